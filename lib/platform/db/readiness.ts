import "server-only";

declare global {
  var squishPrepared: boolean | undefined;
}

/** Set by `scripts/serve.mjs` when it was told to stop. */
const STOPPING = Symbol.for("squish.stopping");

/** Called once the database is migrated. */
export function markPrepared(): void {
  globalThis.squishPrepared = true;
}

/** True from then on until the process is told to stop: a balancer sends nothing more to one that is going. */
export function isPrepared(): boolean {
  return globalThis.squishPrepared === true && Reflect.get(globalThis, STOPPING) !== true;
}
