import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import { stepsOf, suggestionCard } from "@/components/recipes/card-recipe";
import { checkResult, checkSummary } from "@/components/recipes/check-summary";
import {
  addFreshRecipe,
  forgetFreshRecipes,
  freshRecipes,
  setSuggestions,
  subscribeToFreshRecipes,
} from "@/components/recipes/fresh-recipes";
import { imageAddress } from "@/lib/domain/recipes/image-address";
import { joinedFindings } from "@/components/recipes/joined-findings";
import { MAX_SHOWN, shownRecipes } from "@/components/recipes/shown-recipes";
import type { RecipeOutput } from "@/lib/features/recipes/schema";

function recipe(id: string, title = id): RecipeOutput {
  return {
    id,
    title,
    ingredients: ["120 g carrots"],
    instructions: "Peel.\n\n  Steam.  \n",
    servingInstructions: { preparation: "Cool.", size: "Sticks.", safety: "Stay." },
    imageUrl: null,
    referenceImageUrl: null,
    verificationType: "ai_generated",
    mealType: "lunch",
    language: "en",
    ageGroup: "6-9",
    cookingMethod: "steamed",
    source: "embedded",
    foodIds: ["carrot"],
    safety: { verdict: "clear", rulesLookedAt: 23, findings: [], excluded: [] },
    isBookmarked: false,
    communityTestedCount: 0,
    testedByMe: false,
    isMine: false,
    commentCount: 0,
    createdAt: "2026-01-01T00:00:00.000Z",
  };
}

describe("the address of a picture", () => {
  it.each([
    ["https://images.unsplash.com/photo-1?w=3", "https://images.unsplash.com/photo-1?w=3"],
    ["https://plus.unsplash.com/premium_photo-1", "https://plus.unsplash.com/premium_photo-1"],
    [
      "https://unsplash.com/photos/a-bowl-of-soup-AbC-1_23xyz",
      "https://images.unsplash.com/photo-AbC-1_23xyz?fit=crop&w=1600&h=900",
    ],
    ["https://unsplash.com/photos/AbCd1_23xyz/", "https://images.unsplash.com/photo-AbCd1_23xyz?fit=crop&w=1600&h=900"],
  ])("of %s", (address, shown) => {
    expect(imageAddress(address)).toBe(shown);
  });

  it.each([
    null,
    "",
    "carrot.jpg",
    "http://images.unsplash.com/photo-1",
    "https://images.unsplash.com.evil.example/photo-1",
    "https://evil.example/images.unsplash.com",
    "https://images.unsplash.com@evil.example/x",
    "https://user:word@images.unsplash.com/x",
    "https://images.unsplash.com:8443/x",
    "javascript:alert(1)",
    "data:image/png;base64,AAAA",
    "https://unsplash.com/@somebody",
    "https://unsplash.com/photos/short",
  ])("is none for %j", (address) => {
    expect(imageAddress(address)).toBeUndefined();
  });

  it("never leads to another host", () => {
    fc.assert(
      fc.property(fc.oneof(fc.webUrl(), fc.string()), (address) => {
        const shown = imageAddress(address);
        if (shown !== undefined)
          expect(["images.unsplash.com", "plus.unsplash.com"]).toContain(new URL(shown).hostname);
      }),
    );
  });
});

describe("a card", () => {
  it("numbers one step for each line and skips blank ones", () => {
    expect(stepsOf(recipe("a").instructions)).toEqual(["Peel.", "Steam."]);
  });

  it("of a suggestion has an id of 9000 and its place", () => {
    const {
      id: _,
      createdAt: _createdAt,
      isBookmarked: _isBookmarked,
      communityTestedCount: _count,
      ...rest
    } = recipe("x");
    const cards = [0, 1].map((index) => suggestionCard({ ...rest, additionalIngredients: ["egg"] }, index));
    expect(cards.map(({ id }) => id)).toEqual(["9000", "9001"]);
  });
});

