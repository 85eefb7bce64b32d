import { z } from "zod";
import { AGE_BANDS, AGE_GROUPS } from "@/lib/domain/food/age";
import { ALLERGEN_IDS } from "@/lib/domain/food/allergen";
import { BABY_REACTIONS } from "@/lib/domain/food/baby-reaction";
import { FIRST_FOOD_GROUPS } from "@/lib/domain/food/first-foods.table";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { MAIN_ALLERGENS } from "@/lib/domain/food/tried-foods";
import { ONSETS, SYMPTOMS, TRIAGE_LEVELS } from "@/lib/domain/safety/reaction-triage";
import { cursorInput } from "@/lib/domain/shared/cursor";
import { safeText } from "@/lib/domain/shared/safe-text";
import { languageInput } from "@/lib/features/ingredients/schema";

/** More than any family has; bounds what one account keeps. */
export const MAX_BABIES = 8;
/** Fits a button on a narrow phone. */
export const MAX_BABY_NAME = 40;

/** Opaque and made by the server. */
const id = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export const familyParams = z.object({ id });

/** Whether a child can be born then is asked by the use case, which has the clock. */
const birthMonth = z.string("required").max(7, "birthMonth");

/** An emptied field takes the name away. */
const babyName = z
  .union([z.literal("").transform(() => null), z.null(), safeText(MAX_BABY_NAME)])
  .optional()
  .transform((name) => name ?? undefined);

/** Unknown fields are refused: nobody adds a baby to another family. */
export const addBabyInput = z.strictObject({ name: babyName, birthMonth });
export type AddBabyInput = z.output<typeof addBabyInput>;

export const changeBabyInput = z.strictObject({
  name: z.union([z.literal("").transform(() => null), z.null(), safeText(MAX_BABY_NAME)]).optional(),
  birthMonth: birthMonth.optional(),
  chosen: z.boolean().optional(),
});
export type ChangeBabyInput = z.output<typeof changeBabyInput>;

export const babyOutput = z.object({
  id: z.string(),
  name: z.string().nullable(),
  birthMonth: z.string(),
  /** Completed months, counted from the last day of the birth month. */
  months: z.number().int(),
  ageGroup: z.enum(AGE_GROUPS),
  ageBand: z.enum(AGE_BANDS),
  /** Recipes are made for this one: the one chosen, else the youngest. */
  current: z.boolean(),
  /** The parent chose this one. */
  chosen: z.boolean(),
});
export type BabyOutput = z.output<typeof babyOutput>;
export const babyListOutput = z.array(babyOutput).max(MAX_BABIES);

/** More than any family avoids; bounds the work of every check. */
export const MAX_ALLERGIES = 50;
export const MAX_ALLERGY_LENGTH = 60;

export const languageQuery = z.object({ language: languageInput });

export const addAllergyInput = z.strictObject({ food: safeText(MAX_ALLERGY_LENGTH), language: languageInput });
export type AddAllergyInput = z.output<typeof addAllergyInput>;

const named = z.object({ id: z.string(), name: z.string() });
export type Named = z.output<typeof named>;

export const allergyOutput = z.object({
  id: z.string(),
  /** As typed. */
  food: z.string(),
  /** What the words are taken for; both empty: nobody knows them, and these very words are looked for. */
  groups: z.array(named).max(ALLERGEN_IDS.length),
  foods: z.array(named).max(60),
});
export type AllergyOutput = z.output<typeof allergyOutput>;
export const allergyListOutput = z.array(allergyOutput).max(MAX_ALLERGIES);

export const MAX_NOTE_LENGTH = 1_000;
/** Foods of one meal. */
export const MAX_MEAL_FOODS = 60;
const foodId = z.enum(FOOD_IDS);

export const logReactionInput = z.strictObject({
  recipeId: id.optional(),
  babyId: id.optional(),
  /** What was eaten; with a recipe and without this list, everything in it. */
  foodIds: z.array(foodId).max(MAX_MEAL_FOODS, "tooMany").optional(),
  reaction: z.enum(BABY_REACTIONS),
  symptoms: z.array(z.enum(SYMPTOMS)).max(SYMPTOMS.length, "tooMany").default([]),
  onset: z.enum(ONSETS).optional(),
  /** When it was eaten; now where it is left out. */
  eatenAt: z.iso.datetime({ offset: true }).optional(),
  note: z.union([z.literal(""), safeText(MAX_NOTE_LENGTH)]).optional(),
  language: languageInput,
});
export type LogReactionInput = z.output<typeof logReactionInput>;

export const reactionOutput = z.object({
  id: z.string(),
  babyId: z.string().nullable(),
  recipeId: z.string().nullable(),
  reaction: z.enum(BABY_REACTIONS),
  foods: z.array(named).max(MAX_MEAL_FOODS),
  symptoms: z.array(z.enum(SYMPTOMS)).max(SYMPTOMS.length),
  onset: z.enum(ONSETS).nullable(),
  triage: z.enum(TRIAGE_LEVELS),
  eatenAt: z.iso.datetime(),
  note: z.string().nullable(),
});
export type ReactionOutput = z.output<typeof reactionOutput>;

/** One page of the log. */
export const MAX_REACTIONS = 100;
export const reactionListOutput = z.array(reactionOutput).max(MAX_REACTIONS);
export const reactionQuery = z.object({
  limit: z.coerce.number().int().min(1).max(MAX_REACTIONS).default(MAX_REACTIONS),
  cursor: cursorInput,
  language: languageInput,
});
export type ReactionQuery = z.output<typeof reactionQuery>;

export const pauseParams = z.object({ foodId });
export const pauseOutput = z.object({
  food: named,
  /** Groups that are left out with it. */
  groups: z.array(named).max(ALLERGEN_IDS.length),
  /** The last meal with symptoms that held it. */
  since: z.iso.datetime(),
  triage: z.enum(TRIAGE_LEVELS),
});
export type PauseOutput = z.output<typeof pauseOutput>;
export const pauseListOutput = z.array(pauseOutput).max(FOOD_IDS.length);

export const foodNamesQuery = z.object({
  ids: z
    .string()
    .max(2_000)
    .transform((ids) => ids.split(","))
    .pipe(z.array(foodId).min(1).max(MAX_MEAL_FOODS)),
  language: languageInput,
});
export const foodNamesOutput = z.array(named).max(MAX_MEAL_FOODS);

const triedFood = named.extend({ times: z.number().int(), lastAt: z.iso.datetime().nullable() });
export const triedQuery = z.object({ babyId: id.optional(), language: languageInput });
export const triedOutput = z.object({
  tried: z.number().int(),
  total: z.number().int(),
  groups: z.array(z.object({ group: z.enum(FIRST_FOOD_GROUPS), foods: z.array(triedFood) })),
  others: z.array(triedFood).max(FOOD_IDS.length),
  allergens: z.array(
    z.object({
      id: z.enum(MAIN_ALLERGENS),
      name: z.string(),
      exposures: z.number().int(),
      lastAt: z.iso.datetime().nullable(),
      state: z.enum(["new", "started", "introduced", "paused"]),
    }),
  ),
  ironThisWeek: z.array(named),
});
export type TriedOutput = z.output<typeof triedOutput>;
