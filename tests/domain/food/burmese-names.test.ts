import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseBurmese } from "@/lib/domain/food/burmese-script";
import { FOOD_IDS, type FoodId } from "@/lib/domain/food/food-ids";
import { normalise } from "@/lib/domain/food/normalise";
import { BURMESE_NAMES } from "@/lib/domain/food/names/burmese.table";
import { recognise } from "@/lib/domain/food/recognise";
import { ENGINE_FINDING_IDS, GATE_FINDING_IDS } from "@/lib/domain/safety/finding";
import { BURMESE_ENGINE_MESSAGES, BURMESE_RULE_MESSAGES } from "@/lib/domain/safety/messages/burmese.table";
import { ENGLISH_ENGINE_MESSAGES, ENGLISH_RULE_MESSAGES } from "@/lib/domain/safety/messages/english.table";
import { GATE_MESSAGES } from "@/lib/domain/safety/messages/gate.table";
import { RULE_IDS } from "@/lib/domain/safety/rule-ids";
import type { RuleMessage } from "@/lib/domain/safety/rule-message";
import interfaceTexts from "@/messages/my.json";
import { burmeseDigits } from "@/lib/domain/shared/burmese-digits";

const BURMESE = /[\u1000-\u109f]/u;
const ONLY_BURMESE = /^[\u1000-\u1049\u104c-\u104f]+$/u;
const ONLY_LATIN = /^[A-Za-z][A-Za-z ]+$/u;

interface Surface {
  readonly id: FoodId;
  readonly text: string;
}

const surfacesOf = (id: FoodId): readonly string[] => [BURMESE_NAMES[id].name, ...BURMESE_NAMES[id].synonyms];
const SURFACES: readonly Surface[] = FOOD_IDS.flatMap((id) => surfacesOf(id).map((text) => ({ id, text })));

interface Said {
  readonly id: string;
  readonly message: RuleMessage;
  readonly english: RuleMessage;
}

const SAID: readonly Said[] = [
  ...RULE_IDS.map((id) => ({ id, message: BURMESE_RULE_MESSAGES[id], english: ENGLISH_RULE_MESSAGES[id] })),
  ...ENGINE_FINDING_IDS.map((id) => ({
    id,
    message: BURMESE_ENGINE_MESSAGES[id],
    english: ENGLISH_ENGINE_MESSAGES[id],
  })),
  ...GATE_FINDING_IDS.map((id) => ({ id, message: GATE_MESSAGES[id].my, english: GATE_MESSAGES[id].en })),
];
const SENTENCES: readonly string[] = SAID.flatMap(({ message }) => [message.why, message.instead]);

interface Tree {
  readonly [key: string]: string | Tree;
}

function leaves(tree: Tree): readonly string[] {
  return Object.values(tree).flatMap((value) => (typeof value === "string" ? [value] : leaves(value)));
}

const INTERFACE_TEXTS = leaves(interfaceTexts);
const EVERY_TEXT: readonly string[] = [
  ...SURFACES.map(({ text }) => text),
  ...SAID.flatMap(({ message }) => [message.title, message.why, message.instead]),
  ...INTERFACE_TEXTS,
].filter((text) => BURMESE.test(text));

const ENGLISH_NUMBERS = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const ENGLISH_ORDINALS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh"];
const BURMESE_NUMBERS: readonly (readonly [RegExp, string])[] = [
  [/နှစ်(?=ချောင်း|မျိုး)/gu, "2"],
  [/သုံး(?=စိတ်)/gu, "3"],
  [/လေး(?=စိတ်|ပုံ)/gu, "4"],
  [/ငါး(?=ပုံ)/gu, "5"],
];

/**
 * The numbers from two on that a text names, each once and in order; "one" and "once" are articles and adverbs as well.
 * A quarter is four, in both languages.
 */
function numbersOf(text: string): readonly number[] {
  const counted = BURMESE_NUMBERS.reduce((counting, [word, digit]) => counting.replace(word, digit), text);
  const digits = counted
    .replace(/[၀-၉]/gu, (digit) => String(digit.charCodeAt(0) - 0x1040))
    .replace(/quarter/giu, "4")
    .replace(/[a-z]+/giu, (word) => {
      const plain = word.toLowerCase().replace(/^(third)s$/u, "$1");
      const at = Math.max(ENGLISH_NUMBERS.indexOf(plain), ENGLISH_ORDINALS.indexOf(plain));
      return at === -1 ? word : String(at + 1);
    });
  const numbers = (digits.match(/\d+/gu) ?? []).map(Number).filter((number) => number > 1);
  return [...new Set(numbers)].toSorted((one, other) => one - other);
}

