import { describe, expect, it } from "vitest";
import { openServer } from "@/lib/platform/db/server";
import { statementName } from "@/lib/platform/db/statement-name";

const SERVER = process.env["TEST_DATABASE_URL"];

describe.skipIf(!SERVER)("a Postgres server", () => {
  async function keptPlans(address: string): Promise<number> {
    const open = openServer(address);
    try {
      for (let times = 0; times < 3; times += 1) await open.client.$queryRaw`SELECT ${"a"}::text AS word`;
      const [row] = await open.client.$queryRaw<{ kept: number }[]>`
        SELECT count(*)::int AS kept FROM pg_prepared_statements WHERE statement LIKE '%AS word%' AND name <> ''`;
      return row?.kept ?? -1;
    } finally {
      await open.close();
    }
  }

  it("plans a statement once for each connection", async () => {
    // Of two at once each may land on a connection of its own; one after the other they share one.
    expect(await keptPlans(SERVER ?? "")).toBeGreaterThanOrEqual(1);
  });

  it("is asked for no plan to keep where the address says that a pooler stands between", async () => {
    const address = new URL(SERVER ?? "");
    address.searchParams.set("pgbouncer", "true");
    expect(await keptPlans(address.href)).toBe(0);
  });
});

// Last: it uses up the names that there are.
describe("the name of a statement", () => {
  it("is the same for the same words and another for others", () => {
    const names = ["SELECT 1", "SELECT 2", "SELECT 1"].map(statementName);
    expect(names[0]).toBe(names[2]);
    expect(names[0]).not.toBe(names[1]);
  });

  it("fits into what Postgres takes for a name, and ends: a statement too many has none", () => {
    const names = Array.from({ length: 500 }, (_, index) => statementName(`SELECT ${index} AS one_too_many`));
    const given = names.filter((name) => name !== "");
    expect(given.length).toBeLessThanOrEqual(300);
    expect(given.every((name) => /^[a-z0-9]{1,62}$/.test(name))).toBe(true);
    expect(new Set(given).size).toBe(given.length);
    expect(statementName("SELECT 1"), "those that have one keep it").toMatch(/^s\d+$/);
  });
});
