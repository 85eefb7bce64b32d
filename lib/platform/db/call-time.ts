import "server-only";
import { AsyncLocalStorage } from "node:async_hooks";
import { AppError } from "@/lib/domain/shared/app-error";

/** How long one call may wait for the database, all its questions together: its caller hears within five seconds. */
const CALL_MILLISECONDS = 4_500;

/** What one call has waited for the database. Questions that are open at the same time count once. */
class CallTime {
  /** Rejects when the time is up. */
  readonly up: Promise<never>;
  #left: number;
  #open = 0;
  #since = 0;
  #timer: NodeJS.Timeout | undefined;
  #isUp = false;
  #end: (failure: AppError) => void = () => undefined;

  constructor(milliseconds: number) {
    this.#left = milliseconds;
    this.up = new Promise((_, reject) => {
      this.#end = reject;
    });
    this.up.catch(() => undefined);
  }

  get isUp(): boolean {
    return this.#isUp;
  }

  /** Of the module that began the call, which may be another copy of this one than the connection's. */
  failure(): AppError {
    return new AppError("overloaded", { retryAfterSeconds: 1 });
  }

  async counted<T>(question: () => Promise<T>): Promise<T> {
    if (this.#open === 0) {
      this.#since = performance.now();
      this.#timer = setTimeout(() => {
        this.#isUp = true;
        this.#end(this.failure());
      }, this.#left);
    }
    this.#open += 1;
    try {
      return await question();
    } finally {
      this.#open -= 1;
      if (this.#open === 0) {
        clearTimeout(this.#timer);
        this.#left = Math.max(this.#left - (performance.now() - this.#since), 0);
      }
    }
  }
}

/** `mayBeLate`: what is asked now is asked though the time is up. */
interface Call {
  readonly time: CallTime;
  readonly mayBeLate: boolean;
}

declare global {
  /** One per process: Next bundles this module several times. */
  var squishCalls: AsyncLocalStorage<Call> | undefined;
}

function calls(): AsyncLocalStorage<Call> {
  globalThis.squishCalls ??= new AsyncLocalStorage();
  return globalThis.squishCalls;
}

/**
 * Does what a call is for. Once it has waited too long for the database, `overloaded` is thrown at once; what is still
 * on its way comes to its own end, nothing more is asked for it, and its transactions are undone. Within a call the
 * call's own time goes on. Work that waits for anything else, a model or a body, loses no time by it.
 */
export function withinCallTime<T>(act: () => Promise<T>, milliseconds = CALL_MILLISECONDS): Promise<T> {
  const call = calls().getStore() ?? { time: new CallTime(milliseconds), mayBeLate: false };
  return Promise.race([calls().run(call, act), call.time.up]);
}

/** Waits for the database on the call's time, or for another call that does. Throws at once where the time is up. */
export async function onCallTime<T>(question: () => Promise<T>): Promise<T> {
  const call = calls().getStore();
  if (call === undefined) return question();
  if (call.time.isUp && !call.mayBeLate) throw call.time.failure();
  return call.time.counted(question);
}

/** Whether nothing may be asked for this call any more. */
export function isCallTimeUp(): boolean {
  const call = calls().getStore();
  return call !== undefined && call.time.isUp && !call.mayBeLate;
}

/** What has to be written down though nobody waits for it any more: that a guess failed, what a model cost. */
export function evenLate<T>(act: () => Promise<T>): Promise<T> {
  const call = calls().getStore();
  return call === undefined ? act() : calls().run({ time: call.time, mayBeLate: true }, act);
}
