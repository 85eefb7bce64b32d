import { answerOf, ApiFailure, type CallOptions, failureOf, requestOf } from "./api-client";

export interface ProgressEvent {
  readonly stage: string;
  /** 0 to 100, never falling. */
  readonly percent: number;
}

function parsed(data: string): unknown {
  try {
    const value: unknown = JSON.parse(data);
    return value;
  } catch {
    throw new ApiFailure(200, "invalid_response");
  }
}

/** Events as they come: a name and its data. Comments and unnamed events are passed over. */
async function* eventsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<readonly [name: string, data: string]> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const blocks = (rest + decoder.decode(value, { stream: true })).split("\n\n");
    rest = blocks.pop() ?? "";
    for (const block of blocks) {
      const [, name, data] = /^event: (\w+)\ndata: (.*)$/s.exec(block) ?? [];
      if (name !== undefined && data !== undefined) yield [name, data];
    }
  }
}

/**
 * A call that tells how far it is. Answers what the event `result` carries, and throws an `ApiFailure` as `callApi` does.
 * What cannot send events answers at once, as JSON.
 */
export async function callWithProgress<T>(
  address: string,
  options: CallOptions & { readonly result: string; readonly onProgress: (progress: ProgressEvent) => void },
): Promise<T> {
  const response = await requestOf(address, options, "text/event-stream");
  const isStream = response.headers.get("content-type")?.startsWith("text/event-stream") === true;
  if (!isStream || response.body === null) {
    const answer = await answerOf(response);
    if (response.ok) return answer as T;
    throw await failureOf(response.status, answer);
  }
  try {
    for await (const [name, data] of eventsOf(response.body)) {
      if (name === "progress") options.onProgress(parsed(data) as ProgressEvent);
      else if (name === options.result) return parsed(data) as T;
      else if (name === "error") {
        const body = parsed(data);
        const status = typeof body === "object" && body !== null && "status" in body ? Number(body.status) : 500;
        throw await failureOf(status, body);
      }
    }
  } catch (cause) {
    if (cause instanceof ApiFailure || (cause instanceof DOMException && cause.name === "AbortError")) throw cause;
  }
  // It ended before its answer: the connection was lost on the way.
  throw new ApiFailure(0, "offline");
}
