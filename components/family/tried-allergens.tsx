import { Badge } from "@/components/ui/badge";
import type { Language } from "@/lib/domain/shared/language";
import type { TriedOutput } from "@/lib/features/family/schema";
import { countsIn } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { shownDay } from "./shown-day";

const BADGES = { new: "neutral", started: "generated", introduced: "expert", paused: "caution" } as const;

/** Each main allergen with how often and when, as a table. */
export function TriedAllergens({
  allergens,
  texts,
  locale,
}: {
  readonly allergens: TriedOutput["allergens"];
  readonly texts: Messages["Tried"];
  readonly locale: Language;
}) {
  const number = countsIn(locale);
  return (
    <section className="@container grid grid-cols-1 gap-3">
      <h2 className="text-xl">{texts.allergensTitle}</h2>
      <p className="max-w-prose text-sm text-muted">{texts.allergensHint}</p>
      <table className="w-full border-collapse rounded-card bg-card text-left shadow-soft @max-[15rem]:wrap-anywhere @max-[15rem]:hyphens-auto">
        <thead>
          <tr className="border-b-2 border-hairline text-sm text-muted">
            <th scope="col" className="p-3">
              {texts.allergen}
            </th>
            <th scope="col" className="p-3 text-right">
              {texts.exposures}
            </th>
            <th scope="col" className="p-3">
              {texts.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {allergens.map(({ id, name, exposures, lastAt, state }) => (
            <tr key={id} className="border-b border-hairline align-top last:border-0">
              <th scope="row" className="p-3 font-bold wrap-anywhere">
                {name}
                {state === "new" ? null : (
                  <span className="mt-1 block">
                    <Badge variant={BADGES[state]}>{texts.state[state]}</Badge>
                  </span>
                )}
              </th>
              <td className="p-3 text-right tabular-nums">{number(exposures)}</td>
              <td className="p-3 text-sm text-muted">{lastAt === null ? texts.never : shownDay(lastAt, locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
