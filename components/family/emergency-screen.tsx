import { useEffect, useId, useRef } from "react";
import { Button, buttonVariants } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { WarningIcon } from "@/components/ui/icons";
import { emergencyNumbers } from "@/lib/domain/safety/emergency-numbers";
import type { ReactionTexts } from "@/lib/domain/safety/reaction-texts/reaction-texts";
import type { Language } from "@/lib/domain/shared/language";
import { fill } from "@/lib/i18n/client-text";
import { TriageSources } from "./triage-sources";

export interface EmergencyScreenProps {
  readonly texts: ReactionTexts;
  readonly locale: Language;
  readonly onBack: () => void;
}

/** The whole screen: the number to call and what to do meanwhile. Needs no connection and covers everything else. */
export function EmergencyScreen({ texts, locale, onBack }: EmergencyScreenProps) {
  const screen = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const leadId = useId();
  const { emergency } = texts;
  useEffect(() => {
    if (screen.current?.open === false) screen.current.showModal();
  }, []);
  return (
    <dialog
      ref={screen}
      role="alertdialog"
      aria-labelledby={titleId}
      aria-describedby={leadId}
      onCancel={(event) => {
        // Escape and a wiping gesture happen by accident; the button below is the way back.
        event.preventDefault();
      }}
      className="m-0 h-dvh max-h-none w-screen max-w-none overflow-y-auto bg-paper p-0 text-ink"
    >
      <div className="bg-beet text-on-beet">
        <div className="mx-auto grid max-w-xl gap-2 px-5 py-6">
          <h2 id={titleId} className="flex items-center gap-3 text-2xl font-extrabold">
            <WarningIcon className="size-9" />
            {emergency.title}
          </h2>
          <p id={leadId} className="text-lg font-semibold">
            {emergency.lead}
          </p>
        </div>
      </div>
      <div className="mx-auto grid max-w-xl gap-6 px-5 py-6">
        <ul className="grid gap-3">
          {emergencyNumbers(locale).map(({ number, region }, index) => (
            <li key={number}>
              <a
                href={`tel:${number}`}
                className={cn(
                  buttonVariants({ variant: index === 0 ? "destructive" : "secondary", size: "lg" }),
                  "min-h-16 w-full flex-wrap gap-x-3 gap-y-0",
                )}
              >
                <span className="text-xl">{fill(emergency.call, { number })}</span>
                <span className="text-base font-semibold">{emergency.regions[region]}</span>
              </a>
            </li>
          ))}
        </ul>
        <section className="grid gap-3">
          <h3 className="text-lg font-extrabold">{emergency.stepsTitle}</h3>
          <ol className="grid list-decimal gap-3 pl-7 marker:font-extrabold marker:text-beet">
            {emergency.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
        <p className="rounded-card bg-amber-soft p-4 text-amber">{emergency.after}</p>
        <TriageSources texts={texts} />
        <Button variant="secondary" onClick={onBack}>
          {emergency.back}
        </Button>
      </div>
    </dialog>
  );
}
