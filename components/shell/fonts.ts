import localFont from "next/font/local";

const latin = localFont({
  src: "../../node_modules/@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2",
  variable: "--font-latin",
  weight: "200 1000",
  display: "swap",
});

// Fetched only when a page holds one of its letters: a browser reads the range before it loads the file.
const latinExtended = localFont({
  src: "../../node_modules/@fontsource-variable/nunito/files/nunito-latin-ext-wght-normal.woff2",
  variable: "--font-latin-extended",
  weight: "200 1000",
  display: "swap",
  preload: false,
  adjustFontFallback: false,
  declarations: [{ prop: "unicode-range", value: "U+0100-02BA, U+1E00-1E9F, U+1EF2-1EFF, U+20A0-20AB, U+20AD-20C0" }],
});

/** Class names that give the document its font variables; they belong on `<html>`. The Burmese font is in the stylesheet. */
export const fontVariables = `${latin.variable} ${latinExtended.variable}`;
