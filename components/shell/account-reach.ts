import { useEffect, useSyncExternalStore } from "react";
import { ApiFailure } from "@/lib/http/api-client";
import { useUser } from "./use-user";
import { currentUser, fetchUser, isMarked, setUser, subscribeToUser, type SignedInUser } from "./user-store";

/** `asking`: a browser with a session whose parent nobody knows; `unreachable`: the server could not say who it is. */
type AccountReach = "known" | "asking" | "unreachable";

/** Until it is asked again, for the first times and for each later one. */
const WAITS_MILLISECONDS = [2_000, 5_000, 15_000, 30_000];
/** The server has said that there is nobody: it will say no other. */
const NOBODY = new Set([401, 403]);

let reach: AccountReach = "known";
let isWatching = false;
let isAnswered = false;
let asks = 0;
let timer = 0;
const listeners = new Set<() => void>();

function become(next: AccountReach): void {
  reach = next;
  for (const listener of listeners) listener();
}

/** Asks who is signed in, where a session is there and nobody could say whose it is. */
export async function askAgain(): Promise<void> {
  clearTimeout(timer);
  if (isAnswered || currentUser() !== null || !isMarked()) {
    become("known");
    return;
  }
  if (reach === "known") become("asking");
  try {
    const { user } = await fetchUser();
    isAnswered = true;
    become("known");
    if (user) setUser(user);
  } catch (failure) {
    isAnswered = failure instanceof ApiFailure && NOBODY.has(failure.status);
    become(isAnswered ? "known" : "unreachable");
    if (isAnswered) return;
    timer = window.setTimeout(() => void askAgain(), WAITS_MILLISECONDS[Math.min(asks, WAITS_MILLISECONDS.length - 1)]);
    asks += 1;
  }
}

/** From now on a parent whom a failing server could not name is asked for until it can. */
export function watchAccount(): void {
  if (isWatching) return;
  isWatching = true;
  const onChange = () => {
    // Somebody who seems to be nobody, or is known by now.
    if (currentUser() === null ? reach === "known" : reach !== "known") void askAgain();
  };
  subscribeToUser(onChange);
  window.addEventListener("online", () => void askAgain());
  onChange();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * As `useUser`, for a page that has nothing to show but what is a parent's own: a browser with a session is loading until
 * the server has said whose it is, or could not (`isUnreachable`).
 */
export function useAccount(): {
  readonly user: SignedInUser | undefined;
  readonly isLoading: boolean;
  readonly isUnreachable: boolean;
} {
  const { user, isLoading } = useUser();
  useEffect(watchAccount, []);
  const reached = useSyncExternalStore(
    subscribe,
    () => reach,
    () => "known",
  );
  const isUnknown = user === undefined;
  return {
    user,
    isLoading: isLoading || (isUnknown && reached === "asking"),
    isUnreachable: isUnknown && reached === "unreachable",
  };
}
