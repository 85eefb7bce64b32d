import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { negations } from "@/lib/domain/food/negation";
import type { TokenSpan } from "@/lib/domain/food/negation-cues";
import { normalise } from "@/lib/domain/food/normalise";
import { tokenise } from "@/lib/domain/food/tokenise";

/** Things stand in [brackets], words that only say how something is in {braces}: those of the text that are left out. */
function leftOut(marked: string): readonly string[] {
  const parts = [...normalise(marked).matchAll(/\[([^\]]+)\]|\{([^}]+)\}|[^[\]{}]+/g)];
  const places: { readonly start: number; readonly end: number; readonly attribute: boolean; readonly word: string }[] =
    [];
  let text = "";
  for (const [part, thing, attribute] of parts) {
    const word = thing ?? attribute;
    if (word !== undefined)
      places.push({ start: text.length, end: text.length + word.length, attribute: thing === undefined, word });
    text += word ?? part;
  }
  const tokens = tokenise(text);
  const spans = places.map(({ start, end, attribute }): TokenSpan => {
    const last = tokens.findLastIndex((token) => token.start < end);
    return { first: tokens.findIndex((token) => token.end > start), last, attribute };
  });
  const negated = negations(tokens, spans);
  return places.flatMap(({ word }, at) => (negated[at] === true ? [word] : []));
}

/** Words of no language, so many of them. */
function strangers(count: number): string {
  return "quux ".repeat(count);
}

describe("a word that leaves out what follows", () => {
  it.each<[string, readonly string[]]>([
    ["without [honey]", ["honey"]],
    ["ohne [honig]", ["honig"]],
    ["bez [miodu]", ["miodu"]],
    ["[honey]", []],
    ["with [honey]", []],
    ["without [brown sugar]", ["brown sugar"]],
    ["without, [honey]", []],
    ["without\n[honey]", []],
    ["without. [honey]", []],
    ["without quux quux [honey]", ["honey"]],
    ["without quux quux quux [honey]", []],
    ["without the the the [honey]", ["honey"]],
    ["without the the the the [honey]", []],
    ["without quux add [honey]", []],
    ["without quux and [honey]", []],
    ["without, quux [honey]", []],
    ["czarny bez [miodu]", []],
    ["dziki bez [miodu]", []],
    ["zielony bez [miodu]", ["miodu"]],
    ["czarny, bez [miodu]", ["miodu"]],
    ["no [honey]", ["honey"]],
    ["no quux [honey]", []],
    ["no any real [honey]", ["honey"]],
    ["statt [honig]", ["honig"]],
    ["statt quux [honig]", []],
    ["do not add [honey]", ["honey"]],
    ["don't use the [honey]", ["honey"]],
    ["add [honey]", []],
    ["not, add [honey]", []],
    ["not quux add [honey]", []],
    ["nie dodawaj [miodu]", ["miodu"]],
    ["instead of [honey]", ["honey"]],
    ["lots of [honey]", []],
    ["of [honey]", []],
    ["instead, of [honey]", []],
    ["leave out the [honey]", ["honey"]],
    ["look out the [honey]", []],
    ["verzichte auf [honig]", ["honig"]],
    ["brot auf [honig]", []],
    ["zrezygnuj z [miodu]", ["miodu"]],
    ["chleb z [miodu]", []],
    ["free from [honey]", ["honey"]],
    ["rather than [honey]", ["honey"]],
    ["frei von [honig]", ["honig"]],
    ["wolne od [miodu]", ["miodu"]],
  ])("%s", (text, expected) => {
    expect(leftOut(text)).toEqual(expected);
  });

  it("reaches one thing, past words that say how it is, and no further without an and", () => {
    expect(leftOut("without [salt] [honey]")).toEqual(["salt"]);
    expect(leftOut("without {chopped} [nuts] [honey]")).toEqual(["chopped", "nuts"]);
    expect(leftOut("without {finely} {chopped} [nuts]")).toEqual(["finely", "chopped", "nuts"]);
    expect(leftOut("without [salt] and [honey]")).toEqual(["salt", "honey"]);
    expect(leftOut("without [salt] or any [honey] and [sugar]")).toEqual(["salt", "honey", "sugar"]);
    expect(leftOut("without [salt], [honey]")).toEqual(["salt"]);
    expect(leftOut("without [salt] and, [honey]")).toEqual(["salt"]);
    expect(leftOut("without [salt]. and [honey]")).toEqual(["salt"]);
    expect(leftOut("without [salt] and quux [honey]")).toEqual(["salt"]);
    expect(leftOut("without [salt] the [honey]")).toEqual(["salt"]);
    expect(leftOut("ohne [salz] und ohne [honig]")).toEqual(["salz", "honig"]);
    expect(leftOut("[salt] and [honey]")).toEqual([]);
    expect(leftOut("[salt] without [honey]")).toEqual(["honey"]);
  });
});

