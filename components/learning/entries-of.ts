/** A record with an entry for each key. */
export function entriesOf<K extends string, V>(keys: readonly K[], entry: (key: K) => V): Readonly<Record<K, V>> {
  return Object.fromEntries(keys.map((key) => [key, entry(key)])) as Record<K, V>;
}
