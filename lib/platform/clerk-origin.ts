/**
 * Where Clerk serves its script and answers it for this installation, as in `https://clerk.squish.example`: its key is
 * that host's name in base64, with a dollar sign after it. Blank without a key, and for what is none.
 */
export function clerkOrigin(key: string): string {
  const [, coded = ""] = /^pk_(?:live|test)_([A-Za-z0-9+/]+=*)$/.exec(key) ?? [];
  let host;
  try {
    host = atob(coded);
  } catch {
    return "";
  }
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\$$/i.test(host) ? `https://${host.slice(0, -1).toLowerCase()}` : "";
}
