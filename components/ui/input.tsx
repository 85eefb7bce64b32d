import type { ComponentProps } from "react";
import { cn } from "./cn";

/** The look that text fields, text areas and selects share. */
export const controlClasses =
  "block w-full min-w-0 min-h-12 rounded-md border-2 border-line bg-card px-4 py-2 text-base text-ink transition-[border-color] duration-150 focus-visible:border-blueberry disabled:opacity-60 aria-invalid:border-beet";

/** A line of text. Its label, hint and error come from `Field`. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input data-slot="input" className={cn(controlClasses, className)} {...props} />;
}
