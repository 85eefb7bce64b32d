import "server-only";
import type { RecipeBrief } from "@/lib/domain/recipes/recipe";
import type { PantryAssessment } from "@/lib/domain/safety/assess-pantry";
import type { Finding } from "@/lib/domain/safety/finding";
import type { Language } from "@/lib/domain/shared/language";
import { shortText } from "@/lib/domain/shared/safe-text";
import { KEPT_INPUT_LENGTH } from "./brief-for";
import { noticeText } from "./notice";
import { presentExcluded, presentFindings, type Excluded } from "./present";
import type { SuggestionOutput } from "./schema";
import type { CheckedDraft } from "./write-checked";

/** What was found in the pantry and in the words, each thing once. What was left out is said apart. */
export function allFindings(pantry: PantryAssessment, checked: CheckedDraft): Finding[] {
  const kept = pantry.results.filter(({ foods }) => foods.some((food) => pantry.usable.includes(food)));
  const findings = [...kept.flatMap((result) => result.findings), ...checked.assessment.findings].map((finding) =>
    finding.input === undefined ? finding : { ...finding, input: shortText(finding.input, KEPT_INPUT_LENGTH) },
  );
  const seen = new Map(
    findings.map((finding) => [`${finding.ruleId} ${finding.foodId ?? finding.input ?? ""}`, finding]),
  );
  return [...seen.values()];
}

/** The foods of a draft, for its picture: those of its plan, else those it was asked to use. */
export function foodIdsOf(checked: CheckedDraft, brief: RecipeBrief): string[] {
  return [...new Set(checked.draft.plan?.items.map(({ foodId }) => foodId) ?? brief.foods)];
}

/** The fields that a recipe and a suggestion share, in the language they were written in. */
export function checkedRecipeFields(
  checked: CheckedDraft,
  brief: RecipeBrief,
  findings: readonly Finding[],
  excluded: readonly Excluded[],
  language: Language,
  youngerInFamily = false,
): Omit<SuggestionOutput, "additionalIngredients"> {
  const { text } = checked.draft;
  const notice = noticeText({ because: checked.because, youngerInFamily }, language);
  return {
    title: text.title,
    ingredients: [...text.ingredients],
    instructions: text.instructions,
    servingInstructions: { ...text.servingInstructions },
    imageUrl: null,
    referenceImageUrl: null,
    verificationType: "ai_generated",
    mealType: brief.mealType,
    language,
    ageGroup: brief.ageGroup,
    cookingMethod: brief.cookingMethod,
    source: checked.source,
    ...(notice === undefined ? {} : { notice }),
    foodIds: foodIdsOf(checked, brief),
    safety: {
      verdict: checked.assessment.verdict,
      rulesLookedAt: checked.assessment.rulesLookedAt,
      findings: presentFindings(findings, language),
      excluded: presentExcluded(excluded, language),
    },
  };
}
