"use client";

import type { ReactNode } from "react";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { QueryProvider } from "@/components/shell/query-provider";
import { useUser } from "@/components/shell/use-user";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Skeleton } from "@/components/ui/skeleton";
import type { Messages } from "@/lib/i18n/messages";
import { KeptMealsList, type KeptMealsListProps } from "./kept-meals-list";
import { TellKeptMeals } from "./tell-kept-meals";

export interface MemberGateProps {
  /** Back to this page once signed in. */
  readonly path: string;
  readonly texts: Messages["Family"];
  readonly loading: string;
  readonly signIn: string;
  /** Where a visitor's meals on this device are shown beside the way in. */
  readonly kept: Omit<KeptMealsListProps, "family" | "children"> | undefined;
  readonly children: ReactNode;
}

/** Shows what is a parent's own to a parent, and to a visitor the way in. The server decides; this only asks politely. */
export function MemberGate({ path, texts, loading, signIn, kept, children }: MemberGateProps) {
  const { user, isLoading } = useUser();
  if (isLoading) {
    return (
      <div role="status" className="grid gap-4">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-32" />
        <Skeleton className="h-48" />
      </div>
    );
  }
  if (user === undefined) {
    const wayIn = (
      <EmptyState
        picture={<EmptyPlate />}
        title={texts.signedOut}
        action={
          <a href={`/sign-in?redirect_url=${encodeURIComponent(path)}`} className={buttonVariants()}>
            {signIn}
          </a>
        }
      >
        {texts.signedOutBody}
      </EmptyState>
    );
    if (kept === undefined) return wayIn;
    return (
      <KeptMealsList {...kept} family={texts}>
        {wayIn}
      </KeptMealsList>
    );
  }
  return (
    <QueryProvider>
      <TellKeptMeals />
      {children}
    </QueryProvider>
  );
}
