import "server-only";
import { z } from "zod";
import { AGE_GROUPS, STRICTEST_AGE_GROUP, type AgeGroup } from "@/lib/domain/food/age";
import { latestBirthIn } from "@/lib/domain/food/birth-month";
import { COOKING_METHODS, MEAL_TYPES } from "@/lib/domain/food/cooking";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { isYoungerGroup } from "@/lib/domain/food/younger-group";
import { PLAN_ROLES, PLAN_UNITS, VERIFICATION_TYPES, type RecipePlan } from "@/lib/domain/recipes/recipe";
import type { Finding } from "@/lib/domain/safety/finding";
import type { UserId } from "@/lib/domain/shared/actor";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";
import { database } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import type { Excluded } from "./present";
import type { ListQuery } from "./schema";

/** Findings are written by the engine alone; reading them back trusts their ids as they were written. */
const findingShape = z.object({ ruleId: z.string(), severity: z.string() });
const storedFinding = z.custom<Finding>((value) => findingShape.safeParse(value).success);
const excludedShape = z.object({ input: z.string(), finding: storedFinding });
const storedExcluded = z.custom<Excluded>((value) => excludedShape.safeParse(value).success);

const storedPlan = z.object({
  version: z.literal(1),
  form: z.string(),
  ageGroup: z.enum(AGE_GROUPS),
  cookingMethod: z.enum(COOKING_METHODS),
  mealType: z.enum(MEAL_TYPES),
  items: z.array(
    z.object({
      foodId: z.enum(FOOD_IDS),
      role: z.enum(PLAN_ROLES),
      amount: z.object({ value: z.number().positive(), unit: z.enum(PLAN_UNITS) }),
      added: z.boolean(),
      minutes: z.number(),
    }),
  ),
});

export const storedRecipe = z.object({
  id: z.string(),
  section: z.number(),
  mine: z.boolean(),
  createdAt: z.date(),
  language: z.enum(LANGUAGES),
  ageGroup: z.enum(AGE_GROUPS),
  mealType: z.enum(MEAL_TYPES).nullable(),
  cookingMethod: z.enum(COOKING_METHODS),
  source: z.enum(["embedded", "openai"]),
  foodIds: z.array(z.string()),
  findings: z.array(storedFinding),
  excluded: z.array(storedExcluded),
  verdict: z.enum(["clear", "changed", "caution"]),
  rulesLookedAt: z.number(),
  verificationType: z.enum(VERIFICATION_TYPES),
  expertName: z.string().nullable(),
  communityTestedCount: z.number(),
  commentCount: z.number(),
  ratingSum: z.number(),
  ratingCount: z.number(),
  imageUrl: z.string().nullable(),
  referenceImageUrl: z.string().nullable(),
  isBookmarked: z.boolean(),
  testedByMe: z.boolean(),
  shared: z.boolean(),
  linkShared: z.boolean(),
  title: z.string(),
  ingredients: z.array(z.string()),
  instructions: z.string(),
  preparation: z.string(),
  size: z.string(),
  safety: z.string(),
  /**
   * What its words in another language or for a younger baby are written from; null where neither is asked for, and for a
   * recipe without a plan.
   */
  plan: storedPlan.nullable(),
});

/** One recipe as it lies in the database, in one of its languages. */
export type StoredRecipe = z.infer<typeof storedRecipe>;

/** Where a page of the list ended: own recipes are section 0, the shared set is section 1. */
export interface ListPosition {
  readonly section: number;
  readonly createdAt: Date;
  readonly id: string;
}

/** What `withWords` needs of each recipe `r`, beside its `section`. */
export const COLUMNS = Prisma.sql`
  r.id, r.created_at, r.owner_id, r.language, r.age_group, r.meal_type, r.cooking_method, r.source, r.food_ids, r.findings,
  r.excluded, r.verdict, r.rules_looked_at, r.verification_type, r.expert_name, r.community_tested_count,
  r.comment_count, r.rating_sum, r.rating_count, r.image_url, r.reference_image_url, r.shared, r.link_shared`;

