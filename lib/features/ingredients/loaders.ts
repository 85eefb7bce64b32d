import "server-only";
import { AGE_BANDS, ageGroupForMonths, type AgeBand, type AgeGroup } from "@/lib/domain/food/age";
import type { AllergenId } from "@/lib/domain/food/allergen";
import { BENEFIT_CODES, BENEFITS } from "@/lib/domain/food/benefits.table";
import { COOKING_METHODS, type CookingMethod } from "@/lib/domain/food/cooking";
import type { Cut, Food, FoodCategory } from "@/lib/domain/food/food";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { foodSlug } from "@/lib/domain/food/food-slug";
import { FOODS } from "@/lib/domain/food/foods";
import { goesWellWith, type PairingReason } from "@/lib/domain/food/goes-well-with";
import { foodName, nameEntry } from "@/lib/domain/food/names";
import { nearbyMonths, seasonOf, type Supply } from "@/lib/domain/food/season";
import { describePreparation } from "@/lib/domain/recipes/describe-preparation";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import type { IngredientVerdict } from "@/lib/domain/safety/finding";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";
import { inLanguage, LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { presentAllergen, presentFinding } from "./present";
import type { FindingOutput } from "./schema";

/** A food as a list shows it. */
export interface FoodEntry {
  readonly id: FoodId;
  readonly slug: string;
  readonly name: string;
}

export interface LibraryFood extends FoodEntry {
  readonly category: FoodCategory;
  readonly minAgeMonths: number;
  readonly hasIron: boolean;
  readonly hasAllergen: boolean;
  /** Months in which it is to be had from nearby, as bits (`nearbyMonths`); absent without a season. */
  readonly nearby?: number;
}

/** How one food is served in one age band, and what the check says of it then. */
export interface FoodAtAge {
  /** The bands of which the same is true, the youngest first. */
  readonly bands: readonly AgeBand[];
  readonly ageGroup: AgeGroup;
  readonly verdict: IngredientVerdict;
  readonly findings: readonly FindingOutput[];
  /** Both absent where the food is left out at this age. */
  readonly preparation?: string;
  readonly cut?: Cut;
}

export interface FoodPage extends LibraryFood {
  readonly chokingRisk: Food["chokingRisk"];
  readonly allergens: readonly { readonly id: AllergenId; readonly name: string }[];
  readonly allergensCheckLabel: readonly { readonly id: AllergenId; readonly name: string }[];
  readonly ages: readonly FoodAtAge[];
  /** Every finding of any age once, with the bands in which it is made; none for a rule that depends on the form. */
  readonly findings: readonly { readonly finding: FindingOutput; readonly bands: readonly AgeBand[] }[];
  readonly nutrients: readonly string[];
  readonly minutesToSoft: readonly { readonly method: CookingMethod; readonly minutes: number }[];
  readonly pairings: readonly { readonly reason: PairingReason; readonly foods: readonly FoodEntry[] }[];
  /** The same food in the languages in which it has another name. */
  readonly otherNames: readonly { readonly language: Language; readonly name: string }[];
  /** The twelve months, January first; absent for a food without a season in Germany, Austria and Poland. */
  readonly season?: readonly Supply[];
  /** False where nobody has confirmed the word yet. */
  readonly isNameVerified: boolean;
}

/** The youngest baby of each band, in completed months. */
const BAND_MONTHS: Readonly<Record<AgeBand, number>> = { sixToEight: 6, nineToTwelve: 9, oneToTwo: 12, over2: 24 };

function entry(id: FoodId, language: Language): FoodEntry {
  return { id, slug: foodSlug(id), name: foodName(id, language) };
}

function libraryFood(id: FoodId, language: Language): LibraryFood {
  const { category, minAgeMonths, iron, allergens } = FOODS[id];
  const nearby = nearbyMonths(id);
  return {
    ...entry(id, language),
    category,
    minAgeMonths,
    hasIron: iron !== "none",
    hasAllergen: allergens.length > 0,
    ...(nearby === 0 ? {} : { nearby }),
  };
}

/** Every food of the lexicon by its name in a language. */
export function loadFoods(language: Language): readonly LibraryFood[] {
  const order = new Intl.Collator(language);
  return FOOD_IDS.map((id) => libraryFood(id, language)).toSorted((one, other) => order.compare(one.name, other.name));
}

function atBand(id: FoodId, band: AgeBand, language: Language): FoodAtAge {
  const months = BAND_MONTHS[band];
  const profile = { months, allergens: [], avoidFoods: [] };
  // By its English name, which means one food only; Austrians may mean another fruit by "Ananas".
  const [checked] = assessPantry([foodName(id, "en")], profile, { language: "en" }).results;
  const ageGroup = ageGroupForMonths(months);
  const findings = (checked?.findings ?? []).map((finding) => presentFinding(finding, language));
  const verdict = checked?.verdict ?? "unknown";
  const isServed = verdict !== "blocked" && verdict !== "unknown" && months >= FOODS[id].minAgeMonths;
  return {
    bands: [band],
    ageGroup,
    verdict,
    findings,
    ...(isServed
      ? { preparation: describePreparation(id, ageGroup, language), cut: FOODS[id].preparation[ageGroup].cut }
      : {}),
  };
}

function isAlike(one: FoodAtAge, other: FoodAtAge): boolean {
  const ids = ({ findings }: FoodAtAge): string => findings.map(({ ruleId }) => ruleId).join(" ");
  return one.verdict === other.verdict && one.preparation === other.preparation && ids(one) === ids(other);
}

/** Bands of which the same is true become one. */
function joined(ages: readonly FoodAtAge[]): readonly FoodAtAge[] {
  return ages.reduce<readonly FoodAtAge[]>((done, age) => {
    const last = done.at(-1);
    if (last === undefined || !isAlike(last, age)) return [...done, age];
    return [...done.slice(0, -1), { ...last, bands: [...last.bands, ...age.bands] }];
  }, []);
}

/** What the check finds at some age, then the other rules that name the food: they depend on how it is cut or cooked. */
function findingsOf(food: Food, ages: readonly FoodAtAge[], language: Language): FoodPage["findings"] {
  const found = new Map<string, { finding: FindingOutput; bands: readonly AgeBand[] }>();
  for (const { findings, bands } of ages) {
    for (const finding of findings) {
      const known = found.get(finding.ruleId);
      found.set(finding.ruleId, { finding: known?.finding ?? finding, bands: [...(known?.bands ?? []), ...bands] });
    }
  }
  const others = RULE_IDS.filter((ruleId) => food.relatedRules.includes(ruleId) && !found.has(ruleId)).map(
    (ruleId) => ({ finding: presentFinding({ ruleId, severity: "limit" }, language), bands: [] }),
  );
  return [...found.values(), ...others];
}

function nutrientNames(food: Food, language: Language): readonly string[] {
  return food.nutrients.flatMap((nutrient) => {
    const code = BENEFIT_CODES.find((each) => BENEFITS[each].nutrient.en === nutrient);
    return code === undefined ? [] : [inLanguage(BENEFITS[code].nutrient, language)];
  });
}

/** Everything the page of a food shows in a language. Costs no query: it is all in the lexicon and the rules. */
export function loadFoodPage(id: FoodId, language: Language): FoodPage {
  const food = FOODS[id];
  const ages = joined(AGE_BANDS.map((band) => atBand(id, band, language)));
  const own = nameEntry(id, language);
  const season = seasonOf(id);
  return {
    ...libraryFood(id, language),
    chokingRisk: food.chokingRisk,
    allergens: food.allergens.map((allergen) => presentAllergen(allergen, language)),
    allergensCheckLabel: food.allergensCheckLabel.map((allergen) => presentAllergen(allergen, language)),
    ages,
    findings: findingsOf(food, ages, language),
    nutrients: nutrientNames(food, language),
    minutesToSoft: COOKING_METHODS.flatMap((method) => {
      const minutes = food.minutesToSoft[method];
      return minutes === undefined || minutes === 0 ? [] : [{ method, minutes }];
    }),
    pairings: goesWellWith(id).map(({ reason, foods }) => ({
      reason,
      foods: foods.map((partner) => entry(partner, language)),
    })),
    otherNames: LANGUAGES.filter((each) => each !== language)
      .map((each) => ({ language: each, name: foodName(id, each) }))
      .filter(({ name }, index, all) => name !== own.name && all.findIndex((each) => each.name === name) === index),
    ...(season === undefined ? {} : { season }),
    isNameVerified: !("confidence" in own) || own.confidence !== "unsure",
  };
}
