import "server-only";
import { z } from "zod";
import type { RecipeBrief, RecipePlan, RecipeSource, RecipeText } from "@/lib/domain/recipes/recipe";
import type { Finding, RecipeVerdict } from "@/lib/domain/safety/finding";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { database } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/new-id";
import type { Excluded } from "./present";

/** A checked recipe to keep. `texts` holds its words in at least the language it was written in. */
export interface NewRecipe {
  readonly owner: UserId | undefined;
  readonly brief: Omit<RecipeBrief, "foods" | "avoid">;
  readonly foodIds: readonly string[];
  readonly source: RecipeSource;
  readonly plan: RecipePlan | undefined;
  readonly texts: readonly (readonly [Language, RecipeText])[];
  readonly findings: readonly Finding[];
  readonly excluded: readonly Excluded[];
  readonly verdict: RecipeVerdict;
  readonly rulesLookedAt: number;
  readonly starterKey?: string;
}

/** Ids and parameters only, so they are JSON as they stand; what is `undefined` is left out. */
function asJson(value: object): Prisma.InputJsonObject | Prisma.InputJsonArray {
  return z.json().parse(JSON.parse(JSON.stringify(value))) as Prisma.InputJsonObject;
}

function recipeRow(recipe: NewRecipe): Prisma.RecipeCreateManyInput {
  return {
    id: newId(),
    ownerId: recipe.owner ?? null,
    shared: recipe.starterKey !== undefined,
    starterKey: recipe.starterKey ?? null,
    language: recipe.brief.language,
    ageGroup: recipe.brief.ageGroup,
    mealType: recipe.brief.mealType,
    cookingMethod: recipe.brief.cookingMethod,
    source: recipe.source,
    foodIds: [...recipe.foodIds],
    ...(recipe.plan === undefined ? {} : { plan: asJson(recipe.plan) }),
    findings: asJson(recipe.findings),
    excluded: asJson(recipe.excluded),
    verdict: recipe.verdict,
    rulesLookedAt: recipe.rulesLookedAt,
  };
}

function textRows(id: string, recipe: NewRecipe): Prisma.RecipeTextCreateManyInput[] {
  return recipe.texts.map(([language, text]) => ({
    recipeId: id,
    language,
    title: text.title,
    ingredients: [...text.ingredients],
    instructions: text.instructions,
    ...text.servingInstructions,
  }));
}

/** Stores a recipe with its words, both or neither. Answers its id and when it was made. */
export async function insertRecipe(recipe: NewRecipe): Promise<{ id: string; createdAt: Date }> {
  const row = recipeRow(recipe);
  const [created] = await database().$transaction([
    database().recipe.create({ data: row, select: { id: true, createdAt: true } }),
    database().recipeText.createMany({ data: textRows(row.id, recipe) }),
  ]);
  return created;
}

/** Stores the recipes of the starter set that are not there yet. Two servers may do so at once: the key is unique. */
export async function insertStarterRecipes(recipes: readonly NewRecipe[]): Promise<void> {
  const rows = recipes.map((recipe) => ({ recipe, row: recipeRow(recipe) }));
  await database().$transaction(async (transaction) => {
    await transaction.recipe.createMany({ data: rows.map(({ row }) => row), skipDuplicates: true });
    const stored = await transaction.recipe.findMany({
      where: { id: { in: rows.map(({ row }) => row.id) } },
      select: { id: true },
    });
    const ids = new Set(stored.map(({ id }) => id));
    const texts = rows.filter(({ row }) => ids.has(row.id)).flatMap(({ recipe, row }) => textRows(row.id, recipe));
    await transaction.recipeText.createMany({ data: texts });
  });
}

/** The keys of the starter recipes that are stored. */
export async function storedStarterKeys(): Promise<ReadonlySet<string>> {
  const rows = await database().recipe.findMany({
    where: { starterKey: { not: null } },
    select: { starterKey: true },
  });
  return new Set(rows.flatMap(({ starterKey }) => starterKey ?? []));
}

/**
 * Empties a parent's own list. What somebody bookmarked, tested or commented on stays for them, without its owner; the
 * rest is erased. The rows are locked first: a bookmark that is being made meanwhile is either seen here and keeps its
 * recipe, or finds it gone.
 */
export async function clearOwnRecipes(userId: UserId): Promise<number> {
  const keptBySomebody: Prisma.RecipeWhereInput = {
    ownerId: userId,
    OR: [{ bookmarks: { some: {} } }, { testedMarks: { some: {} } }, { comments: { some: {} } }],
  };
  const [, kept, erased] = await database().$transaction([
    database().$queryRaw`
      SELECT count(*)::int FROM (SELECT 1 FROM recipes WHERE owner_id = ${userId} ORDER BY id FOR UPDATE) AS locked`,
    database().recipe.updateMany({ where: keptBySomebody, data: { ownerId: null } }),
    database().recipe.deleteMany({ where: { ownerId: userId } }),
  ]);
  return kept.count + erased.count;
}
