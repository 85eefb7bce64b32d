import "server-only";
import { z } from "zod";
import type { BirthMonth } from "@/lib/domain/food/birth-month";
import { BABY_REACTIONS } from "@/lib/domain/food/baby-reaction";
import { isFoodId } from "@/lib/domain/food/food-ids";
import { ONSETS, SYMPTOMS, TRIAGE_LEVELS } from "@/lib/domain/safety/reaction-triage";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";
import { MAX_ALLERGIES, MAX_BABIES } from "./schema";

/** Written through `parseBirthMonth` only, and checked by the database. */
const storedMonth = z.custom<BirthMonth>((value) => typeof value === "string");
const foodIds = z.array(z.string()).transform((ids) => ids.filter(isFoodId));

const familyRow = z.object({
  /** What the family avoids, as typed, oldest first. */
  avoided: z.array(z.string()),
  babies: z.array(z.object({ birthMonth: storedMonth, chosen: z.boolean() })),
  /** Foods of meals with symptoms that nobody cleared. */
  paused: foodIds,
});
export type FamilyRow = z.output<typeof familyRow>;

/** Everything about a family that a check needs, in one statement whatever they have. */
export async function findFamily(userId: UserId): Promise<FamilyRow> {
  const rows = await database().$queryRaw`SELECT
    ARRAY(SELECT food FROM allergies WHERE user_id = ${userId} ORDER BY created_at, id) AS avoided,
    coalesce((
      SELECT json_agg(json_build_object('birthMonth', b.birth_month, 'chosen', coalesce(b.id = p.baby_id, false)))
      FROM babies b LEFT JOIN preferences p ON p.user_id = b.user_id WHERE b.user_id = ${userId}
    ), '[]') AS babies,
    ARRAY(
      SELECT DISTINCT f.food_id FROM reactions r JOIN reaction_foods f ON f.reaction_id = r.id
      WHERE r.user_id = ${userId} AND r.triage <> 'none' AND f.cleared_at IS NULL
    ) AS paused`;
  const [row] = z.array(familyRow).parse(rows);
  return row ?? { avoided: [], babies: [], paused: [] };
}

const babySelect = { id: true, name: true, birthMonth: true } satisfies Prisma.BabySelect;

/** A baby as it is kept. */
export interface StoredBaby {
  readonly id: string;
  readonly name: string | null;
  readonly birthMonth: BirthMonth;
  readonly chosen: boolean;
}

/** A family's babies in the order in which they were added. */
export async function listStoredBabies(userId: UserId): Promise<StoredBaby[]> {
  const rows = await database().baby.findMany({
    where: { userId },
    select: { ...babySelect, preferences: { where: { userId }, select: { userId: true } } },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MAX_BABIES,
  });
  return rows.map(({ preferences, birthMonth, ...baby }) => ({
    ...baby,
    birthMonth: storedMonth.parse(birthMonth),
    chosen: preferences.length > 0,
  }));
}

/** What a family avoids, as typed, oldest first. */
export function listStoredAllergies(userId: UserId): Promise<{ readonly id: string; readonly food: string }[]> {
  return database().allergy.findMany({
    where: { userId },
    select: { id: true, food: true },
    orderBy: [{ createdAt: "asc" }, { id: "asc" }],
    take: MAX_ALLERGIES,
  });
}

const reactionRow = z.object({
  id: z.string(),
  babyId: z.string().nullable(),
  recipeId: z.string().nullable(),
  reaction: z.enum(BABY_REACTIONS),
  note: z.string().nullable(),
  eatenAt: z.date(),
  onset: z.enum(ONSETS).nullable(),
  triage: z.enum(TRIAGE_LEVELS),
  foodIds,
  /** Those of its foods that nobody has cleared. */
  openIds: foodIds,
  symptoms: z.array(z.enum(SYMPTOMS)),
});
/** One meal of the log as it is kept. */
export type StoredReaction = z.output<typeof reactionRow>;

/** Where a page of the log ended. */
export interface LogPosition {
  readonly eatenAt: Date;
  readonly id: string;
}

/** A family's meals, the latest first, in one statement; of one baby or of all, and of one id where it is given. */
export async function listStoredReactions(
  userId: UserId,
  wish: { readonly limit: number; readonly after?: LogPosition; readonly babyId?: string; readonly id?: string },
): Promise<StoredReaction[]> {
  const { limit, after, babyId, id } = wish;
  const rows = await database().$queryRaw(Prisma.sql`SELECT
      r.id, r.baby_id AS "babyId", r.recipe_id AS "recipeId", r.reaction, r.note, r.eaten_at AS "eatenAt", r.onset,
      r.triage,
      ARRAY(SELECT food_id FROM reaction_foods f WHERE f.reaction_id = r.id ORDER BY food_id) AS "foodIds",
      ARRAY(
        SELECT food_id FROM reaction_foods f
        WHERE f.reaction_id = r.id AND f.cleared_at IS NULL AND r.triage <> 'none' ORDER BY food_id
      ) AS "openIds",
      ARRAY(SELECT symptom FROM reaction_symptoms s WHERE s.reaction_id = r.id ORDER BY symptom) AS symptoms
    FROM reactions r
    WHERE r.user_id = ${userId}
      ${after === undefined ? Prisma.empty : Prisma.sql`AND (r.eaten_at, r.id) < (${after.eatenAt}, ${after.id})`}
      ${babyId === undefined ? Prisma.empty : Prisma.sql`AND r.baby_id = ${babyId}`}
      ${id === undefined ? Prisma.empty : Prisma.sql`AND r.id = ${id}`}
    ORDER BY r.eaten_at DESC, r.id DESC LIMIT ${limit}`);
  return z.array(reactionRow).parse(rows);
}
