import type { CookingOutput } from "@/lib/features/recipes/schema";
import { countText, fill } from "@/lib/i18n/client-text";
import type { CookAlongTexts } from "./cook-along-texts";

export interface CookingFactsProps {
  readonly cooking: Pick<CookingOutput, "minutes" | "keeping" | "brings" | "tryAdding">;
  /** Of what is said of the recipe itself. */
  readonly language: string;
  readonly texts: CookAlongTexts;
}

/** How long it takes, what it brings, what it lacks and how it is kept. */
export function CookingFacts({ cooking: { minutes, keeping, brings, tryAdding }, language, texts }: CookingFactsProps) {
  const times = [
    fill(texts.preparation, { minutes: countText(minutes.preparation, language) }),
    ...(minutes.cooking === 0 ? [] : [fill(texts.cooking, { minutes: countText(minutes.cooking, language) })]),
    ...(minutes.soaksOvernight ? [texts.soaks] : []),
  ];
  const facts = [
    [texts.iron, brings.iron],
    [texts.vitaminC, brings.vitaminC],
    [texts.fat, brings.fat],
    [texts.tryAdding, tryAdding],
  ] as const;
  return (
    <dl className="grid gap-x-4 gap-y-2 @md:grid-cols-[auto_minmax(0,1fr)]">
      <dd className="amounts col-span-full font-bold">{times.join(" · ")}</dd>
      {facts
        .filter(([, foods]) => foods.length > 0)
        .map(([label, foods]) => (
          <div key={label} className="contents">
            <dt className="font-bold">{label}</dt>
            <dd lang={language}>{foods.join(", ")}</dd>
          </div>
        ))}
      <dt className="font-bold">{texts.keeping}</dt>
      <dd lang={language}>{keeping}</dd>
    </dl>
  );
}
