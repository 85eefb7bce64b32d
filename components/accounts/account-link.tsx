"use client";

import type { MouseEvent, ReactNode } from "react";

/** A link to the other account page that takes the return address along. Without script it leads there without it. */
export function AccountLink({
  href,
  children,
}: {
  readonly href: "/sign-in" | "/sign-up";
  readonly children: ReactNode;
}) {
  function keepReturnAddress(event: MouseEvent<HTMLAnchorElement>) {
    event.currentTarget.search = window.location.search;
  }
  return (
    <a href={href} onClick={keepReturnAddress} className="link">
      {children}
    </a>
  );
}
