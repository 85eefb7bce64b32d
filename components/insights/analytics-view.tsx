"use client";

import { useState, useSyncExternalStore } from "react";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { QueryProvider } from "@/components/shell/query-provider";
import { useUser } from "@/components/shell/use-user";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import type { Language } from "@/lib/domain/shared/language";
import type { Messages } from "@/lib/i18n/messages";
import { adminToken, setAdminToken, subscribeToAdminToken } from "./admin-token";
import { Dashboard } from "./dashboard";
import { DashboardSkeleton } from "./dashboard-skeleton";
import { TokenGate } from "./token-gate";

export interface AnalyticsViewProps {
  readonly locale: Language;
  readonly texts: Messages["Analytics"];
  readonly loading: string;
  readonly signIn: string;
}

function noToken(): string {
  return "";
}

/**
 * The way to the figures: an account, the role of an admin, the installation's token. What stands here only asks; the
 * server proves all three with every call.
 */
export function AnalyticsView({ locale, texts, loading, signIn }: AnalyticsViewProps) {
  const { user, isLoading } = useUser();
  const token = useSyncExternalStore(subscribeToAdminToken, adminToken, noToken);
  const [wasRefused, setRefused] = useState(false);

  if (isLoading) return <DashboardSkeleton label={loading} />;
  if (user?.role !== "admin") {
    return (
      <EmptyState
        as="h1"
        picture={<EmptyPlate />}
        title={texts.adminOnly}
        action={
          user === undefined ? (
            <a href="/sign-in?redirect_url=%2Fanalytics" className={buttonVariants()}>
              {signIn}
            </a>
          ) : (
            <a href="/" className={buttonVariants()}>
              {texts.home}
            </a>
          )
        }
      >
        {user === undefined ? texts.signedOut : texts.notAdmin}
      </EmptyState>
    );
  }
  if (token === "") {
    return (
      <TokenGate
        texts={texts}
        wasRefused={wasRefused}
        onToken={(typed) => {
          setRefused(false);
          setAdminToken(typed);
        }}
      />
    );
  }
  return (
    <QueryProvider>
      <Dashboard
        locale={locale}
        texts={texts}
        loading={loading}
        token={token}
        onRefused={() => {
          setRefused(true);
          setAdminToken("");
        }}
        onLogout={() => {
          setAdminToken("");
        }}
      />
    </QueryProvider>
  );
}
