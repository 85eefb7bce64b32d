import { describe, expect, inject, it } from "vitest";
import { Caller, newParent, uniqueName, type Answer } from "../support/caller";

const origin = inject("origin");
const ROUNDS = Number(process.env["COMMUNITY_ROUNDS"] ?? 3);
const AT_ONCE = 32;

const kitchen = { ingredients: ["carrot"], cookingMethod: "stew", ageGroup: "9-12", mealType: "lunch", language: "en" };
const MISSING = "there-is-no-such-recipe-1";

async function cook(parent: Caller): Promise<any> {
  return (await parent.post("/api/recipes/generate", kitchen)).body;
}

async function suggestion(parent: Caller): Promise<any> {
  const { body } = await parent.post("/api/recipes/suggestions", { ...kitchen, ingredients: ["carrot", "potato"] });
  return body[0];
}

/** The installation's admin, who may do what an expert may. */
async function admin(): Promise<Caller> {
  const caller = new Caller(origin);
  const account = { email: "admin@families.test", password: "Kohlrabi-73-Suppe" };
  await caller.post("/api/register", { ...account, username: uniqueName("admin") });
  await caller.post("/api/login", account);
  return caller;
}

function all(act: () => Promise<Answer>): Promise<Answer[]> {
  return Promise.all(Array.from({ length: AT_ONCE }, act));
}

