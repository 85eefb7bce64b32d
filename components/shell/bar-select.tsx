import type { ReactNode } from "react";
import { ChevronDownIcon } from "@/components/ui/icons";

export interface BarOption {
  readonly value: string;
  readonly name: string;
  readonly lang?: string;
}

export interface BarSelectProps {
  readonly label: string;
  readonly name: string;
  readonly options: readonly BarOption[];
  readonly chosen: string;
  /** What is seen: an icon and the chosen name. The select lies over it. */
  readonly children: ReactNode;
}

/** A native select laid invisibly over its icon and name, so that it can be slim and still open as the phone does. */
export function BarSelect({ label, name, options, chosen, children }: BarSelectProps) {
  return (
    <span
      data-slot="bar-select"
      className="relative inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-1 rounded-chip px-1.5 font-semibold hover:bg-grey-soft has-focus-visible:outline-3 has-focus-visible:outline-blueberry mid:gap-1.5 mid:px-2"
    >
      {children}
      <ChevronDownIcon className="size-4 text-muted slim:hidden" />
      <select
        aria-label={label}
        title={label}
        name={name}
        defaultValue={chosen}
        autoComplete="off"
        className="device-font absolute inset-0 w-full appearance-none bg-card text-base text-ink opacity-0"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.name}
          </option>
        ))}
      </select>
    </span>
  );
}
