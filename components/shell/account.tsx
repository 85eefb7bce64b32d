"use client";

import { Button } from "@/components/ui/button";
import { LeaveIcon, PersonIcon } from "@/components/ui/icons";
import { useLogout } from "./use-logout";
import { useUser } from "./use-user";

/** The dashboard is reached by its address; the bar leads there only when this is true, which it is not, as specified. */
const SHOWS_ANALYTICS_LINK: boolean = false;

export interface AccountTexts {
  readonly analytics: string;
  readonly loading: string;
  readonly logout: string;
  readonly signIn: string;
  readonly yourAccount: string;
}

/** Who is signed in, with the way out; or the way in. Keeps its width while it finds out. */
export function Account({ texts }: { readonly texts: AccountTexts }) {
  const { user, isLoading } = useUser();
  const { leaving, logout } = useLogout();

  if (isLoading) return <span className="px-2 text-sm text-muted">{texts.loading}</span>;
  if (user === undefined) {
    return (
      <a
        href="/sign-in"
        className="flex min-h-11 items-center rounded-chip bg-carrot-soft px-3 text-sm tiny:px-2 font-bold whitespace-nowrap text-carrot hover:brightness-95 mid:px-5 mid:text-base"
      >
        {texts.signIn}
      </a>
    );
  }
  return (
    <>
      {SHOWS_ANALYTICS_LINK ? <a href="/analytics">{texts.analytics}</a> : null}
      <a
        href="/user"
        title={texts.yourAccount}
        className="flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-chip px-2 font-semibold hover:bg-grey-soft"
      >
        {/* The narrowest phones have room for a picture of a name. */}
        <PersonIcon className="phone:hidden" />
        <span className="max-w-18 truncate text-sm tiny:sr-only mid:max-w-40 mid:text-base">
          {user.fullName || user.username}
        </span>
      </a>
      <Button
        variant="quiet"
        size="icon"
        className="shrink-0"
        aria-label={texts.logout}
        title={texts.logout}
        busy={leaving}
        onClick={logout}
      >
        {leaving ? null : <LeaveIcon />}
      </Button>
    </>
  );
}
