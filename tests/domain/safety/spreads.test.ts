import { describe, expect, it } from "vitest";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { assessRecipe } from "@/lib/domain/safety/assess-recipe";

const BABY = { months: 9, allergens: [], avoidFoods: [] } as const;
const COELIAC = { ...BABY, allergens: ["gluten"] } as const;

function typed(input: string, profile: Parameters<typeof assessPantry>[1] = BABY) {
  const [found] = assessPantry([input], profile, { language: "pl" }).results;
  return { foods: found?.foods ?? [], allergens: found?.allergens ?? [], verdict: found?.verdict };
}

describe("Polish pasta, which is something mashed", () => {
  it.each([
    ["pasta z marchewki", "carrot"],
    ["domowa pasta z marchewki", "carrot"],
    ["pasta z gotowanej marchewki", "carrot"],
    ["pasta z czerwonej soczewicy", "red_lentil"],
    ["pasta z bobu", "broad_bean"],
    ["pasta ze szpinaku", "spinach"],
    ["pasta z pieczonej papryki", "bell_pepper"],
    ["pasta z awokado", "avocado"],
    ["pasta z tuńczyka", "tuna"],
    ["pasta z jajek", "egg"],
    ["pasta z indyka", "turkey"],
    ["pasta twarogowa", "quark"],
    ["łagodna pasta z fasoli do chleba", "white_bean"],
  ])("is no noodles: %s", (input, food) => {
    const { foods } = typed(input);
    expect(foods).toContain(food);
    expect(foods).not.toContain("pasta");
  });

  it("has no gluten for a family that avoids it, unless something in it has", () => {
    expect(typed("pasta z marchewki", COELIAC).verdict).toBe("ok");
    expect(typed("pasta z dyni i marchewki", COELIAC).verdict).toBe("ok");
    expect(typed("pasta z mąki pszennej", COELIAC).verdict).toBe("blocked");
    expect(typed("pasta z marchewki i kaszy manny", COELIAC).verdict).toBe("blocked");
  });

  it.each([
    "pasta",
    "makaron",
    "pasta z kurczakiem",
    "pasta z marchewką",
    "pasta z grillowanym kurczakiem",
    "pasta z sosem pomidorowym",
    "pasta ze szpinakiem",
    "pasta z pesto",
    "pasta z tofu",
    "pasta z pszenicy durum",
    "pasta bez marchewki",
    "pasta with carrot",
    "Pasta mit Karotten",
    "pasta, carrot",
  ])("may be noodles where it does not say what it is made of: %s", (input) => {
    expect(typed(input).allergens).toContain("gluten");
    expect(typed(input, COELIAC).verdict).toBe("blocked");
  });

  it("names a food for the bread and not what is in it: somebody has to be asked", () => {
    for (const input of ["pasta kanapkowa", "pasta warzywna", "pasta rybna"])
      expect(typed(input).verdict).toBe("unknown");
    expect(typed("pasta rybna", { ...BABY, allergens: ["fish"] }).verdict).toBe("blocked");
  });

  it("counts as mashed, so that nothing is asked of how it is cut", () => {
    const servingInstructions = { preparation: "Podawaj letnie.", size: "Mała porcja.", safety: "Bądź blisko." };
    const text = {
      title: "Pasta z marchewki",
      ingredients: ["150 g marchewki, obranej", "1 łyżeczka oleju rzepakowego"],
      instructions: "Ugotuj marchewkę do miękkości.\nRozgnieć ją z olejem na gładką pastę.",
      servingInstructions,
    };
    expect(assessRecipe(text, COELIAC)).toMatchObject({ verdict: "clear", text });
  });
});
