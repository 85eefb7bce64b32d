/**
 * What stands at a place that the caller has counted out itself, which the compiler cannot know. Throws a RangeError where
 * nothing does: a mistake of ours, never one of who typed the text.
 */
export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new RangeError("Nothing stands where something was counted on.");
  return value;
}
