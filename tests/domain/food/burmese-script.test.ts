import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normaliseBurmese, readAsZawgyi, syllableStarts } from "@/lib/domain/food/burmese-script";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { BURMESE_NAMES } from "@/lib/domain/food/names/burmese.table";

/** Code points as they are typed, so that a wrong order can be read. */
function typed(...codes: readonly number[]): string {
  return String.fromCodePoint(...codes);
}

const KA = 0x1000;
const NGA = 0x1004;
const TA = 0x1010;
const PA = 0x1015;
const E = 0x1031;
const AA = 0x102c;
const DOT = 0x1037;
const ASAT = 0x103a;
const VIRAMA = 0x1039;
const YA = 0x103b;
const RA = 0x103c;
const WA = 0x103d;
const HA = 0x103e;

describe("a text without Burmese", () => {
  it.each(["", "honey", "Möhre", "1/2", "мёд", "\u200b", "a\nb"])("stays as it is: %j", (text) => {
    expect(normaliseBurmese(text)).toBe(text);
  });
});

describe("the signs of a letter", () => {
  it("stand in one order, whatever the order in which they were typed", () => {
    const signs = [0x102d, 0x102f, 0x1036, DOT];
    const ordered = normaliseBurmese(typed(KA, ...signs)).normalize("NFD");
    expect(ordered).toBe(typed(KA, ...signs));
    fc.assert(
      fc.property(fc.shuffledSubarray(signs, { minLength: 2 }), (some) => {
        const sorted = signs.filter((sign) => some.includes(sign));
        expect(readAsUnicode(typed(KA, ...some))).toBe(readAsUnicode(typed(KA, ...sorted)));
      }),
    );
  });

  it("stand in one order below and around it too", () => {
    const around = [YA, RA, WA, HA, E];
    fc.assert(
      fc.property(fc.shuffledSubarray(around), (some) => {
        const sorted = around.filter((sign) => some.includes(sign));
        expect(normaliseBurmese(typed(KA, ...some))).toBe(typed(KA, ...sorted));
      }),
    );
  });

  it.each([[[0x102e, 0x1030, AA, 0x1036, DOT]], [[0x1032, 0x102f, 0x102b, 0x1036, DOT]]])(
    "stand in one order after it, whichever of two that look alike they are: %j",
    (signs) => {
      fc.assert(
        fc.property(fc.shuffledSubarray(signs), (some) => {
          const sorted = signs.filter((sign) => some.includes(sign));
          expect(readAsUnicode(typed(KA, HA, ...some))).toBe(`${typed(KA, HA, ...sorted)} ${typed(TA, HA)}`);
        }),
      );
    },
  );

  /** With a sign that Zawgyi does not know, so that nobody takes it for that. */
  function readAsUnicode(text: string): string {
    return normaliseBurmese(`${text} ${typed(TA, HA)}`);
  }

  it("count once where they are typed twice", () => {
    expect(normaliseBurmese(typed(KA, HA, HA, AA, AA))).toBe(typed(KA, HA, AA));
    expect(normaliseBurmese(typed(KA, HA, ASAT, ASAT))).toBe(typed(KA, HA, ASAT));
  });

  it("are dropped where no letter is theirs", () => {
    expect(normaliseBurmese(typed(HA, KA))).toBe(typed(KA));
    expect(normaliseBurmese(`a${typed(HA)} ${typed(KA)}`)).toBe(`a ${typed(KA)}`);
    expect(normaliseBurmese(typed(ASAT, VIRAMA, KA, AA))).toBe(typed(KA, AA));
  });

  it("of a letter below another one belong to both", () => {
    const stacked = typed(PA, VIRAMA, PA, AA);
    expect(normaliseBurmese(stacked)).toBe(stacked);
    const kinzi = typed(KA, NGA, ASAT, VIRAMA, KA, AA);
    expect(normaliseBurmese(kinzi)).toBe(kinzi);
  });
});