describe("a denial that turns such a word round", () => {
  it.each<[string, readonly string[]]>([
    ["not without [honey]", []],
    ["nicht ohne [honig]", []],
    ["nie bez [miodu]", []],
    ["no quux is complete without [honey]", []],
    ["kein brei ist gut ohne [honig]", []],
    ["no quux, without [honey]", ["honey"]],
    ["no quux and without [honey]", ["honey"]],
    [`no ${strangers(7)}without [honey]`, []],
    [`no ${strangers(8)}without [honey]`, ["honey"]],
    ["no quux until done without [honey]", ["honey"]],
    ["ani rusz bez [miodu]", []],
    ["ani quux bez [miodu]", ["miodu"]],
    ["ohne [honig] schmeckt es nicht", []],
    ["ohne [honig], nicht kochen", ["honig"]],
    ["ohne [honig] und nicht kochen", ["honig"]],
    ["ohne [honig] damit es nicht klebt", ["honig"]],
    [`ohne [honig] ${strangers(6)}nicht`, []],
    [`ohne [honig] ${strangers(7)}nicht`, ["honig"]],
    ["weder salz noch [honig]", ["honig"]],
    ["salz noch [honig]", []],
    ["weder salz, noch [honig]", []],
    [`weder ${strangers(7)}noch [honig]`, ["honig"]],
    [`weder ${strangers(8)}noch [honig]`, []],
    ["do not skip [honey]", []],
    ["never omit [honey]", []],
    ["never, omit [honey]", ["honey"]],
    ["no need to skip [honey]", []],
    ["you need to skip [honey]", ["honey"]],
    ["no skip [honey]", ["honey"]],
    ["not quux skip [honey]", ["honey"]],
    ["not to have to skip [honey]", []],
    ["not to have to need skip [honey]", ["honey"]],
    ["nie trzeba pomijaj [miodu]", []],
    ["do not replace [honey]", []],
    ["not instead of [honey]", []],
    ["do not leave out [honey]", []],
    ["nicht auf [honig] verzichten", []],
  ])("%s", (text, expected) => {
    expect(leftOut(text)).toEqual(expected);
  });
});