function statuses(answers: readonly Answer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

describe("who may", () => {
  it("answers a visitor with the specification's sentences", async () => {
    const visitor = new Caller(origin);
    for (const [method, path, body, error] of [
      ["GET", "/api/bookmarks", undefined, "Please sign in."],
      ["POST", `/api/recipes/${MISSING}/bookmark`, {}, "Please log in to bookmark recipes"],
      ["DELETE", `/api/recipes/${MISSING}/bookmark`, undefined, "Please log in to bookmark recipes"],
      ["POST", `/api/recipes/${MISSING}/community-tested`, undefined, "Please log in to mark recipes as tested"],
      ["POST", `/api/recipes/${MISSING}/comments`, { content: "Hi" }, "Please log in to comment on recipes"],
      ["DELETE", `/api/comments/${MISSING}`, undefined, "Please log in to delete comments"],
    ] as const) {
      const answer = await visitor.call(method, path, body);
      expect([answer.status, answer.body.error, answer.body.code], path).toEqual([401, error, "sign_in_required"]);
    }
  });

  it("lets each role do to each recipe what it may, and nothing else", async () => {
    const [owner, other, expert] = [await newParent(origin), await newParent(origin), await admin()];
    const visitor = new Caller(origin);
    const [own, linked, shared] = [await cook(owner), await cook(owner), await cook(owner)];
    await owner.post(`/api/recipes/${linked.id}/share`, undefined);
    await owner.post(`/api/recipes/${shared.id}/community-tested`, undefined);
    const objects = { own: own.id, linked: linked.id, shared: shared.id, missing: MISSING };
    const calls = {
      read: (who: Caller, id: string) => who.get(`/api/recipes/${id}`),
      comments: (who: Caller, id: string) => who.get(`/api/recipes/${id}/comments`),
      comment: (who: Caller, id: string) => who.post(`/api/recipes/${id}/comments`, { content: "Hello" }),
      share: (who: Caller, id: string) => who.post(`/api/recipes/${id}/share`, undefined),
      unshare: (who: Caller, id: string) => who.delete(`/api/recipes/${id}/share`),
      verify: (who: Caller, id: string) => who.post(`/api/recipes/${id}/verification`, {}),
    };
    const expected: Record<keyof typeof calls, Record<string, readonly number[]>> = {
      //          own, linked, shared, missing
      read: { visitor: [404, 200, 200, 404], other: [404, 200, 200, 404], owner: [200, 200, 200, 404] },
      comments: { visitor: [404, 200, 200, 404], other: [404, 200, 200, 404], owner: [200, 200, 200, 404] },
      comment: { visitor: [401, 401, 401, 401], other: [404, 201, 201, 404], owner: [201, 201, 201, 404] },
      share: { visitor: [401, 401, 401, 401], other: [404, 404, 404, 404] },
      unshare: { visitor: [401, 401, 401, 401], other: [404, 404, 404, 404] },
      verify: {
        visitor: [401, 401, 401, 401],
        other: [403, 403, 403, 403],
        owner: [403, 403, 403, 403],
        expert: [404, 200, 200, 404],
      },
    };
    const people: Record<string, Caller> = { visitor, other, owner, expert };
    for (const [call, rows] of Object.entries(expected)) {
      for (const [who, codes] of Object.entries(rows)) {
        const person = people[who];
        if (!person) throw new Error(who);
        const answers = [];
        for (const id of Object.values(objects)) answers.push(await calls[call as keyof typeof calls](person, id));
        expect(
          answers.map(({ status }) => status),
          `${who} ${call}`,
        ).toEqual(codes);
      }
    }
  });

  it("hides what is another's behind the same words as what is not there", async () => {
    const [owner, other] = [await newParent(origin), await newParent(origin)];
    const { id } = await cook(owner);
    for (const act of ["bookmark", "community-tested", "comments", "share"]) {
      const body = act === "comments" ? { content: "Hello" } : act === "bookmark" ? {} : undefined;
      const [theirs, none] = [id, MISSING].map((one) => other.post(`/api/recipes/${one}/${act}`, body));
      const [first, second] = [(await theirs)?.body, (await none)?.body];
      expect({ ...first, requestId: 0 }, act).toEqual({ ...second, requestId: 0 });
      expect(first.code).toBe("not_found");
    }
  });

  it("refuses each call that a browser makes for another site", async () => {
    const parent = await newParent(origin);
    const { id } = await cook(parent);
    for (const act of ["bookmark", "community-tested", "comments", "share", "verification"]) {
      const answer = await parent.post(
        `/api/recipes/${id}/${act}`,
        { content: "Hi" },
        { "sec-fetch-site": "cross-site" },
      );
      expect(answer.status, act).toBe(403);
      expect(answer.body.code).toBe("cross_origin");
    }
  });
});

describe("bookmarks", () => {
  it("answers 201, then 200, then 204 for ever; the list has it once", async () => {
    const parent = await newParent(origin);
    const { id } = await cook(parent);
    const first = await parent.post(`/api/recipes/${id}/bookmark`, {});
    const second = await parent.post(`/api/recipes/${id}/bookmark`, { recipeData: await suggestion(parent) });
    expect([first.status, second.status]).toEqual([201, 200]);
    expect(second.body).toEqual(first.body);
    expect((await parent.get("/api/bookmarks")).body).toEqual([first.body]);
    for (const _ of [1, 2]) expect((await parent.delete(`/api/recipes/${id}/bookmark`)).status).toBe(204);
    expect((await parent.get("/api/bookmarks")).body).toEqual([]);
  });

  it("makes a recipe of a suggestion, and refuses what does not pass, with the specification's sentence", async () => {
    const parent = await newParent(origin);
    const recipeData = { ...(await suggestion(parent)), verificationType: "expert_verified", expertName: "Nobody" };
    const kept = await parent.post("/api/recipes/9000/bookmark", { recipeData });
    expect(kept.status, kept.text).toBe(201);
    expect(kept.body.recipe).toMatchObject({ verificationType: "ai_generated", isBookmarked: true });
    expect((await parent.get(`/api/recipes/${kept.body.recipe.id}`)).status).toBe(200);
    const bad = { ...recipeData, ingredients: ["1 tbsp honey"] };
    const refused = await parent.post("/api/recipes/9000/bookmark", { recipeData: bad });
    expect([refused.status, refused.body.error]).toEqual([422, "Failed to bookmark recipe"]);
    expect((await parent.post("/api/recipes/9000/bookmark", {})).status).toBe(404);
    const large = { ...recipeData, instructions: "x".repeat(70_000) };
    expect((await parent.post("/api/recipes/9000/bookmark", { recipeData: large })).status).toBe(413);
  });

  it("pages through the list once, by the Link header", async () => {
    const parent = await newParent(origin);
    const { body } = await parent.get("/api/recipes?limit=7");
    for (const { id } of body) await parent.post(`/api/recipes/${id}/bookmark`, {});
    const seen: string[] = [];
    let next: string | undefined = "/api/bookmarks?limit=3";
    while (next !== undefined) {
      const page = await parent.get(next);
      seen.push(...page.body.map(({ recipe }: { recipe: { id: string } }) => recipe.id));
      next = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "")?.[1];
    }
    expect(seen).toEqual(body.map(({ id }: { id: string }) => id).toReversed());
  });
});

