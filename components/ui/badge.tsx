import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeVariants = cva("inline-flex items-center gap-1.5 rounded-chip wrap-anywhere px-3 py-1 text-sm font-bold", {
  variants: {
    variant: {
      expert: "bg-pea-soft text-pea",
      generated: "bg-blueberry-soft text-blueberry",
      tested: "bg-aubergine-soft text-aubergine",
      caution: "bg-amber-soft text-amber",
      neutral: "bg-grey-soft text-grey",
    },
  },
  defaultVariants: { variant: "neutral" },
});

/** A short fact about something: who stands behind a recipe, how many, of which kind. */
export function Badge({ variant, className, ...props }: ComponentProps<"span"> & VariantProps<typeof badgeVariants>) {
  return <span data-slot="badge" className={cn(badgeVariants({ variant }), className)} {...props} />;
}
