import type { Language } from "@/lib/domain/shared/language";
import type { TriedOutput } from "@/lib/features/family/schema";
import { countsIn } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { shownDay } from "./shown-day";

/** The same board without a picture: every food that was eaten, how often and when last. */
export function TriedTable({
  board,
  texts,
  locale,
}: {
  readonly board: TriedOutput;
  readonly texts: Messages["Tried"];
  readonly locale: Language;
}) {
  const number = countsIn(locale);
  const rows = [
    ...board.groups.map(({ group, foods }) => ({ title: texts.groups[group], foods })),
    { title: texts.othersTitle, foods: board.others },
  ].flatMap(({ title, foods }) => foods.filter(({ times }) => times > 0).map((food) => ({ title, ...food })));
  if (rows.length === 0) return null;
  return (
    <details className="rounded-card border-2 border-hairline">
      <summary className="flex min-h-14 cursor-pointer items-center px-4 font-bold">{texts.tableTitle}</summary>
      <table className="w-full text-left">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="p-2 sm:p-3">
              {texts.tried}
            </th>
            <th scope="col" className="p-2 sm:p-3">
              {texts.group}
            </th>
            <th scope="col" className="p-2 sm:p-3 text-right">
              {texts.exposures}
            </th>
            <th scope="col" className="p-2 sm:p-3">
              {texts.last}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, title, times, lastAt }) => (
            <tr key={id} className="border-t border-hairline align-top">
              <th scope="row" className="p-2 sm:p-3 wrap-anywhere">
                {name}
              </th>
              <td className="p-2 sm:p-3 text-sm">{title}</td>
              <td className="p-2 sm:p-3 text-right tabular-nums">{number(times)}</td>
              <td className="p-2 sm:p-3 text-sm text-muted">
                {lastAt === null ? texts.never : shownDay(lastAt, locale)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
