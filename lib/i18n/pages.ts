import { foodOfSlug } from "../domain/food/food-slug";

/**
 * Every address that is a page, as a pattern of its path; each food has one too. A page is prerendered and its policy
 * lists the hashes of its scripts; an address that matches none of these is answered by the 404 page, which is rendered
 * for the request.
 */
export const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:about|allergies|foods|learning|meals|offline|our-story|profile|reactions|report|resources|sign-in|sign-up|tried|user)$/,
];

const FOOD_PAGE = /^\/foods\/([^/]+)$/;

export function isPage(path: string): boolean {
  const [, slug] = FOOD_PAGE.exec(path) ?? [];
  return slug === undefined ? PAGES.some((page) => page.test(path)) : foodOfSlug(slug) !== undefined;
}
