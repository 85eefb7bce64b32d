// `npm run doctor`: what is configured here, what is not, and what to do about it. Reads the settings that the product
// would read, looks at the database, changes nothing and prints no secret. Ends with 1 where the product would not start.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

// The product's modules are TypeScript and marked server-only; both need a flag that only a new process can have.
const FLAGS = ["--conditions=react-server", "--import", "tsx"];
const root = fileURLToPath(new URL("..", import.meta.url));

if (!process.execArgv.includes(FLAGS[0])) {
  const child = spawnSync(process.execPath, [...FLAGS, ...process.argv.slice(1)], { stdio: "inherit" });
  process.exit(child.status ?? 1);
}

/** What stands on this machine: Node, packages, a build. */
function machine() {
  const [major = 0] = process.versions.node.split(".").map(Number);
  return [
    major >= 24
      ? { state: "ok", says: `Node ${process.versions.node}.` }
      : {
          state: "look",
          says: `Node ${process.versions.node} runs Squish.`,
          do: "In production use a patched 24 LTS.",
        },
    existsSync(join(root, ".next", "BUILD_ID"))
      ? { state: "ok", says: "There is a build." }
      : { state: "look", says: "Nothing is built yet.", do: "npm run up builds and starts." },
  ];
}

/** Whether the database answers and is migrated. An embedded one is opened only where it exists and nobody has it. */
async function databaseState() {
  const { env } = await import("../lib/platform/env.ts");
  const { DATABASE_URL, DATA_DIR } = env();
  if (DATABASE_URL === undefined && !existsSync(join(DATA_DIR, "pg"))) {
    return { state: "look", says: "The embedded database does not exist yet.", do: "The first start makes it." };
  }
  const { connection, closeDatabase } = await import("../lib/platform/db/client.ts");
  const { pendingMigrations } = await import("../lib/platform/db/migrate.ts");
  try {
    const pending = await pendingMigrations(connection().client);
    return pending.length === 0
      ? { state: "ok", says: "The database answers and is migrated." }
      : {
          state: "look",
          says: `${pending.length} migrations are to come.`,
          do: "The start applies them; npm run migrate now.",
        };
  } catch (error) {
    if (error instanceof Error && error.name === "FolderInUseError") {
      return { state: "ok", says: "The embedded database is in use: Squish is running." };
    }
    return { state: "wrong", says: "The database does not answer.", do: "See docs/operation/troubles.md, trouble 1." };
  } finally {
    await closeDatabase();
  }
}

const { diagnose, diagnosisLines } = await import("../lib/platform/doctor.ts");
const settings = diagnose(process.env);
const starts = settings.every(({ state }) => state !== "wrong");
const found = [...machine(), ...settings, ...(starts ? [await databaseState()] : [])];
process.stdout.write(`${diagnosisLines(found)}\n`);
process.exit(found.some(({ state }) => state === "wrong") ? 1 : 0);
