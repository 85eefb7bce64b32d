"use client";

import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { QueryProvider } from "@/components/shell/query-provider";
import { useUser } from "@/components/shell/use-user";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Messages } from "@/lib/i18n/messages";
import { looksAfterComments } from "./looks-after";
import { ReportedList } from "./reported-list";

export interface ModerationTexts {
  readonly moderation: Messages["Moderation"];
  readonly comments: Messages["Comments"];
  readonly family: Messages["Family"];
  readonly loading: string;
  readonly signIn: string;
}

const SIGN_IN = "/sign-in?redirect_url=%2Fmoderation";

/** The reported comments for those who look after them; for others why not, and a way on. */
export function ModerationView({ language, texts }: { readonly language: string; readonly texts: ModerationTexts }) {
  const { user, isLoading } = useUser();
  const { moderation, loading, signIn } = texts;
  if (isLoading) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-12" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  if (!looksAfterComments(user)) {
    return (
      <EmptyState
        picture={<EmptyPlate />}
        title={moderation.forbidden}
        action={
          user === undefined ? (
            <a href={SIGN_IN} className={buttonVariants()}>
              {signIn}
            </a>
          ) : (
            <a href="/" className={buttonVariants()}>
              {moderation.home}
            </a>
          )
        }
      >
        {user === undefined ? moderation.signedOut : moderation.forbiddenBody}
      </EmptyState>
    );
  }
  return (
    <QueryProvider>
      <ReportedList language={language} texts={texts} />
    </QueryProvider>
  );
}
