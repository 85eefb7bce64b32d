import type { ComponentProps } from "react";

/** Words for screen readers only; they take no room on the screen. */
export function VisuallyHidden(props: ComponentProps<"span">) {
  return <span data-slot="visually-hidden" {...props} className="sr-only" />;
}
