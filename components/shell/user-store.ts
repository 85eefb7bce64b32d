import { ApiFailure, callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";

/** The signed-in parent as the user call answers it. `clerkId` is what a comment's `userId` is compared with. */
export interface SignedInUser {
  readonly clerkId: string;
  readonly username: string;
  readonly fullName?: string | null;
  readonly firstName?: string | null;
  readonly lastName?: string | null;
  readonly email?: string;
  readonly role?: string;
}

/** `undefined` while nobody knows yet, `null` for a visitor. */
export type CurrentUser = SignedInUser | null | undefined;

let current: CurrentUser;
let asked: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Says who is signed in from now on; signing in and out call it. */
export function setUser(user: SignedInUser | null): void {
  current = user;
  for (const listener of listeners) listener();
}

/** The server (over HTTPS behind a prefix), or Clerk, marks a browser with a session; without it there is nobody to ask for. */
const MARK = /signed_in=1|__client_uat[\w-]*=[1-9]/;

/** Whether this browser is said to have a session. */
export function isMarked(): boolean {
  return MARK.test(document.cookie);
}

/** Who the server says is signed in. */
export function fetchUser(): Promise<{ readonly user?: SignedInUser | null }> {
  return callApi(endpoints.user);
}

async function ask(): Promise<void> {
  try {
    setUser((isMarked() && (await fetchUser()).user) || null);
  } catch (failure) {
    // Somebody whose session cannot be asked for counts as signed out, until `account-reach` has asked again.
    if (failure instanceof ApiFailure) setUser(null);
    else throw failure;
  }
}

/** Asks who is signed in, once; the answer is kept for as long as the page lives. */
export function loadUser(): Promise<void> {
  asked ??= current === undefined ? ask() : Promise.resolve();
  return asked;
}

export function currentUser(): CurrentUser {
  return current;
}

/** Calls `listener` whenever somebody else is signed in, until the returned function is called. */
export function subscribeToUser(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
