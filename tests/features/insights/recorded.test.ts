import { beforeEach, describe, expect, it } from "vitest";
import { z } from "zod";
import { FEATURE_OF, LEARNING_KINDS, STORY_KINDS } from "@/lib/domain/analytics/event";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { COOKING_METHODS, MEAL_TYPES } from "@/lib/domain/food/cooking";
import { isFoodId } from "@/lib/domain/food/food-ids";
import { ACTIVITIES } from "@/lib/domain/learning/progress";
import type { Actor, UserId } from "@/lib/domain/shared/actor";
import { LANGUAGES } from "@/lib/domain/shared/language";
import { addBookmark } from "@/lib/features/bookmarks/add";
import { removeBookmark } from "@/lib/features/bookmarks/remove";
import { addComment } from "@/lib/features/comments/add";
import { logReaction } from "@/lib/features/family/log-reaction";
import type { LogReactionInput } from "@/lib/features/family/schema";
import { mergeProgress } from "@/lib/features/learning/merge-progress";
import type { SuggestMealInput } from "@/lib/features/meals/schema";
import { suggestMealFor } from "@/lib/features/meals/suggest";
import { clearRecipes } from "@/lib/features/recipes/clear";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { markTested } from "@/lib/features/recipes/mark-tested";
import type { GenerateInput } from "@/lib/features/recipes/schema";
import { seedStarterSet } from "@/lib/features/recipes/seed-starter-set";
import { shareRecipe, unshareRecipe } from "@/lib/features/recipes/share";
import { suggestRecipes } from "@/lib/features/recipes/suggest";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

withDatabase();

const CANARY = "Quetzalcoatl";
const kitchen: GenerateInput = {
  ingredients: ["carrot", "potato", CANARY],
  cookingMethod: "stew",
  ageGroup: "9-12",
  mealType: "lunch",
};
const BARE = ["account_created", "recipe_bookmarked", "recipe_tested", "recipe_shared", "reaction_logged"] as const;
const nothing = z.strictObject({});
/** The closed union again, written down a second time: what the database's own half may store, and not a field more. */
const stored = z.discriminatedUnion("name", [
  z.strictObject({ name: z.enum(BARE), properties: nothing }),
  z.strictObject({
    name: z.literal("recipe_generated"),
    properties: z.strictObject({
      ageGroup: z.enum(AGE_GROUPS),
      mealType: z.enum(MEAL_TYPES).nullable(),
      cookingMethod: z.enum(COOKING_METHODS),
      language: z.enum(LANGUAGES),
      source: z.enum(["embedded", "openai"]),
      foods: z.array(z.string().refine(isFoodId)).min(1),
    }),
  }),
  z.strictObject({
    name: z.literal("meal_suggested"),
    properties: z.strictObject({ mealType: z.enum(MEAL_TYPES) }),
  }),
  z.strictObject({
    name: z.literal("comment_added"),
    properties: z.strictObject({ hasCooked: z.boolean(), rated: z.boolean() }),
  }),
  z.strictObject({
    name: z.literal("learning_step_completed"),
    properties: z.strictObject({ activity: z.enum(ACTIVITIES) }),
  }),
]);

async function events(): Promise<z.infer<typeof stored>[]> {
  const rows = await database().analyticsEvent.findMany({
    select: { name: true, properties: true },
    orderBy: [{ occurredAt: "asc" }, { name: "asc" }],
  });
  return z.array(stored).parse(rows);
}

async function names(): Promise<string[]> {
  return (await events()).map(({ name }) => name);
}

async function parent(): Promise<UserId> {
  const userId = await provenUser("parent");
  await database().analyticsEvent.deleteMany();
  return userId;
}

function actor(userId: UserId): Actor {
  return { userId, role: "parent", username: CANARY };
}

