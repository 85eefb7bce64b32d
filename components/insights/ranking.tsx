import { fill } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { CsvButton } from "./csv-button";
import { shownCount } from "./shown-figures";

export interface RankingProps {
  readonly id: "foods" | "features";
  readonly title: string;
  /** What the first column holds. */
  readonly what: string;
  readonly rows: readonly { readonly name: string; readonly count: number }[];
  readonly locale: string;
  readonly texts: Messages["Analytics"];
}

/** What was used most: a table whose counts are also drawn. */
export function Ranking({ id, title, what, rows, locale, texts }: RankingProps) {
  const most = Math.max(1, ...rows.map(({ count }) => count));
  return (
    <section className="grid grid-cols-1 content-start gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{title}</h2>
        <CsvButton
          name={id}
          label={fill(texts.csvOf, { title })}
          text={texts.csv}
          rows={[[id, "count"], ...rows.map(({ name, count }) => [name, count])]}
        />
      </div>
      {rows.length === 0 ? (
        <p className="text-muted">{texts.empty}</p>
      ) : (
        <table className="w-full text-left">
          <thead className="sr-only">
            <tr>
              <th scope="col">{what}</th>
              <th scope="col">{texts.count}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, count }) => (
              <tr key={name} className="border-t border-hairline first:border-t-0">
                <th scope="row" className="py-2 pr-3 font-semibold wrap-anywhere">
                  {name}
                  <svg aria-hidden viewBox="0 0 100 8" preserveAspectRatio="none" className="mt-1 h-2 w-full">
                    <rect className="fill-grey-soft" width="100" height="8" />
                    <rect className="fill-aubergine" width={(count / most) * 100} height="8" />
                  </svg>
                </th>
                <td className="w-16 py-2 text-right align-bottom tabular-nums">{shownCount(count, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}
