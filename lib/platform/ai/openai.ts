import "server-only";
import { createOpenAI } from "@ai-sdk/openai";
import { APICallError, generateText, NoObjectGeneratedError, NoOutputGeneratedError, Output } from "ai";
import { boundedFetch } from "./bounded-fetch";
import type { Outcome, Provider, ProviderFailure, Question } from "./port";

export interface OpenAiSettings {
  readonly apiKey: string;
  /** A server that speaks the same protocol; OpenAI's own where it is undefined. */
  readonly baseUrl: string | undefined;
  readonly writer: string | undefined;
  readonly vision: string | undefined;
  /** OpenAI's own answers by Responses; every other server knows Chat Completions. */
  readonly api: "responses" | "chat";
}

/** Sixty times a long recipe. */
const MOST_ANSWER_BYTES = 256 * 1024;

function retryAfter(error: APICallError): number | undefined {
  const seconds = Number(error.responseHeaders?.["retry-after"] ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

function statusFailure(error: APICallError): ProviderFailure {
  const { statusCode = 0 } = error;
  if (statusCode === 401 || statusCode === 403) return { reason: "denied" };
  if (statusCode !== 429 && statusCode !== 503) return { reason: "broken" };
  const restSeconds = retryAfter(error);
  return { reason: "limited", ...(restSeconds === undefined ? {} : { restSeconds }) };
}

/** Failures to connect: not a byte of the question has left. */
const NOT_CONNECTED = new Set([
  "ECONNREFUSED",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const DEEPEST_CAUSE = 5;

function isUnreachable(error: unknown, depth = 0): boolean {
  if (typeof error !== "object" || error === null || depth > DEEPEST_CAUSE) return false;
  if ("code" in error && typeof error.code === "string" && NOT_CONNECTED.has(error.code)) return true;
  return "cause" in error && isUnreachable(error.cause, depth + 1);
}

/** What became of a call that threw. Nothing of the error but its kind goes on: it carries the provider's words. */
function outcomeOf(error: unknown, signal: AbortSignal): Outcome<never> {
  if (NoObjectGeneratedError.isInstance(error)) return { kind: "unusable", tokens: error.usage?.totalTokens };
  if (signal.aborted) {
    const slow = signal.reason instanceof DOMException && signal.reason.name === "TimeoutError";
    return slow ? { kind: "failed", failure: { reason: "slow" }, worked: true } : { kind: "cancelled" };
  }
  // Text nested so deep that reading it ends the stack: the model's doing, not the provider's.
  if (error instanceof RangeError) return { kind: "unusable", tokens: undefined };
  if (isUnreachable(error)) return { kind: "failed", failure: { reason: "unreachable" }, worked: false };
  if (APICallError.isInstance(error) && error.statusCode !== undefined && error.statusCode >= 400) {
    return { kind: "failed", failure: statusFailure(error), worked: false };
  }
  return { kind: "failed", failure: { reason: "broken" }, worked: true };
}

/** OpenAI, or any server that speaks as it does. */
export function openAiProvider(settings: OpenAiSettings): Provider {
  // The package would write what it thinks of a call to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;

  const openai = createOpenAI({
    apiKey: settings.apiKey,
    ...(settings.baseUrl === undefined ? {} : { baseURL: settings.baseUrl }),
    fetch: boundedFetch(MOST_ANSWER_BYTES),
  });

  return {
    writes: settings.writer !== undefined,
    sees: settings.vision !== undefined,
    async ask<T>(question: Question<T>, signal: AbortSignal): Promise<Outcome<T>> {
      const name = question.kind === "photo" ? settings.vision : settings.writer;
      if (name === undefined) return { kind: "failed", failure: { reason: "unreachable" }, worked: false };
      const { system, prompt, image, schema } = question;
      try {
        const result = await generateText({
          model: settings.api === "chat" ? openai.chat(name) : openai.responses(name),
          system,
          messages: [
            {
              role: "user",
              content: [
                { type: "text", text: prompt },
                ...(image === undefined ? [] : [{ type: "image" as const, image, mediaType: "image/jpeg" }]),
              ],
            },
          ],
          output: Output.object({ schema, name: question.kind }),
          maxOutputTokens: question.mostAnswerTokens,
          maxRetries: 0,
          abortSignal: signal,
          // Nothing of a family is kept there for longer than the provider's own log of abuse.
          providerOptions: { openai: { store: false } },
        });
        const tokens = result.usage.totalTokens;
        try {
          return { kind: "answered", value: result.output, tokens };
        } catch (error) {
          // The model stopped before its answer was whole: its length, a filter, a tool it was not given.
          if (NoOutputGeneratedError.isInstance(error)) return { kind: "unusable", tokens };
          throw error;
        }
      } catch (error) {
        return outcomeOf(error, signal);
      }
    },
  };
}
