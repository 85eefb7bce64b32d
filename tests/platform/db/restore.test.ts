import { execFileSync } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { chooseConnection, closeDatabase, connection, database } from "@/lib/platform/db/client";
import { openEmbedded } from "@/lib/platform/db/embedded";
import { migrate } from "@/lib/platform/db/migrate";
import { openServer } from "@/lib/platform/db/server";
import { databaseDump } from "@/tests/support/database-dump";
import { provenUser } from "@/tests/support/database-users";

const SERVER = process.env.TEST_DATABASE_URL ?? "";
const folder = mkdtempSync(join(tmpdir(), "squish-restore-"));
const names = ["before", "after"].map((part) => `squish_restore_${part}_${randomBytes(4).toString("hex")}`);

function address(name: string): string {
  const url = new URL(SERVER);
  url.pathname = `/${name}`;
  return url.href;
}

async function onServer(...statements: readonly string[]): Promise<void> {
  const client = new Client({ connectionString: SERVER });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

/** A family's traces: rows, their counts and events, which triggers keep. */
async function live(): Promise<void> {
  await migrate(connection());
  const userId = await provenUser("parent");
  const recipe = { id: "recipe-of-the-family", language: "my", ageGroup: "9-12", cookingMethod: "stew" };
  await database().recipe.create({
    data: { ...recipe, ownerId: userId, source: "embedded", foodIds: ["carrot"], verdict: "clear", rulesLookedAt: 1 },
  });
  await database().comment.create({
    data: { id: "comment", userId, recipeId: recipe.id, content: "မုန်လာဥနီ „sehr gut“ 🥕\n'); --", rating: 5 },
  });
}

/** All that was there is there, and what comes next is counted as before. */
async function livesOn(before: ReadonlyMap<string, string>): Promise<void> {
  expect(await migrate(connection()), "nothing is left to migrate").toEqual([]);
  expect(await databaseDump()).toEqual(before);
  expect(before.get("comments")).toContain("မုန်လာဥနီ");
  const events = await database().analyticsEvent.count();
  const userId = await provenUser("newcomer");
  await database().comment.create({
    data: { id: "another", userId, recipeId: "recipe-of-the-family", content: "x" },
  });
  expect(await database().recipe.findFirst({ select: { commentCount: true } })).toEqual({ commentCount: 2 });
  expect(await database().analyticsEvent.count()).toBe(events + 2);
}

afterAll(async () => {
  await closeDatabase();
  rmSync(folder, { recursive: true, force: true });
});

describe("a data folder", () => {
  it("that was copied while nobody had it open is the same installation in another place", async () => {
    chooseConnection(openEmbedded(join(folder, "data")));
    await live();
    const before = await databaseDump();
    await closeDatabase();
    cpSync(join(folder, "data"), join(folder, "restored"), { recursive: true });
    chooseConnection(openEmbedded(join(folder, "restored")));
    await livesOn(before);
  });

  it("opens after a process that was killed, from its copy too", async () => {
    await closeDatabase();
    chooseConnection(openEmbedded(join(folder, "killed")));
    await live();
    const before = await databaseDump();
    // No closing: the files are as a kill leaves them, with the mark of a process that is gone.
    cpSync(join(folder, "killed"), join(folder, "found"), { recursive: true });
    rmSync(join(folder, "found", "in-use-by"));
    await closeDatabase();
    chooseConnection(openEmbedded(join(folder, "found")));
    await livesOn(before);
  });
});

describe.skipIf(SERVER === "")("a dump of a server", () => {
  beforeAll(() => onServer(...names.map((name) => `CREATE DATABASE ${name}`)));
  afterAll(async () => {
    await closeDatabase();
    await onServer(...names.map((name) => `DROP DATABASE ${name} WITH (FORCE)`));
  });

  it("that was restored by the commands of docs/operation is the same installation", async () => {
    const [from = "", to = ""] = names.map(address);
    await closeDatabase();
    chooseConnection(openServer(from));
    await live();
    const before = await databaseDump();
    const file = join(folder, "squish.dump");
    execFileSync("pg_dump", ["--format=custom", "--no-owner", `--file=${file}`, from]);
    execFileSync("pg_restore", ["--no-owner", "--exit-on-error", "--single-transaction", `--dbname=${to}`, file]);
    await closeDatabase();
    chooseConnection(openServer(to));
    await livesOn(before);
  });
});
