import "server-only";
import { unknownWord } from "@/lib/domain/food/unknown-word";
import type { Finding } from "@/lib/domain/safety/finding";
import type { Language } from "@/lib/domain/shared/language";
import { log } from "@/lib/platform/log";
import { countWords } from "./mutations";

/** An ingredient that was left out, and why. */
interface LeftOut {
  readonly input: string;
  readonly finding: Finding;
}

/** Counts the names that the lexicon does not know. No recipe waits for it or fails with it. */
export async function countUnknown(leftOut: readonly LeftOut[], language: Language): Promise<void> {
  const unknown = leftOut.filter(({ finding }) => finding.ruleId === "unknown_ingredient");
  const words = new Set(unknown.flatMap(({ input }) => unknownWord(input) ?? []));
  if (words.size === 0) return;
  try {
    await countWords([...words], language);
  } catch (error) {
    log.error("unknown_words_not_counted", error);
  }
}
