import { buttonVariants, Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Progress } from "@/components/ui/progress";
import { VisuallyHidden } from "@/components/ui/visually-hidden";
import type { ProgressEvent } from "@/lib/http/event-call";
import type { MakerTexts } from "./maker-texts";
import { useAfter } from "./use-after";
import type { Refusal } from "./use-generation";

const SLOW_MILLISECONDS = 4000;
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

function Cooking({ texts, progress }: Pick<GenerateBarProps, "texts" | "progress">) {
  const slow = useAfter(SLOW_MILLISECONDS);
  const stages: Readonly<Record<string, string>> = texts.stages;
  return (
    <div className="grid gap-1.5">
      <Progress
        label={stages[progress?.stage ?? ""] ?? texts.stages.checking}
        {...(progress === undefined ? {} : { percent: progress.percent })}
      />
      {slow ? <p className="text-sm text-muted">{texts.cookingSlow}</p> : null}
    </div>
  );
}

/** The one action of the page, within reach of the thumb, and what it is doing. */
export function GenerateBar({ texts, phase, progress, refusal, ready, onGenerate }: GenerateBarProps) {
  const label = { idle: texts.generate, generating: texts.generating, suggesting: texts.suggesting }[phase];
  return (
    <div className="sticky bottom-0 z-20 -mx-4 grid gap-3 border-t border-hairline bg-paper px-4 pt-3 pb-[max(12px,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6 lg:mx-0 lg:px-0">
      {refusal?.reason === "guest" ? (
        <Notice variant="info" title={texts.guestBody}>
          <p className="text-sm">{texts.guestKept}</p>
          <a href={SIGN_IN} className={`${buttonVariants({ variant: "secondary" })} mt-2`}>
            {texts.signIn}
          </a>
        </Notice>
      ) : null}
      <VisuallyHidden role="status">{phase === "idle" ? null : label}</VisuallyHidden>
      {phase === "generating" ? <Cooking texts={texts} progress={progress} /> : null}
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
