import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { addBaby } from "@/lib/features/family/add-baby";
import { changeBaby } from "@/lib/features/family/change-baby";
import { listBabies } from "@/lib/features/family/list-babies";
import { profileOf } from "@/lib/features/family/profile-of";
import { removeBaby } from "@/lib/features/family/remove-baby";
import { MAX_BABIES } from "@/lib/features/family/schema";
import { checkIngredients } from "@/lib/features/ingredients/check";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { statementsOf } from "@/tests/support/statements";

withDatabase();

const TODAY = new Date("2026-11-21T12:00:00Z");

/** The month in which somebody who is so many completed months old today was born, at the latest. */
function bornAgo(months: number, today = new Date()): string {
  return new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months - 1, 1)).toISOString().slice(0, 7);
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

describe("a family's babies", () => {
  it("have a month, a name or none, and an age that follows by itself", async () => {
    const parent = await provenUser("parent");
    await addBaby(parent, { name: "Zoë", birthMonth: "2025-12" }, TODAY);
    await addBaby(parent, { name: undefined, birthMonth: "2024-01" }, TODAY);
    const expected = [
      { name: "Zoë", months: 10, ageGroup: "9-12", ageBand: "nineToTwelve", current: true, chosen: false },
      { name: null, months: 33, ageGroup: "12-24", ageBand: "over2", current: false, chosen: false },
    ];
    expect(await listBabies(parent, TODAY)).toEqual(expected.map((baby) => expect.objectContaining(baby)));
    expect((await listBabies(parent, new Date("2027-01-02T00:00:00Z")))[0]).toMatchObject({
      months: 12,
      ageGroup: "12-24",
    });
  });

  it("are changed in what is given only, and one of them is whom recipes are made for", async () => {
    const parent = await provenUser("parent");
    const [younger, older] = [
      await addBaby(parent, { name: "Ada", birthMonth: "2026-03" }, TODAY),
      await addBaby(parent, { name: "Bo", birthMonth: "2024-03" }, TODAY),
    ];
    await changeBaby(parent, older.id, { chosen: true }, TODAY);
    expect((await listBabies(parent, TODAY)).map(({ name, current }) => [name, current])).toEqual([
      ["Ada", false],
      ["Bo", true],
    ]);
    expect((await profileOf(parent, undefined, TODAY)).months).toBe(31);
    expect(await changeBaby(parent, older.id, { name: null }, TODAY)).toMatchObject({ name: null, chosen: true });
    await changeBaby(parent, younger.id, { chosen: false }, TODAY);
    expect((await profileOf(parent, undefined, TODAY)).months).toBe(31);
    await removeBaby(parent, older.id);
    expect((await profileOf(parent, undefined, TODAY)).months).toBe(7);
  });

  it("are nobody else's to read, change, choose or remove", async () => {
    const [parent, other] = [await provenUser("parent"), await provenUser("other")];
    const { id } = await addBaby(parent, { name: "Mina", birthMonth: "2026-03" }, TODAY);
    expect(await listBabies(other, TODAY)).toEqual([]);
    expect(await codeOf(changeBaby(other, id, { name: "X" }, TODAY))).toBe("not_found");
    expect(await codeOf(changeBaby(other, id, { chosen: true }, TODAY))).toBe("not_found");
    expect(await codeOf(removeBaby(other, id))).toBe("not_found");
    expect(await database().preference.count({ where: { userId: other } })).toBe(0);
    expect(await listBabies(parent, TODAY)).toHaveLength(1);
    await removeBaby(parent, id);
    expect(await codeOf(removeBaby(parent, id))).toBe("not_found");
  });

  it("cannot be born in months that are none, and are never more than a family has", async () => {
    const parent = await provenUser("parent");
    for (const birthMonth of ["2026-13", "2027-02", "2019-01", "soon"]) {
      expect(await codeOf(addBaby(parent, { name: undefined, birthMonth }, TODAY))).toBe(
        "invalid_input birthMonth birthMonth",
      );
    }
    const all = await Promise.all(
      Array.from({ length: 2 * MAX_BABIES }, () =>
        codeOf(addBaby(parent, { name: undefined, birthMonth: "2026-01" }, TODAY)),
      ),
    );
    expect(all.filter((code) => code === "ok")).toHaveLength(MAX_BABIES);
    expect(new Set(all)).toEqual(new Set(["ok", "invalid_input birthMonth tooMany"]));
    expect(await listBabies(parent, TODAY)).toHaveLength(MAX_BABIES);
  });
});

describe("a baby's age", () => {
  it("decides what is checked where no group is asked for", async () => {
    const parent = await provenUser("parent");
    await addBaby(parent, { name: undefined, birthMonth: bornAgo(13) }, new Date());
    const recipe = await generateRecipe(parent, { ingredients: ["carrot", "rice"], cookingMethod: "stew" }, "en");
    expect(recipe.ageGroup).toBe("12-24");
    const [honey] = (await checkIngredients(parent, { ingredients: ["honey"] }, "en")).results;
    expect(honey?.verdict).toBe("blocked");
  });

  it("below six months gets no recipe, whatever group is asked for", async () => {
    const parent = await provenUser("parent");
    await addBaby(parent, { name: undefined, birthMonth: bornAgo(3) }, new Date());
    for (const ageGroup of ["6-9", undefined] as const) {
      const input = {
        ingredients: ["carrot"],
        cookingMethod: "soup" as const,
        ...(ageGroup === undefined ? {} : { ageGroup }),
      };
      expect(await codeOf(generateRecipe(parent, input, "en"))).toBe("no_usable_ingredients");
    }
  });

  it("is read with the allergies and the pauses in one statement, however many there are", async () => {
    const parent = await provenUser("parent");
    const read = () => statementsOf(() => profileOf(parent, "9-12"));
    expect(await read()).toHaveLength(1);
    for (const birthMonth of ["2026-01", "2025-01"]) await addBaby(parent, { name: undefined, birthMonth }, TODAY);
    await database().allergy.createMany({
      data: ["egg", "milk"].map((food) => ({ id: newId(), userId: parent, food, foodKey: food })),
    });
    expect(await read()).toHaveLength(1);
  });
});
