import { useCallback, useEffect, useSyncExternalStore } from "react";
import { useLoaded } from "@/components/home/use-loaded";
import { Button } from "@/components/ui/button";
import { PotIcon } from "@/components/ui/icons";
import type { RecipeOutput, StepOutput } from "@/lib/features/recipes/schema";
import { NOT_BEGUN, type CookAction } from "./cook-progress";
import { changeCooking, cookingProgress, subscribeToCooking } from "./cook-store";
import type { RecipePageTexts } from "./recipe-page-texts";

async function loadCookMode() {
  return (await import("./cook-mode")).CookMode;
}

export interface CookButtonProps {
  readonly recipe: RecipeOutput;
  readonly steps: readonly StepOutput[];
  readonly locale: string;
  readonly texts: RecipePageTexts;
}

/** Opens the recipe step by step; after a reload it is open where it was, with its timers. */
export function CookButton({ recipe, steps, locale, texts }: CookButtonProps) {
  const [CookMode, needCookMode] = useLoaded(loadCookMode);
  const progress = useSyncExternalStore(
    subscribeToCooking,
    () => cookingProgress(recipe.id, steps.length),
    () => NOT_BEGUN,
  );
  const { isOpen, step, done, timers } = progress;
  const act = useCallback((action: CookAction) => changeCooking(recipe.id, action, steps), [recipe.id, steps]);

  useEffect(() => {
    if (isOpen) needCookMode();
  }, [isOpen, needCookMode]);

  return (
    <>
      <Button data-cook size="lg" onClick={() => act({ kind: "open" })}>
        <PotIcon />
        {step > 0 || done.length + timers.length > 0 ? texts.cookOn : texts.cook}
      </Button>
      {CookMode && isOpen ? (
        <CookMode recipe={recipe} steps={steps} progress={progress} locale={locale} texts={texts} act={act} />
      ) : null}
    </>
  );
}
