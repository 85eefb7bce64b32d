import { z } from "zod";
import { BABY_REACTIONS } from "@/lib/domain/food/baby-reaction";
import { ROLES } from "@/lib/domain/shared/actor";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { cleanText } from "@/lib/domain/shared/safe-text";

/** As specified. */
export const MIN_PASSWORD_LENGTH = 6;
/** Long enough for any passphrase; hashing more would be work for nobody's good. */
export const MAX_PASSWORD_LENGTH = 128;
const MAX_PASSWORD_BYTES = 512;
export const MIN_USERNAME_LENGTH = 2;
/** Stands beside every comment on a narrow phone. */
export const MAX_USERNAME_LENGTH = 30;
/** The longest address that mail can be sent to. */
const MAX_EMAIL_LENGTH = 254;

/** Letters of every script with their marks, digits, and what joins them; never an at sign, which makes it an e-mail. */
const USERNAME = /^[\p{L}\p{M}\p{N}._-]+$/u;

/** What a body may carry before it is looked at; cleaning is bounded by it. */
const field = z.string().max(1_000, "tooLong").optional();

/** Bodies as they arrive. Unknown fields are refused: nobody registers with a role. */
export const registerBody = z.strictObject({ username: field, email: field, password: field, confirmPassword: field });
export const loginBody = z.strictObject({ email: field, username: field, password: field });
export const changePasswordBody = z.strictObject({
  currentPassword: field,
  newPassword: field,
  confirmPassword: field,
});
export type RegisterBody = z.output<typeof registerBody>;
export type LoginBody = z.output<typeof loginBody>;
export type ChangePasswordBody = z.output<typeof changePasswordBody>;

/** One spelling of a name or an address: `ﬁ` and `fi`, `A` and `a` are the same. */
export function accountKey(text: string): string {
  return cleanText(text).normalize("NFKC").toLowerCase();
}

const text = z.string("required").transform(cleanText).pipe(z.string().min(1, "required"));

const email = text.transform(accountKey).pipe(z.string().max(MAX_EMAIL_LENGTH, "tooLong").pipe(z.email("email")));

const username = text
  .transform((name) => name.normalize("NFKC"))
  .pipe(
    z
      .string()
      .min(MIN_USERNAME_LENGTH, "tooShort")
      .max(MAX_USERNAME_LENGTH, "tooLong")
      .regex(USERNAME, "usernameFormat"),
  );

/** Passwords are never cleaned: what was typed is what is hashed. Length counts characters, not UTF-16 units. */
const newPassword = z
  .string("required")
  .min(1, "required")
  .refine((password) => Array.from(password).length >= MIN_PASSWORD_LENGTH, "passwordTooShort")
  .refine((password) => password.length <= MAX_PASSWORD_LENGTH, "tooLong")
  .refine((password) => new TextEncoder().encode(password).length <= MAX_PASSWORD_BYTES, "tooLong");

/** What an account is made of. Issue messages are keys of `Validation`. */
export const newAccount = z.object({ username, email, password: newPassword });

/** What changes a password; the new one is held to what a first one is. */
export const passwordChange = z.object({ currentPassword: z.string("required").min(1, "required"), newPassword });

