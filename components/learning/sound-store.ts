const STORAGE_KEY = "learning_sound";

let current: boolean | undefined;
const listeners = new Set<() => void>();

function read(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) !== "off";
  } catch {
    // Storage is closed in this browser: the choice lasts as long as the page.
    return true;
  }
}

/** Whether the games may be heard; they may until somebody turns it off on this device. */
export function isSoundOn(): boolean {
  current ??= read();
  return current;
}

/** Applies at once and is remembered on this device where that is allowed. */
export function setSound(on: boolean): void {
  current = on;
  try {
    localStorage.setItem(STORAGE_KEY, on ? "on" : "off");
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToSound(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