/**
 * Whether recipe `r` may be read by this caller: it is shared with everybody or by its link, it is their own, or they
 * hold on to it by a bookmark or a comment, whatever became of its sharing since.
 */
export function readableBy(userId: UserId | undefined): Prisma.Sql {
  if (userId === undefined) return Prisma.sql`(r.shared OR r.link_shared)`;
  return Prisma.sql`(r.shared OR r.link_shared OR r.owner_id = ${userId}
    OR EXISTS (SELECT 1 FROM bookmarks k WHERE k.recipe_id = r.id AND k.user_id = ${userId})
    OR EXISTS (SELECT 1 FROM comments k WHERE k.recipe_id = r.id AND k.user_id = ${userId}))`;
}

/**
 * Whether the caller has a baby that is surely too young for the group of recipe `r`, or has asked for a younger one;
 * asked once for all recipes.
 */
function hasYounger(userId: UserId | undefined, asked: AgeGroup | undefined): Prisma.Sql {
  const today = new Date();
  const groups = AGE_GROUPS.filter((group) => group !== STRICTEST_AGE_GROUP).map(
    (group) => Prisma.sql`(r.age_group = ${group} AND EXISTS (
        SELECT 1 FROM babies y WHERE y.user_id = ${userId ?? null} AND y.birth_month > ${latestBirthIn(group, today)}))`,
  );
  const older = asked === undefined ? [] : AGE_GROUPS.filter((group) => isYoungerGroup(asked, group));
  return Prisma.join([...groups, ...older.map((group) => Prisma.sql`r.age_group = ${group}`)], " OR ");
}

/**
 * The recipes of `from` by section and newest first, with the words in the language asked for where they exist, else in
 * the language the recipe was written in; with its plan where they have to be written from it, for the language or for a
 * younger baby of the caller's, or the age that they `asked` for. `more` selects further columns of `from`, each after a
 * comma.
 */
export function withWords(
  from: Prisma.Sql,
  userId: UserId | undefined,
  language: Language,
  more: Prisma.Sql = Prisma.empty,
  asked?: AgeGroup,
): Prisma.Sql {
  return Prisma.sql`
    SELECT r.id, r.section, (r.owner_id IS NOT DISTINCT FROM ${userId ?? null} AND r.owner_id IS NOT NULL) AS mine,
      r.created_at AS "createdAt", t.language, r.age_group AS "ageGroup", r.meal_type AS "mealType",
      r.cooking_method AS "cookingMethod", r.source, r.food_ids AS "foodIds", r.findings, r.excluded, r.verdict,
      r.rules_looked_at AS "rulesLookedAt", r.verification_type AS "verificationType", r.expert_name AS "expertName",
      r.community_tested_count AS "communityTestedCount", r.comment_count AS "commentCount",
      r.rating_sum AS "ratingSum", r.rating_count AS "ratingCount", r.image_url AS "imageUrl",
      r.reference_image_url AS "referenceImageUrl", r.shared, r.link_shared AS "linkShared",
      EXISTS (SELECT 1 FROM bookmarks b WHERE b.recipe_id = r.id AND b.user_id = ${userId ?? null}) AS "isBookmarked",
      EXISTS (SELECT 1 FROM tested_marks m WHERE m.recipe_id = r.id AND m.user_id = ${userId ?? null}) AS "testedByMe",
      t.title, t.ingredients, t.instructions, t.preparation, t.size, t.safety,
      CASE WHEN t.language <> ${language} OR ${hasYounger(userId, asked)}
        THEN (SELECT p.plan FROM recipes p WHERE p.id = r.id) END AS plan${more}
    FROM (${from}) r
    JOIN LATERAL (
      SELECT * FROM recipe_texts x WHERE x.recipe_id = r.id AND x.language IN (${language}, r.language)
      ORDER BY (x.language = ${language}) DESC LIMIT 1
    ) t ON true
    ORDER BY r.section, r.created_at DESC, r.id DESC`;
}

