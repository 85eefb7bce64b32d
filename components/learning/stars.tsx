import { StarIcon } from "@/components/ui/play-icons";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/domain/shared/language";
import { countsIn, fill } from "@/lib/i18n/client-text";

/** Stars won and stars to win, side by side. `label` holds `{completed}` and `{total}`. */
export function Stars({
  won,
  total,
  label,
  language,
}: {
  readonly won: number;
  readonly total: number;
  readonly label: string;
  readonly language: Language;
}) {
  const number = countsIn(language);
  return (
    <p
      role="img"
      aria-label={fill(label, { completed: number(won), total: number(total) })}
      className="flex justify-center gap-1.5"
    >
      {Array.from({ length: total }, (_, index) => (
        <StarIcon
          key={index}
          className={cn(
            "size-9",
            index < won ? "animate-squish fill-(--art-amber) text-(--art-line)" : "text-line opacity-60",
          )}
        />
      ))}
    </p>
  );
}
