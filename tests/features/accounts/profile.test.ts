import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { changePreferences } from "@/lib/features/accounts/change-preferences";
import { deleteAccount } from "@/lib/features/accounts/delete-account";
import { endOtherSessions } from "@/lib/features/accounts/end-other-sessions";
import { endSession } from "@/lib/features/accounts/end-session";
import { exportAccount } from "@/lib/features/accounts/export-account";
import { listSessions } from "@/lib/features/accounts/list-sessions";
import { login } from "@/lib/features/accounts/login";
import { readProfile } from "@/lib/features/accounts/read-profile";
import { addAllergy } from "@/lib/features/family/add-allergy";
import { addBaby } from "@/lib/features/family/add-baby";
import { logReaction } from "@/lib/features/family/log-reaction";
import { logReactionInput } from "@/lib/features/family/schema";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { readRecipe } from "@/lib/features/recipes/list";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { identity } from "@/lib/platform/identity/select";
import { withDatabase } from "@/tests/support/database";
import { tablesHolding } from "@/tests/support/database-dump";
import { provenUser } from "@/tests/support/database-users";
import { cookieOf, registered, request, type Registered } from "@/tests/support/registered";
import { statementsOf } from "@/tests/support/statements";

delete process.env.APP_ORIGIN;
withDatabase();

const PASSWORD = "Kohlrabi-73-Suppe";
const NOW = new Date("2026-11-21T12:00:00Z");
const CANARY = "Quetzalcoatl";

const parent = (): Promise<Registered> => registered(PASSWORD);

async function signInAgain({ name }: Registered): Promise<string> {
  return cookieOf((await login({ username: name, password: PASSWORD }, request())).headers);
}

async function codeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return "ok";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return error.code;
  }
}

/** A parent who left a word of their own in every field that takes one, and a recipe that another family has, too. */
async function parentWithEverything(
  word = CANARY,
): Promise<Registered & { readonly shared: string; readonly own: string }> {
  const made = await parent();
  const { userId } = made.actor;
  await addBaby(userId, { name: `${word} Baby`, birthMonth: "2026-01" }, NOW);
  await addAllergy(userId, { food: `${word} nuts`, language: undefined }, "en");
  const wish = { ingredients: ["carrot", "potato", `${word} root`], cookingMethod: "soup", ageGroup: "6-9" } as const;
  const cook = () => generateRecipe(userId, { ...wish, ingredients: [...wish.ingredients] }, "en");
  const [shared, own] = [await cook(), await cook()];
  const meal = { recipeId: own.id, reaction: "loved", symptoms: ["fewHives"], note: `${word} note` };
  await logReaction(userId, logReactionInput.parse(meal), "en", NOW);
  await changePreferences(userId, { language: "pl", theme: "dark", notifications: true });
  const other = await provenUser("other");
  await database().bookmark.createMany({
    data: [other, userId].map((id) => ({ id: newId(), userId: id, recipeId: shared.id })),
  });
  await database().testedMark.create({ data: { userId, recipeId: shared.id } });
  await database().comment.create({
    data: { id: newId(), userId, recipeId: shared.id, content: `${word} comment`, rating: 5 },
  });
  await database().learningProgress.create({ data: { userId, activity: "foodFriends", item: "carrot" } });
  return { ...made, shared: shared.id, own: own.id };
}

describe("the profile", () => {
  it("counts what is the parent's, in few statements", async () => {
    const { actor } = await parentWithEverything();
    const { counts, preferences } = await readProfile(actor.userId);
    expect(counts).toEqual({ recipesCreated: 2, recipesTested: 1, activitiesCompleted: 1, bookmarked: 1 });
    expect(preferences).toEqual({ language: "pl", theme: "dark", notifications: true });
    expect(await statementsOf(() => readProfile(actor.userId))).toHaveLength(2);
  });

  it("has its defaults before anything is chosen, and changes only what is given, also at once", async () => {
    const { actor } = await parent();
    expect((await readProfile(actor.userId)).preferences).toEqual({
      language: null,
      theme: "system",
      notifications: false,
    });
    await Promise.all([
      changePreferences(actor.userId, { theme: "dark" }),
      changePreferences(actor.userId, { notifications: true }),
      changePreferences(actor.userId, { language: "my" }),
    ]);
    expect((await readProfile(actor.userId)).preferences).toEqual({
      language: "my",
      theme: "dark",
      notifications: true,
    });
  });
});

