// What happens when more is asked than can be answered: Next queues without end, and everybody waits. Here some are told
// at once to come again, before any work is done for them, so that the others are answered in time. What matters least
// goes first: counting, then what is written, then what is read; whether the server lives is always said.
import { answerFailure } from "./own-answer.mjs";

/** How many calls may be in work when one of its kind is still let in. */
const MOST_AT_ONCE = { events: 100, writes: 150, reads: 200 };
/** After this long a body that has not come whole is its sender's matter: nobody holds a place by sending slowly. */
const PATIENCE_MILLISECONDS = 30;
const RETRY_AFTER_SECONDS = 1;

/** The words of the one error table (lib/http/error-response.ts); a test compares them. */
const TOO_BUSY = { error: "Too busy right now. Please try again in a moment.", code: "overloaded" };

/** What a call is, as far as it matters here; undefined where it is none of the API, or must always be answered. */
export function kindOf({ method, url = "/" }) {
  const path = url.split("?", 1)[0];
  if (!path.startsWith("/api/") || path.startsWith("/api/health/") || path === "/api/metrics") return undefined;
  if (method === "GET" || method === "HEAD") return "reads";
  return path === "/api/analytics/events" ? "events" : "writes";
}

export class Door {
  #inWork = 0;
  #most;
  #patience;
  #leaves = new WeakMap();
  /** How many were sent away since the start. */
  turnedAway = 0;

  constructor({ most = MOST_AT_ONCE, patience = PATIENCE_MILLISECONDS } = {}) {
    this.#most = most;
    this.#patience = patience;
  }

  /** Calls in work now. */
  get inWork() {
    return this.#inWork;
  }

  /** True where the call may go on; otherwise it has been answered. */
  admits(request, response) {
    const kind = kindOf(request);
    if (kind === undefined) return true;
    if (this.#inWork >= this.#most[kind]) {
      this.turnedAway += 1;
      this.#sendAway(request, response);
      return false;
    }
    this.#hold(request, response);
    return true;
  }

  #hold(request, response) {
    let held = true;
    let over = false;
    this.#inWork += 1;
    const release = () => {
      if (held) this.#inWork -= 1;
      held = false;
    };
    const letGo = () => {
      if (request.complete || over) return;
      release();
      request.once("end", () => {
        if (held || over) return;
        held = true;
        this.#inWork += 1;
      });
    };
    // What has come meanwhile to a server that was busy is read first.
    const late = setTimeout(() => setImmediate(letGo), this.#patience);
    late.unref();
    const leaves = this.#leavesOf(request.socket);
    const leave = () => {
      over = true;
      clearTimeout(late);
      release();
      leaves.delete(leave);
    };
    leaves.add(leave);
    response.once("finish", leave);
  }

  /**
   * What the calls of a connection do when they leave; all of them do when it ends. An answer whose turn has not come on
   * its connection hears nothing of that end itself.
   */
  #leavesOf(socket) {
    const known = this.#leaves.get(socket);
    if (known) return known;
    const leaves = new Set();
    this.#leaves.set(socket, leaves);
    socket.once("close", () => {
      for (const leave of leaves) leave();
    });
    return leaves;
  }

  #sendAway(request, response) {
    const headers = { "Retry-After": String(RETRY_AFTER_SECONDS) };
    answerFailure(request, response, { status: 503, words: TOO_BUSY, headers });
    // What still comes of the body is let go by, so that the connection can be used again.
    request.resume();
  }
}
