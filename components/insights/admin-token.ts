/** As specified. Whoever can read this device's storage and has an admin's session reads the figures. */
const STORAGE_KEY = "adminToken";

let current: string | undefined;
const listeners = new Set<() => void>();

function read(): string {
  try {
    return localStorage.getItem(STORAGE_KEY) ?? "";
  } catch {
    // Storage is closed in this browser: the token lasts as long as the page.
    return "";
  }
}

function write(token: string): void {
  try {
    if (token === "") localStorage.removeItem(STORAGE_KEY);
    else localStorage.setItem(STORAGE_KEY, token);
  } catch {
    // As above.
  }
}

/** The token that this device remembers; empty without one. */
export function adminToken(): string {
  current ??= read();
  return current;
}

/** Remembers a token, or with an empty one forgets it. */
export function setAdminToken(token: string): void {
  current = token.trim();
  write(current);
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToAdminToken(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
