import { servedAge } from "@/components/recipes/held-age";
import { joinedFindings } from "@/components/recipes/joined-findings";
import type { RecipeOutput } from "@/lib/features/recipes/schema";
import { fill } from "@/lib/i18n/client-text";
import type { RecipePageTexts } from "./recipe-page-texts";

/** The check on paper, where nothing can be opened: what was left out, what was found, for whom, and where to read it. */
export function PrintedCheck({
  recipe,
  url,
  texts,
}: {
  readonly recipe: Pick<RecipeOutput, "safety" | "ageGroup">;
  readonly url: string;
  readonly texts: RecipePageTexts;
}) {
  const { card } = texts;
  const { safety } = recipe;
  const served = servedAge(recipe);
  const age = card.ages.find(({ value }) => value === served)?.label ?? "";
  return (
    <section data-slot="printed-check" className="hidden gap-2 border-t border-hairline pt-3 text-sm print:grid">
      <p className="font-bold">
        {card.check}: {fill(texts.forWhom, { age })}
      </p>
      {safety.excluded.length > 0 ? (
        <div>
          <p className="font-bold">{card.leftOutTitle}</p>
          <ul className="list-disc pl-5">
            {safety.excluded.map(({ input, reason }) => (
              <li key={`${input} ${reason}`}>
                <strong>{input}</strong> · {reason}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {safety.findings.length > 0 ? (
        <div>
          <p className="font-bold">{card.found}</p>
          <ul className="list-disc pl-5">
            {joinedFindings(safety.findings).map(({ ruleId, title, inputs, message }) => (
              <li key={`${ruleId} ${message}`}>
                <strong>{[title, ...inputs].join(" · ")}</strong> {message}
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      <p>{card.checkLimits}</p>
      <p className="break-all">{fill(texts.address, { url })}</p>
    </section>
  );
}