describe("what is counted where it happens", () => {
  beforeEach(async () => {
    await database().analyticsEvent.deleteMany();
  });

  it("is a new account", async () => {
    await provenUser("new");
    expect(await names()).toEqual(["account_created"]);
  });

  it("is a generated recipe with its choices and the foods it is made of; no suggestion, no starter", async () => {
    const userId = await parent();
    await generateRecipe(userId, kitchen, "pl");
    await suggestRecipes(userId, kitchen, "pl");
    await seedStarterSet();
    const [event, ...more] = await events();
    expect(more).toEqual([]);
    expect(event).toMatchObject({
      name: "recipe_generated",
      properties: { ageGroup: "9-12", mealType: "lunch", cookingMethod: "stew", language: "pl", source: "embedded" },
    });
    expect(event?.name === "recipe_generated" ? event.properties.foods : []).toEqual(
      expect.arrayContaining(["carrot", "potato"]),
    );
  });

  it("is a bookmark once however often it is asked for, and again after it was taken away", async () => {
    const userId = await parent();
    const { id } = await generateRecipe(userId, kitchen, "en");
    await Promise.all([1, 2, 3].map(() => addBookmark(userId, id, undefined, "en")));
    expect((await names()).filter((name) => name === "recipe_bookmarked")).toHaveLength(1);
    await removeBookmark(userId, id);
    await addBookmark(userId, id, undefined, "en");
    expect((await names()).filter((name) => name === "recipe_bookmarked")).toHaveLength(2);
  });

  it("is a mark, a comment without a word of it, a link, a meal's end without how it went", async () => {
    const userId = await parent();
    const { id } = await generateRecipe(userId, kitchen, "en");
    await Promise.all([1, 2].map(() => markTested(userId, id, "en")));
    await addComment(actor(userId), id, { content: CANARY, hasCooked: true, rating: 4 });
    await addComment(actor(userId), id, { content: CANARY, hasCooked: false });
    await shareRecipe(userId, id);
    await unshareRecipe(userId, id);
    const meal: LogReactionInput = { recipeId: id, reaction: "loved", symptoms: ["fewHives"], note: CANARY };
    await logReaction(userId, meal, "en", new Date());
    expect((await events()).slice(1)).toEqual([
      { name: "recipe_tested", properties: {} },
      { name: "comment_added", properties: { hasCooked: true, rated: true } },
      { name: "comment_added", properties: { hasCooked: false, rated: false } },
      { name: "recipe_shared", properties: {} },
      { name: "reaction_logged", properties: {} },
    ]);
  });

  it("is a suggested meal and the recipe that came with it", async () => {
    const userId = await parent();
    const wish: SuggestMealInput = { ageInMonths: 10, dietaryRestrictions: [CANARY], mealType: "dinner" };
    await suggestMealFor(userId, wish, "de", new Date());
    expect((await names()).toSorted()).toEqual(["meal_suggested", "recipe_generated"]);
  });

  it("is each step of a game once, from however many devices", async () => {
    const userId = await parent();
    const steps = [
      { activity: "foodFriends", item: "carrot" },
      { activity: "foodHero", item: "banana" },
    ] as const;
    await Promise.all([mergeProgress(userId, steps), mergeProgress(userId, steps.slice(1)), mergeProgress(userId, [])]);
    expect((await names()).toSorted()).toEqual(["learning_step_completed", "learning_step_completed"]);
  });

  it("stays when what it counted goes, and holds neither a person, an id nor a word of theirs", async () => {
    const userId = await parent();
    const { id } = await generateRecipe(userId, kitchen, "en");
    await addComment(actor(userId), id, { content: CANARY, hasCooked: true });
    await clearRecipes(userId);
    await database().user.delete({ where: { id: userId } });
    const rows = JSON.stringify(await database().analyticsEvent.findMany());
    expect(JSON.parse(rows)).toHaveLength(2);
    for (const secret of [CANARY, userId, id]) expect(rows.toLowerCase()).not.toContain(secret.toLowerCase());
  });
});

describe("the closed list", () => {
  it("names the kinds that the games have, and every event once: these, and a photo and a story", () => {
    expect([...LEARNING_KINDS].toSorted()).toEqual([...ACTIVITIES].toSorted());
    expect(STORY_KINDS).toHaveLength(3);
    expect(Object.keys(FEATURE_OF)).toHaveLength(BARE.length + stored.options.length - 1 + 2);
  });
});
