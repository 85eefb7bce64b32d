import { describe, expect, it } from "vitest";
import type { UserId } from "@/lib/domain/shared/actor";
import { shareRecipe } from "@/lib/features/recipes/share";
import type { Contract } from "@/lib/http/contract";
import { database } from "@/lib/platform/db/client";
import { hashToken } from "@/lib/platform/identity/session-cookie";
import { BODIES, CALLS, callInside, type CallAnswer, type Sent } from "@/tests/support/api-calls";
import { withDatabase } from "@/tests/support/database";
import { counted } from "@/tests/support/figures";
import { cook } from "@/tests/support/kitchens";
import { signedInUser } from "@/tests/support/signed-in";

// The same call many times at the same moment, through everything that a call goes through but the wire. Exact after each
// round, and every answer one that the call has: `npm run prove -- S4` runs a thousand rounds of each on a server.

// Limits have tests of their own; here one parent asks a hundred thousand times.
process.env.RATE_LIMIT_FACTOR = "100000";
process.env.LOG_LEVEL ??= "silent";

withDatabase();

const ROUNDS = Number(process.env["AT_ONCE_ROUNDS"] ?? 2);
/** Rounds that hash passwords, the dearest work of all. */
const HASH_ROUNDS = Number(process.env["AT_ONCE_HASH_ROUNDS"] ?? 1);
const AT_ONCE = 32;
const FOREVER = { timeout: 3_600_000 };

/** How often a call is asked again that is told to come again, as `Retry-After` says. */
const MOST_RETURNS = 60;

interface Settled extends CallAnswer {
  readonly returns: number;
}

function isLater({ status, headers, body }: CallAnswer): boolean {
  return status === 503 && body?.code === "overloaded" && headers.has("Retry-After");
}

/** A busy machine may have no time for a call; whoever is told so asks again, at most `returns` times. */
async function settled(call: Contract, sent: Sent, most: number): Promise<Settled> {
  for (let returns = 0; ; returns += 1) {
    const answer = await callInside(call, sent);
    if (!isLater(answer) || returns === most) return { ...answer, returns };
    const seconds = Number(answer.headers.get("Retry-After"));
    await new Promise((done) => setTimeout(done, 1000 * seconds));
  }
}

async function all(name: string, sent: Sent, most = MOST_RETURNS): Promise<Settled[]> {
  const call = CALLS.find(([each]) => each === name)?.[1];
  if (call === undefined) throw new Error(`There is no ${name}`);
  return Promise.all(Array.from({ length: AT_ONCE }, () => settled(call, sent, most)));
}

/** How many answers had which status; one that failed says why. */
function statuses(answers: readonly CallAnswer[]): Record<number, number> {
  const counts: Record<number, number> = {};
  for (const answer of answers) {
    const { status, text } = answer;
    if (status >= 500 && !isLater(answer)) throw new Error(`${status}: ${text}`);
    counts[status] = (counts[status] ?? 0) + 1;
  }
  return counts;
}

/** One does it and the others find it done. Who did it and could not be told in time finds it done when asking again. */
function expectOne(answers: readonly Settled[], status: number, others: number): void {
  const counts = statuses(answers);
  const isUntold = counts[status] === undefined && answers.some(({ returns }) => returns > 0);
  expect(counts).toEqual(isUntold ? { [others]: AT_ONCE } : { [status]: 1, [others]: AT_ONCE - 1 });
}

async function sharedRecipe(userId: UserId): Promise<string> {
  const { id } = await cook(userId);
  await shareRecipe(userId, id);
  return id;
}

