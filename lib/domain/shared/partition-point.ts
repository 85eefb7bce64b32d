import { present } from "./present";

/** How many items of a list come before all others, where `isBefore` holds for those and for none behind them. Asks few. */
export function partitionPoint<T>(items: ArrayLike<T>, isBefore: (item: T) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (isBefore(present(items[middle]))) low = middle + 1;
    else high = middle;
  }
  return low;
}
