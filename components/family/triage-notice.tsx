import { Notice } from "@/components/ui/notice";
import type { TriageLevel } from "@/lib/domain/safety/reaction-triage";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import { TriageSources } from "./triage-sources";

/** What to watch and when to call, for signs that are no emergency. */
export function TriageNotice({
  level,
  texts,
}: {
  readonly level: Extract<TriageLevel, "watch" | "doctor">;
  readonly texts: ReactionTexts;
}) {
  const { title, lead, steps } = texts[level];
  return (
    <Notice variant={level === "doctor" ? "error" : "caution"} title={title} role="status">
      <p>{lead}</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ul>
      <TriageSources texts={texts} />
    </Notice>
  );
}
