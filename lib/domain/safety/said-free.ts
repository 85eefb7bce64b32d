import type { AllergenId } from "../food/allergen";
import { FOODS } from "../food/foods";
import { expression } from "../shared/expression";
import type { Sighting } from "./reading";
import {
  FREE_CLAIMS,
  INSTEAD,
  ONLY_AN_INTENTION,
  SUBSTITUTES,
  SUBSTITUTE_WORDS,
  type FreeClaim,
} from "./said-free.table";

const JOINS = "(?:and|or|with|plus|in|on|for|from|und|oder|mit|für|aus|auf|i|lub|albo|oraz|z|ze|do|na|w)";
const ALL = FREE_CLAIMS.map(({ said }) => said).join("|");
/** More claims of the same thing: "egg-free, dairy-free pancakes". */
const MORE = `(?:,? (?:and |und |i )?(?:${ALL}))*`;

const wordsBefore = ({ said }: FreeClaim): string =>
  `(?<!\\p{L})(?:${said})${MORE} (?<between>(?:(?!${JOINS} )[\\p{L}-]+ ){0,2})$`;
/** Said of what stands before it, and not of the next thing of a list ("flour, gluten-free oats"). */
const wordsBehind = ({ said, behind = said }: FreeClaim): string =>
  `^,? ?\\(?(?:(?:${ALL}),? (?:and |und |i )?)*(?:${behind})${MORE} ?(?:$|[).;!?\\n]|,(?! ?(?:${ALL}))|(?<!\\p{L})${JOINS} )`;

const BEFORE = new Map(FREE_CLAIMS.map((claim) => [claim.group, expression(wordsBefore(claim), "u")] as const));
const BEHIND = new Map(FREE_CLAIMS.map((claim) => [claim.group, expression(wordsBehind(claim), "u")] as const));
const INTENTION = expression(`(?<!\\p{L})(?:${ONLY_AN_INTENTION})(?!\\p{L})`, "u");
const CLAIMS: ReadonlyMap<AllergenId, FreeClaim> = new Map(FREE_CLAIMS.map((claim) => [claim.group, claim]));

/** One of them is in every claim, so that nothing else is tried where none is said. */
const HINT =
  /free|frei|vegan|wega[nń]|plant|pflanz|roślin|non[- ]dairy|eggless|ohne ei|without (?:eggs?|any )|bez(?:glut|mlecz|jaj|orzech|soj|sezam| jaj)/u;
const NOT_QUITE = expression(
  /(?<!\p{L})(?:not|no|non|never|isn't|almost|nearly|hardly|barely|partly|mostly|half|nicht|kein\p{L}*|nie|niemals|fast|beinahe|nahezu|kaum|halb|teilweise|überwiegend|prawie|niemal|częściowo|nigdy)(?:[ -]\p{L}+){0,2}[ -]$/u,
);
const REACH = 40;

function canBeFree({ group, never, foods }: FreeClaim, { surface, foods: own, foodsInside }: Sighting): boolean {
  const members = [...own, ...foodsInside].filter((food) => FOODS[food].allergens.includes(group));
  return !never.test(surface) && members.every((food) => foods.includes(food));
}

/** The words that claim that this is free of a group; none where it is not said, or of another thing. */
function claimOf({ group, another }: FreeClaim, text: string, { start, end }: Sighting): string | undefined {
  const before = text.slice(Math.max(0, start - REACH), start);
  const said = BEFORE.get(group)?.exec(before);
  if (said && another?.test(said.groups?.["between"] ?? "") !== true)
    return NOT_QUITE.test(before.slice(0, said.index)) ? undefined : said[0];
  return BEHIND.get(group)?.exec(text.slice(end, end + REACH))?.[0];
}

function withoutClaimed(text: string, sighting: Sighting): Sighting {
  const { allergens } = sighting;
  const free = allergens.flatMap((group) => {
    const claim = CLAIMS.get(group);
    const said = claim === undefined || !canBeFree(claim, sighting) ? undefined : claimOf(claim, text, sighting);
    return said === undefined ? [] : [{ group, meant: INTENTION.test(said) }];
  });
  if (free.length === 0) return sighting;
  const gone = new Set(free.map(({ group }) => group));
  const instead = free.flatMap(({ group, meant }) => [...(meant ? [group] : []), ...(INSTEAD[group] ?? [])]);
  return { ...sighting, allergens: allergens.filter((group) => !gone.has(group)), freeOf: [...gone], instead };
}

/**
 * The sightings without the groups that are said not to be in them, right beside their name ("gluten-free bread", "vegane
 * Butter", "mayo, egg-free"), and of nothing else. `instead` is what may be in them for it.
 */
export function withoutSaidFree(text: string, sightings: readonly Sighting[]): readonly Sighting[] {
  return HINT.test(text) ? sightings.map((sighting) => withoutClaimed(text, sighting)) : sightings;
}

/** Cheese without milk is anything: of this sighting nobody knows what it is made of. */
export function isSubstitute({ freeOf, negated, foods, surface }: Sighting): boolean {
  if (freeOf?.includes("milk") !== true || negated) return false;
  return foods.some((food) => SUBSTITUTES.has(food)) || (foods.length === 0 && SUBSTITUTE_WORDS.test(surface));
}
