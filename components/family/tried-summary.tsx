import { cn } from "@/components/ui/cn";
import { FIRST_FOOD_GROUPS, type FirstFoodGroup } from "@/lib/domain/food/first-foods.table";
import type { Language } from "@/lib/domain/shared/language";
import type { TriedOutput } from "@/lib/features/family/schema";
import { countsIn, fill } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { FoodSticker } from "./food-sticker";
import { GROUP_TONES, Sunflower } from "./sunflower";

const DOTS = {
  pea: "bg-pea",
  beet: "bg-beet",
  amber: "bg-amber",
  carrot: "bg-carrot",
  aubergine: "bg-aubergine",
  blueberry: "bg-blueberry",
} as const;

function countsOf(board: TriedOutput): Record<FirstFoodGroup, { readonly tried: number; readonly total: number }> {
  const count = (group: FirstFoodGroup) => {
    const foods = board.groups.find((each) => each.group === group)?.foods ?? [];
    return { tried: foods.filter(({ times }) => times > 0).length, total: foods.length };
  };
  return {
    vegetables: count("vegetables"),
    fruit: count("fruit"),
    grains: count("grains"),
    animal: count("animal"),
    plant: count("plant"),
    dairy: count("dairy"),
  };
}

/** The flower with what its colours mean, and the iron of the week beside it. */
export function TriedSummary({
  board,
  texts,
  locale,
}: {
  readonly board: TriedOutput;
  readonly texts: Messages["Tried"];
  readonly locale: Language;
}) {
  const number = countsIn(locale);
  const counts = countsOf(board);
  const [tried, total] = [number(board.tried), number(board.total)];
  return (
    <section className="grid grid-cols-1 items-center gap-6 rounded-card border border-hairline bg-card p-4 shadow-soft sm:grid-cols-2 sm:p-6">
      <Sunflower
        tried={counts}
        count={tried}
        label={fill(texts.picture, { tried, total })}
        className="mx-auto h-auto w-full max-w-80"
      />
      <div className="grid gap-5">
        <p className="text-2xl font-extrabold">
          {tried} <span className="text-lg font-semibold text-muted">{fill(texts.of, { total })}</span>
        </p>
        <ul className="grid gap-2">
          {FIRST_FOOD_GROUPS.map((group) => (
            <li key={group} className="flex items-center gap-3">
              <span aria-hidden className={cn("size-4 shrink-0 rounded-chip", DOTS[GROUP_TONES[group]])} />
              <span className="grow wrap-anywhere">{texts.groups[group]}</span>
              <span className="font-bold tabular-nums">
                {`${number(counts[group].tried)} / ${number(counts[group].total)}`}
              </span>
            </li>
          ))}
        </ul>
        <div className="grid gap-2 border-t border-hairline pt-4">
          <h2 className="text-lg">{texts.ironTitle}</h2>
          <p className="text-sm text-muted">{board.ironThisWeek.length === 0 ? texts.ironNone : texts.ironBody}</p>
          <ul className="flex flex-wrap gap-3">
            {board.ironThisWeek.map(({ id, name }) => (
              <li key={id} className="flex items-center gap-2 font-semibold">
                <FoodSticker foodId={id} tone="carrot" className="size-11" />
                {name}
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
