/**
 * Every phrase that takes one of each part in turn, parts given as "one|another"; an empty one leaves its part out. Each is
 * a text of its own: what `+` makes of a long one keeps both halves beside it.
 */
export function joined(...parts: readonly string[]): readonly string[] {
  return parts
    .map((part) => part.split("|"))
    .reduce<readonly (readonly string[])[]>(
      (heads, tails) => heads.flatMap((head) => tails.map((tail) => [...head, tail])),
      [[]],
    )
    .map((words) => words.filter((word) => word !== "").join(" "));
}
