import { describe, expect, it } from "vitest";
import type { Finding } from "../../../lib/domain/safety/finding";
import { assessRecipe } from "../../../lib/domain/safety/assess-recipe";

interface Told {
  readonly lines: readonly string[];
  readonly steps: string;
}

/** What is refused in a recipe that is fine but for what is said beside it. */
function refused({ lines, steps }: Told, serving: string): readonly Finding["ruleId"][] {
  const recipe = {
    title: "Supper",
    ingredients: lines,
    instructions: steps,
    servingInstructions: { preparation: serving, size: "", safety: "" },
  };
  return assessRecipe(recipe, { months: 10, allergens: [], avoidFoods: [] })
    .findings.filter(({ severity }) => severity === "forbid" || severity === "transform")
    .map(({ ruleId }) => ruleId);
}

const MASH: Told = {
  lines: ["2 potatoes", "1 carrot", "1 tsp rapeseed oil"],
  steps: "Peel and dice the potatoes and the carrot. Boil them for 20 minutes until soft and mash them with the oil.",
};
const STEW: Told = {
  lines: ["100 g minced beef", "1 courgette", "1 tsp rapeseed oil"],
  steps: "Brown the mince in the oil. Add the courgette and simmer everything for 30 minutes until soft and done.",
};
const FISH: Told = {
  lines: ["100 g salmon", "1 potato", "1 tsp rapeseed oil"],
  steps: "Boil the potato until soft. Bake the salmon until it flakes and take out the bones. Mash both with the oil.",
};
const CHILI: Told = {
  lines: ["100 g dried kidney beans", "1 carrot", "1 tsp rapeseed oil"],
  steps:
    "Soak the beans overnight. Boil them hard in fresh water for 15 minutes, then simmer them for an hour with the diced carrot until soft. Mash the beans and the carrot with the oil.",
};

type Row = readonly [rule: Finding["ruleId"], serving: string];

