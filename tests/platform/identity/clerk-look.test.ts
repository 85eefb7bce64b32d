import { describe, expect, it } from "vitest";
import { CLERK_LOOK } from "@/lib/platform/identity/browser";

/** What is hidden in a style and in those nested in it, each by the names that lead there. */
function hiddenIn(style: object, name: string): string[] {
  return Object.entries(style).flatMap(([key, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null) return hiddenIn(value, `${name} ${key}`.trim());
    return key === "display" && value === "none" ? [name] : [];
  });
}

// Clerk's own script was run to see what these elements are: docs/decisions/0014.
describe("what is hidden of Clerk's forms", () => {
  it("is what our page says of the first step, and never whom a code was sent to or the help for a lost password", () => {
    expect(hiddenIn(CLERK_LOOK.elements, "").toSorted()).toEqual([
      "card &.cl-signIn-start .cl-header, &.cl-signUp-start .cl-header",
      "footerAction__signIn",
      "footerAction__signUp",
    ]);
  });
});
