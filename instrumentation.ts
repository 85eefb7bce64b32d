/** Called by Next once, before the first request. */
export async function register(): Promise<void> {
  // Next compiles this file for the edge too, and leaves out what follows only when the condition is written like this.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { start } = await import("@/lib/platform/start");
    const { seedStarterSet } = await import("@/lib/features/recipes/seed-starter-set");
    await start(seedStarterSet);
  }
}
