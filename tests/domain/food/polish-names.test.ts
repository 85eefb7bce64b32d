import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { PolishName } from "@/lib/domain/food/food";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { POLISH_NAMES } from "@/lib/domain/food/names/polish.table";
import { ENGINE_FINDING_IDS } from "@/lib/domain/safety/finding";
import { POLISH_ENGINE_MESSAGES, POLISH_RULE_MESSAGES } from "@/lib/domain/safety/messages/polish.table";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";

const aFood = fc.constantFrom(...FOOD_IDS);

/** Their first word has one form in every case, or a genitive that looks like the nominative. */
const SAME_IN_EVERY_CASE: readonly FoodId[] = [
  ...(["taro", "avocado", "mango", "kiwi", "persimmon", "lychee", "edamame", "tofu", "shan_tofu"] as const),
  ...(["sesame_tahini", "oregano"] as const),
];

/** What may never be read as one of our foods: another food, another risk, or a word that does not say which. */
const NEVER_A_FOOD = [
  ...["miód", "miodu", "mak", "maku", "sól", "soli", "solę", "wino", "wina", "cukier", "sok", "kawa"],
  ...["sos sojowy", "napój ryżowy", "napój owsiany", "mleko ryżowe", "mleko sojowe", "mleko migdałowe"],
  ...["jogurt 0%", "jogurt owocowy", "jogurt light", "chudy twaróg", "mleko 0%", "śmietanka do kawy"],
  ...["ser", "serek", "serce", "oscypek", "brie", "mleko kozie", "mleczko", "mleczko pszczele"],
  ...["śledź", "śledzie", "makrela wędzona", "łosoś wędzony", "paluszki krabowe"],
  ...["kasztan", "kasztany", "kotewka", "moringa", "chlebowiec", "bez", "rzewień"],
  ...["musztarda", "cynamon", "curry", "przyprawa", "olej", "oliwki", "orzechy", "orzeszki"],
  ...["mięso mielone", "mielone", "mięso", "drób", "wątróbka", "wędlina", "ryba", "boczek", "kabanos", "salami"],
  ...["rosół", "bulion", "wywar", "kostka rosołowa", "bulion warzywny"],
  ...["ogórek kiszony", "kapusta kiszona", "grzyby", "kurki", "kiełki", "pestki moreli", "gorzki migdał"],
  ...["płatki migdałowe", "suszone morele", "suszone figi", "żurawina suszona", "liście rabarbaru", "perełki tapioki"],
];

function surfacesOf(name: PolishName): readonly string[] {
  return [name.name, ...name.synonyms];
}

function formsOf(name: PolishName): readonly string[] {
  return [name.name, name.genitive, name.accusative, name.instrumental, name.locative, name.afterAmount];
}

/** Lower case without diacritics, as people type on a foreign keyboard. */
function plain(surface: string): string {
  return surface.toLowerCase().replaceAll("ł", "l").normalize("NFD").replace(/\p{M}/gu, "");
}

function ownersBy(key: (surface: string) => string): ReadonlyMap<string, ReadonlySet<FoodId>> {
  const owners = new Map<string, Set<FoodId>>();
  for (const id of FOOD_IDS) {
    for (const surface of surfacesOf(POLISH_NAMES[id])) {
      const known = owners.get(key(surface)) ?? new Set<FoodId>();
      owners.set(key(surface), known.add(id));
    }
  }
  return owners;
}

function disputed(owners: ReadonlyMap<string, ReadonlySet<FoodId>>): readonly string[] {
  return [...owners]
    .filter(([, foods]) => foods.size > 1)
    .map(([surface, foods]) => `${surface}: ${[...foods].join()}`);
}

const OWNERS = ownersBy((surface) => surface.toLowerCase());

function ownerOf(surface: string): string | undefined {
  return [...(OWNERS.get(surface) ?? [])].join() || undefined;
}