function after(position: ListPosition | undefined, section: number): Prisma.Sql {
  if (!position || position.section < section) return Prisma.empty;
  if (position.section > section) return Prisma.sql`AND false`;
  return Prisma.sql`AND (r.created_at, r.id) < (${position.createdAt}, ${position.id})`;
}

/**
 * A page of the list in one query, whatever its length: the caller's own recipes newest first, then the shared set
 * newest first. Each half reads its own index.
 */
export async function listStoredRecipes(
  userId: UserId | undefined,
  language: Language,
  { limit, ageGroup }: Pick<ListQuery, "limit" | "ageGroup">,
  position: ListPosition | undefined,
): Promise<StoredRecipe[]> {
  const newest = Prisma.sql`ORDER BY r.created_at DESC, r.id DESC LIMIT ${limit}`;
  const shared = Prisma.sql`(
    SELECT 1 AS section, ${COLUMNS} FROM recipes r
    WHERE r.shared ${userId === undefined ? Prisma.empty : Prisma.sql`AND r.owner_id IS DISTINCT FROM ${userId}`}
    ${after(position, 1)} ${newest})`;
  const own = Prisma.sql`(
    SELECT 0 AS section, ${COLUMNS} FROM recipes r WHERE r.owner_id = ${userId ?? null} ${after(position, 0)} ${newest})`;
  const both = userId === undefined ? shared : Prisma.sql`${own} UNION ALL ${shared}`;
  const from = Prisma.sql`SELECT * FROM (${both}) r ORDER BY r.section, r.created_at DESC, r.id DESC LIMIT ${limit}`;
  const rows = withWords(from, userId, language, Prisma.empty, ageGroup);
  return z.array(storedRecipe).parse(await database().$queryRaw(rows));
}

/** The recipe if this caller may read it. */
export async function findReadableRecipe(
  id: string,
  userId: UserId | undefined,
  language: Language,
): Promise<StoredRecipe | undefined> {
  const from = Prisma.sql`
    SELECT 0 AS section, ${COLUMNS} FROM recipes r
    WHERE r.id = ${id} AND ${readableBy(userId)}`;
  const [found] = z.array(storedRecipe).parse(await database().$queryRaw(withWords(from, userId, language)));
  return found;
}

/** One of the things that a recipe has to have: one of these foods in it, or this text in its title. */
export interface SearchTerm {
  readonly foods: readonly string[];
  /** Absent where the title does not count; case and accents never do. */
  readonly text?: string;
}

/** A parent's own recipes and bookmarks are looked through to the last, as long as they are no more than this. */
const MOST_OF_THEIRS = 5000;
/** What is too short or too common for the index is looked for in the newest of the shared set. */
const NEWEST_TITLES = 500;
/** Of a text that is in more titles than this, the newest recipes answer already. */
const MOST_TITLES = 2000;

function inTitle(text: string): Prisma.Sql {
  return Prisma.sql`strpos(search_key(w.title), search_key(${text}::text)) > 0`;
}

function hasFood({ foods }: SearchTerm): Prisma.Sql {
  return Prisma.sql`r.food_ids && ${foods}::text[]`;
}

/** A value for each recipe and not EXISTS, for which Postgres would read the titles of all recipes at once. */
function hasTerm(term: SearchTerm): Prisma.Sql {
  if (term.text === undefined) return hasFood(term);
  return Prisma.sql`(${hasFood(term)} OR (
    SELECT coalesce(bool_or(${inTitle(term.text)}), false) FROM recipe_texts w WHERE w.recipe_id = r.id))`;
}

