/** What of a pressed key decides whether it opens the search. */
export interface PressedKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Ctrl-K (⌘K) anywhere; "/" where nothing is being typed. On many keyboards "/" is made with Shift. */
export function opensSearch({ key, ctrlKey, metaKey, altKey, shiftKey }: PressedKey, isTyping: boolean): boolean {
  if (altKey) return false;
  if (key.toLowerCase() === "k") return (ctrlKey || metaKey) && !shiftKey;
  return key === "/" && !ctrlKey && !metaKey && !isTyping;
}

/** The option that a key leads to, among so many, round and round; undefined for any other key. */
export function movedTo(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (active + 1) % count;
  if (key === "ArrowUp") return (active - 1 + count) % count;
  return undefined;
}
