import "server-only";

/** More than the product has, with room for lists of several lengths; what comes after is planned each time. */
const MOST_STATEMENTS = 300;
const names = new Map<string, string>();

/**
 * The name under which a connection keeps the plan of a statement; empty for one that is not to be kept. A statement is
 * always called the same in this process.
 */
export function statementName(sql: string): string {
  const known = names.get(sql);
  if (known !== undefined) return known;
  if (names.size >= MOST_STATEMENTS) return "";
  const name = `s${names.size}`;
  names.set(sql, name);
  return name;
}
