"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { subscribeToUser } from "./user-store";

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        refetchInterval: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: false,
        // A call without a connection fails at once and is said so, instead of waiting for one behind a skeleton.
        networkMode: "always",
      },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}

let browserClient: QueryClient | undefined;

/** One cache for the whole page in the browser, a new one for every rendering on the server. */
function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  if (browserClient === undefined) {
    const client = createQueryClient();
    // What was fetched belongs to whoever was signed in then.
    subscribeToUser(() => {
      client.clear();
    });
    browserClient = client;
  }
  return browserClient;
}

/**
 * Queries for the lists below it: never stale, never fetched again by themselves, never retried. Weighs 10 kB, so it
 * stands around the parts that query, which are loaded when they are needed, and not around the whole page.
 */
export function QueryProvider({ children }: { readonly children: ReactNode }) {
  return <QueryClientProvider client={queryClient()}>{children}</QueryClientProvider>;
}