describe("a word typed for a Zawgyi font", () => {
  it.each<[string, string, string]>([
    ["the e before its letter", typed(E, KA, AA), typed(KA, E, AA)],
    ["the ya-yit before its letter", typed(YA, KA, ASAT, AA), typed(KA, YA, RA, AA)],
    ["the asat where Unicode joins letters", typed(KA, TA, VIRAMA), typed(KA, TA, ASAT)],
    ["a variant that Unicode does not use", typed(KA, 0x1033), typed(KA, 0x102f)],
    ["a letter below another", typed(PA, 0x1078), typed(PA, VIRAMA, PA)],
    ["a kinzi after its letter", typed(KA, NGA, 0x1064), typed(KA, NGA, ASAT, VIRAMA, NGA)],
  ])("is read in Unicode: %s", (_, zawgyi, unicode) => {
    expect(readAsZawgyi(zawgyi)).toBe(unicode.normalize("NFC"));
  });

  it.each([
    ["ၾကက္သား", "ကြက်သား"],
    ["ေျပာင္းဖူး", "ပြောင်းဖူး"],
    ["ငါး", "ငါး"],
    ["သေဘၤာသီး", "သင်္ဘောသီး"],
    ["ပုဇြန္", "ပုဇွန်"],
    ["၀က္သား", "ဝက်သား"],
    ["လိေမၼာ္သီး", "လိမ္မော်သီး"],
    ["ပန္းေဂၚဖီ", "ပန်းဂေါ်ဖီ"],
    ["ႏို႔", "နို့"],
    ["ဆန္", "ဆန်"],
    ["ဥ", "ဥ"],
    ["ခရမ္းခ်ဥ္သီး", "ခရမ်းချဉ်သီး"],
    ["သစ္ေတာ္သီး", "သစ်တော်သီး"],
    ["ဆီ", "ဆီ"],
    ["အာလူး", "အာလူး"],
  ])("is told from Unicode by itself: %s", (zawgyi, unicode) => {
    expect(normaliseBurmese(zawgyi)).toBe(normaliseBurmese(unicode));
    expect(normaliseBurmese(unicode)).toBe(unicode.normalize("NFC"));
  });

  it("takes the words of its line along that could be either, but none that Unicode alone can write", () => {
    expect(normaliseBurmese("ၾကက္သား ဆန္")).toBe(normaliseBurmese("ကြက်သား ဆန်"));
    expect(normaliseBurmese("ၾကက္သား၊ ကြွက်နှာ")).toBe(`${normaliseBurmese("ကြက်သား")}၊ ကြွက်နှာ`.normalize("NFC"));
    expect(normaliseBurmese("ၾကက္သား\nဝက်သား")).toBe(normaliseBurmese("ကြက်သား\nဝက်သား"));
  });

  it.each([
    "ပုစွန်",
    "တက္ကသိုလ်",
    "သတ္တု",
    "ဥယျာဉ်",
    "လက်ဖက်ရည်",
    "မင်္ဂလာ",
    "ဗုဒ္ဓ",
    "လ္ဘက်ရည်",
    "သဒ္ဓါ",
    "ပဌာန်း",
    "အင်္ဂါ",
    "သမ္မတ",
    "ကမ္ဘာ",
    "သိပ္ပံ",
    "ဝတ္ထု",
  ])("is never seen in the Unicode word %s, whose letters stand below one another", (word) => {
    expect(normaliseBurmese(word)).toBe(word.normalize("NFC"));
  });

  it.each([
    ["two letters of two rows", typed(KA, VIRAMA, PA)],
    ["a letter that nothing stands below", typed(NGA, VIRAMA, NGA)],
    ["the second of a row above the first", typed(0x1001, VIRAMA, KA)],
    ["the first above the last but one", typed(KA, VIRAMA, 0x1003)],
    ["nothing below", typed(KA, VIRAMA)],
    ["a sign below", typed(KA, VIRAMA, AA)],
    ["a sign below a kinzi", typed(KA, NGA, ASAT, VIRAMA, AA)],
    ["a letter of a row below one of none", typed(0x101c, VIRAMA, KA)],
    ["a letter of another row below a nasal", typed(0x1014, VIRAMA, KA)],
  ])("is seen where Unicode could not join: %s", (_, text) => {
    expect(normaliseBurmese(text)).not.toContain(typed(VIRAMA));
  });

  it.each([
    ["two of one row", typed(KA, VIRAMA, 0x1001)],
    ["the same twice", typed(TA, VIRAMA, TA)],
    ["the third and the fourth of a row", typed(0x1012, VIRAMA, 0x1013)],
    ["a nasal and any of its row", typed(0x1014, VIRAMA, 0x1012)],
    ["la and ba, as in tea", typed(0x101c, VIRAMA, 0x1018)],
    ["the first and the last letter of all below a kinzi", typed(KA, NGA, ASAT, VIRAMA, KA, NGA, ASAT, VIRAMA, 0x1021)],
  ])("is not seen where Unicode does join: %s", (_, text) => {
    expect(normaliseBurmese(text)).toBe(text);
  });
});

