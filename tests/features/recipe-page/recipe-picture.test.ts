import { readFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { LIGHT_COLOURS } from "@/components/illustrations/light-colours.table";
import { markupOf } from "@/components/illustrations/markup";
import { Plate } from "@/components/illustrations/plate";
import { recipeDrawing } from "@/components/illustrations/recipe-drawing";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { drawPicture } from "@/lib/platform/images/draw";
import { reencodePhoto } from "@/lib/platform/images/reencode";
import { ROOT } from "@/tests/support/source-files";

const recipes = fc.record({
  foodIds: fc.array(fc.constantFrom(...FOOD_IDS), { maxLength: 12 }),
  seed: fc.string({ maxLength: 24 }),
});

/** Colours of a PNG at places of the picture, as hex. */
async function coloursAt(png: Uint8Array, places: readonly (readonly [number, number])[]): Promise<string[]> {
  const { data, info } = await sharp(Buffer.from(png)).raw().toBuffer({ resolveWithObject: true });
  return places.map(([x, y]) =>
    data
      .subarray((y * info.width + x) * info.channels)
      .subarray(0, 3)
      .toString("hex"),
  );
}

describe("the markup of a drawing", () => {
  it("is what React writes, but for classes", () => {
    fc.assert(
      fc.property(recipes, (props) => {
        const react = renderToStaticMarkup(createElement(Plate, { ...props, label: 'Plate "&" <spoon>' }));
        expect(markupOf(createElement(Plate, { ...props, label: 'Plate "&" <spoon>' }))).toBe(
          react.replace(/ class="[^"]*"/g, ""),
        );
      }),
      { numRuns: 40 },
    );
  });

  it("takes the colours of the light theme as the style sheet has them", () => {
    const css = readFileSync(join(ROOT, "app/globals.css"), "utf8");
    for (const [name, colour] of Object.entries(LIGHT_COLOURS)) {
      expect(new RegExp(`${name}: light-dark\\((#\\w+),`).exec(css)?.[1], name).toBe(colour);
    }
  });
});

describe("the drawing of a recipe", () => {
  it("needs no style sheet and no other file, whatever is in the recipe", () => {
    fc.assert(
      fc.property(recipes, ({ foodIds, seed }) => {
        const svg = recipeDrawing(foodIds, seed);
        expect(svg).not.toMatch(/var\(|class=|href|<text|<image|<script/);
        expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" /);
        expect(svg.match(/<svg /g)).toHaveLength(svg.match(/<\/svg>/g)?.length ?? 0);
      }),
      { numRuns: 60 },
    );
  });
});

describe("the picture of a recipe", () => {
  it("is a PNG of 1200 by 675 with the plate in its middle, small enough for every preview", async () => {
    const png = await drawPicture(recipeDrawing(["carrot", "chicken", "potato"], "a recipe"));
    const { format, width, height } = await sharp(Buffer.from(png)).metadata();
    expect({ format, width, height }).toEqual({ format: "png", width: 1200, height: 675 });
    expect(png.length).toBeLessThan(200_000);
    const [corner, middle] = await coloursAt(png, [
      [1190, 10],
      [600, 620],
    ]);
    expect(corner).not.toBe(middle);
  });

  it("is drawn once for the same recipe, and another for another", async () => {
    const [one, again, other] = await Promise.all(
      [["carrot"], ["carrot"], ["salmon"]].map((foodIds) => drawPicture(recipeDrawing(foodIds, "seed"))),
    );
    expect(again).toEqual(one);
    expect(other).not.toEqual(one);
    const kept = await drawPicture(recipeDrawing(["carrot"], "seed"));
    expect(await drawPicture(recipeDrawing(["carrot"], "seed"))).toBe(kept);
  });

  it("turns away what is too much at once, and draws again afterwards", async () => {
    const many = FOOD_IDS.slice(0, 40).map((foodId) => drawPicture(recipeDrawing([foodId], "crowd")));
    const outcomes = await Promise.allSettled(many);
    const refused = outcomes.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
    expect(refused.length).toBeGreaterThan(0);
    for (const reason of refused) expect(reason).toMatchObject({ code: "overloaded" });
    expect((await drawPicture(recipeDrawing(["plum"], "after"))).length).toBeGreaterThan(1000);
  });

  it("opens the door for drawings to nobody else: a stranger's SVG is refused before and after", async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"/>');
    await drawPicture(recipeDrawing(["pear"], "door"));
    await expect(reencodePhoto(svg)).rejects.toMatchObject({ code: "not_an_image" });
    await expect(sharp(svg).png().toBuffer()).rejects.toThrow();
  });
});
