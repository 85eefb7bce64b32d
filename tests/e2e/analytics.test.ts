import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { uniqueName } from "../support/caller";
import { startServer, type RunningServer } from "../support/running-server";
import { violations } from "./axe";
import { browserForThisFile } from "./browser";
import { Parent } from "./parent";

browserForThisFile();

const TOKEN = "an-analytics-token-that-no-parent-knows";
const ADMIN = "admin@families.test";
const PASSWORD = "Kohlrabi-73-Suppe";

let server: RunningServer;

beforeAll(async () => {
  server = await startServer({ ADMIN_EMAILS: ADMIN, ADMIN_TOKEN: TOKEN });
  const account = { username: uniqueName("admin"), email: ADMIN, password: PASSWORD };
  const headers = { "content-type": "application/json" };
  await fetch(`${server.origin}/api/register`, { method: "POST", headers, body: JSON.stringify(account) });
});
afterAll(async () => {
  await server.stop();
});

/** Signs the admin in on this phone, as the form would. */
async function asAdmin(parent: Parent): Promise<void> {
  const data = { email: ADMIN, password: PASSWORD };
  const answer = await parent.screen.page.request.post("/api/login", { data, headers: { Origin: server.origin } });
  expect(answer.status()).toBe(200);
}

describe.each(["en", "my"] as const)("the analytics, in %s", (language) => {
  it("send a visitor to the sign-in and a parent away", async () => {
    const visitor = await Parent.arrives(server.origin, { language, width: 320 });
    const { Analytics, Shell } = visitor.texts;
    const { page } = visitor.screen;
    await visitor.opens("/analytics");
    await page.getByRole("heading", { name: Analytics.adminOnly }).waitFor();
    const signIn = page.getByRole("main").getByRole("link", { name: Shell.signIn });
    await expect.poll(() => signIn.getAttribute("href")).toBe("/sign-in?redirect_url=%2Fanalytics");
    await visitor.signsUp();
    await visitor.opens("/analytics");
    await page.getByText(Analytics.notAdmin).waitFor();
    await visitor.seesNothingCutOff();
    await visitor.leaves();
  });

  it("open to an admin with the token, count what happens, and close again", async () => {
    const admin = await Parent.arrives(server.origin, { language, width: 320, colorScheme: "dark" });
    const { Analytics } = admin.texts;
    const { page } = admin.screen;
    await asAdmin(admin);
    await admin.opens("/analytics");
    await page.getByRole("heading", { name: Analytics.gateTitle }).waitFor();
    expect(await violations(admin.screen)).toEqual([]);

    const field = page.getByPlaceholder(Analytics.tokenPlaceholder);
    const enter = page.getByRole("button", { name: Analytics.gateSubmit });
    await expect.poll(() => enter.isDisabled()).toBe(true);
    await field.fill("not the token");
    await enter.click();
    await admin.seesToast(Analytics.errorTitle);
    await page.getByText(Analytics.tokenRefused).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();

    await page.evaluate(() =>
      fetch("/api/analytics/events", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ name: "story_created", properties: { template: "magic", foodCount: 2 } }),
      }),
    );
    await field.fill(TOKEN);
    await field.press("Enter");
    await page.getByRole("heading", { name: Analytics.title }).waitFor();
    await page.getByText(Analytics.totalUsers).waitFor();
    await page.getByText("STORY CREATED", { exact: true }).waitFor();
    await page.getByText('"template": "magic"').first().waitFor();
    await admin.seesNothingCutOff();
    expect(await violations(admin.screen)).toEqual([]);

    await page.getByText(Analytics.timeframes.daily).click();
    await page.getByRole("img", { name: Analytics.seriesTitle }).waitFor();
    await page.getByText(Analytics.table, { exact: true }).click();
    await expect
      .poll(() =>
        page
          .getByRole("row")
          .filter({ hasText: /:(00|၀၀)/ })
          .count(),
      )
      .toBe(24);

    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: admin.text(Analytics.csvOf, { title: Analytics.recentEvents }) }).click();
    expect((await download).suggestedFilename()).toBe("squish-recent-events.csv");

    await admin.reloads();
    await page.getByRole("heading", { name: Analytics.title }).waitFor();
    await page.getByRole("main").getByRole("button", { name: Analytics.logout, exact: true }).click();
    await page.getByRole("heading", { name: Analytics.gateTitle }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
    await admin.leaves();
  });
});
