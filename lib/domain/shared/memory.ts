/**
 * Remembers what a pure function answered, by a key that says everything the answer depends on. At most `most` answers
 * are kept (two or more), the latest half of that many for certain. What was not asked for longest goes, half of them at
 * a time, so that being asked costs no more than looking up. What throws is not remembered.
 */
export class Memory<T> {
  private recent = new Map<string, { readonly answer: T }>();
  private older = new Map<string, { readonly answer: T }>();

  /** A key of more than `longestKey` characters is not worth its room: what it names is worked out each time. */
  constructor(
    private readonly most: number,
    private readonly longestKey = 4_000,
  ) {}

  recall(key: string, work: () => T): T {
    const known = this.recent.get(key);
    if (known !== undefined) return known.answer;
    if (key.length > this.longestKey) return work();
    const fresh = this.older.get(key) ?? { answer: work() };
    if (this.recent.size >= Math.floor(this.most / 2)) {
      this.older = this.recent;
      this.recent = new Map();
    }
    this.recent.set(key, fresh);
    return fresh.answer;
  }
}
