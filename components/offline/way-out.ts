import { fetchUser } from "@/components/shell/user-store";
import { ApiFailure, callApi, type CallOptions } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { whenWorkerSays } from "./connection-store";
import { SESSION_MARKS } from "./forget-family";
import { after } from "./worker-storage";

/** How long the answer that ends a session is waited for before somebody asks whether it is over. */
const PATIENCE_MILLISECONDS = 2_000;
/** How long the worker gets to come to an end of what it does with its shelves. */
const REST_MILLISECONDS = 1_000;

/** Lets the worker leave its shelves alone, which the browser is about to clear. */
async function rest(): Promise<void> {
  const worker = "serviceWorker" in navigator ? navigator.serviceWorker.controller : null;
  if (worker === null) return;
  const rests = new Promise<void>((resolve) => whenWorkerSays("rests", resolve));
  worker.postMessage({ kind: "rest" });
  await Promise.race([rests, after(REST_MILLISECONDS, undefined)]);
}

async function isOver(): Promise<boolean> {
  try {
    await fetchUser();
    return false;
  } catch (failure) {
    return failure instanceof ApiFailure && failure.status === 401;
  }
}

async function emptyShelves(): Promise<void> {
  for (const shelf of await caches.keys()) await caches.delete(shelf);
}

/**
 * Does what the browser would have done, had it let the answer through: this device keeps nothing of the family. The
 * session's own cookie cannot be reached from here, and is worth nothing.
 */
async function forgetSession(): Promise<void> {
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  for (const mark of SESSION_MARKS) document.cookie = `${mark}=; Path=/; Max-Age=0${secure}`;
  try {
    localStorage.clear();
    sessionStorage.clear();
    await Promise.race([emptyShelves(), after(PATIENCE_MILLISECONDS, undefined)]);
  } catch {
    // Storage is closed in this browser: nothing was kept.
  }
}

/**
 * Sends a call that ends the session, and resolves once the session is over. The browser holds such an answer back until
 * it has cleared what it keeps (`Clear-Site-Data`), and Chromium now and then never ends that where the worker is at its
 * shelves. So the worker rests first; and where no answer comes, the server is asked whether it is over. Rejects as the
 * call does.
 */
export async function endSession(address: string, options: CallOptions): Promise<void> {
  await rest();
  const held = new AbortController();
  const answered = callApi(address, { ...options, signal: held.signal }).then(() => true);
  const late = () => after(PATIENCE_MILLISECONDS, false);
  while (!(await Promise.race([answered, late()]))) {
    if (!(await Promise.race([isOver(), late()]))) continue;
    held.abort();
    await forgetSession();
    return;
  }
}

/** Signs out and goes home. Rejects where nobody could be signed out. */
export async function signOut(): Promise<void> {
  await endSession(memberEndpoints.logout, { method: "POST" });
  window.location.assign("/");
}
