import type * as picturesModule from "@/components/illustrations/foods";
import { PotIcon } from "@/components/ui/icons";
import { cn } from "@/components/ui/cn";
import { isFoodId, type FoodId } from "@/lib/domain/food/food-ids";
import type { Messages } from "@/lib/i18n/messages";
import type { SearchAnswer } from "./use-search";

/** One line that can be chosen. */
export interface SearchOption {
  readonly key: string;
  readonly href: string;
  readonly text: string;
  readonly lang?: string;
  readonly note?: string;
  /** The food of its picture; a recipe has none. */
  readonly foodId?: FoodId;
}

export interface SearchGroup {
  readonly name: string;
  readonly options: readonly SearchOption[];
}

/** Foods, then recipes; a group with nothing in it is left out. */
export function searchGroups(
  { foods, recipes }: Omit<SearchAnswer, "rules">,
  texts: Messages["Search"],
): readonly SearchGroup[] {
  return [
    {
      name: texts.foods,
      options: foods.map(({ id, slug, name }) => ({
        key: id,
        href: `/foods/${slug}`,
        text: name,
        ...(isFoodId(id) ? { foodId: id } : {}),
      })),
    },
    {
      name: texts.recipes,
      options: recipes.map(({ id, title, language, isMine, isUnsuitable }) => ({
        key: id,
        href: `/recipes/${id}`,
        text: title,
        lang: language,
        ...(isUnsuitable ? { note: texts.unsuitable } : isMine ? { note: texts.mine } : {}),
      })),
    },
  ].filter(({ options }) => options.length > 0);
}

export interface SearchOptionsProps {
  readonly id: string;
  readonly groups: readonly SearchGroup[];
  readonly active: number;
  readonly pictures: typeof picturesModule | undefined;
  readonly label: string;
}

/** The id of an option, for the field that says which one is chosen. */
export function optionId(list: string, index: number): string {
  return `${list}-${index}`;
}

/** What was found, to choose from by key or by hand. */
export function SearchOptions({ id, groups, active, pictures, label }: SearchOptionsProps) {
  const starts = groups.map((_, group) => groups.slice(0, group).reduce((sum, { options }) => sum + options.length, 0));
  return (
    <div id={id} role="listbox" aria-label={label} className="grid max-h-[55dvh] gap-3 overflow-y-auto p-1">
      {groups.map(({ name, options }, group) => (
        <div key={name} role="group" aria-label={name} className="grid">
          <p aria-hidden className="px-2 text-sm font-bold text-muted">
            {name}
          </p>
          {options.map(({ key, href, text, lang, note, foodId }, place) => {
            const index = (starts[group] ?? 0) + place;
            return (
              <a
                key={key}
                id={optionId(id, index)}
                role="option"
                aria-selected={index === active}
                tabIndex={-1}
                href={href}
                className={cn(
                  "grid min-h-12 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-3 rounded-md p-2 hover:bg-grey-soft",
                  index === active && "bg-carrot-soft outline-2 -outline-offset-2 outline-carrot",
                )}
              >
                <span className="grid size-10 place-items-center">
                  {foodId === undefined ? (
                    <PotIcon className="text-carrot" />
                  ) : pictures ? (
                    <pictures.FoodPicture foodId={foodId} />
                  ) : null}
                </span>
                <span className="grid min-w-0">
                  <span lang={lang} className="font-semibold wrap-anywhere first-letter:uppercase">
                    {text}
                  </span>
                  {note === undefined ? null : <span className="text-sm text-muted">{note}</span>}
                </span>
              </a>
            );
          })}
        </div>
      ))}
    </div>
  );
}
