"use client";

import { createContext, use, useCallback, type ReactNode } from "react";
import { ApiFailure } from "@/lib/http/api-client";

/** Texts that any client leaf may need at a moment nobody can foresee: failures, and the page that replaces a broken one. */
export interface ShellTexts {
  /** Failures that may come before all others are fetched. */
  readonly errors: Readonly<Partial<Record<ApiFailure["code"], string>> & { readonly unexpected: string }>;
  readonly errorPage: { readonly title: string; readonly body: string; readonly retry: string; readonly home: string };
}

/** What each failure is called in the page's language, once that is fetched: a page starts with the few that may come at once. */
let fetchedErrors: Readonly<Record<string, string>> | undefined;

/** From now on these are the words for failures. */
export function setErrorTexts(fetched: Readonly<Record<string, string>>): void {
  fetchedErrors = fetched;
}

const ShellTextContext = createContext<ShellTexts | undefined>(undefined);

export function ShellTextProvider({ texts, children }: { readonly texts: ShellTexts; readonly children: ReactNode }) {
  return <ShellTextContext value={texts}>{children}</ShellTextContext>;
}

/** The shell's texts in the page's language; undefined outside the shell. */
export function useShellTexts(): ShellTexts | undefined {
  return use(ShellTextContext);
}

/** Says a failure in the page's language: by its code, else in general. */
export function useErrorText(): (failure: unknown) => string {
  const atOnce = use(ShellTextContext)?.errors;
  return useCallback(
    (failure) => {
      const code = failure instanceof ApiFailure ? failure.code : "unexpected";
      return fetchedErrors?.[code] ?? atOnce?.[code] ?? atOnce?.unexpected ?? "";
    },
    [atOnce],
  );
}
