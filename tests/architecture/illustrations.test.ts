import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ART_COLOURS } from "@/components/illustrations/art-colours.table";
import { INNER_COLOURS } from "@/components/illustrations/cut-colours.table";
import { CutPicture } from "@/components/illustrations/cuts";
import { FOOD_SHAPES } from "@/components/illustrations/food-shapes.table";
import { FoodPicture } from "@/components/illustrations/foods";
import { PalmGrip, PincerGrip, SquishTest } from "@/components/illustrations/hands";
import { Plate } from "@/components/illustrations/plate";
import { arrangeOnPlate } from "@/components/illustrations/plate-layout";
import { servedDrawing } from "@/components/illustrations/served-drawing";
import { AGE_GROUPS } from "@/lib/domain/food/age";
import { CUTS, type Cut } from "@/lib/domain/food/food";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { FOODS } from "@/lib/domain/food/foods";

const LIMIT = 4096;
const LABEL = "Stick";

/** Pairs of attribute and value of the picture's own element, and the whole of it. */
function picture(markup: string) {
  expect(markup).toMatch(/^<svg [^>]*>.*<\/svg>$/s);
  return { root: /^<svg ([^>]*)>/.exec(markup)?.[1] ?? "", markup };
}

function expectPicture(markup: string, label: string | undefined) {
  const { root } = picture(markup);
  expect(markup.length, "a picture costs less than 4 kB").toBeLessThan(LIMIT);
  expect(markup, "a path that a browser cannot draw").not.toMatch(/NaN|undefined|"none" stroke="none"|d=""/);
  if (label === undefined) {
    expect(root).toContain('aria-hidden="true"');
    expect(root).not.toContain("role=");
  } else {
    expect(root).toContain('role="img"');
    expect(root).toContain(`aria-label="${label}"`);
    expect(root).not.toContain("aria-hidden");
  }
}

function plate(foodIds: readonly string[], seed: string, label?: string): string {
  return renderToStaticMarkup(createElement(Plate, { foodIds, seed, ...(label === undefined ? {} : { label }) }));
}

const recipes = fc.record({
  foodIds: fc.array(fc.constantFrom(...FOOD_IDS), { maxLength: 14 }),
  seed: fc.string({ maxLength: 24 }),
});

/** Every path is commands and numbers; one letter amiss and the browser draws a part of it or nothing. */
const PATH = /^[MmLlHhVvCcSsQqTtAaZz\d\s.,-]+$/;

describe("pictures of foods", () => {
  it.each(FOOD_IDS)("draws %s", (foodId) => {
    const silent = renderToStaticMarkup(createElement(FoodPicture, { foodId }));
    expectPicture(silent, undefined);
    expectPicture(renderToStaticMarkup(createElement(FoodPicture, { foodId, label: LABEL })), LABEL);
    const paths = [...silent.matchAll(/ d="([^"]*)"/g)].map(([, d = ""]) => d);
    expect(paths.length).toBeGreaterThan(1);
    for (const d of paths) expect(d).toMatch(PATH);
  });
});

