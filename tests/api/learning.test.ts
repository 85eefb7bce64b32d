import { describe, expect, inject, it } from "vitest";
import { Caller, newParent } from "../support/caller";

const origin = inject("origin");
const PROGRESS = "/api/learning/progress";
const EVENTS = "/api/analytics/events";

const carrot = { activity: "foodFriends", item: "carrot" };
const banana = { activity: "foodHero", item: "banana" };
const magic = { activity: "foodStory", item: "kitchen-magic" };

const NOTHING_DONE = {
  activities: [
    { activity: "foodStory", completed: 0, total: 3, items: [] },
    { activity: "foodFriends", completed: 0, total: 5, items: [] },
    { activity: "foodHero", completed: 0, total: 4, items: [] },
  ],
};

describe("learning progress", () => {
  it("is asked and told by parents only", async () => {
    const visitor = new Caller(origin);
    for (const answer of [await visitor.get(PROGRESS), await visitor.post(PROGRESS, { completed: [carrot] })]) {
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: "sign_in_required" });
    }
  });

  it("is completed of total for each activity, nothing at first", async () => {
    const parent = await newParent(origin);
    expect((await parent.get(PROGRESS)).body).toEqual(NOTHING_DONE);
    expect((await parent.post(PROGRESS, { completed: [] })).body).toEqual(NOTHING_DONE);
  });

  it("joins what comes from several devices; twice, at once and in any order equals once", async () => {
    const parent = await newParent(origin);
    const phone = [carrot, banana];
    const tablet = [banana, magic];
    const answers = await Promise.all(
      [phone, tablet, phone, [...tablet, ...tablet]].map((completed) => parent.post(PROGRESS, { completed })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const { body } = await parent.get(PROGRESS);
    expect(body.activities).toEqual([
      { activity: "foodStory", completed: 1, total: 3, items: ["kitchen-magic"] },
      { activity: "foodFriends", completed: 1, total: 5, items: ["carrot"] },
      { activity: "foodHero", completed: 1, total: 4, items: ["banana"] },
    ]);
    expect((await parent.post(PROGRESS, { completed: [] })).body).toEqual(body);
  });

  it("is each parent's own", async () => {
    const [one, other] = [await newParent(origin), await newParent(origin)];
    await one.post(PROGRESS, { completed: [carrot] });
    expect((await other.get(PROGRESS)).body).toEqual(NOTHING_DONE);
  });

  it.each([
    ["a step of another activity", { completed: [{ activity: "foodHero", item: "carrot" }] }],
    ["an activity there is not", { completed: [{ activity: "foodFight", item: "carrot" }] }],
    ["something beside a step", { completed: [{ ...carrot, note: "for Mila" }] }],
    ["more steps than there are", { completed: Array.from({ length: 13 }, () => carrot) }],
    ["no list", { completed: carrot }],
    ["nothing", {}],
  ])("refuses %s and keeps nothing of it", async (_what, body) => {
    const parent = await newParent(origin);
    const answer = await parent.post(PROGRESS, body);
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ code: "invalid_input" });
    expect(answer.body.issues[0].path).toMatch(/^completed/);
    expect((await parent.get(PROGRESS)).body).toEqual(NOTHING_DONE);
  });
});

describe("counting what happened", () => {
  const story = { name: "story_created", properties: { template: "garden", foodCount: 3 } };

  it("is open to everybody and answers nothing", async () => {
    for (const caller of [new Caller(origin), await newParent(origin)]) {
      const answer = await caller.post(EVENTS, story);
      expect([answer.status, answer.text]).toEqual([204, ""]);
    }
  });

  it.each([
    ["an event that nobody counts", { ...story, name: "page_view" }],
    ["a template there is not", { ...story, properties: { template: "kitchen-magic", foodCount: 3 } }],
    ["six foods", { ...story, properties: { template: "magic", foodCount: 6 } }],
    ["no food", { ...story, properties: { template: "magic", foodCount: 0 } }],
    ["which foods they were", { ...story, properties: { template: "magic", foodCount: 1, foods: ["egg"] } }],
    ["who it was", { ...story, userId: "somebody" }],
  ])("refuses %s", async (_what, body) => {
    expect((await new Caller(origin).post(EVENTS, body)).status).toBe(422);
  });

  it("is not read by who counts", async () => {
    expect((await new Caller(origin).get(EVENTS)).status).toBe(401);
  });
});
