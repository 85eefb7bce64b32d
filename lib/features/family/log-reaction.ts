import "server-only";
import { isFoodId, type FoodId } from "@/lib/domain/food/food-ids";
import { triage } from "@/lib/domain/safety/reaction-triage";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { readRecipe } from "@/lib/features/recipes/list";
import { listStoredReactions } from "./data";
import { insertReaction } from "./mutations";
import { presentReaction } from "./present";
import type { LogReactionInput, ReactionOutput } from "./schema";

/** Twenty years of five meals a day; bounds what one account keeps. */
const MAX_LOG = 36_500;
/** Longer ago is not what a log of first foods is for. */
const OLDEST_MILLISECONDS = 3 * 366 * 24 * 3600 * 1000;
/** A device whose clock is ahead. */
const AHEAD_MILLISECONDS = 10 * 60 * 1000;

function invalid(path: string, key: string): AppError {
  return new AppError("invalid_input", { issues: [{ path, key }] });
}

function eatenAtOf(input: LogReactionInput, now: Date): Date {
  if (input.eatenAt === undefined) return now;
  const at = new Date(input.eatenAt);
  const ago = now.getTime() - at.getTime();
  if (ago < -AHEAD_MILLISECONDS || ago > OLDEST_MILLISECONDS) throw invalid("eatenAt", "invalid");
  return ago < 0 ? now : at;
}

async function foodsOf(userId: UserId, input: LogReactionInput, language: Language): Promise<readonly FoodId[]> {
  const { recipeId, foodIds } = input;
  const inRecipe =
    recipeId === undefined ? [] : (await readRecipe(recipeId, userId, language)).foodIds.filter(isFoodId);
  const foods = [...new Set(foodIds ?? inRecipe)];
  if (foods.length === 0) throw invalid("foodIds", "required");
  return foods;
}

/**
 * Keeps how a meal went and judges its symptoms at once. With symptoms, its foods and their allergen groups are left out
 * of every recipe until the parent clears them. `not_found` for a recipe this parent may not read.
 */
export async function logReaction(
  userId: UserId,
  input: LogReactionInput,
  language: Language,
  now: Date,
): Promise<ReactionOutput> {
  const symptoms = [...new Set(input.symptoms)];
  const onset = symptoms.length === 0 ? undefined : input.onset;
  const meal = {
    babyId: input.babyId,
    recipeId: input.recipeId,
    reaction: input.reaction,
    note: input.note === "" ? undefined : input.note,
    eatenAt: eatenAtOf(input, now),
    onset,
    triage: triage(symptoms, onset),
    foodIds: await foodsOf(userId, input, language),
    symptoms,
  };
  const id = await insertReaction(userId, meal, MAX_LOG);
  const [stored] = id === undefined ? [] : await listStoredReactions(userId, { limit: 1, id });
  if (stored === undefined) throw new AppError("not_found");
  return presentReaction(stored, language);
}
