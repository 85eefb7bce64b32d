import { useState } from "react";
import { Button } from "@/components/ui/button";
import type { EventListOutput } from "@/lib/features/insights/schema";
import { fill } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { CsvButton } from "./csv-button";
import { shownMoment } from "./shown-figures";

const SHOWN_AT_FIRST = 20;

export interface RecentEventsProps {
  readonly events: EventListOutput["events"];
  readonly locale: string;
  readonly texts: Messages["Analytics"];
}

/** What happened last: its name, when by this device's clock, and what is known of it. */
export function RecentEvents({ events, locale, texts }: RecentEventsProps) {
  const [shown, setShown] = useState(SHOWN_AT_FIRST);
  const rows = events.map((event) => [event.event_timestamp, event.event_name, JSON.stringify(event.properties)]);
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{texts.recentEvents}</h2>
        <CsvButton
          name="recent-events"
          label={fill(texts.csvOf, { title: texts.recentEvents })}
          text={texts.csv}
          rows={[["event_timestamp", "event_name", "properties"], ...rows]}
        />
      </div>
      {events.length === 0 ? <p className="text-muted">{texts.empty}</p> : null}
      <ul className="grid grid-cols-1 items-start gap-x-8 lg:grid-cols-2">
        {events.slice(0, shown).map(({ id, event_name, event_timestamp, properties }) => (
          <li key={id} className="grid grid-cols-1 gap-1 border-t border-hairline py-3">
            <div className="flex flex-wrap justify-between gap-x-4">
              <span className="font-bold wrap-anywhere">{event_name}</span>
              <time dateTime={event_timestamp} className="text-sm text-muted">
                {shownMoment(event_timestamp, locale)}
              </time>
            </div>
            {Object.keys(properties).length === 0 ? null : (
              <pre className="overflow-x-auto rounded-md bg-grey-soft p-3 text-sm" tabIndex={0}>
                {JSON.stringify(properties, null, 2)}
              </pre>
            )}
          </li>
        ))}
      </ul>
      {shown < events.length ? (
        <div>
          <Button
            variant="secondary"
            onClick={() => {
              setShown(events.length);
            }}
          >
            {texts.showAll}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
