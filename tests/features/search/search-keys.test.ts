import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { movedTo, opensSearch, type PressedKey } from "../../../components/search/search-keys";
import { searchGroups } from "../../../components/search/search-options";
import type { FoundRecipeOutput } from "../../../lib/features/recipes/schema";
import { messagesFor } from "../../../lib/i18n/messages";

function pressed(key: string, more: Partial<PressedKey> = {}): PressedKey {
  return { key, ctrlKey: false, metaKey: false, altKey: false, shiftKey: false, ...more };
}

describe("the keys that open the search", () => {
  it("are Ctrl-K and ⌘K everywhere, with capitals locked too", () => {
    for (const isTyping of [true, false]) {
      expect(opensSearch(pressed("k", { ctrlKey: true }), isTyping)).toBe(true);
      expect(opensSearch(pressed("K", { metaKey: true }), isTyping)).toBe(true);
    }
  });

  it("are / where nothing is typed, also where / is made with Shift", () => {
    expect(opensSearch(pressed("/"), false)).toBe(true);
    expect(opensSearch(pressed("/", { shiftKey: true }), false)).toBe(true);
    expect(opensSearch(pressed("/"), true)).toBe(false);
  });

  it("are none that a browser or a keyboard uses otherwise", () => {
    expect(opensSearch(pressed("k"), false)).toBe(false);
    expect(opensSearch(pressed("k", { ctrlKey: true, shiftKey: true }), false), "the console of a browser").toBe(false);
    expect(opensSearch(pressed("/", { ctrlKey: true }), false)).toBe(false);
    expect(opensSearch(pressed("k", { ctrlKey: true, altKey: true }), false), "AltGr").toBe(false);
  });
});

describe("arrow keys", () => {
  it("go round: as many steps as there are options lead back, and up undoes down", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.nat(), (count, from) => {
        const start = from % count;
        let place = start;
        for (let step = 0; step < count; step += 1) place = movedTo("ArrowDown", place, count) ?? -1;
        expect(place).toBe(start);
        expect(movedTo("ArrowUp", movedTo("ArrowDown", start, count) ?? -1, count)).toBe(start);
      }),
    );
  });

  it("do nothing where there is nothing, and other keys do nothing at all", () => {
    expect(movedTo("ArrowDown", 0, 0)).toBeUndefined();
    expect(movedTo("Enter", 0, 3)).toBeUndefined();
    expect(movedTo("Home", 1, 3), "Home moves in the field").toBeUndefined();
  });
});

describe("what was found", () => {
  const texts = messagesFor("en").Search;
  const recipe: FoundRecipeOutput = {
    id: "recipe-recipe-1",
    title: "Stew",
    language: "pl",
    foodIds: [],
    isMine: true,
    isUnsuitable: false,
  };

  it("names foods, then recipes, and leaves out what has nothing in it", () => {
    const foods = [{ id: "carrot", slug: "carrot", name: "carrots" }];
    const groups = searchGroups({ query: "c", foods, recipes: [recipe] }, texts);
    expect(groups.map(({ name }) => name)).toEqual([texts.foods, texts.recipes]);
    expect(searchGroups({ query: "c", foods: [], recipes: [recipe] }, texts)).toHaveLength(1);
    expect(groups[1]?.options[0]).toMatchObject({ href: "/recipes/recipe-recipe-1", lang: "pl", note: texts.mine });
  });

  it("says of a recipe that is not for this baby that it is not, before whose it is", () => {
    const [group] = searchGroups({ query: "c", foods: [], recipes: [{ ...recipe, isUnsuitable: true }] }, texts);
    expect(group?.options[0]?.note).toBe(texts.unsuitable);
  });
});
