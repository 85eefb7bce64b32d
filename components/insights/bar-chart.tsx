import type { Timeframe } from "@/lib/domain/analytics/timeframe";
import type { StatsOutput } from "@/lib/features/insights/schema";
import { fill } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { CsvButton } from "./csv-button";
import { barLabel, shownCount } from "./shown-figures";

type Bar = StatsOutput["stats"]["series"][number];

const HEIGHT = 100;
const STEP = 10;
const WIDTH = 8;

/** One bar: generated recipes below, everything else that happened above. */
function Column({ bar, index, most, label }: { bar: Bar; index: number; most: number; label: string }) {
  const recipes = (bar.recipes / most) * HEIGHT;
  const others = ((bar.events - bar.recipes) / most) * HEIGHT;
  const x = index * STEP + (STEP - WIDTH) / 2;
  return (
    <g>
      <title>{label}</title>
      <rect className="fill-transparent" x={index * STEP} y={0} width={STEP} height={HEIGHT} />
      <rect className="fill-blueberry" x={x} y={HEIGHT - recipes - others} width={WIDTH} height={others} />
      <rect className="fill-carrot" x={x} y={HEIGHT - recipes} width={WIDTH} height={recipes} />
    </g>
  );
}

export interface BarChartProps {
  readonly series: readonly Bar[];
  readonly timeframe: Timeframe;
  readonly locale: string;
  readonly texts: Messages["Analytics"];
}

/** What happened in each hour, day or month, drawn, and beside it the same as a table. */
export function BarChart({ series, timeframe, locale, texts }: BarChartProps) {
  const most = Math.max(1, ...series.map(({ events }) => events));
  const name = (bar: Bar) => barLabel(bar.start, timeframe, locale);
  const count = (number: number) => shownCount(number, locale);
  const says = (bar: Bar) =>
    fill(texts.barLabel, { time: name(bar), events: count(bar.events), recipes: count(bar.recipes) });
  const [first, last] = [series[0], series.at(-1)];
  return (
    <section className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 className="text-xl">{texts.seriesTitle}</h2>
        <CsvButton
          name={`events-${timeframe}`}
          label={fill(texts.csvOf, { title: texts.seriesTitle })}
          text={texts.csv}
          rows={[["start", "events", "recipes"], ...series.map((bar) => [bar.start, bar.events, bar.recipes])]}
        />
      </div>
      <ul className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-4 rounded-sm bg-carrot" />
          {texts.recipesGenerated}
        </li>
        <li className="flex items-center gap-2">
          <span aria-hidden className="size-4 rounded-sm bg-blueberry" />
          {texts.otherEvents}
        </li>
      </ul>
      <figure className="grid grid-cols-1 gap-1">
        <div className="flex gap-3">
          <div aria-hidden className="flex flex-col justify-between text-right text-sm text-muted tabular-nums">
            <span>{count(most)}</span>
            <span>{count(0)}</span>
          </div>
          <svg
            role="img"
            aria-label={texts.seriesTitle}
            viewBox={`0 0 ${series.length * STEP} ${HEIGHT}`}
            preserveAspectRatio="none"
            className="h-48 w-0 flex-1 border-b-2 border-line"
          >
            {series.map((bar, index) => (
              <Column key={bar.start} bar={bar} index={index} most={most} label={says(bar)} />
            ))}
          </svg>
        </div>
        <figcaption className="flex justify-between gap-4 text-sm text-muted">
          <span>{first === undefined ? "" : name(first)}</span>
          <span>{last === undefined ? "" : name(last)}</span>
        </figcaption>
      </figure>
      <details className="rounded-card border-2 border-hairline">
        <summary className="flex min-h-11 items-center px-4 font-bold">{texts.table}</summary>
        <table className="w-full text-left">
          <thead>
            <tr className="text-sm text-muted">
              <th scope="col" className="p-3">
                {texts.time}
              </th>
              <th scope="col" className="p-3 text-right">
                {texts.events}
              </th>
              <th scope="col" className="p-3 text-right">
                {texts.recipesGenerated}
              </th>
            </tr>
          </thead>
          <tbody>
            {series.map((bar) => (
              <tr key={bar.start} className="border-t border-hairline">
                <th scope="row" className="p-3">
                  <time dateTime={bar.start}>{name(bar)}</time>
                </th>
                <td className="p-3 text-right tabular-nums">{count(bar.events)}</td>
                <td className="p-3 text-right tabular-nums">{count(bar.recipes)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
      <p className="text-sm text-muted">{texts.utc}</p>
    </section>
  );
}
