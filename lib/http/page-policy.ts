/** The one inline script of our own, which sets the theme before the page is seen: `components/shell/theme.ts`. */
export const THEME_SCRIPT_HASH = "sha256-yPS8Gwb8NFMW/lVNlA1LdKKyX1jUsLtqphivc12M3wk=";

/** The one that lets a late Burmese font in: `components/shell/late-font.ts`. */
export const LATE_FONT_SCRIPT_HASH = "sha256-XLLpv7ogOWQ4P0wy2IRUYkwIY+Itig8eGhxDWNm+t7Y=";

/**
 * The policy of a page that is rendered for one request: like that of a prerendered page (`scripts/page-policies.mjs`),
 * with a nonce where that has hashes. `hosts` are the origins that its scripts may call beside ours.
 */
export function requestPagePolicy(nonce: string, hosts: readonly string[] = []): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}' '${THEME_SCRIPT_HASH}' '${LATE_FONT_SCRIPT_HASH}'`,
    "style-src 'self'",
    "img-src 'self' data: https://images.unsplash.com https://plus.unsplash.com",
    ["connect-src 'self'", ...hosts].join(" "),
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}
