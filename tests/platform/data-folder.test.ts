import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { closeDatabase, database } from "@/lib/platform/db/client";
import { FolderInUseError, lockFolder } from "@/lib/platform/db/folder-lock";
import { connection } from "@/lib/platform/db/client";
import { migrate } from "@/lib/platform/db/migrate";
import { newId } from "@/lib/platform/db/new-id";
import { adminToken } from "@/lib/platform/secrets";

const folder = mkdtempSync(join(tmpdir(), "squish-data-"));
process.env.DATA_DIR = folder;
delete process.env.DATABASE_URL;
delete process.env.ADMIN_TOKEN;

describe("the data folder", () => {
  it("keeps what was written when it is opened again", async () => {
    await migrate(connection());
    const id = newId();
    await database().user.create({ data: { id, email: id, username: id, displayUsername: id, name: id } });
    await closeDatabase();
    expect(await database().user.count({ where: { id } })).toBe(1);
    expect(await migrate(connection())).toEqual([]);
    await closeDatabase();
  });

  it("belongs to one living process at a time", async () => {
    const other = spawn(process.execPath, ["-e", "setTimeout(() => undefined, 60_000)"]);
    writeFileSync(join(folder, "in-use-by"), String(other.pid));
    expect(() => lockFolder(folder)).toThrow(FolderInUseError);
    const ended = new Promise((done) => other.once("exit", done));
    other.kill("SIGKILL");
    await ended;
    const release = lockFolder(folder);
    expect(readFileSync(join(folder, "in-use-by"), "utf8")).toBe(String(process.pid));
    release();
    lockFolder(folder)();
  });

  it("keeps one admin token that only its owner reads", async () => {
    const token = await adminToken();
    expect(token.length).toBeGreaterThanOrEqual(32);
    expect(readFileSync(join(folder, "admin-token"), "utf8").trim()).toBe(token);
    expect(statSync(join(folder, "admin-token")).mode & 0o777).toBe(0o600);
    expect(await adminToken()).toBe(token);
  });

  it("is never opened by a build", () => {
    const build = spawn(
      process.execPath,
      [
        "--conditions=react-server",
        "--import",
        "tsx",
        "-e",
        "import('./lib/platform/db/client.ts').then(({ database }) => database())",
      ],
      {
        env: { ...process.env, NEXT_PHASE: "phase-production-build" },
        stdio: ["ignore", "ignore", "pipe"],
      },
    );
    let said = "";
    build.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    return new Promise<void>((done) => build.once("exit", () => done())).then(() => {
      expect(said).toContain("The build must not open the database");
    });
  });
});
