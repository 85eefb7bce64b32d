import type { FindingOutput } from "@/lib/features/ingredients/schema";
import { FindingItem } from "./finding-item";

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
    <section data-slot="rule-answers" className="grid rounded-card border border-hairline bg-card px-4 pt-4">
      <p className="font-extrabold">{texts.rules}</p>
      <ul className="divide-y divide-hairline">
        {findings.map((finding) => (
          <FindingItem key={`${finding.ruleId} ${finding.message}`} finding={finding} sourcesTitle={texts.sources} />
        ))}
      </ul>
    </section>
  );
}
