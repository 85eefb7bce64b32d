import { describe, expect, it } from "vitest";
import { read } from "../../../lib/domain/safety/reading";

describe("a word of the kitchen that stands near a food or a danger", () => {
  it.each([
    "Träufle das Öl darüber",
    "bez błony i pestek",
    "Schrecke es kalt ab",
    "Brause den Topf ab",
    "polej musem",
    "take away any crust",
    "return it to the pan",
  ])("names nothing: %s", (text) => {
    const { sightings, talk } = read(text);
    expect(sightings.flatMap(({ foods, terms, words }) => [...foods, ...terms, ...words])).toEqual([]);
    expect([...talk]).toEqual([]);
  });

  it("is told from the word that it stands near", () => {
    expect(read("Träuble").sightings.flatMap(({ foods }) => foods)).toEqual(["red_currant"]);
    expect(read("return your instructions").talk.has("instruction")).toBe(true);
    expect(read("a takeaway curry").sightings.flatMap(({ terms }) => terms)).toContain("salty_foods");
  });
});
