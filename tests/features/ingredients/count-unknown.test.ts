import { beforeEach, describe, expect, it } from "vitest";
import { countUnknown } from "@/lib/features/ingredients/count-unknown";
import { generateRecipe } from "@/lib/features/recipes/generate";
import type { GenerateInput } from "@/lib/features/recipes/schema";
import { database } from "@/lib/platform/db/client";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

withDatabase();

const order = (...ingredients: string[]): GenerateInput => ({
  ingredients,
  cookingMethod: "stew",
  ageGroup: "9-12",
  mealType: "lunch",
});

const counted = () =>
  database().unknownWord.findMany({ orderBy: [{ count: "desc" }, { word: "asc" }, { language: "asc" }] });

const unknown = (input: string) => ({
  input,
  finding: { ruleId: "unknown_ingredient", severity: "unknown", input } as const,
});

beforeEach(async () => {
  await database().unknownWord.deleteMany();
});

describe("words that the lexicon does not know", () => {
  it("are counted once for each recipe they were typed for, by language, without the amount", async () => {
    const [parent, other] = [await provenUser("wordsmith"), await provenUser("reader")];
    await generateRecipe(parent, order("carrot", "blorptak", "100 g Blorptak"), "en");
    await generateRecipe(other, order("carrot", "blorptak"), "en");
    await generateRecipe(parent, order("Karotte", "Blorptak", "Schnurfel"), "de");
    expect(await counted()).toEqual([
      { word: "blorptak", language: "en", count: 2 },
      { word: "blorptak", language: "de", count: 1 },
      { word: "schnurfel", language: "de", count: 1 },
    ]);
  });

  it("are neither foods, nor what is forbidden or too early, nor a person's", async () => {
    const parent = await provenUser("keeper");
    await generateRecipe(
      parent,
      order("carrot", "nuts", "honey", "salt", "popcorn", "anna@example.org", "0660 123456"),
      "en",
    );
    expect(await counted()).toEqual([]);
  });

  it("are all counted when many parents type them at once, in whatever order", async () => {
    const words = ["blorptak", "schnurfel", "wampf"].map(unknown);
    await Promise.all(
      Array.from({ length: 12 }, (_, turn) => countUnknown(turn % 2 === 0 ? words : [...words].reverse(), "pl")),
    );
    expect((await counted()).map(({ count }) => count)).toEqual([12, 12, 12]);
  });

  it("cost a recipe nothing when they cannot be counted", async () => {
    const parent = await provenUser("unlucky");
    await database().$executeRaw`ALTER TABLE unknown_words RENAME TO words_away`;
    try {
      const recipe = await generateRecipe(parent, order("carrot", "blorptak"), "en");
      expect(recipe.safety.excluded.map(({ input }) => input)).toEqual(["blorptak"]);
    } finally {
      await database().$executeRaw`ALTER TABLE words_away RENAME TO unknown_words`;
    }
  });
});
