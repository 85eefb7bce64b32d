import { AGE_GROUPS } from "../../lib/domain/food/age";
import { FIRST_FOODS } from "../../lib/domain/food/first-foods.table";
import type { Food } from "../../lib/domain/food/food";
import { FOOD_IDS } from "../../lib/domain/food/food-ids";
import { FOODS } from "../../lib/domain/food/foods";
import { ENGLISH_NAMES } from "../../lib/domain/food/names/english.table";
import { SAME_SOURCE } from "../../lib/domain/food/same-source.table";
import { SEASONS } from "../../lib/domain/food/seasons.table";
import { PRODUCT_NAME } from "../../lib/domain/shared/product";
import { readable, section } from "./readable";

const INTRO = `What ${PRODUCT_NAME} takes for true of each food: from when, how it is prepared and cut at each age, how many minutes until it is soft. Written from the tables in \`lib/domain/food\` by \`scripts/review-pages.mjs\`; a test asks that it says what they say. A draft: no dietitian and no speech therapist has reviewed it.`;

function foodLines(food: Food): string {
  const cuts = AGE_GROUPS.map((age) => {
    const { before, cut } = food.preparation[age];
    return `- ${age} months: ${[...before, cut].map(readable).join(", then ")}`;
  });
  return [
    `### ${readable(ENGLISH_NAMES[food.id].name)} (${readable(food.id)})`,
    [
      `- ${readable(food.category)}, from ${food.minAgeMonths} months; choking risk ${food.chokingRisk}: ${readable(food.chokingWhy)}`,
      `- contains ${readable(food.allergens)}; read the label for ${readable(food.allergensCheckLabel)}`,
      ...cuts,
      `- minutes until soft: ${readable(food.minutesToSoft)}`,
      `- iron: ${food.iron}; vitamin C: ${food.vitaminC ? "yes" : "no"}; brings ${readable(food.nutrients)}, first of all ${readable(food.mainBenefit)}`,
      `- rules: ${readable(food.relatedRules)}`,
    ].join("\n"),
  ].join("\n\n");
}

/** `docs/foods.md`: every food with everything that is true of it and is no word. */
export function foodsPage(): string {
  return [
    "# Every food",
    INTRO,
    section(
      "First foods",
      "What is suggested first, in this order.",
      Object.entries(FIRST_FOODS).map(([group, foods]) => ({ [group]: foods })),
    ),
    section("The same plant or animal", "Foods that count as one where variety is counted.", SAME_SOURCE),
    section(
      "Seasons",
      "First and last month of the harvest in Germany, Austria and Poland.",
      Object.entries(SEASONS).map(([food, season]) => ({ [food]: season })),
    ),
    "## Foods",
    ...FOOD_IDS.map((id) => foodLines(FOODS[id])),
    "",
  ].join("\n\n");
}