describe("sessions", () => {
  it("are listed with the request's own, and end one by one or all others at once", async () => {
    const made = await parent();
    const { userId } = made.actor;
    const [second, third] = [await signInAgain(made), await signInAgain(made)];
    const listed = await listSessions(userId, request(second));
    expect(listed).toHaveLength(3);
    const [own] = listed.filter(({ current }) => current);
    await endSession(userId, own?.id ?? "");
    expect(await identity().actorOf(request(second))).toBeUndefined();
    expect(await codeOf(endSession(userId, own?.id ?? ""))).toBe("not_found");
    expect(await endOtherSessions(userId, request(third))).toEqual({ ended: 1 });
    expect(await identity().actorOf(request(made.cookie))).toBeUndefined();
    expect(await identity().actorOf(request(third))).toMatchObject({ userId });
  });

  it("of another parent are neither seen nor ended", async () => {
    const [one, other] = [await parent(), await parent()];
    const [session] = await listSessions(one.actor.userId, request(one.cookie));
    expect(await codeOf(endSession(other.actor.userId, session?.id ?? ""))).toBe("not_found");
    await endOtherSessions(other.actor.userId, request(other.cookie));
    expect(await listSessions(one.actor.userId, request(one.cookie))).toHaveLength(1);
  });
});

describe("the export", () => {
  it("holds everything the parent gave us, and nothing secret", async () => {
    const { actor, name, shared } = await parentWithEverything();
    const data = await exportAccount(actor.userId, NOW);
    expect(data).toMatchObject({
      product: "Squish",
      version: 1,
      account: { username: name, email: `${name}@families.test` },
      preferences: { language: "pl" },
      babies: [{ name: `${CANARY} Baby`, birthMonth: "2026-01" }],
      allergies: [{ food: `${CANARY} nuts` }],
      reactions: [{ note: `${CANARY} note`, symptoms: ["fewHives"], triage: "doctor" }],
      bookmarks: [{ recipeId: shared }],
      testedRecipes: [{ recipeId: shared }],
      comments: [{ content: `${CANARY} comment` }],
      learning: [{ activity: "foodFriends", item: "carrot" }],
      recipes: [{ leftOut: [`${CANARY} root`] }, { leftOut: [`${CANARY} root`] }],
    });
    expect(JSON.stringify(data)).not.toMatch(/argon2|"password"|"token"/);
  });
});

describe("deleting an account", () => {
  it("wants the password, and changes nothing without it", async () => {
    const { actor, cookie } = await parent();
    expect(await codeOf(deleteAccount(actor, "wrong", request(cookie)))).toBe("incorrect_password");
    expect(await codeOf(deleteAccount(actor, "", request(cookie)))).toBe("incorrect_password");
    expect(await identity().actorOf(request(cookie))).toBeDefined();
  });

  it("leaves no row and no word, ends every session, and keeps for others what they have", async () => {
    const word = "Xolotl";
    const made = await parentWithEverything(word);
    const { actor, cookie, name, shared, own } = made;
    const second = await signInAgain(made);
    await codeOf(login({ username: name, password: "wrong" }, request()));
    const traces = [word, actor.userId, name];
    expect((await tablesHolding(...traces)).length).toBeGreaterThan(10);
    const { headers } = await deleteAccount(actor, PASSWORD, request(cookie));
    expect(headers.map(([header]) => header)).toContain("Clear-Site-Data");
    expect(await tablesHolding(...traces)).toEqual([]);
    for (const gone of [cookie, second]) expect(await identity().actorOf(request(gone))).toBeUndefined();
    expect(await codeOf(login({ username: name, password: PASSWORD }, request()))).toBe("login_failed");
    expect(await database().recipe.findUnique({ where: { id: own } })).toBeNull();
    const kept = await database().recipe.findUniqueOrThrow({ where: { id: shared } });
    expect(kept).toMatchObject({ ownerId: null, communityTestedCount: 0, ratingCount: 0, excluded: [] });
    expect(await database().bookmark.count({ where: { recipeId: shared } })).toBe(1);
    expect(await codeOf(readRecipe(shared, undefined, "en"))).toBe("not_found");
  });

  it("happens once, however often it is asked for at once", async () => {
    const { actor, cookie } = await parent();
    const codes = await Promise.all(
      Array.from({ length: 8 }, () => codeOf(deleteAccount(actor, PASSWORD, request(cookie)))),
    );
    expect(codes).toContain("ok");
    for (const code of codes) expect(["ok", "sign_in_required", "incorrect_password"]).toContain(code);
    expect(await database().user.count({ where: { id: actor.userId } })).toBe(0);
  });

  it("lets nothing be written afterwards", async () => {
    const { actor, cookie } = await parent();
    await deleteAccount(actor, PASSWORD, request(cookie));
    const { userId } = actor;
    const late = [
      addBaby(userId, { name: undefined, birthMonth: "2026-01" }, NOW),
      addAllergy(userId, { food: "egg", language: undefined }, "en"),
      logReaction(userId, logReactionInput.parse({ reaction: "liked", foodIds: ["egg"] }), "en", NOW),
      changePreferences(userId, { theme: "dark" }),
    ];
    for (const code of await Promise.all(late.map(codeOf))) expect(code).not.toBe("ok");
    expect(await tablesHolding(userId)).toEqual([]);
  });
});
