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

/** The heading of a card; its level is the caller's, since only the page knows its outline. */
export function CardTitle({
  as: Heading = "h2",
  className,
  ...props
}: ComponentProps<"h2"> & { readonly as?: "h1" | "h2" | "h3" }) {
  return <Heading data-slot="card-title" className={cn("text-xl", className)} {...props} />;
}
