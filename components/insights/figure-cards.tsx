import { Card } from "@/components/ui/card";
import type { StatsOutput } from "@/lib/features/insights/schema";
import type { Messages } from "@/lib/i18n/messages";
import { eventTitle, shownCount } from "./shown-figures";

function FigureCard({ name, figure, note }: { name: string; figure: string; note?: string }) {
  return (
    <Card className="grid content-between gap-2">
      <dt className="text-sm font-bold text-muted wrap-anywhere">{name}</dt>
      <dd className="grid">
        <span className="text-3xl font-black tabular-nums">{figure}</span>
        {note === undefined ? null : <span className="text-sm text-muted">{note}</span>}
      </dd>
    </Card>
  );
}

/** All accounts, what was lively in the period, and a card for each type of event. */
export function FigureCards({
  stats,
  locale,
  texts,
}: {
  readonly stats: StatsOutput["stats"];
  readonly locale: string;
  readonly texts: Messages["Analytics"];
}) {
  const period = texts.timeframes[stats.timeframe];
  const count = (number: number) => shownCount(number, locale);
  return (
    <>
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <FigureCard name={texts.totalUsers} figure={count(stats.totalUsers)} />
        <FigureCard name={texts.activeUsers} figure={count(stats.activeUsers)} note={period} />
        <FigureCard name={texts.recipesGenerated} figure={count(stats.recipesGenerated)} note={period} />
      </dl>
      <section className="grid grid-cols-1 gap-4">
        <h2 className="text-xl">{texts.breakdown}</h2>
        {stats.eventBreakdown.length === 0 ? (
          <p className="text-muted">{texts.empty}</p>
        ) : (
          <dl className="grid grid-cols-2 gap-4 sm:grid-cols-3 lg:grid-cols-4">
            {stats.eventBreakdown.map(({ event_name, count: times }) => (
              <FigureCard key={event_name} name={eventTitle(event_name)} figure={count(times)} />
            ))}
          </dl>
        )}
      </section>
    </>
  );
}
