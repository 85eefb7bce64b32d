import type { Page } from "playwright";
import { expect, it } from "vitest";
import { messagesFor } from "../../lib/i18n/messages";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** Every text of the messages, however deep it lies. */
function textsOf(part: unknown): readonly string[] {
  if (typeof part === "string") return [part];
  return typeof part === "object" && part !== null ? Object.values(part).flatMap(textsOf) : [];
}

/**
 * In the page: where a line of these texts would begin within a syllable, if there were room for no more than the shortest
 * line. A syllable of Burmese is a consonant and all that hangs on it: vowels and tones, what is stacked under it, and a
 * last consonant, which is the one with an asat on it. A browser knows words by a list, and those of other languages that
 * are not on it fall apart: a word joiner (U+2060) in the message holds them together.
 */
function brokenSyllables(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((list) => {
    const hangs = /^[\u102B-\u103E\u1056-\u1059]/;
    const ends = /^[\u1000-\u1021\u1025\u1027\u103F](?:\u1037?\u103A|\u1039)/;
    const narrow = document.createElement("p");
    narrow.lang = "my";
    narrow.style.width = "1px";
    narrow.style.overflowWrap = "normal";
    narrow.style.textWrap = "wrap";
    document.body.append(narrow);
    const range = document.createRange();
    const found: string[] = [];
    for (const text of list) {
      const node = narrow.appendChild(document.createTextNode(text));
      let line: number | undefined;
      for (let at = 0; at < text.length; at += 1) {
        range.setStart(node, at);
        range.setEnd(node, at + 1);
        const box = range.getClientRects()[0];
        if (box === undefined || box.height === 0) continue;
        const isNew = line !== undefined && box.top - line > box.height / 2;
        line = box.top;
        const rest = text.slice(at);
        if (isNew && (hangs.test(rest) || ends.test(rest) || text[at - 1] === "\u1039"))
          found.push(`${text.slice(0, at)}|${rest}`);
      }
      node.remove();
    }
    return found;
  }, texts);
}

it("no line of a Burmese message begins within a syllable, however narrow the window and large the letters", async () => {
  const parent = await Parent.arrives(origin, { language: "my", width: 320 });
  const texts = textsOf(messagesFor("my"));
  expect(texts.length).toBeGreaterThan(800);
  expect(await brokenSyllables(parent.screen.page, texts)).toEqual([]);
  // Without the joiner a word that the browser does not know does fall apart.
  expect(await brokenSyllables(parent.screen.page, ["အကောင့်ဝင်ပါ"])).toEqual(["အကော|င့်ဝင်ပါ"]);
  await parent.leaves();
});
