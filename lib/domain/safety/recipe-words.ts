/**
 * Every word that a recipe shows. The shape of `RecipeText`, said here once more because arrows run from recipes to
 * safety; whatever has these fields can be checked.
 */
export interface RecipeWords {
  readonly title: string;
  readonly ingredients: readonly string[];
  readonly instructions: string;
  readonly servingInstructions: {
    readonly preparation: string;
    readonly size: string;
    readonly safety: string;
  };
}

const MARKUP = /<\s*[a-z!/?][^>]{0,200}>?|&lt;|\]\([^)]|!\[|\bjavascript:|\{\{|<%|```/i;
// What stands before the dot is looked at from behind it: dots are few, words are many.
const LINK =
  /https?:|\bwww\.|\bmailto:|\.(?<=\b[a-z0-9][a-z0-9-]{1,40}\.)(?:com|net|org|info|io|co|shop|de|at|pl|mm|uk|eu|ru|xyz|app|dev|link|site|online|biz|ly|me)\b(?![a-zäöüß])/i;

export interface ForeignMatter {
  readonly markup: boolean;
  readonly link: boolean;
}

/** All words of a recipe as one text, one field per paragraph. */
export function allWords({ title, ingredients, instructions, servingInstructions }: RecipeWords): string {
  const { preparation, size, safety } = servingInstructions;
  return [title, ...ingredients, instructions, preparation, size, safety].join("\n");
}

/** Whether a text carries what is no word for a kitchen: tags, template marks, addresses of pages. */
export function foreignMatter(text: string): ForeignMatter {
  return { markup: MARKUP.test(text), link: LINK.test(text) };
}
