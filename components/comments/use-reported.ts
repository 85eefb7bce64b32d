import { useQuery } from "@tanstack/react-query";
import type { ReportedCommentOutput, ReportState } from "@/lib/features/comments/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

/** What was reported, asked for anew whenever it is shown: others may look at the same list. */
export function useReported(state: ReportState, language: string) {
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["reported", state],
    queryFn: ({ signal }) =>
      callApi<ReportedCommentOutput[]>(`${memberEndpoints.reportedComments}?state=${state}&language=${language}`, {
        signal,
      }),
    staleTime: 0,
  });
  return { comments: data, error, isFetching, reload: () => refetch() };
}
