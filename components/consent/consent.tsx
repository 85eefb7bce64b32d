import { usePathname } from "next/navigation";
import { useEffect, useState, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { useUser } from "@/components/shell/use-user";
import type { ConsentTexts } from "@/lib/i18n/consent-texts";
import { currentAnswer, giveAnswer, refusesForOwner, subscribeToAnswer } from "./consent-store";
import { ConsentChoice, ConsentQuestion } from "./consent-view";
import { useVisitTelling } from "./use-visit-telling";

/** Where children play: a visitor is neither asked nor counted there. */
const CHILDS_PLACE = "/learning";

function place(slot: "consent" | "consent-choice"): Element | null {
  return document.querySelector(`[data-slot=${slot}]`);
}

/** Asks whether visits may be told to PostHog, tells them after a yes, and keeps a way to change one's mind. */
export function Consent({ texts }: { readonly texts: ConsentTexts }) {
  const answer = useSyncExternalStore(subscribeToAnswer, currentAnswer);
  const { user, isLoading } = useUser();
  const path = usePathname();
  const [isChanging, setChanging] = useState(false);
  const isSilent = isLoading || (path === CHILDS_PLACE && user === undefined);
  useVisitTelling(answer, isSilent, path, user);

  const shown = answer ?? (refusesForOwner() ? "no" : undefined);
  const isAsking = !isSilent && (isChanging || shown === undefined);
  useEffect(() => {
    // What is reached by the keyboard must not lie behind the question.
    document.documentElement.classList.toggle("scroll-pb-72", isAsking);
  }, [isAsking]);
  if (isSilent) return null;

  const [question, choice] = [place("consent"), place("consent-choice")];
  const take = (given: "yes" | "no") => {
    giveAnswer(given);
    setChanging(false);
  };
  return (
    <>
      {isAsking && question ? createPortal(<ConsentQuestion texts={texts} onAnswer={take} />, question) : null}
      {shown && !isChanging && choice
        ? createPortal(<ConsentChoice texts={texts} answer={shown} onChange={() => setChanging(true)} />, choice)
        : null}
    </>
  );
}
