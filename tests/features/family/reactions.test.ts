import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import type { UserId } from "@/lib/domain/shared/actor";
import { addBaby } from "@/lib/features/family/add-baby";
import { clearPause } from "@/lib/features/family/clear-pause";
import { listPauses } from "@/lib/features/family/list-pauses";
import { listReactions } from "@/lib/features/family/list-reactions";
import { logReaction } from "@/lib/features/family/log-reaction";
import { readTriedFoods } from "@/lib/features/family/read-tried-foods";
import { removeReaction } from "@/lib/features/family/remove-reaction";
import { logReactionInput } from "@/lib/features/family/schema";
import { checkIngredients } from "@/lib/features/ingredients/check";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { plansOf } from "@/tests/support/statements";

withDatabase();

const NOW = new Date("2026-11-21T12:00:00Z");
const KITCHEN = { ingredients: ["carrot", "egg", "potato"], cookingMethod: "stew", ageGroup: "12-24" } as const;

function log(parent: UserId, meal: Record<string, unknown>, now = NOW) {
  return logReaction(parent, logReactionInput.parse({ reaction: "liked", ...meal }), "en", now);
}

async function codeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return "ok";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return [error.code, ...(error.issues ?? []).map(({ path, key }) => `${path} ${key}`)].join(" ");
  }
}

/** The verdict on foods for this family, by the reason of what is left out. */
async function reasons(parent: UserId, ingredients: readonly string[]) {
  const { results } = await checkIngredients(parent, { ingredients: [...ingredients], ageGroup: "12-24" }, "en");
  return results.map(({ verdict, findings }) => (verdict === "blocked" ? findings[0]?.ruleId : "cooked"));
}

describe("how a meal went", () => {
  it("is kept as it was told, and listed the latest first", async () => {
    const parent = await provenUser("parent");
    const { id: babyId } = await addBaby(parent, { name: "Mia", birthMonth: "2026-01" }, NOW);
    const meal = await log(parent, {
      babyId,
      foodIds: ["carrot", "egg", "carrot"],
      reaction: "loved",
      symptoms: ["fewHives"],
      onset: "minutes",
      eatenAt: "2026-11-20T10:30:00+01:00",
      note: " The cheeks. ",
    });
    expect(meal).toMatchObject({
      babyId,
      recipeId: null,
      reaction: "loved",
      foods: [{ id: "carrot", name: "carrots" }, { id: "egg" }],
      symptoms: ["fewHives"],
      onset: "minutes",
      triage: "doctor",
      eatenAt: "2026-11-20T09:30:00.000Z",
      note: "The cheeks.",
    });
    await log(parent, { foodIds: ["pear"] });
    const { reactions, nextCursor } = await listReactions(parent, { limit: 1 }, "en");
    expect(reactions.map(({ foods }) => foods[0]?.id)).toEqual(["pear"]);
    const query = { limit: 1, ...(nextCursor === undefined ? {} : { cursor: nextCursor }) };
    expect((await listReactions(parent, query, "en")).reactions).toEqual([meal]);
  });

  it("takes the foods of a recipe that the parent may read, and of no other", async () => {
    const [parent, other] = [await provenUser("parent"), await provenUser("other")];
    const recipe = await generateRecipe(parent, { ...KITCHEN, ingredients: ["carrot", "rice"] }, "en");
    const meal = await log(parent, { recipeId: recipe.id });
    expect(meal.foods.map(({ id }) => id).toSorted()).toEqual(recipe.foodIds.toSorted());
    expect(await codeOf(log(other, { recipeId: recipe.id }))).toBe("not_found");
  });

  it("refuses what cannot be", async () => {
    const [parent, other] = [await provenUser("parent"), await provenUser("other")];
    const { id: foreign } = await addBaby(other, { name: undefined, birthMonth: "2026-01" }, NOW);
    expect(await codeOf(log(parent, {}))).toBe("invalid_input foodIds required");
    expect(await codeOf(log(parent, { foodIds: ["pear"], babyId: foreign }))).toBe("not_found");
    for (const eatenAt of ["2026-11-21T12:11:00Z", "2021-01-01T00:00:00Z"]) {
      expect(await codeOf(log(parent, { foodIds: ["pear"], eatenAt }))).toBe("invalid_input eatenAt invalid");
    }
    for (const bad of [{ reaction: "meh" }, { foodIds: ["brick"] }, { symptoms: ["fine"] }, { userId: other }]) {
      expect(logReactionInput.safeParse({ reaction: "liked", foodIds: ["pear"], ...bad }).success).toBe(false);
    }
  });

  it("is nobody else's to read, remove or clear", async () => {
    const [parent, other] = [await provenUser("parent"), await provenUser("other")];
    const { id } = await log(parent, { foodIds: ["egg"], symptoms: ["fewHives"] });
    expect((await listReactions(other, { limit: 10 }, "en")).reactions).toEqual([]);
    expect(await listPauses(other, "en")).toEqual([]);
    expect(await codeOf(removeReaction(other, id))).toBe("not_found");
    expect(await codeOf(clearPause(other, "egg", NOW))).toBe("not_found");
    expect(await reasons(other, ["egg"])).toEqual(["cooked"]);
    expect(await reasons(parent, ["egg"])).toEqual(["reaction_pause"]);
  });
});

