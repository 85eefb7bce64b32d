import "server-only";
import { z } from "zod";
import type { RecipeBrief, RecipePlan, RecipeSource, RecipeText } from "@/lib/domain/recipes/recipe";
import type { Finding, RecipeVerdict } from "@/lib/domain/safety/finding";
import type { MealType } from "@/lib/domain/food/cooking";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { database } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { newId } from "@/lib/platform/db/new-id";
import { readableBy } from "./data";
import type { Excluded } from "./present";

/** A checked recipe to keep. `texts` holds its words in at least the language it was written in. */
export interface NewRecipe {
  readonly owner: UserId | undefined;
  readonly brief: Pick<RecipeBrief, "ageGroup" | "cookingMethod" | "language"> & { readonly mealType: MealType | null };
  readonly foodIds: readonly string[];
  readonly source: RecipeSource;
  readonly plan: RecipePlan | undefined;
  readonly texts: readonly (readonly [Language, RecipeText])[];
  readonly findings: readonly Finding[];
  readonly excluded: readonly Excluded[];
  readonly verdict: RecipeVerdict;
  readonly rulesLookedAt: number;
  readonly starterKey?: string;
  readonly imageUrl?: string | null;
  readonly referenceImageUrl?: string | null;
}

/** Ids and parameters only, so they are JSON as they stand; what is `undefined` is left out. */
function asJson(value: object): Prisma.InputJsonObject | Prisma.InputJsonArray {
  return JSON.parse(JSON.stringify(value)) as Prisma.InputJsonObject;
}

function recipeValues(recipe: NewRecipe) {
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
    plan: recipe.plan,
    findings: recipe.findings,
    excluded: recipe.excluded,
    verdict: recipe.verdict,
    rulesLookedAt: recipe.rulesLookedAt,
    imageUrl: recipe.imageUrl ?? null,
    referenceImageUrl: recipe.referenceImageUrl ?? null,
  };
}

