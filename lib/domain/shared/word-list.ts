/** The words of a text that is nothing but words and white space, in their order: how tables write long lists. */
export function wordList(text: string): readonly string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