describe("symptoms", () => {
  it("pause the foods of the meal and their groups, say why, and stop when the parent clears them", async () => {
    const parent = await provenUser("parent");
    await log(parent, { foodIds: ["egg", "pear"], symptoms: ["widespreadHives"] });
    expect(await reasons(parent, ["egg", "pear", "egg noodles", "carrot"])).toEqual([
      "reaction_pause",
      "reaction_pause",
      "reaction_pause",
      "cooked",
    ]);
    const recipe = await generateRecipe(parent, { ...KITCHEN, ingredients: [...KITCHEN.ingredients] }, "en");
    expect(recipe.foodIds).not.toContain("egg");
    expect(recipe.safety.excluded).toMatchObject([{ input: "egg", ruleId: "reaction_pause" }]);
    expect(
      (await listPauses(parent, "de")).map(({ food, groups, triage }) => [food.id, groups[0]?.id, triage]),
    ).toEqual([
      ["egg", "eggs", "emergency"],
      ["pear", undefined, "emergency"],
    ]);
    await clearPause(parent, "egg", NOW);
    expect(await reasons(parent, ["egg", "pear", "egg noodles"])).toEqual(["cooked", "reaction_pause", "cooked"]);
    expect(await codeOf(clearPause(parent, "egg", NOW))).toBe("not_found");
    await log(parent, { foodIds: ["egg"], symptoms: ["runnyNose"] });
    expect(await reasons(parent, ["egg"])).toEqual(["reaction_pause"]);
  });

  it("that were noted by mistake go with their meal; a meal without any pauses nothing", async () => {
    const parent = await provenUser("parent");
    await log(parent, { foodIds: ["egg"], reaction: "rejected" });
    expect(await reasons(parent, ["egg"])).toEqual(["cooked"]);
    const { id } = await log(parent, { foodIds: ["egg"], symptoms: ["singleVomit"] });
    expect(await reasons(parent, ["egg"])).toEqual(["reaction_pause"]);
    await removeReaction(parent, id);
    expect(await reasons(parent, ["egg"])).toEqual(["cooked"]);
  });

  it("of one food show on the board, with every exposure", async () => {
    const parent = await provenUser("parent");
    const { id: babyId } = await addBaby(parent, { name: "Mia", birthMonth: "2026-01" }, NOW);
    for (const day of ["17", "18", "19"]) {
      await log(parent, { babyId, foodIds: ["peanut_butter", "beef"], eatenAt: `2026-11-${day}T08:00:00Z` });
    }
    await log(parent, { foodIds: ["egg"], symptoms: ["fewHives"] });
    const board = await readTriedFoods(parent, undefined, "pl", NOW);
    expect([board.tried, board.total]).toEqual([3, 100]);
    const states = new Map(board.allergens.map(({ id, state, exposures }) => [id, `${state} ${exposures}`]));
    expect([states.get("peanut"), states.get("eggs"), states.get("fish")]).toEqual([
      "introduced 3",
      "paused 1",
      "new 0",
    ]);
    expect(board.ironThisWeek.map(({ id }) => id)).toEqual(expect.arrayContaining(["beef"]));
    expect((await readTriedFoods(parent, babyId, "pl", NOW)).tried).toBe(2);
  });
});

describe("the log", () => {
  it("is read by its index", async () => {
    const parent = await provenUser("parent");
    await log(parent, { foodIds: ["pear"] });
    const [plan = []] = await plansOf(() => listReactions(parent, { limit: 10 }, "en"));
    const read = plan.filter(({ relation }) => relation === "reactions").map(({ index }) => index);
    expect(read).toEqual(["reactions_user_id_eaten_at_id_idx"]);
  });
});
