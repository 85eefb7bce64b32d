import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export interface PictureProps {
  /** What the picture shows. Without it the picture is decoration beside words that say the same. */
  readonly label?: string;
  /** Gives the size; without it the picture is as wide as the room it has. */
  readonly className?: string;
}

/** The frame of a drawing: thick soft outlines, colours of the page's theme. `viewBox` is "0 0 width height". */
export function Picture({
  label,
  className,
  size,
  children,
}: PictureProps & { readonly size: readonly [width: number, height: number]; readonly children: ReactNode }) {
  return (
    <svg
      data-slot="picture"
      viewBox={`0 0 ${size[0]} ${size[1]}`}
      fill="none"
      stroke="var(--art-line)"
      strokeWidth={4}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cn("block", className ?? "h-auto w-full")}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
    >
      {children}
    </svg>
  );
}
