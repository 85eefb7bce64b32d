import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { readerOf } from "@/lib/features/family/profile-of";
import { countUnknown } from "@/lib/features/ingredients/count-unknown";
import { stillWanted, UNWATCHED, type Waiting } from "./ask-model";
import { briefFor } from "./brief-for";
import { allFindings, checkedRecipeFields, foodIdsOf } from "./checked-recipe";
import { insertRecipe } from "./mutations";
import { youngerGroup } from "./recheck";
import type { GenerateInput, RecipeOutput } from "./schema";
import { writeRecipe } from "./write-recipe";

/**
 * Cooks what is in the kitchen: checks the pantry, writes, checks the words, stores, answers. What cannot be used is
 * left out and said; `no_usable_ingredients` when nothing is left. Nothing is stored unless everything passed, and
 * nothing once nobody waits for it any more.
 */
export async function generateRecipe(
  userId: UserId,
  input: GenerateInput,
  language: Language,
  waiting: Waiting = UNWATCHED,
): Promise<RecipeOutput> {
  const writing = { ...waiting, parent: userId };
  writing.tell("checking");
  const reader = await readerOf(userId);
  const profile = reader.cookingFor(input.ageGroup);
  const { brief, pantry, excluded } = briefFor(input, profile, language);
  const checked = await writeRecipe(brief, profile, writing);
  const findings = allFindings(pantry, checked);
  const isForOlder = youngerGroup(reader, brief.ageGroup) !== undefined;
  stillWanted(writing);
  writing.tell("storing");
  const stored = insertRecipe({
    owner: userId,
    brief,
    foodIds: foodIdsOf(checked, brief),
    source: checked.source,
    plan: checked.draft.plan,
    texts: [[language, checked.draft.text]],
    findings,
    excluded,
    verdict: checked.assessment.verdict,
    rulesLookedAt: checked.assessment.rulesLookedAt,
  });
  const [{ id, createdAt }] = await Promise.all([stored, countUnknown(excluded, language)]);
  return {
    id,
    ...checkedRecipeFields(checked, brief, findings, excluded, language, isForOlder),
    isBookmarked: false,
    communityTestedCount: 0,
    testedByMe: false,
    isMine: true,
    isLinkShared: false,
    commentCount: 0,
    createdAt: createdAt.toISOString(),
  };
}
