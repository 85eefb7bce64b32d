import { foodOfSlug } from "../domain/food/food-slug";

/**
 * Every address that is a prerendered page, as a pattern of its path; each food has one too. The policy of such a page
 * lists the hashes of its scripts. A recipe's page is rendered for who reads it, and an address that matches none of these
 * is answered by the 404 page: both for one request, with a nonce.
 */
export const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/recipes\/import$/,
  /^\/(?:about|allergies|analytics|foods|learning|meals|moderation|offline|our-story|profile|reactions|report|resources|sign-in|sign-up|tried|user)$/,
];

const FOOD_PAGE = /^\/foods\/([^/]+)$/;

const RECIPE_PAGE = /^\/recipes\/[\w-]+$/;

export function isPrerendered(path: string): boolean {
  const [, slug] = FOOD_PAGE.exec(path) ?? [];
  return slug === undefined ? PAGES.some((page) => page.test(path)) : foodOfSlug(slug) !== undefined;
}

export function isPage(path: string): boolean {
  return isPrerendered(path) || RECIPE_PAGE.test(path);
}

/**
 * Where Next is to look for a page. An address of a food that there is none of matches the page of foods, whose 404 page it
 * has as HTML alone: asked for its data, as a link does, it would fail. Below it nothing matches, and the 404 page has both.
 */
export function lookedForAt(path: string): string {
  return FOOD_PAGE.test(path) && !isPrerendered(path) ? `${path}/none` : path;
}
