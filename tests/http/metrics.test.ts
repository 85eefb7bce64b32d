import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { GET as live } from "@/app/api/health/live/route";
import { GET as metrics } from "@/app/api/metrics/route";
import { GET as comments } from "@/app/api/recipes/[id]/comments/route";
import { countAnswer, metricsText } from "@/lib/platform/metrics";
import { withDatabase } from "@/tests/support/database";

const TOKEN = "an-analytics-token-that-no-parent-knows";
const before = process.env.ADMIN_TOKEN;
withDatabase();

beforeAll(() => {
  process.env.ADMIN_TOKEN = TOKEN;
});
afterAll(() => {
  if (before === undefined) delete process.env.ADMIN_TOKEN;
  else process.env.ADMIN_TOKEN = before;
});

const none = { params: Promise.resolve({}) };

function asked(authorization?: string): Promise<Response> {
  const headers = authorization === undefined ? {} : { authorization };
  return metrics(new Request("http://squish.test/api/metrics", { headers }), none);
}

/** The value of one sample, by its name and labels as they are written. */
function sample(text: string, name: string): number {
  const line = text.split("\n").find((one) => one.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1));
}

describe("GET /api/metrics", () => {
  it("tells nobody without the token anything, and whoever has it everything, in Prometheus's own format", async () => {
    for (const authorization of [undefined, "Bearer wrong", `Basic ${TOKEN}`]) {
      const refused = await asked(authorization);
      expect(refused.status).toBe(401);
      expect(await refused.json()).toMatchObject({ code: "admin_token_required" });
    }
    const answer = await asked(`Bearer ${TOKEN}`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; version=0.0.4; charset=utf-8");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const text = await answer.text();
    expect(text.endsWith("\n")).toBe(true);
    for (const line of text.trimEnd().split("\n")) {
      expect(line).toMatch(/^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"\\\n]*",?)+\})? -?[\d.e+-]+)$/);
    }
  });

  it("counts every answer by its template and status, the refused ones too, and never by its path", async () => {
    await live(new Request("http://squish.test/api/health/live"), none);
    const id = "a-recipe-that-is-not-there";
    const missing = await comments(new Request(`http://squish.test/api/recipes/${id}/comments`), {
      params: Promise.resolve({ id }),
    });
    expect(missing.status).toBe(404);
    const text = await (await asked(`Bearer ${TOKEN}`)).text();
    expect(sample(text, 'squish_answers_total{route="GET /api/health/live",status="200"}')).toBe(1);
    expect(sample(text, 'squish_answers_total{route="GET /api/recipes/{id}/comments",status="404"}')).toBe(1);
    expect(sample(text, 'squish_answers_total{route="GET /api/metrics",status="401"}')).toBe(3);
    expect(text).not.toContain(id);
  });
});

describe("the time of an answer", () => {
  it("stands in the answer, for the network tab of a browser", async () => {
    const answer = await live(new Request("http://squish.test/api/health/live"), none);
    expect(answer.headers.get("server-timing")).toMatch(/^app;dur=\d+(?:\.\d)?$/);
  });

  it("falls into every bucket that is as long or longer, and into the sum", () => {
    for (const milliseconds of [5, 5.1, 30_000]) countAnswer("GET /test", 200, milliseconds);
    const text = metricsText(true);
    const bucket = (bound: string) => sample(text, `squish_answer_seconds_bucket{route="GET /test",le="${bound}"}`);
    expect(["0.005", "0.01", "25", "+Inf"].map(bucket)).toEqual([1, 2, 2, 3]);
    expect(sample(text, 'squish_answer_seconds_count{route="GET /test"}')).toBe(3);
    expect(sample(text, 'squish_answer_seconds_sum{route="GET /test"}')).toBeCloseTo(30.0101, 6);
    expect(sample(text, "squish_database_up")).toBe(1);
    expect(sample(metricsText(false), "squish_database_up")).toBe(0);
  });
});
