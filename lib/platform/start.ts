import "server-only";
import { connection } from "./db/client";
import { FolderInUseError } from "./db/folder-lock";
import { sweep, sweepHourly } from "./db/housekeeping";
import { migrate } from "./db/migrate";
import { markPrepared } from "./db/readiness";
import { capabilities, env, EnvironmentError, isBuilding } from "./env";
import { log } from "./log";
import { CLERK_KEY } from "./public-settings";

const FIRST_WAIT = 500;
const LONGEST_WAIT = 10_000;
/** How long the first request may have to wait for the database before it is answered without one. */
const PATIENCE = 8_000;

function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds).unref());
}

/** The pages of a build have the forms of one kind of accounts; a server with the other kind would let nobody in. */
function checkBuild(): void {
  if ((env().NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ?? "") === CLERK_KEY) return;
  const sentence = "NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY must be what it was when this was built: set it and build again.";
  throw new EnvironmentError([sentence]);
}

/** What an operator has to change before this can run; trying again would not help. */
function stopWith(error: Error): never {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}

async function prepareOnce(fill: () => Promise<void>): Promise<void> {
  const open = connection();
  const applied = await migrate(open);
  await fill();
  markPrepared();
  sweepHourly();
  log.info("ready", { database: open.name, migrations: applied });
  sweep().catch((error: unknown) => log.error("sweep_failed", error));
}

async function keepTrying(fill: () => Promise<void>, attempted: () => void): Promise<void> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
    try {
      await prepareOnce(fill);
      attempted();
      return;
    } catch (error) {
      attempted();
      if (error instanceof FolderInUseError) stopWith(error);
      // Nothing here has seen a parent's words, so its message may be read. Prisma says what matters in the last line.
      const message = error instanceof Error ? error.message.trim().split("\n").at(-1) : undefined;
      log.warn("not_ready", { message, nextTryMs: wait });
      await pause(wait);
    }
  }
}

/**
 * Starts the product: checks the settings (and ends the process when they do not hold), then opens and migrates the
 * database and calls `fill`. Returns when that went through or failed once, at the latest after eight seconds; from
 * then on it is tried again in the background, so that the product runs before its database does. Does nothing in a build.
 */
export async function start(fill: () => Promise<void>): Promise<void> {
  try {
    if (isBuilding()) return;
    checkBuild();
  } catch (error) {
    if (error instanceof EnvironmentError) stopWith(error);
    throw error;
  }
  log.info("start", { ...capabilities() });
  const factor = env().RATE_LIMIT_FACTOR;
  if (factor !== 1) log.warn("rate_limits_changed", { factor });
  await Promise.race([new Promise<void>((attempted) => void keepTrying(fill, attempted)), pause(PATIENCE)]);
}
