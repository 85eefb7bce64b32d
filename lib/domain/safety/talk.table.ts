import type { Language } from "../shared/language";

/**
 * `instruction`: words that nobody types into a pantry, but somebody who talks to a machine does. `introduction`: words
 * of tasting something for the first time.
 */
export interface Talk {
  readonly topic: "instruction" | "introduction";
  readonly language: Language;
  readonly words: readonly string[];
}

export const TALK: readonly Talk[] = [
  { topic: "instruction", language: "en", words: ["ignore", "disregard", "instruction", "instructions", "system", "prompt", "assistant", "jailbreak", "you are now", "pretend", "role-play", "roleplay", "override", "json", "return", "translate", "restrictions", "developer mode", "rules", "recommend", "recipe", "respond", "output", "model", "safety check", "bypass"] },
  { topic: "instruction", language: "de", words: ["ignoriere", "ignorieren", "vergiss", "Anweisung", "Anweisungen", "Regeln", "Rezept", "du bist jetzt", "übersetze", "empfiehl", "umgehe"] },
  { topic: "instruction", language: "pl", words: ["zignoruj", "ignoruj", "zapomnij", "instrukcje", "instrukcji", "polecenia", "zasady", "zasad", "przepis", "jesteś teraz", "przetłumacz", "poleć"] },
  { topic: "instruction", language: "my", words: ["လျစ်လျူရှု", "ညွှန်ကြားချက်", "စည်းမျဉ်း", "ဘာသာပြန်"] },
  { topic: "introduction", language: "en", words: ["introduce", "introducing", "first taste", "first time"] },
  { topic: "introduction", language: "de", words: ["einführen", "Einführung", "zum ersten Mal"] },
  { topic: "introduction", language: "pl", words: ["wprowadzić", "wprowadzanie", "wprowadź", "pierwszy raz"] },
  { topic: "introduction", language: "my", words: ["ပထမဆုံးအကြိမ်", "စတင်ကျွေး"] },
];
