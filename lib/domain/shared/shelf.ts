declare global {
  /** What is put on the shelf: each module names what is its own. */
  interface SquishShelf {
    readonly kind?: "shelf";
  }
  var squishShelf: SquishShelf | undefined;
}

/**
 * What `make` makes, once in a process that offers a shelf (`globalThis.squishShelf`, as our server does): a build holds
 * a module once for its pages and once for its calls, and the vocabularies are 25 MB and a second of work each time.
 * Without a shelf every copy of a module makes its own, as a test expects that changes one.
 */
export function fromShelf<K extends keyof SquishShelf>(
  name: K,
  make: () => NonNullable<SquishShelf[K]>,
): NonNullable<SquishShelf[K]> {
  const shelf = globalThis.squishShelf;
  if (shelf === undefined) return make();
  return (shelf[name] ??= make());
}
