import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ASIDES } from "@/lib/domain/safety/asides.table";
import { KEEPING_CLAUSES } from "@/lib/domain/safety/keeping-clauses.table";
import { SAID_CLAUSES } from "@/lib/domain/safety/said-in-clauses.table";
import { createPrefilter } from "@/lib/domain/shared/prefilter";
import { requiredTexts } from "@/lib/domain/shared/required-texts";

interface Written {
  readonly source: string;
  /** Something that the source finds. */
  readonly text: string;
}

const WORD = fc.constantFrom("egg", "boil", "soft", "ei", "żółtk", "ဥ", "🥕", " ", "pink", "ab", ".");
const escaped = (text: string): string => text.replaceAll(".", "\\.");

/** Expressions with a text that each finds: words one behind another, one of several, some times, or looked around for. */
const WRITTEN = fc.letrec<{ readonly part: Written; readonly word: Written }>((tie) => ({
  word: WORD.map((text) => ({ source: escaped(text), text })),
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    tie("word"),
    fc.tuple(tie("part"), tie("part")).map(([one, other]) => ({
      source: `${one.source}${other.source}`,
      text: `${one.text}${other.text}`,
    })),
    fc.tuple(tie("part"), tie("part"), fc.boolean()).map(([one, other, isFirst]) => ({
      source: `(?:${one.source}|${other.source})`,
      text: isFirst ? one.text : other.text,
    })),
    fc.tuple(tie("part"), fc.constantFrom("?", "*", "{0,2}", "+", "{1,3}?"), fc.nat(2)).map(([one, sign, times]) => ({
      source: `(?:${one.source})${sign}`,
      text: one.text.repeat(
        sign.startsWith("+") || sign.startsWith("{1") ? Math.max(1, times) : Math.min(times, sign === "?" ? 1 : 2),
      ),
    })),
    tie("part").map(({ source, text }) => ({ source: `(${source})(?!qq)`, text })),
    tie("part").map(({ source, text }) => ({ source: `(?<!qq)${source}\\p{L}*`, text: `${text}ing` })),
    tie("part").map(({ source, text }) => ({ source: `[bt]${source}`, text: `t${text}` })),
  ),
})).part;

describe("a prefilter", () => {
  it("leaves out no expression that finds something", () => {
    fc.assert(
      fc.property(
        fc.array(WRITTEN, { minLength: 1, maxLength: 6 }),
        fc.string(),
        fc.string(),
        (all, before, behind) => {
          const mayFind = createPrefilter(all.map(({ source }) => source));
          all.forEach(({ text, source }, at) => {
            const expression = new RegExp(source, "u");
            expect(expression.test(text), source).toBe(true);
            // What stands around it may be what the expression forbids there.
            const around = `${before}${text}${behind}`;
            for (const found of [text, around].filter((each) => expression.test(each)))
              expect(mayFind(found), source).toContain(at);
          });
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it("names the places of those that may find something, in their order", () => {
    const mayFind = createPrefilter(["soft eggs?", "pink \\p{L}*", "\\p{L}+", "(?:hard|soft) eggs"]);
    expect(mayFind("soft eggs")).toEqual([0, 2, 3]);
    expect(mayFind("pink eggs")).toEqual([1, 2]);
    expect(mayFind("")).toEqual([2]);
  });

  it("asks for all that an expression requires, and once for what several do", () => {
    const mayFind = createPrefilter(["boil\\p{L}* \\p{L}* eggs", "boil\\p{L}* \\p{L}* beans", "eggs\\p{L}*eggs"]);
    expect(mayFind("boil the boiled eggs eggs")).toEqual([0, 2]);
    expect(mayFind("boil")).toEqual([]);
  });

  it("tells lists apart whose texts hold the sign between them", () => {
    expect(createPrefilter(["egg\\|boil", "(?:egg|boil)"])("boil")).toEqual([1]);
  });

  it("has something to look for in every clause and every aside of the engine", () => {
    const sources = [
      ...[...SAID_CLAUSES, ...KEEPING_CLAUSES].flatMap(({ said }) => said),
      ...ASIDES.map(({ said }) => said.source),
    ];
    expect(sources.length).toBeGreaterThan(450);
    for (const source of sources) expect(requiredTexts(source).length, source).toBeGreaterThan(0);
  });
});
