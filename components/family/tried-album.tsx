import type { Language } from "@/lib/domain/shared/language";
import type { TriedOutput } from "@/lib/features/family/schema";
import { fillPlural, type PluralForms } from "@/lib/i18n/client-text";
import type { Messages } from "@/lib/i18n/messages";
import { FoodSticker, type StickerTone } from "./food-sticker";
import { GROUP_TONES } from "./sunflower";

interface StickerProps {
  readonly food: TriedOutput["others"][number];
  readonly tone: StickerTone;
  readonly texts: Messages["Tried"];
  readonly times: PluralForms;
  readonly locale: Language;
}

function Sticker({ food: { id, name, times: count }, tone, texts, times, locale }: StickerProps) {
  return (
    <li className="grid content-start justify-items-center gap-1 text-center text-[0.75rem] font-semibold">
      <FoodSticker foodId={id} tone={count === 0 ? "none" : tone} className="size-14 sm:size-16" />
      <span className="leading-snug wrap-anywhere hyphens-auto [&:lang(my)]:leading-normal">{name}</span>
      <span className={count === 0 ? "sr-only" : "text-muted"}>
        {count === 0 ? texts.notTried : fillPlural(times, count, locale)}
      </span>
    </li>
  );
}

/** An album of stickers, one for each food: those that were eaten have their colours. */
export function TriedAlbum({
  board,
  texts,
  times,
  locale,
}: {
  readonly board: TriedOutput;
  readonly texts: Messages["Tried"];
  readonly times: PluralForms;
  readonly locale: Language;
}) {
  const shared = { texts, times, locale };
  const pages = [
    ...board.groups.map(({ group, foods }) => ({
      title: texts.groups[group],
      tone: GROUP_TONES[group],
      foods,
    })),
    ...(board.others.length === 0 ? [] : [{ title: texts.othersTitle, tone: "pea" as const, foods: board.others }]),
  ];
  return (
    <div className="grid grid-cols-1 gap-8">
      {pages.map(({ title, tone, foods }) => (
        <section key={title} className="grid grid-cols-1 gap-3">
          <h2 className="text-xl">{title}</h2>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(5rem,1fr))] gap-x-2 gap-y-4">
            {foods.map((food) => (
              <Sticker key={food.id} food={food} tone={tone} {...shared} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
