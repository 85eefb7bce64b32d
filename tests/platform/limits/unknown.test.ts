import { describe, expect, it } from "vitest";
import { chooseConnection } from "@/lib/platform/db/client";
import { openServer } from "@/lib/platform/db/server";
import { ready } from "@/lib/platform/db/health";
import { markPrepared } from "@/lib/platform/db/readiness";
import { consume } from "@/lib/platform/limits/limit";

// Nobody listens on this port: what every instance meets while its server is down.
chooseConnection(openServer("postgresql://nobody@127.0.0.1:9/none"));

describe("while the database does not answer", () => {
  it("refuses what must be counted, and lets reads go on", async () => {
    const rule = { points: 1, durationSeconds: 60 };
    await expect(consume("costly", { ...rule, whenUnknown: "closed" })).rejects.toMatchObject({ code: "unavailable" });
    expect(await consume("read", { ...rule, whenUnknown: "open" })).toEqual({ ok: true });
    expect(await consume("read", rule)).toEqual({ ok: true });
  });

  it("is not ready", async () => {
    markPrepared();
    expect(await ready()).toBe(false);
  });
});
