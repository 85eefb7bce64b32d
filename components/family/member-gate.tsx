"use client";

import type { ReactNode } from "react";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { useAccount } from "@/components/shell/account-reach";
import { QueryProvider } from "@/components/shell/query-provider";
import { UnreachableAccount } from "@/components/shell/unreachable-account";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Messages } from "@/lib/i18n/messages";
import type { KeptMealsListProps } from "./kept-meals-list";
import { MemberLoading } from "./member-loading";
import { TellKeptMeals } from "./tell-kept-meals";
import { VisitorsMeals } from "./visitors-meals";

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
  const { user, isLoading, isUnreachable } = useAccount();
  if (isLoading) return <MemberLoading loading={loading} />;
  if (isUnreachable) return <UnreachableAccount texts={texts} />;
  if (user === undefined) {
    const wayIn = (title: string) => (
      <EmptyState
        picture={<EmptyPlate />}
        title={title}
        action={
          <a href={`/sign-in?redirect_url=${encodeURIComponent(path)}`} className={buttonVariants()}>
            {signIn}
          </a>
        }
      >
        {texts.signedOutBody}
      </EmptyState>
    );
    if (kept === undefined) return wayIn(texts.signedOut);
    return (
      <VisitorsMeals {...kept} family={texts} loading={loading}>
        {(hasMeals) => wayIn(hasMeals ? kept.texts.account : texts.signedOut)}
      </VisitorsMeals>
    );
  }
  return (
    <QueryProvider>
      <TellKeptMeals />
      {children}
    </QueryProvider>
  );
}
