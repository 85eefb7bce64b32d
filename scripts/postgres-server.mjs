// A throw-away Postgres server for the tests, where the machine has the binary. It listens on loopback only, lives in
// a temporary folder and dies with the process that asked for it.
import { execFile, execFileSync, spawn } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const DEBIAN = "/usr/lib/postgresql";
const START_ATTEMPTS = 100;

/** The folder of Postgres's programs, or undefined where it is not installed. */
export function postgresBinaries() {
  const folders = (process.env.PATH ?? "").split(":");
  const debian = existsSync(DEBIAN)
    ? readdirSync(DEBIAN)
        .sort()
        .reverse()
        .map((v) => join(DEBIAN, v, "bin"))
    : [];
  return [...debian, ...folders].find(
    (folder) => existsSync(join(folder, "initdb")) && existsSync(join(folder, "postgres")),
  );
}

/** Postgres refuses to run as root: its own account is used then, else nobody's. */
function account() {
  if (process.getuid?.() !== 0) return {};
  for (const name of ["postgres", "nobody"]) {
    try {
      const uid = Number(execFileSync("id", ["-u", name], { stdio: ["ignore", "pipe", "ignore"] }));
      const gid = Number(execFileSync("id", ["-g", name], { stdio: ["ignore", "pipe", "ignore"] }));
      return { uid, gid };
    } catch {
      continue;
    }
  }
  return {};
}

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

/**
 * Starts a server; answers its address, how to stop it, how to end it in the middle of what it does (`halt`) and to start
 * it again on what it kept (`resume`), or undefined where Postgres is not installed.
 */
export async function startPostgres() {
  const binaries = postgresBinaries();
  if (!binaries) return undefined;
  const owner = account();
  const folder = mkdtempSync(join(tmpdir(), "squish-postgres-"));
  if (owner.uid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, "data");
  const options = { ...owner, cwd: folder, stdio: "ignore", env: { PATH: process.env.PATH, LANG: "C.UTF-8" } };
  execFileSync(
    join(binaries, "initdb"),
    ["-D", data, "-U", "squish", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"],
    options,
  );
  const port = await freePort();
  const address = ["-h", "127.0.0.1", "-p", String(port)];
  let server;
  const end = (signal) =>
    new Promise((resolve) => {
      if (server.exitCode !== null || server.signalCode !== null) return resolve();
      server.once("exit", () => resolve());
      server.kill(signal);
    });
  const stop = async () => {
    await end("SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  const resume = async () => {
    server = spawn(
      join(binaries, "postgres"),
      ["-D", data, ...address, "-k", folder, "-c", "max_connections=200"],
      options,
    );
    for (let attempt = 0; attempt < START_ATTEMPTS; attempt += 1) {
      const answers = await new Promise((resolve) => {
        execFile(join(binaries, "pg_isready"), [...address, "-q"], options, (error) => resolve(error === null));
      });
      if (answers) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    await stop();
    throw new Error("Postgres did not start");
  };
  await resume();
  return {
    url: `postgresql://squish@127.0.0.1:${port}/postgres`,
    port,
    /** The account that it runs as; none where it is our own. */
    owner: owner.uid,
    stop,
    halt: () => end("SIGQUIT"),
    resume,
  };
}
