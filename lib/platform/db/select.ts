import "server-only";
import { resolve } from "node:path";
import { env, isBuilding } from "../env";
import { openEmbedded } from "./embedded";
import type { Connection } from "./port";
import { openServer } from "./server";

/** The database this installation is set up for. */
export function openConnection(): Connection {
  const settings = env();
  if (isBuilding(settings)) throw new Error("The build must not open the database.");
  if (settings.DATABASE_URL !== undefined) return openServer(settings.DATABASE_URL);
  return openEmbedded(resolve(/* turbopackIgnore: true */ settings.DATA_DIR));
}
