"use client";

import { lazy, Suspense, type ReactNode } from "react";
import type { BookmarkListTexts } from "@/components/bookmarks/bookmark-list";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { useAccount } from "@/components/shell/account-reach";
import { UnreachableAccount, type UnreachableAccountTexts } from "@/components/shell/unreachable-account";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Spinner } from "@/components/ui/spinner";
import type { Language } from "@/lib/domain/shared/language";

const BookmarkList = lazy(async () => ({
  default: (await import("@/components/bookmarks/bookmark-list")).BookmarkList,
}));

export interface UserTexts extends BookmarkListTexts, UnreachableAccountTexts {
  readonly signIn: string;
  readonly signedOutBody: string;
}

/** Back to this page once signed in. */
const SIGN_IN = "/sign-in?redirect_url=%2Fuser";

/** A parent's bookmarks below the ways to the rest of their account; for a visitor an empty list and the way in. */
export function UserView({
  language,
  texts,
  children,
}: {
  readonly language: Language;
  readonly texts: UserTexts;
  /** Ways to what else a parent keeps. */
  readonly children: ReactNode;
}) {
  const { user, isLoading, isUnreachable } = useAccount();
  const waiting = (
    <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-muted">
      <Spinner />
      {texts.loading}
    </p>
  );
  if (isLoading) return waiting;
  if (isUnreachable) return <UnreachableAccount texts={texts} />;
  if (user === undefined) {
    return (
      <EmptyState
        picture={<EmptyPlate />}
        title={texts.empty}
        action={
          <a href={SIGN_IN} className={buttonVariants()}>
            {texts.signIn}
          </a>
        }
      >
        {texts.signedOutBody}
      </EmptyState>
    );
  }
  return (
    <>
      {children}
      <Suspense fallback={waiting}>
        <BookmarkList userId={user.clerkId} language={language} texts={texts} />
      </Suspense>
    </>
  );
}
