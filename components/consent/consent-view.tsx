import { Button } from "@/components/ui/button";
import type { ConsentTexts } from "@/lib/i18n/consent-texts";

/**
 * The question, in the way of nothing but the lowest lines: a third of a phone at most. Both answers are one tap and look
 * alike; what exactly would be told is one more.
 */
export function ConsentQuestion({
  texts,
  onAnswer,
}: {
  readonly texts: ConsentTexts;
  readonly onAnswer: (answer: "yes" | "no") => void;
}) {
  return (
    <section
      aria-labelledby="consent-title"
      className="border-t border-hairline bg-raised pb-[env(safe-area-inset-bottom)] shadow-soft"
    >
      <div className="mx-auto grid max-w-4xl gap-1 px-4 py-3 text-sm sm:px-6 md:grid-cols-[1fr_auto] md:items-center md:gap-8">
        <div className="grid">
          <h2 id="consent-title" className="text-base [&:lang(my)]:text-sm">
            {texts.title}
          </h2>
          <details>
            <summary className="min-h-11 content-center text-muted underline">{texts.more}</summary>
            <div className="grid max-h-[40vh] max-w-prose gap-2 overflow-y-auto pb-3">
              <p>{texts.body}</p>
              <p className="text-muted">{texts.never}</p>
            </div>
          </details>
        </div>
        <div className="grid grid-cols-2 gap-3">
          <Button variant="secondary" onClick={() => onAnswer("no")}>
            {texts.no}
          </Button>
          <Button variant="secondary" onClick={() => onAnswer("yes")}>
            {texts.yes}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** What was answered, and the way to another answer. */
export function ConsentChoice({
  texts,
  answer,
  onChange,
}: {
  readonly texts: ConsentTexts;
  readonly answer: "yes" | "no";
  readonly onChange: () => void;
}) {
  return (
    <p className="mx-auto flex max-w-7xl flex-wrap items-center gap-x-3 px-4 pb-6 text-sm text-muted sm:px-6">
      {answer === "yes" ? texts.isOn : texts.isOff}
      <Button variant="quiet" className="px-2 underline" onClick={onChange}>
        {texts.change}
      </Button>
    </p>
  );
}
