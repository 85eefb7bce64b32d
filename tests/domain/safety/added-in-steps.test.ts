import { describe, expect, it } from "vitest";
import type { Language } from "@/lib/domain/shared/language";
import { assessStep } from "./exam/base-recipes";

function unknownIn(language: Language, step: string): readonly string[] {
  return assessStep(language, step).findings.flatMap(({ ruleId, input }) =>
    ruleId === "unknown_ingredient" ? [input ?? ""] : [],
  );
}

describe("what a step puts in", () => {
  it.each<readonly [Language, string]>([
    ["en", "Add towards the end of cooking."],
    ["en", "Add halfway through."],
    ["en", "Add gradually, stirring."],
    ["en", "Add slowly."],
    ["en", "Add five minutes before the end."],
    ["en", "Add two minutes later."],
    ["en", "Stir in gently."],
    ["de", "Erst gegen Ende der Garzeit dazugeben."],
    ["de", "Kurz vor Schluss dazugeben."],
    ["de", "Erst später unterrühren."],
    ["de", "Fünf Minuten vor Ende der Kochzeit dazugeben."],
    ["de", "Direkt vor dem Servieren vorsichtig unterheben."],
    ["de", "Zehn Minuten später dazugeben."],
    ["pl", "Dodaj pod koniec gotowania."],
    ["pl", "Dodaj podczas mieszania."],
    ["pl", "Dodaj tuż przed podaniem."],
    ["pl", "Dodaj pięć minut przed końcem gotowania."],
    ["pl", "Dodaj powoli."],
  ])("is nothing new where it is only said when or how, in %s: %s", (language, step) => {
    expect(unknownIn(language, step)).toEqual([]);
  });

  it.each<readonly [Language, string, string]>([
    ["en", "Add belladonna berries towards the end of cooking.", "belladonna"],
    ["en", "Add slowly belladonna berries.", "belladonna"],
    ["de", "Langsam Pokrzyk unterrühren.", "pokrzyk"],
    ["de", "Kurz vor Schluss Zyxolin dazugeben.", "zyxolin"],
    ["pl", "Dodaj pokrzyk pod koniec gotowania.", "pokrzyk"],
  ])("is asked about where nobody knows it, in %s: %s", (language, step, thing) => {
    expect(unknownIn(language, step).join(" ")).toContain(thing);
  });
});
