import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { normalise } from "@/lib/domain/food/normalise";
import { parseQuantity } from "@/lib/domain/food/quantity";
import { inYardsticks } from "@/tests/support/processor-time";

const parse = (text: string) => parseQuantity(normalise(text));

describe("parseQuantity", () => {
  it.each([
    ["200 g carrots", { amount: 200, unit: "g", rest: "carrots" }],
    ["200g carrots", { amount: 200, unit: "g", rest: "carrots" }],
    ["carrots 200 g", { amount: 200, unit: "g", rest: "carrots" }],
    ["1½ tsp honey", { amount: 1.5, unit: "tsp", rest: "honey" }],
    ["½ cup oats", { amount: 0.5, unit: "cup", rest: "oats" }],
    ["1 cup (240 ml) milk", { amount: 1, unit: "cup", rest: "milk" }],
    ["2-3 carrots", { amount: 2, upTo: 3, rest: "carrots" }],
    ["1 to 2 apples", { amount: 1, upTo: 2, rest: "apples" }],
    ["1-2tbsp oil", { amount: 1, upTo: 2, unit: "tbsp", rest: "oil" }],
    ["a pinch of cinnamon", { unit: "pinch", rest: "cinnamon" }],
    ["a handful of peas", { rest: "peas" }],
    ["half an avocado", { amount: 0.5, rest: "avocado" }],
    ["2 cloves of garlic", { amount: 2, unit: "clove", rest: "garlic" }],
    ["5 prunes", { amount: 5, rest: "prunes" }],
    ["2 x banana", { amount: 2, rest: "banana" }],
    ["carrots", { rest: "carrots" }],
    ["2–3 EL Öl", { amount: 2, upTo: 3, unit: "tbsp", rest: "öl" }],
    ["1/2 TL Zimt", { amount: 0.5, unit: "tsp", rest: "zimt" }],
    ["1 KL Butter", { amount: 1, unit: "tsp", rest: "butter" }],
    ["1,5 l Wasser", { amount: 1.5, unit: "l", rest: "wasser" }],
    ["20 dkg Topfen", { amount: 20, unit: "dag", rest: "topfen" }],
    ["1 gestrichener TL Backpulver", { amount: 1, unit: "tsp", rest: "backpulver" }],
    ["eine halbe Banane", { amount: 0.5, rest: "banane" }],
    ["ein paar Karotten", { rest: "karotten" }],
    ["eine Prise Zimt", { amount: 1, unit: "pinch", rest: "zimt" }],
    ["łyżeczka miodu", { unit: "tsp", rest: "miodu" }],
    ["2 lyzki masla", { amount: 2, unit: "tbsp", rest: "masla" }],
    ["pół szklanki mleka", { amount: 0.5, unit: "glass", rest: "mleka" }],
    ["szczypta soli", { unit: "pinch", rest: "soli" }],
    ["ကြက်သား ၁၀ ကျပ်သား", { amount: 10, unit: "kyattha", rest: "ကြက်သား" }],
    ["ကြက်ဥ၂လုံး", { amount: 2, unit: "piece", rest: "ကြက်ဥ" }],
    ["ဆီ လက်ဖက်ရည်ဇွန်း ၁ ဇွန်း", { amount: 1, unit: "tsp", rest: "ဆီ" }],
    ["ဆီ စားပွဲတင်ဇွန်း တစ်ဇွန်း", { amount: 1, unit: "tsp", rest: "ဆီ" }],
    ["အာလူး ၁ ပိဿာ", { amount: 1, unit: "viss", rest: "အာလူး" }],
  ])("reads %j", (text, expected) => {
    expect(parse(text)).toEqual(expected);
  });

  it("takes no part of a food for an amount", () => {
    expect(parse("ငါးခူ")).toEqual({ rest: "ငါးခူ" });
    expect(parse("ကြက်သားခြောက်")).toEqual({ rest: "ကြက်သားခြောက်" });
    expect(parse("tea")).toEqual({ rest: "tea" });
    expect(parse("five-spice").rest).toContain("spice");
  });

  it("keeps a text that would leave nothing", () => {
    expect(parse("2 cloves")).toEqual({ rest: "2 cloves" });
    expect(parse("pinch")).toEqual({ rest: "pinch" });
    expect(parse("")).toEqual({ rest: "" });
  });

  it("finds any amount in any unit before any food", () => {
    const unit = fc.constantFrom("g", "ml", "kg", "tsp", "TL", "EL", "dkg", "łyżka", "Prise", "cup");
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 9999 }),
        unit,
        fc.constantFrom("honey", "karotten", "marchewki"),
        (amount, name, food) => {
          const { amount: read, rest } = parse(`${amount} ${name} ${food}`);
          expect(read).toBe(amount);
          expect(rest).toBe(food);
        },
      ),
    );
  });

  it("is total: finite, not negative, and never longer than the text", () => {
    const piece = fc.constantFrom(
      "1",
      "/",
      "0",
      "½",
      "-",
      "tsp",
      "TL",
      "၁",
      "ခု",
      "ဇွန်း",
      "x",
      "(",
      ")",
      "carrot",
      "half",
      "a",
      "to",
      "9999999",
      ".",
      ",",
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(piece, fc.string({ maxLength: 3 })), { maxLength: 25 }), (pieces) => {
        const text = normalise(pieces.join(" "));
        const { amount = 0, upTo = 0, rest } = parseQuantity(text);
        expect(Number.isFinite(amount) && amount >= 0 && Number.isFinite(upTo) && upTo >= 0).toBe(true);
        expect(rest.length).toBeLessThanOrEqual(text.length);
      }),
      { numRuns: 1000 },
    );
  });

  it.each(["1 ", "1/", "1 tsp ", "a ", "large ", "တစ်", "၁ခု", "1-"])(
    "stays fast on ten thousand characters of %j",
    (piece) => {
      const text = normalise(piece.repeat(Math.ceil(10_000 / piece.length)));
      expect(inYardsticks(() => void parseQuantity(text))).toBeLessThan(250);
    },
  );
});
