import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import type { Activity as ActivityName } from "@/lib/domain/learning/progress";
import type { Language } from "@/lib/domain/shared/language";
import { Completion } from "./completion";

/** One of the games: what it is called, how much of it is done, and the game itself. */
export function Activity({
  activity,
  title,
  lead,
  completion,
  language,
  children,
}: {
  readonly activity: ActivityName;
  readonly title: string;
  readonly lead: string;
  readonly completion: { readonly label: string; readonly short: string };
  readonly language: Language;
  readonly children: ReactNode;
}) {
  const id = `activity-${activity}`;
  return (
    <section aria-labelledby={id} data-activity={activity}>
      <Card className="grid gap-6 max-sm:-mx-2 sm:p-8">
        <div data-slot="activity-head" className="grid gap-1">
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
            <h2 id={id} className="text-2xl">
              {title}
            </h2>
            <Completion activity={activity} label={completion.label} text={completion.short} language={language} />
          </div>
          <p className="text-muted">{lead}</p>
        </div>
        {children}
      </Card>
    </section>
  );
}
