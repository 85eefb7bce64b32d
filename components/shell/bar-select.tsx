import type { ChangeEventHandler, ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { ChevronDownIcon } from "@/components/ui/icons";

export interface BarOption {
  readonly value: string;
  readonly name: string;
  readonly lang?: string;
}

export interface BarSelectProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly options: readonly BarOption[];
  readonly value: string;
  readonly onChange: ChangeEventHandler<HTMLSelectElement>;
  readonly className?: string;
}

/** A native select laid invisibly over its icon and the chosen name, so that it can be slim and still open as the phone does. */
export function BarSelect({ label, icon, options, value, onChange, className }: BarSelectProps) {
  const chosen = options.find((option) => option.value === value);
  return (
    <span
      data-slot="bar-select"
      className={cn(
        "relative inline-flex min-h-11 min-w-0 items-center gap-1.5 rounded-chip px-2 font-semibold hover:bg-grey-soft has-focus-visible:outline-3 has-focus-visible:outline-blueberry",
        className,
      )}
    >
      {icon}
      <span aria-hidden className="truncate">
        {chosen?.name}
      </span>
      <ChevronDownIcon className="size-4 text-muted" />
      <select
        aria-label={label}
        value={value}
        onChange={onChange}
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
