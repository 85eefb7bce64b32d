// The Burmese letters of our font in a file of their own: what a page in Burmese waits for is a third of the whole font,
// which also writes Shan, Mon, Karen and Pali and is thinner than any text of ours.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import { root } from "./prepare.mjs";

const WHOLE = "node_modules/@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2";
/** Named as well by the style sheet (`app/globals.css`), together with the letters that it holds. */
const BURMESE = "components/shell/generated/burmese.woff2";
const FIRST_LETTER = 0x1000;
const LAST_SIGN = 0x104f;
/** What keeps letters apart or together, and the circle under a sign that has no letter. */
const BESIDE = "\u200c\u200d\u25cc";
/** The weights of our style sheet. */
const WEIGHTS = { min: 400, max: 900 };

const letters = Array.from({ length: LAST_SIGN - FIRST_LETTER + 1 }, (_, at) =>
  String.fromCodePoint(FIRST_LETTER + at),
);
const file = await subsetFont(readFileSync(join(root, WHOLE)), letters.join("") + BESIDE, {
  targetFormat: "woff2",
  variationAxes: { wght: WEIGHTS },
});
mkdirSync(dirname(join(root, BURMESE)), { recursive: true });
writeFileSync(join(root, BURMESE), file);
