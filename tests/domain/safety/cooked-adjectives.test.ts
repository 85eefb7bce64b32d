import { describe, expect, it } from "vitest";
import { normalise } from "@/lib/domain/food/normalise";
import { scan } from "@/lib/domain/food/scan";
import { COOKED, cookedAdjectivesOf } from "@/lib/domain/safety/cooked-adjectives";
import { formsOf, isSubject } from "@/lib/domain/safety/denied-forms";
import { HAZARDS } from "@/lib/domain/safety/vocabulary";
import { present } from "@/lib/domain/shared/present";

/** What the first word of being cooked is said of: a word of the text, something it does not name, or all there is. */
function saidOf(sentence: string): string {
  const said = normalise(sentence);
  const mentions = scan(said, HAZARDS);
  const at = mentions.findIndex((mention) => formsOf(mention).some((form) => COOKED.has(form)));
  const found = cookedAdjectivesOf(said, mentions, mentions.map(isSubject)).get(at);
  return typeof found === "number" ? present(mentions[found]).surface : (found ?? "all");
}

describe("a word of being cooked that stands beside a food", () => {
  it.each([
    ["serve the apple slices with boiled potatoes", "potatoes"],
    ["serve the apple slices with the steamed, mashed potatoes", "potatoes"],
    ["serve the apple slices with tender young spinach", "spinach"],
    ["serve the apple slices on soft bread", "bread"],
    ["apfelscheiben mit gekochten kartoffeln", "kartoffeln"],
    ["apfelscheiben mit weicher butter", "butter"],
    ["apfelscheiben mit püriertem und gekochtem spinat", "spinat"],
    ["plasterki jabłka z gotowanym ryżem", "ryżem"],
    ["plasterki jabłka z ryżem gotowanym", "ryżem"],
    ["plasterki jabłka z miękkim chlebem", "chlebem"],
  ])("is said of that: %s", (sentence, food) => {
    expect(saidOf(sentence)).toBe(food);
  });

  it.each([
    "add the apple slices to the cooked porridge",
    "put the apple slices on the cooked pancake stack",
    "serve the apple slices with a cooked sauce",
    "serve the apple slices with softened stuff and enjoy",
    "apfelscheiben zum gekochten brei geben",
    "apfelscheiben auf dem gekochten dings servieren",
    "podaj plasterki jabłka z gotowaną owsianką",
    "dodaj plasterki jabłka do ugotowanej papki",
  ])("is said of neither where it is put to what is no food that we know: %s", (sentence) => {
    expect(["another", "owsianką", "pancake"]).toContain(saidOf(sentence));
  });

  it.each([
    "cook the potatoes",
    "cook the apple slices until soft",
    "serve the carrot sticks cooked",
    "serve the carrot in softened pieces",
    "serve the carrot with a spoon, cooked until tender",
    "steam the carrot with the lid on until softened and serve",
    "die karotten weich kochen",
    "die karotten mit etwas wasser weich dünsten",
    "ugotuj marchewkę do miękkości",
    "ugotuj marchewkę na miękko",
  ])("is said of all that is cooked where it is no adjective: %s", (sentence) => {
    expect(saidOf(sentence)).toBe("all");
  });
});
