import { describe, expect, it } from "vitest";
import { z } from "zod";
import { errorLine } from "@/lib/platform/log";

describe("what the log knows of an error", () => {
  it("is its kind, its code and its place, never its words", () => {
    const cause = Object.assign(new Error("canary-inner"), { code: "P2002", meta: { target: "canary-meta" } });
    const line = errorLine(new Error("canary-outer", { cause }));
    expect(line).toMatchObject({ name: "Error", cause: { name: "Error", code: "P2002" } });
    expect(line.at?.length).toBeGreaterThan(0);
    expect(JSON.stringify(line)).not.toContain("canary");
  });

  it("names the fields that broke a contract, not what was in them", () => {
    const { error } = z.object({ title: z.string() }).safeParse({ title: 1, other: "canary" });
    expect(errorLine(error).fields).toEqual(["title: invalid_type"]);
  });

  it("ends, whatever was thrown", () => {
    const loop: { cause?: unknown } = {};
    loop.cause = loop;
    expect(JSON.stringify(errorLine(loop)).length).toBeLessThan(300);
    expect(errorLine("canary")).toEqual({ name: "string" });
    expect(errorLine(null)).toEqual({ name: "object" });
  });
});
