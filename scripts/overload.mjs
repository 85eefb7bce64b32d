// What happens when more is asked than can be answered: Next works at everything at once, and everybody waits. Here a few
// calls are worked at and the others wait for their turn, no longer than a second's work; who comes then is told to come
// again, before any work is done for them. What matters least goes first: counting, then what is written, then what is
// read; whether the server lives is always said.
import { answerFailure } from "./own-answer.mjs";

/** How many calls may be inside, at work or waiting, when one of its kind is still let in. */
const MOST_INSIDE = { events: 150, writes: 225, reads: 300 };
/** More than these at once take longer for each than one after the other. */
const MOST_AT_WORK = 32;
/** A call that is not answered by then waits for somebody else, a model or the database: another may begin. */
const LONG_MILLISECONDS = 100;
/** After this long a body that has not come whole is its sender's matter: nobody holds a place by sending slowly. */
const PATIENCE_MILLISECONDS = 30;
const RETRY_AFTER_SECONDS = 1;
/** Who is sent away and asks again at once, whatever it was told, costs less the later it hears. */
const REFUSAL_MILLISECONDS = 60;
/** More than these would cost those who are inside a fifth of their time. */
const REFUSALS_PER_SECOND = 800;
/** Nobody waits for a refusal longer than it tells him to wait. */
const LONGEST_REFUSAL_MILLISECONDS = 1_000 * RETRY_AFTER_SECONDS;
/** Each that waits for its refusal costs room: more than these are told at once. */
const MOST_OUTSIDE = 2_000;

/** The words of the one error table (lib/http/error-response.ts); a test compares them. */
const TOO_BUSY = { error: "Too busy right now. Please try again in a moment.", code: "overloaded" };

/** What a call is, as far as it matters here; undefined where it is none of the API, or must always be answered. */
export function kindOf({ method, url = "/" }) {
  const path = url.split("?", 1)[0];
  if (!path.startsWith("/api/") || path.startsWith("/api/health/") || path === "/api/metrics") return undefined;
  if (method === "GET" || method === "HEAD") return "reads";
  return path === "/api/analytics/events" ? "events" : "writes";
}

/**
 * Milliseconds until one is told that it is sent away, where so many wait to be told: 60 while they are few, so many that
 * no more are told in a second than the server has time for, a second at most.
 */
export function refusalDelay(outside) {
  if (outside > MOST_OUTSIDE) return 0;
  const shared = (1_000 * outside) / REFUSALS_PER_SECOND;
  return Math.min(LONGEST_REFUSAL_MILLISECONDS, Math.max(REFUSAL_MILLISECONDS, shared));
}

/** Who works, and who waits for it: first come, first served. */
class Turns {
  #atWork = 0;
  #waiting = new Set();
  #most;

  constructor(most) {
    this.#most = most;
  }

  /** Calls `begin` when its turn has come, at once where nobody is before it. The returned function ends or forgoes it. */
  take(begin) {
    const turn = { begin, works: false };
    this.#waiting.add(turn);
    this.#next();
    return () => {
      this.#waiting.delete(turn);
      if (!turn.works) return;
      turn.works = false;
      this.#atWork -= 1;
      this.#next();
    };
  }

  #next() {
    for (const turn of this.#waiting) {
      if (this.#atWork >= this.#most) return;
      this.#waiting.delete(turn);
      this.#atWork += 1;
      turn.works = true;
      turn.begin();
    }
  }
}

export class Door {
  #inside = 0;
  #outside = 0;
  #most;
  #patience;
  #turns;
  #leaves = new WeakMap();
  /** How many were sent away since the start. */
  turnedAway = 0;

  constructor({ most = MOST_INSIDE, patience = PATIENCE_MILLISECONDS, atWork = MOST_AT_WORK } = {}) {
    this.#most = most;
    this.#patience = patience;
    this.#turns = new Turns(atWork);
  }

  /** Calls that were let in and have not left, but for those whose senders are slow. */
  get inside() {
    return this.#inside;
  }

  /** Calls that wait to be told that they are sent away. */
  get outside() {
    return this.#outside;
  }

  /** Calls `work` when it is this call's turn. One that is not let in is answered here. */
  admit(request, response, work) {
    const kind = kindOf(request);
    if (kind === undefined) work();
    else if (this.#inside < this.#most[kind]) this.#letIn(request, response, work);
    else {
      this.turnedAway += 1;
      this.#sendAwayLater(request, response);
    }
  }

  #sendAwayLater(request, response) {
    let waits = true;
    this.#outside += 1;
    const leave = () => {
      if (waits) this.#outside -= 1;
      waits = false;
      clearTimeout(later);
    };
    const later = setTimeout(() => {
      leave();
      this.#sendAway(request, response);
    }, refusalDelay(this.#outside));
    response.once("close", leave);
  }

  #letIn(request, response, work) {
    let counts = true;
    let over = false;
    let begun = false;
    const timers = [];
    this.#inside += 1;
    const release = () => {
      if (counts) this.#inside -= 1;
      counts = false;
    };
    const begin = () => {
      if (begun || over) return;
      begun = true;
      work();
    };
    const letGo = () => {
      // A body of which so much has come waits for us: nobody reads it before its call's turn.
      const waitsForUs = !begun && request.readableLength >= request.readableHighWaterMark;
      if (request.complete || over || !counts || waitsForUs) return;
      release();
      endTurn();
      request.once("end", () => {
        if (over) return;
        counts = true;
        this.#inside += 1;
      });
      begin();
    };
    // What has come meanwhile to a server that was busy is read first.
    const watchSender = () => timers.push(setTimeout(() => setImmediate(letGo), this.#patience).unref());
    watchSender();
    const endTurn = this.#turns.take(() => {
      watchSender();
      timers.push(setTimeout(() => endTurn(), LONG_MILLISECONDS).unref());
      // It may have been begun by the end of another.
      setImmediate(begin);
    });
    const leaves = this.#leavesOf(request.socket);
    const leave = () => {
      over = true;
      for (const timer of timers) clearTimeout(timer);
      release();
      endTurn();
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
