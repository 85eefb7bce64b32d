/** Longer keys are not worth their room: what they name is not asked twice. */
const LONGEST_KEY = 4_000;

/**
 * Remembers what a pure function answered, by a key that says everything the answer depends on. At most `most` answers
 * are kept; the one that was asked for longest ago goes first. What throws is not remembered.
 */
export class Memory<T> {
  private readonly kept = new Map<string, { readonly answer: T }>();

  constructor(private readonly most: number) {}

  recall(key: string, work: () => T): T {
    if (key.length > LONGEST_KEY) return work();
    const known = this.kept.get(key) ?? { answer: work() };
    this.kept.delete(key);
    this.kept.set(key, known);
    if (this.kept.size > this.most) this.kept.delete(this.kept.keys().next().value ?? key);
    return known.answer;
  }
}
