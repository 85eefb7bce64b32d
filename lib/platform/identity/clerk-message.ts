import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { HeaderSource } from "./port";

/** How far the clock of whoever sends may be from ours, either way; older messages may have been kept by somebody. */
const TOLERANCE_SECONDS = 5 * 60;

const SECRET_START = "whsec_";

const sent = z.object({ type: z.string().max(100), data: z.looseObject({ id: z.string().min(1).max(100) }) });
const ABOUT_A_PERSON = ["user.created", "user.updated", "user.deleted"];

/** The header as Svix writes it: `v1,…`, several with a space between while a secret is being changed. */
function isSigned(text: string, signatures: string, secret: string): boolean {
  const key = Buffer.from(secret.slice(SECRET_START.length), "base64");
  const expected = createHmac("sha256", key).update(text).digest();
  return signatures.split(" ").some((signature) => {
    const [version, value = ""] = signature.split(",");
    const given = Buffer.from(value, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

/**
 * Whom a message of Clerk's is about; undefined for one that is about no person. Throws `sign_in_required` where it is
 * not signed with our secret, or was signed more than five minutes from `now`, and `invalid_json` for what is signed and
 * cannot be read. `body` is the message to the byte: written anew it would have another signature.
 */
export function messageAbout(
  source: HeaderSource,
  body: string,
  secret: string,
  now: Date = new Date(),
): UserId | undefined {
  const said = (name: string) => source.headers.get(name)?.trim() ?? "";
  const [id, at, signatures] = [said("svix-id"), said("svix-timestamp"), said("svix-signature")];
  const age = Math.abs(now.getTime() / 1000 - Number(at));
  const isInTime = /^\d{1,12}$/.test(at) && age <= TOLERANCE_SECONDS;
  if (id === "" || !isInTime || !isSigned(`${id}.${at}.${body}`, signatures, secret)) {
    throw new AppError("sign_in_required", { message: "This message is not signed." });
  }
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch (cause) {
    throw new AppError("invalid_json", { cause });
  }
  const message = sent.safeParse(read);
  if (!message.success || !ABOUT_A_PERSON.includes(message.data.type)) return undefined;
  return message.data.data.id as UserId;
}