describe("thirty-two at once", () => {
  it("bookmark once, are all answered, and never a 500", { timeout: 900_000 }, async () => {
    const parent = await newParent(origin);
    const { id } = await cook(parent);
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(statuses(await all(() => parent.post(`/api/recipes/${id}/bookmark`, {})))).toEqual({ 201: 1, 200: 31 });
      expect((await parent.get("/api/bookmarks")).body).toHaveLength(1);
      expect(statuses(await all(() => parent.delete(`/api/recipes/${id}/bookmark`)))).toEqual({ 204: 32 });
      expect((await parent.get("/api/bookmarks")).body).toEqual([]);
    }
  });

  it("mark as tested once for each parent", { timeout: 900_000 }, async () => {
    const parents = await Promise.all(Array.from({ length: 4 }, () => newParent(origin)));
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await cook(parents[0] ?? new Caller(origin));
      await parents[0]?.post(`/api/recipes/${id}/share`, undefined);
      let turn = 0;
      const answers = await all(() => {
        turn += 1;
        const parent = parents[turn % parents.length] ?? new Caller(origin);
        return parent.post(`/api/recipes/${id}/community-tested`, undefined);
      });
      expect(statuses(answers)).toEqual({ 200: 32 });
      const { body } = await new Caller(origin).get(`/api/recipes/${id}`);
      expect(body).toMatchObject({ communityTestedCount: 4, verificationType: "community_tested" });
    }
  });

  it("with one key comment once, and delete it once", async () => {
    const parent = await newParent(origin);
    const { id } = await cook(parent);
    const key = { "idempotency-key": uniqueName("comment-on-a-bad-network-") };
    const posted = await all(() => parent.post(`/api/recipes/${id}/comments`, { content: "Good" }, key));
    expect(Object.keys(statuses(posted)).every((status) => status === "201" || status === "409")).toBe(true);
    const { body } = await parent.get(`/api/recipes/${id}/comments`);
    expect(body).toHaveLength(1);
    const deleted = statuses(await all(() => parent.delete(`/api/comments/${body[0].id}`)));
    expect(deleted).toEqual({ 204: 1, 404: 31 });
    expect((await parent.get(`/api/recipes/${id}`)).body.commentCount).toBe(0);
  });
});

