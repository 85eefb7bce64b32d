import { cn } from "@/components/ui/cn";
import { TIMEFRAMES, type Timeframe } from "@/lib/domain/analytics/timeframe";
import type { Messages } from "@/lib/i18n/messages";

/** How far back to look. */
export function TimeframePicker({
  value,
  texts,
  onChange,
}: {
  readonly value: Timeframe;
  readonly texts: Messages["Analytics"];
  readonly onChange: (timeframe: Timeframe) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.timeframe}</legend>
      <div className="flex flex-wrap gap-2">
        {TIMEFRAMES.map((timeframe) => (
          <label
            key={timeframe}
            className={cn(
              "flex min-h-11 cursor-pointer items-center rounded-chip border-2 border-line px-4 font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueberry",
              timeframe === value && "border-carrot bg-carrot-soft text-carrot",
            )}
          >
            <input
              type="radio"
              name="timeframe"
              className="sr-only"
              checked={timeframe === value}
              onChange={() => {
                onChange(timeframe);
              }}
            />
            {texts.timeframes[timeframe]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
