/** The one inline script of our own, which sets the theme before the page is seen: `components/shell/theme.ts`. */
export const THEME_SCRIPT_HASH = "sha256-yPS8Gwb8NFMW/lVNlA1LdKKyX1jUsLtqphivc12M3wk=";

/** The one that lets a late Burmese font in: `components/shell/late-font.ts`. */
export const LATE_FONT_SCRIPT_HASH = "sha256-XLLpv7ogOWQ4P0wy2IRUYkwIY+Itig8eGhxDWNm+t7Y=";

/** 144 random bits, which nobody guesses; a UUID has fewer than the 128 that are asked of a nonce. */
export function newNonce(): string {
  return btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(18))));
}

/**
 * The policy of a page that is rendered for one request: like that of a prerendered page (`scripts/page-policies.mjs`),
 * with a nonce where that has hashes. `hosts` are the origins that its scripts may call beside ours; `clerk` is Clerk's, of
 * which a script is loaded too, which counts its minute in a worker that it writes itself. Blank, there is none.
 */
export function requestPagePolicy(nonce: string, hosts: readonly string[] = [], clerk = ""): string {
  const clerks = clerk === "" ? [] : [clerk];
  return [
    "default-src 'none'",
    [`script-src 'self' 'nonce-${nonce}' '${THEME_SCRIPT_HASH}' '${LATE_FONT_SCRIPT_HASH}'`, ...clerks].join(" "),
    "style-src 'self'",
    "img-src 'self' data: https://images.unsplash.com https://plus.unsplash.com",
    ["connect-src 'self'", ...hosts, ...clerks].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    `worker-src 'self'${clerk === "" ? "" : " blob:"}`,
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
