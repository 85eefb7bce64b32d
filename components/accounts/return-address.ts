/** Where somebody lands who did not come from a particular page. */
export const DEFAULT_RETURN_ADDRESS = "/";

/** Never a place to return to: the account pages themselves, and answers that are data. */
const NO_PAGE = /^\/(?:sign-in|sign-up|api)(?:[/?#]|$)/;

/**
 * The page to go back to after signing in, from the query's `redirect_url`: a path on this very origin, or `/`. What
 * leads anywhere else (another host, `//host`, a scheme, a backslash, a control character) is dropped.
 */
export function returnAddress(search: string, origin: string): string {
  const wanted = new URLSearchParams(search).get("redirect_url");
  if (wanted === null || !/^\/(?![/\\])[^\\\u0000-\u001f\u007f]*$/.test(wanted)) return DEFAULT_RETURN_ADDRESS;
  if (!URL.canParse(wanted, origin)) return DEFAULT_RETURN_ADDRESS;
  const target = new URL(wanted, origin);
  const path = `${target.pathname}${target.search}${target.hash}`;
  if (target.origin !== origin || path.startsWith("//") || NO_PAGE.test(path)) return DEFAULT_RETURN_ADDRESS;
  return path;
}