/** The shared recipes with this text in one of their titles, by the index of letters. */
function sharedByTitle({ text }: SearchTerm): readonly Prisma.Sql[] {
  if (text === undefined) return [];
  return [
    Prisma.sql`(SELECT w.recipe_id FROM recipe_texts w WHERE w.shared
      AND search_grams(search_key(w.title)) @> search_grams(search_key(${text}::text)) AND ${inTitle(text)}
      LIMIT ${MOST_TITLES})`,
  ];
}

function ofTitles(titled: readonly Prisma.Sql[]): Prisma.Sql {
  return Prisma.sql`SELECT ${COLUMNS} FROM (${Prisma.join([...titled], " UNION ")}) w
    JOIN recipes r ON r.id = w.recipe_id WHERE r.shared`;
}

/**
 * The recipes that have every one of the terms, of those that a caller finds in their lists: their own first, then what
 * they bookmarked, then the shared set, newest first. One query that reads a bounded part of an index for each.
 */
export async function searchStoredRecipes(
  userId: UserId | undefined,
  terms: readonly SearchTerm[],
  language: Language,
  limit: number,
): Promise<StoredRecipe[]> {
  const has = Prisma.join(terms.map(hasTerm), " AND ");
  const newest = (rows: number): Prisma.Sql => Prisma.sql`ORDER BY r.created_at DESC, r.id DESC LIMIT ${rows}`;
  const within = (section: number, rows: Prisma.Sql): Prisma.Sql =>
    Prisma.sql`(SELECT ${section}::int AS section, r.* FROM (${rows}) r WHERE ${has} ${newest(limit)})`;
  const newestShared = Prisma.sql`SELECT ${COLUMNS} FROM recipes r WHERE r.shared ${newest(NEWEST_TITLES)}`;
  const titled = terms.flatMap(sharedByTitle);
  const byFoods = Prisma.sql`(SELECT 2 AS section, ${COLUMNS} FROM recipes r
    WHERE r.shared AND ${Prisma.join(terms.map(hasFood), " AND ")} ${newest(limit)})`;
  const ofTheirs = [
    within(
      0,
      Prisma.sql`SELECT ${COLUMNS} FROM recipes r WHERE r.owner_id = ${userId ?? null} ${newest(MOST_OF_THEIRS)}`,
    ),
    within(
      1,
      Prisma.sql`SELECT ${COLUMNS} FROM (SELECT b.recipe_id FROM bookmarks b WHERE b.user_id = ${userId ?? null}
        ORDER BY b.created_at DESC, b.id DESC LIMIT ${MOST_OF_THEIRS}) b JOIN recipes r ON r.id = b.recipe_id`,
    ),
  ];
  const parts = [
    ...(userId === undefined ? [] : ofTheirs),
    ...(terms.every(({ foods }) => foods.length > 0) ? [byFoods] : []),
    ...(titled.length > 0 ? [within(2, ofTitles(titled))] : []),
    within(2, newestShared),
  ];
  const once = Prisma.sql`SELECT DISTINCT ON (r.id) r.* FROM (${Prisma.join(parts, " UNION ALL ")}) r ORDER BY r.id, r.section`;
  const from = Prisma.sql`SELECT * FROM (${once}) r ORDER BY r.section, r.created_at DESC, r.id DESC LIMIT ${limit}`;
  return z.array(storedRecipe).parse(await database().$queryRaw(withWords(from, userId, language)));
}

/** The composer's plan of a recipe that this caller may read; `undefined` where it has none, as a model's recipe. */
export async function findReadablePlan(id: string, userId: UserId | undefined): Promise<RecipePlan | undefined> {
  const rows = await database().$queryRaw(
    Prisma.sql`SELECT r.plan FROM recipes r WHERE r.id = ${id} AND ${readableBy(userId)}`,
  );
  const [row] = z.array(z.object({ plan: storedPlan.nullable() })).parse(rows);
  return row?.plan ?? undefined;
}
