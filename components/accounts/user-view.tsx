"use client";

import { BibBaby } from "@/components/illustrations/bib-baby";
import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { useLogout } from "@/components/shell/use-logout";
import { useUser } from "@/components/shell/use-user";
import { buttonVariants, Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { LeaveIcon } from "@/components/ui/icons";
import { Spinner } from "@/components/ui/spinner";
import { fill } from "@/lib/i18n/client-text";

export interface UserTexts {
  readonly loading: string;
  readonly logout: string;
  readonly recipes: string;
  readonly signIn: string;
  /** Holds `{name}`. */
  readonly signedIn: string;
  readonly signedOut: string;
  readonly signedOutBody: string;
  readonly toRecipes: string;
  readonly title: string;
}

/** Back to this page once signed in. */
const SIGN_IN = "/sign-in?redirect_url=%2Fuser";

/** Whose account this is, where the recipes are, and the way out; for a visitor the way in. */
export function UserView({ texts }: { readonly texts: UserTexts }) {
  const { user, isLoading } = useUser();
  const { leaving, logout } = useLogout();
  if (isLoading) {
    return (
      <EmptyState
        as="h1"
        picture={<EmptyPlate />}
        title={texts.title}
        action={
          <p role="status" className="flex min-h-11 items-center gap-3 text-muted">
            <Spinner />
            {texts.loading}
          </p>
        }
      />
    );
  }
  if (user === undefined) {
    return (
      <EmptyState
        as="h1"
        picture={<EmptyPlate />}
        title={texts.signedOut}
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
    <EmptyState
      as="h1"
      picture={<BibBaby />}
      title={fill(texts.signedIn, { name: user.fullName || user.username })}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <a href="/" className={buttonVariants()}>
            {texts.toRecipes}
          </a>
          <Button variant="secondary" busy={leaving} onClick={logout}>
            {leaving ? null : <LeaveIcon />}
            {texts.logout}
          </Button>
        </div>
      }
    >
      {texts.recipes}
    </EmptyState>
  );
}
