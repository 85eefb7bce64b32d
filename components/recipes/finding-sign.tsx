import { chipVariants, VerdictIcon, type ChipVerdict } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import type { FindingOutput } from "@/lib/features/ingredients/schema";

/** How a finding looks, by how severe it is. */
export const FINDING_VERDICTS: Readonly<Record<FindingOutput["severity"], ChipVerdict>> = {
  forbid: "blocked",
  transform: "change",
  limit: "caution",
  allergy: "caution",
  unknown: "unknown",
};

/** The sign beside something that was found: a shape in its colour. */
export function FindingSign({ verdict }: { readonly verdict: ChipVerdict }) {
  return (
    <span className={cn(chipVariants({ verdict }), "size-10 min-h-0! justify-center p-0!")}>
      <VerdictIcon verdict={verdict} />
    </span>
  );
}