/** The signed-in person, as our own calls show them. `clerkId` and `id` are the same id, under both of its names. */
export const accountUser = z.object({
  clerkId: z.string(),
  id: z.string(),
  email: z.string(),
  username: z.string(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  fullName: z.string().nullable(),
  role: z.enum(ROLES),
});
export type AccountUser = z.output<typeof accountUser>;

export const authAnswer = z.object({ ok: z.literal(true), message: z.string(), user: accountUser });
export const logoutAnswer = z.object({ ok: z.literal(true), message: z.string() });
export const userAnswer = z.object({ user: accountUser });
export type AuthAnswer = z.output<typeof authAnswer>;

/** What a use case answers, with the headers (cookies among them) that go with it. */
export interface Answered<T> {
  readonly answer: T;
  readonly headers: readonly (readonly [name: string, value: string])[];
}

export const THEMES = ["system", "light", "dark"] as const;

const preferences = z.object({
  /** Null until the parent chose one: then the browser's counts. */
  language: z.enum(LANGUAGES).nullable(),
  theme: z.enum(THEMES),
  notifications: z.boolean(),
});
export type Preferences = z.output<typeof preferences>;

export const profileOutput = z.object({
  counts: z.object({
    recipesCreated: z.number().int(),
    recipesTested: z.number().int(),
    activitiesCompleted: z.number().int(),
    bookmarked: z.number().int(),
  }),
  preferences,
});
export type ProfileOutput = z.output<typeof profileOutput>;

/** Unknown fields are refused: nobody changes their role. */
export const changePreferencesInput = z.strictObject({
  language: z.enum(LANGUAGES).optional(),
  theme: z.enum(THEMES).optional(),
  notifications: z.boolean().optional(),
});
export type ChangePreferencesInput = z.output<typeof changePreferencesInput>;

export const sessionListOutput = z
  .array(
    z.object({
      id: z.string(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      current: z.boolean(),
    }),
  )
  .max(100);
export type SessionListOutput = z.output<typeof sessionListOutput>;
export const sessionParams = z.object({ id: z.string().regex(/^[A-Za-z0-9_-]{16,64}$/) });
/** How many sessions are over now. */
export const endedOutput = z.object({ ended: z.number().int() });

export const deleteAccountBody = z.strictObject({ password: z.string().max(1_000, "tooLong") });

const at = z.iso.datetime();

/** Everything we hold about a person, and nothing about anybody else. */
export const exportOutput = z.object({
  product: z.string(),
  version: z.literal(1),
  exportedAt: at,
  account: z.object({
    id: z.string(),
    email: z.string(),
    username: z.string(),
    firstName: z.string().nullable(),
    lastName: z.string().nullable(),
    role: z.string(),
    createdAt: at,
  }),
  preferences,
  babies: z.array(z.object({ id: z.string(), name: z.string().nullable(), birthMonth: z.string(), createdAt: at })),
  allergies: z.array(z.object({ food: z.string(), createdAt: at })),
  reactions: z.array(
    z.object({
      id: z.string(),
      babyId: z.string().nullable(),
      recipeId: z.string().nullable(),
      reaction: z.enum(BABY_REACTIONS),
      foods: z.array(z.object({ foodId: z.string(), clearedAt: at.nullable() })),
      symptoms: z.array(z.string()),
      onset: z.string().nullable(),
      triage: z.string(),
      note: z.string().nullable(),
      eatenAt: at,
      createdAt: at,
    }),
  ),
  recipes: z.array(
    z.object({
      id: z.string(),
      ageGroup: z.string(),
      mealType: z.string().nullable(),
      cookingMethod: z.string(),
      foodIds: z.array(z.string()),
      leftOut: z.array(z.string()),
      createdAt: at,
      texts: z.array(
        z.object({
          language: z.string(),
          title: z.string(),
          ingredients: z.array(z.string()),
          instructions: z.string(),
          preparation: z.string(),
          size: z.string(),
          safety: z.string(),
        }),
      ),
    }),
  ),
  bookmarks: z.array(z.object({ recipeId: z.string(), createdAt: at })),
  testedRecipes: z.array(z.object({ recipeId: z.string(), createdAt: at })),
  comments: z.array(
    z.object({
      recipeId: z.string(),
      content: z.string(),
      hasCooked: z.boolean(),
      rating: z.number().nullable(),
      createdAt: at,
    }),
  ),
  reportedComments: z.array(z.object({ commentId: z.string(), reason: z.string(), createdAt: at })),
  learning: z.array(z.object({ activity: z.string(), item: z.string(), completedAt: at })),
  meals: z.array(
    z.object({
      recipeId: z.string().nullable(),
      ageInMonths: z.number(),
      dietaryRestrictions: z.array(z.string()),
      mealType: z.string(),
      language: z.string(),
      createdAt: at,
    }),
  ),
  sessions: z.array(z.object({ createdAt: at, lastSeenAt: at })),
});
export type ExportOutput = z.output<typeof exportOutput>;
