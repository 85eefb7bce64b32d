import type { ReactNode } from "react";
import { FINDING_VERDICTS, FindingSign } from "@/components/recipes/finding-sign";
import { FoldedSources } from "@/components/recipes/sources";
import type { FindingOutput } from "@/lib/features/ingredients/schema";

/** One thing that the rules say of a food: its sign, its name, what to know, and who says so. */
export function FindingItem({
  finding: { severity, title, message, sources },
  heading: Heading = "p",
  sourcesTitle,
  children,
}: {
  readonly finding: Pick<FindingOutput, "severity" | "title" | "message" | "sources">;
  /** A heading where the list stands under one. */
  readonly heading?: "h3" | "p";
  readonly sourcesTitle: string;
  /** What else is to be known, before who says so. */
  readonly children?: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 py-4">
      <FindingSign verdict={FINDING_VERDICTS[severity]} />
      <div className="grid min-w-0 grid-cols-1 gap-1">
        <Heading className="font-bold">{title}</Heading>
        <p>{message}</p>
        {children}
        <FoldedSources title={sourcesTitle} sources={sources} />
      </div>
    </li>
  );
}