describe("pictures of cuts and hands", () => {
  it.each(CUTS)("draws %s, unlike any other cut", (cut) => {
    const silent = renderToStaticMarkup(createElement(CutPicture, { cut }));
    expectPicture(silent, undefined);
    expectPicture(renderToStaticMarkup(createElement(CutPicture, { cut, label: LABEL })), LABEL);
    for (const [, d = ""] of silent.matchAll(/ d="([^"]*)"/g)) expect(d).toMatch(PATH);
    const same = CUTS.filter((other) => renderToStaticMarkup(createElement(CutPicture, { cut: other })) === silent);
    expect(same).toEqual([cut]);
  });

  it("draws each food cut in the colour that it has inside, and in no other food's", () => {
    const unlike: readonly Cut[] = ["toastFinger", "stirIn", "takeOut"];
    for (const foodId of FOOD_IDS) {
      const inside = INNER_COLOURS[foodId] ?? FOOD_SHAPES[foodId][1] ?? "c";
      const cuts = AGE_GROUPS.map((ageGroup) => FOODS[foodId].preparation[ageGroup].cut);
      for (const cut of cuts.filter((each) => !unlike.includes(each))) {
        const markup = renderToStaticMarkup(createElement(CutPicture, { cut, foodId }));
        expectPicture(markup, undefined);
        expect(markup, `${foodId} ${cut}`).toContain(ART_COLOURS[inside]);
      }
    }
    expect(renderToStaticMarkup(createElement(CutPicture, { cut: "strip", foodId: "cucumber" }))).not.toContain(
      ART_COLOURS.t,
    );
  });

  it.each([
    ["palm grip", PalmGrip],
    ["pincer grip", PincerGrip],
    ["squish test", SquishTest],
  ])("draws the %s", (_name, Hand) => {
    expectPicture(renderToStaticMarkup(createElement(Hand)), undefined);
    expectPicture(renderToStaticMarkup(createElement(Hand, { label: LABEL })), LABEL);
  });
});

describe("the plate", () => {
  it("is one picture under 4 kB whatever is on it", () => {
    fc.assert(
      fc.property(recipes, ({ foodIds, seed }) => {
        expectPicture(plate(foodIds, seed), undefined);
        expectPicture(plate(foodIds, seed, LABEL), LABEL);
      }),
      { numRuns: 400 },
    );
  });

  it("stays under 4 kB with the seven foods that cost most", () => {
    const costly = FOOD_IDS.map((foodId) => ({ foodId, length: plate([foodId], "a").length }))
      .sort((a, b) => b.length - a.length)
      .map(({ foodId }) => foodId);
    for (let from = 0; from < 30; from += 1) expectPicture(plate(costly.slice(from, from + 7), "recipe"), undefined);
  });

  it("is the same for the same recipe and differs between recipes", () => {
    fc.assert(fc.property(recipes, ({ foodIds, seed }) => plate(foodIds, seed) === plate([...foodIds], seed)));
    const foods = ["carrot", "potato", "peas"];
    const seeds = Array.from({ length: 60 }, (_, index) => `recipe-${index}`);
    expect(new Set(seeds.map((seed) => plate(foods, seed))).size).toBe(seeds.length);
    expect(plate(foods, "recipe")).not.toBe(plate(["carrot", "potato"], "recipe"));
  });

  it("shows up to seven foods, each once and each to be seen, and stays within the picture", () => {
    fc.assert(
      fc.property(recipes, ({ foodIds, seed }) => {
        const places = arrangeOnPlate(foodIds, seed);
        const known = new Set(foodIds);
        expect(places.length).toBeLessThanOrEqual(Math.min(7, known.size));
        expect(places.length).toBeGreaterThanOrEqual(Math.min(1, known.size));
        expect(new Set(places.map(({ foodId }) => foodId)).size).toBe(places.length);
        for (const { x, y, size, turn } of places) {
          expect(Math.abs(turn)).toBeLessThanOrEqual(10);
          expect(Math.min(x, 320 - x, y, 180 - y)).toBeGreaterThanOrEqual(size / 2);
        }
        for (const [index, a] of places.entries())
          for (const b of places.slice(index + 1))
            expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThanOrEqual(0.9 * Math.max(a.size, b.size));
      }),
    );
  });

  it("leaves out what is no food", () => {
    expect(plate(["toString", "rocks", "carrot"], "recipe")).toBe(plate(["carrot"], "recipe"));
  });

  it("shows nothing whole that a baby may choke on whole", () => {
    const whole = [
      "grapes",
      "cherry",
      "cherryTomato",
      "berries",
      "almond",
      "walnut",
      "nut",
      "cashew",
      "peanut",
      "roundBeans",
      "rough",
      "dried",
    ];
    expect(FOOD_IDS.filter((foodId) => whole.includes(servedDrawing(foodId)))).toEqual([]);
    expect(servedDrawing("grape")).toBe("quarters");
  });
});
