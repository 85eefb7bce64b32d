import { describe, expect, it } from "vitest";
import { normalise } from "@/lib/domain/food/normalise";
import { scan } from "@/lib/domain/food/scan";
import { ASIDES } from "@/lib/domain/safety/asides.table";
import { withoutAsides } from "@/lib/domain/safety/asides";
import { HAZARDS } from "@/lib/domain/safety/vocabulary";
import type { Language } from "@/lib/domain/shared/language";
import { assessStep } from "./exam/base-recipes";

const STANDS_AGAINST: ReadonlySet<string> = new Set(["rejected", "blocked", "unknown"]);

function isRefused(language: Language, step: string): boolean {
  return STANDS_AGAINST.has(assessStep(language, step).verdict);
}

/** Each aside beside the same thing said of the dish. */
const PAIRS: readonly (readonly [language: Language, aside: string, ofTheDish: string])[] = [
  ["en", "Dad has his with bacon.", "Add the bacon and blend."],
  ["en", "The rest of us had ours with soy sauce.", "Season it with soy sauce."],
  ["en", "The black pudding is for grown-ups only.", "The black pudding is for your baby."],
  ["en", "Save the bacon for yourself.", "Save the bacon for your baby."],
  ["en", "Make yourself a coffee while it simmers.", "Stir in the coffee while it simmers."],
  ["en", "Have a cup of tea while it cooks.", "Give your baby a cup of tea while it cooks."],
  ["en", "Soy and honey only go over the big plates.", "Soy and honey go over all the plates."],
  ["en", "Mum and dad add a slug of red wine to their half.", "Mum adds red wine to the pot and honey to theirs."],
  ["en", "Then salt ours.", "Then salt it."],
  ["en", "Hold the salt.", "Add the salt."],
  ["en", "Steer clear of honey.", "Drizzle with honey."],
  ["en", "We don't do salt in this house.", "We add salt in this house."],
  ["en", "Honey is a big no-no.", "Honey is a big yes."],
  ["en", "Honey? Not before one.", "Honey? A spoon of it."],
  ["en", "Mash to the texture of runny honey.", "Mash with runny honey."],
  ["en", "It's a piece of cake.", "Serve with a piece of cake."],
  ["en", "Our aunt Sherry taught us this.", "Add a splash of sherry."],
  ["de", "Der Kaffee daneben ist für Mama.", "Den Kaffee unterrühren."],
  ["de", "Gesalzen wird erst am Tisch, und nur bei den Großen.", "Gesalzen wird das Kochwasser."],
  ["de", "Salz kommt erst auf unsere Teller.", "Salz kommt in den Topf."],
  ["de", "Für uns kommen noch Salz und Brühe dazu.", "Für uns alle kommen noch Salz und Brühe in den Topf."],
  ["de", "Papas Salami bleibt auf seiner Hälfte.", "Die Salami darauf verteilen."],
  ["de", "Der Schuss Rotwein wird gestrichen.", "Einen Schuss Rotwein zugeben."],
  ["de", "Honig gibt es frühestens nach dem ersten Geburtstag.", "Honig gibt es gleich dazu."],
  ["de-AT", "Staubzucker gibt es nur für die Großen.", "Mit Staubzucker bestreuen."],
  ["de", "Schmeckt besser als Ketchup.", "Mit Ketchup servieren."],
  ["pl", "Tata sobie dosoli na talerzu.", "Dosól na talerzu."],
  ["pl", "Nie podajemy: soli, cukru, miodu.", "Dodajemy: sól, cukier, miód."],
  ["pl", "Kiedy Staś śpi, ja piję ciepłą kawę.", "Podaj ciepłą kawę."],
  ["pl", "Konsystencja jak miód, gęsta i lejąca.", "Polej miodem."],
  ["pl", "Soli brak.", "Dodaj soli."],
  ["my", "ဆားတို့ ဟင်းချိုမှုန့်တို့ မထည့်ပါနဲ့။", "ဆားထည့်ပါ။"],
  ["my", "ကလေးစာယူပြီးမှ ဆားထည့်ပါ။", "ဆားထည့်ပြီးမှ ကလေးစာယူပါ။"],
  ["my", "လက်ကို ဆပ်ပြာနဲ့ စင်စင်ဆေးပါ။", "ပျားရည်ထည့်ပါ။"],
];

