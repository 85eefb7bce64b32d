import "server-only";
import { composeRecipe } from "@/lib/domain/recipes/embedded-writer";
import type { RecipeBrief, RecipeDraft, RecipeSource } from "@/lib/domain/recipes/recipe";
import type { FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe, type RecipeAssessment } from "@/lib/domain/safety/assess-recipe";
import { AppError } from "@/lib/domain/shared/app-error";
import { Memory } from "@/lib/domain/shared/memory";
import type { ComposedBecause } from "./notice";

/** A draft that passed the gate, with what the gate found. */
export interface CheckedDraft {
  readonly draft: RecipeDraft;
  readonly assessment: RecipeAssessment & { readonly verdict: Exclude<RecipeAssessment["verdict"], "rejected"> };
  readonly source: RecipeSource;
  /** Why the composer wrote it although a model is set up. */
  readonly because?: ComposedBecause;
}

/** How often the composer tries another dish before the gate's "no" is the answer. */
const ATTEMPTS = 3;

/** The draft's words as the gate lets them through, or `undefined` where it rejects them. */
export function passGate(
  draft: RecipeDraft,
  brief: Pick<RecipeBrief, "foods" | "language">,
  profile: FamilyProfile,
): CheckedDraft | undefined {
  const assessment = assessRecipe(draft.text, profile, { declaredFoods: brief.foods, language: brief.language });
  if (assessment.verdict === "rejected") return undefined;
  return {
    draft: { ...draft, text: assessment.text },
    assessment: { ...assessment, verdict: assessment.verdict },
    source: "embedded",
  };
}

function composeChecked(brief: RecipeBrief, profile: FamilyProfile): CheckedDraft {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const tried = { ...brief, seed: brief.seed + attempt };
    const checked = passGate(composeRecipe(tried), tried, profile);
    if (checked) return checked;
  }
  throw new AppError("unsafe_recipe");
}

/** Orders of late: the composer and the gate are pure, and the same kitchen is asked for again. Each is some kilobytes. */
const composedLately = new Memory<CheckedDraft>(500);

/** A composed recipe for the brief that passed the gate; `unsafe_recipe` where none of the composer's dishes does. */
export function writeChecked(brief: RecipeBrief, profile: FamilyProfile): CheckedDraft {
  return composedLately.recall(JSON.stringify([brief, profile]), () => composeChecked(brief, profile));
}