describe("Burmese names", () => {
  it("have a word for every food", () => {
    expect(Object.keys(BURMESE_NAMES)).toEqual([...FOOD_IDS]);
  });

  it("are Burmese, as a list shows them: no brackets, slashes, signs or spaces", () => {
    expect(FOOD_IDS.filter((id) => !ONLY_BURMESE.test(BURMESE_NAMES[id].name))).toEqual([]);
    const odd = SURFACES.filter(({ text }) => !ONLY_BURMESE.test(text) && !ONLY_LATIN.test(text));
    expect(odd).toEqual([]);
  });

  it("name one food per surface, however it is typed", () => {
    const owners = new Map<string, Set<FoodId>>();
    for (const { id, text } of SURFACES) {
      const key = normalise(text);
      owners.set(key, new Set([...(owners.get(key) ?? []), id]));
    }
    expect([...owners].filter(([, ids]) => ids.size > 1).map(([text, ids]) => [text, [...ids]])).toEqual([]);
    expect(owners.size).toBe(SURFACES.length);
  });

  it("show a word that is recognised as this food, wholly and without asking back", () => {
    const unclear = FOOD_IDS.filter((id) => {
      const read = recognise(BURMESE_NAMES[id].name, "my");
      return read.kind !== "food" || read.foods.join() !== id || read.negated.length > 0 || read.rest !== "";
    });
    expect(unclear).toEqual([]);
  });

  it.each([
    ["ဥ", "egg or tuber"],
    ["ကြက်", "chicken, onion or bitter gourd"],
    ["ငါး", "fish, five or squid"],
    ["နို့", "any milk"],
    ["ဒိန်ခဲ", "any cheese, Brie as well"],
    ["သစ်ကြံပိုးခေါက်", "mostly cassia"],
    ["ပိုက်ဆံလျှော်စေ့", "linseed or sunn hemp, which is poisonous"],
    ["ဇီးသီး", "jujube, no plum"],
    ["ဆီးသီးခြောက်", "dried jujube, often salted"],
    ["ငါးသေတ္တာ", "any tinned fish, salted"],
    ["ဆန်မုန့်ကြွပ်", "a hard cracker"],
    ["သာကူ", "pearls"],
    ["ဒိန်ခဲပျော့", "any soft cheese"],
    ["အရိုးပြုတ်ရည်", "mostly salted"],
    ["ဆားမပါ", "a property"],
  ])("leave out %s: %s", (text) => {
    expect(SURFACES.filter((surface) => normalise(surface.text) === normalise(text))).toEqual([]);
  });

  it("keep apart what other tables once mixed up", () => {
    const ownerOf = (text: string) => SURFACES.find((surface) => surface.text === text)?.id;
    expect(ownerOf("နံနံရွက်")).toBe("coriander_leaf");
    expect(ownerOf("တဆေးမှုန့်")).toBe("yeast");
    expect(ownerOf("မုန်ညင်းနီ")).toBe("mustard_greens");
    expect(ownerOf("ပဲတောင့်ရှည်")).toBe("yardlong_bean");
    expect(ownerOf("ကင်းမွန်")).toBe("squid");
  });
});

describe("what the rules say in Burmese", () => {
  it("has every rule and every finding of the engine", () => {
    expect(Object.keys(BURMESE_RULE_MESSAGES).toSorted()).toEqual([...RULE_IDS].toSorted());
    expect(Object.keys(BURMESE_ENGINE_MESSAGES).toSorted()).toEqual([...ENGINE_FINDING_IDS].toSorted());
  });

  it("is a short title without a full stop, and whole sentences that end with one", () => {
    for (const { id, message } of SAID) {
      expect(message.title, id).toMatch(BURMESE);
      expect(message.title, id).not.toMatch(/[။!.]$/u);
      expect(message.why, id).toMatch(/^\S.*(?:ပါ|ပြီ|တယ်|မယ်|ဘူး|နဲ့|စေ)။$/u);
      expect(message.instead, id).toMatch(/^\S.*(?:ပါ|ပြီ|တယ်|မယ်|ဘူး|နဲ့|စေ)။$/u);
    }
  });

  it("speaks in one voice: polite and spoken, never the written …သည်", () => {
    expect(SENTENCES.filter((text) => /သည်။|၏|ဤ|!/u.test(text))).toEqual([]);
  });

  it("names the same numbers as English, no more and no fewer", () => {
    const wrong = SAID.flatMap(({ id, message, english }) =>
      (["why", "instead"] as const)
        .filter((part) => numbersOf(message[part]).join() !== numbersOf(english[part]).join())
        .map((part) => `${id}.${part}: ${numbersOf(message[part]).join()}, not ${numbersOf(english[part]).join()}`),
    );
    expect(wrong).toEqual([]);
  });
});

describe("every Burmese text of the product", () => {
  it("is Unicode: read as the product reads what is typed, nothing of it is Zawgyi", () => {
    expect(normaliseBurmese("ၾကက္ဥကို ခ်က္ပါ။")).toBe("ကြက်ဥကို ချက်ပါ။");
    expect(EVERY_TEXT.filter((text) => text !== normaliseBurmese(text))).toEqual([]);
  });

  it("is NFC, with its signs in the one order that the product reads", () => {
    expect(EVERY_TEXT.filter((text) => text !== text.normalize("NFC") || text !== normaliseBurmese(text))).toEqual([]);
  });

  it("never promises that something is safe", () => {
    const promise = /ဘေးကင်း|စိတ်ချရ|အန္တရာယ်ကင်း|အန္တရာယ်မရှိ|လုံခြုံစိတ်ချ/u;
    expect(EVERY_TEXT.filter((text) => promise.test(text))).toEqual([]);
  });

  it("has no invisible signs that a search would miss", () => {
    // What the interface says is searched by nobody: there a joiner within a word keeps a browser from breaking it.
    const held = new Set(INTERFACE_TEXTS);
    const searched = (text: string) =>
      held.has(text) ? text.replace(/(?<=[\u1000-\u109f])\u2060(?=[\u1000-\u109f])/gu, "") : text;
    expect(EVERY_TEXT.filter((text) => /[\u200b-\u200f\u2060\ufeff]/u.test(searched(text)))).toEqual([]);
  });

  it("is found again with any amount before it", () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...FOOD_IDS),
        fc.integer({ min: 1, max: 999 }),
        fc.constantFrom("ဂရမ်", "ခု", "ဇွန်း"),
        (id, amount, unit) => {
          const read = recognise(`${BURMESE_NAMES[id].name} ${burmeseDigits(amount)} ${unit}`, "my");
          expect(read.kind === "food" ? read.foods : []).toEqual([id]);
        },
      ),
    );
  });
});
