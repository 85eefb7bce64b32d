import type { Order } from "@/components/home/order";

type Cook = (order: Order) => Promise<boolean>;

let cook: Cook | undefined;

/** Says who makes recipes on this page, until the returned function is called. */
export function cooksIdeas(next: Cook): () => void {
  cook = next;
  return () => {
    if (cook === next) cook = undefined;
  };
}

/** Has the order made where recipes are made. False where something else is being made, or nobody here makes any. */
export async function wantIdea(order: Order): Promise<boolean> {
  return (await cook?.(order)) ?? false;
}
