// `npm run admin-token`: prints the token that the analytics ask for beside an admin's session; makes it when none is.
import { spawnSync } from "node:child_process";

// The product's modules are TypeScript and marked server-only; both need a flag that only a new process can have.
const FLAGS = ["--conditions=react-server", "--import", "tsx"];

if (process.execArgv.includes(FLAGS[0])) {
  try {
    const { adminToken } = await import("../lib/platform/secrets.ts");
    const { closeDatabase } = await import("../lib/platform/db/client.ts");
    process.stdout.write(`${await adminToken()}\n`);
    await closeDatabase();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  const child = spawnSync(process.execPath, [...FLAGS, ...process.argv.slice(1)], { stdio: "inherit" });
  process.exitCode = child.status ?? 1;
}
