import type { Mention } from "../food/scan";
import { saysForm } from "./denied-forms";
import { HEATED_FORMS } from "./form-ids";
import type { Concept } from "./vocabulary";

/** Nouns that say a form of what they are made of: the banana of "banana mash" is mashed, the grape beside "the mash" is not. */
const NOUNS: ReadonlySet<string> = new Set([
  ...["mash", "puree", "purée", "soup", "stew", "compote", "omelette", "frittata", "pasta sauce"],
  ...["mus", "püree", "stampf", "aufstrich", "suppe", "eintopf", "kompott", "omelett", "rührei"],
  ...["papka", "papki", "zupa", "omlet", "jajecznica"],
]);
/** Verbs too, and what is spread or dipped keeps its form: they count right behind a food, or with "of" before it. */
const ONLY_BESIDE: ReadonlySet<string> = new Set(["spread", "dip", "paste", "meal", "flour", "powder"]);

/** Before a noun: it is a thing of its own, which was named or made before, or stands beside. */
const OF_ITS_OWN =
  /(?<!\p{L})(?:(?:the|this|that|your|her|his|their|der|die|das|dem|den|des|deine[mnrs]?|dein|beim|zum|zur|ins|im|vom)|(?:with|on|onto|over|next to|beside|alongside|mit|auf|über|neben|z|ze|obok)(?: (?:a|an|some|ein|eine[mnrs]?|etwas))?)(?: (?:smooth|warm|soft|thick|creamy|hot|cooled|finished|lukewarm|warme[nrms]?|weiche[nrms]?|fertige[nrms]?|glatte[nrms]?|gładk\p{L}+|ciepł\p{L}+))? $/u;
/** What goes into a pot is cooked with what is in it. */
const INTO = /(?<!\p{L})(?<!next )(?:to|into|in|ins|im|do|w)(?: (?:the|your|der|die|das|dem|den))?(?: \p{L}+)? $/u;
const REACH = 40;
const OF_FOOD = /^ (?:of|from|aus|von|z|ze)(?!\p{L})/u;

/** Whether it is a noun right behind the food that it is made of, and no pot that others are put into: "tomato paste". */
export function isNounOfFoodBefore(text: string, mention: Mention<Concept>, before: Mention<Concept>): boolean {
  const { surface, start } = mention;
  if ((!NOUNS.has(surface) && !ONLY_BESIDE.has(surface)) || start - before.end > 1) return false;
  const isPot = INTO.test(text.slice(Math.max(0, before.start - REACH), before.start));
  return !isPot || !saysForm(mention, HEATED_FORMS);
}

/**
 * Whether a mention is the noun of a dish or a paste that is a thing of its own beside the foods of its sentence: "top the
 * mash with grapes", "serve with a dip". What it says holds for none of them.
 */
export function isNounOfItsOwn(text: string, mention: Mention<Concept>, foodBefore?: Mention<Concept>): boolean {
  const before = text.slice(Math.max(0, mention.start - REACH), mention.start);
  if (ONLY_BESIDE.has(mention.surface) && !OF_FOOD.test(text.slice(mention.end, mention.end + REACH)))
    return foodBefore === undefined || !isNounOfFoodBefore(text, mention, foodBefore);
  if (!NOUNS.has(mention.surface) || !OF_ITS_OWN.test(before)) return false;
  return !(INTO.test(before) && saysForm(mention, HEATED_FORMS));
}
