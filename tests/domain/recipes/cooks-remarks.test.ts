import { describe, expect, it } from "vitest";
import { formOf } from "../../../lib/domain/recipes/plan/dish-form";
import { renderRecipe } from "../../../lib/domain/recipes/render-recipe";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";
import { everyBrief, made, stepsOf } from "./pantries";

describe("a cook's remark", () => {
  it("is made on no spread where there is none: bread beside a dish is toasted and cut", () => {
    const soup = renderRecipe(made(["carrot", "potato", "bread"]), "en").instructions;
    expect(soup).toContain("Toast the bread");
    expect(soup).not.toMatch(/spread/i);
    const suppe = renderRecipe(made(["carrot", "potato", "bread"]), "de").instructions;
    expect(suppe).not.toMatch(/bestrichen/);
    const toast = { cookingMethod: "fingerFood", mealType: "breakfast" } as const;
    const spread = { ...made(["bread", "avocado"], toast), form: "toastFingers" };
    const bare = { ...made(["bread", "carrot"], toast), form: "toastFingers" };
    const isSpread = (plan: typeof spread) =>
      stepsOf(plan).some((step) => step.kind === "toast" && step.isSpread === true);
    expect([isSpread(spread), isSpread(bare)]).toEqual([true, false]);
  });

  it("spreads a toast before it is cut, in every language and at every age", () => {
    const order: Readonly<Record<Language, readonly [spread: RegExp, cut: RegExp]>> = {
      en: [/\bspread\b/, /\bcut (?:it|them) into/],
      de: [/Aufstrich/, /schneiden/],
      "de-AT": [/Aufstrich/, /schneiden/],
      pl: [/rozsmaruj/, /pokrój/],
      my: [/သုတ်/, /လှီး/],
    };
    for (const ageGroup of ["6-9", "9-12", "12-24"] as const) {
      const parts = { cookingMethod: "fingerFood", mealType: "breakfast", ageGroup } as const;
      const plan = { ...made(["bread", "avocado"], parts), form: "toastFingers" };
      for (const language of LANGUAGES) {
        const [spread, cut] = order[language];
        const said = renderRecipe(plan, language)
          .instructions.split("\n")
          .find((line) => spread.test(line));
        expect(said?.search(spread), `${language} ${ageGroup}`).toBeGreaterThan(0);
        expect(said?.search(cut), `${language} ${ageGroup}`).toBeGreaterThan(said?.search(spread) ?? 0);
      }
    }
  });

  it("stirs no grain in on a tray: it is cooked in a pot and served with what comes from the oven", () => {
    const baked = { cookingMethod: "baked", mealType: "lunch" } as const;
    for (const grain of ["oats", "rice", "couscous", "pasta"] as const) {
      const plan = { ...made(["carrot", "chicken", grain], baked), form: "trayBake" };
      const steps = stepsOf(plan);
      expect(steps.at(-3), grain).toEqual({ kind: "alongside", foods: [grain] });
    }
    everyBrief((plan) => {
      if (formOf(plan) !== "trayBake") return;
      expect(stepsOf(plan).some(({ kind }) => kind === "fold")).toBe(false);
    });
  });

  const inAll = (plan: ReturnType<typeof made>) =>
    LANGUAGES.map((language) => renderRecipe(plan, language).instructions);

  it("lets couscous swell in boiling water, covered and off the heat", () => {
    const plate = made(["couscous", "carrot"], { cookingMethod: "steamed" });
    const said = [/off the heat/, /kochendem Wasser/, /wrzątku/, /ရေနွေးဆူဆူ/];
    const texts = inAll(plate).join("\n");
    for (const each of said) expect(texts).toMatch(each);
    const pot = made(["couscous", "carrot", "chickpea"], { cookingMethod: "stew" });
    expect(stepsOf(pot)).toContainEqual({ kind: "swell", foods: ["couscous"], minutes: 5 });
  });

  it("stirs tapioca until it is clear", () => {
    const texts = inAll(made(["tapioca_sago", "pear"], { cookingMethod: "pureed", mealType: "snack" })).join("\n");
    for (const each of [/clear/, /klar/, /przejrzyste/, /ကြည်လာ/]) expect(texts).toMatch(each);
  });

  it("throws mussels away that are open before or shut after cooking", () => {
    const texts = inAll(made(["mussel", "potato", "leek"])).join("\n");
    const said = [
      /close when tapped/,
      /stayed shut/,
      /Antippen/,
      /nicht geöffnet/,
      /stuknięciu/,
      /nie otworzyło/,
      /မပိတ်/,
      /မပွင့်/,
    ];
    for (const each of said) expect(texts).toMatch(each);
  });

  it("is made once, of all that it is true of", () => {
    const steps = stepsOf(made(["courgette", "pumpkin", "tofu"], { cookingMethod: "fingerFood", ageGroup: "12-24" }));
    const notes = steps.filter((step) => step.kind === "note");
    expect(notes).toEqual([{ kind: "note", note: "bitterGourd", foods: ["courgette", "pumpkin"] }]);
  });

  it("leaves nothing in its pot where the fish comes out of a parcel, and opens that before it is served with yogurt", () => {
    const asked = made(["cod", "carrot", "egg_noodles", "yogurt"], { cookingMethod: "baked", ageGroup: "12-24" });
    const steps = stepsOf({ ...asked, form: "fishParcel" });
    const at = (kind: string) => steps.findIndex((step) => step.kind === kind);
    expect(steps).toContainEqual({ kind: "alongside", foods: ["egg_noodles"] });
    expect(at("touch")).toBeLessThan(at("add"));
  });

  it("tells where what thickens goes: into the pot that it binds", () => {
    const soup = renderRecipe(made(["carrot", "leek", "wheat_flour"], { cookingMethod: "stew" }), "en");
    expect(soup.instructions).toContain("pour it into the pot");
  });

  it("speaks of no skin where the meat has none, and names no tray after what was boiled beside it", () => {
    const tray = made(["beef", "courgette", "rice"], { cookingMethod: "baked", ageGroup: "12-24" });
    const beef = renderRecipe({ ...tray, form: "trayBake" }, "en");
    expect(beef.ingredients.join(" ")).not.toContain("skin");
    expect(beef.title).toBe("Beef and courgette tray bake");
    const turkey = renderRecipe(made(["turkey", "carrot"]), "en");
    expect(turkey.ingredients.join(" ")).toContain("without skin");
  });
});
