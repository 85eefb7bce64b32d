import { useEffect, useReducer, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { Notice } from "@/components/ui/notice";
import { EMPTY_STORY, makeStory } from "@/lib/domain/learning/food-story";
import type { StoryPlan, StoryTemplate } from "@/lib/domain/learning/story-plan";
import { writeStory, type StoryPage, type StoryWords } from "@/lib/domain/learning/write-story";
import type { Language } from "@/lib/domain/shared/language";
import type { StoryTexts } from "./learning-texts";
import { markDone } from "./progress-store";
import { reportStory } from "./report-story";
import { StoryBook } from "./story-book";
import { StoryFoods, type StoryDrawings } from "./story-foods";
import { StoryShelf } from "./story-shelf";
import { StoryTemplates } from "./story-templates";
import { useEatenFoods } from "./use-eaten-foods";

export interface StoryStepsProps {
  readonly language: Language;
  readonly texts: StoryTexts;
  readonly words: StoryWords;
  readonly drawings: StoryDrawings;
}

/** The three steps from foods to a story. The banner is all that is seen of a story that could not be made. */
export function StorySteps({ language, texts, drawings, words }: StoryStepsProps) {
  const [state, act] = useReducer(makeStory, EMPTY_STORY);
  const [pages, setPages] = useState<readonly StoryPage[]>([]);
  const [failed, setFailed] = useState(false);
  const eaten = useEatenFoods();
  const heading = useRef<HTMLHeadingElement>(null);
  const { step } = state;
  const shownStep = useRef(step);

  // A new step begins at its heading, for the eye, the keyboard and the screen reader alike.
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    heading.current?.focus();
    heading.current?.scrollIntoView({ block: "start" });
  }, [step]);

  function tell(plan: StoryPlan): boolean {
    try {
      setPages(writeStory(plan, words));
      setFailed(false);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }

  function choose(template: StoryTemplate) {
    const plan = { foods: state.foods, template };
    if (!tell(plan)) return;
    act({ type: "choose", template });
    markDone([{ activity: "foodStory", item: template }]);
    reportStory(plan);
  }

  function open(plan: StoryPlan) {
    if (tell(plan)) act({ type: "open", plan });
  }

  const titles = { "select-foods": texts.selectFoods, "select-template": texts.selectTemplate };
  return (
    <div className="grid gap-5" data-step={step}>
      <h3
        ref={heading}
        tabIndex={-1}
        className={cn("scroll-mt-24 outline-none", step === "view-story" ? "text-center text-2xl" : "text-xl")}
      >
        {step === "view-story" ? words.templates[state.template].name : titles[step]}
      </h3>
      {failed ? <Notice variant="caution" role="alert" title={texts.error} /> : null}
      {step === "select-foods" ? (
        <>
          <StoryFoods {...{ state, texts, words, drawings, eaten, language }} onAction={act} />
          <StoryShelf {...{ language, texts, words }} onOpen={open} />
        </>
      ) : null}
      {step === "select-template" ? <StoryTemplates {...{ texts, words }} onChoose={choose} onAction={act} /> : null}
      {step === "view-story" ? (
        <StoryBook {...{ pages, language, texts, words, drawings }} plan={state} onAction={act} />
      ) : null}
    </div>
  );
}
