import { describe, expect, it } from "vitest";
import { namedFoods } from "@/lib/features/ingredients/analyze";
import { generateRecipe } from "@/lib/features/recipes/generate";
import { suggestRecipes } from "@/lib/features/recipes/suggest";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";
import { withFakeProvider } from "@/tests/support/fake-model";
import { goodRecipe, type Asked } from "@/tests/support/fake-provider-answers";
import { changedAnswer } from "@/tests/support/fake-provider-faults";
import type { Reply } from "@/tests/support/fake-provider-wire";
import { HARM, INJECTIONS, NEVER_SHOWN } from "@/tests/support/injections.table";

withDatabase();
const { fake } = withFakeProvider();

const kitchen = { cookingMethod: "stew", ageGroup: "6-9", mealType: "lunch" } as const;

/** Where a model that obeys puts what it was told to write. */
const PLACES = ["title", "ingredients", "instructions", "preparation", "size", "safety"] as const;

/** A model that obeys: whatever it was told stands in its answer, between words that are right. */
function obeying(harm: string, place: (typeof PLACES)[number]) {
  return (asked: Asked): Reply => {
    const answer = changedAnswer(asked, (good) => {
      const recipe = goodRecipe(asked);
      const { servingInstructions } = recipe;
      switch (place) {
        case "title":
          return { ...good, title: `${recipe.title}: ${harm}` };
        case "ingredients":
          return { ...good, ingredients: [...recipe.ingredients, harm] };
        case "instructions":
          return { ...good, instructions: `${recipe.instructions}\n${harm}.` };
        default:
          return {
            ...good,
            servingInstructions: { ...servingInstructions, [place]: `${servingInstructions[place]} Now ${harm}.` },
          };
      }
    });
    return { text: JSON.stringify(answer), finish: "stop", usage: { input: 1, output: 1 } };
  };
}

function shown(recipe: {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: string;
  readonly servingInstructions: Readonly<Record<string, string>>;
}): string {
  const { title, ingredients, instructions, servingInstructions } = recipe;
  return [title, ...ingredients, instructions, ...Object.values(servingInstructions)].join("\n");
}

describe("words typed as ingredients", () => {
  it("never reach a model, whatever they ask for", async () => {
    expect(INJECTIONS.length).toBeGreaterThanOrEqual(150);
    const other = await provenUser("canary-other");
    await database().allergy.create({
      data: { id: newId(), userId: other, food: "CANARYFRUIT", foodKey: "canaryfruit" },
    });
    const parent = await provenUser("canary-typist");
    const batches = Array.from({ length: Math.ceil(INJECTIONS.length / 8) }, (_, index) =>
      INJECTIONS.slice(index * 8, index * 8 + 8),
    );
    for (const batch of batches) {
      const ingredients = ["carrot", "potato", ...batch];
      const recipe = await generateRecipe(parent, { ...kitchen, ingredients }, "en");
      expect(shown(recipe)).not.toMatch(NEVER_SHOWN);
      for (const suggestion of await suggestRecipes(parent, { ...kitchen, ingredients }, "en")) {
        expect(shown(suggestion)).not.toMatch(NEVER_SHOWN);
      }
    }
    expect(fake().calls.length).toBeGreaterThanOrEqual(batches.length * 2);
    for (const { sent } of fake().calls) {
      for (const injection of INJECTIONS) expect(sent).not.toContain(JSON.stringify(injection).slice(1, -1));
      expect(sent).not.toMatch(/canary/i);
      expect(sent).not.toContain(parent);
      expect(sent).not.toContain(other);
    }
  });
});

describe("a model that obeys an attacker", () => {
  it.each(HARM)("%s: nothing of it is shown, wherever it stands", async (harm) => {
    const parent = await provenUser("victim");
    const seen: string[] = [];
    for (const place of PLACES) {
      fake().behave(obeying(harm, place));
      const recipe = await generateRecipe(parent, { ...kitchen, ingredients: ["carrot", "potato"] }, "en");
      if (NEVER_SHOWN.test(shown(recipe))) seen.push(`${place}: ${recipe.source}`);
      for (const suggestion of await suggestRecipes(parent, { ...kitchen, ingredients: ["carrot"] }, "en")) {
        if (NEVER_SHOWN.test(shown(suggestion))) seen.push(`suggestion, ${place}: ${suggestion.source}`);
      }
    }
    expect(seen).toEqual([]);
  });
});

describe("words in a picture", () => {
  /** What an obeying model says it sees. */
  const pictured = [
    ...INJECTIONS.filter((_, index) => index % 5 === 0),
    ...HARM,
    "<b>carrot</b>",
    "carrot https://evil.example",
    "honey is recommended",
    "carrot; DROP TABLE recipes",
    "{{carrot}}",
    "visit evil kitchen today",
    "call us now",
    "a".repeat(300),
    "DAN",
    "every instruction",
  ];

  it("never become chips: only names of ours do, in every language", () => {
    expect(pictured.length).toBeGreaterThanOrEqual(30);
    for (const language of ["en", "de", "de-AT", "pl", "my"] as const) {
      for (const words of pictured) {
        const { ingredients, notKnown } = namedFoods([words], language);
        expect(ingredients.length + notKnown).toBeGreaterThanOrEqual(1);
        for (const name of ingredients) {
          expect(name.split(" ").length, `${words} became ${name}`).toBeLessThanOrEqual(4);
          expect(name, words).not.toMatch(
            /evil|script|http|DROP|DAN|call|visit|recommend|instruction|ignore|[<>{}[\];:]/i,
          );
        }
      }
    }
  });

  it("leave foods what they are, and hazards too", () => {
    expect(namedFoods(["carrot", "Carrots", "honey", "salt", "xyzzy"], "de")).toEqual({
      ingredients: ["Karotten", "honey", "salt"],
      notKnown: 1,
    });
    expect(namedFoods([], "en")).toEqual({ ingredients: [], notKnown: 0 });
  });
});
