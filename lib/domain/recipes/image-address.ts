/** The only hosts whose pictures are shown; the page's policy allows the same two. */
const IMAGE_HOSTS = ["images.unsplash.com", "plus.unsplash.com"];
const PHOTO_PAGE_HOSTS = ["unsplash.com", "www.unsplash.com"];

/** A photo page's address ends with the photo's id of eleven characters, with or without words before it. */
const PHOTO_PAGE = /^\/photos\/(?:[^/]*-)?([A-Za-z0-9_-]{11})\/?$/;

/**
 * The address of a recipe's picture, 1600 by 900 where it is a photo page of the stock photo site; `undefined` for
 * everything that is not HTTPS on one of its image hosts.
 */
export function imageAddress(address: string | null): string | undefined {
  if (address === null || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  if (url.protocol !== "https:" || url.username !== "" || url.port !== "") return undefined;
  if (IMAGE_HOSTS.includes(url.hostname)) return url.href;
  const id = PHOTO_PAGE_HOSTS.includes(url.hostname) ? PHOTO_PAGE.exec(url.pathname)?.[1] : undefined;
  return id && `https://images.unsplash.com/photo-${id}?fit=crop&w=1600&h=900`;
}
