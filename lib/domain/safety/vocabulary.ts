import { ALLERGEN_IDS, type AllergenId } from "../food/allergen";
import { ALLERGENS } from "../food/allergens.table";
import type { FoodId } from "../food/food-ids";
import { foodSurfaces } from "../food/food-surfaces";
import { LABELLED_FOODS } from "../food/labelled-foods.table";
import { inEveryOrder, onLabels } from "../food/free-order";
import { group, type LookAlike } from "../food/look-alike";
import { createVocabulary, type Vocabulary } from "../food/scan";
import type { VocabularyEntry } from "../food/word-index";
import { LANGUAGES, type Language } from "../shared/language";
import { fromShelf } from "../shared/shelf";
import { CASE_FORMS } from "./case-forms.table";
import { CLAIMS } from "./claims.table";
import { DISHES } from "./dishes.table";
import type { ClaimId } from "./finding";
import { FORM_IDS, type FormId } from "./form-ids";
import { FORMS } from "./forms.table";
import { KIND_WORDS } from "./kind-words.table";
import { MADE_WITH } from "./made-with.table";
import { NO_TERMS, type Terms } from "./rule";
import { RULE_IDS, type RuleId } from "./rule-ids";
import { RULES } from "./rules.table";
import { CLOSING_WORDS, STRICT_WORDS } from "./strict-words.table";
import { TALK, type Talk } from "./talk.table";

declare global {
  interface SquishShelf {
    hazards?: Vocabulary<Concept>;
    formWords?: Vocabulary<Concept>;
    allergenWords?: Vocabulary<Concept>;
  }
}

/** What a word can mean to the engine. One word can mean several things at once. */
export type Concept =
  | { readonly kind: "food"; readonly food: FoodId }
  | { readonly kind: "term"; readonly rule: RuleId }
  | { readonly kind: "word"; readonly rule: RuleId }
  | { readonly kind: "stated"; readonly rule: RuleId }
  | { readonly kind: "form"; readonly form: FormId }
  | { readonly kind: "allergen"; readonly allergen: AllergenId }
  /** Something is made with it, and the word does not say what ("mleczny"). */
  | { readonly kind: "made_with"; readonly allergen: AllergenId }
  /** A word of a kind; of a `group` that may be cooked without saying of what it is ("vegetables"). */
  | { readonly kind: "kind"; readonly food: FoodId; readonly group?: boolean }
  | { readonly kind: "known" }
  /** It says of something else how it is, and holds the letters of a hazard ("unsalted"). */
  | { readonly kind: "said" }
  | { readonly kind: "claim"; readonly claim: ClaimId }
  | { readonly kind: "talk"; readonly topic: Talk["topic"] };

type Entry<T> = VocabularyEntry<T>;

/**
 * Cooked and soft, or shaken, in Burmese: where more is said it may be what is done then ("ကြက်ဥပြုတ် ပျော့ပျော့ချေ",
 * "သရက်သီး ဖျော်ပါ").
 */
const SAID_AT_ITS_END = /(?:ပြုတ်|ကြော်|မွှေ)(?:ပျော့)+(?:လေး)?$|ဖျော်$/u;

function entry<T>(surface: string, value: T, language: Language): Entry<T> {
  const word = surface.toLowerCase();
  const known = { surface, value, language, strict: STRICT_WORDS.has(word), closes: CLOSING_WORDS.has(word) };
  return SAID_AT_ITS_END.test(surface) ? { ...known, ends: true } : known;
}

function inEveryLanguage<T>(terms: Terms, value: T): readonly Entry<T>[] {
  return LANGUAGES.flatMap((language) =>
    terms[language]
      .flatMap((surface) => inEveryOrder(surface, language))
      .map((surface) => entry(surface, value, language)),
  );
}

function foodEntries(): readonly Entry<Concept>[] {
  const named = foodSurfaces().map(({ surface, food, language }): Entry<Concept> => {
    return { surface, value: { kind: "food", food }, language };
  });
  // The bare "stock" is in the lexicon alone: a step that says it means the one that the lines name.
  const labelled = LABELLED_FOODS.flatMap(({ surfaces, foods: [food, ...others], language }) =>
    food === undefined || others.length > 0
      ? []
      : surfaces.map((surface): Entry<Concept> => ({ surface, value: { kind: "food", food }, language, strict: true })),
  );
  return [...named, ...labelled];
}

function formEntries(): readonly Entry<Concept>[] {
  return FORM_IDS.flatMap((form) =>
    inEveryLanguage<Concept>(FORMS[form], { kind: "form", form }).map((each) => ({ ...each, attribute: true })),
  );
}

/** Names of dangers as a label writes them too. */
function labelEntries<T>(terms: Terms, value: T): readonly Entry<T>[] {
  return LANGUAGES.flatMap((language) =>
    terms[language].flatMap((surface): readonly Entry<T>[] => {
      const label = onLabels(surface, language);
      if (label === undefined) return [];
      return [entry(label.spoken, value, language), { ...entry(label.behind, value, language), ends: true }];
    }),
  );
}

function hazardEntries<T>(terms: Terms, value: T): readonly Entry<T>[] {
  return [...inEveryLanguage(terms, value), ...labelEntries(terms, value)];
}

