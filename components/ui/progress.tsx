import { cn } from "./cn";

export interface ProgressProps {
  /** What is under way, said beside the bar. */
  readonly label: string;
  /** 0 to 100; left out while nobody knows. */
  readonly percent?: number;
  readonly className?: string;
}

/** How far something is. The browser's own bar, with words above it. */
export function Progress({ label, percent, className }: ProgressProps) {
  return (
    <label data-slot="progress" className={cn("grid gap-1.5 text-sm font-semibold text-muted", className)}>
      <span aria-live="polite">{label}</span>
      <progress
        max={100}
        {...(percent === undefined ? {} : { value: percent })}
        className="h-3 w-full appearance-none indeterminate:animate-sweep overflow-hidden rounded-chip bg-carrot-soft indeterminate:bg-[linear-gradient(90deg,transparent_30%,var(--color-carrot)_45%_55%,transparent_70%)] indeterminate:bg-size-[300%_100%] indeterminate:[&::-moz-progress-bar]:bg-transparent indeterminate:[&::-webkit-progress-bar]:bg-transparent [&::-moz-progress-bar]:bg-carrot [&::-webkit-progress-bar]:bg-carrot-soft [&::-webkit-progress-value]:rounded-chip [&::-webkit-progress-value]:bg-carrot [&::-webkit-progress-value]:transition-[inline-size]"
      />
    </label>
  );
}
