import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { Caller, newParent } from "../support/caller";
import { startFakeProvider, type FakeProvider } from "../support/fake-provider";
import { CANARY } from "../support/fake-provider-faults";
import { hostileImages, jpegWithPlace, tellsPlace } from "../support/hostile-images";
import { startServer, type RunningServer } from "../support/running-server";

const KEY = "sk-CANARY-2b7d-key";
const address = "/api/ingredients/analyze";

let fake: FakeProvider;
let server: RunningServer;
let photo: string;

beforeAll(async () => {
  fake = await startFakeProvider();
  photo = (await jpegWithPlace()).toString("base64");
  server = await startServer({
    OPENAI_API_KEY: KEY,
    OPENAI_BASE_URL: fake.baseUrl,
    OPENAI_MODEL: "m",
    OPENAI_VISION_MODEL: "v",
    OPENAI_TIMEOUT_SECONDS: "2",
  });
});
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

describe("POST /api/ingredients/analyze", () => {
  it("is for parents, and says so before it looks at the photo", async () => {
    fake.forget();
    const answer = await new Caller(server.origin).post(address, { image: photo });
    expect(answer).toMatchObject({ status: 401, body: { code: "sign_in_required" } });
    expect(fake.calls).toHaveLength(0);
  });

  it("names what is in the photo, in the language asked for, and sends a picture without its place", async () => {
    fake.forget();
    fake.behave("good");
    const parent = await newParent(server.origin);
    const answer = await parent.post(address, { image: photo, language: "de" });
    expect(answer, answer.text).toMatchObject({
      status: 200,
      body: { ingredients: ["Karotten", "Avocado", "honey"], notKnown: 0 },
    });
    expect(fake.calls).toHaveLength(1);
    expect(fake.calls[0]?.image && tellsPlace(fake.calls[0].image)).toBe(false);
    expect(fake.calls[0]?.sent).not.toContain(parent.name);
  });

  it.each([
    [{ image: "" }, 422, "invalid_input"],
    [{ image: 7 }, 422, "invalid_input"],
    [{}, 422, "invalid_input"],
    [{ image: "!!!!" }, 422, "image_unreadable"],
    [{ image: Buffer.from("GIF89a".padEnd(60, "x")).toString("base64") }, 422, "not_an_image"],
    [{ image: Buffer.alloc(5 * 1024 * 1024 + 1, 0xff).toString("base64") }, 413, "image_too_large"],
    [{ image: "A".repeat(7_200_000) }, 413, "payload_too_large"],
  ])("refuses what is no photo (%#) with its own name, and asks no model", async (body, status, code) => {
    fake.forget();
    const parent = await newParent(server.origin);
    const answer = await parent.post(address, body);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
    expect(fake.calls).toHaveLength(0);
  });

  it.each([
    ["hang", 504, "timeout"],
    ["slow-body", 504, "timeout"],
    ["status-500", 502, "analysis_failed"],
    ["invalid-json", 502, "analysis_failed"],
    ["refusal", 502, "analysis_failed"],
    ["wrong-schema", 502, "analysis_failed"],
    ["html-page", 502, "analysis_failed"],
  ] as const)(
    "%s: says that it failed, in the specification's words and in none of the provider's",
    async (mode, status, code) => {
      fake.forget();
      fake.behave(mode);
      const answer = await (await newParent(server.origin)).post(address, { image: photo });
      expect({ status: answer.status, code: answer.body.code }, answer.text).toEqual({ status, code });
      expect(answer.body.error).toMatch(/^Failed to analyze image/);
      expect(answer.text).not.toContain(CANARY);
      expect(fake.calls).toHaveLength(1);
    },
  );

  it("survives files that are meant to hurt, and goes on", async () => {
    fake.behave("good");
    const files = await hostileImages();
    const parent = await newParent(server.origin);
    for (const { name, bytes } of files.filter((_, index) => index % 6 === 0)) {
      const answer = await parent.post(address, { image: bytes.toString("base64") });
      expect([200, 413, 422], name).toContain(answer.status);
    }
    expect((await parent.post(address, { image: photo })).status).toBe(200);
  });

  it("leaves no word of a photo, a provider or a key in its log", () => {
    const log = server.output();
    expect(log).toContain("POST /api/ingredients/analyze");
    for (const secret of [CANARY, KEY, photo.slice(0, 40), "avocado"]) expect(log).not.toContain(secret);
  });
});

