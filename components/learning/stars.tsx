import { StarIcon } from "@/components/ui/play-icons";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/domain/shared/language";
import { fillCompleted } from "./fill-completed";

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
  return (
    <p role="img" aria-label={fillCompleted(label, won, total, language)} className="flex justify-center gap-1.5">
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
