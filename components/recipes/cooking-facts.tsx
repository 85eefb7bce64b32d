import type { CookingOutput } from "@/lib/features/recipes/schema";
import { fill } from "@/lib/i18n/client-text";
import type { CookAlongTexts } from "./cook-along-texts";

export interface CookingFactsProps {
  readonly cooking: CookingOutput;
  readonly texts: CookAlongTexts;
}

/** How long it takes, what it brings, what it lacks and how it is kept. */
export function CookingFacts({ cooking: { recipe, minutes, keeping, brings, tryAdding }, texts }: CookingFactsProps) {
  const times = [
    fill(texts.preparation, { minutes: String(minutes.preparation) }),
    ...(minutes.cooking === 0 ? [] : [fill(texts.cooking, { minutes: String(minutes.cooking) })]),
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
            <dd lang={recipe.language}>{foods.join(", ")}</dd>
          </div>
        ))}
      <dt className="font-bold">{texts.keeping}</dt>
      <dd lang={recipe.language}>{keeping}</dd>
    </dl>
  );
}
