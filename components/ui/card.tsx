import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A surface for things that belong together. */
export function Card({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      data-slot="card"
      className={cn("rounded-card border border-hairline bg-card p-4 shadow-soft sm:p-6", className)}
      {...props}
    />
  );
}
