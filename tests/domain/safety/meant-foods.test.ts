import { describe, expect, it } from "vitest";
import type { FoodId } from "../../../lib/domain/food/food-ids";
import { assessPantry } from "../../../lib/domain/safety/assess-pantry";
import { meant } from "../../../lib/domain/safety/meant-foods";
import { read, type Sighting } from "../../../lib/domain/safety/reading";

function sighting(text: string, surface: string): Sighting {
  const found = read(text).sightings.find((each) => each.surface === surface);
  if (found === undefined) throw new Error(`Nothing is seen of ${surface} in "${text}".`);
  return found;
}

const foods = (...ids: readonly FoodId[]): ReadonlySet<FoodId> => new Set(ids);

describe("the food that a word of a step stands for", () => {
  it("is that one of a kind which the lines name", () => {
    const vegetables = sighting("Steam the vegetables until soft.", "vegetables");
    expect(meant(vegetables, foods("carrot", "chicken")).foods).toEqual(["carrot"]);
    expect(meant(vegetables, foods("parsnip", "swede")).foods).toEqual(["parsnip", "swede"]);
    expect(meant(vegetables, foods("chicken")).foods).toEqual([]);
  });

  it("is that one of two of the same name which the lines name", () => {
    const paprika = sighting("Paprika einrühren.", "paprika");
    expect(paprika.foods).toHaveLength(2);
    expect(meant(paprika, foods("sweet_paprika")).foods).toEqual(["sweet_paprika"]);
    expect(meant(paprika, foods("bell_pepper")).foods).toEqual(["bell_pepper"]);
    expect(meant(paprika, foods("carrot")).foods).toEqual(paprika.foods);
  });

  it("stays what it is where it is one", () => {
    const carrot = sighting("Steam the carrot until soft.", "carrot");
    expect(meant(carrot, foods("parsnip"))).toBe(carrot);
    expect(meant(carrot, foods("carrot"))).toBe(carrot);
  });

  it.each(["Das Gemüse weich dämpfen.", "Warzywa ugotuj do miękkości.", "Cook the roots until soft."])(
    "is read of vegetables in other words: %s",
    (text) => {
      const said = read(text).sightings.filter(({ kinds }) => kinds.includes("carrot"));
      expect(said).toHaveLength(1);
      expect(said.map((each) => meant(each, foods("carrot")).forms.has("soft"))).toEqual([true]);
    },
  );
});

describe("a word of a group", () => {
  it.each([
    ["en", "mixed vegetables"],
    ["en", "roasted veg"],
    ["en", "pasta with vegetables"],
    ["de", "TK-Gemüse"],
    ["de", "Reis mit Gemüse"],
    ["pl", "warzywa"],
    ["pl", "ryż z warzywami"],
    ["my", "ဟင်းသီးဟင်းရွက်"],
  ] as const)("is known by itself to whoever types it, in %s: %s", (language, typed) => {
    const { results } = assessPantry([typed], { months: 9, allergens: [], avoidFoods: [] }, { language });
    expect(results.map(({ verdict }) => verdict)).not.toContain("unknown");
  });

  it("does not say what meat is", () => {
    const { results } = assessPantry(["meat"], { months: 9, allergens: [], avoidFoods: [] }, { language: "en" });
    expect(results.map(({ verdict }) => verdict)).toEqual(["unknown"]);
  });
});
