import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitCompound, type PartLookup } from "@/lib/domain/food/compounds";

const SURFACES = new Set([
  "honig",
  "karotte",
  "karotten",
  "apfel",
  "kirsch",
  "kirsche",
  "tomate",
  "zucker",
  "kase",
  "nuss",
  "salz",
  "butter",
  "milch",
  "tee",
  "reh",
  "ei",
]);
const SHIELDS = new Set(["melone", "honigmelone"]);
/** Words that only German glues to anything; "butter" is English here. */
const LOOKUP: PartLookup = {
  kindOf: (part) => (SURFACES.has(part) ? "surface" : SHIELDS.has(part) ? "shield" : undefined),
  standsWithUnknown: (part) => part !== "butter",
};

/** The known parts of a word; "-" before one that it says is left out; "+" after a word of known parts alone. */
function parts(word: string): readonly string[] {
  const { parts: found, absent, whole } = splitCompound(word, LOOKUP);
  return found.map(({ start, end }) => `${absent ? "-" : ""}${word.slice(start, end)}${whole ? "+" : ""}`);
}

describe("a closed compound", () => {
  it.each<[string, readonly string[]]>([
    ["karottenapfel", ["karotten+", "apfel+"]],
    ["apfelkarotte", ["apfel+", "karotte+"]],
    ["karottensalz", ["karotten+", "salz+"]],
    ["apfelbrei", ["apfel"]],
    ["apfelkarottenmus", ["apfel", "karotten"]],
    ["vollkornapfel", ["apfel"]],
    ["apfelsalz", ["apfel+", "salz+"]],
    ["kirschesalz", ["kirsche+", "salz+"]],
    ["nussesalz", ["nuss+", "salz+"]],
    ["nusseressalz", []],
    ["honigmelone", []],
    ["honigmelonensalz", ["salz"]],
    ["breimus", []],
    ["eisalz", []],
    ["butterol", ["butter"]],
    ["butterrot", []],
    ["rotbutter", ["butter"]],
    ["butterxsalz", []],
    ["kirschessalz", ["kirsche+", "salz+"]],
  ])("%s", (word, expected) => {
    expect(parts(word)).toEqual(expected);
  });

  it("takes the longest part, and no linking letters for a word at the end", () => {
    expect(parts("karottensalz")).toEqual(["karotten+", "salz+"]);
    expect(parts("salzkarotten")).toEqual(["salz+", "karotten+"]);
    expect(parts("salzapfels")).toEqual([]);
  });

  it("is none below six letters, above forty-eight, or with anything but letters", () => {
    expect(parts("teereh")).toEqual(["tee+", "reh+"]);
    expect(parts("teeol")).toEqual([]);
    expect(parts(`honig${"salz".repeat(11)}`)).toEqual([]);
    expect(parts("nusskase")).toEqual(["nuss+", "kase+"]);
    expect(parts("kasek")).toEqual([]);
    expect(parts("salz".repeat(12))).toHaveLength(12);
    expect(parts(`${"salz".repeat(12)}s`)).toEqual([]);
    expect(parts("apfel-salz")).toEqual([]);
    expect(parts("apfel1salz")).toEqual([]);
  });
});

describe("a compound with something unknown in it", () => {
  it.each<[string, readonly string[]]>([
    ["karottenquarx", ["karotten"]],
    ["honigquax", ["honig"]],
    ["honigqqq", []],
    ["honigqa", []],
    ["honigqua", ["honig"]],
    ["quahonig", ["honig"]],
    ["quhonig", []],
    ["quaxmilch", ["milch"]],
    ["salzquax", []],
    ["butterquax", []],
    ["quaxhonig", ["honig"]],
    ["qqqhonig", []],
    ["quaxkase", []],
    ["rotkase", ["kase"]],
    ["rotenkase", ["kase"]],
    ["schafskase", ["kase"]],
    ["quaxbutter", []],
    ["quamelone", []],
    ["melonequax", []],
    ["quaxquax", []],
  ])("%s", (word, expected) => {
    expect(parts(word)).toEqual(expected);
  });
});

describe("what the head says of a compound", () => {
  it.each<[string, readonly string[]]>([
    ["zuckerfrei", ["-zucker+"]],
    ["zuckerfreies", ["-zucker+"]],
    ["salzlos", ["-salz+"]],
    ["karottenfrei", ["-karotten+"]],
    ["nusslos", ["-nuss+"]],
    ["nussefreie", ["-nuss+"]],
    ["quaxfrei", []],
    ["honigxfrei", []],
    ["teefrei", ["-tee+"]],
    ["teebaum", []],
    ["kasereibe", []],
    ["apfelbaum", []],
    ["nussgross", []],
    ["milchzahne", []],
    ["baumapfel", ["apfel"]],
  ])("%s", (word, expected) => {
    expect(parts(word)).toEqual(expected);
  });
});

describe("the laws of compounds", () => {
  const piece = fc.constantFrom(
    ...SURFACES,
    ...SHIELDS,
    "brei",
    "mus",
    "rot",
    "quax",
    "s",
    "en",
    "frei",
    "baum",
    "vollkorn",
  );
  const word = fc.array(piece, { minLength: 1, maxLength: 6 }).map((pieces) => pieces.join(""));

  it("gives known parts, in order, apart from each other, inside the word", () => {
    fc.assert(
      fc.property(word, (text) => {
        const split = splitCompound(text, LOOKUP);
        let last = 0;
        for (const { start, end } of split.parts) {
          expect(start).toBeGreaterThanOrEqual(last);
          expect(SURFACES.has(text.slice(start, end))).toBe(true);
          last = end;
        }
        if (split.absent) expect(split.parts).toHaveLength(1);
      }),
      { numRuns: 1000 },
    );
  });

  it("finds every part of a word of known parts alone", () => {
    const known = fc.array(fc.constantFrom("honig", "karotten", "apfel", "salz", "nuss"), {
      minLength: 2,
      maxLength: 5,
    });
    fc.assert(
      fc.property(known, (pieces) => {
        const text = pieces.join("");
        if (text.length > 48) return;
        const split = splitCompound(text, LOOKUP);
        expect(split.whole).toBe(true);
        expect(split.parts.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
      }),
    );
  });
});
