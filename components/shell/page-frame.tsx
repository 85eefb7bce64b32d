import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

const WIDTHS = { narrow: "max-w-md", text: "max-w-prose", page: "max-w-4xl", wide: "max-w-7xl" } as const;

/** What a page is about, between the bar and the footer. */
export function PageFrame({
  width = "wide",
  className,
  children,
}: {
  readonly width?: keyof typeof WIDTHS;
  readonly className?: string;
  readonly children: ReactNode;
}) {
  return (
    <main
      id="main"
      tabIndex={-1}
      className={cn("mx-auto px-4 py-6 outline-none sm:px-6 sm:py-10", WIDTHS[width], className)}
    >
      {children}
    </main>
  );
}
