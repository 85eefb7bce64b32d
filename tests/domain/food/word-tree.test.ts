import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { GrowingTree } from "../../../lib/domain/food/growing-tree";
import { ROOT, type Known, type WordTree } from "../../../lib/domain/food/word-tree";
import { LANGUAGES } from "../../../lib/domain/shared/language";

const WORD = fc.constantFrom("rice", "milk", "brown", "ryz", "mleko", "a", "ဆန်");
const FLAG = fc.boolean();
const PLAIN = { strict: false, closes: false, attribute: false, apart: false, ends: false };
const SURFACE = fc.record({
  words: fc.array(WORD, { minLength: 1, maxLength: 4 }),
  /** How it is spelled where that is not as its words are. */
  spelling: fc.option(fc.constantFrom("ryż", "rice milk", "brown rice", "Reis-Milch"), { nil: undefined }),
  values: fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 2 }),
  language: fc.option(fc.constantFrom(...LANGUAGES), { nil: undefined }),
  strict: FLAG,
  closes: FLAG,
  attribute: FLAG,
  apart: FLAG,
  ends: FLAG,
});

function nodeOf<T>(tree: WordTree<T>, words: readonly string[]): number | undefined {
  return words.reduce<number | undefined>(
    (node, word) => (node === undefined ? undefined : tree.child(node, word)),
    ROOT,
  );
}

describe("the tree of words", () => {
  it("gives back every surface as it was added, in the order in which they came", () => {
    fc.assert(
      fc.property(fc.array(SURFACE, { maxLength: 30 }), (surfaces) => {
        const growing = new GrowingTree<number>();
        const added = new Map<string, Known<number>[]>();
        for (const { words, spelling, ...said } of surfaces) {
          const known = { raw: spelling ?? words.join(" "), ...said };
          growing.knownAt(growing.at(words)).push(known);
          const key = words.join(" ");
          added.set(key, [...(added.get(key) ?? []), { ...known, values: [...new Set(known.values)] }]);
        }
        const tree = growing.finish((known) => known);
        for (const [key, known] of added) {
          const node = nodeOf(tree, key.split(" "));
          expect(node === undefined ? undefined : tree.known(node)).toEqual(known);
        }
      }),
    );
  });

  it("knows nothing that was not added, and says where a surface goes on", () => {
    const growing = new GrowingTree<number>();
    const known = { raw: "brown rice", values: [1], language: undefined };
    growing.knownAt(growing.at(["brown", "rice"])).push({ ...known, ...PLAIN });
    const tree = growing.finish((each) => each);
    const brown = nodeOf(tree, ["brown"]) ?? -1;
    const rice = nodeOf(tree, ["brown", "rice"]) ?? -1;
    expect([tree.goesOn(ROOT), tree.goesOn(brown), tree.goesOn(rice)]).toEqual([true, true, false]);
    expect([tree.known(brown), tree.ofWord("brown"), tree.ofWord("rice"), tree.ofWord("milk")]).toEqual([
      [],
      [],
      [],
      [],
    ]);
    expect(nodeOf(tree, ["rice"])).toBeUndefined();
    expect(tree.known(rice)).toBe(tree.known(rice));
  });

  it("keeps only what it is told to keep", () => {
    const growing = new GrowingTree<number>();
    const said = (values: readonly number[]) => ({ raw: "rice", values, language: undefined, ...PLAIN });
    growing.knownAt(growing.at(["rice"])).push(said([]), said([1]));
    const tree = growing.finish((known) => known.filter(({ values }) => values.length > 0));
    expect(tree.ofWord("rice").map(({ values }) => values)).toEqual([[1]]);
  });

  it("keeps values that say the same once, and no others", () => {
    const growing = new GrowingTree<{ readonly food: string }>();
    for (const [word, food] of [
      ["rice", "rice"],
      ["ryz", "rice"],
      ["milk", "milk"],
    ] as const)
      growing.knownAt(growing.at([word])).push({ raw: word, values: [{ food }], language: undefined, ...PLAIN });
    const tree = growing.finish((known) => known);
    const [rice, ryz, milk] = ["rice", "ryz", "milk"].map((word) => tree.ofWord(word)[0]?.values);
    expect(rice).toEqual([{ food: "rice" }]);
    expect(ryz).toBe(rice);
    expect(milk).toEqual([{ food: "milk" }]);
    expect(new Set([rice, ryz].flatMap((values) => values ?? [])).size).toBe(1);
  });

  it("keeps a value once for a surface that has it several times", () => {
    const growing = new GrowingTree<{ readonly food: string }>();
    const values = ["rice", "milk", "rice"].map((food) => ({ food }));
    growing.knownAt(growing.at(["rice"])).push({ raw: "rice", values, language: undefined, ...PLAIN });
    const [known] = growing.finish((each) => each).ofWord("rice");
    expect(known?.values).toEqual([{ food: "rice" }, { food: "milk" }]);
  });
});