describe("words after a thing that leave it out", () => {
  it.each<[string, readonly string[]]>([
    ["[sugar] free", ["sugar"]],
    ["[sugar]-free", ["sugar"]],
    ["[sugar], free", []],
    ["[hens] free range", []],
    ["[hens] free to roam", ["hens"]],
    ["[hens] free of quux", []],
    ["[hens] free, range", ["hens"]],
    ["[honig] weglassen", ["honig"]],
    ["[honey] omitted", ["honey"]],
    ["nicht [honig] weglassen", []],
    ["nicht quux quux [honig] weglassen", []],
    ["nicht quux quux quux [honig] weglassen", ["honig"]],
    ["nicht, [honig] weglassen", ["honig"]],
    ["[honey] replaced by quux", ["honey"]],
    ["[honey] replaced with quux", ["honey"]],
    ["[honey] replaced", []],
    ["[honey] replaced, by quux", []],
    ["[honey] replaced quux", []],
    ["[miód] pomiń", ["miód"]],
    ["[miód] pomiń, quux", ["miód"]],
    ["[miód] pomiń quux", []],
    ["nie [miód] pomiń", []],
    ["[honig] nicht verwenden", ["honig"]],
    ["[honig] nicht quux", []],
    ["[honig] nicht", []],
    ["[honig] quux verwenden", []],
    ["[honig] verwenden", []],
    ["[honey] is not for babies", ["honey"]],
    ["[honey] is not for", ["honey"]],
    ["[honey] is not for, quux", ["honey"]],
    ["[honey] is not for quux", []],
    ["[honey] is not, for babies", []],
    ["[honey] is for babies", []],
    ["[honey] must never be given to babies", ["honey"]],
    ["[honey] must never be given whole", []],
    ["[honig] ist im ersten jahr verboten", ["honig"]],
    ["[miód] nie jest dla dzieci", ["miód"]],
  ])("%s", (text, expected) => {
    expect(leftOut(text)).toEqual(expected);
  });

  it("hold for the things before it that an and or a hyphen joins to it", () => {
    expect(leftOut("[sugar]- and [salt]-free")).toEqual(["sugar", "salt"]);
    expect(leftOut("[sugar] and [salt]-free")).toEqual(["salt"]);
    expect(leftOut("[sugar]- quux [salt]-free")).toEqual(["salt"]);
    expect(leftOut("[sugar]- and quux [salt]-free")).toEqual(["salt"]);
    expect(leftOut("[a1]- and [b1]- and [c1]-free")).toEqual(["b1", "c1"]);
    expect(leftOut("[sugar]- and without [salt]")).toEqual(["salt"]);
  });
});

describe("words around a thing that leave it out", () => {
  it.each<[string, readonly string[]]>([
    ["leave the [honey] out", ["honey"]],
    ["leave the [honey] and [salt] out", ["honey", "salt"]],
    ["leave the [honey] out, then mash", ["honey"]],
    ["leave the [honey] out and mash", ["honey"]],
    ["leave the [honey] out overnight", []],
    ["do not leave the [honey] out", []],
    ["leave the [honey] quux out", []],
    ["leave, the [honey] out", []],
    ["leave the [honey], out", []],
    ["take the [honey] out", []],
    ["the [honey] out", []],
    ["leave the [honey] and weg", []],
    ["lass den [honig] weg", ["honig"]],
    ["lass den [honig] weg quux", ["honig"]],
    ["lass den [honig] out", []],
    [`leave ${"the ".repeat(7)}[honey] out`, ["honey"]],
    [`leave ${"the ".repeat(8)}[honey] out`, []],
    ["swap [salt] for [honey]", ["salt"]],
    ["swap [salt] with [honey]", ["salt"]],
    ["swap [salt] quux for [honey]", []],
    ["tausche [salz] gegen [honig]", ["salz"]],
    ["[honig] durch [banane] ersetzen", ["honig"]],
    ["[honig] durch die [banane] und [birne] ersetzen", ["honig"]],
    ["[honig] gegen [banane] tauschen", ["honig"]],
    ["[honig] durch [banane] essen", []],
    ["[honig] quux durch [banane] ersetzen", []],
    ["nicht [honig] durch [banane] ersetzen", []],
    ["[honig] durch", []],
    ["[honig] durch, [banane] ersetzen", []],
  ])("%s", (text, expected) => {
    expect(leftOut(text)).toEqual(expected);
  });
});

