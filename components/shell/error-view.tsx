"use client";

import { ErrorPot } from "@/components/illustrations/error-pot";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageFrame } from "./page-frame";
import { useShellTexts } from "./shell-text";

/** What stands in place of a page that broke: what happened, one thing to do, and a way out. */
export function ErrorView({ retry }: { readonly retry: () => void }) {
  const texts = useShellTexts()?.errorPage;
  return (
    <PageFrame>
      <EmptyState
        as="h1"
        picture={<ErrorPot />}
        title={texts?.title}
        action={<Button onClick={retry}>{texts?.retry}</Button>}
      >
        <p>{texts?.body}</p>
        <p className="mt-4">
          <a href="/" className="link">
            {texts?.home}
          </a>
        </p>
      </EmptyState>
    </PageFrame>
  );
}
