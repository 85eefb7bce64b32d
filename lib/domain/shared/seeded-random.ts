/** FNV-1a, 32 bit: the same text gives the same number on every machine. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** The element that a seed picks; deterministic, `undefined` only for an empty list. */
export function pickBySeed<T>(items: readonly T[], seed: number): T | undefined {
  return items[((seed % items.length) + items.length) % items.length];
}
