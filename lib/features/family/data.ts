import "server-only";
import { z } from "zod";
import type { BirthMonth } from "@/lib/domain/food/birth-month";
import { isFoodId } from "@/lib/domain/food/food-ids";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { MAX_BABIES } from "./schema";

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
