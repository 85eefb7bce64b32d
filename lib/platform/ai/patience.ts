import "server-only";

/**
 * Does what nobody waits for longer than this many milliseconds. `within` is aborted when they are over (with a
 * `TimeoutError`) or when the caller leaves; nothing else ends the work.
 *
 * `AbortSignal.any` over `AbortSignal.timeout` would say the same, but Node 20 collects the timeout as rubbish when only
 * the combined signal is kept: it never fires then, and a provider that is silent after its headers is waited for.
 */
export async function withPatience<T>(
  signal: AbortSignal,
  milliseconds: number,
  act: (within: AbortSignal) => Promise<T>,
): Promise<T> {
  const within = new AbortController();
  const leave = () => {
    within.abort(signal.reason);
  };
  if (signal.aborted) leave();
  signal.addEventListener("abort", leave, { once: true });
  const timer = setTimeout(() => {
    within.abort(new DOMException("Nobody waits any longer", "TimeoutError"));
  }, milliseconds);
  try {
    return await act(within.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener("abort", leave);
  }
}
