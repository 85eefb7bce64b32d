import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import type { FormId } from "./form-ids";
import type { Concept } from "./vocabulary";

/** Right before a word of cooking they say that it was only begun. */
const BARELY_BEFORE = expression(
  /(?<!\p{L})(?:lightly|barely|briefly|hardly|scarcely|partly|partially|slightly|only just|just|half|quickly|rare|medium|pink|nur|kurz|halb|kaum|leicht|teilweise|scharf|glasig|rosa|englisch|lekko|krótko|ledwo|ledwie|prawie|częściowo|szybko|na wpół|tylko|na różowo)[ -](?:(?:ganz|very|in der mitte|innen|noch)[ ])*$/u,
);
/** Right after it they say the same. */
const BARELY_AFTER = expression(
  /^ (?:(?:\p{L}+ ){0,3}(?:briefly|kurz|krótko)|(?:only |very |just |nur |ganz |tylko |bardzo )*(?:lightly|barely|rare|medium rare|on the outside|from the outside|außen|von außen|lekko|z wierzchu|po wierzchu|za mało))(?!\p{L})/u,
);
/** A minute or three is a moment for what has to be cooked through. */
const MINUTES_AFTER =
  /^ (?:for )?(?:only |just |nur |tylko |przez )*(?:one|two|three|eine|zwei|drei|jedną|dwie|trzy|[1-3]) min/u;
/** They take their time, however gently ("leicht köcheln"), or name a dish. */
const LONG = expression(
  /^(?:simmer\p{L}*|stew\p{L}*|soup|boil|köch\p{L}*|koch\p{L}*|aufkochen|suppe|eintopf|gotuj|gotować|gotowania|zagotuj|zupa)$/u,
);
const NOT_BEFORE = expression(
  /(?<!\p{L})(?:not|never|nicht|nie|nigdy)(?: (?:yet|fully|really|been|properly|ganz|noch|richtig|jeszcze|w pełni))? (?:ab|durch)?$/u,
);
/** "Those that are not boiled make ill": said of others. */
const OF_OTHERS = expression(
  /(?<!\p{L})(?:if|until|unless|that|which|who|wenn|falls|bis|solange|die|den|jeśli|które|dopóki|do not|don't|never \p{L}+|nie \p{L}+) /u,
);
/** A state, not something to do: "boiled", "gekocht", "gotowana". */
const PARTICIPLE = expression(/(?:ed|ge\p{L}+(?:t|te|ten|ter|tes|en)|n[yae]|nych|nego|nej)$/u);
const BURMESE = /[\u1000-\u109f]/;

const REACH = 40;
const clause = (text: string): string =>
  text.slice(Math.max(text.lastIndexOf(","), text.lastIndexOf("."), text.lastIndexOf("\n")) + 1);

function isCooking({ values }: Mention<Concept>): boolean {
  return values.some((value) => value.kind === "form" && value.form === "cooked");
}

/** What a word of cooking says with the words beside it, where that is not that the food is cooked. */
function degreeOf(text: string, { start, end }: Mention<Concept>): FormId | undefined {
  const word = text.slice(start, end);
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  if (BURMESE.test(word)) return undefined;
  const denied = NOT_BEFORE.exec(before);
  if (denied !== null && PARTICIPLE.test(word) && !OF_OTHERS.test(clause(before.slice(0, denied.index)))) return "raw";
  if (LONG.test(word)) return undefined;
  const barely = BARELY_BEFORE.test(before) || BARELY_AFTER.test(after);
  return barely || (PARTICIPLE.test(word) && MINUTES_AFTER.test(after)) ? "brief" : undefined;
}

/**
 * The mentions with what stands beside their words of cooking: "lightly steamed" and "nur kurz gebraten" are a moment of
 * heat, "soaked but not boiled" is raw. Linear in the mentions.
 */
export function withDegrees(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.map((mention) => {
    const form = isCooking(mention) ? degreeOf(text, mention) : undefined;
    if (form === undefined) return mention;
    const others = mention.values.filter((value) => value.kind !== "form");
    return { ...mention, negated: false, values: [...others, { kind: "form", form }] };
  });
}
