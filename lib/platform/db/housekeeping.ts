import "server-only";
import { log } from "../log";
import { database } from "./client";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;
/** Thirteen months: a year can be compared with the one before. */
const ANALYTICS_KEPT = 396 * DAY;
/** More than anybody will read; what was typed once and never again makes room first. */
const UNKNOWN_WORDS_KEPT = 5_000;

/** Deletes what is past its time. Harmless at any moment, from any number of instances. */
export async function sweep(now: number = Date.now()): Promise<void> {
  const client = database();
  await client.session.deleteMany({ where: { expiresAt: { lt: new Date(now) } } });
  await client.session.deleteMany({ where: { updatedAt: { lt: new Date(now - 8 * DAY) } } });
  await client.idempotencyKey.deleteMany({ where: { createdAt: { lt: new Date(now - DAY) } } });
  await client.rateLimit.deleteMany({ where: { fullAtMs: { lt: now - HOUR } } });
  await client.loginDelay.deleteMany({ where: { blockedUntil: { lt: new Date(now - DAY) } } });
  await client.analyticsEvent.deleteMany({ where: { occurredAt: { lt: new Date(now - ANALYTICS_KEPT) } } });
  await client.$executeRaw`
    DELETE FROM unknown_words WHERE (word, language) IN
      (SELECT word, language FROM unknown_words ORDER BY count DESC, word OFFSET ${UNKNOWN_WORDS_KEPT})`;
}

/** Sweeps every hour. The timer keeps no process alive. */
export function sweepHourly(): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => log.error("sweep_failed", error));
  }, HOUR);
  timer.unref();
}
