import { useState } from "react";
import { ErrorPot } from "@/components/illustrations/error-pot";
import { useErrorText } from "@/components/shell/shell-text";
import { Button } from "@/components/ui/button";
import { ChoiceChips } from "@/components/ui/choice-chips";
import { EmptyState } from "@/components/ui/empty-state";
import { TIMEFRAMES, type Timeframe } from "@/lib/domain/analytics/timeframe";
import { BarChart } from "./bar-chart";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { FigureCards } from "./figure-cards";
import { Ranking } from "./ranking";
import { RecentEvents } from "./recent-events";
import { useInsights, type InsightsQuestion } from "./use-insights";

export interface DashboardProps extends Omit<InsightsQuestion, "timeframe"> {
  readonly loading: string;
  readonly onLogout: () => void;
}

/** How the product is used, for who has the token. */
export function Dashboard({ loading, onLogout, ...question }: DashboardProps) {
  const { locale, texts } = question;
  const errorText = useErrorText();
  const [timeframe, setTimeframe] = useState<Timeframe>("monthly");
  const { stats, events, failure, isFetching, reload } = useInsights({ ...question, timeframe });
  return (
    <div className="grid grid-cols-1 gap-8">
      <header className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-3xl [&:lang(my)]:text-2xl">{texts.title}</h1>
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={isFetching && stats !== undefined} onClick={reload}>
            {texts.reload}
          </Button>
          <Button variant="secondary" onClick={onLogout}>
            {texts.logout}
          </Button>
        </div>
      </header>
      <ChoiceChips
        name="timeframe"
        label={texts.timeframe}
        values={TIMEFRAMES}
        value={timeframe}
        labels={texts.timeframes}
        onChange={setTimeframe}
      />
      {failure !== null ? (
        <div role="alert">
          <EmptyState
            picture={<ErrorPot />}
            title={texts.failed}
            action={
              <Button variant="secondary" busy={isFetching} onClick={reload}>
                {texts.retry}
              </Button>
            }
          >
            {errorText(failure)}
          </EmptyState>
        </div>
      ) : stats === undefined || events === undefined ? (
        <DashboardSkeleton label={loading} />
      ) : (
        <>
          <FigureCards stats={stats} locale={locale} texts={texts} />
          <BarChart series={stats.series} timeframe={stats.timeframe} locale={locale} texts={texts} />
          <div className="grid grid-cols-1 gap-8 md:grid-cols-2">
            <Ranking
              id="foods"
              title={texts.foodsTitle}
              what={texts.food}
              rows={stats.popularFoods}
              locale={locale}
              texts={texts}
            />
            <Ranking
              id="features"
              title={texts.featuresTitle}
              what={texts.feature}
              rows={stats.popularFeatures.map(({ feature, count }) => ({ name: texts.features[feature], count }))}
              locale={locale}
              texts={texts}
            />
          </div>
          <RecentEvents events={events} locale={locale} texts={texts} />
        </>
      )}
    </div>
  );
}
