/** Things one after the other as the language lists them; browsers that come without Burmese would write "and". */
export function listText(things: readonly string[], locale: string): string {
  if (locale !== "my") return new Intl.ListFormat(locale, { type: "conjunction" }).format(things);
  const last = things.at(-1) ?? "";
  return things.length < 2 ? last : `${things.slice(0, -1).join("၊ ")}နဲ့ ${last}`;
}