describe("Polish names", () => {
  it("holds a name for every food and for nothing else", () => {
    expect(Object.keys(POLISH_NAMES).toSorted()).toEqual([...FOOD_IDS].toSorted());
  });

  it("has every form, trimmed, lower-cased, in one spelling and without leftovers of a draft", () => {
    fc.assert(
      fc.property(aFood, (id) => {
        for (const surface of [...formsOf(POLISH_NAMES[id]), ...surfacesOf(POLISH_NAMES[id])]) {
          expect(surface).toMatch(/^[a-ząćęłńóśźż0-9èîé%-]+(?: [a-ząćęłńóśźż0-9èîé%-]+)*$/);
          expect(surface).toBe(surface.normalize("NFC"));
        }
      }),
      { numRuns: 1000 },
    );
  });

  it.each(FOOD_IDS)("%s is found under each of its cases and lists no word twice", (id) => {
    const surfaces = surfacesOf(POLISH_NAMES[id]);
    expect(surfaces).toEqual(expect.arrayContaining([...formsOf(POLISH_NAMES[id])]));
    expect(new Set(surfaces).size).toBe(surfaces.length);
  });

  it("lets no word name two foods, with or without diacritics", () => {
    expect(disputed(OWNERS)).toEqual([]);
    expect(disputed(ownersBy(plain))).toEqual([]);
  });

  it("declines: only indeclinable words keep their nominative in the genitive", () => {
    const unchanged = FOOD_IDS.filter((id) => POLISH_NAMES[id].genitive === POLISH_NAMES[id].name);
    expect(unchanged.toSorted()).toEqual([...SAME_IN_EVERY_CASE].toSorted());
  });

  it("ends in the instrumental and the accusative as its gender does", () => {
    const ending = {
      masculine: /(?:em|ym)$/,
      neuter: /(?:em|ym)$/,
      feminine: /ą$/,
      plural: /(?:mi)$/,
    } as const;
    for (const id of FOOD_IDS) {
      const { name, gender, accusative, instrumental, genitive } = POLISH_NAMES[id];
      if (SAME_IN_EVERY_CASE.includes(id)) continue;
      const words = instrumental.split(" ");
      expect(
        words.some((word) => ending[gender].test(word)),
        `${id}: ${instrumental}`,
      ).toBe(true);
      if (gender === "feminine")
        expect(
          accusative.split(" ").some((word) => /ę$/.test(word)) || accusative === name,
          `${id}: ${accusative}`,
        ).toBe(true);
      if (gender === "plural" || gender === "neuter") expect(accusative, id).toBe(name);
      if (gender === "masculine") expect([name, genitive], id).toContain(accusative);
    }
  });

  it.each(NEVER_A_FOOD)("never takes %s for a food", (word) => {
    expect(ownerOf(word)).toBeUndefined();
    expect(
      [...FOOD_IDS].filter((id) => surfacesOf(POLISH_NAMES[id]).some((each) => plain(each) === plain(word))),
    ).toEqual([]);
  });

  it.each([
    ["marcheweczka", "carrot"],
    ["ziemniaków", "potato"],
    ["groch", "split_pea"],
    ["groszku", "peas"],
    ["seler", "celeriac"],
    ["selera naciowego", "celery"],
    ["pora", "leek"],
    ["winogron", "grape"],
    ["oleju z pestek winogron", "grapeseed_oil"],
    ["sola", "plaice"],
    ["jagody", "blueberry"],
    ["melon miodowy", "melon_honeydew"],
    ["orzech kokosowy", "coconut"],
    ["gruszka miłosna", "eggplant"],
    ["śmietana", "sour_cream"],
    ["śmietanka", "cream"],
    ["masła klarowanego", "ghee"],
    ["masło orzechowe", "peanut_butter"],
    ["komosy ryżowej", "quinoa"],
    ["kaszy manny", "semolina"],
    ["bułki tartej", "breadcrumbs"],
    ["filet z kurczaka", "chicken"],
    ["spaghetti", "pasta"],
    ["żółty ser", "hard_cheese"],
    ["golec", "arctic_char"],
  ] as const)("takes %s for %s", (word, id) => {
    expect(ownerOf(word)).toBe(id);
  });
});

describe("Polish messages", () => {
  const messages = { ...POLISH_RULE_MESSAGES, ...POLISH_ENGINE_MESSAGES };
  const all = Object.entries(messages);

  it("speaks of every rule and every finding of the engine", () => {
    expect(Object.keys(messages).toSorted()).toEqual([...RULE_IDS, ...ENGINE_FINDING_IDS].toSorted());
  });

  it.each(all)("%s has a title without a full stop and one or two whole sentences", (_, { title, why, instead }) => {
    expect(title).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ].*[^.!?\s]$/u);
    for (const text of [why, instead]) {
      expect(text).toMatch(/^[A-ZĄĆĘŁŃÓŚŹŻ][^!]*\.$/u);
      expect(text.match(/\.(?:\s|$)/gu)?.length ?? 0).toBeLessThanOrEqual(2);
      expect(text).not.toMatch(/\s{2}|\s$/u);
    }
  });

  it.each(all)("%s promises nothing and counts ages in completed months or birthdays", (_, message) => {
    const text = Object.values(message).join(" ").toLowerCase();
    expect(text).not.toMatch(/bezpieczn|niebezpiecz|gwarant/u);
    expect(text).not.toMatch(/(?:szósty|dziewiąty|dwunasty)\p{L}* miesiąc/u);
    expect(text).not.toMatch(/\b(?:pani|państwo|powinieneś|powinnaś|musisz)\b/u);
  });
});