describe("Burmese, which says it after the thing", () => {
  it.each<[string, readonly string[]]>([
    ["[ပျားရည်]မပါ", ["ပျားရည်"]],
    ["[ပျားရည်] မထည့်ပါ", ["ပျားရည်"]],
    ["[ပျားရည်]ကို မထည့်ပါ", ["ပျားရည်"]],
    ["[ပျားရည်]များကို မထည့်ပါ", ["ပျားရည်"]],
    ["[ပျားရည်]ကိုတွေ မထည့်ပါ", ["ပျားရည်"]],
    ["[ပျားရည်] အစား", ["ပျားရည်"]],
    ["[ပျားရည်] အစားအစာ", []],
    ["[ပျားရည်] မထည့်ခင်", []],
    ["[ပျားရည်] မပါမဖြစ်", []],
    ["[ပျားရည်] ထည့်ပါ", []],
    ["[ပျားရည်] မပါဘဲ မကောင်း", []],
    ["[ပျားရည်] မပါဘဲ ချက်ပါ", ["ပျားရည်"]],
    ["[ပျားရည်] မပါဘဲ၊ မကောင်း", ["ပျားရည်"]],
    ["[ပျားရည်] မပါဘဲ [ဆား] မကောင်း", ["ပျားရည်"]],
    ["[ပျားရည်] မပါ မကောင်း", ["ပျားရည်"]],
    ["[ပျားရည်]၊ မပါ", []],
    ["[ပျားရည်]", []],
    ["[ဆား]နှင့်[သကြား]မပါ", ["ဆား", "သကြား"]],
    ["[ဆား]နဲ့ [သကြား] မထည့်ပါ", ["ဆား", "သကြား"]],
    ["[ဆား] [သကြား]မပါ", ["သကြား"]],
    ["[ဆား]နှင့်[သကြား]ထည့်ပါ", []],
  ])("%s", (text, expected) => {
    expect(leftOut(text)).toEqual(expected);
  });
});

describe("the laws of leaving out", () => {
  const thing = fc.constantFrom("[honey]", "[salt]", "[brown sugar]", "[honig]", "[miodu]", "[ပျားရည်]");
  const word = fc.constantFrom(
    "without",
    "no",
    "not",
    "ohne",
    "bez",
    "and",
    "und",
    "instead",
    "of",
    "add",
    "free",
    "nicht",
    "weglassen",
    "leave",
    "out",
    "replaced",
    "by",
    "quux",
    "{chopped}",
    "မပါ",
    "durch",
    "ersetzen",
    "skip",
    "the",
    ",",
    ".",
    "\n",
    "-",
  );
  const text = fc
    .array(fc.oneof({ weight: 2, arbitrary: word }, thing), { maxLength: 12 })
    .map((words) => words.join(" "));

  it.each<[string, readonly string[]]>([
    ["leave the [honey] in the cupboard", ["honey"]],
    ["leave the [honey] in the pantry, add [pear]", ["honey"]],
    ["lass den [honig] im schrank", ["honig"]],
    ["zostaw [miód] w szafce", ["miód"]],
    ["leave the [honey] in the cupboard overnight", []],
    ["leave the [honey] in the bowl", []],
    ["keep the [honey] in the cupboard", []],
    ["do not leave the [honey] in the cupboard", []],
    ["stir in the [honey] in the cupboard", []],
  ])("knows what stays where it is: %s", (marked, expected) => {
    expect(leftOut(marked)).toEqual(expected);
  });

  it("answers for every thing, and for none of an empty text", () => {
    fc.assert(
      fc.property(text, (marked) => {
        const things = marked.match(/\[[^\]]+\]|\{[^}]+\}/g)?.length ?? 0;
        expect(leftOut(marked).length).toBeLessThanOrEqual(things);
      }),
      { numRuns: 500 },
    );
    expect(negations(tokenise("without"), [])).toEqual([]);
  });

  it("is in doubt for what is wanted: without a word that leaves out, nothing is", () => {
    const plain = fc.constantFrom("and", "the", "mash", "with", "mit", "z", "quux", ",", "1", "der");
    fc.assert(
      fc.property(fc.array(fc.oneof(plain, thing), { maxLength: 10 }), (words) => {
        expect(leftOut(words.join(" "))).toEqual([]);
      }),
    );
  });

  it("is decided within a part of a sentence: what another part says changes nothing", () => {
    fc.assert(
      fc.property(text, thing, (before, last) => {
        expect(leftOut(`${before}. ${last}`)).toEqual(leftOut(before));
        expect(leftOut(`${last}. ${before}`)).toEqual(leftOut(before));
      }),
      { numRuns: 500 },
    );
  });
});
