import { useEffect } from "react";
import { buttonVariants, Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { ProgressEvent } from "@/lib/http/event-call";
import type { MakerTexts } from "./maker-texts";
import type { Refusal } from "./use-generation";
import { useLoaded } from "./use-loaded";

/** Back to this page, where everything typed still is. */
const SIGN_IN = "/sign-in?redirect_url=%2F";

export interface GenerateBarProps {
  readonly texts: MakerTexts;
  readonly phase: "idle" | "generating" | "suggesting";
  /** What is done for the recipe just now; undefined until the server says so. */
  readonly progress: ProgressEvent | undefined;
  readonly refusal: Refusal;
  /** Everything a recipe needs has been chosen and typed. */
  readonly ready: boolean;
  readonly onGenerate: () => void;
}

async function loadCooking() {
  return (await import("./cooking")).Cooking;
}

/** The one action of the page, within reach of the thumb, and what it is doing. */
export function GenerateBar({ texts, phase, progress, refusal, ready, onGenerate }: GenerateBarProps) {
  const [Cooking, needCooking] = useLoaded(loadCooking);
  useEffect(() => {
    if (phase === "generating") needCooking();
  }, [phase, needCooking]);
  const label = { idle: texts.generate, generating: texts.generating, suggesting: texts.suggesting }[phase];
  return (
    <div
      data-slot="generate-bar"
      className="sticky bottom-0 z-20 -mx-4 grid gap-3 border-t border-hairline bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0"
    >
      {refusal?.reason === "guest" ? (
        <Notice variant="info" title={texts.guestBody}>
          <p className="text-sm">{texts.guestKept}</p>
          <a href={SIGN_IN} className={`${buttonVariants({ variant: "secondary" })} mt-2`}>
            {texts.signIn}
          </a>
        </Notice>
      ) : null}
      <VisuallyHidden role="status">{phase === "idle" ? null : label}</VisuallyHidden>
      {Cooking && phase === "generating" ? <Cooking texts={texts} progress={progress} /> : null}
      <Button
        size="lg"
        busy={phase !== "idle"}
        // Not disabled while something is missing: a press then says what.
        aria-disabled={!ready || undefined}
        onClick={onGenerate}
        className="w-full px-4!"
      >
        {label}
      </Button>
    </div>
  );
}
