import { StoryScene } from "@/components/illustrations/story-scenes";
import { Button } from "@/components/ui/button";
import type { StoryAction } from "@/lib/domain/learning/food-story";
import { STORY_TEMPLATES, type StoryTemplate } from "@/lib/domain/learning/story-plan";
import type { StoryWords } from "@/lib/domain/learning/write-story";
import type { StoryTexts } from "./learning-texts";

/** The second step: which kind of story. */
export function StoryTemplates({
  texts,
  words,
  onChoose,
  onAction,
}: {
  readonly texts: StoryTexts;
  readonly words: StoryWords;
  readonly onChoose: (template: StoryTemplate) => void;
  readonly onAction: (action: StoryAction) => void;
}) {
  return (
    <div className="grid gap-5">
      <ul className="grid gap-4 sm:grid-cols-3">
        {STORY_TEMPLATES.map((template) => (
          <li key={template} className="grid">
            <button
              type="button"
              data-template={template}
              onClick={() => {
                onChoose(template);
              }}
              className="grid min-h-16 content-start gap-2 overflow-hidden rounded-card border-2 border-line bg-card pb-4 text-center hover:bg-grey-soft"
            >
              <span>
                <StoryScene template={template} />
              </span>
              <span className="px-3 text-lg font-black">{words.templates[template].name}</span>
              <span className="px-3 text-sm text-muted">{words.templates[template].description}</span>
            </button>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        size="lg"
        className="min-h-16"
        onClick={() => {
          onAction({ type: "backToFoods" });
        }}
      >
        {texts.backToFoods}
      </Button>
    </div>
  );
}
