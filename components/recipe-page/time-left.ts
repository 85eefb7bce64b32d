import type { RunningTimer } from "./cook-progress";

/**
 * "9:05", "1:02:00": what is left of a timer, never below nothing; a second that has begun counts as whole. Never more than
 * the whole time: `now` may have been read before the timer began.
 */
export function timeLeft({ endsAt, minutes }: Pick<RunningTimer, "endsAt" | "minutes">, now: number): string {
  const left = Math.min(Math.ceil((endsAt - now) / 1000), minutes * 60);
  const seconds = Math.max(0, left);
  const hours = Math.floor(seconds / 3600);
  const full = Math.floor(seconds / 60) % 60;
  const two = (value: number) => String(value).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(full)}:${two(seconds % 60)}` : `${full}:${two(seconds % 60)}`;
}
