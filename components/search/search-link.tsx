import { buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { SearchIcon } from "@/components/ui/icons";

/** What the link is known by to whoever opens the search in its place. */
export const SEARCH_MARK = "data-search";

/** Leads to the library, where one can search; a moment after the page works it opens the search instead. */
export function SearchLink({ text }: { readonly text: string }) {
  return (
    <a
      href="/foods"
      {...{ [SEARCH_MARK]: "" }}
      aria-label={text}
      title={text}
      aria-keyshortcuts="Control+K /"
      className={cn(buttonVariants({ variant: "quiet", size: "icon" }), "shrink-0")}
    >
      <SearchIcon />
    </a>
  );
}
