import { cn } from "./cn";

/** Holds the place of what is coming, in its size (`className`); says nothing to a screen reader. */
export function Skeleton({ className }: { readonly className?: string }) {
  return <div data-slot="skeleton" aria-hidden className={cn("animate-breathe rounded-md bg-grey-soft", className)} />;
}
