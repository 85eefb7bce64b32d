import fc from "fast-check";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { Caller, newParent, uniqueName, type Answer } from "../support/caller";

const origin = inject("origin");
const PASSWORD = "Kohlrabi-73-Suppe";
const CANARY = "Quetzalcoatl";
const MEAL = { foodIds: ["egg"], reaction: "liked" };
const BABY = { name: `${CANARY} Mia`, birthMonth: "2026-01" };

type Parent = Awaited<ReturnType<typeof newParent>>;

function patch(parent: Caller, path: string, body: unknown): Promise<Answer> {
  return parent.call("PATCH", path, body);
}

function leave(parent: Caller, password = PASSWORD): Promise<Answer> {
  return parent.call("DELETE", "/api/user", { password });
}

async function made(answer: Promise<Answer>): Promise<any> {
  const { status, text, body } = await answer;
  expect(status, text).toBe(201);
  return body;
}

describe("role, call and object", () => {
  const own: [method: string, path: string, body?: unknown][] = [
    ["GET", "/api/babies"],
    ["POST", "/api/babies", BABY],
    ["GET", "/api/allergies"],
    ["POST", "/api/allergies", { food: "egg" }],
    ["GET", "/api/reactions"],
    ["POST", "/api/reactions", MEAL],
    ["GET", "/api/reactions/pauses"],
    ["DELETE", "/api/reactions/pauses/egg"],
    ["GET", "/api/tried"],
    ["GET", "/api/profile"],
    ["PATCH", "/api/profile", { theme: "dark" }],
    ["GET", "/api/user/export"],
    ["GET", "/api/profile/sessions"],
    ["DELETE", "/api/profile/sessions"],
    ["POST", "/api/profile/password", { currentPassword: PASSWORD, newPassword: "Kohlrabi-74-Suppe" }],
    ["DELETE", "/api/user", { password: PASSWORD }],
  ];

  it.each(own)("a visitor may not %s %s", async (method, path, body) => {
    const { status, body: answer } = await new Caller(origin).call(method, path, body);
    expect([status, answer.code]).toEqual([401, "sign_in_required"]);
  });

  it("nobody reads, changes or removes what is another's: each is not found, and stays", async () => {
    const [one, other] = [await newParent(origin), await newParent(origin)];
    const baby = await made(one.post("/api/babies", BABY));
    const allergy = await made(one.post("/api/allergies", { food: `${CANARY} nuts` }));
    const meal = { ...MEAL, symptoms: ["fewHives"], note: `${CANARY} note`, babyId: baby.id };
    const reaction = await made(one.post("/api/reactions", meal));
    const [session] = (await one.get("/api/profile/sessions")).body;
    for (const answer of [
      await patch(other, `/api/babies/${baby.id}`, { name: "X" }),
      await patch(other, `/api/babies/${baby.id}`, { chosen: true }),
      await other.delete(`/api/babies/${baby.id}`),
      await other.delete(`/api/allergies/${allergy.id}`),
      await other.delete(`/api/reactions/${reaction.id}`),
      await other.delete("/api/reactions/pauses/egg"),
      await other.delete(`/api/profile/sessions/${session.id}`),
      await other.post("/api/reactions", { ...MEAL, babyId: baby.id }),
    ]) {
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    }
    const reads = own.filter(([method]) => method === "GET").map(([, path]) => path);
    for (const path of [...reads, "/api/recipes", `/api/tried?babyId=${baby.id}`]) {
      const { status, text } = await other.get(path);
      expect(status, path).toBe(200);
      expect(text, path).not.toContain(CANARY);
    }
    expect((await one.get("/api/babies")).body).toHaveLength(1);
    expect((await one.get("/api/reactions/pauses")).body).toHaveLength(1);
    expect((await one.get("/api/profile/sessions")).status).toBe(200);
  });

  it.each([
    ["POST", "/api/babies", { ...BABY, userId: "x" }],
    ["POST", "/api/babies", { birthMonth: "2026-13" }],
    ["POST", "/api/babies", { birthMonth: "2099-01" }],
    ["POST", "/api/babies", { ...BABY, name: "x".repeat(41) }],
    ["POST", "/api/allergies", { food: " \u200b " }],
    ["POST", "/api/allergies", { food: "x".repeat(61) }],
    ["POST", "/api/reactions", { foodIds: [], reaction: "liked" }],
    ["POST", "/api/reactions", { ...MEAL, reaction: "yummy" }],
    ["POST", "/api/reactions", { ...MEAL, note: "x".repeat(1_001) }],
    ["PATCH", "/api/profile", { role: "admin" }],
    // What proves who somebody is cannot be changed beside a session that is lying open.
    ["PATCH", "/api/profile", { email: "other@families.test" }],
    ["PATCH", "/api/profile", { username: "other" }],
    ["PATCH", "/api/profile", { password: "Kohlrabi-74-Suppe" }],
    ["PATCH", "/api/profile", { theme: "pink" }],
  ])("%s %s refuses %j and says where", async (method, path, body) => {
    const parent = await newParent(origin);
    const answer = await parent.call(method, path, body);
    expect([answer.status, answer.body.code], answer.text).toEqual([422, "invalid_input"]);
    expect(answer.body.issues.length).toBeGreaterThan(0);
  });
});

