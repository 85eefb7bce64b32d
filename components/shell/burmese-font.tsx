import { preload } from "react-dom";
import burmeseFile from "../../node_modules/@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2";
import { lateFontScript } from "./late-font";

/** The Burmese font of a page in Burmese, asked for at once and used only if it is there for the first paint. */
export function BurmeseFont() {
  preload(burmeseFile, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return <script>{lateFontScript}</script>;
}