describe("an aside", () => {
  it.each(PAIRS)("stands against nothing, in %s: %s (and not: %s)", (language, aside, ofTheDish) => {
    expect(isRefused(language, aside), aside).toBe(false);
    expect(isRefused(language, ofTheDish), ofTheDish).toBe(true);
  });

  it.each<readonly [Language, string]>([
    ["en", "Bake until a toothpick inserted in the centre comes out clean."],
    ["en", "Bake for 20 minutes until a cocktail stick comes out clean."],
    ["en", "Test with a wooden skewer."],
    ["de", "Backen, bis an einem Zahnstocher nichts mehr kleben bleibt."],
  ])("is what something is only tried with, in %s: %s", (language, step) => {
    expect(assessStep(language, step).findings.map(({ ruleId }) => ruleId)).not.toContain("bones_stones");
  });

  it("of others is none where the baby has it too", () => {
    for (const step of [
      "Dad has his with bacon, baby has hers the same.",
      "Mum and dad add bacon to their half and to the baby's.",
    ])
      expect(isRefused("en", step), step).toBe(true);
  });

  it.each([
    "Steer clear of honey until the end, then drizzle it over.",
    "Hold the salt until the end, then add it.",
    "Dad stirs the honey into the pot and eats his.",
    "Dad has his with bacon, then stir the honey into the pot.",
    "Stir in the honey and the bacon is for the grown-ups.",
    "Baby's done; now add honey to her bowl for us.",
    "Honey? Not until the end, then two spoons of honey.",
    "Granny adds honey to the pot and we all have ours.",
    "We leave the honey for the end, not for the table.",
    "It's a piece of cake: stir in the honey.",
    "Avoid lumps and stir in honey at this age.",
  ])("is none where it is put in after all: %s", (step) => {
    expect(isRefused("en", step)).toBe(true);
  });

  it.each<readonly [Language, string]>([
    ["de", "Oma gibt Honig dazu, Papa isst seine Portion."],
    ["de", "Honig einrühren und der Kaffee ist für Mama."],
    ["de", "Salz kommt erst am Ende in den Topf."],
    ["de", "Den Honig nehmen wir zum Süßen."],
    ["de", "Die Wartezeit entfällt, Honig einrühren."],
    ["pl", "Babcia dosoli zupę."],
    ["pl", "Mama dodaje miód do garnka i pije kawę."],
    ["pl", "Dodaj miód i podaj na talerzu mamy."],
    ["my", "ကလေးစာ ခွဲပြီးတော့ ပျားရည် ထည့်ပြီး ကျွေးပါ။"],
    ["my", "ဆား မပါရင် မကောင်းဘူး၊ ဆားထည့်ပါ။"],
  ])("is none where it is put in after all, in %s: %s", (language, step) => {
    expect(isRefused(language, step)).toBe(true);
  });

  it("is looked for everywhere in a text", () => {
    for (const { said } of ASIDES) expect(said.flags, said.source).toBe("gu");
  });

  it("takes nothing from a text without one, and leaves what stands beside it", () => {
    const mentionsOf = (text: string) => scan(normalise(text), HAZARDS);
    const plain = "Steam the carrot until soft and mash it.";
    expect(withoutAsides(normalise(plain), mentionsOf(plain))).toEqual(mentionsOf(plain));
    const beside = "Steam the carrot until soft. Steer clear of honey.";
    const left = withoutAsides(normalise(beside), mentionsOf(beside)).filter(({ negated }) => negated);
    expect(left.map(({ surface }) => surface)).toEqual(["honey"]);
  });
});
