import type { z } from "zod";
import { AppError } from "@/lib/domain/shared/app-error";
import { issuesOf } from "./error-response";

/** Deeper than any request of ours; parsing deep arrays costs time and walking them costs the stack. */
const MAX_JSON_DEPTH = 16;

function tooLarge(): AppError {
  return new AppError("payload_too_large");
}

/** Refuses a body whose announced length is over the limit, before a byte of it is read. */
export function checkAnnouncedLength(request: Request, maxBytes: number): void {
  const announced = request.headers.get("content-length");
  if (announced === null) return;
  if (!/^\d{1,15}$/.test(announced) || Number(announced) > maxBytes) throw tooLarge();
}

/** Only JSON, in the clear: a form or plain text could be posted by another site without a preflight. */
export function checkContentType(request: Request): void {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  const encoding = request.headers.get("content-encoding")?.toLowerCase() ?? "identity";
  if (type !== "application/json" || encoding !== "identity") throw new AppError("unsupported_media_type");
}

/**
 * Takes what still comes and forgets it: a body left half-read keeps its connection from the caller's next call. The
 * server ends the whole request after a minute.
 */
async function discard(reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  while (!(await reader.read()).done);
}

/** The body's text. Bytes are counted as they arrive: a missing or lying length does not help. */
export async function readText(request: Request, maxBytes: number): Promise<string> {
  if (request.body === null) return "";
  const reader = request.body.getReader();
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let text = "";
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return text + decoder.decode();
      bytes += value.byteLength;
      if (bytes > maxBytes) throw tooLarge();
      text += decoder.decode(value, { stream: true });
    }
  } catch (error) {
    void discard(reader).catch(() => undefined);
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_json", { cause: error });
  }
}

function isTooDeep(text: string): boolean {
  let depth = 0;
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (inString) {
      if (character === "\\") index += 1;
      else if (character === '"') inString = false;
    } else if (character === '"') inString = true;
    else if (character === "{" || character === "[") {
      depth += 1;
      if (depth > MAX_JSON_DEPTH) return true;
    } else if (character === "}" || character === "]") depth -= 1;
  }
  return false;
}

/** Parses JSON; anything that is not, or is nested deeper than 16, is `invalid_json`. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new AppError("invalid_json");
  try {
    const parsed: unknown = JSON.parse(text);
    return parsed;
  } catch (cause) {
    throw new AppError("invalid_json", { cause });
  }
}

/** The value as the schema says, or `code` with a list of what does not hold. */
export function validate<T extends z.ZodType>(
  schema: T,
  value: unknown,
  code: "invalid_input" | "not_found" = "invalid_input",
): z.output<T> {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw new AppError(code, code === "invalid_input" ? { issues: issuesOf(result.error) } : {});
}
