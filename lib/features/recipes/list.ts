import "server-only";
import { z } from "zod";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import type { Language } from "@/lib/domain/shared/language";
import { readerOf } from "@/lib/features/family/profile-of";
import { findReadableRecipe, listStoredRecipes, type ListPosition, type StoredRecipe } from "./data";
import { toRecipeOutput } from "./recipe-output";
import type { ListQuery, RecipeOutput } from "./schema";

const storedPosition = z.tuple([z.union([z.literal(0), z.literal(1)]), z.iso.datetime(), z.string().max(64)]);

function readCursor(cursor: string | undefined): ListPosition | undefined {
  if (cursor === undefined) return undefined;
  try {
    const [section, createdAt, id] = storedPosition.parse(
      JSON.parse(Buffer.from(cursor, "base64url").toString("utf8")),
    );
    return { section, createdAt: new Date(createdAt), id };
  } catch (cause) {
    throw new AppError("invalid_input", { issues: [{ path: "cursor", key: "invalid" }], cause });
  }
}

function writeCursor({ section, createdAt, id }: StoredRecipe): string {
  return Buffer.from(JSON.stringify([section, createdAt.toISOString(), id])).toString("base64url");
}

/** A page of recipes, and the cursor of the next one while there may be more. */
export interface RecipePage {
  readonly recipes: RecipeOutput[];
  readonly nextCursor: string | undefined;
}

/** The caller's own recipes newest first, then the shared set newest first, each once and checked for their family. */
export async function listRecipes(
  userId: UserId | undefined,
  query: ListQuery,
  language: Language,
): Promise<RecipePage> {
  const position = readCursor(query.cursor);
  const [rows, reader] = await Promise.all([
    listStoredRecipes(userId, language, query, position),
    readerOf(userId, query.ageGroup),
  ]);
  const last = rows.length === query.limit ? rows.at(-1) : undefined;
  return {
    recipes: rows.map((row) => toRecipeOutput(row, language, reader)),
    nextCursor: last && writeCursor(last),
  };
}

/** One recipe; what this caller may not read is as if it were not there. */
export async function readRecipe(id: string, userId: UserId | undefined, language: Language): Promise<RecipeOutput> {
  const [row, reader] = await Promise.all([findReadableRecipe(id, userId, language), readerOf(userId)]);
  if (!row) throw new AppError("not_found");
  return toRecipeOutput(row, language, reader);
}
