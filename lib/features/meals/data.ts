import "server-only";
import { z } from "zod";
import { MEAL_TYPES } from "@/lib/domain/food/cooking";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Position } from "@/lib/domain/shared/cursor";
import type { Language } from "@/lib/domain/shared/language";
import { COLUMNS, readableBy, storedRecipe, withWords, type StoredRecipe } from "@/lib/features/recipes/data";
import { database } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { mealContent } from "./schema";

const SELECT = {
  id: true,
  createdAt: true,
  recipeId: true,
  ageInMonths: true,
  dietaryRestrictions: true,
  mealType: true,
  content: true,
} satisfies Prisma.MealSuggestionSelect;

const storedMeal = z.object({
  id: z.string(),
  createdAt: z.date(),
  recipeId: z.string().nullable(),
  ageInMonths: z.number(),
  dietaryRestrictions: z.array(z.string()),
  mealType: z.enum(MEAL_TYPES),
  content: mealContent,
});

/** A suggestion as it is kept. */
export type StoredMeal = z.output<typeof storedMeal>;

/** A page of a parent's suggestions, newest first. */
export async function listStoredMeals(
  userId: UserId,
  limit: number,
  position: Position | undefined,
): Promise<StoredMeal[]> {
  const after: Prisma.MealSuggestionWhereInput =
    position === undefined
      ? {}
      : {
          OR: [{ createdAt: { lt: position.createdAt } }, { createdAt: position.createdAt, id: { lt: position.id } }],
        };
  const rows = await database().mealSuggestion.findMany({
    where: { userId, ...after },
    select: SELECT,
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: limit,
  });
  return z.array(storedMeal).parse(rows);
}

/** The recipes of suggestions that this parent may still read, in one statement whatever their number. */
export async function findMealRecipes(
  userId: UserId,
  meals: readonly StoredMeal[],
  language: Language,
): Promise<ReadonlyMap<string, StoredRecipe>> {
  const ids = meals.flatMap(({ recipeId }) => recipeId ?? []);
  if (ids.length === 0) return new Map();
  const from = Prisma.sql`
    SELECT 0 AS section, ${COLUMNS} FROM recipes r WHERE r.id IN (${Prisma.join(ids)}) AND ${readableBy(userId)}`;
  const rows = z.array(storedRecipe).parse(await database().$queryRaw(withWords(from, userId, language)));
  return new Map(rows.map((row) => [row.id, row]));
}
