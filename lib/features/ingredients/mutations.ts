import "server-only";
import type { Language } from "@/lib/domain/shared/language";
import { database } from "@/lib/platform/db/client";

/** Counts each word once more in its language; neither who typed it nor when. `words` are distinct. */
export async function countWords(words: readonly string[], language: Language): Promise<void> {
  // In one order everywhere: two calls that count the same words at once wait for each other and never in a circle.
  await database().$executeRaw`
    INSERT INTO unknown_words (word, language)
    SELECT word, ${language} FROM unnest(${[...words].sort()}::text[]) AS word
    ON CONFLICT (word, language) DO UPDATE SET count = unknown_words.count + 1`;
}
