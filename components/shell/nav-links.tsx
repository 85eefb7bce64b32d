"use client";

import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";

export interface NavLink {
  readonly href: "/" | `/${string}`;
  readonly text: string;
}

/** While prerendering the path still has its inner language segment, in the browser it has none; both end alike. */
function isHere(pathname: string, href: NavLink["href"]): boolean {
  return href === "/" ? /^\/(?:[a-z]{2}(?:-[A-Z]{2})?)?$/.test(pathname) : pathname.endsWith(href);
}

/** The product's places. Plain links: each page is prerendered, and nothing is fetched before it is wanted. */
export function NavLinks({ links }: { readonly links: readonly NavLink[] }) {
  const pathname = usePathname();
  return (
    <ul className="grid wide:flex wide:items-center">
      {links.map(({ href, text }) => {
        const here = isHere(pathname, href);
        return (
          <li key={href}>
            <a
              href={href}
              aria-current={here ? "page" : undefined}
              className={cn(
                "flex min-h-11 items-center rounded-chip px-4 font-semibold hover:bg-grey-soft wide:px-3 wide:whitespace-nowrap",
                here && "text-carrot underline decoration-3 underline-offset-6",
              )}
            >
              {text}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