describe("the check in one line", () => {
  const forms = (name: string) => ({ one: `{count} ${name}`, other: `{count} ${name}s` });
  const texts = {
    rules: forms("rule"),
    leftOut: forms("out"),
    changed: forms("change"),
    toKnow: { other: "{count} to know" },
    nothingFound: "nothing found",
  };
  const finding = (severity: "transform" | "limit" | "allergy") => ({
    ruleId: severity,
    severity,
    title: "",
    message: "",
    sources: [],
  });

  it("says how many rules, and that nothing was found", () => {
    expect(checkSummary(recipe("a").safety, texts, "en")).toEqual(["23 rules", "nothing found"]);
  });

  it("counts what was left out, changed and is to know, and does not say zeros", () => {
    const safety = {
      ...recipe("a").safety,
      findings: [finding("transform"), finding("limit"), finding("allergy")],
      excluded: [{ input: "honey", reason: "not yet", sources: [] }],
    };
    expect(checkSummary(safety, texts, "en")).toEqual(["23 rules", "1 out", "1 change", "2 to know"]);
    expect(checkSummary({ ...safety, findings: [] }, texts, "en")).toEqual(["23 rules", "1 out"]);
  });

  it("counts what it lists: what is said of several ingredients is one thing", () => {
    const findings = [
      { ...finding("transform"), input: "grapes" },
      { ...finding("transform"), input: "cherries" },
      { ...finding("limit"), input: "egg" },
    ];
    const safety = { ...recipe("a").safety, findings };
    expect(checkSummary(safety, texts, "en")).toEqual(["23 rules", "1 change", "1 to know"]);
    expect(joinedFindings(findings)).toHaveLength(2);
  });

  it("comes to the gravest of what it found", () => {
    const { safety } = recipe("a");
    const left = { input: "honey", reason: "not yet", sources: [] };
    expect(checkResult(safety)).toBe("nothing");
    expect(checkResult({ ...safety, findings: [finding("limit"), finding("allergy")] })).toBe("toKnow");
    expect(checkResult({ ...safety, findings: [finding("limit"), finding("transform")] })).toBe("changed");
    expect(checkResult({ ...safety, excluded: [left] })).toBe("changed");
    for (const outcome of ["changed", "unsuitable"] as const)
      expect(checkResult({ ...safety, recheck: { outcome, months: 6, reasons: [] } })).toBe(outcome);
  });
});

describe("the recipes shown", () => {
  it("are at most ten, each once, the newest first, as the server has them where it has them", () => {
    const ids = fc.uniqueArray(fc.stringMatching(/^[a-z]$/), { maxLength: 20 });
    fc.assert(
      fc.property(ids, ids, (freshIds, listedIds) => {
        const fresh = freshIds.map((id) => recipe(id, "fresh"));
        const listed = listedIds.map((id) => recipe(id, "listed"));
        const shown = shownRecipes(fresh, listed);
        expect(shown.length).toBeLessThanOrEqual(MAX_SHOWN);
        expect(new Set(shown.map(({ id }) => id)).size).toBe(shown.length);
        for (const { id, title } of shown) expect(title).toBe(listedIds.includes(id) ? "listed" : "fresh");
        const [first] = fresh.filter(({ id }) => !listedIds.includes(id));
        if (first) expect(shown[0]).toBe(first);
      }),
    );
  });

  it("do not change when there is nothing new, so that nothing is drawn again", () => {
    const listed = [recipe("a"), recipe("b")];
    expect(shownRecipes([recipe("a")], listed)).toBe(listed);
  });
});

describe("what was just made", () => {
  beforeEach(forgetFreshRecipes);
  const order = {
    ingredients: ["carrot"],
    cookingMethod: "steamed",
    language: "en",
    ageGroup: "6-9",
    mealType: "lunch",
  } as const;

  it("stands first, once, and is told to whoever listens", () => {
    let told = 0;
    const stop = subscribeToFreshRecipes(() => {
      told += 1;
    });
    addFreshRecipe(recipe("a"), order);
    addFreshRecipe(recipe("b"), { ...order, variant: 1 });
    addFreshRecipe(recipe("b"), { ...order, variant: 1 });
    expect(freshRecipes().recipes.map(({ id }) => id)).toEqual(["b", "a"]);
    expect(freshRecipes().orders.get("a")).toEqual(order);
    setSuggestions("b", "pending");
    setSuggestions("b", []);
    expect(freshRecipes().suggestions.get("b")).toEqual([]);
    stop();
    forgetFreshRecipes();
    expect(told).toBe(4);
    expect(freshRecipes().recipes).toEqual([]);
  });
});

describe("findings of a recipe", () => {
  const finding = {
    ruleId: "first_taste",
    severity: "limit",
    title: "First taste",
    message: "A little.",
    sources: [],
  } as const;

  it("that say the same of several ingredients are said once, with all of them", () => {
    const other = { ...finding, ruleId: "salt", message: "None." };
    const joined = joinedFindings([
      { ...finding, sources: [], input: "egg" },
      { ...other, sources: [] },
      { ...finding, sources: [], input: "peanut butter" },
      { ...finding, sources: [], input: "egg" },
      { ...finding, sources: [] },
    ]);
    expect(joined.map(({ ruleId, inputs }) => [ruleId, inputs])).toEqual([
      ["first_taste", ["egg", "peanut butter"]],
      ["salt", []],
    ]);
  });
});
