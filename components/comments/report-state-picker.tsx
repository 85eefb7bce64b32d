import { cn } from "@/components/ui/cn";
import type { ReportState } from "@/lib/features/comments/schema";
import type { Messages } from "@/lib/i18n/messages";

const STATES = ["waiting", "hidden"] as const satisfies readonly ReportState[];

/** What waits for somebody, or what was hidden. */
export function ReportStatePicker({
  value,
  texts,
  onChange,
}: {
  readonly value: ReportState;
  readonly texts: Messages["Moderation"];
  readonly onChange: (state: ReportState) => void;
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.which}</legend>
      <div className="flex flex-wrap gap-2">
        {STATES.map((state) => (
          <label
            key={state}
            className={cn(
              "flex min-h-11 cursor-pointer items-center rounded-chip border-2 border-line px-4 font-bold has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-blueberry",
              state === value && "border-carrot bg-carrot-soft text-carrot",
            )}
          >
            <input
              type="radio"
              name="report-state"
              className="sr-only"
              checked={state === value}
              onChange={() => onChange(state)}
            />
            {texts[state]}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
