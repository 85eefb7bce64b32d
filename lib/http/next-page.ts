/** The address of a list's next page, as its `Link` header names it; `undefined` on the last one. */
export function nextPage(headers: Headers): string | undefined {
  return /<([^>]+)>;\s*rel="next"/.exec(headers.get("link") ?? "")?.[1];
}
