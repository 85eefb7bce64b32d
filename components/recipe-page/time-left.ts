import { burmeseDigits } from "@/lib/domain/shared/burmese-digits";
import type { RunningTimer } from "./cook-progress";

/**
 * "9:05", "1:02:00" in the digits of the language: what is left of a timer, never below nothing; a second that has begun counts as whole. Never more than
 * the whole time: `now` may have been read before the timer began.
 */
export function timeLeft(
  { endsAt, minutes: whole }: Pick<RunningTimer, "endsAt" | "minutes">,
  now: number,
  locale: string,
): string {
  const left = Math.min(Math.ceil((endsAt - now) / 1000), whole * 60);
  const seconds = Math.max(0, left);
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  const two = (value: number) => String(value).padStart(2, "0");
  const clock = `${minutes}:${two(seconds % 60)}`;
  const text = hours > 0 ? `${hours}:${clock.padStart(5, "0")}` : clock;
  return locale === "my" ? burmeseDigits(text) : text;
}
