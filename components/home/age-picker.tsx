import type { AgeGroup } from "@/lib/domain/food/age";
import type { MakerTexts } from "./maker-texts";

export interface AgePickerProps {
  readonly texts: Pick<MakerTexts, "ageLegend" | "ageRoom" | "ages" | "ageUnset" | "guidelines">;
  readonly chosen: AgeGroup | undefined;
  /** It was needed and is not chosen. */
  readonly missing: boolean;
  /** The id of what says so. */
  readonly missingId: string;
  readonly onChoose: (ageGroup: AgeGroup) => void;
}

/** Three ages side by side, and what meals of the chosen one look like. The room for that is kept from the start. */
export function AgePicker({ texts, chosen, missing, missingId, onChoose }: AgePickerProps) {
  const guideline = texts.ages.find(({ value }) => value === chosen)?.guideline;
  return (
    <fieldset
      data-missing={missing || undefined}
      aria-describedby={missing ? missingId : undefined}
      className="group/ages grid min-w-0 gap-2"
    >
      <legend className="mb-2 font-bold">{texts.ageLegend}</legend>
      <div className="grid grid-cols-3 gap-2">
        {texts.ages.map(({ value, label, description }) => (
          <label
            key={value}
            className="relative grid min-h-24 min-w-0 content-start gap-0.5 rounded-card border-2 border-hairline bg-card px-1.5 py-2.5 text-center wrap-anywhere shadow-soft transition-[border-color,background-color] duration-150 hover:border-line group-data-missing/ages:border-beet has-checked:border-carrot has-checked:bg-carrot-soft has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueberry"
          >
            <input
              type="radio"
              name="ageGroup"
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="absolute inset-0 size-full appearance-none rounded-card outline-none"
            />
            <span className="leading-(--leading-title) font-extrabold text-balance hyphens-auto">{label}</span>
            <span className="text-sm leading-(--leading-title) text-balance hyphens-auto text-muted">
              {description}
            </span>
          </label>
        ))}
      </div>
      <div className="grid text-sm text-muted *:[grid-area:1/1]">
        {/* Room for the longest of the texts that stand here, so that choosing moves nothing. Drawn, not read. */}
        <span aria-hidden data-text={texts.ageRoom} className="invisible before:content-[attr(data-text)]" />
        <p aria-live="polite">
          {guideline === undefined ? (
            texts.ageUnset
          ) : (
            <>
              <strong className="text-ink">{texts.guidelines}</strong>
              {guideline}
            </>
          )}
        </p>
      </div>
    </fieldset>
  );
}
