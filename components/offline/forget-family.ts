/** The name of the shelf on which the worker keeps a family's own answers. */
export const FAMILY_SHELF = "family";

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