describe("thirty-two identical calls at once", () => {
  it("keep one bookmark, and take it away once", FOREVER, async ({ task }) => {
    const { userId, cookie } = await signedInUser();
    const id = await sharedRecipe((await signedInUser()).userId);
    const sent = { cookie, params: { id } };
    for (let round = 0; round < ROUNDS; round += 1) {
      const kept = await all("POST /api/recipes/{id}/bookmark", { ...sent, body: {} });
      expectOne(kept, 201, 200);
      expect(new Set(kept.map(({ body }) => body.id)).size).toBe(1);
      expect(await database().bookmark.count({ where: { userId } })).toBe(1);
      expect(statuses(await all("DELETE /api/recipes/{id}/bookmark", sent))).toEqual({ 204: AT_ONCE });
      expect(await database().bookmark.count({ where: { userId } })).toBe(0);
    }
    counted(task, { "rounds of bookmarking and taking away, 32 at once": ROUNDS });
  });

  it("count one tested mark", FOREVER, async ({ task }) => {
    const [owner, { cookie }] = [await signedInUser(), await signedInUser()];
    const id = await sharedRecipe(owner.userId);
    for (let round = 0; round < ROUNDS; round += 1) {
      const marked = await all("POST /api/recipes/{id}/community-tested", { cookie, params: { id } });
      expect(statuses(marked)).toEqual({ 200: AT_ONCE });
      const stored = await database().recipe.findUniqueOrThrow({ where: { id } });
      expect([stored.communityTestedCount, stored.verificationType]).toEqual([1, "community_tested"]);
      expect(await database().testedMark.count({ where: { recipeId: id } })).toBe(1);
      // As nobody had marked it: a mark is never taken back by a call.
      await database().testedMark.deleteMany({ where: { recipeId: id } });
      await database().recipe.update({ where: { id }, data: { verificationType: "ai_generated" } });
    }
    counted(task, { "rounds of marking, 32 at once": ROUNDS });
  });

  it("report a comment once, let it stand, and delete it once", FOREVER, async ({ task }) => {
    const [author, reader, expert] = [await signedInUser(), await signedInUser(), await signedInUser("expert")];
    const recipeId = await sharedRecipe(author.userId);
    const data = { recipeId, userId: author.userId, content: "Good", rating: 4 };
    for (let round = 0; round < ROUNDS; round += 1) {
      const { id } = await database().comment.create({ data: { ...data, id: `a-comment-at-once-${round}` } });
      const report = "/api/comments/{id}/report";
      const reported = await all(`POST ${report}`, {
        cookie: reader.cookie,
        params: { id },
        body: BODIES[`POST ${report}`],
      });
      expect(statuses(reported)).toEqual({ 204: AT_ONCE });
      expect(await database().commentReport.count({ where: { commentId: id } })).toBe(1);
      const standing = await all(`DELETE ${report}`, { cookie: expert.cookie, params: { id } });
      expect(statuses(standing)).toEqual({ 204: AT_ONCE });
      expect(await database().commentReport.count({ where: { commentId: id } })).toBe(0);
      const deleted = await all("DELETE /api/comments/{id}", { cookie: author.cookie, params: { id } });
      expectOne(deleted, 204, 404);
      const { commentCount, ratingSum } = await database().recipe.findUniqueOrThrow({ where: { id: recipeId } });
      expect([commentCount, ratingSum]).toEqual([0, 0]);
    }
    counted(task, { "rounds of reporting, clearing and deleting a comment, 32 at once": ROUNDS });
  });

  it("change a password once, and leave one session", FOREVER, async ({ task }) => {
    const passwords = ["Kohlrabi-73-Suppe", "Pastinake-im-Ofen-8"] as const;
    const cookieOf = ({ headers }: CallAnswer) => headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const account = { username: "changes", email: "changes@families.test", password: passwords[0] };
    const made = (await all("POST /api/register", { body: account }, 0)).find(({ status }) => status === 201);
    const userId = String(made?.body.user.id);
    let cookie = made === undefined ? "" : cookieOf(made);
    for (let round = 0; round < HASH_ROUNDS; round += 1) {
      const [currentPassword, newPassword] = round % 2 === 0 ? passwords : passwords.toReversed();
      const answers = await all("POST /api/profile/password", { cookie, body: { currentPassword, newPassword } }, 0);
      const { 200: once, 401: over = 0, 409: late = 0, 503: later = 0, ...odd } = statuses(answers);
      expect([once, over + late + later, odd]).toEqual([1, AT_ONCE - 1, {}]);
      const changed = answers.find(({ status }) => status === 200);
      cookie = changed === undefined ? "" : cookieOf(changed);
      const kept = await database().session.findMany({ where: { userId }, select: { token: true } });
      expect(kept).toEqual([{ token: hashToken(cookie.split("=")[1] ?? "") }]);
    }
    counted(task, { "rounds of changing a password, 32 at once": HASH_ROUNDS });
  });

  it("make one account, and erase it once", FOREVER, async ({ task }) => {
    const password = "Kohlrabi-73-Suppe";
    for (let round = 0; round < HASH_ROUNDS; round += 1) {
      const account = { username: `atonce${round}`, email: `at-once-${round}@families.test`, password };
      const made = await all("POST /api/register", { body: account }, 0);
      const { 201: once, 409: taken = 0, 503: later = 0, ...others } = statuses(made);
      expect([once, taken + later, others]).toEqual([1, AT_ONCE - 1, {}]);
      expect(await database().user.count({ where: { email: account.email } })).toBe(1);
      const [session] = made
        .flatMap(({ headers }) => headers.getSetCookie())
        .filter((line) => /session=[^;]/.test(line));
      const cookie = session?.split(";")[0] ?? "";
      const gone = statuses(await all("DELETE /api/user", { cookie, body: { password } }, 0));
      const { 204: erased = 0, 401: unknown = 0, 404: missing = 0, 503: again = 0, ...odd } = gone;
      expect([erased > 0, erased + unknown + missing + again, odd]).toEqual([true, AT_ONCE, {}]);
      expect(await database().user.count({ where: { email: account.email } })).toBe(0);
    }
    counted(task, { "rounds of registering and erasing an account, 32 at once": HASH_ROUNDS });
  });
});
