import { useQuery, useQueryClient } from "@tanstack/react-query";
import { askAgain } from "@/components/shell/ask-again";
import { callApi } from "@/lib/http/api-client";

/** Something of the signed-in parent's, fetched once; `change` puts what a call answered in its place. */
export function useOwn<T>(address: string) {
  const client = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: [address],
    queryFn: ({ signal }) => callApi<T>(address, { signal }),
  });
  return {
    data,
    error,
    isFetching,
    reload: () => void refetch(),
    change: (next: (current: T) => T) => {
      client.setQueryData<T>([address], (current) => (current === undefined ? undefined : next(current)));
    },
    /** Fetches other addresses of the parent's again when they are next shown. */
    forgetOthers: () => {
      void askAgain(client, { predicate: ({ queryKey }) => queryKey[0] !== address });
    },
  };
}
