import { describe, expect, it } from "vitest";
import { PREPARATIONS } from "../../../lib/domain/food/food";
import { FOOD_IDS } from "../../../lib/domain/food/food-ids";
import { nameEntry } from "../../../lib/domain/food/names";
import { RECIPE_LANGUAGES } from "../../../lib/domain/recipes/language/languages";
import { DISH_FORM_IDS, PLACES, TOUCHED_FORM_IDS } from "../../../lib/domain/recipes/plan/dish-form";
import { DISH_FORMS } from "../../../lib/domain/recipes/plan/dish-forms.table";
import { ADDITIONS, FINISHES, FOOD_NOTES, RAW_CUTS, type Step } from "../../../lib/domain/recipes/procedure/step";
import type { FormId } from "../../../lib/domain/safety/form-ids";
import { read } from "../../../lib/domain/safety/reading";
import { LANGUAGES, type Language } from "../../../lib/domain/shared/language";
import { AUSTRIAN } from "./sentences/austrian.table";
import { BURMESE } from "./sentences/burmese.table";
import { ENGLISH } from "./sentences/english.table";
import { GERMAN } from "./sentences/german.table";
import { POLISH } from "./sentences/polish.table";
import { STEPS } from "./sentences/steps.table";

const TABLES: Readonly<Record<Language, readonly string[]>> = {
  en: ENGLISH,
  my: BURMESE,
  de: GERMAN,
  "de-AT": AUSTRIAN,
  pl: POLISH,
};

/** What a cook may say of a pot or a pan ("until the pan is dry"), and the gate reads of the grapes or the milk in it. */
const HAZARD_STATES: readonly FormId[] = [
  "whole",
  "halved",
  "in_shell",
  "raw",
  "rare",
  "runny",
  "lightly_cooked",
  "brief",
  "unheated",
  "foraged",
  "frozen",
  "frozen_solid",
  "smoked",
  "marinated",
  "dry",
  "drink",
  "crunchy",
  "rings",
];

function found<T extends string>(all: readonly T[], of: (step: Step) => readonly string[]): readonly T[] {
  const said = new Set(STEPS.flatMap(of));
  return all.filter((each) => !said.has(each));
}

describe("the sentences of a recipe", () => {
  it.each(LANGUAGES)("are in %s as they were kept", (language) => {
    expect(STEPS.map((step) => RECIPE_LANGUAGES[language].say(step))).toEqual(TABLES[language]);
  });

  it.each(LANGUAGES)(
    "are more than 150 in %s, whole, and no two of them say two steps in the same words by mistake",
    (language) => {
      const said = TABLES[language];
      expect(new Set(said).size).toBeGreaterThan(150);
      for (const sentence of said) {
        expect(sentence).toMatch(language === "my" ? /။$/u : /^[\p{Lu}\d].*\.$/u);
        expect(sentence).not.toMatch(/undefined|\{|\}| {2}|\.\.|,,|\(\s/);
      }
    },
  );

  it.each(LANGUAGES)(
    "say in %s no state that makes a food a hazard, which would be read of the food beside it",
    (language) => {
      for (const step of STEPS) {
        const { text, forms, sightings } = read(RECIPE_LANGUAGES[language].say(step));
        const ofNames = new Set(sightings.flatMap(({ surface }) => [...read(surface).forms]));
        const said = HAZARD_STATES.filter((form) => forms.has(form) && !ofNames.has(form));
        expect(said, text).toEqual([]);
      }
    },
  );

  it("cover every preparation, cut, finish, addition, warning, place, last touch and dish", () => {
    expect(found(PREPARATIONS, (step) => (step.kind === "prepare" ? step.before : []))).toEqual([]);
    expect(found(RAW_CUTS, (step) => (step.kind === "prepare" ? [step.cut] : []))).toEqual([]);
    expect(found(FINISHES, (step) => (step.kind === "finish" ? [step.how] : []))).toEqual([]);
    expect(found(ADDITIONS, (step) => (step.kind === "add" && step.target === "mixture" ? [step.what] : []))).toEqual(
      [],
    );
    expect(found(ADDITIONS, (step) => (step.kind === "add" && step.target === "plate" ? [step.what] : []))).toEqual([]);
    expect(found(FOOD_NOTES, (step) => (step.kind === "note" ? [step.note] : []))).toEqual([]);
    expect(found(PLACES, (step) => (step.kind === "start" ? [step.place] : []))).toEqual([]);
    expect(found(PLACES, (step) => (step.kind === "cook" ? [step.place] : []))).toEqual([]);
    expect(found(TOUCHED_FORM_IDS, (step) => (step.kind === "touch" ? [step.form] : []))).toEqual([]);
    expect(found(DISH_FORM_IDS, (step) => (step.kind === "serve" ? [step.form] : []))).toEqual([]);
    const batters = DISH_FORM_IDS.filter((form) => DISH_FORMS[form].family === "batter");
    expect(found(batters, (step) => (step.kind === "shape" ? [step.form] : []))).toEqual([]);
  });
});

describe("every form that a sentence asks for", () => {
  it.each(LANGUAGES)("exists for every food in %s", (language) => {
    for (const foodId of FOOD_IDS) {
      const { synonyms: _synonyms, ...forms } = nameEntry(foodId, language);
      for (const [form, word] of Object.entries(forms)) expect(word, `${foodId} ${form}`).toMatch(/\S/);
    }
  });

  it("is right after a Polish preposition: ze śliwek, z marchewki", () => {
    const polish = RECIPE_LANGUAGES.pl;
    const say = (foodId: "plum" | "mango") =>
      polish.say({ kind: "prepare", foods: [foodId], before: ["pit"], cut: "none", cooked: true });
    expect([say("plum"), say("mango")]).toEqual(["Usuń pestki ze śliwek.", "Usuń pestkę z mango."]);
  });
});
