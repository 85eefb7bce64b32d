import type { LibraryFood } from "@/lib/features/ingredients/loaders";

export const FOOD_FILTERS = ["fromSix", "iron", "allergen", "season"] as const;
export type FoodFilter = (typeof FOOD_FILTERS)[number];

/** What the list needs of a food: its category stands in its group's heading. */
export type ListedFood = Omit<LibraryFood, "category">;

const FIRST_MONTHS = 6;

const PASSES: Readonly<Record<FoodFilter, (food: ListedFood, month: number) => boolean>> = {
  fromSix: ({ minAgeMonths }) => minAgeMonths <= FIRST_MONTHS,
  iron: ({ hasIron }) => hasIron,
  allergen: ({ hasAllergen }) => hasAllergen,
  season: ({ nearby = 0 }, month) => (nearby & (1 << (month - 1))) !== 0,
};

/** Whether a food passes every one of the filters in a month, 1 to 12. */
export function passes(food: ListedFood, filters: ReadonlySet<FoodFilter>, month: number): boolean {
  return [...filters].every((filter) => PASSES[filter](food, month));
}

/** A name without case and marks, for finding it while it is typed: "żurawina" answers to "zur". */
export function searchKey(text: string): string {
  return text
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("ł", "l")
    .toLowerCase();
}
