import "server-only";

/** The provider sent more than any answer of ours can be. */
class AnswerTooLargeError extends Error {
  constructor() {
    super("The answer is too large");
    this.name = "AnswerTooLargeError";
  }
}

async function readBounded(response: Response, mostBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  if (response.body !== null) {
    const reader = response.body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      bytes += value.byteLength;
      if (bytes > mostBytes) {
        await reader.cancel();
        throw new AnswerTooLargeError();
      }
      chunks.push(value);
    }
  }
  const whole = new Uint8Array(bytes);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.byteLength;
  }
  return whole;
}

/**
 * A `fetch` for a provider: follows no redirect (a key must not travel on), keeps nothing in a cache, and reads at most
 * `mostBytes` of an answer.
 */
export function boundedFetch(mostBytes: number): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, { ...init, redirect: "error", cache: "no-store" });
    const body = await readBounded(response, mostBytes);
    // Its encoding is undone already, and its length was of what was encoded.
    const headers = new Headers(response.headers);
    headers.delete("content-encoding");
    headers.delete("content-length");
    return new Response(response.status === 204 ? null : body, { status: response.status, headers });
  };
}
