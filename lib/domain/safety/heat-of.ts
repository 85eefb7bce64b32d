import { FOOD_IDS, type FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import type { Mention } from "../food/scan";
import { present } from "../shared/present";
import { formsOf } from "./denied-forms";
import { HEATED_FORMS } from "./form-ids";
import type { Concept } from "./vocabulary";

/** What other food is cooked in or with: "runny" and "pink" are not said of it. */
export const COOKED_WITH: ReadonlySet<FoodId> = new Set<FoodId>([
  ...FOOD_IDS.filter((id) => id !== "coconut_milk" && ["fat", "herb/spice"].includes(FOODS[id].category)),
  "water",
]);

/** Right before a food they say that something else is cooked in it, on it or beside it ("poach in milk"). */
const BESIDE =
  /(?<!\p{L})(?:in|into|on|with|im|ins|auf|mit|w|we|na|do|z|ze)(?: (?:the|a|an|some|little|plenty|of|der|dem|den|die|das|einem|einer|etwas|wenig|viel|odrobinie|niewielkiej|ilości))* $/u;
const BESIDE_REACH = 40;
/** What was cut, formed or mixed before and is heated now, whatever it is of: one does not say it again. */
const OF_ANYTHING =
  /(?<!\p{L})(?:each|everything|all|meat|fish|poultry|fill?ets?|mixture|patt(?:y|ies)|cakes?|balls?|burgers?|skewers?|parcels?|strips?|slices?|pieces?|chunks?|dough|batter|mass|sauce|dish|pan|pot|alles|fleisch|fisch\p{L}{0,2}|filets?|masse|bällchen|frikadellen|laibchen|laberl|puffer|streifen|scheiben|stücke\p{L}*|würfel\p{L}*|teig|sauce|soße|gericht|wszystko|mięs[oa]|ryb[aęy]|całość|filet\p{L}*|mas[aęy]|kotle\p{L}*|pulpe\p{L}*|klops\p{L}*|kawałki|paski|plastry|kostk\p{L}*|ciasto|sos)(?!\p{L})|အားလုံး|အလုံး|အချပ်|အတုံး|အဖတ်|ငါး|အသား/u;

/** Heat in other words: "poach for 10 minutes", "brown in the pan", "not before the egg is set". */
const OTHER_HEAT =
  /(?<!\p{L})(?:until|bis|erst wenn|aż|dopóki|póki|grill\p{L}*|poach\p{L}*|browns?|saut[eé]\p{L}*|broil\p{L}*|microwav\p{L}*|air[- ]?fr\p{L}*|ovens?|toast\p{L}*|warm|heat|reheat|pans?|ofen|backofen|backrohr|rohr|mikrowelle|pfanne|topf|wärme\p{L}*|erhitz\p{L}*|(?<!kurz |scharf )anbrat\p{L}*|brät\p{L}*|pochier\p{L}*|piekarnik\p{L}*|patelni\p{L}*|mikrofal\p{L}*|zapie\p{L}*|griluj\p{L}*|zgriluj\p{L}*|obsmaż\p{L}*|garn\p{L}*)(?!\p{L})|\d ?min|မိနစ်|မီး|ဒယ်အိုး|အိုး/u;

function isHeat(mention: Mention<Concept>): boolean {
  return !mention.negated && formsOf(mention).some((form) => HEATED_FORMS.has(form));
}

function foodsNamed(mention: Mention<Concept>): readonly FoodId[] {
  return mention.values.flatMap((value) => (value.kind === "food" || value.kind === "kind" ? [value.food] : []));
}

/** The foods that heat is said of in a part of a text with these mentions. */
function heatedIn(text: string, said: string, own: readonly Mention<Concept>[]): ReadonlySet<FoodId> {
  if (OF_ANYTHING.test(said)) return new Set();
  const things = own.filter(({ start }) => !BESIDE.test(text.slice(Math.max(0, start - BESIDE_REACH), start)));
  // What is beside is heated too, where something is heated that it can be beside of.
  return new Set(
    things.some((thing) => foodsNamed(thing).some((food) => !COOKED_WITH.has(food))) ? own.flatMap(foodsNamed) : [],
  );
}

/**
 * For each part of a text that says heat, the foods that it says it of, with those of a kind it names; none where it says
 * it of anything ("fry until brown", "bake everything", "poach in milk"). A part reaches to where the next sentence names
 * something; `sentences` says of each mention which sentence its part begins with, `starts` where that begins. Linear in
 * the text.
 */
export function heatsOf(
  text: string,
  mentions: readonly Mention<Concept>[],
  sentences: readonly number[],
  starts: readonly number[],
): readonly ReadonlySet<FoodId>[] {
  if (!mentions.some(isHeat)) return [];
  const parts = new Map<number, Mention<Concept>[]>();
  mentions.forEach((mention, at) => {
    const own = parts.get(present(sentences[at]));
    if (own === undefined) parts.set(present(sentences[at]), [mention]);
    else own.push(mention);
  });
  const ordered = [...parts];
  return ordered.flatMap(([sentence, own], at) => {
    const said = text.slice(starts[sentence], ordered[at + 1]?.[1][0]?.start);
    return own.some(isHeat) || OTHER_HEAT.test(said) ? [heatedIn(text, said, own)] : [];
  });
}
