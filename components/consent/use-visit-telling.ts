import { useEffect, useRef } from "react";
import type { SignedInUser } from "@/components/shell/user-store";
import { forgetVisitor, tellPage, type IdentifiedVisitor } from "@/lib/platform/posthog/browser";
import type { ConsentAnswer } from "./consent-store";

function identified(user: SignedInUser | undefined): IdentifiedVisitor | undefined {
  if (user === undefined) return undefined;
  const { clerkId: id, email = null, firstName = null, lastName = null, role } = user;
  return { id, email, firstName, lastName, isAdmin: role === "admin" };
}

/** Tells each page that is opened while the visitor agrees, and stops and forgets as soon as they do not. */
export function useVisitTelling(
  answer: ConsentAnswer,
  isSilent: boolean,
  path: string,
  user: SignedInUser | undefined,
): void {
  const told = useRef("");
  useEffect(() => {
    if (answer !== "yes") {
      told.current = "";
      forgetVisitor();
      return;
    }
    const visit = `${user?.clerkId ?? ""} ${path}`;
    if (isSilent || told.current === visit) return;
    told.current = visit;
    // Blocked by the browser or without a network: nobody is told, and nobody is bothered.
    tellPage(path, document.title, identified(user)).catch(() => undefined);
  }, [answer, isSilent, path, user]);
}
