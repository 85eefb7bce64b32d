import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { foodWords } from "../food/lexicon";
import { normalise } from "../food/normalise";
import type { Mention } from "../food/scan";
import { expression } from "../shared/expression";
import { withoutValues } from "./mention-values";
import type { Concept } from "./vocabulary";

/** German game, and the adjective of three languages; Polish "of the boar", and the adjective of a feminine. */
const WORD = /^(?:wild|dzika)$/u;
/** "Wild gefangen", "wild berry mix": it says how, or of what kind, of whatever. */
const HOW =
  /^[ -](?:berry|berries|fruits?|herbs?|fish|caught|grown|harvested|gefangen|gewachsen|wachsend|gesammelt|gepflückt|geerntet)/u;
/** Right after what it is said of: "salmon wild", "Lachs (wild)". */
const AFTER = /^ \(?$/u;
/** English has no such game, so that a comma and what else is said may stand between: "cod fillet, skinless, wild". */
const AFTER_ENGLISH = expression(/^,? (?:(?!(?:and|with|or|plus|und|mit|oder) )\p{L}+,? ){0,2}\(?$/u);
/** Polish "wild" of a plant: "dzika papryka", "dzika jabłoń". */
const OF_A_PLANT = expression(
  /^ (?:jabłoń|jabłoni|grusza|gruszy|róża|róży|roślin\p{L}{1,2}|łąk\p{L}|rukola|rukoli|trawa|śliwa|wiśnia|czereśnia|mięta|jeżyna|poziomka|żurawina)(?!\p{L})/u,
);
/** "Mięso z dzika": of the boar. */
const MADE_OF = expression(/(?<!\p{L})ze? $/u);
const REACH = 12;

const IN_WATER: ReadonlySet<AllergenId> = new Set<AllergenId>(["fish", "crustaceans", "molluscs"]);
const GROWN: ReadonlySet<FoodId> = new Set<FoodId>([
  "garlic",
  "onion",
  "leek",
  "spring_onion",
  "asparagus",
  "spinach",
  "fennel_bulb",
  "mushroom",
  "oyster_mushroom",
  "lettuce",
  "celery",
  "water_spinach",
]);
const GROWN_KINDS: ReadonlySet<string> = new Set(["fruit", "herb/spice", "grain"]);
const PLANTS: ReadonlySet<string> = new Set([...GROWN_KINDS, "vegetable", "protein-plant"]);

/** What swims or grows where nobody keeps it, berries of any kind among it; nothing that is hunted. */
function isFoundWild(value: Concept): boolean {
  if (value.kind === "stated") return value.rule === "frozen_hard";
  // Rocket is a salad leaf, and "wild" the name of its commonest kind.
  if (value.kind === "word") return value.rule === "raw_leaves";
  if (value.kind === "allergen") return IN_WATER.has(value.allergen);
  if (value.kind !== "food") return false;
  const { category, allergens } = FOODS[value.food];
  return GROWN.has(value.food) || GROWN_KINDS.has(category) || allergens.some((allergen) => IN_WATER.has(allergen));
}

function isEnglish({ values, surface }: Mention<Concept>): boolean {
  return values.some((value) => {
    if (value.kind !== "food") return false;
    const has = (language: "en" | "de") => foodWords(value.food, language).some((word) => normalise(word) === surface);
    return has("en") && !has("de");
  });
}

function isSaidOf(text: string, mention: Mention<Concept>, before: Mention<Concept> | undefined): boolean {
  if (before?.values.some(isFoundWild) !== true) return false;
  const between = text.slice(before.end, mention.start);
  return AFTER.test(between) || (isEnglish(before) && AFTER_ENGLISH.test(between));
}

/**
 * The mentions without the game of "salmon fillet wild", "wild strawberries" and "borówka dzika": there it says of what
 * swims or grows that nobody keeps it, which is a form and no food. "Lachs, Wild" may be a list, and stays both.
 */
export function withoutWild(text: string, mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.flatMap((mention, at): readonly Mention<Concept>[] => {
    const { start, end } = mention;
    if (!WORD.test(text.slice(start, end)) || MADE_OF.test(text.slice(Math.max(0, start - REACH), start)))
      return [mention];
    const [before, next] = [mentions[at - 1], mentions[at + 1]];
    const isPlant = (value: Concept): boolean => value.kind === "food" && PLANTS.has(FOODS[value.food].category);
    const ofPlant =
      text.slice(start, end) === "dzika" &&
      ((next?.start === end + 1 && next.values.some(isPlant)) || OF_A_PLANT.test(text.slice(end)));
    const ofNext = ofPlant || (next?.start === end + 1 && next.values.some(isFoundWild));
    if (!ofNext && !HOW.test(text.slice(end, end + REACH)) && !isSaidOf(text, mention, before)) return [mention];
    return withoutValues(mention, ({ kind }) => kind === "term");
  });
}
