import { FINDING_VERDICTS, FindingSign } from "@/components/recipes/finding-sign";
import { FoldedSources } from "@/components/recipes/sources";
import type { FindingOutput } from "@/lib/features/ingredients/schema";

/** What the rules say of what was looked for, where they say that it has to wait or to be changed. */
export function RuleAnswers({
  findings,
  texts,
}: {
  readonly findings: readonly FindingOutput[];
  readonly texts: { readonly rules: string; readonly sources: string };
}) {
  if (findings.length === 0) return null;
  return (
    <section data-slot="rule-answers" className="grid gap-3 rounded-card border border-hairline bg-card p-4">
      <p className="font-extrabold">{texts.rules}</p>
      <ul className="grid gap-4">
        {findings.map(({ ruleId, severity, title, message, sources }) => (
          <li key={`${ruleId} ${message}`} className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-3 gap-y-1">
            <FindingSign verdict={FINDING_VERDICTS[severity]} />
            <div className="grid gap-1">
              <p className="font-bold">{title}</p>
              <p>{message}</p>
              <FoldedSources title={texts.sources} sources={sources} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
