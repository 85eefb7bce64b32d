"use client";

import { useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { Language } from "@/lib/domain/shared/language";

/** What is being read: a page, and the word of it as positions in its text, where the voice tells. */
export interface Reading {
  readonly page: number;
  readonly word?: readonly [from: number, to: number];
}

/** Calmer than a voice reads the news. */
const PACE = 0.9;

function synthesis(): SpeechSynthesis | undefined {
  return "speechSynthesis" in window ? window.speechSynthesis : undefined;
}

function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = synthesis()?.getVoices() ?? [];
  const [primary] = language.split("-");
  // Some systems write de_AT.
  const tagOf = (voice: SpeechSynthesisVoice): string => voice.lang.replace("_", "-");
  return (
    voices.find((voice) => tagOf(voice) === language) ?? voices.find((voice) => tagOf(voice).split("-")[0] === primary)
  );
}

function subscribeToVoices(listener: () => void): () => void {
  const speech = synthesis();
  speech?.addEventListener("voiceschanged", listener);
  return () => speech?.removeEventListener("voiceschanged", listener);
}

/** Where the word that begins at `from` ends; voices that tell where a word begins do not all say how long it is. */
export function endOfWord(text: string, from: number, length: number | undefined): number {
  if (length !== undefined && length > 0) return Math.min(text.length, from + length);
  const rest = /^\S+/.exec(text.slice(from))?.[0] ?? "";
  return from + rest.length;
}

/** Reads pages aloud one after the other with a voice of this device that speaks the language, if it has one. */
export function useReadAloud(pages: readonly string[], language: Language) {
  const hasVoice = useSyncExternalStore(
    subscribeToVoices,
    () => voiceFor(language) !== undefined,
    () => false,
  );
  const [reading, setReading] = useState<Reading>();

  const stop = useCallback(() => {
    synthesis()?.cancel();
    setReading(undefined);
  }, []);

  // A story that is left falls silent.
  useEffect(() => () => synthesis()?.cancel(), []);

  function readPage(page: number) {
    const text = pages[page];
    const speech = synthesis();
    const voice = voiceFor(language);
    if (text === undefined || !speech || !voice) {
      setReading(undefined);
      return;
    }
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.voice = voice;
    utterance.lang = voice.lang;
    utterance.rate = PACE;
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (name !== "sentence") setReading({ page, word: [charIndex, endOfWord(text, charIndex, charLength)] });
    };
    utterance.onend = () => {
      readPage(page + 1);
    };
    utterance.onerror = () => {
      setReading(undefined);
    };
    setReading({ page });
    speech.speak(utterance);
  }

  function read() {
    synthesis()?.cancel();
    readPage(0);
  }

  return { hasVoice, reading, read, stop };
}
