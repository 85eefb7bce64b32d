import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { Caller, newParent } from "../support/caller";
import { violations } from "./axe";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

const origin = originForThisFile();
browserForThisFile();

/** A comment that a parent left on the newest recipe everybody reads. */
async function commented(
  content: string,
): Promise<{ readonly id: string; readonly recipeId: string; readonly title: string }> {
  const { body } = await new Caller(origin).get("/api/recipes?limit=1&language=en");
  const [{ id: recipeId, title }] = body;
  const author = await newParent(origin);
  const { body: made } = await author.post(`/api/recipes/${recipeId}/comments`, {
    content,
    hasCooked: true,
    rating: 2,
  });
  return { id: made.id, recipeId, title };
}

async function isReported(id: string, reason: string): Promise<void> {
  const parent = await newParent(origin);
  expect((await parent.post(`/api/comments/${id}/report`, { reason })).status).toBe(204);
}

describe("reported comments", () => {
  it("are read, hidden, shown again and let stand by who looks after them", async () => {
    const words = `Whole grapes are fine ${Date.now()}`;
    const { id, recipeId, title } = await commented(words);
    await isReported(id, "unsafe");
    await isReported(id, "unsafe");
    const admin = await Parent.looksAfterComments(origin);
    const { Comments, Moderation } = admin.texts;
    const { page } = admin.screen;
    await admin.opens("/user");
    await page.getByRole("link", { name: Moderation.title }).click();
    const entry = page.getByRole("listitem").filter({ hasText: words });
    await entry.first().waitFor();
    for (const part of [Comments.reasonUnsafe, "× 2", title]) {
      await expect.poll(() => entry.first().innerText()).toContain(part);
    }
    await expect.poll(() => entry.getByRole("link", { name: title }).getAttribute("href")).toBe(`/recipes/${recipeId}`);
    expect(await violations(admin.screen)).toEqual([]);

    await page.route("**/hidden", (route) => route.abort());
    await admin.taps(entry.first(), Comments.hide);
    await admin.seesToast(Comments.moderateFailed);
    expect(await entry.count()).toBeGreaterThan(0);
    await page.unroute("**/hidden");
    await admin.taps(entry.first(), Comments.hide);
    await admin.seesToast(Moderation.isHiddenNow);
    await expect.poll(() => entry.count()).toBe(0);
    const visitor = new Caller(origin);
    expect((await visitor.get(`/api/recipes/${recipeId}/comments`)).text).not.toContain(words);

    await page.getByText(Moderation.hidden, { exact: true }).click();
    await admin.taps(entry.first(), Comments.show);
    await expect.poll(() => entry.count()).toBe(0);
    await page.getByText(Moderation.waiting, { exact: true }).click();
    await admin.taps(entry.first(), Moderation.dismiss);
    const sure = page.getByRole("dialog").filter({ hasText: Moderation.dismissTitle });
    await admin.taps(sure, Moderation.dismiss);
    await admin.seesToast(Moderation.dismissed);
    await expect.poll(() => entry.count()).toBe(0);
    expect((await visitor.get(`/api/recipes/${recipeId}/comments`)).text).toContain(words);
    await admin.leaves();
  });

  it("are nobody else's: a visitor is asked to sign in, a parent is told why not, neither asks for the list", async () => {
    const visitor = await Parent.arrives(origin);
    const asked: string[] = [];
    visitor.screen.page.on("request", (request) => asked.push(request.url()));
    const { Moderation, Shell } = visitor.texts;
    await visitor.opens("/moderation");
    await visitor.seesToast(Moderation.signedOut);
    const way = visitor.screen.page.getByRole("main").getByRole("link", { name: Shell.signIn });
    await expect.poll(() => way.getAttribute("href")).toBe("/sign-in?redirect_url=%2Fmoderation");
    await visitor.signsUp();
    await visitor.opens("/moderation");
    await visitor.seesToast(Moderation.forbidden, Moderation.forbiddenBody);
    await visitor.opens("/user");
    await visitor.seesToast(visitor.texts.User.empty);
    expect(await visitor.screen.page.getByRole("link", { name: Moderation.title }).count()).toBe(0);
    expect(asked.filter((address) => address.includes("/reported"))).toEqual([]);
    await visitor.leaves();
  });

  it.each(LANGUAGES)(
    "say in %s that they did not come, come when asked again, and fit a narrow phone",
    async (language) => {
      const words = `${"Traube".repeat(20)} ${language}`;
      await isReported((await commented(words)).id, "private");
      const admin = await Parent.looksAfterComments(origin, { language, width: 320 });
      const { Comments, Moderation } = admin.texts;
      const { page } = admin.screen;
      await page.route("**/api/comments/reported**", (route) => route.abort());
      await page.goto("/moderation");
      await admin.seesToast(Moderation.offlineTitle, admin.texts.Errors.offline);
      await admin.seesNothingCutOff();
      await page.unroute("**/api/comments/reported**");
      await page.getByRole("button", { name: Moderation.retry }).click();
      const entry = page.getByRole("listitem").filter({ hasText: words });
      await entry.first().waitFor();
      await expect.poll(() => entry.first().innerText()).toContain(Comments.reasonPrivate);
      await admin.seesNothingCutOff();
      await admin.leaves();
    },
  );
});
