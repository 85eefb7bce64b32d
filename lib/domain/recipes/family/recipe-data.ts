import { cleanText } from "../../shared/safe-text";

/** The three fields of a schema.org recipe that are read, as they stand in the file. */
export interface RecipeData {
  readonly name: unknown;
  readonly ingredients: unknown;
  readonly instructions: unknown;
}

type Fields = Readonly<Record<string, unknown>>;

const DEEPEST = 8;
const MOST_NODES = 5_000;
const MOST_LINES = 500;
const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  frac12: "½",
  frac14: "¼",
  frac34: "¾",
  deg: "°",
};

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRecipe(fields: Fields): boolean {
  const type = fields["@type"];
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  return types.includes("Recipe") || types.includes("https://schema.org/Recipe");
}

/** The first recipe in it, however it is wrapped; breadth first, and never more than a few thousand places. */
function search(root: unknown): Fields | undefined {
  let level: readonly unknown[] = [root];
  let seen = 0;
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    const next: unknown[] = [];
    for (const value of level) {
      seen += 1;
      if (seen > MOST_NODES) return undefined;
      if (isFields(value) && isRecipe(value)) return value;
      if (Array.isArray(value)) for (const item of value.slice(0, MOST_NODES)) next.push(item);
      else if (isFields(value)) for (const item of Object.values(value)) if (typeof item === "object") next.push(item);
    }
    level = next;
  }
  return undefined;
}

const SCRIPT = /<script[^>]{0,200}application\/ld\+json[^>]{0,200}>/giu;

function* candidates(text: string): Generator<string> {
  const trimmed = text.trim();
  if (/^[{[]/u.test(trimmed)) yield trimmed;
  for (const match of text.matchAll(SCRIPT)) {
    const start = match.index + match[0].length;
    const end = text.indexOf("</script", start);
    if (end > start) yield text.slice(start, end);
  }
}

/** The schema.org recipe that a JSON file or a saved page holds; undefined where there is none. Nothing is fetched. */
export function findRecipe(text: string): RecipeData | undefined {
  for (const candidate of candidates(text)) {
    const recipe = search(parsed(candidate));
    if (recipe) {
      return {
        name: recipe["name"],
        ingredients: recipe["recipeIngredient"] ?? recipe["ingredients"],
        instructions: recipe["recipeInstructions"],
      };
    }
  }
  return undefined;
}

function plain(text: string): string {
  const spoken = text
    .replace(/<(?:br|\/p|\/li|\/div)\s*\/?>/giu, "\n")
    .replace(/<[^<>]{0,500}>/gu, " ")
    .replace(
      /&(?:#(\d{1,6})|#x([0-9a-f]{1,6})|(\w{2,8}));/giu,
      (whole, decimal?: string, hex?: string, name?: string) => {
        if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? whole;
        const code = decimal === undefined ? Number.parseInt(hex ?? "", 16) : Number(decimal);
        return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : " ";
      },
    )
    .replace(/<[^<>]{0,500}>/gu, " ");
  return cleanText(spoken);
}

/** The lines of a field: a text, a list of texts, steps, or sections of steps. Markup is taken off, not trusted. */
export function plainLines(field: unknown, depth = 0): readonly string[] {
  if (typeof field === "string") {
    return plain(field)
      .split("\n")
      .map((line) => line.trim())
      .filter((line) => line !== "")
      .slice(0, MOST_LINES);
  }
  if (depth > DEEPEST) return [];
  if (Array.isArray(field)) {
    return field
      .slice(0, MOST_LINES)
      .flatMap((item) => plainLines(item, depth + 1))
      .slice(0, MOST_LINES);
  }
  if (!isFields(field)) return [];
  return plainLines(field["itemListElement"] ?? field["text"] ?? field["name"], depth + 1);
}
