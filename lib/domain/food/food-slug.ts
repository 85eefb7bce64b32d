import { isFoodId, type FoodId } from "./food-ids";

/** The last part of a food's address: "sweet-potato". The same in every language, so that a link can be sent to anybody. */
export function foodSlug(id: FoodId): string {
  return id.replaceAll("_", "-");
}

/** The food of an address, or undefined where none has it. The inverse of `foodSlug`. */
export function foodOfSlug(slug: string): FoodId | undefined {
  const id = slug.replaceAll("-", "_");
  return isFoodId(id) && foodSlug(id) === slug ? id : undefined;
}
