import type { AllergenId } from "../food/allergen";
import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { withGermanNames } from "../food/german-short-names";
import { LEXICON } from "../food/lexicon";
import { ONLY_WITHOUT_MARKS } from "../food/lexicon-settlements.table";
import { normalise } from "../food/normalise";
import { scan, type Mention } from "../food/scan";
import { present } from "../shared/present";
import type { ClaimId } from "./finding";
import { withoutAsides } from "./asides";
import { withOthersSeasoning, withoutSharedPots } from "./adults-share";
import { deniedIn, isSubject, withDenials } from "./denied-forms";
import { bindForms } from "./form-binding";
import { formsOfEverything } from "./forms-of-everything";
import { withoutChoices } from "./choices";
import { withoutCookedRaw } from "./cooked-from-raw";
import { withDegrees } from "./cooking-degree";
import { heatsOf, isBesideHeat, type Heat } from "./heat-of";
import { startsOfHeated } from "./heat-reach";
import { COOKED_WITH } from "./heated-foods";
import { HEATED_FORMS, SAID_OF_THE_DISH, type FormId } from "./form-ids";
import { withEggsOffTheHeat } from "./off-the-heat";
import { ownClausesOf } from "./own-clauses";
import { isWarnedAgainst } from "./warned-against";
import { withoutMedia } from "./media";
import { withoutPackingJuice } from "./packed-in-juice";
import { withoutHygiene } from "./hygiene";
import { withoutForms } from "./mention-values";
import { NO_FORM } from "./noun-forms.table";
import type { RuleId } from "./rule-ids";
import { withoutMincing } from "./bare-mince";
import { asMeasured } from "./kitchen-measures";
import { withoutPlantDairy } from "./plant-products.table";
import { withoutSaidFree } from "./said-free";
import { withSaidClauses } from "./said-in-clauses";
import { aboutTheSame, sentencesOf } from "./sentences";
import { withoutSpreads } from "./spreads";
import { withoutOtherSenses } from "./other-senses";
import { asPlace } from "./place";
import type { Place } from "./strangers";
import type { Talk } from "./talk.table";
import { ALLERGEN_WORDS, FORM_WORDS, HAZARDS, type Concept } from "./vocabulary";
import { withoutThrownAway } from "./thrown-away";
import { withoutUndone } from "./undone";
import { withoutWild } from "./wild";

/** One place of a text that names something the rules can speak of, with the forms that the words around it give it. */
export interface Sighting {
  readonly surface: string;
  /** Where it stands in the normalised text. */
  readonly start: number;
  readonly end: number;
  readonly sentence: number;
  /** Its sentence says that it is given to eat. */
  readonly served: boolean;
  /** Its sentence says that it is put together with something. */
  readonly put: boolean;
  readonly negated: boolean;
  readonly foods: readonly FoodId[];
  /** Foods that a longer word names beside its own meaning ("cheese cubes", "pumpkin soup"). */
  readonly foodsInside: readonly FoodId[];
  readonly terms: readonly RuleId[];
  readonly words: readonly RuleId[];
  /** Rules that speak of it in a form that is said, and not otherwise. */
  readonly stated: readonly RuleId[];
  /** The foods of which it is the word of a kind ("meat"): it stands for that one of them that a recipe names. */
  readonly kinds: readonly FoodId[];
  /** They are a group, whose word is known by itself ("vegetables"). */
  readonly isGroup?: boolean;
  readonly allergens: readonly AllergenId[];
  /** Those of them that it only says something is made with ("mleczny"). */
  readonly madeWith: readonly AllergenId[];
  /** Groups that it is said to be free of, and those that may be in it in their place. */
  readonly freeOf?: readonly AllergenId[];
  readonly instead?: readonly AllergenId[];
  /** Forms that its sentence denies ("never give them whole"). */
  readonly deniedForms: ReadonlySet<FormId>;
  readonly forms: ReadonlySet<FormId>;
}

/** A word of a kind ("milk", "Pilze", "meat") or of what something is made with ("mleczny"): it names nothing to cook. */
export function isOnlyKind(sighting: Sighting): boolean {
  const { stated, kinds, isGroup, madeWith, foods, foodsInside, terms, words, allergens } = sighting;
  const named = allergens.filter((allergen) => !madeWith.includes(allergen));
  const more = foods.length + foodsInside.length + terms.length + words.length + named.length;
  return isGroup !== true && stated.length + kinds.length + madeWith.length > 0 && more === 0;
}

/** What one text says, in the order of its words. */
export interface Reading {
  readonly sightings: readonly Sighting[];
  /** Every form that is said and not denied, bound to something or not. */
  readonly forms: ReadonlySet<FormId>;
  /** Forms of something on the plate ("still runny") that their sentence says of no food: they may be said of any. */
  readonly unbound: ReadonlySet<FormId>;
  /** Where it says heat, and of which foods. */
  readonly heats: readonly Heat[];
  readonly claims: readonly ClaimId[];
  /** The parts of the text that mean something, in its order: `strangersIn` asks what stands between them. */
  readonly places: readonly Place[];
  readonly talk: ReadonlySet<Talk["topic"]>;
  readonly text: string;
}

