import type { SVGProps } from "react";
import { cn } from "./cn";

export interface IconProps extends Omit<SVGProps<SVGSVGElement>, "children" | "d"> {
  /** The words a screen reader says. Without it the icon is decoration beside text that says the same. */
  readonly label?: string;
}

/** The frame of an icon: 24 by 24, drawn in the colour of the text around it, as large as the text (1.25em). */
export function Icon({ label, className, d, ...props }: IconProps & { readonly d: string }) {
  return (
    <svg
      data-slot="icon"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={2.2}
      strokeLinecap="round"
      strokeLinejoin="round"
      width="1.25em"
      height="1.25em"
      className={cn("shrink-0", className)}
      {...(label === undefined ? { "aria-hidden": true } : { role: "img", "aria-label": label })}
      {...props}
    >
      <path d={d} />
    </svg>
  );
}