describe("an installation without a model that sees", () => {
  it("says so: 503 vision_unavailable, and before anything is sent", async () => {
    const origin = inject("origin");
    expect((await new Caller(origin).get(address)).body).toEqual({ available: false });
    expect((await new Caller(server.origin).get(address)).body).toEqual({ available: true });
    const answer = await (await newParent(origin)).post(address, { image: photo });
    expect(answer).toMatchObject({ status: 503, body: { code: "vision_unavailable" } });
  });
});

const kitchen = { ingredients: ["carrot", "potato"], cookingMethod: "stew", ageGroup: "9-12", mealType: "lunch" };

interface Told {
  readonly event: string;
  readonly data: any;
}

function told(text: string): Told[] {
  return [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = "", data = ""]) => ({
    event,
    data: JSON.parse(data),
  }));
}

describe("POST /api/recipes/generate with events", () => {
  const events = { accept: "text/event-stream" };

  it("tells each stage, never falling, then the recipe that is stored", async () => {
    fake.behave("unsafe-once");
    const parent = await newParent(server.origin);
    const answer = await parent.post("/api/recipes/generate", kitchen, events);
    expect(answer.headers.get("content-type")).toMatch(/^text\/event-stream/);
    const all = told(answer.text);
    const progress = all.slice(0, -1);
    expect(progress.map(({ data }) => data.stage)).toEqual([
      "checking",
      "writing",
      "reading",
      "again",
      "reading",
      "storing",
    ]);
    const percents = progress.map(({ data }) => Number(data.percent));
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    expect(JSON.stringify(progress), "nothing unchecked is told").not.toMatch(/honey|carrot/i);
    const last = all.at(-1);
    expect(last).toMatchObject({ event: "recipe", data: { source: "openai" } });
    expect((await parent.get(`/api/recipes/${last?.data.id}`)).status).toBe(200);
  });

  it("says what went wrong as every call does, with its status", async () => {
    const parent = await newParent(server.origin);
    const answer = await parent.post("/api/recipes/generate", { ...kitchen, ingredients: ["honey"] }, events);
    expect(told(answer.text).at(-1)).toMatchObject({
      event: "error",
      data: { status: 422, code: "no_usable_ingredients", warnings: [expect.stringContaining("honey")] },
    });
    const guest = await new Caller(server.origin).post("/api/recipes/generate", kitchen, events);
    expect(guest).toMatchObject({ status: 401, body: { code: "sign_in_required" } });
  });

  it("gives the same answer to the same key, and no second call", async () => {
    fake.behave("good");
    fake.forget();
    const parent = await newParent(server.origin);
    const keyed = { ...events, "idempotency-key": "one-attempt-0001" };
    const first = told((await parent.post("/api/recipes/generate", kitchen, keyed)).text).at(-1);
    const second = told((await parent.post("/api/recipes/generate", kitchen, keyed)).text).at(-1);
    expect(second).toEqual(first);
    expect(fake.calls).toHaveLength(1);
  });

  it("ends with the parent who leaves: nothing is stored, and the provider hears it", async () => {
    fake.behave("hang");
    fake.forget();
    const parent = await newParent(server.origin);
    const left = new AbortController();
    const asked = fetch(`${server.origin}/api/recipes/generate`, {
      method: "POST",
      headers: { "content-type": "application/json", cookie: parent.cookieHeader, ...events },
      body: JSON.stringify({ ...kitchen, language: "en" }),
      signal: left.signal,
    });
    const response = await asked;
    const reader = response.body?.getReader();
    await reader?.read();
    await expect.poll(() => fake.calls.length).toBe(1);
    left.abort();
    await reader?.closed.catch(() => undefined);
    await expect
      .poll(() => server.output(), { timeout: 15_000 })
      .toMatch(/"route":"POST \/api\/recipes\/generate","status":499/);
    const own = await parent.get("/api/recipes?limit=1");
    expect(own.body[0]?.source, "no recipe of its own").toBe("embedded");
    expect(fake.calls).toHaveLength(1);
  });
});
