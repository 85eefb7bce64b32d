import "server-only";
import { lowestMonths } from "@/lib/domain/food/age";
import type { RecipeBrief } from "@/lib/domain/recipes/recipe";
import type { StarterBrief } from "@/lib/domain/recipes/starter-set.table";
import { AppError } from "@/lib/domain/shared/app-error";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { log } from "@/lib/platform/log";
import type { NewRecipe } from "./mutations";
import { writeChecked, type CheckedDraft } from "./write-checked";

function briefIn(starter: StarterBrief, language: Language): RecipeBrief {
  const months = lowestMonths(starter.ageGroup);
  return { ...starter, months, language, avoid: { allergens: [], foods: [] } };
}

function starterRecipe(starter: StarterBrief): NewRecipe {
  const written = LANGUAGES.map((language): [Language, CheckedDraft, RecipeBrief] => {
    const brief = briefIn(starter, language);
    return [language, writeChecked(brief, { months: brief.months, allergens: [], avoidFoods: [] }), brief];
  });
  const [english] = written;
  if (!english) throw new Error("a starter recipe has at least one language");
  const [, { draft, assessment }, brief] = english;
  return {
    owner: undefined,
    brief,
    foodIds: [...new Set(draft.plan?.items.map(({ foodId }) => foodId) ?? brief.foods)],
    source: "embedded",
    plan: draft.plan,
    texts: written.map(([language, checked]) => [language, checked.draft.text]),
    findings: assessment.findings,
    excluded: [],
    verdict: assessment.verdict,
    rulesLookedAt: assessment.rulesLookedAt,
    starterKey: starter.key,
  };
}

/** The recipe, or nothing where the gate rejects it: one that it rejects must not keep the others from being read. */
export function composeStarter(starter: StarterBrief): NewRecipe | undefined {
  try {
    return starterRecipe(starter);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "unsafe_recipe") throw error;
    log.warn("starter_rejected", { key: starter.key });
    return undefined;
  }
}
