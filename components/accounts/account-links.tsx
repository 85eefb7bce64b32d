import type { ReactNode } from "react";
import { isPage } from "@/lib/i18n/pages";
import { buttonVariants } from "@/components/ui/button";

export interface AccountLinksProps {
  readonly label: string;
  readonly links: readonly { readonly href: string; readonly label: string }[];
  /** Ways that not everybody has. */
  readonly children?: ReactNode;
}

/** The ways from the bookmarks to what else a parent keeps; those that are pages by now. */
export function AccountLinks({ label, links, children }: AccountLinksProps) {
  const open = links.filter(({ href }) => isPage(href));
  if (open.length === 0) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap gap-2">
      {open.map(({ href, label: name }) => (
        <a key={href} href={href} className={buttonVariants({ variant: "secondary" })}>
          {name}
        </a>
      ))}
      {children}
    </nav>
  );
}
