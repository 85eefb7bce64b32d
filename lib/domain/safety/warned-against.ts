import { expression } from "../shared/expression";
import type { Span } from "./spans";

/** Right before what is said: "never leave your baby alone". */
const WARNS = expression(
  /(?<!\p{L})(?:never|not|don't|nie|nigdy|niemals|nicht)(?:(?: \p{L}+){0,2}|(?: (?!(?:and|but|to|if|when|just|worry|mind|need|be|und|aber|wenn|oder|zu|i|ale|gdy|jeśli)(?!\p{L}))\p{L}+){0,6}) $/u,
);
const REACH = 60;

/** Whether a text warns against what stands at a place. Looks 60 characters back. */
export function isWarnedAgainst(text: string, { start }: Span): boolean {
  return WARNS.test(text.slice(Math.max(0, start - REACH), start));
}
