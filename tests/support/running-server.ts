import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { ROOT } from "./source-files";

const { SERVER_COMMAND, SERVER_ENVIRONMENT } = await import(join(ROOT, "scripts/server-command.mjs"));

const START_MILLISECONDS = 180_000;

export interface RunningServer {
  /** `http://127.0.0.1:port` */
  readonly origin: string;
  /** Everything it wrote to its log so far. */
  readonly output: () => string;
  readonly pid: number;
  /** Asks it to stop as an operator would, and waits until it has. Answers its exit code. */
  readonly stop: () => Promise<number | null>;
  /** Ends it in the middle of whatever it does, as a power cut would. What it keeps stays for the next one. */
  readonly kill: () => Promise<void>;
}

/** What a server keeps: a second one started on it finds it. */
export interface Home {
  readonly folder: string;
  /** The address of its database on a server; `undefined` means embedded Postgres in the folder. */
  readonly database: string | undefined;
}

/** Room for a server, with nothing in it: on the Postgres server at this address, by default the one that the tests were given. */
export async function newHome(postgres = process.env.TEST_DATABASE_URL): Promise<Home> {
  return { folder: await mkdtemp(join(tmpdir(), "squish-data-")), database: await freshDatabase(postgres) };
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => {
        if (address === null || typeof address === "string") reject(new Error("no port"));
        else resolve(address.port);
      });
    });
  });
}

/** A database of its own on this server; without one `undefined`, which means embedded Postgres. */
async function freshDatabase(server: string | undefined): Promise<string | undefined> {
  if (!server) return undefined;
  const name = `squish_${randomBytes(8).toString("hex")}`;
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

async function untilReady(
  origin: string,
  child: ChildProcess,
  output: () => string,
  health: "live" | "ready",
): Promise<void> {
  const deadline = Date.now() + START_MILLISECONDS;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output()}`);
    const response = await fetch(`${origin}/api/health/${health}`).catch(() => undefined);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The server was not ready within three minutes:\n${output()}`);
}

/**
 * The built product on a free port, with an empty database of its own unless it is given what another one left: nothing
 * in it is replaced for the test. `built` is the folder of another build than the one all tests share. Where its database is
 * not there it never gets `ready`.
 */
export async function startServer(
  settings: Readonly<Record<string, string>> = {},
  home?: Home,
  built = ROOT,
  health: "live" | "ready" = "ready",
): Promise<RunningServer> {
  const port = await freePort();
  const { folder, database } = home ?? (await newHome());
  const { PATH, HOME } = process.env;
  const child = spawn(process.execPath, SERVER_COMMAND, {
    cwd: built,
    env: {
      ...SERVER_ENVIRONMENT,
      PATH,
      HOME,
      NODE_ENV: "production",
      TZ: "Asia/Kathmandu",
      NEXT_TELEMETRY_DISABLED: "1",
      PORT: String(port),
      DATA_DIR: folder,
      RATE_LIMIT_FACTOR: "1000",
      ...(database === undefined ? {} : { DATABASE_URL: database }),
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  const keep = (chunk: Buffer): void => {
    written += chunk.toString("utf8");
  };
  child.stdout.on("data", keep);
  child.stderr.on("data", keep);
  const output = (): string => written;
  const origin = `http://127.0.0.1:${port}`;
  const end = (signal: NodeJS.Signals): Promise<number | null> => {
    const ended = new Promise<number | null>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) resolve(child.exitCode);
      else child.once("exit", resolve);
    });
    child.kill(signal);
    return ended;
  };
  const stop = async (): Promise<number | null> => {
    const code = await end("SIGTERM");
    if (home === undefined) await rm(folder, { recursive: true, force: true });
    return code;
  };
  const kill = async (): Promise<void> => {
    await end("SIGKILL");
  };
  try {
    await untilReady(origin, child, output, health);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, output, pid: child.pid ?? 0, stop, kill };
}
