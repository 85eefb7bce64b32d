import { describe, expect, it } from "vitest";
import { requiredTexts } from "@/lib/domain/shared/required-texts";

describe("what an expression requires", () => {
  it.each<readonly [source: string, required: readonly (readonly string[])[]]>([
    ["eggs?", [["egg", "eggs"]]],
    [
      "boil(?:ed|ing)? \\p{L}* ?eggs?",
      [
        ["boil ", "boiled ", "boiling "],
        ["egg", "eggs", " egg", " eggs"],
      ],
    ],
    ["(?<!\\p{L})half set(?! now)", [["half set"]]],
    ["(?:boil|fry)\\p{L}* eggs", [["boil", "fry"], [" eggs"]]],
    ["(?:boil\\p{L}*|\\p{L}*steam) eggs", [["boil", "steam"], [" eggs"]]],
    ["(?:soft )+boiled", [["soft "], ["boiled"]]],
    ["(?:soft ){1}boiled", [["soft boiled"]]],
    ["(?:soft )*boiled", [["boiled"]]],
    ["ple[śs]ń", [["pleśń", "plesń"]]],
    ["(?<soft>soft)[ -]boiled", [["soft boiled", "soft-boiled"]]],
    ["boiled\\.", [["boiled."]]],
    ["[^b]oiled", [["oiled"]]],
    ["🥕🥕", [["🥕🥕"]]],
  ])("is read from its source: %s", (source, required) => {
    expect(requiredTexts(source).map((list) => list.toSorted())).toEqual(required.map((list) => list.toSorted()));
  });

  it.each([
    "",
    "\\p{L}+",
    "eg",
    "(?:soft|\\p{L}+)",
    "[^]*",
    "(?:egg){0,2}",
    "(?=egg)",
    "(?:egg|)",
    "[a-z]{3}",
    "e|egg",
    "(egg)?\\1",
  ])("is nothing where nothing is certain: %s", (source) => {
    expect(requiredTexts(source)).toEqual([]);
  });

  it("is a list that no text fulfils where nothing can be found", () => {
    expect(requiredTexts("eggs[]")).toContainEqual([]);
  });

  it("is not told apart in more ways than are worth it", () => {
    const [list] = requiredTexts("[abcde][abcde][abcde]boil");
    expect(list).toEqual(["a", "b", "c", "d", "e"].map((letter) => `${letter}boil`));
  });

  it("is none of what is no expression", () => {
    expect(() => requiredTexts("(egg")).toThrow(SyntaxError);
  });
});
