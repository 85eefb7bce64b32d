import "server-only";
import type { RecipeBrief } from "@/lib/domain/recipes/recipe";
import type { FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import { recipeQuestion } from "@/lib/platform/ai/recipe-question";
import { proposed, type Writing } from "./ask-model";
import { examineProposal } from "./examine-proposal";
import { writeChecked, type CheckedDraft } from "./write-checked";

/**
 * A recipe for the brief that passed the check: the model's where one is set up and what it wrote passes, else the
 * composer's, which says why. `unsafe_recipe` where none of the composer's dishes passes either.
 */
export async function writeRecipe(brief: RecipeBrief, profile: FamilyProfile, writing: Writing): Promise<CheckedDraft> {
  const proposal = await proposed(
    {
      question: (faults) => recipeQuestion(brief, faults),
      examine: (text) => examineProposal(text, brief, brief.foods, profile),
    },
    writing,
  );
  if (proposal && "checked" in proposal) return proposal.checked;
  writing.tell("composing");
  const composed = writeChecked(brief, profile);
  return proposal === undefined ? composed : { ...composed, because: proposal.because };
}