describe("characters that are typed for one another", () => {
  it.each([
    ["a zero before a sign is the letter wa", "၀က်", "ဝက်"],
    ["a zero after a letter is the letter wa", "ကြွ၀", "ကြွဝ"],
    ["a zero with a sign is the letter wa", "၀ါး", "ဝါး"],
    ["a zero with a sign is the letter wa behind a digit, too", "၁၀ွ", "၁ဝွ"],
    ["a zero before the sign that is typed for a colon is one", "၁၀း၃၀", "၁၀း၃၀"],
    ["a zero among digits is one", "၁၀၀", "၁၀၀"],
    ["a wa between digits is a zero", "၁ဝ၂", "၁၀၂"],
    ["a zero behind a point is one", "၁.၀", "၁.၀"],
    ["a seven with a sign is the letter ra", "ဟင်း၇ွက်", "ဟင်းရွက်"],
    ["a seven by itself is one", "၇ ခု", "၇ ခု"],
    ["u with an asat is nnya", "ချဥ်", "ချဉ်"],
    ["nnya without one is u", "ကြက်ဉ", "ကြက်ဥ"],
    ["ca with ya is jha", "စျေး", "ဈေး"],
    ["sa below sa is great sa", "ပြသ္သနာ", "ပြဿနာ"],
  ])("%s", (_, text, expected) => {
    expect(normaliseBurmese(text)).toBe(expected.normalize("NFC"));
  });
});

describe("the syllables of a text", () => {
  const syllables = (text: string, start = 0, end = text.length) =>
    syllableStarts(text, start, end).map((from, at, all) => text.slice(from, all[at + 1] ?? end));

  it.each<[string, readonly string[]]>([
    ["ကြက်ဥ", ["ကြက်", "ဥ"]],
    ["ကြက်သွန်နီ", ["ကြက်", "သွန်", "နီ"]],
    ["သင်္ဘောသီး", ["သင်္ဘော", "သီး"]],
    ["တက္ကသိုလ်", ["တက္က", "သိုလ်"]],
    ["ပေါင်မုန့်", ["ပေါင်", "မုန့်"]],
    ["အာလူး", ["အာ", "လူး"]],
    ["က", ["က"]],
    ["ပြဿနာ", ["ပြ", "ဿ", "နာ"]],
  ])("%s", (text, expected) => {
    expect(syllables(text)).toEqual(expected);
  });

  it("are counted from the place that is asked for, up to the end that is asked for", () => {
    expect(syllableStarts("abကြက်ဥ", 2, 7)).toEqual([2, 6]);
    expect(syllableStarts("ကြက်ဥနီ", 0, 4)).toEqual([0]);
    expect(syllableStarts("က", 0, 1)).toEqual([0]);
  });

  it("are, put together, the text", () => {
    const name = fc.constantFrom(...FOOD_IDS).map((food) => normaliseBurmese(BURMESE_NAMES[food].name));
    fc.assert(
      fc.property(name, (text) => {
        const parts = syllables(text);
        expect(parts.join("")).toBe(text);
        for (const part of parts.slice(1)) expect(part).not.toMatch(/^[\u102b-\u103e]/);
      }),
    );
  });
});

describe("the laws of Burmese spelling", () => {
  const letter = fc.constantFrom(
    KA,
    NGA,
    TA,
    PA,
    0x1012,
    0x101e,
    0x1025,
    0x1009,
    0x1040,
    0x1047,
    0x101d,
    E,
    AA,
    DOT,
    ASAT,
    VIRAMA,
    YA,
    RA,
    WA,
    HA,
    0x1064,
    0x107e,
    0x1033,
    0x20,
    0x61,
  );

  it("is settled by one step for what Unicode can write, and by two for anything", () => {
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 12 }), (codes) => {
        let text = typed(...codes);
        for (let round = 0; round < 2; round += 1) text = normaliseBurmese(text);
        expect(normaliseBurmese(text)).toBe(text);
      }),
      { numRuns: 2000 },
    );
  });

  it("leaves no sign before the first letter of a line", () => {
    fc.assert(
      fc.property(fc.array(letter, { maxLength: 12 }), (codes) => {
        for (const text of [normaliseBurmese(typed(...codes)), readAsZawgyi(typed(...codes))]) {
          expect(text).not.toMatch(/(?:^|[ a])[\u102b-\u1032\u1036-\u103e]/);
        }
      }),
      { numRuns: 1000 },
    );
  });
});