/** The distinct values of one kind of concept, as `pick` names them. */
function pick<T>(concepts: readonly Concept[], from: (concept: Concept) => T | undefined): readonly T[] {
  const found = new Set<T>();
  for (const concept of concepts) {
    const value = from(concept);
    if (value !== undefined) found.add(value);
  }
  return [...found];
}

const foodOf = (concept: Concept): FoodId | undefined => (concept.kind === "food" ? concept.food : undefined);
const formOf = (concept: Concept): FormId | undefined => (concept.kind === "form" ? concept.form : undefined);
const allergenOf = (concept: Concept): AllergenId | undefined =>
  concept.kind === "allergen" || concept.kind === "made_with" ? concept.allergen : undefined;
const madeWithOf = (concept: Concept): AllergenId | undefined =>
  concept.kind === "made_with" ? concept.allergen : undefined;
const termOf = (concept: Concept): RuleId | undefined => (concept.kind === "term" ? concept.rule : undefined);
const wordOf = (concept: Concept): RuleId | undefined => (concept.kind === "word" ? concept.rule : undefined);
const statedOf = (concept: Concept): RuleId | undefined => (concept.kind === "stated" ? concept.rule : undefined);
const kindOf = (concept: Concept): FoodId | undefined => (concept.kind === "kind" ? concept.food : undefined);

/** Said in a sentence that names no food, or only what food is cooked with ("heat the oil and fry it, still runny"). */
function unboundForms(mentions: readonly Mention<Concept>[], written: readonly number[]): ReadonlySet<FormId> {
  const named = mentions.map(
    ({ negated, values }) => !negated && values.some((value) => value.kind === "food" && !COOKED_WITH.has(value.food)),
  );
  const naming = new Set(written.filter((_, index) => named[index] === true));
  const free = mentions.filter(({ negated }, index) => !negated && !naming.has(present(written[index])));
  const forms = pick(
    free.flatMap(({ values }) => values),
    formOf,
  );
  return new Set(forms.filter((form) => SAID_OF_THE_DISH.has(form)));
}

/** A mistyped word may be a food or a hazard, but nothing takes a hazard away by resembling a form. */
function withoutGuessedForms(mentions: readonly Mention<Concept>[]): readonly Mention<Concept>[] {
  return mentions.flatMap((mention) => (mention.how === "typo" ? withoutForms(mention) : [mention]));
}

interface Inside {
  readonly foods: readonly FoodId[];
  readonly allergens: readonly AllergenId[];
  readonly forms: readonly FormId[];
}

function readInside(surface: string, own: boolean): Inside {
  const named = (own ? [] : scan(surface, LEXICON)).filter(
    ({ start, end, how }) => how !== "folded" || !ONLY_WITHOUT_MARKS.has(surface.slice(start, end)),
  );
  const foods = named.flatMap(({ values }) => values.filter(({ ask }) => !ask));
  // The butter of "peanut butter" is none, the cheese of "cheese cubes" is one.
  const groups = (own ? [] : scan(surface, ALLERGEN_WORDS)).filter(
    ({ start, end, how }) =>
      how !== "typo" &&
      !named.some((food) => food.start <= start && food.end >= end && food.end - food.start > end - start),
  );
  return {
    foods: withoutPlantDairy(surface, [...new Set(foods.map(({ food }) => food))]),
    allergens: pick(
      groups.flatMap(({ values }) => values),
      allergenOf,
    ),
    // The "wild" of "wild garlic" is its name, and does not say where it grew; "meatballs" do not say how they are given.
    forms: pick(
      withoutGuessedForms(scan(surface.replace(NO_FORM, ""), FORM_WORDS)).flatMap(({ values }) => values),
      formOf,
    ).filter((form) => form !== (own ? "foraged" : "ball")),
  };
}

/** What was read inside surfaces, which are those of the vocabulary: it never outgrows it. */
const INSIDE = { named: new Map<string, Inside>(), other: new Map<string, Inside>() } as const;

/** What the words of a longer surface say by themselves; a food that it names itself stands alone. */
function inside(mention: Mention<Concept>): Inside {
  const own = mention.values.some(({ kind }) => kind === "food");
  const known = own ? INSIDE.named : INSIDE.other;
  const within = known.get(mention.surface) ?? readInside(mention.surface, own);
  known.set(mention.surface, within);
  return within;
}

/**
 * What forms come to together: what is frozen and whole is a hard ball, and what is cut out and thrown away is not on the
 * plate ("cut out every green spot").
 */
