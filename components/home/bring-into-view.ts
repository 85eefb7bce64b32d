/** Scrolls to an element, at once for those who want nothing to move. */
export function bringIntoView(element: Element | null | undefined, block: ScrollLogicalPosition = "center"): void {
  const still = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ behavior: still ? "instant" : "smooth", block });
}
