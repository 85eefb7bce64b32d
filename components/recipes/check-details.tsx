import type { ReactNode } from "react";
import type { ChipVerdict } from "@/components/ui/chip";
import type { CardRecipe } from "./card-recipe";
import { FINDING_VERDICTS, FindingSign } from "./finding-sign";
import { joinedFindings } from "./joined-findings";
import type { RecipeCardTexts } from "./recipe-card-texts";
import { FoldedSources } from "./sources";

/** One thing that was found or left out: its sign, its name, and under both what to know. */
function Entry({
  verdict,
  title,
  of = "",
  children,
}: {
  readonly verdict: ChipVerdict;
  readonly title: string;
  /** What it is said of. */
  readonly of?: string;
  readonly children: ReactNode;
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-2 py-4">
      <FindingSign verdict={verdict} />
      <p className="leading-(--leading-title) font-bold">
        {title}
        {of === "" ? null : <span className="block text-sm font-normal text-muted">{of}</span>}
      </p>
      <div className="col-span-full grid gap-1 @xl:col-start-2">{children}</div>
    </li>
  );
}

function Entries({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <p className="text-lg font-extrabold">{title}</p>
      <ul className="divide-y divide-hairline">{children}</ul>
    </section>
  );
}

/** Everything that was left out and found, with who says so. */
export function CheckDetails({
  safety: { findings, excluded },
  texts,
}: {
  readonly safety: CardRecipe["safety"];
  readonly texts: RecipeCardTexts;
}) {
  return (
    <>
      {excluded.length > 0 ? (
        <Entries title={texts.leftOutTitle}>
          {excluded.map(({ input, reason, sources }) => (
            <Entry key={`${input} ${reason}`} verdict="blocked" title={input}>
              <p>{reason}</p>
              <FoldedSources title={texts.sources} sources={sources} />
            </Entry>
          ))}
        </Entries>
      ) : null}
      {findings.length > 0 ? (
        <Entries title={texts.found}>
          {joinedFindings(findings).map(({ ruleId, severity, title, inputs, message, sources }) => (
            <Entry
              key={`${ruleId} ${message}`}
              verdict={FINDING_VERDICTS[severity]}
              title={title}
              of={inputs.join(", ")}
            >
              <p>{message}</p>
              <FoldedSources title={texts.sources} sources={sources} />
            </Entry>
          ))}
        </Entries>
      ) : null}
      {findings.length + excluded.length === 0 ? <p>{texts.nothingFoundBody}</p> : null}
      <p className="text-sm text-muted">{texts.checkLimits}</p>
    </>
  );
}
