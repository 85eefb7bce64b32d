import { cn } from "./cn";

/** A turning ring as large as the text. The words that say what is going on stand beside it, so it has none itself. */
export function Spinner({ className }: { readonly className?: string }) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden
      width="1.25em"
      height="1.25em"
      className={cn("shrink-0 animate-turn", className)}
    >
      <circle cx="12" cy="12" r="9" stroke="currentColor" strokeWidth="3" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
