/** The name of the shelf on which the worker keeps a family's own answers. */
export const FAMILY_SHELF = "family";

/** The names of the mark of a session: over HTTPS, and over plain HTTP (lib/platform/identity/session-cookie.ts). */
export const SESSION_MARKS = ["__Host-signed_in", "signed_in"] as const;

/**
 * Empties what this device keeps of a family's own answers. The worker does so itself when somebody signs in, but a page
 * may have been opened past it.
 */
export async function forgetFamily(): Promise<void> {
  if (!("caches" in window)) return;
  try {
    await caches.delete(FAMILY_SHELF);
  } catch {
    // Storage is closed in this browser: nothing was kept.
  }
}
