import { FEATURE_OF, isEventName, type Feature } from "./event";

/** How often something happened. */
export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Uses of each feature that was used at all, the most used first; of equals the one whose name comes first. */
export function rankFeatures(events: readonly NamedCount[]): { readonly feature: Feature; readonly count: number }[] {
  const uses = new Map<Feature, number>();
  for (const { name, count } of events) {
    const feature = isEventName(name) ? FEATURE_OF[name] : undefined;
    if (feature !== undefined) uses.set(feature, (uses.get(feature) ?? 0) + count);
  }
  return [...uses]
    .filter(([, count]) => count > 0)
    .map(([feature, count]) => ({ feature, count }))
    .sort((one, other) => other.count - one.count || (one.feature < other.feature ? -1 : 1));
}
