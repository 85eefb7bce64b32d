import { preload } from "react-dom";
import burmeseFile from "./generated/burmese.woff2";
import { lateFontScript } from "./late-font";

/** The Burmese font of a page in Burmese, asked for at once and used only if it is there for the first paint. */
export function BurmeseFont() {
  preload(burmeseFile, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return <script>{lateFontScript}</script>;
}
