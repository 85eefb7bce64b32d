import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BURMESE_NAMES } from "@/lib/domain/food/names/burmese.table";
import { normalise } from "@/lib/domain/food/normalise";
import { inYardsticks } from "@/tests/support/processor-time";

/** What hostile and pasted texts are made of: each alone and glued together in any order. */
const PIECES = [
  "honey",
  "HONEY",
  "ｈｏｎｅｙ",
  "hо",
  "Η",
  "ß",
  "ẞ",
  "İ",
  "ﬁ",
  "½",
  "1",
  " ",
  "\n",
  "\u00a0",
  "\u200b",
  "\u00ad",
  "\u202e",
  "\u0000",
  "&",
  "amp;",
  "&amp;",
  "&lt;",
  ";",
  "&#104;",
  "&#x1f36f;",
  "#",
  "&#1086;",
  "&#0;",
  "&auml;",
  "&shy;",
  "\u0301",
  "\u0323",
  "\ud83c",
  "\udf6f",
  "🍯",
  "🍋\u200d🟩",
  "🅷",
  "က",
  "\u1039",
  "\u103a",
  "\u103b",
  "\u103c",
  "\u1031",
  "\u1037",
  "\u102c",
  "\u1064",
  "\u107e",
  "\u1040",
  "\u1025",
  "\u1009",
  "\u101e",
  "ပ်ားရည္",
  "ကြက်ဥ",
  "၊",
  "’",
  "…",
  "–",
] as const;
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: "binary", maxLength: 3 })), { maxLength: 30 })
  .map((pieces) => pieces.join(""));

describe("normalise", () => {
  it("changes nothing the second time, whatever the text", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const once = normalise(text);
        expect(normalise(once)).toBe(once);
      }),
      { numRuns: 3000 },
    );
  });

  it("leaves no invisible, control or unpaired character and no outer space", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const result = normalise(text);
        expect(result).not.toMatch(/[\p{Cf}\p{Cs}\u0000-\u0009\u000b-\u001f]/u);
        expect(result).toBe(result.trim());
        expect(result).not.toMatch(/ {2}|\n\n/);
      }),
      { numRuns: 1000 },
    );
  });

  it.each([
    ["HONEY", "honey"],
    ["ＨＯＮＥＹ", "honey"],
    ["ho\u200bn\u00adey", "honey"],
    ["\u202ehoney\u202c", "honey"],
    ["hon\u0000ey", "honey"],
    ["hоnеу", "honey"],
    ["ΗΟΝΕΥ", "honey"],
    ["ʜᴏɴᴇʏ", "honey"],
    ["🅷🅾🅽🅴🆈", "honey"],
    ["𝐡𝐨𝐧𝐞𝐲", "honey"],
    ["h&#111;ney", "honey"],
    ["ho&shy;ney", "honey"],
    ["&amp;amp;#104;oney", "honey"],
    ["🍯", "honey"],
    ["🥜🦐🥚", "peanuts shrimp egg"],
    ["🌶️", "chilli"],
    ["Möhre", "möhre"],
    ["ŁOSOŚ", "łosoś"],
    ["M\u0075\u0308sli", "müsli"],
    ["1½ cups", "1 1/2 cups"],
    ["rice   cake\r\n\r\n  oats", "rice cake\noats"],
    ["a – b", "a - b"],
    ["Farmer’s", "farmer's"],
  ])("reads %j as %j", (typed, expected) => {
    expect(normalise(typed)).toBe(expected);
  });

  it("leaves a word of another script alone", () => {
    expect(normalise("Рыба и мёд")).toBe("рыба и мёд");
  });

  // Each pair is one word, first as typed for a Zawgyi font.
  it.each([
    ["ပ်ားရည္", "ပျားရည်"],
    ["ၾကက္ဥ", "ကြက်ဥ"],
    ["ၾကက္သား", "ကြက်သား"],
    ["ဝက္သား", "ဝက်သား"],
    ["ေျမပဲ", "မြေပဲ"],
    ["ထမင္း", "ထမင်း"],
    ["သၾကား", "သကြား"],
    ["ႏြားႏို႔", "နွားနို့"],
    ["ငွက္ေပ်ာသီး", "ငှက်ပျောသီး"],
    ["ၾကက္သြန္နီ", "ကြက်သွန်နီ"],
    ["ေပါင္မုန႔္", "ပေါင်မုန့်"],
    ["ေျပာင္းဖူး", "ပြောင်းဖူး"],
    ["သေဘၤာသီး", "သင်္ဘောသီး"],
    ["ေထာပတ္", "ထောပတ်"],
    ["ပုဇြန္", "ပုဇွန်"],
    ["တေဆး", "တဆေး"],
  ])("reads the Zawgyi %s as %s", (zawgyi, unicode) => {
    expect(normalise(zawgyi)).toBe(normalise(unicode));
    expect(normalise(unicode)).toBe(unicode.normalize("NFC"));
  });

  it("does not take Unicode Burmese for Zawgyi", () => {
    for (const { name } of Object.values(BURMESE_NAMES))
      expect(normalise(name)).toBe(name.normalize("NFC").toLowerCase());
  });

  it("folds what Burmese typists confuse: the zero and the letter wa, the two u, the order of signs", () => {
    expect(normalise("၀က်သား")).toBe(normalise("ဝက်သား"));
    expect(normalise("ကြက်ဉ")).toBe(normalise("ကြက်ဥ"));
    expect(normalise("ဂျုံမှုန့်")).toBe(normalise("ဂျုံမှုန့်".replace("\u102f\u1036", "\u1036\u102f")));
    expect(normalise("၁၀ ဂရမ်")).toBe("၁၀ ဂရမ်");
  });

  it("decodes an entity only where it begins with its sign", () => {
    expect(normalise("lt; & amp;")).toBe("lt; & amp;");
    expect(normalise("&lt;honey; &amp; salt")).toBe("<honey; & salt");
  });

  it.each(["&", ";", "&amp;", "&#", "\u0301", "ေ", "က္", "ပ်ာ", "🍯", "½", " \n", "о", "\u200b"])(
    "stays fast on ten thousand characters of %j",
    (piece) => {
      const text = piece.repeat(Math.ceil(10_000 / piece.length));
      expect(inYardsticks(() => void normalise(text))).toBeLessThan(250);
    },
  );
});
