import type { InvalidateQueryFilters, QueryClient } from "@tanstack/react-query";

/**
 * Fetches anew what a change has made old. A first answer that is still under way was asked for before the change and
 * may not know of it, and the library would let it stand: it is dropped and asked for again.
 */
export async function askAgain(client: QueryClient, filters: InvalidateQueryFilters = {}): Promise<void> {
  await client.cancelQueries({
    ...filters,
    predicate: (query) => query.state.data === undefined && (filters.predicate?.(query) ?? true),
  });
  await client.invalidateQueries(filters);
}
