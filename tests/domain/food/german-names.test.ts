import { describe, expect, it } from "vitest";
import type { GermanName } from "@/lib/domain/food/food";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { AUSTRIAN_NAMES } from "@/lib/domain/food/names/austrian.table";
import { GERMAN_NAMES } from "@/lib/domain/food/names/german.table";
import { ENGINE_FINDING_IDS } from "@/lib/domain/safety/finding";
import { AUSTRIAN_RULE_MESSAGES } from "@/lib/domain/safety/messages/austrian.table";
import { ENGLISH_ENGINE_MESSAGES, ENGLISH_RULE_MESSAGES } from "@/lib/domain/safety/messages/english.table";
import { GERMAN_ENGINE_MESSAGES, GERMAN_RULE_MESSAGES } from "@/lib/domain/safety/messages/german.table";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";
import type { RuleMessage } from "@/lib/domain/safety/rule-message";

interface Entry {
  readonly id: FoodId;
  readonly table: "de" | "de-AT";
  readonly name: GermanName;
}

const ENTRIES: readonly Entry[] = FOOD_IDS.flatMap((id) => {
  const austrian = AUSTRIAN_NAMES[id];
  const german: Entry = { id, table: "de", name: GERMAN_NAMES[id] };
  return austrian === undefined ? [german] : [german, { id, table: "de-AT", name: austrian }];
});

const forms = (name: GermanName): readonly string[] => [name.name, name.singular, name.dative];
const surfaces = (name: GermanName): readonly string[] => [...forms(name), ...name.synonyms];

/** As close as two spellings may come before a parent's keyboard makes them one. */
const spoken = (text: string): string =>
  text.toLocaleLowerCase("de").normalize("NFD").replace(/\p{M}/gu, "").replace(/ß/g, "ss").replace(/-/g, " ");

const OWNERS: ReadonlyMap<string, ReadonlySet<FoodId>> = ENTRIES.reduce((owners, { id, name }) => {
  for (const surface of surfaces(name))
    owners.set(spoken(surface), new Set([...(owners.get(spoken(surface)) ?? []), id]));
  return owners;
}, new Map<string, ReadonlySet<FoodId>>());

/** English words that German has its own word for; a German list would never show them. */
const ENGLISH_ONLY =
  /\b(?:carrots?|oats?|chicken|beef|milk|cheese|egg|eggs|apple|rice|bread|water|beans?|peas|oil|seeds?|ground|flour)\b/i;

describe("German and Austrian names", () => {
  it("have a word for every food", () => {
    expect(Object.keys(GERMAN_NAMES)).toEqual([...FOOD_IDS]);
  });

  it("have no empty, padded or doubled form", () => {
    for (const { name } of ENTRIES) {
      for (const surface of surfaces(name)) {
        expect(surface).toMatch(/^\S(?:.*\S)?$/u);
        expect(surface).not.toMatch(/ {2}|[,;|/()]/u);
        expect(surface).toBe(surface.normalize("NFC"));
      }
      expect(new Set(name.synonyms).size).toBe(name.synonyms.length);
      expect(name.synonyms).not.toContain(name.name);
    }
  });

  it("can be found in every form by name or synonym alone", () => {
    const findable = ({ name }: Entry) => new Set([name.name, ...name.synonyms].map(spoken));
    const lost = ENTRIES.flatMap((one) => forms(one.name).filter((form) => !findable(one).has(spoken(form))));
    expect(lost).toEqual([]);
  });

  it("name one food per surface, also across the border", () => {
    const shared = [...OWNERS].filter(([, ids]) => ids.size > 1).map(([surface, ids]) => [surface, [...ids]]);
    expect(shared).toEqual([]);
  });

  it("agree with their grammar", () => {
    const wrong = ENTRIES.filter(({ name }) => {
      // A plural noun has -n in the dative unless it ends in -s, -n or an Italian or Japanese vowel.
      if (name.number === "plural") return !/(?:n|s|[aio])$|[aeo]?mame$/u.test(name.dative);
      if (name.gender === "plural") return true;
      const adjective =
        /^\p{Ll}/u.test(name.name) || /^(?:Rote|Dicke) /u.test(name.name) || /faschiertes$/u.test(name.name);
      return adjective ? name.dative === name.name : name.dative !== name.name || name.singular !== name.name;
    });
    expect(wrong.map(({ id, table, name }) => [id, table, name.dative])).toEqual([]);
  });

  it("say Austria's own words", () => {
    const expected: Readonly<Partial<Record<FoodId, string>>> = {
      potato: "Erdäpfel",
      tomato: "Paradeiser",
      cauliflower: "Karfiol",
      eggplant: "Melanzani",
      green_beans: "Fisolen",
      apricot: "Marillen",
      plum: "Zwetschken",
      sour_cherry: "Weichseln",
      quark: "Topfen",
      cream: "Schlagobers",
      sour_cream: "Sauerrahm",
      yeast: "Germ",
      savoy_cabbage: "Kohl",
    };
    for (const id of FOOD_IDS) {
      if (expected[id] !== undefined) expect(AUSTRIAN_NAMES[id]?.name).toBe(expected[id]);
    }
  });

  it("hold an Austrian entry only where something differs", () => {
    const idle = FOOD_IDS.filter((id) => {
      const austrian = AUSTRIAN_NAMES[id];
      const german = GERMAN_NAMES[id];
      return austrian !== undefined && austrian.name === german.name && austrian.gender === german.gender;
    });
    expect(idle).toEqual([]);
  });

  it("show no English word where German has one", () => {
    expect(ENTRIES.filter(({ name }) => ENGLISH_ONLY.test(name.name)).map(({ id }) => id)).toEqual([]);
  });

  it.each([
    "Honig",
    "Sojasoße",
    "Sojasauce",
    "Reisdrink",
    "Hafermilch",
    "Haferdrink",
    "Magerjoghurt",
    "Magerquark",
    "Magermilch",
    "Magertopfen",
    "Rohmilch",
    "Zimt",
    "Räucherlachs",
    "Matjes",
    "Mett",
    "Tatar",
    "Salami",
    "Leberwurst",
    "Pilze",
    "Schwammerl",
    "Pfifferlinge",
    "Eierschwammerl",
    "Fenchelsamen",
    "Fencheltee",
    "Vanillezucker",
    "Spiegelei",
    "Königsmakrele",
    "Tapiokaperlen",
    "Bittermandeln",
    "Milchreis",
    "Glasnudeln",
    "Mandelblättchen",
    "Kokosdrink",
    "Kapern",
    "Brühwürfel",
    "Kren",
    "Meerrettich",
  ])("do not take %s for a food: it is another food or another risk", (word) => {
    expect(OWNERS.get(spoken(word))).toBeUndefined();
  });

  // Verbs and things of a recipe step that a case ending would turn into a food: Rinde, Rahmen, hacke, quetsche, Rand.
  it.each(["Rind", "Rahm", "Hack", "Gehackt", "Quetsche", "Rand", "Kraut", "Weck"])(
    "leave out the stem %s, whose endings are words of the kitchen",
    (word) => {
      expect(OWNERS.get(spoken(word))).toBeUndefined();
    },
  );
});

