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

/** What is being done with the device's storage, so that somebody can wait for the end of all of it. */
export class WorkUnderWay {
  readonly #open = new Set<Promise<unknown>>();

  /** Notes work until it has ended, and gives it back. */
  add<T>(work: Promise<T>): Promise<T> {
    const ends = () => void this.#open.delete(work);
    this.#open.add(work);
    work.then(ends, ends);
    return work;
  }

  /** Once all of it has ended, what was begun meanwhile included. */
  async ends(): Promise<void> {
    while (this.#open.size > 0) await Promise.allSettled(this.#open);
  }
}
