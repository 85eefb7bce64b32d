import "server-only";
import { LIGHT_COLOURS } from "./light-colours.table";
import { Mark } from "./mark";
import { markupOf } from "./markup";
import { Plate } from "./plate";

/** Where the mark stands, in the picture's units of 320 by 180: in a corner that no food reaches. */
const MARK = { x: 6, y: 146, size: 30 } as const;

function inLight(markup: string): string {
  return markup.replace(/var\((--[\w-]+)\)/g, (whole, name: string) => LIGHT_COLOURS[name] ?? whole);
}

/**
 * A recipe's foods on their plate, as on its page, with our mark: the text of an SVG file of 320 by 180 that needs no style
 * sheet. No word is in it, so it is the same in every language.
 */
export function recipeDrawing(foodIds: readonly string[], seed: string): string {
  const plate = markupOf(<Plate foodIds={foodIds} seed={seed} />);
  const mark = markupOf(<Mark />);
  const placed = mark.replace("<svg ", `<svg x="${MARK.x}" y="${MARK.y}" width="${MARK.size}" height="${MARK.size}" `);
  const whole = plate.replace("<svg ", '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="180" ');
  return inLight(whole.replace(/<\/svg>$/, `${placed}</svg>`));
}
