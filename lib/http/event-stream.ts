import "server-only";
import type { AppError } from "@/lib/domain/shared/app-error";
import type { EventContract } from "./contract";
import { apiHeaders, ERRORS, errorBody, toAppError } from "./error-response";

/** Often enough that no proxy on the way takes a slow answer for a dead one. */
const SIGN_OF_LIFE_MILLISECONDS = 5_000;

export function wantsEvents(request: Request): boolean {
  return (request.headers.get("accept") ?? "").toLowerCase().includes("text/event-stream");
}

interface EventWork {
  readonly requestId: string;
  readonly events: EventContract;
  /** The request's own end. */
  readonly signal: AbortSignal;
  /** Does what was asked. `tell` takes a stage of the contract; the signal is aborted when nobody reads any more. */
  readonly act: (signal: AbortSignal, tell: (stage: string) => void) => Promise<unknown>;
  /** Called once, when the last event is out or nobody reads any more. */
  readonly ended: (status: number, failure?: AppError) => void;
}

/**
 * Answers with events: `progress` ({ stage, percent }, never falling), then one with the result under the contract's
 * name, or `error` (as every failed call answers, with its status). Nothing of a result leaves before it is whole.
 */
export function eventStream({ requestId, events, signal, act, ended }: EventWork): Response {
  const left = new AbortController();
  const either = AbortSignal.any([signal, left.signal]);
  const encoder = new TextEncoder();
  const body = new ReadableStream<Uint8Array>({
    start(stream) {
      const write = (text: string) => {
        if (!either.aborted) stream.enqueue(encoder.encode(text));
      };
      const send = (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
      const life = setInterval(() => write(":\n\n"), SIGN_OF_LIFE_MILLISECONDS);
      let percent = 0;
      const tell = (stage: string) => {
        percent = Math.max(percent, events.stages[stage] ?? 0);
        send("progress", { stage, percent });
      };
      void act(either, tell)
        .then(
          (result) => {
            send(events.result, result);
            ended(200);
          },
          (thrown: unknown) => {
            const failure = toAppError(thrown);
            const { status } = ERRORS[failure.code];
            send("error", { ...errorBody(failure, requestId), status });
            ended(status, failure);
          },
        )
        .finally(() => {
          clearInterval(life);
          if (!left.signal.aborted) stream.close();
        });
    },
    cancel() {
      left.abort();
    },
  });
  const headers = apiHeaders(requestId, { "Content-Type": "text/event-stream; charset=utf-8" });
  // A proxy that collects an answer before it passes it on would keep every event until the last.
  headers.set("Cache-Control", "no-store, no-transform");
  headers.set("X-Accel-Buffering", "no");
  return new Response(body, { headers });
}
