import { describe, expect, it } from "vitest";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";
import { asidesIn } from "../../../lib/domain/safety/asides";
import { normalise } from "../../../lib/domain/food/normalise";

const AGAINST: ReadonlySet<string> = new Set(["forbid", "transform"]);

function rulesOf(serving: string): readonly string[] {
  const recipe = {
    title: "Mash",
    ingredients: ["2 potatoes", "1 tsp rapeseed oil"],
    instructions: "Boil the potatoes until soft and mash them with the oil.",
    servingInstructions: { preparation: serving, size: "", safety: "" },
  };
  return assessRecipe(recipe, { months: 9, allergens: [], avoidFoods: [] })
    .findings.filter(({ severity }) => AGAINST.has(severity))
    .map(({ ruleId }) => ruleId);
}

describe("what others put on their own share", () => {
  it.each([
    "The grown-ups salt their own portion at the table.",
    "Only then do the adults salt their plates and grate parmesan over them.",
    "The older kids can have bacon with theirs.",
    "Cut the crackling off and keep it for the adults.",
    "Mum and dad have honey on theirs.",
    "Parents have salt on theirs, baby gets none.",
    "Salt your plates once baby's portion is out, grown-ups.",
    "Erst danach salzen die Großen ihren Teil.",
    "Den Staubzucker stäuben sich nur die Erwachsenen über ihre Portion.",
    "Oliven und Salami legen wir nur auf die Elternhälfte.",
    "Erwachsene bekommen Parmesan und Salz erst bei Tisch auf ihre Portion.",
    "Die Großen salzen am eigenen Teller und nehmen sich auch ihren Senf.",
  ])("is nothing of the dish: %s", (serving) => {
    expect(rulesOf(serving)).toEqual([]);
  });

  it.each([
    ["The grown-ups salt their own portion and the baby's.", "added_salt"],
    ["The adults salt their plates and baby's too.", "added_salt"],
    ["Dad salts the pot before we take out our portions.", "added_salt"],
    ["Parents have honey on theirs, and give baby some too.", "honey"],
    ["Parents have honey on theirs, baby gets some as well.", "honey"],
    ["Everyone has honey on their own portion.", "honey"],
    ["Salt the soup for the adults and the children.", "added_salt"],
    ["Die Eltern salzen die Suppe am Tisch für alle.", "added_salt"],
    ["Die Großen salzen ihren Teller, die Kleinen auch.", "added_salt"],
    ["Honig gibt es nicht nur für Mama.", "honey"],
    ["Salz streuen die Eltern auf ihre Portion und in den Brei.", "added_salt"],
  ])("is of the dish where all have it: %s", (serving, rule) => {
    expect(rulesOf(serving)).toContain(rule);
  });

  it("ends where the next part of a sentence speaks of somebody else", () => {
    const text = normalise("The adults salt their own portion, but the mash is seasoned with salt.");
    const [share] = asidesIn(text);
    expect(text.slice(share?.start, share?.end)).toBe("the adults salt their own portion");
  });

  it("is asked for in no text that names nobody else", () => {
    expect(asidesIn(normalise("Mash the potatoes on their own plate."))).toEqual([]);
  });
});

describe("a danger that only a warning says", () => {
  it.each([
    "A soft-boiled egg would not do here.",
    "Never a soft-boiled egg.",
    "Never hand over a raw stick of carrot at this age: test each piece.",
    "Whole hazelnuts have no place in a toddler's bowl.",
    "Cutting a sausage into coins is exactly what we avoid.",
    "Don't be tempted to add honey.",
    "Roher Kohlrabi ist in diesem Alter tabu, auch wenn er noch so lecker knackt.",
    "Ganze Nüsse gehören noch nicht in Kinderhände.",
    "Rosinen und Rum sind absichtlich nicht drin.",
    "Popcorn, das gibt es erst viele Jahre später.",
    "Vom Teig naschen ist verboten.",
  ])("is none: %s", (serving) => {
    expect(rulesOf(serving)).toEqual([]);
  });

  it.each([
    ["A hard-boiled egg would not do here. Leave the yolk runny.", "raw_egg"],
    ["Don't be tempted to leave out the honey.", "honey"],
    ["Never serve it without honey.", "honey"],
    ["Zucker gehört nicht in den Brei, Honig schon.", "honey"],
    ["Zucker ist nicht drin, dafür Honig.", "honey"],
    ["Honig kriegt dein Kind erst nach dem Kochen dazu.", "honey"],
  ])("is one where it is given after all: %s", (serving, rule) => {
    expect(rulesOf(serving)).toContain(rule);
  });
});
