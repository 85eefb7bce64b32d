import { FoldedSources } from "@/components/recipes/sources";
import { chipVariants, VerdictIcon } from "@/components/ui/chip";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import type { ImportOutput } from "@/lib/features/recipes/schema";
import { countText, fill } from "@/lib/i18n/client-text";
import type { ImportTexts } from "./import-texts";

export interface ImportAdviceProps {
  readonly advice: ImportOutput;
  readonly texts: ImportTexts;
  readonly locale: string;
}

/** Where the baby's portion comes out, and what has no place in the steps. */
function Portion({ advice: { ingredients, portion }, texts, locale }: ImportAdviceProps) {
  const lost = ingredients.filter(({ isHeldBack, isPlaced }) => isHeldBack && !isPlaced).map(({ input }) => input);
  const where =
    portion.kind === "before"
      ? fill(texts.before, { step: countText((portion.step ?? 0) + 1, locale) })
      : texts[portion.kind];
  return (
    <Notice variant={portion.kind === "end" ? "info" : "caution"} title={texts.portion}>
      <p>{where}</p>
      {portion.kind === "before" ? <p>{texts.cookOn}</p> : null}
      {lost.length > 0 ? <p className="mt-2">{fill(texts.unplaced, { items: lost.join(", ") })}</p> : null}
    </Notice>
  );
}

function Ingredient({
  ingredient: { input, verdict, findings, preparation },
  texts,
}: {
  readonly ingredient: ImportOutput["ingredients"][number];
  readonly texts: ImportTexts;
}) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-3 break-inside-avoid py-4">
      <span className={cn(chipVariants({ verdict }), "size-10 min-h-0! justify-center p-0!")}>
        <VerdictIcon verdict={verdict} />
      </span>
      <div className="grid gap-1">
        <p className="font-bold">
          {input} <span className="text-sm font-semibold text-muted">{texts.words[verdict]}</span>
        </p>
        {findings.map(({ ruleId, title, message, sources }) => (
          <div key={`${ruleId} ${message}`}>
            <p>
              <strong>{title}</strong> {message}
            </p>
            <FoldedSources title={texts.sources} sources={sources} />
          </div>
        ))}
        {preparation === undefined ? null : <p className="text-muted">{preparation}</p>}
      </div>
    </li>
  );
}

/** What to change in a family's recipe, ingredient by ingredient, and the steps with the place of the baby's portion. */
export function ImportAdvice({ advice, texts, locale }: ImportAdviceProps) {
  const { title, ingredients, steps, portion } = advice;
  const out = portion.step ?? -1;
  return (
    <article className="grid gap-6">
      {title === "" ? null : <h2 className="text-2xl">{title}</h2>}
      <Portion advice={advice} texts={texts} locale={locale} />
      <section>
        <h3 className="text-xl">{texts.ingredients}</h3>
        <ul className="divide-y divide-hairline">
          {ingredients.map((ingredient, index) => (
            <Ingredient key={`${index} ${ingredient.input}`} ingredient={ingredient} texts={texts} />
          ))}
        </ul>
      </section>
      {steps.length === 0 ? null : (
        <section className="grid gap-3">
          <h3 className="text-xl">{texts.instructions}</h3>
          <ol className="grid list-decimal gap-3 pl-7 marker:font-bold marker:text-carrot">
            {steps.map(({ text, isAfter }, index) => (
              <li key={`${index} ${text}`}>
                {index === out ? (
                  <strong className="mb-3 block rounded-md bg-amber-soft px-4 py-2 text-amber">{texts.here}</strong>
                ) : null}
                {text}
                {isAfter ? <span className="block text-sm text-muted">{texts.familyOnly}</span> : null}
              </li>
            ))}
          </ol>
        </section>
      )}
      <p className="text-sm text-muted">{texts.limits}</p>
    </article>
  );
}
