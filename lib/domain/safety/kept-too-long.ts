import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { any, B, E, within } from "./clause-sources";
import type { Reading, Sighting } from "./reading";
import { isSaidAround } from "./said-around";
import { sentencesAround } from "./sentences";
import { spansOf } from "./spans";

/** Words between the place and the time: no other time, no other place, and nothing that goes on after. */
const WORDS =
  "(?:,? (?!(?:or(?= )|and|then|days?|weeks?|hours?|freez|frozen|oder|und|dann|tage|stunden|gefr|tiefk|lub|albo|i(?= )|potem|dni|godzin|zamr)\\p{L}*)\\p{L}+){0,8}";
const LONG_EN =
  "(?:(?:a|one|1|two|2)(?: (?:whole|full))? (?:week|wk)s?|a fortnight|(?:five|six|seven|eight|ten|[5-9]|1\\d)(?: ?(?:-|to|or) ?(?:\\d+|\\p{L}+))? days)";
const FRIDGE_EN = "(?:in (?:the|your|a) (?:fridge|refrigerator)|refrigerated|chilled)";
const KEEPS_EN = "(?:keep|kept|last|store|stay|stand|good|fine|use|eat|refrigerate|best)\\p{L}*";
const LONG_DE =
  "(?:(?:eine|1|zwei|2) (?:ganze |gute )?wochen?|(?:fünf|sechs|sieben|acht|zehn|[5-9]|1\\d)(?: ?(?:-|bis) ?(?:\\d+|\\p{L}+))? tagen?|(?:fünf|sechs|sieben|[5-9]) tage)";
const FRIDGE_DE = "(?:im (?:kühlschrank|eiskasten)|gekühlt)";
const LONG_PL =
  "(?:(?:cały |1 |jeden )?tydzień|tygodnia|(?:2|dwa) tygodnie|(?:pięć|pięciu|sześć|sześciu|siedem|siedmiu|dziesięć|dziesięciu|[5-9]|1\\d)(?: ?(?:-|do|lub) ?(?:\\d+|\\p{L}+))? dni)";
const FRIDGE_PL = "w lodówce";
const LONG_MY = "(?:တစ်ပတ်|၁ ?ပတ်|[၅-၉] ?ရက်|(?:ငါး|ခြောက်|ခုနစ်|ရှစ်) ?ရက်)";

/** "Keeps in the fridge for up to a week". */
const TOO_LONG = [
  new RegExp(any(B, FRIDGE_EN, WORDS, " ", LONG_EN, E), "gu"),
  new RegExp(any(B, KEEPS_EN, E, within(30), B, LONG_EN, " ", FRIDGE_EN, E), "gu"),
  new RegExp(any(B, "refrigerate", WORDS, " ", LONG_EN, E), "gu"),
  new RegExp(any(B, FRIDGE_DE, WORDS, " ", LONG_DE, E), "gu"),
  new RegExp(any(B, LONG_DE, "(?: lang)? ", FRIDGE_DE, E), "gu"),
  new RegExp(any(B, FRIDGE_PL, WORDS, " ", LONG_PL, E), "gu"),
  new RegExp(any(B, LONG_PL, " ", FRIDGE_PL, E), "gu"),
  new RegExp(any("ရေခဲသေတ္တာ[^။\\n]{0,20}?", LONG_MY), "gu"),
];

/** Denied in the same sentence, or said of what is no dish of the recipe: an unopened packet, a jam. */
const NOT_OF_THE_DISH =
  /(?<!\p{L})(?:not|never|don't|unopened|dressing|jam|chutney|nicht|nie|niemals|kein\p{L}*|ungeöffnet\p{L}*|marmelade|nieotwart\p{L}*|dżem\p{L}*)(?!\p{L})|မထား|မသိမ်း/u;

const EGGS: ReadonlySet<FoodId> = new Set<FoodId>(["egg", "quail_egg", "duck_egg"]);
const PLANTS: ReadonlySet<FoodId> = new Set<FoodId>(["rice", "rice_porridge", "spinach", "water_spinach"]);

/** Meat, fish, rice and spinach keep for a day or two once they are cooked. */
function spoilsSoon(food: FoodId): boolean {
  return PLANTS.has(food) || (FOODS[food].category === "protein-animal" && !EGGS.has(food));
}

function foodsOf(sightings: readonly Sighting[]): readonly FoodId[] {
  return sightings.flatMap(({ negated, foods, foodsInside }) => (negated ? [] : [...foods, ...foodsInside]));
}

/**
 * Whether one of the texts says that the dish is kept in the fridge for five days or longer, with something in it that
 * does not keep so long. Where its sentence names a food it speaks of that, else of all that the recipe names.
 */
export function isKeptTooLong(prose: readonly Reading[], lines: readonly Reading[]): boolean {
  const said = prose.map((reading) => ({ reading, spans: spansOf(reading.text, TOO_LONG) }));
  if (said.every(({ spans }) => spans.length === 0)) return false;
  const inAll = foodsOf([...lines, ...prose].flatMap(({ sightings }) => sightings));
  return said.some(({ reading: { text, sightings }, spans }) => {
    const around = sentencesAround(text);
    const isOther = isSaidAround(text, around, (sentence) => NOT_OF_THE_DISH.test(sentence));
    return spans.some((span) => {
      if (isOther(span)) return false;
      const { start, end } = around(span);
      const named = foodsOf(sightings.filter((each) => each.start >= start && each.end <= end));
      return (named.length > 0 ? named : inAll).some(spoilsSoon);
    });
  });
}
