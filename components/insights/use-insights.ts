import { useQuery } from "@tanstack/react-query";
import { toast } from "@/components/shell/toast-store";
import type { Timeframe } from "@/lib/domain/analytics/timeframe";
import type { Language } from "@/lib/domain/shared/language";
import type { EventListOutput, StatsOutput } from "@/lib/features/insights/schema";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { Messages } from "@/lib/i18n/messages";

/** What the dashboard asks with. */
export interface InsightsQuestion {
  readonly token: string;
  readonly timeframe: Timeframe;
  readonly locale: Language;
  readonly texts: Messages["Analytics"];
  /** The server did not take the token. */
  readonly onRefused: () => void;
}

/** Fetched with the token beside the session. A failure is said at once, in the specification's words (`failed`). */
function useWithToken<T>(address: string, { token, texts, onRefused }: InsightsQuestion, failed: string) {
  return useQuery({
    queryKey: [address, token],
    queryFn: async ({ signal }) => {
      try {
        return await callApi<T>(address, { signal, headers: { Authorization: `Bearer ${token}` } });
      } catch (failure) {
        if (signal.aborted) throw failure;
        const description = failure instanceof Error ? failed : texts.failed;
        toast({ title: texts.errorTitle, description, variant: "destructive" });
        if (failure instanceof ApiFailure && failure.code === "admin_token_required") onRefused();
        throw failure;
      }
    },
  });
}

/** The figures and the events of an installation. */
export function useInsights(question: InsightsQuestion) {
  const { timeframe, locale, texts } = question;
  const figures = `${memberEndpoints.analyticsStats}?timeframe=${timeframe}&language=${locale}`;
  const stats = useWithToken<StatsOutput>(figures, question, texts.failedStats);
  const events = useWithToken<EventListOutput>(memberEndpoints.analyticsEvents, question, texts.failedEvents);
  return {
    stats: stats.data?.stats,
    events: events.data?.events,
    failure: stats.error ?? events.error,
    isFetching: stats.isFetching || events.isFetching,
    reload: () => {
      void stats.refetch();
      void events.refetch();
    },
  };
}
