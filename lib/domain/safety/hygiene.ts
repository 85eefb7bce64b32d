import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { createPrefilter } from "../shared/prefilter";
import { present } from "../shared/present";
import type { FormId } from "./form-ids";
import { withoutValues } from "./mention-values";
import type { RuleId } from "./rule-ids";
import { saysServed } from "./serving-words.table";
import { spansOf } from "./spans";
import type { Concept } from "./vocabulary";

/** "Wash your hands after touching raw meat", "keep raw meat away from salad": it speaks of what the cook has to clean. */
const HYGIENE: readonly RegExp[] = [
  expression(
    /(?<!\p{L})(?:wash|clean|scrub|rinse|sanitise|sanitize|disinfect)\p{L}* [^.!?;\n]{0,60}?(?:hands?|boards?|kni(?:fe|ves)|surfaces?|utensils?|worktops?|counters?|sink)(?!\p{L})[^.!?;\n]{0,40}?(?:after|before|between|that touched|which touched|in contact with|used for) [^.!?;,\n]{0,80}/gu,
  ),
  expression(
    /(?<!\p{L})(?:after|when|before) (?:touching|handling|preparing|cutting|chopping|working with|contact with) [^.!?;,\n]{0,60},? [^.!?;\n]{0,20}?wash[^.!?;\n]{0,60}hands?(?!\p{L})/gu,
  ),
  expression(
    /(?<!\p{L})(?:separate|another|different|own|extra) (?:chopping |cutting )?(?:boards?|kni(?:fe|ves)|utensils?)(?!\p{L})[^.!?;\n]{0,10} for [^.!?;,\n]{0,80}/gu,
  ),
  expression(/(?<!\p{L})keep [^.!?;,\n]{0,60}(?:away from|separate|apart)(?!\p{L})[^.!?;,\n]{0,80}/gu),
  expression(
    /(?<!\p{L})nach (?:dem |der )?(?:kontakt|anfassen|berühren|schneiden|zubereiten|verarbeiten|umgang|verarbeitung|zubereitung|berührung)(?!\p{L})[^.!?;\n]{0,60}(?:waschen|gewaschen|wasch|wäscht|reinigen|gereinigt|spülen|säubern)(?!\p{L})/gu,
  ),
  expression(
    /(?<!\p{L})(?:wasche?|waschen|reinige|spüle) [^.!?;\n]{0,60}?(?:hände|brett\p{L}*|messer|arbeitsfläche\p{L}*)(?!\p{L})[^.!?;\n]{0,30}? nach [^.!?;,\n]{0,80}/gu,
  ),
  expression(
    /(?<!\p{L})(?:hände|brett\p{L}*|messer|arbeitsfläche\p{L}*)[^.!?;\n]{0,40}? nach (?:dem |der )?(?:kontakt|anfassen|berühren|schneiden|umgang|berührung)(?!\p{L})[^.!?;\n]{0,60}(?:waschen|wasch|reinigen|spülen|säubern)(?!\p{L})/gu,
  ),
  expression(
    /(?<!\p{L})(?:hände|brett\p{L}*|messer|arbeitsfläche\p{L}*)[^.!?;\n]{0,30}? nach (?:dem |den |der )?roh\p{L}{1,3} \p{L}+ [^.!?;\n]{0,30}?(?:waschen|wasch|reinigen|spülen|säubern|abwaschen|abspülen)(?!\p{L})/gu,
  ),
  expression(
    /(?<!\p{L})(?:u?myj\p{L}*|wymyj|umyć|wyszoruj|wyparz) [^.!?;\n]{0,60}?(?:ręce|rąk|desk\p{L}*|nóż|noże|blat\p{L}*)(?!\p{L})[^.!?;\n]{0,30}? po [^.!?;,\n]{0,80}/gu,
  ),
  expression(
    /(?<!\p{L})(?:ręce|desk\p{L}*|nóż|noże|blat\p{L}*) (?:dokładnie |dobrze |od razu )?(?:umyć|umyj|myjemy|myj|wyszorować|wyparzyć) po surow\p{L}{1,3} \p{L}+/gu,
  ),
  expression(
    /(?<!\p{L})(?:ręce|desk\p{L}*|nóż|noże|blat\p{L}*|talerz\p{L}*) po surow\p{L}{1,3} \p{L}+ (?:dokładnie |dobrze |od razu |zawsze |porządnie |gorącą wodą ){0,2}(?:umyć|umyj|wymyj|myjemy|myj|wyszoruj|wyszorować|wyparz|wyparzyć|spłucz)(?!\p{L})/gu,
  ),
  expression(
    /(?<!\p{L})surow\p{L}{1,3} (?:mięs|ryb|jaj|drób|drobi|kurcza)\p{L}* (?:trzyma\p{L}*|przechowu\p{L}*) (?:się )?(?:z dala od|osobno|oddzielnie|daleko od)(?!\p{L})[^.!?;,\n]{0,40}/gu,
  ),
  expression(
    /(?<!\p{L})po (?:kontakcie|dotknięciu|dotykaniu|krojeniu|przygotowaniu|przygotowywaniu)(?!\p{L})[^.!?;\n]{0,60}(?:umyj|umyć|myj)[^.!?;,\n]{0,80}/gu,
  ),
  /[^။\n]{0,40}(?:စိမ်း)[^။\n]{0,40}(?:ကိုင်|ထိ|လှီး)[^။\n]{0,40}(?:လက်|စဉ်းတီတုံး|ဓား)[^။\n]{0,40}ဆေး[^။\n]{0,40}/gu,
];
const mayTell = createPrefilter(HYGIENE.map(({ source }) => source));

/** It goes on to what is done with the food. */
const GOES_ON = expression(
  /(?<!\p{L})(?:eats?|mix|add|stir|spread|place|put|top|use the|essen|isst|zugeben|dazugeben|vermengen|zjedz|jedz|dodaj|wymieszaj|połóż)(?!\p{L})/u,
);

const RAW: ReadonlySet<FormId> = new Set<FormId>(["raw"]);
const RAW_FOOD: ReadonlySet<RuleId> = new Set<RuleId>(["raw_meat", "raw_fish", "raw_egg", "raw_shellfish"]);

function isOfRawFood(value: Concept): boolean {
  return (value.kind === "form" && RAW.has(value.form)) || (value.kind === "term" && RAW_FOOD.has(value.rule));
}

/** The mentions without what only tells the cook to keep clean: nothing of it is served raw. Linear in the text. */
export function withoutHygiene(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  if (!mentions.some(({ values }) => values.some(isOfRawFood))) return mentions;
  const expressions = mayTell(text).map((at) => present(HYGIENE[at]));
  const spans = spansOf(text, expressions).filter(({ start, end }) => {
    const said = text.slice(start, end);
    return !saysServed(said) && !GOES_ON.test(said);
  });
  return mentions.flatMap((mention) => {
    const isIn = spans.some(({ start, end }) => mention.start >= start && mention.end <= end);
    return isIn && mention.values.some(isOfRawFood) ? withoutValues(mention, isOfRawFood) : [mention];
  });
}
