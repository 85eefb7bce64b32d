import { beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { runOnce, type IdempotentCall, type StoredOutcome } from "@/lib/platform/limits/idempotency";
import { withDatabase } from "@/tests/support/database";
import { provenUser } from "@/tests/support/database-users";

withDatabase();

let userId: UserId;
beforeAll(async () => {
  userId = await provenUser("idempotent");
});

function call(part: Partial<IdempotentCall> = {}): IdempotentCall {
  return { userId, route: "POST /api/recipes/generate", key: newId(), bodyHash: "a", ...part };
}

async function codeOf(act: Promise<unknown>): Promise<string> {
  try {
    await act;
    return "ok";
  } catch (error) {
    return error instanceof AppError ? error.code : "other";
  }
}

const answer: StoredOutcome = { status: 201, body: { id: "x", list: [1, null, "Möhre"] } };

describe("a call with a key", () => {
  it("acts once when 32 arrive at once, and all are told so", async () => {
    const one = call();
    let acts = 0;
    const run = () =>
      runOnce(one, async () => {
        acts += 1;
        await new Promise((done) => setTimeout(done, 50));
        return answer;
      });
    const codes = await Promise.all(Array.from({ length: 32 }, () => codeOf(run())));
    expect(acts).toBe(1);
    expect(codes.filter((code) => code !== "ok" && code !== "idempotency_in_progress")).toEqual([]);
    expect(codes).toContain("ok");
    expect(await run()).toEqual(answer);
    expect(acts).toBe(1);
  });

  it("repeats an answer without a body as one without a body", async () => {
    const one = call();
    await runOnce(one, () => Promise.resolve({ status: 204, body: undefined }));
    expect(await runOnce(one, () => Promise.reject(new Error("acted again")))).toEqual({
      status: 204,
      body: undefined,
    });
  });

  it("refuses the key for another body", async () => {
    const one = call();
    await runOnce(one, () => Promise.resolve(answer));
    expect(await codeOf(runOnce({ ...one, bodyHash: "b" }, () => Promise.resolve(answer)))).toBe(
      "idempotency_mismatch",
    );
  });

  it("keeps parents and calls apart", async () => {
    const one = call();
    const other = await provenUser("other");
    await runOnce(one, () => Promise.resolve(answer));
    const mine = { status: 200, body: "mine" };
    expect(await runOnce({ ...one, userId: other }, () => Promise.resolve(mine))).toEqual(mine);
    expect(await runOnce({ ...one, route: "POST /api/meals/suggest" }, () => Promise.resolve(mine))).toEqual(mine);
  });

  it("forgets a failure, so that it may be tried again", async () => {
    const one = call();
    expect(await codeOf(runOnce(one, () => Promise.reject(new AppError("timeout"))))).toBe("timeout");
    expect(await runOnce(one, () => Promise.resolve(answer))).toEqual(answer);
  });

  it("takes over from a process that died, once, and after a day", async () => {
    for (const past of [{ lockedUntil: new Date(0) }, { status: 200, createdAt: new Date(0) }]) {
      const one = call();
      const row = {
        userId,
        route: one.route,
        key: one.key,
        bodyHash: "a",
        lockedUntil: new Date(Date.now() + 86_400_000),
        ...past,
      };
      await database().idempotencyKey.create({ data: row });
      let acts = 0;
      const run = () => runOnce(one, () => ((acts += 1), Promise.resolve(answer)));
      await Promise.all(Array.from({ length: 8 }, () => codeOf(run())));
      expect(await run()).toEqual(answer);
      expect(acts).toBe(1);
    }
  });

  it("does not turn a done act into a failure when the parent has left meanwhile", async () => {
    const leaving = await provenUser("leaving");
    const outcome = await runOnce(call({ userId: leaving }), async () => {
      await database().user.delete({ where: { id: leaving } });
      return answer;
    });
    expect(outcome).toEqual(answer);
  });
});
