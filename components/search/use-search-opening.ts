import { useEffect, useState } from "react";
import { opensSearch } from "./search-keys";
import { SEARCH_MARK } from "./search-link";

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"));
}

/**
 * Whether the search is open, and how to close it. The bar's link opens it, and so do the keys, unless a dialog is open.
 * `onNeeded` fetches what it takes; undefined where it cannot be shown yet: then the link leads where it always leads.
 */
export function useSearchOpening(onNeeded: (() => void) | undefined) {
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (onNeeded === undefined) return undefined;
    const open = (event: Event) => {
      event.preventDefault();
      if (document.querySelector("dialog[open]") !== null) return;
      onNeeded();
      setOpen(true);
    };
    const click = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
      if (isPlain && event.target instanceof Element && event.target.closest(`[${SEARCH_MARK}]`)) open(event);
    };
    const press = (event: KeyboardEvent) => {
      if (opensSearch(event, isTyping(event.target))) open(event);
    };
    document.addEventListener("click", click);
    document.addEventListener("keydown", press);
    return () => {
      document.removeEventListener("click", click);
      document.removeEventListener("keydown", press);
    };
  }, [onNeeded]);

  return [isOpen, setOpen] as const;
}
