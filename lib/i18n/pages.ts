/**
 * Every address that is a page, as a pattern of its path. A page is prerendered and its policy lists the hashes of its
 * scripts; an address that matches none of these is answered by the 404 page, which is rendered for the request.
 */
export const PAGES: readonly RegExp[] = [
  /^\/$/,
  /^\/(?:about|allergies|learning|meals|offline|our-story|profile|reactions|report|sign-in|sign-up|tried|user)$/,
];

export function isPage(path: string): boolean {
  return PAGES.some((page) => page.test(path));
}
