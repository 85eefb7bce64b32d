import { z } from "zod";

/** C0 and C1 controls but tab and newline: a NUL reaches Postgres as an error, the rest reaches a terminal. */
const CONTROLS = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/**
 * Characters nobody sees: tag characters, bidirectional overrides, zero-width space, word joiner, byte order mark and
 * variation selectors. Zero-width joiner and non-joiner stay: Burmese and emoji need them.
 */
const INVISIBLE =
  /[\u200b\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufe00-\ufe0e\u00ad]|[\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]/gu;
const LONE_SURROGATE = /[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;
const VISIBLE = /[^\s\u200c\u200d]/u;

/** A text without what cannot be stored or seen: NFC, line ends as newline, trimmed. Cleaning twice equals once. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?/g, "\n")
    .replace(LONE_SURROGATE, "")
    .replace(CONTROLS, "")
    .replace(INVISIBLE, "")
    .normalize("NFC")
    .trim();
}

/** A cleaned text of at most `max` UTF-16 units for keeping and showing; what is cut off is marked by "…". */
export function shortText(text: string, max: number): string {
  const clean = cleanText(text.slice(0, max * 4));
  return clean.length <= max ? clean : `${clean.slice(0, max - 1).replace(LONE_SURROGATE, "")}…`;
}

/** Issue keys of `Validation` in the messages. */
const REQUIRED = "required";
const TOO_LONG = "tooLong";

/**
 * Text a person typed, cleaned, with at least one visible character and at most `max` UTF-16 units. The raw input may
 * be four times as long, so that cleaning is bounded too.
 */
export function safeText(max: number) {
  return z
    .string()
    .max(max * 4, TOO_LONG)
    .transform(cleanText)
    .pipe(z.string().max(max, TOO_LONG).regex(VISIBLE, REQUIRED));
}
