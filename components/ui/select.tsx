import type { ComponentProps } from "react";
import { cn } from "./cn";
import { ChevronDownIcon } from "./icons";
import { controlClasses } from "./input";

/** The browser's own select, which is the best one on a phone, with our frame around it. */
export function Select({ className, children, ...props }: ComponentProps<"select">) {
  return (
    <span className={cn("relative block", className)}>
      <select data-slot="select" className={cn(controlClasses, "appearance-none truncate pr-11")} {...props}>
        {children}
      </select>
      <ChevronDownIcon className="pointer-events-none absolute top-1/2 right-4 -translate-y-1/2 text-muted" />
    </span>
  );
}
