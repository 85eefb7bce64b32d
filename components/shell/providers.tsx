"use client";

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
import { ShellTextProvider, type ShellTexts } from "./shell-text";

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
      },
      mutations: { retry: false },
    },
  });
}

/** What every client leaf may rely on. Data is never stale, never fetched again by itself, and never retried. */
export function Providers({ texts, children }: { readonly texts: ShellTexts; readonly children: ReactNode }) {
  const [client] = useState(createQueryClient);
  return (
    <QueryClientProvider client={client}>
      <ShellTextProvider texts={texts}>{children}</ShellTextProvider>
    </QueryClientProvider>
  );
}
