import { z } from "zod";

/**
 * What Google's documentation of recipe structured data asks for (name and image) and recommends, with the forms it says:
 * absolute crawlable addresses, ISO 8601 durations that come in pairs, steps with a text, ratings with a count. Fields that
 * it does not document for a recipe are refused, so that a misspelt one cannot pass.
 */
const address = z.url({ protocol: /^https?$/ });
const words = z
  .string()
  .min(1)
  .refine((text) => text === text.trim() && !text.includes("\n"), "one trimmed line");
const duration = z.string().regex(/^PT(?:\d+H)?(?:\d+M)?$/);

function minutesOf(text: string): number {
  const [, hours = "0", minutes = "0"] = /^PT(?:(\d+)H)?(?:(\d+)M)?$/.exec(text) ?? [];
  return Number(hours) * 60 + Number(minutes);
}

export const googleRecipe = z
  .strictObject({
    "@context": z.literal("https://schema.org"),
    "@type": z.literal("Recipe"),
    name: words.max(110),
    image: z.array(address).min(1),
    author: z.strictObject({ "@type": z.enum(["Person", "Organization"]), name: words }),
    datePublished: z.iso.date(),
    description: words,
    keywords: words,
    recipeCategory: words.optional(),
    recipeIngredient: z.array(words).min(1),
    recipeInstructions: z.array(z.strictObject({ "@type": z.literal("HowToStep"), text: words, url: address })).min(1),
    prepTime: duration.optional(),
    cookTime: duration.optional(),
    totalTime: duration.optional(),
    recipeYield: z
      .string()
      .regex(/^[1-9]\d*$/)
      .optional(),
    aggregateRating: z
      .strictObject({
        "@type": z.literal("AggregateRating"),
        ratingValue: z.number().min(1).max(5),
        ratingCount: z.number().int().min(1),
      })
      .optional(),
    inLanguage: z.enum(["en", "my", "de", "de-AT", "pl"]),
    url: address,
  })
  .refine(({ prepTime, cookTime }) => (prepTime === undefined) === (cookTime === undefined), "times come in pairs")
  .refine(
    ({ prepTime, cookTime, totalTime }) =>
      totalTime === undefined ||
      prepTime === undefined ||
      cookTime === undefined ||
      minutesOf(totalTime) === minutesOf(prepTime) + minutesOf(cookTime),
    "the total is the sum",
  )
  .refine(
    ({ keywords, recipeCategory }) => recipeCategory === undefined || !keywords.split(", ").includes(recipeCategory),
    "a category is no keyword",
  )
  .refine(
    ({ recipeInstructions }) => new Set(recipeInstructions.map(({ url }) => url)).size === recipeInstructions.length,
    "each step has an address of its own",
  );
