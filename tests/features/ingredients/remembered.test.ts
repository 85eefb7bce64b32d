import { describe, expect, it } from "vitest";
import type { AgeGroup } from "@/lib/domain/food/age";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { addAllergy } from "@/lib/features/family/add-allergy";
import { removeAllergy } from "@/lib/features/family/remove-allergy";
import { checkIngredients } from "@/lib/features/ingredients/check";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { cook } from "@/tests/support/kitchens";

// Answers are remembered by everything they depend on. What a family changes has to be seen by its next call.
withDatabase();

async function verdicts(userId: UserId | undefined, ageGroup: AgeGroup = "12-24"): Promise<readonly string[]> {
  const input = { ingredients: ["egg", "carrot"], ageGroup };
  return (await checkIngredients(userId, input, "en")).results.map(({ verdict }) => verdict);
}

async function dish(userId: UserId): Promise<string> {
  const { title, ingredients, instructions } = await cook(userId, { ingredients: ["egg", "carrot"] });
  return [title, ...ingredients, instructions].join("\n");
}

describe("what is remembered of a check", () => {
  it("is never another family's, nor this one's of before", async () => {
    const [one, other] = [await provenUser("one"), await provenUser("other")];
    const before = await verdicts(one);
    expect(before[0]).not.toBe("blocked");
    const { allergy } = await addAllergy(one, { food: "egg", language: undefined }, "en");
    expect(await verdicts(one)).toEqual(["blocked", before[1]]);
    expect(await verdicts(other)).toEqual(before);
    expect(await verdicts(undefined)).toEqual(before);
    await removeAllergy(one, allergy.id);
    expect(await verdicts(one)).toEqual(before);
  });

  it("is told apart by language and by age", async () => {
    const ask = async (ageGroup: AgeGroup, language: Language) =>
      JSON.stringify((await checkIngredients(undefined, { ingredients: ["grapes"], ageGroup }, language)).results);
    const answers = [await ask("6-9", "en"), await ask("6-9", "de"), await ask("6-9", "my"), await ask("12-24", "en")];
    expect(new Set(answers).size).toBe(answers.length);
    expect(await ask("6-9", "en")).toBe(answers[0]);
  });

  it("cannot be spoiled by whoever got it", async () => {
    const ask = () => checkIngredients(undefined, { ingredients: ["banana", "banana"] }, "pl");
    const [first, second] = (await ask()).results;
    expect(first).toEqual(second);
    expect((await ask()).results).toEqual([first, second]);
  });
});

describe("what is remembered of a composed recipe", () => {
  it("is not served to a family that may not have it, nor once they may not", async () => {
    const [one, other] = [await provenUser("cook"), await provenUser("allergic")];
    await addAllergy(other, { food: "egg", language: undefined }, "en");
    const withEgg = await dish(one);
    expect(withEgg).toMatch(/egg/i);
    const without = await dish(other);
    expect(without).not.toMatch(/\d[^\n]*\begg/i);
    expect(await dish(one), "the same kitchen, the same recipe").toBe(withEgg);
    await addAllergy(one, { food: "egg", language: undefined }, "en");
    expect(await dish(one)).toBe(without);
  });

  it("is stored anew for each who asked", async () => {
    const parent = await provenUser("twice");
    const ids = new Set<string>();
    for (let times = 0; times < 3; times += 1) ids.add((await cook(parent, { ingredients: ["pumpkin"] })).id);
    expect(ids.size).toBe(3);
  });
});
