import de from "@/messages/de.json";
import deAT from "@/messages/de-AT.json";
import en from "@/messages/en.json";
import my from "@/messages/my.json";
import pl from "@/messages/pl.json";
import type { Language } from "@/lib/domain/shared/language";

/** English is the type: every other language has exactly its keys (`tests/messages` proves it). */
export type Messages = typeof en;

/** The same keys with any words. */
type Words<T> = { readonly [K in keyof T]: T[K] extends string ? string : Words<T[K]> };
type Texts = Words<Messages>;

interface MessageTree {
  readonly [key: string]: string | MessageTree;
}

/** `over` laid upon `base`, key by key; a key that `base` does not have is not taken over. */
export function mergeMessages<T extends MessageTree>(base: T, over: MessageTree): T {
  const merged: Record<string, string | MessageTree> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const below = merged[key];
    if (typeof value === "string" && typeof below === "string") merged[key] = value;
    if (typeof value === "object" && typeof below === "object") merged[key] = mergeMessages(below, value);
  }
  return merged as T;
}

const TEXTS: Record<Language, Texts> = { en, de, pl, my, "de-AT": mergeMessages(de, deAT) };

/** All texts of a language; Austrian German is German with what differs laid over it. */
export function messagesFor(language: Language): Messages {
  // The keys are English's by the type above, their arguments by `tests/messages`; only the words differ.
  return TEXTS[language] as Messages;
}
