/**
 * FNV-1a, 32 bit: the same text gives the same number on every machine. Of the text without the letter at `missing`; of
 * all of it where there is no such letter.
 */
export function hashText(text: string, missing = -1): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    if (index !== missing) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** The element that a seed picks; deterministic, `undefined` only for an empty list. */
export function pickBySeed<T>(items: readonly T[], seed: number): T | undefined {
  return items[((seed % items.length) + items.length) % items.length];
}
