import { useEffect, useSyncExternalStore } from "react";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";
import { currentUser, isMarked, setUser, subscribeToUser, type SignedInUser } from "./user-store";

/** `asking`: a browser with a session whose parent nobody knows; `unreachable`: the server could not say who it is. */
export type AccountReach = "known" | "asking" | "unreachable";

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
    const { user } = await callApi<{ readonly user?: SignedInUser | null }>(endpoints.user);
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
    if (currentUser() === null && !isAnswered && isMarked() && reach === "known") void askAgain();
    else if (currentUser() !== null && reach !== "known") become("known");
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

/** Whether it is known who is signed in, where a page has nothing to show but what is a parent's own. */
export function useAccountReach(): AccountReach {
  useEffect(watchAccount, []);
  return useSyncExternalStore(
    subscribe,
    () => reach,
    () => "known",
  );
}
