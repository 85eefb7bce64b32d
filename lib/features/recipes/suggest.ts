import "server-only";
import { foodName } from "@/lib/domain/food/names";
import type { FoodId } from "@/lib/domain/food/food-ids";
import { composeSuggestions } from "@/lib/domain/recipes/embedded-writer";
import type { ProposedText, RecipeBrief } from "@/lib/domain/recipes/recipe";
import { assessPantry, type FamilyProfile } from "@/lib/domain/safety/assess-pantry";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { profileOf } from "@/lib/features/family/profile-of";
import { suggestionsQuestion } from "@/lib/platform/ai/recipe-question";
import { proposed, UNWATCHED, type Waiting, type Writing } from "./ask-model";
import { briefFor } from "./brief-for";
import { checkedRecipeFields } from "./checked-recipe";
import { examineProposal } from "./examine-proposal";
import { MAX_SUGGESTIONS, type GenerateInput, type SuggestionOutput } from "./schema";
import { passGate, type CheckedDraft } from "./write-checked";

/** An alternative that passed, the foods it is made of and the names of those that were added. */
interface Alternative {
  readonly checked: CheckedDraft;
  readonly foods: readonly FoodId[];
  readonly additionalIngredients: readonly string[];
}

const MOST_ADDED = 3;

interface ProposedAlternative extends ProposedText {
  readonly additionalIngredients: readonly string[];
}

function examineAlternative(text: ProposedAlternative, brief: RecipeBrief, profile: FamilyProfile) {
  const { usable } = assessPantry(text.additionalIngredients, profile, { language: brief.language });
  const added = usable.filter((food) => !brief.foods.includes(food));
  if (added.length === 0 || added.length > MOST_ADDED) {
    return { faults: ["additionalIngredients does not name one food that suits the age and the family"] };
  }
  const foods = [...brief.foods, ...added];
  const examined = examineProposal(text, brief, foods, profile);
  if ("faults" in examined) return examined;
  // The names are ours: what the model calls a food is not shown.
  const additionalIngredients = added.map((food) => foodName(food, brief.language));
  return { checked: { checked: examined.checked, foods, additionalIngredients } };
}

function examineAll(texts: readonly ProposedAlternative[], brief: RecipeBrief, profile: FamilyProfile) {
  const titles = new Set<string>();
  const passed: Alternative[] = [];
  const faults: string[] = [];
  for (const text of texts) {
    const examined = examineAlternative(text, brief, profile);
    if ("faults" in examined) faults.push(...examined.faults);
    else if (!titles.has(examined.checked.checked.draft.text.title)) {
      titles.add(examined.checked.checked.draft.text.title);
      passed.push(examined.checked);
    }
  }
  return passed.length > 0 ? { checked: passed } : { faults: [...new Set(faults)] };
}

function composed(brief: RecipeBrief, profile: FamilyProfile): Alternative[] {
  return composeSuggestions(brief).flatMap((draft) => {
    const checked = passGate(draft, brief, profile);
    return checked ? [{ checked, foods: brief.foods, additionalIngredients: draft.additionalIngredients }] : [];
  });
}

async function alternatives(brief: RecipeBrief, profile: FamilyProfile, writing: Writing): Promise<Alternative[]> {
  const proposal = await proposed(
    {
      question: (faults) => suggestionsQuestion(brief, faults),
      examine: ({ suggestions }) => examineAll(suggestions, brief, profile),
    },
    writing,
  );
  if (proposal && "checked" in proposal) return proposal.checked;
  const ours = composed(brief, profile);
  if (proposal === undefined) return ours;
  return ours.map((each) => ({ ...each, checked: { ...each.checked, because: proposal.because } }));
}

/** At most two alternatives that passed the gate; nothing is stored until one is bookmarked. */
export async function suggestRecipes(
  userId: UserId,
  input: GenerateInput,
  language: Language,
  waiting: Waiting = UNWATCHED,
): Promise<SuggestionOutput[]> {
  const profile = await profileOf(userId, input.ageGroup);
  const { brief, excluded } = briefFor(input, profile, language);
  const found = await alternatives(brief, profile, { ...waiting, parent: userId });
  return found.slice(0, MAX_SUGGESTIONS).map(({ checked, foods, additionalIngredients }) => ({
    ...checkedRecipeFields(checked, { ...brief, foods }, checked.assessment.findings, excluded, language),
    additionalIngredients: [...additionalIngredients],
  }));
}
