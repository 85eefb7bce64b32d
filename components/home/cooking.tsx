import { Progress } from "@/components/ui/progress";
import type { ProgressEvent } from "@/lib/http/event-call";
import type { MakerTexts } from "./maker-texts";
import { useAfter } from "./use-after";

const SLOW_MILLISECONDS = 4000;

export interface CookingProps {
  readonly texts: MakerTexts;
  readonly progress: ProgressEvent | undefined;
}

/** What is done for the recipe just now, and how far it is. */
export function Cooking({ texts, progress }: CookingProps) {
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