const GERMAN: readonly (readonly [string, RuleMessage])[] = [
  ...Object.entries(GERMAN_RULE_MESSAGES),
  ...Object.entries(GERMAN_ENGINE_MESSAGES),
  ...Object.entries(AUSTRIAN_RULE_MESSAGES),
];
const ENGLISH: readonly (readonly [string, RuleMessage])[] = [
  ...Object.entries(ENGLISH_RULE_MESSAGES),
  ...Object.entries(ENGLISH_ENGINE_MESSAGES),
];

const sentences = (text: string): number => (text.match(/[.?](?=\s|$)/gu) ?? []).length;
const words = ({ title, why, instead }: RuleMessage): string => `${title} ${why} ${instead}`;

describe("English, German and Austrian messages", () => {
  it("exist for every rule and every engine finding, in the order of the rules", () => {
    expect(Object.keys(ENGLISH_RULE_MESSAGES)).toEqual([...RULE_IDS]);
    expect(Object.keys(GERMAN_RULE_MESSAGES)).toEqual([...RULE_IDS]);
    expect(Object.keys(ENGLISH_ENGINE_MESSAGES)).toEqual([...ENGINE_FINDING_IDS]);
    expect(Object.keys(GERMAN_ENGINE_MESSAGES)).toEqual([...ENGINE_FINDING_IDS]);
  });

  it.each([...ENGLISH, ...GERMAN])("%s: a short title, then one or two sentences each", (_id, message) => {
    expect(message.title).toMatch(/[^.?\s]$/u);
    expect(message.title.length).toBeLessThanOrEqual(70);
    for (const text of [message.why, message.instead]) {
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect([1, 2]).toContain(sentences(text));
    }
    expect(words(message)).not.toMatch(/[!|]|\s{2}/u);
  });

  it.each(GERMAN)("%s never clears a food and speaks to du", (_id, message) => {
    expect(words(message)).not.toMatch(/sicher|unbedenklich|ungefährlich/iu);
    expect(words(message)).not.toMatch(/\b(?:Ihr|Ihre|Ihrem|Ihren|Ihnen)\b/u);
    expect(words(message)).not.toMatch(/\b(?:baby's|the|with|and|until)\b/iu);
  });

  it.each(ENGLISH)("%s never clears a food", (_id, message) => {
    expect(words(message)).not.toMatch(/\bsafe|harmless|risk-free/iu);
  });

  it("differ in Austria only by words, never by numbers", () => {
    const numbers = (message: RuleMessage) => words(message).match(/\d+/gu) ?? [];
    for (const id of RULE_IDS) {
      const austrian = AUSTRIAN_RULE_MESSAGES[id];
      if (austrian === undefined) continue;
      expect(austrian).not.toEqual(GERMAN_RULE_MESSAGES[id]);
      expect(numbers(austrian)).toEqual(numbers(GERMAN_RULE_MESSAGES[id]));
    }
  });

  it("name the same numbers in German as in English", () => {
    const numbers = (message: RuleMessage) => (words(message).match(/\d+/gu) ?? []).toSorted();
    for (const id of RULE_IDS)
      expect([id, numbers(GERMAN_RULE_MESSAGES[id])]).toEqual([id, numbers(ENGLISH_RULE_MESSAGES[id])]);
  });

  it("say no word in Austria that Austria has another word for", () => {
    const merged = RULE_IDS.map((id) => words(AUSTRIAN_RULE_MESSAGES[id] ?? GERMAN_RULE_MESSAGES[id]));
    const german =
      /Kartoffel|(?<!Cocktail)Tomate|Aprikose|\bQuark\b|Hackfleisch|Rote Bete|Meerrettich|Pflaume|\bKlöße|Blumenkohl|Aubergine|Sahne|grüne Bohnen|Brötchen|Brühe|Soße/u;
    expect(merged.filter((text) => german.test(text))).toEqual([]);
  });
});