describe("a reaction", () => {
  it("answers its triage at once and pauses what was eaten in what is cooked next", async () => {
    const parent = await newParent(origin);
    const severe = { ...MEAL, symptoms: ["troubleBreathing"], language: "de" };
    expect(await made(parent.post("/api/reactions", severe))).toMatchObject({
      triage: "emergency",
      foods: [{ id: "egg", name: "Eier" }],
    });
    const cook = () =>
      parent.post("/api/recipes/generate", { ingredients: ["carrot", "egg"], cookingMethod: "soup", ageGroup: "9-12" });
    expect((await cook()).body.safety.excluded).toMatchObject([{ input: "egg", ruleId: "reaction_pause" }]);
    expect((await parent.delete("/api/reactions/pauses/egg")).status).toBe(204);
    expect((await cook()).body.safety.excluded).toEqual([]);
  });

  it("is kept once however often the same call arrives at once", async () => {
    const parent = await newParent(origin);
    const headers = { "idempotency-key": uniqueName("key-") };
    const answers = await Promise.all(Array.from({ length: 16 }, () => parent.post("/api/reactions", MEAL, headers)));
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect((await parent.get("/api/reactions")).body).toHaveLength(1);
  });
});

describe("thirty-two identical calls at once", () => {
  it("make one allergy, and remove it once", async () => {
    const parent = await newParent(origin);
    const posts = await Promise.all(Array.from({ length: 32 }, () => parent.post("/api/allergies", { food: "Egg" })));
    expect(posts.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(posts.filter(({ status }) => status === 200)).toHaveLength(31);
    const path = `/api/allergies/${posts[0]?.body.id}`;
    const gone = await Promise.all(Array.from({ length: 32 }, () => parent.delete(path)));
    expect(gone.map(({ status }) => status).toSorted()).toEqual([204, ...Array.from({ length: 31 }, () => 404)]);
  });

  it("delete an account once, and never fail", async () => {
    const parent = await newParent(origin);
    const answers = await Promise.all(Array.from({ length: 8 }, () => leave(parent)));
    expect(answers.some(({ status }) => status === 204)).toBe(true);
    for (const { status } of answers) expect([204, 401, 422, 503]).toContain(status);
    expect((await parent.get("/api/profile")).status).toBe(401);
  });
});

describe("leaving", () => {
  it("wants the password, clears the browser, ends other sessions and takes nothing of others", async () => {
    const parent = await newParent(origin);
    const second = new Caller(origin);
    expect((await second.post("/api/login", { username: parent.name, password: PASSWORD })).status).toBe(200);
    const wrong = await leave(parent, "Kohlrabi");
    expect([wrong.status, wrong.body.code, wrong.body.error]).toEqual([
      422,
      "incorrect_password",
      "Incorrect password",
    ]);
    const left = await leave(parent);
    expect([left.status, left.text]).toEqual([204, ""]);
    expect(left.headers.get("clear-site-data")).toBe('"storage"');
    for (const caller of [parent, second]) expect((await caller.get("/api/user")).status).toBe(401);
    expect((await second.post("/api/login", { username: parent.name, password: PASSWORD })).status).toBe(401);
  });

  it("hands out everything first, as a file", async () => {
    const parent = await newParent(origin);
    await made(parent.post("/api/babies", BABY));
    const answer = await parent.get("/api/user/export");
    expect(answer.headers.get("content-disposition")).toContain("attachment");
    expect(answer.body).toMatchObject({ product: "Squish", account: { username: parent.name }, babies: [BABY] });
  });
});

/** What the family half of the product should hold of one parent. */
interface Model {
  readonly babies: Set<string>;
  readonly allergies: Map<string, string>;
  readonly meals: Map<string, { readonly food: string; symptoms: boolean }>;
  readonly cleared: Set<string>;
}

describe("any sequence of what several parents do", () => {
  let parents: readonly { readonly caller: Parent; readonly model: Model }[];
  beforeAll(async () => {
    const model = (): Model => ({ babies: new Set(), allergies: new Map(), meals: new Map(), cleared: new Set() });
    parents = await Promise.all(
      Array.from({ length: 3 }, async () => ({ caller: await newParent(origin), model: model() })),
    );
  });

  const foods = ["egg", "peanut_butter", "carrot", "salmon"] as const;
  const action = fc.record({
    who: fc.nat({ max: 2 }),
    what: fc.constantFrom("baby", "noBaby", "allergy", "noAllergy", "meal", "badMeal", "noMeal", "clear"),
    food: fc.constantFrom(...foods),
  });

  async function act({ who, what, food }: { who: number; what: string; food: string }): Promise<void> {
    const parent = parents[who];
    if (parent === undefined) return;
    const { caller, model } = parent;
    const [baby] = model.babies;
    const [meal] = model.meals.keys();
    if (what === "baby") {
      const answer = await caller.post("/api/babies", BABY);
      expect(answer.status).toBe(model.babies.size < 8 ? 201 : 422);
      if (answer.status === 201) model.babies.add(answer.body.id);
    } else if (what === "noBaby" && baby !== undefined) {
      expect((await caller.delete(`/api/babies/${baby}`)).status).toBe(204);
      model.babies.delete(baby);
    } else if (what === "allergy") {
      const answer = await caller.post("/api/allergies", { food });
      expect(answer.status).toBe(model.allergies.has(food) ? 200 : 201);
      model.allergies.set(food, answer.body.id);
    } else if (what === "noAllergy") {
      const answer = await caller.delete(`/api/allergies/${model.allergies.get(food) ?? "A".repeat(24)}`);
      expect(answer.status).toBe(model.allergies.delete(food) ? 204 : 404);
    } else if (what === "meal" || what === "badMeal") {
      const symptoms = what === "badMeal" ? ["singleVomit"] : [];
      const { id } = await made(caller.post("/api/reactions", { foodIds: [food], reaction: "liked", symptoms }));
      model.meals.set(id, { food, symptoms: symptoms.length > 0 });
    } else if (what === "noMeal" && meal !== undefined) {
      expect((await caller.delete(`/api/reactions/${meal}`)).status).toBe(204);
      model.meals.delete(meal);
      model.cleared.delete(meal);
    } else if (what === "clear") {
      const open = [...model.meals].filter(
        ([id, each]) => each.food === food && each.symptoms && !model.cleared.has(id),
      );
      expect((await caller.delete(`/api/reactions/pauses/${food}`)).status).toBe(open.length > 0 ? 204 : 404);
      for (const [id] of open) model.cleared.add(id);
    }
  }

  async function agrees(): Promise<void> {
    for (const { caller, model } of parents) {
      const idsAt = async (path: string) =>
        (await caller.get(path)).body.map(({ id }: { id: string }) => id).toSorted();
      expect(await idsAt("/api/babies")).toEqual([...model.babies].toSorted());
      expect(await idsAt("/api/allergies")).toEqual([...model.allergies.values()].toSorted());
      expect(await idsAt("/api/reactions")).toEqual([...model.meals.keys()].toSorted());
      const open = [...model.meals].filter(([id, { symptoms }]) => symptoms && !model.cleared.has(id));
      const paused = (await caller.get("/api/reactions/pauses")).body.map(({ food }: any) => food.id);
      expect(paused.toSorted()).toEqual([...new Set(open.map(([, { food }]) => food))].toSorted());
      const { tried } = (await caller.get("/api/tried")).body;
      expect(tried).toBe(new Set([...model.meals.values()].map(({ food }) => food)).size);
      const { body: held } = await caller.get("/api/user/export");
      expect([held.babies.length, held.allergies.length, held.reactions.length]).toEqual([
        model.babies.size,
        model.allergies.size,
        model.meals.size,
      ]);
    }
  }

  it("leaves model, API and database agreeing", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), async (actions) => {
        for (const each of actions) await act(each);
        await agrees();
      }),
      { numRuns: 12, endOnFailure: true },
    );
  });
});