describe("comments", () => {
  it("take words as words, under the name of the session, and say what does not hold", async () => {
    const [parent, other] = [await newParent(origin), await newParent(origin)];
    const { id } = await cook(parent);
    await parent.post(`/api/recipes/${id}/community-tested`, undefined);
    const content = "<img src=x onerror=alert(1)> \u202egood\u0000";
    const forged = { content, userId: "me", username: "Somebody", isHidden: true, hasCooked: true, rating: 5 };
    const made = await parent.post(`/api/recipes/${id}/comments`, forged);
    expect(made.status, made.text).toBe(201);
    expect(made.body).toMatchObject({ content: "<img src=x onerror=alert(1)> good", username: parent.name, rating: 5 });
    expect(made.body).not.toHaveProperty("isHidden");
    for (const bad of [{}, { content: "" }, { content: " \n" }, { content: 7 }, { content: "Hi", rating: 6 }]) {
      expect((await parent.post(`/api/recipes/${id}/comments`, bad)).status, JSON.stringify(bad)).toBe(422);
    }
    const refused = await other.delete(`/api/comments/${made.body.id}`);
    expect([refused.status, refused.body.error]).toEqual([403, "You can only delete your own comments"]);
    expect((await parent.get(`/api/recipes/${id}`)).body).toMatchObject({ commentCount: 1, averageRating: 5 });
  });

  it("are reported by parents and hidden by those who look after them", async () => {
    const [parent, other, moderator] = [await newParent(origin), await newParent(origin), await admin()];
    const { id } = await cook(parent);
    await parent.post(`/api/recipes/${id}/community-tested`, undefined);
    const comment = (await parent.post(`/api/recipes/${id}/comments`, { content: "Whole grapes are fine" })).body;
    expect((await other.post(`/api/comments/${comment.id}/report`, { reason: "boring" })).status).toBe(422);
    expect((await other.post(`/api/comments/${comment.id}/report`, { reason: "unsafe" })).status).toBe(204);
    expect((await other.get("/api/comments/reported")).status).toBe(403);
    const reported = (await moderator.get("/api/comments/reported")).body;
    expect(reported.map((one: { id: string }) => one.id)).toContain(comment.id);
    expect((await other.post(`/api/comments/${comment.id}/hidden`, undefined)).status).toBe(403);
    expect((await moderator.post(`/api/comments/${comment.id}/hidden`, undefined)).status).toBe(204);
    expect((await other.get(`/api/recipes/${id}/comments`)).body).toEqual([]);
    expect((await parent.get(`/api/recipes/${id}/comments`)).body).toMatchObject([{ isHidden: true }]);
    expect((await moderator.delete(`/api/comments/${comment.id}/hidden`)).status).toBe(204);
    expect((await other.get(`/api/recipes/${id}/comments`)).body).toHaveLength(1);
  });

  it("stand where a moderator says so: by role, twice as once, at once, and said plainly", async () => {
    const [parent, other, moderator] = [await newParent(origin), await newParent(origin), await admin()];
    const { id } = await cook(parent);
    await parent.post(`/api/recipes/${id}/community-tested`, undefined);
    const comment = (await parent.post(`/api/recipes/${id}/comments`, { content: "Ours gagged a little" })).body;
    const report = `/api/comments/${comment.id}/report`;
    const mine = async (state: string) =>
      (await moderator.get(`/api/comments/reported?state=${state}&language=de`)).body.filter(
        (one: { id: string }) => one.id === comment.id,
      );
    expect((await other.post(report, { reason: "unsafe" })).status).toBe(204);
    expect(await mine("waiting")).toMatchObject([
      { reportCount: 1, reasons: [{ reason: "unsafe", count: 1 }], recipe: { title: expect.any(String) } },
    ]);
    expect((await moderator.get("/api/comments/reported?state=everything")).status).toBe(422);
    const refused = [await new Caller(origin).delete(report), await other.delete(report), await parent.delete(report)];
    expect(refused.map(({ status }) => status)).toEqual([401, 403, 403]);
    expect(await mine("waiting")).toHaveLength(1);
    await moderator.post(`/api/comments/${comment.id}/hidden`, undefined);
    const hidden = await moderator.delete(report);
    expect([hidden.status, hidden.body.code]).toEqual([409, "conflict"]);
    expect([await mine("waiting"), await mine("hidden")]).toMatchObject([[], [{ isHidden: true }]]);
    await moderator.delete(`/api/comments/${comment.id}/hidden`);
    expect(statuses(await all(() => moderator.delete(report)))).toEqual({ 204: 32 });
    expect([await mine("waiting"), await mine("hidden")]).toEqual([[], []]);
    expect((await other.get(`/api/recipes/${id}/comments`)).body).toMatchObject([{ id: comment.id }]);
    expect((await moderator.delete(`/api/comments/${MISSING}/report`)).status).toBe(404);
  });
});
