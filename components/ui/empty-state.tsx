import type { ReactNode } from "react";
import { cn } from "./cn";

export interface EmptyStateProps {
  readonly picture: ReactNode;
  readonly title: ReactNode;
  readonly children?: ReactNode;
  /** The one thing to do next. */
  readonly action?: ReactNode;
  readonly as?: "h1" | "h2" | "h3";
  readonly className?: string;
}

/** Nothing here, nothing loaded, nothing found: a picture, a sentence, and one thing to do. */
export function EmptyState({ picture, title, children, action, as: Heading = "h2", className }: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn("mx-auto grid max-w-md justify-items-center gap-4 py-8 text-center wrap-anywhere", className)}
    >
      <div className="w-44">{picture}</div>
      <Heading className="text-xl">{title}</Heading>
      {children ? <div className="text-balance text-muted">{children}</div> : null}
      {action}
    </div>
  );
}