function ruleEntries(): readonly Entry<Concept>[] {
  return RULE_IDS.flatMap((rule) => [
    ...hazardEntries<Concept>(RULES[rule].terms, { kind: "term", rule }).map((each) => ({ ...each, apart: true })),
    ...hazardEntries<Concept>(RULES[rule].words, { kind: "word", rule }),
    ...inEveryLanguage<Concept>(RULES[rule].stated?.words ?? NO_TERMS, { kind: "stated", rule }),
  ]);
}

function caseEntries(): readonly Entry<Concept>[] {
  return CASE_FORMS.flatMap(({ rule, language, words }) =>
    words.map((word): Entry<Concept> => ({
      ...entry(word, { kind: "term", rule }, language),
      strict: true,
      apart: true,
    })),
  );
}

function allergenEntries(): readonly Entry<Concept>[] {
  return ALLERGEN_IDS.flatMap((allergen) => {
    const { en, de, pl, my } = ALLERGENS[allergen].members;
    return inEveryLanguage<Concept>({ en, de, "de-AT": [], pl, my }, { kind: "allergen", allergen });
  });
}

function kindEntries(): readonly Entry<Concept>[] {
  return KIND_WORDS.flatMap(({ words, foods, group = false }) =>
    foods.flatMap((food) => inEveryLanguage<Concept>(words, { kind: "kind", food, group })),
  );
}

function dishEntries(): readonly Entry<Concept>[] {
  return DISHES.flatMap(({ language, words, contains, food, describes }) => {
    const named: Concept =
      food === undefined ? { kind: describes === true ? "said" : "known" } : { kind: "food", food };
    return words
      .flatMap((word) => inEveryOrder(word, language))
      .flatMap((surface) => [
        entry(surface, named, language),
        ...contains.map((allergen) => entry<Concept>(surface, { kind: "allergen", allergen }, language)),
      ]);
  });
}

const MADE_WITH_ENTRIES: readonly Entry<Concept>[] = MADE_WITH.flatMap(({ language, words, allergen }) =>
  words.map((surface): Entry<Concept> => {
    return { surface, value: { kind: "made_with", allergen }, language, strict: true, attribute: true };
  }),
);

function spokenEntries(): readonly Entry<Concept>[] {
  return [
    ...CLAIMS.flatMap(({ id, language, words }) =>
      words.map((surface) => entry<Concept>(surface, { kind: "claim", claim: id }, language)),
    ),
    ...TALK.flatMap(({ topic, language, words }) =>
      words.map((surface) => entry<Concept>(surface, { kind: "talk", topic }, language)),
    ),
  ];
}

/** Everything the engine looks for, in five languages at once, so that the longest word wins over what it is made of. */
export const HAZARDS: Vocabulary<Concept> = fromShelf("hazards", () =>
  createVocabulary([
    ...foodEntries(),
    ...formEntries(),
    ...ruleEntries(),
    ...caseEntries(),
    ...allergenEntries(),
    ...dishEntries(),
    ...kindEntries(),
    ...MADE_WITH_ENTRIES,
    ...spokenEntries(),
  ]),
);

/** Forms alone: what a longer word of a rule says of itself ("whole grapes"). */
export const FORM_WORDS: Vocabulary<Concept> = fromShelf("formWords", () => createVocabulary(formEntries()));

/** Words of rules that hold the letters of a group and nothing of it. */
const NO_ALLERGEN: readonly LookAlike[] = [
  ...group("en", "plant drink", "rice milk|hemp milk|pea milk"),
  ...group("en", "no wheat", "rice cracker|rice crackers|glass noodles|tortilla chips"),
  ...group("en", "fish", "butterfish"),
  ...group(
    "en",
    "another thing",
    "lobster mushroom|lobster mushrooms|tiger nut|tiger nuts|mini egg|mini eggs|cadbury mini eggs|chocolate egg|chocolate eggs|easter egg|easter eggs|bombay duck|pease pudding|peas pudding|wowbutter|wow butter|sunbutter|sun butter|lupin flour|chickpea pasta|lentil pasta|red lentil pasta|pea pasta|black bean pasta|edamame pasta|rice pasta|corn pasta|buckwheat pasta|chicken-fried steak",
  ),
  ...group("de", "plant drink", "Reismilch"),
  ...group("de", "fish", "Butterfisch|Buttermakrele"),
  ...group("de", "no wheat", "Tortillachips"),
  ...group("pl", "salt, and not the sole", "solą"),
  ...group("pl", "plant drink", "mleko ryżowe|mleko z ryżu|mleka z ryżu|mlekiem z ryżu|mleku z ryżu"),
  ...group(
    "pl",
    "another thing",
    "jajko czekoladowe|jajo czekoladowe|jajka czekoladowe|jaja czekoladowe|jajek czekoladowych|jajko niespodzianka|jajo niespodzianka|jajka niespodzianki|jajko z niespodzianką|jajka z niespodzianką|kinder jajko|jajo kinder|jajka kinder",
  ),
  ...group("pl", "no wheat", "wafle kukurydziane"),
];

/** The allergen groups alone: what a longer word of a rule is made of ("cheese cubes"). */
export const ALLERGEN_WORDS: Vocabulary<Concept> = fromShelf("allergenWords", () =>
  createVocabulary([...allergenEntries(), ...dishEntries(), ...MADE_WITH_ENTRIES], NO_ALLERGEN),
);
