import { chipVariants, VerdictIcon, type ChipVerdict } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { ChevronDownIcon, ShieldIcon } from "@/components/ui/icons";
import type { FindingOutput } from "@/lib/features/ingredients/schema";
import { checkSummary } from "./check-summary";
import type { CardRecipe } from "./card-recipe";
import type { RecipeCardTexts } from "./recipe-card-texts";
import { Sources } from "./sources";

const VERDICTS: Record<FindingOutput["severity"], ChipVerdict> = {
  forbid: "blocked",
  transform: "change",
  limit: "caution",
  allergy: "caution",
  unknown: "unknown",
};

export interface RecipeCheckProps {
  readonly safety: CardRecipe["safety"];
  readonly texts: RecipeCardTexts;
  readonly locale: string;
}

function Finding({ finding, texts }: { readonly finding: FindingOutput; readonly texts: RecipeCardTexts }) {
  const verdict = VERDICTS[finding.severity];
  return (
    <li className="flex items-start gap-3">
      <span className={cn(chipVariants({ verdict }), "shrink-0 justify-center px-2.5")}>
        <VerdictIcon verdict={verdict} />
      </span>
      <div className="grid min-w-0 gap-1">
        <p className="font-bold">
          {finding.title}
          {finding.input ? <span className="font-normal text-muted"> · {finding.input}</span> : null}
        </p>
        <p>{finding.message}</p>
        <Sources title={texts.sources} sources={finding.sources} />
      </div>
    </li>
  );
}

/** The check in one line; opened, everything that was found and left out, with who says so. */
export function RecipeCheck({ safety, texts, locale }: RecipeCheckProps) {
  const { findings, excluded } = safety;
  return (
    <details className="group rounded-card bg-pea-soft">
      <summary className="flex min-h-13 list-none items-center gap-3 rounded-card px-4 py-2 [&::-webkit-details-marker]:hidden">
        <ShieldIcon className="text-pea" />
        <span className="min-w-0 flex-1">
          <strong className="block text-pea">{texts.check}</strong>
          <span className="amounts">{checkSummary(safety, texts.summary, locale).join(" · ")}</span>
        </span>
        <ChevronDownIcon className="transition-transform duration-150 group-open:rotate-180" />
      </summary>
      <div className="grid gap-4 px-4 pt-2 pb-4">
        {excluded.length > 0 ? (
          <section className="grid gap-2">
            <p className="font-extrabold text-beet">{texts.leftOutTitle}</p>
            <ul className="grid gap-2">
              {excluded.map(({ input, reason }) => (
                <li key={`${input} ${reason}`} className="flex items-start gap-3">
                  <VerdictIcon verdict="blocked" className="mt-0.5 text-beet" />
                  <p className="min-w-0">
                    <strong className="block">{input}</strong>
                    {reason}
                  </p>
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        {findings.length > 0 ? (
          <section className="grid gap-2">
            <p className="font-extrabold">{texts.found}</p>
            <ul className="grid gap-4">
              {findings.map((finding) => (
                <Finding key={`${finding.ruleId} ${finding.input ?? ""}`} finding={finding} texts={texts} />
              ))}
            </ul>
          </section>
        ) : null}
        {findings.length + excluded.length === 0 ? <p>{texts.nothingFoundBody}</p> : null}
        <p className="text-sm text-muted">{texts.checkLimits}</p>
      </div>
    </details>
  );
}
