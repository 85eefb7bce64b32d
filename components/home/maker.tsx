"use client";

import { useEffect, useRef, useState } from "react";
import { titleIdOf } from "@/components/recipes/title-id";
import { cooksIdeas } from "@/components/recipes/wanted-idea";
import { toast } from "@/components/shell/toast-store";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/domain/shared/language";
import { AgePicker } from "./age-picker";
import { bringIntoView } from "./bring-into-view";
import { ChoiceSelect } from "./choice-select";
import { GenerateBar } from "./generate-bar";
import { commitField, IngredientEditor } from "./ingredient-editor";
import { changeKitchen, currentKitchen } from "./kitchen-store";
import type { CelebrationTexts, CheckTexts, MakerTexts } from "./maker-texts";
import { orderOf } from "./order";
import { chooseOwnAge } from "./own-age";
import { PhotoPicker } from "./photo-picker";
import { useGeneration } from "./use-generation";
import { useKitchen } from "./use-kitchen";
import { useLoaded } from "./use-loaded";

const MISSING = "missing";

async function loadCelebration() {
  return (await import("./celebration")).Celebration;
}

function showRefusal(element: HTMLElement | null) {
  bringIntoView(element, "start");
}

export interface MakerProps {
  readonly language: Language;
  readonly texts: MakerTexts;
  readonly checkTexts: CheckTexts;
  readonly celebrationTexts: CelebrationTexts;
}

/** From an age and what is in the kitchen to a recipe. */
export function Maker({ language, texts, checkTexts, celebrationTexts }: MakerProps) {
  const kitchen = useKitchen();
  const field = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const [typing, setTyping] = useState(false);
  const [asked, setAsked] = useState(false);
  const { phase, progress, refusal, celebrated, generate, dismissCelebration } = useGeneration(texts);
  const [Celebration, needCelebration] = useLoaded(loadCelebration);

  const order = orderOf(kitchen, language);

  useEffect(() => {
    if (celebrated !== undefined) needCelebration();
  }, [celebrated, needCelebration]);
  useEffect(() => cooksIdeas(generate));

  function noticeTyping() {
    setTyping(Boolean(field.current?.value.trim()));
  }

  function start() {
    // What still stands in the field was meant to be on the list.
    commitField(field.current);
    noticeTyping();
    const now = orderOf(currentKitchen(), language);
    setAsked(now === "selection");
    if (now === "selection") {
      toast({ title: texts.missingTitle, description: texts.missingBody, variant: "destructive" });
      form.current
        ?.querySelector<HTMLElement>("fieldset:not(:has(:checked)) input, select:has([value='']:checked)")
        ?.focus();
    } else if (now === "ingredients") {
      toast({ title: texts.noIngredientsTitle, description: texts.noIngredientsBody, variant: "destructive" });
      field.current?.focus();
    } else void generate(now);
  }

  function showRecipe() {
    if (celebrated === undefined) return;
    const title = document.getElementById(titleIdOf(celebrated));
    dismissCelebration();
    // After the dialog has given the focus back to where it was.
    requestAnimationFrame(() => {
      title?.focus();
      bringIntoView(title?.closest("article"), "start");
    });
  }

  return (
    <div ref={form} onInput={noticeTyping} onSubmit={noticeTyping} className="grid gap-6">
      <AgePicker
        texts={texts}
        chosen={kitchen.ageGroup}
        missing={asked && kitchen.ageGroup === undefined}
        missingId={MISSING}
        onChoose={chooseOwnAge}
      />
      <div className="grid gap-3">
        <IngredientEditor
          language={language}
          ingredients={kitchen.ingredients}
          ageGroup={kitchen.ageGroup}
          texts={texts}
          checkTexts={checkTexts}
          field={field}
        />
        {refusal?.reason === "notUsable" && refusal.ingredients === kitchen.ingredients ? (
          <Notice ref={showRefusal} variant="error" title={texts.notUsable} className="scroll-mt-64 md:scroll-mt-24">
            <ul className="grid gap-3">
              {refusal.warnings.map((warning) => (
                <li key={warning}>{warning}</li>
              ))}
            </ul>
          </Notice>
        ) : null}
        <p className="flex items-center gap-3 text-sm text-muted before:h-px before:flex-1 before:bg-hairline after:h-px after:flex-1 after:bg-hairline">
          {texts.or}
        </p>
        <PhotoPicker language={language} texts={texts.photo} onFound={(names) => commitField(field.current, names)} />
      </div>
      <div className="grid gap-4 min-[440px]:grid-cols-2">
        <ChoiceSelect
          id="meal-type"
          label={texts.meal}
          unset={texts.choose}
          options={texts.meals}
          chosen={kitchen.mealType}
          missing={asked && kitchen.mealType === undefined}
          missingId={MISSING}
          onChoose={(mealType) => changeKitchen({ mealType })}
        />
        <ChoiceSelect
          id="cooking-method"
          label={texts.method}
          unset={texts.choose}
          options={texts.methods}
          chosen={kitchen.cookingMethod}
          missing={asked && kitchen.cookingMethod === undefined}
          missingId={MISSING}
          onChoose={(cookingMethod) => changeKitchen({ cookingMethod })}
        />
      </div>
      {/* The toast reads it out and goes; this stays beside what it is about. */}
      {asked && order === "selection" ? (
        <p id={MISSING} className="text-sm font-bold text-beet">
          {texts.missing}
        </p>
      ) : null}
      <GenerateBar
        texts={texts}
        phase={phase}
        progress={progress}
        refusal={refusal}
        ready={typeof order === "object" || (order === "ingredients" && typing)}
        onGenerate={start}
      />
      {Celebration ? (
        <Celebration open={celebrated !== undefined} texts={celebrationTexts} onClose={showRecipe} />
      ) : null}
    </div>
  );
}