function recipeRow(recipe: NewRecipe) {
  const { plan, ...values } = recipeValues(recipe);
  const json = { findings: asJson(values.findings), excluded: asJson(values.excluded) };
  return { ...values, ...json, ...(plan === undefined ? {} : { plan: asJson(plan) }) };
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

const created = z.tuple([z.object({ createdAt: z.date() })]);

/**
 * Stores a recipe with its words, both or neither. Answers its id and when it was made. One statement: a transaction
 * of two is five round trips, and this is the dearest call of the product.
 */
export async function insertRecipe(recipe: NewRecipe): Promise<{ id: string; createdAt: Date }> {
  const row = recipeValues(recipe);
  const [{ createdAt }] = created.parse(
    await database().$queryRaw`
      WITH recipe AS (
        INSERT INTO recipes (id, owner_id, shared, starter_key, language, age_group, meal_type, cooking_method, source,
          food_ids, plan, findings, excluded, verdict, rules_looked_at, image_url, reference_image_url)
        SELECT * FROM jsonb_to_record(${JSON.stringify(row)}::jsonb) AS r ("id" text, "ownerId" text, "shared" boolean,
          "starterKey" text, "language" text, "ageGroup" text, "mealType" text, "cookingMethod" text, "source" text,
          "foodIds" text[], "plan" jsonb, "findings" jsonb, "excluded" jsonb, "verdict" text, "rulesLookedAt" int,
          "imageUrl" text, "referenceImageUrl" text)
        RETURNING created_at
      ), words AS (
        INSERT INTO recipe_texts (recipe_id, language, title, ingredients, instructions, preparation, size, safety)
        SELECT * FROM jsonb_to_recordset(${JSON.stringify(textRows(row.id, recipe))}::jsonb) AS t ("recipeId" text,
          "language" text, "title" text, "ingredients" text[], "instructions" text, "preparation" text, "size" text,
          "safety" text)
      )
      SELECT created_at AS "createdAt" FROM recipe`,
  );
  return { id: row.id, createdAt };
}

/**
 * Stores words that a call brought as this parent's own recipe, unless they keep the same words already, whoever owns
 * them by now. Answers the recipe's id. Of many who bring them at once one row is made: its key is unique.
 */
export async function insertSnapshot(userId: UserId, snapshotKey: string, recipe: NewRecipe): Promise<string> {
  const [kept] = await database().$queryRaw<{ id: string }[]>`
    SELECT r.id FROM bookmarks b JOIN recipes r ON r.id = b.recipe_id
    WHERE b.user_id = ${userId} AND r.snapshot_key = ${snapshotKey} LIMIT 1`;
  if (kept) return kept.id;
  const row = { ...recipeRow(recipe), snapshotKey, ownWords: true };
  return database().$transaction(async (transaction) => {
    const { count } = await transaction.recipe.createMany({ data: row, skipDuplicates: true });
    if (count > 0) await transaction.recipeText.createMany({ data: textRows(row.id, recipe) });
    const stored = await transaction.recipe.findUnique({
      where: { ownerId_snapshotKey: { ownerId: userId, snapshotKey } },
      select: { id: true },
    });
    return stored?.id ?? row.id;
  });
}

/**
 * Stores the recipes of the starter set that are not there yet, the first as the newest: lists show them in this order on
 * every installation. Two servers may do so at once: the key is unique.
 */
export async function insertStarterRecipes(recipes: readonly NewRecipe[]): Promise<void> {
  const now = Date.now();
  const rows = recipes.map((recipe, place) => ({
    recipe,
    row: { ...recipeRow(recipe), createdAt: new Date(now - place) },
  }));
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

/**
 * Marks a recipe as tested, if this parent may read it, has not yet, and no expert stands behind it. One statement: the
 * recipe's row is held while the mark goes in, so a verification at the same moment comes wholly before or after it.
 * The count follows by the table's trigger.
 */
export async function insertTestedMark(userId: UserId, recipeId: string): Promise<void> {
  await database().$executeRaw`
    WITH readable AS (
      SELECT r.id FROM recipes r
      WHERE r.id = ${recipeId} AND r.verification_type <> 'expert_verified' AND ${readableBy(userId)}
      FOR NO KEY UPDATE),
    first AS (
      UPDATE recipes SET verification_type = 'community_tested', shared = shared OR NOT own_words
      FROM readable WHERE recipes.id = readable.id AND recipes.verification_type = 'ai_generated')
    INSERT INTO tested_marks (user_id, recipe_id) SELECT ${userId}, id FROM readable
    ON CONFLICT (user_id, recipe_id) DO NOTHING`;
}

/** Puts an expert's name on a recipe that they may read, and the recipe into the shared set. */
export async function setVerified(userId: UserId, recipeId: string, expertName: string): Promise<void> {
  await database().$executeRaw`
    UPDATE recipes r SET verification_type = 'expert_verified', expert_name = ${expertName}, shared = true
    WHERE r.id = ${recipeId} AND ${readableBy(userId)}`;
}

/** Whether the recipe is this parent's own, and its link is now shared or not as said. */
export async function setLinkShared(userId: UserId, recipeId: string, linkShared: boolean): Promise<boolean> {
  const { count } = await database().recipe.updateMany({
    where: { id: recipeId, ownerId: userId },
    data: { linkShared },
  });
  return count > 0;
}

/** Holds the row of a recipe that has lost its parent, so that who takes hold of it at the same moment is seen. */
export function holdOrphan(recipeId: string) {
  return database().$queryRaw`
    SELECT 1 FROM recipes WHERE id = ${recipeId} AND owner_id IS NULL AND NOT shared FOR UPDATE`;
}

/** Erases a recipe that nobody holds any more: without a parent, not shared, and without bookmarks, marks and comments. */
export function eraseIfUnheld(recipeId: string) {
  return database().recipe.deleteMany({
    where: {
      id: recipeId,
      ownerId: null,
      shared: false,
      bookmarks: { none: {} },
      testedMarks: { none: {} },
      comments: { none: {} },
    },
  });
}
