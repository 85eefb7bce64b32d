import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { inflections } from "@/lib/domain/food/inflection";
import { LANGUAGES, type Language } from "@/lib/domain/shared/language";

describe("the forms of a word", () => {
  it.each<[string, Language, readonly string[], readonly string[]]>([
    ["carrot", "en", ["carrots"], ["carrotes", "carroty"]],
    ["tomato", "en", ["tomatoes"], []],
    ["radish", "en", ["radishes"], []],
    ["box", "en", ["boxes"], []],
    ["cherry", "en", ["cherries"], ["cherryes"]],
    ["turkey", "en", ["turkeys"], ["turkeies"]],
    ["loaf", "en", ["loaves"], []],
    ["puff", "en", [], ["pufves"]],
    ["berries", "en", ["berry"], ["berri"]],
    ["pies", "en", [], ["py", "pie"]],
    ["peaches", "en", ["peach"], []],
    ["carrots", "en", ["carrot"], []],
    ["peas", "en", [], ["pea"]],
    ["beans", "en", ["bean"], []],
    ["flies", "en", ["flie"], ["fly"]],
    ["jelies", "en", ["jely"], []],
    ["apples", "en", ["apple"], ["appl"]],
    ["rum", "de", [], ["rume"]],
    ["reis", "de", ["reise"], []],
    ["apfel", "de", ["apfele"], ["apfee"]],
    ["kartoffel", "de", ["kartoffeln"], ["kartoffe"]],
    ["gurken", "de", [], ["gurke"]],
    ["tomaten", "de", ["tomate"], []],
    ["stern", "de", [], ["ster"]],
    ["nudeln", "de", ["nudel"], []],
    ["erbsen", "de", [], ["erbse"]],
    ["ryby", "pl", [], ["ryba"]],
    ["kasza", "pl", ["kasze"], []],
    ["kasza", "pl", [], ["kaszka", "kasezy"]],
    ["banan", "pl", ["banany"], ["bananego", "banka", "banaen"]],
    ["banana", "pl", ["banany"], ["banaen"]],
    ["grass", "en", ["grasses"], ["gras"]],
    ["karotte", "de", ["karotten"], []],
    ["ente", "de", ["enten"], ["entee", "enteen"]],
    ["apfel", "de", ["apfeln", "apfels"], []],
    ["ei", "de", [], ["eier"]],
    ["birne", "de", ["birnen", "birns"], []],
    ["geriebener", "de", ["geriebenen", "geriebene", "geriebenes", "geriebenem"], []],
    ["erdapfeln", "de-AT", ["erdapfel"], []],
    ["marchewka", "pl", ["marchewki", "marchewke", "marchewkami", "marchewek"], ["marchewkas"]],
    ["ziemniak", "pl", ["ziemniaki", "ziemniakow", "ziemniakami"], []],
    ["kurczak", "pl", ["kurczaka", "kurczakiem"], []],
    ["starty", "pl", ["starta", "starte", "startego", "startych"], []],
    ["banan", "pl", ["banana", "bananem", "bananow"], []],
    ["boczek", "pl", ["boczku", "boczkiem"], []],
    ["sok", "pl", [], ["soku"]],
    ["sola", "pl", [], ["soli"]],
  ])("%s (%s)", (word, language, forms, never) => {
    const found = inflections(word, language);
    for (const form of forms) expect(found).toContain(form);
    for (const form of never) expect(found).not.toContain(form);
  });

  it("are none in Burmese, of one or two letters, or of anything but letters", () => {
    expect(inflections("honey", "my")).toEqual([]);
    for (const language of LANGUAGES) {
      expect(inflections("ei", language)).toEqual([]);
      expect(inflections("b12", language)).toEqual([]);
      expect(inflections("", language)).toEqual([]);
    }
  });

  it("are English or German where nobody said which", () => {
    const found = inflections("carrot", undefined);
    expect(found).toEqual(expect.arrayContaining([...inflections("carrot", "en"), ...inflections("carrot", "de")]));
    expect(inflections("cherry", undefined)).toContain("cherries");
    expect(inflections("kartoffel", undefined)).toContain("kartoffeln");
    expect(inflections("marchewka", undefined)).not.toContain("marchewki");
  });

  it("never hold the word itself, and begin as it does", () => {
    const word = fc.stringMatching(/^[a-z]{4,12}$/);
    fc.assert(
      fc.property(word, fc.constantFrom(...LANGUAGES, undefined), (text, language) => {
        for (const form of inflections(text, language)) {
          expect(form).not.toBe(text);
          expect(form.slice(0, text.length - 3)).toBe(text.slice(0, text.length - 3));
        }
      }),
    );
  });
});
