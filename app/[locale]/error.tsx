"use client";

import { ErrorPot } from "@/components/illustrations/error-pot";
import { PageFrame } from "@/components/shell/page-frame";
import { useShellTexts } from "@/components/shell/shell-text";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

/** A page broke; the bar and the footer around it still stand. */
export default function ErrorPage({ retry }: { readonly error: unknown; readonly retry: () => void }) {
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
