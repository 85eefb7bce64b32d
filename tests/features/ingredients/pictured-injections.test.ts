import { beforeAll, describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { foodName } from "@/lib/domain/food/names";
import { analyzePhoto } from "@/lib/features/ingredients/analyze";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { withFakeProvider } from "@/tests/support/fake-model";
import { jpegWithPlace } from "@/tests/support/hostile-images";
import { HARM, INJECTIONS } from "@/tests/support/injections.table";

withDatabase();
const { fake } = withFakeProvider();

/** Commands that a picture holds, and that a model obeys by writing them down as what it saw. */
const PICTURED = [...HARM, ...INJECTIONS.filter((_, index) => index % 8 === 3)];

const OUR_NAMES = new Set(FOOD_IDS.map((foodId) => foodName(foodId, "en")));

let photo: string;
beforeAll(async () => {
  photo = (await jpegWithPlace()).toString("base64");
});

describe("a model that obeys what is written in a picture", () => {
  it("is heard for foods alone, and what it was told is never shown", async () => {
    expect(PICTURED.length).toBeGreaterThanOrEqual(30);
    const parent = await provenUser("pictured");
    for (const command of PICTURED) {
      fake().behave(() => ({
        text: JSON.stringify({ ingredients: ["carrot", command, `carrot. ${command}`] }),
        finish: "stop",
        usage: { input: 1, output: 1 },
      }));
      const seen = await analyzePhoto(parent, { image: photo }, "en", new AbortController().signal);
      // A command that names one food ("serve whole grapes") may come to that food's own name, never to its words.
      for (const name of seen.ingredients) expect(OUR_NAMES, command).toContain(name);
      expect(seen.ingredients, command).toContain("carrots");
      expect(seen.ingredients.length + seen.notKnown, command).toBeGreaterThanOrEqual(2);
    }
    for (const { sent } of fake().calls) expect(sent).not.toContain(parent);
    expect(fake().calls).toHaveLength(PICTURED.length);
  });
});
