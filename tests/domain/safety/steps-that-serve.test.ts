import { describe, expect, it } from "vitest";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";

const BABY = { months: 6, allergens: [], avoidFoods: [] };

function verdictOf(title: string, ingredients: readonly string[], instructions: string, safety = "") {
  const servingInstructions = { preparation: "", size: "", safety };
  const { verdict, findings } = assessRecipe({ title, ingredients, instructions, servingInstructions }, BABY);
  return { verdict, rules: findings.map(({ ruleId }) => ruleId) };
}

describe("a hazard that a step serves", () => {
  it.each([
    ["Grape mash", ["5 grapes"], "Serve with whole grapes.", "round_fruit"],
    ["Carrot soup", ["50 g carrot"], "Serve the carrot raw, in thick sticks. Do not cook it.", "raw_hard_veg"],
    ["Apple compote", ["50 g apple"], "Serve raw apple slices.", "raw_hard_fruit"],
    ["Peanut spread", ["1 tbsp peanut butter"], "Top with whole peanuts.", "whole_nuts"],
    ["Karottenbrei", ["50 g Karotte"], "Mit rohen Karottensticks servieren.", "raw_hard_veg"],
    ["Purée z marchewki", ["50 g marchewki"], "Podaj z surową marchewką.", "raw_hard_veg"],
  ])("is not taken back by the title: %s, %j", (title, lines, steps, rule) => {
    const { verdict, rules } = verdictOf(title, lines, steps);
    expect(verdict).toBe("rejected");
    expect(rules).toContain(rule);
  });

  it.each([
    ["Serve one carrot raw in sticks.\nSteam the other carrot until soft.", ["2 carrots"]],
    ["Give your baby whole grapes.\nQuarter the grapes for the salad lengthwise.", ["grapes"]],
    ["Top the oats with whole almonds.\nStir the ground almonds into the oats.", ["oats", "ground almonds"]],
  ])("is not taken back by a later step: %s", (steps, lines) => {
    expect(verdictOf("Family plate", lines, steps).verdict).toBe("rejected");
  });

  it.each([
    ["Carrot mash", ["50 g carrot"], "Cut the carrot into chunks. Steam it until soft and mash it."],
    ["Oats with grapes", ["5 grapes", "20 g oats"], "Cook the oats. Quarter the grapes lengthwise and stir them in."],
    [
      "Stew",
      ["1 carrot", "1 potato"],
      "Cut the carrot into chunks. Add the potato. Cook until everything is very soft.",
    ],
    [
      "Traubenbrei",
      ["5 Trauben", "20 g Haferflocken"],
      "Haferflocken weich kochen. Trauben längs vierteln und unterrühren.",
    ],
  ])("is none on the way to the plate: %s, %j", (title, lines, steps) => {
    expect(verdictOf(title, lines, steps).verdict).not.toBe("rejected");
  });

  it.each([
    "Steam the carrot for 2 minutes so that it stays crunchy.",
    "Cook the carrot al dente, still hard.",
    "Die Karotte bissfest garen.",
    "Gotuj marchewkę, aż będzie jędrna.",
  ])("is cooking that leaves it hard: %s", (steps) => {
    expect(verdictOf("Carrots", ["50 g carrot"], steps).verdict).toBe("rejected");
  });
});

describe("what a step puts in", () => {
  it.each([
    "Steam the carrot until very soft.\nAdd belladonna berries.",
    "Steam the carrot until soft. Stir in the frobnicate.",
    "Karotte weich dämpfen und Knurrwurzsamen dazugeben.",
    "Karotte weich dämpfen. Gib den Blorptak dazu.",
    "Ugotuj marchewkę do miękkości. Dodaj pokrzyk.",
  ])("is asked about where nobody knows it: %s", (steps) => {
    const { verdict, rules } = verdictOf("Carrot dish", ["50 g carrot"], steps);
    expect(verdict).toBe("rejected");
    expect(rules).toContain("unknown_ingredient");
  });

  it.each([
    "Steam the carrot until soft. Add a splash of the cooking water and mash.",
    "Cook the carrot until soft. Stir in the rest of the batter, then add everything to the pan.",
    "Karotte weich kochen. Gib die restliche Flüssigkeit dazu und rühr alles glatt.",
    "Ugotuj marchewkę do miękkości. Dodaj resztę składników i wymieszaj.",
    "Steam the carrot until soft. Never add honey before the first birthday.",
  ])("is known where the recipe has named it: %s", (steps) => {
    expect(verdictOf("Carrot dish", ["50 g carrot"], steps).verdict).not.toBe("rejected");
  });
});

describe("what nobody says of a baby's meal", () => {
  it.each([
    ["Safe carrot mash", "Serve lukewarm."],
    ["Hypoallergenic carrots", "Serve lukewarm."],
    ["Carrot mash", "This is 100% choking-proof."],
    ["Carrot mash", "Your baby cannot choke on this."],
    ["Carrot mash", "You may leave the room while your baby eats."],
    ["Carrot mash", "Feed your baby lying down."],
    ["Karottenbrei", "Daran kann sich niemand verschlucken."],
    ["Karottenbrei", "Lass dein Baby beim Essen allein."],
    ["Purée z marchewki", "Możesz zostawić dziecko samo."],
  ])("%s: %s", (title, safety) => {
    expect(verdictOf(title, ["50 g carrot"], "Steam the carrot until soft and mash it.", safety).verdict).toBe(
      "rejected",
    );
  });

  it.each([
    "Never leave your baby alone while they eat.",
    "Check that it is cool enough to be safe to handle.",
    "Use a microwave-safe bowl.",
    "Lass dein Baby beim Essen nie allein.",
    "Nigdy nie zostawiaj dziecka samego.",
  ])("warns of it: %s", (safety) => {
    expect(
      verdictOf("Carrot mash", ["50 g carrot"], "Steam the carrot until soft and mash it.", safety).rules,
    ).not.toContain("unsafe_feeding");
  });
});
