import type { Mention } from "../food/scan";
import type { Concept } from "./vocabulary";

/** A mention without some of what it may mean; none where nothing is left of it. */
export function withoutValues(
  mention: Mention<Concept>,
  isOut: (value: Concept) => boolean,
): readonly Mention<Concept>[] {
  const values = mention.values.filter((value) => !isOut(value));
  return values.length === 0 ? [] : [{ ...mention, values }];
}

/** A mention without the forms that it says; none where nothing is left of it. */
export function withoutForms(mention: Mention<Concept>): readonly Mention<Concept>[] {
  return withoutValues(mention, ({ kind }) => kind === "form");
}
