import type { Language } from "@/lib/domain/shared/language";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { ReactionOutput } from "@/lib/features/family/schema";
import type { Messages } from "@/lib/i18n/messages";
import { shownDay } from "./shown-day";

/** Every meal after which something was noticed, as a table for the doctor. */
export function ReportReactions({
  meals,
  texts,
  words,
  locale,
}: {
  readonly meals: readonly ReactionOutput[];
  readonly texts: Messages["Report"];
  readonly words: ReactionTexts | undefined;
  readonly locale: Language;
}) {
  const noticed = meals.filter(({ triage }) => triage !== "none");
  if (noticed.length === 0) return <p>{texts.none}</p>;
  return (
    <table className="w-full border-collapse text-left @max-[15rem]:wrap-anywhere @max-[15rem]:hyphens-auto">
      <thead>
        <tr className="border-b-2 border-hairline text-sm text-muted">
          <th scope="col" className="p-2">
            {texts.date}
          </th>
          <th scope="col" className="p-2">
            {texts.foods}
          </th>
          <th scope="col" className="p-2">
            {texts.symptoms}
          </th>
        </tr>
      </thead>
      <tbody>
        {noticed.map(({ id, eatenAt, foods, symptoms, onset, note }) => (
          <tr key={id} className="border-b border-hairline align-top">
            <td className="p-2 text-sm">{shownDay(eatenAt, locale)}</td>
            <td className="p-2 wrap-anywhere">{foods.map(({ name }) => name).join(", ")}</td>
            <td className="p-2 wrap-anywhere">
              <p>{symptoms.map((symptom) => words?.symptoms[symptom]).join(", ")}</p>
              {onset === null ? null : <p className="text-sm text-muted">{words?.onsets[onset]}</p>}
              {note === null ? null : <p className="text-sm whitespace-pre-line">{note}</p>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