const IN_MASH: readonly Row[] = [
  ["honey", "A little acacia from the beekeeper makes it rounder."],
  ["honey", "Dazu passt etwas Akazien vom Imker: einen akazienen vom Imker rühren wir gern unter."],
  ["stays_crunchy", "Leave the edges so that there is something to crunch."],
  ["stays_crunchy", "It gives your baby something hard to gnaw."],
  ["stays_crunchy", "So hat dein Kind etwas Knackiges zum Knabbern."],
  ["stays_crunchy", "Dziecko dostaje coś twardego do gryzienia."],
  ["raw_hard_veg", "Keep a carrot end that never sees the pot for the teeth."],
  ["raw_hard_veg", "Die Karotte, die den Topf nie sieht, kommt obenauf."],
  ["salty_foods", "A dash of soy lifts it."],
  ["salty_foods", "Kostkę, jak na rosół, wkrusz na koniec."],
  ["salty_foods", "Ein Würfel für die schnelle Suppe rundet ab."],
  ["cows_milk_drink", "A beaker of cold milk to wash it down goes with it."],
  ["cows_milk_drink", "Ein Becher kalte Milch ersetzt die nächste Mahlzeit."],
  ["cows_milk_drink", "Kubek ciepłego mleka do popicia zastąpi karmienie."],
  ["nut_butter_thick", "A spoonful of peanut butter straight from the jar keeps the baby busy."],
  ["nut_butter_thick", "Ein Löffel Erdnussmus zum Abschlecken überbrückt das Warten."],
  ["nut_butter_thick", "Łyżeczka masła orzechowego do wylizania umili czekanie."],
  ["unsafe_feeding", "It can be eaten in the buggy, reclined."],
  ["unsafe_feeding", "The little one may nibble a piece while climbing."],
  ["unsafe_feeding", "Das Kind kaut gern beim Hüpfen."],
  ["unsafe_feeding", "Dziecko podjada w trakcie zabawy."],
  ["unsafe_feeding", "Im Kinderwagen, zurückgelehnt, schmeckt es auch."],
  ["unsafe_feeding", "The baby can munch on while you hang out the washing."],
  ["unsafe_feeding", "Das Kind isst, während du die Wäsche aufhängst."],
  ["unsafe_feeding", "Dziecko je, gdy ty rozwieszasz pranie."],
  ["unsafe_feeding", "She munches in the back while I drive."],
  ["unsafe_feeding", "Im Autositz reichen wir kleine Stücke."],
  ["unsafe_feeding", "Hold her chin and spoon it in."],
  ["unsafe_feeding", "Keep spooning until the bowl is empty."],
  ["unsafe_feeding", "Den Kopf sanft festhalten und weiterlöffeln, bis alles aufgegessen ist."],
  ["unsafe_feeding", "Przytrzymaj główkę i wkładaj łyżeczkę."],
  ["unsafe_feeding", "Baby can be fed lying on his back."],
  ["unsafe_feeding", "Das Baby liegt dabei auf dem Rücken."],
  ["unsafe_feeding", "Dziecko leży płasko i je."],
  ["unsafe_feeding", "Thin the mash and put it in the bottle."],
  ["unsafe_feeding", "Den Brei verdünnen und ins Fläschchen füllen."],
  ["unsafe_feeding", "Kaszkę wlej do butelki."],
  ["unsafe_feeding", "A larger hole in the teat lets it through."],
  ["unsafe_feeding", "Serve while it is still steaming."],
  ["unsafe_feeding", "Bei 65 °C servieren."],
  ["unsafe_feeding", "Podawaj w temperaturze 65 stopni."],
  ["whole_seeds", "Kürbiskerne samt Schale rösten und darüberstreuen."],
  ["honey", "No sweetener, except a little honey."],
  ["honey", "Miodu nie dodajemy, oprócz łyżeczki."],
  ["added_salt", "Kein Salz, bis auf eine winzige Prise."],
  ["added_salt", "No salt, apart from one tiny pinch."],
  ["added_sugar", "Without sugar, other than a small spoonful of sugar at the end."],
];
const IN_STEW: readonly Row[] = [
  ["raw_meat", "A little of the beef, held back before browning, goes on top."],
  ["raw_meat", "Etwas Fleisch, vor dem Anbraten beiseitegelegt, kommt obenauf."],
  ["raw_meat", "Trochę wołowiny odłożonej przed smażeniem połóż na wierzchu."],
  ["raw_meat", "You can dice a carrot with the knife, no need to wash it."],
  ["raw_meat", "Cut the potato on the same board without washing it."],
  ["raw_meat", "Die Kartoffel auf demselben Brett schneiden, ohne es abzuwaschen."],
  ["bitter_cucurbit", "The courgette tastes a bit bitter, which is nice."],
  ["bitter_cucurbit", "Die Zucchini darf ein wenig bitter schmecken."],
  ["bitter_cucurbit", "Never mind if the courgette tastes bitter."],
  ["bitter_cucurbit", "Macht nichts, wenn die Zucchini bitter schmeckt."],
  ["bitter_cucurbit", "Nic nie szkodzi, że cukinia jest gorzka."],
];
const IN_FISH: readonly Row[] = [
  ["raw_fish", "The salmon should still be a little glassy."],
  ["raw_fish", "Der Lachs bleibt innen noch glasig."],
  ["raw_fish", "Łosoś może być w środku lekko szklisty."],
];
const IN_CHILI: readonly Row[] = [
  ["undercooked_beans", "Next time leave the beans in the slow cooker without ever letting them bubble."],
  ["undercooked_beans", "Die Bohnen ziehen unter dem Siedepunkt."],
  ["undercooked_beans", "Fasola nie zagotuje się ani razu."],
];

describe.each([
  { name: "a mash", told: MASH, rows: IN_MASH },
  { name: "a stew", told: STEW, rows: IN_STEW },
  { name: "fish", told: FISH, rows: IN_FISH },
  { name: "beans", told: CHILI, rows: IN_CHILI },
])("what a careless cook says beside $name", ({ told, rows }) => {
  it("is the only thing against it", () => {
    expect(refused(told, "Serve lukewarm.")).toEqual([]);
  });

  it.each(rows)("is %s: %s", (rule, serving) => {
    expect(refused(told, serving)).toContain(rule);
  });
});

describe("the same words where they warn", () => {
  it.each([
    "Never let the baby eat reclined in the buggy.",
    "Do not put the mash in the bottle.",
    "Stay with your baby and do not go and hang out the washing.",
    "Never serve while it is still steaming: let it cool.",
    "Lass das Kind nie beim Hüpfen essen.",
    "Den Brei nicht ins Fläschchen füllen.",
    "Nigdy nie karm dziecka, gdy leży na plecach.",
    "Salt is only for the grown-ups.",
    "Toast the breadcrumbs in a dry pan and stir them in.",
  ])("is no hazard: %s", (serving) => {
    expect(refused(MASH, serving)).toEqual([]);
  });

  it("throws the bitter courgette away", () => {
    expect(refused(STEW, "If the courgette tastes bitter, throw it away.")).toEqual([]);
  });

  it("washes the board", () => {
    expect(refused(STEW, "Wash the board with hot water before you cut the potato.")).toEqual([]);
  });
});
