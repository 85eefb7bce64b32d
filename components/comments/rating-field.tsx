import { StarIcon } from "@/components/ui/play-icons";
import { cn } from "@/components/ui/cn";
import { fillPlural } from "@/lib/i18n/client-text";
import { pluralForms, type LaterTexts } from "@/lib/i18n/later-texts";

const STARS = [1, 2, 3, 4, 5] as const;

export interface RatingFieldProps {
  readonly name: string;
  readonly texts: LaterTexts["Comments"];
  readonly language: string;
  readonly rating: number | undefined;
  readonly onChange: (rating: number | undefined) => void;
}

/** One to five stars, or none: five radio buttons, each as large as a thumb. */
export function RatingField({ name, texts, language, rating, onChange }: RatingFieldProps) {
  return (
    <fieldset>
      <legend className="font-bold">{texts.rating}</legend>
      <div className="flex flex-wrap items-center">
        {STARS.map((stars) => (
          <label
            key={stars}
            className="flex size-11 items-center justify-center rounded-chip text-2xl has-focus-visible:outline-3 has-focus-visible:outline-blueberry"
          >
            <input
              type="radio"
              name={name}
              checked={rating === stars}
              onChange={() => onChange(stars)}
              className="sr-only"
            />
            <StarIcon
              label={fillPlural(pluralForms(texts.stars), stars, language)}
              className={cn("text-amber", stars <= (rating ?? 0) ? "fill-current" : "")}
            />
          </label>
        ))}
        {rating === undefined ? null : (
          <button
            type="button"
            className="min-h-11 rounded-chip px-3 text-sm font-semibold text-muted hover:bg-grey-soft"
            onClick={() => onChange(undefined)}
          >
            {texts.noRating}
          </button>
        )}
      </div>
    </fieldset>
  );
}
