const LETTERS_OF_MARKDOWN = /[\\`*_<>[\]|]/g;

/** A text as Markdown shows it, letter by letter. */
export function escaped(text: string): string {
  return text.replace(LETTERS_OF_MARKDOWN, "\\$&");
}

/** A value of a table as a reader who does not program reads it: lists with commas, the parts of a row by their names. */
export function readable(value: unknown): string {
  if (value === undefined || value === null) return "–";
  if (typeof value === "string") return escaped(value) || "–";
  if (value instanceof Map) return [...value].map(([key, each]) => `${readable(key)} → ${readable(each)}`).join(", ");
  if (value instanceof Set) return readable([...value]);
  if (Array.isArray(value)) return value.length === 0 ? "–" : value.map(readable).join(", ");
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, each]) => `${escaped(name)}: ${readable(each)}`)
      .join("; ");
  }
  return typeof value === "number" || typeof value === "boolean" ? String(value) : "–";
}

/** A heading, what is said of it, and a line for each row. */
export function section(title: string, intro: string, rows: Iterable<unknown>): string {
  return [`## ${title}`, intro, [...rows].map((row) => `- ${readable(row)}`).join("\n")].join("\n\n");
}
