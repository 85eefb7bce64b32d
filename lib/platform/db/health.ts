import "server-only";
import { database } from "./client";
import { isPrepared } from "./readiness";

const PATIENCE_MILLISECONDS = 500;

/** True when the database is migrated and answers within half a second, and the process is not stopping. Never throws. */
export async function ready(): Promise<boolean> {
  if (!isPrepared()) return false;
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<boolean>((done) => {
    timer = setTimeout(() => done(false), PATIENCE_MILLISECONDS);
  });
  try {
    const asked = database().$queryRaw`SELECT 1`.then(
      () => true,
      () => false,
    );
    return await Promise.race([asked, patience]);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}
