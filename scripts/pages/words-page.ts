import { ALLERGENS } from "../../lib/domain/food/allergens.table";
import {
  COMPOUND_HEADS,
  COMPOUND_MODIFIERS,
  FREE_HEADS,
  THING_HEADS,
} from "../../lib/domain/food/compound-parts.table";
import { FLOURS } from "../../lib/domain/food/flours.table";
import { FOOD_IDS } from "../../lib/domain/food/food-ids";
import { foodWords } from "../../lib/domain/food/lexicon";
import { ASK, ASK_IN, NOT_A_NAME, SETTLED } from "../../lib/domain/food/lexicon-settlements.table";
import { LOOK_ALIKES } from "../../lib/domain/food/look-alikes.table";
import * as negation from "../../lib/domain/food/negation.table";
import { NO_FOODS } from "../../lib/domain/food/no-foods.table";
import { ORDINARY_WORDS } from "../../lib/domain/food/ordinary-words.table";
import * as units from "../../lib/domain/food/units.table";
import { BURMESE_SAID_OF_FOOD } from "../../lib/domain/safety/burmese-said-of-food.table";
import { CLAIMS } from "../../lib/domain/safety/claims.table";
import { DISHES } from "../../lib/domain/safety/dishes.table";
import { FORMS } from "../../lib/domain/safety/forms.table";
import { GROUP_WORDS } from "../../lib/domain/safety/group-words.table";
import { KIND_WORDS } from "../../lib/domain/safety/kind-words.table";
import { MADE_WITH } from "../../lib/domain/safety/made-with.table";
import { SAID_OF_FOOD } from "../../lib/domain/safety/said-of-food.table";
import { STRICT_WORDS } from "../../lib/domain/safety/strict-words.table";
import { TALK } from "../../lib/domain/safety/talk.table";
import { NO_SUCH_DISHES, SAID_FREE, USUAL_DISHES } from "../../lib/domain/safety/usual-dishes.table";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { PRODUCT_NAME } from "../../lib/domain/shared/product";
import { section } from "./readable";

const INTRO = `Every word that ${PRODUCT_NAME} reads in a kitchen or a recipe, and what it takes it for, in five languages, for who knows food or a language and need not read programs. The words of the rules are in [rules.md](rules.md). Written from the tables in \`lib/domain\` by \`scripts/review-pages.mjs\`; a test asks that it says what they say. A draft: no professional and no native speaker of Polish or Burmese has reviewed it.`;

/** Each list of a module under the name that it has there. */
function named(module: Readonly<Record<string, unknown>>): readonly unknown[] {
  const lists = Object.entries(module).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return lists.map(([name, list]) => ({ [name.toLowerCase().replaceAll("_", " ")]: list }));
}

/** A long list, a line for each letter that words begin with. */
function byLetter(words: ReadonlySet<string>): readonly unknown[] {
  const lines = new Map<string, string[]>();
  for (const word of [...words].sort()) {
    const [letter = ""] = word;
    lines.set(letter, [...(lines.get(letter) ?? []), word]);
  }
  return [...lines.values()];
}

/** `docs/words.md`: every word of the engine that is not a rule's. */
export function wordsPage(): string {
  const names = FOOD_IDS.flatMap((food) =>
    LANGUAGES.map((language) => ({ [`${food}, ${language}`]: foodWords(food, language) })).filter((row) =>
      Object.values(row).some((words) => words.length > 0),
    ),
  );
  return [
    "# Every word",
    INTRO,
    section("Names of foods", "What a parent may type for each food.", names),
    section("Flours", "Words for the flour of a food.", Object.entries(FLOURS)),
    section("One of two foods", "What a word is taken for that two foods have, and why.", SETTLED),
    section("Asked about", "Words of which only the parent knows which food they mean.", [...ASK, ...ASK_IN]),
    section("No names", "Words of a food's table that are not read as its name.", Object.entries(NOT_A_NAME)),
    section("Look-alikes", "Words that hide the name of another food inside them.", LOOK_ALIKES),
    section("No food", "Things of a kitchen that hold the name of a food.", NO_FOODS),
    section("Allergens", "The groups, what belongs to them, where they hide.", Object.values(ALLERGENS)),
    section("Words of groups", "Names of a whole group of foods.", GROUP_WORDS),
    section("Words of kinds", "Names of a kind of food.", KIND_WORDS),
    section("Made with", "Words that say what something is made with.", MADE_WITH),
    section("Dishes", "What is in a dish or product of this name.", DISHES),
    section("Usual dishes", "What is usually or often in a dish of this name.", USUAL_DISHES),
    section("Said to be free", "Words of a label that take a group out.", SAID_FREE),
    section("No such dishes", "Words that hold a dish's name and are another thing.", NO_SUCH_DISHES),
    section("Forms", "Words of shape and state, each under its form.", Object.entries(FORMS)),
    section("Claims", "What no recipe may say.", CLAIMS),
    section("Talk", "Words of somebody who talks to a machine, or of a first taste.", TALK),
    section("Whole words only", "Words that are not looked for inside others.", byLetter(STRICT_WORDS)),
    section("Said of food", "Words that say something of a food and are none.", byLetter(SAID_OF_FOOD)),
    section("Said of food in Burmese", "The same in Burmese.", byLetter(BURMESE_SAID_OF_FOOD)),
    section("Ordinary words", "Words of a kitchen that are no misspelt foods.", byLetter(ORDINARY_WORDS)),
    section("Parts of compounds", "What German words are put together from.", [
      { modifiers: COMPOUND_MODIFIERS, heads: COMPOUND_HEADS, things: THING_HEADS, free: FREE_HEADS },
    ]),
    section("Amounts", "Units, numbers and words of an amount.", named(units)),
    section("Leaving out", "Words by which a food is left out, and what ends their reach.", named(negation)),
    "",
  ].join("\n\n");
}