function together(forms: ReadonlySet<FormId>): ReadonlySet<FormId> {
  const solid = forms.has("frozen") && forms.has("whole");
  const cutOut = forms.has("green") && forms.has("removed");
  if (!solid && !cutOut) return forms;
  const kept = [...forms].filter((form) => form !== "green" || !cutOut);
  return new Set<FormId>(solid ? [...kept, "frozen_solid"] : kept);
}

const NO_FORMS: ReadonlySet<FormId> = new Set();

/** What its sentence says of a mention. */
interface Said {
  readonly sentence: number;
  readonly served: boolean;
  readonly put: boolean;
  readonly bound: readonly FormId[];
  readonly deniedForms: ReadonlySet<FormId>;
}

function sight(
  mention: Mention<Concept>,
  within: Inside,
  { sentence, served, put, bound, deniedForms }: Said,
): Sighting {
  const foods = pick(mention.values, foodOf);
  const allergens = new Set([...pick(mention.values, allergenOf), ...within.allergens]);
  for (const food of [...foods, ...within.foods]) for (const each of FOODS[food].allergens) allergens.add(each);
  return {
    surface: mention.surface,
    start: mention.start,
    end: mention.end,
    sentence,
    served,
    put,
    negated: mention.negated,
    foods,
    foodsInside: within.foods,
    terms: pick(mention.values, termOf),
    words: pick(mention.values, wordOf),
    stated: pick(mention.values, statedOf),
    kinds: pick(mention.values, kindOf),
    isGroup: mention.values.some((value) => value.kind === "kind" && value.group === true),
    deniedForms,
    allergens: [...allergens],
    madeWith: pick(mention.values, madeWithOf),
    forms: together(new Set([...bound, ...within.forms, ...pick(mention.values, formOf)])),
  };
}

/** What is seen though no form can be said of it. */
const SEEN_WITHOUT_FORM: ReadonlySet<Concept["kind"]> = new Set<Concept["kind"]>(["known", "made_with"]);

/** Whether a text says that something is heated. */
export function isHeated({ forms }: Reading): boolean {
  return [...HEATED_FORMS].some((form) => forms.has(form));
}

/** Reads a text once. Total and linear in its length, in any language and whatever it contains. */
export function read(raw: string): Reading {
  const text = withGermanNames(normalise(raw));
  const said = withoutAsides(text, withoutGuessedForms(scan(text, HAZARDS)));
  const scanned = withoutOtherSenses(text, withoutMincing(text, said));
  const kept = withoutThrownAway(text, withoutWild(text, withoutSpreads(text, scanned)));
  const found = withoutHygiene(text, withoutCookedRaw(text, asMeasured(text, withoutPackingJuice(text, kept))));
  const denied = withoutChoices(text, withDenials(text, withOthersSeasoning(text, withoutSharedPots(text, found))));
  const mentions = withSaidClauses(text, withEggsOffTheHeat(text, withDegrees(text, denied)));
  const subjects = mentions.map(isSubject);
  const written = sentencesOf(text, mentions, withoutMedia(text, mentions, subjects));
  const sentences = aboutTheSame(written);
  const begins = startsOfHeated(text, mentions, subjects, sentences, written.starts);
  const ownClauses = ownClausesOf(text, mentions, sentences, subjects);
  const bound = bindForms(text, mentions, sentences, subjects, begins, ownClauses);
  const heats = heatsOf(text, mentions, sentences, written.starts, begins, ownClauses.cooked);
  const ofEverything = formsOfEverything(text, mentions, written.written);
  const named = mentions.filter(({ negated }) => !negated).flatMap(({ values }) => values);
  const deniedForms = deniedIn(mentions, sentences);
  const seen = mentions.flatMap((mention, index) => {
    if (subjects[index] !== true && !mention.values.some(({ kind }) => SEEN_WITHOUT_FORM.has(kind))) return [];
    const sentence = present(sentences[index]);
    const served = present(written.serving[index]);
    const own = present(bound[index]).filter((form) => !HEATED_FORMS.has(form) || !isBesideHeat(mention, heats));
    const forms = [...own, ...(served ? [] : present(ofEverything[index]))];
    const put = present(written.putting[index]);
    const said = { sentence, served, put, bound: forms, deniedForms: deniedForms.get(sentence) ?? NO_FORMS };
    return [withoutUndone(text, sight(mention, inside(mention), said))];
  });
  const sightings = withoutSaidFree(text, seen);
  return {
    sightings,
    forms: new Set([
      ...pick(named, formOf),
      ...sightings.filter(({ negated }) => !negated).flatMap(({ forms }) => [...forms]),
    ]),
    unbound: unboundForms(mentions, written.written),
    heats,
    claims: pick(
      mentions.filter((mention) => !mention.negated && !isWarnedAgainst(text, mention)).flatMap(({ values }) => values),
      (concept) => (concept.kind === "claim" ? concept.claim : undefined),
    ),
    places: mentions.map(asPlace),
    talk: new Set(pick(named, (concept) => (concept.kind === "talk" ? concept.topic : undefined))),
    text,
  };
}
