import { preload } from "react-dom";
import burmeseFile from "../../node_modules/@fontsource-variable/noto-sans-myanmar/files/noto-sans-myanmar-myanmar-wght-normal.woff2";
import { LateFont } from "./late-font";

/**
 * The Burmese font for a page in Burmese: asked for at once, and used only if it is there for the first paint, so that no
 * line moves. A device that cannot write Burmese by itself gets it late rather than not at all.
 */
export function BurmeseFont() {
  preload(burmeseFile, { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
  return <LateFont />;
}
