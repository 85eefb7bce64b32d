"use client";

import { useRef } from "react";
import { bringIntoView } from "@/components/home/bring-into-view";
import { QueryProvider } from "@/components/shell/query-provider";
import { useErrorText } from "@/components/shell/shell-text";
import { buttonVariants } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import type { Language } from "@/lib/domain/shared/language";
import { ApiFailure } from "@/lib/http/api-client";
import { MealFormView } from "./meal-form";
import { MealList } from "./meal-list";
import type { MealTexts } from "./meal-texts";
import { useMeals } from "./use-meals";
import type { MealForm } from "./meal-wish";

export interface MealPlannerProps {
  readonly language: Language;
  readonly texts: MealTexts;
}

/** Back to this page once signed in. */
const SIGN_IN = "/sign-in?redirect_url=%2Fmeals";

function Planner({ language, texts }: MealPlannerProps) {
  const list = useRef<HTMLElement>(null);
  const errorText = useErrorText();
  const { isGuest, meals, failure, isFetching, reload, babyMonths, asking, refusal, ask } = useMeals(language);
  const isOnTheWay = refusal instanceof ApiFailure && refusal.code === "sign_in_required";

  async function suggest(form: MealForm) {
    if (!(await ask(form))) return;
    // After the new card is there.
    requestAnimationFrame(() => {
      list.current?.querySelector("h3")?.focus();
      bringIntoView(list.current, "start");
    });
  }

  return (
    <div className="grid gap-8">
      <div className="grid gap-4">
        <MealFormView texts={texts} babyMonths={babyMonths} busy={asking} onAsk={(form) => void suggest(form)} />
        {isGuest || isOnTheWay ? (
          <Notice title={texts.guestTitle} role={isOnTheWay ? "alert" : undefined}>
            <p>{texts.guestBody}</p>
            <a href={SIGN_IN} className={buttonVariants({ className: "mt-3" })}>
              {texts.signIn}
            </a>
          </Notice>
        ) : null}
        {refusal === undefined || isOnTheWay ? null : (
          <Notice variant="error" role="alert" title={texts.failed}>
            {errorText(refusal)}
          </Notice>
        )}
      </div>
      {isGuest ? null : (
        <section ref={list} aria-labelledby="meals-title" className="grid scroll-mt-20 gap-4">
          <h2 id="meals-title" className="text-2xl">
            {texts.yours}
          </h2>
          <MealList
            meals={meals}
            failure={failure}
            retrying={isFetching}
            texts={texts}
            language={language}
            onRetry={reload}
          />
        </section>
      )}
    </div>
  );
}

/** A meal for this baby and this family, and what was suggested before. */
export function MealPlanner(props: MealPlannerProps) {
  return (
    <QueryProvider>
      <Planner {...props} />
    </QueryProvider>
  );
}
