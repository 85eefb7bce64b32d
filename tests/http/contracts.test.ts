import { describe, expect, it } from "vitest";
import { allContracts } from "@/app/api/_contracts/all";
import type { Contract, RateLimit } from "@/lib/http/contract";

// What holds of every call, so that a new one cannot forget it.

function limitsOf({ limit }: Contract): readonly RateLimit[] {
  return "points" in limit ? [limit] : limit;
}

const named = allContracts.map((call) => [`${call.method} ${call.path}`, call] as const);
const HEALTH = ["GET /api/health/live", "GET /api/health/ready"];
/** Calls with a body that a visitor may make: how one becomes or stops being a parent, counting, what is signed or only read. */
const OPEN_WRITES = [
  "POST /api/accounts/messages",
  "POST /api/analytics/events",
  "POST /api/ingredients/check",
  "POST /api/login",
  "POST /api/logout",
  "POST /api/recipes/import",
  "POST /api/register",
];
/** Calls that cost a hash, a model, a recipe or a count of everything: none of them may run uncounted. */
const COSTLY = [
  "GET /api/analytics/events",
  "GET /api/analytics/stats",
  "POST /api/analytics/events",
  "DELETE /api/user",
  "GET /api/user/export",
  "POST /api/ingredients/analyze",
  "POST /api/login",
  "POST /api/meals/suggest",
  "POST /api/profile/password",
  "POST /api/recipes/generate",
  "POST /api/recipes/import",
  "POST /api/recipes/suggestions",
  "POST /api/recipes/{id}/comments",
  "GET /api/recipes/{id}/picture",
  "POST /api/register",
];

describe("every call", () => {
  it("is there once", () => {
    const names = named.map(([name]) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(named)("%s is counted, unless it says only that the process lives", (name, call) => {
    expect(limitsOf(call).length > 0).toBe(!HEALTH.includes(name));
    for (const { points, seconds } of limitsOf(call)) {
      expect(Number.isInteger(points) && points > 0).toBe(true);
      expect(seconds).toBeLessThanOrEqual(24 * 3_600);
    }
  });

  it.each(named)("%s changes something for a signed-in caller only, but for seven", (name, call) => {
    if (call.method !== "GET" && call.access === "public") expect(OPEN_WRITES).toContain(name);
  });

  it.each(named)("%s asks for nothing in its address that is anybody's secret", (_, { path, query }) => {
    // Addresses are kept by browsers, proxies and whoever follows a link.
    const asked = Object.keys(query === undefined || !("shape" in query) ? {} : Object(query.shape));
    const harmless = [
      "babyId",
      "cursor",
      "ids",
      "idea",
      "language",
      "limit",
      "measures",
      "query",
      // One of three bands of months, not a birthday.
      "ageGroup",
      "servings",
      "state",
      "timeframe",
    ];
    expect(asked.filter((name) => !harmless.includes(name))).toEqual([]);
    expect([...path.matchAll(/\{(\w+)\}/g)].filter(([, name]) => name !== "id" && name !== "foodId")).toEqual([]);
  });

  it.each(named)("%s has a body only where bodies are sent, and answers 204 exactly without one", (_, call) => {
    if (call.method === "GET") expect(call.body).toBeUndefined();
    expect(call.status === 204).toBe(call.output === undefined && call.status !== 202);
  });

  it("shares a limit's name only with calls that mean the same limit", () => {
    const rules = new Map<string, string>();
    for (const call of allContracts) {
      for (const { name, points, seconds } of limitsOf(call)) {
        const rule = `${points} in ${seconds}`;
        expect(rules.get(name) ?? rule, name).toBe(rule);
        rules.set(name, rule);
      }
    }
  });

  it("takes a key for each act that a lost answer would make twice, and for nothing that only reads", () => {
    const keyed = allContracts.filter(({ idempotent }) => idempotent).map(({ path }) => path);
    expect(keyed.toSorted()).toEqual(
      [
        "/api/babies",
        "/api/meals/suggest",
        "/api/reactions",
        "/api/recipes/generate",
        "/api/recipes/suggestions",
        "/api/recipes/{id}/comments",
      ].toSorted(),
    );
    for (const call of allContracts.filter(({ idempotent }) => idempotent)) {
      expect([call.method, call.access]).toEqual(["POST", "member"]);
    }
  });
});

describe("a call that costs", () => {
  it.each(COSTLY)("%s does not run while nobody can count it", (name) => {
    const call = allContracts.find(({ method, path }) => `${method} ${path}` === name);
    expect(call === undefined ? [] : limitsOf(call).map(({ whenUnknown }) => whenUnknown)).not.toContain("open");
    expect(call && limitsOf(call).every(({ whenUnknown }) => whenUnknown === "closed")).toBe(true);
  });

  it("is every call that does so", () => {
    const closed = named.filter(([, call]) => limitsOf(call).some(({ whenUnknown }) => whenUnknown === "closed"));
    expect(closed.map(([name]) => name).filter((name) => !COSTLY.includes(name))).toEqual([]);
  });
});
