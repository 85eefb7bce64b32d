/** How long a page or a call waits for what the device keeps. */
const STORAGE_PATIENCE_MILLISECONDS = 2000;

export function after<T>(milliseconds: number, value: T): Promise<T> {
  return new Promise((resolve) => setTimeout(() => resolve(value), milliseconds));
}

/**
 * What comes of work with the device's storage; `nothing` where the storage fails or does not answer within two seconds, as
 * where it is full, closed or broken: Squish works without it. The work itself goes on.
 */
export function orNothing<T>(work: Promise<T>, nothing: T): Promise<T> {
  return Promise.race([work.catch(() => nothing), after(STORAGE_PATIENCE_MILLISECONDS, nothing)]);
}
