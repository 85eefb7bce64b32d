import "server-only";
import type { Actor, UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { isLanguage } from "@/lib/domain/shared/language";
import { database } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import { THEMES, type AccountUser, type Preferences, type ProfileOutput } from "./schema";

const accountSelect = {
  id: true,
  email: true,
  displayUsername: true,
  firstName: true,
  lastName: true,
} satisfies Prisma.UserSelect;

type AccountRow = Prisma.UserGetPayload<{ select: typeof accountSelect }>;

function toAccountUser(row: AccountRow, role: Actor["role"]): AccountUser {
  const full = [row.firstName, row.lastName].filter((part) => part !== null).join(" ");
  return {
    clerkId: row.id,
    id: row.id,
    email: row.email,
    username: row.displayUsername,
    firstName: row.firstName,
    lastName: row.lastName,
    fullName: full === "" ? null : full,
    role,
  };
}

/** The caller's own account. Throws `sign_in_required` when it was erased since the request began. */
export async function findAccount(actor: Actor): Promise<AccountUser> {
  const row = await database().user.findUnique({ where: { id: actor.userId }, select: accountSelect });
  if (row === null) throw new AppError("sign_in_required");
  return toAccountUser(row, actor.role);
}

/** By which names somebody could sign in: the address and the username; none for nobody. */
export async function findNames(userId: UserId): Promise<readonly string[]> {
  const row = await database().user.findUnique({ where: { id: userId }, select: accountSelect });
  return row === null ? [] : [row.email, row.displayUsername];
}

interface StoredPreferences {
  readonly language: string | null;
  readonly theme: string;
  readonly notifications: boolean;
}

/** Preferences as the product knows them; what was never chosen has its default. */
export function toPreferences(row: StoredPreferences | null): Preferences {
  return {
    language: isLanguage(row?.language) ? row.language : null,
    theme: THEMES.find((theme) => theme === row?.theme) ?? "system",
    notifications: row?.notifications ?? false,
  };
}

const preferenceSelect = { language: true, theme: true, notifications: true } satisfies Prisma.PreferenceSelect;

export async function findPreferences(userId: UserId): Promise<Preferences> {
  return toPreferences(await database().preference.findUnique({ where: { userId }, select: preferenceSelect }));
}

/** The four counts of the profile, each exact, in one statement. */
export async function countOwn(userId: UserId): Promise<ProfileOutput["counts"]> {
  const [row] = await database().$queryRaw<ProfileOutput["counts"][]>`SELECT
    (SELECT count(*)::int FROM recipes WHERE owner_id = ${userId}) AS "recipesCreated",
    (SELECT count(*)::int FROM tested_marks WHERE user_id = ${userId}) AS "recipesTested",
    (SELECT count(*)::int FROM learning_progress WHERE user_id = ${userId}) AS "activitiesCompleted",
    (SELECT count(*)::int FROM bookmarks WHERE user_id = ${userId}) AS bookmarked`;
  return row ?? { recipesCreated: 0, recipesTested: 0, activitiesCompleted: 0, bookmarked: 0 };
}

const oldestFirst = { createdAt: "asc" } as const;

const everything = {
  ...accountSelect,
  role: true,
  createdAt: true,
  preference: { select: preferenceSelect },
  babies: { select: { id: true, name: true, birthMonth: true, createdAt: true }, orderBy: oldestFirst },
  allergies: { select: { food: true, createdAt: true }, orderBy: oldestFirst },
  reactions: {
    omit: { userId: true },
    include: {
      foods: { select: { foodId: true, clearedAt: true }, orderBy: { foodId: "asc" } },
      symptoms: { select: { symptom: true }, orderBy: { symptom: "asc" } },
    },
    orderBy: { eatenAt: "asc" },
  },
  recipes: {
    select: {
      id: true,
      ageGroup: true,
      mealType: true,
      cookingMethod: true,
      foodIds: true,
      excluded: true,
      createdAt: true,
      texts: { omit: { recipeId: true } },
    },
    orderBy: oldestFirst,
  },
  bookmarks: { select: { recipeId: true, createdAt: true }, orderBy: oldestFirst },
  testedMarks: { select: { recipeId: true, createdAt: true }, orderBy: oldestFirst },
  comments: {
    select: { recipeId: true, content: true, hasCooked: true, rating: true, createdAt: true },
    orderBy: oldestFirst,
  },
  commentReports: { select: { commentId: true, reason: true, createdAt: true }, orderBy: oldestFirst },
  learning: { select: { activity: true, item: true, completedAt: true }, orderBy: { completedAt: "asc" } },
  meals: { omit: { id: true, userId: true, content: true }, orderBy: oldestFirst },
  sessions: { select: { createdAt: true, updatedAt: true }, orderBy: oldestFirst },
} satisfies Prisma.UserSelect;

/** Every row that is a person's, for their export. Passwords, tokens and what the product only counts stay out. */
export async function findEverything(userId: UserId) {
  const user = await database().user.findUnique({ where: { id: userId }, select: everything });
  if (user === null) throw new AppError("sign_in_required");
  return user;
}
