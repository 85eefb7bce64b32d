"use client";

import { useInfiniteQuery } from "@tanstack/react-query";
import type { BookmarkOutput } from "@/lib/features/bookmarks/schema";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { nextPage } from "@/lib/http/next-page";

/** Bookmarks of one page of the list. */
const PAGE = 20;

/** A parent's bookmarks, page by page. Who is signed out by now has none. */
export function useBookmarks(userId: string, language: string) {
  const query = useInfiniteQuery({
    queryKey: ["bookmarks", userId],
    initialPageParam: `${memberEndpoints.bookmarks}?limit=${PAGE}`,
    queryFn: async ({ pageParam, signal }) => {
      let next: string | undefined;
      const seeHeaders = (headers: Headers) => {
        next = nextPage(headers);
      };
      try {
        const address = `${pageParam}&language=${language}`;
        return { bookmarks: await callApi<BookmarkOutput[]>(address, { signal, seeHeaders }), next };
      } catch (failure) {
        if (failure instanceof ApiFailure && failure.status === 401) return { bookmarks: [], next };
        throw failure;
      }
    },
    getNextPageParam: ({ next }) => next,
  });
  return { ...query, bookmarks: query.data?.pages.flatMap((page) => page.bookmarks) };
}
