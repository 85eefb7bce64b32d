import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { agreedVisitor, tellEvent } from "@/lib/platform/posthog/server";
import { standInPostHog, type StandInPostHog } from "@/tests/support/stand-in-posthog";

const STORY = { name: "story_created", properties: { template: "magic", foodCount: 2 } } as const;

function withCookie(cookie: string | undefined) {
  return { headers: new Headers(cookie === undefined ? {} : { cookie }) };
}

let posthog: StandInPostHog;

beforeAll(async () => {
  posthog = await standInPostHog();
  process.env.NEXT_PUBLIC_POSTHOG_KEY = "phc_server_half";
  process.env.NEXT_PUBLIC_POSTHOG_HOST = posthog.origin;
  process.env.LOG_LEVEL = "silent";
});
beforeEach(() => {
  posthog.heard.length = 0;
  posthog.answerWith(200);
});
afterAll(() => posthog.stop());

describe("a visitor who agreed", () => {
  it("is known by the cookie that their browser has while they agree", () => {
    expect(agreedVisitor(withCookie("session=x; analytics_id=0199-abc_DEF1; preferred_language=de"))).toBe(
      "0199-abc_DEF1",
    );
    expect(agreedVisitor(withCookie("analytics_id=0199-abc_DEF1"))).toBe("0199-abc_DEF1");
  });

  it.each([
    undefined,
    "",
    "session=x",
    "analytics_id=",
    "analytics_id=short",
    `analytics_id=${"x".repeat(65)}`,
    "analytics_id=a@b.test-and-more",
    "analytics_id=%22%3A%7B%7D%22aaaaaaa",
    "not_analytics_id=0199-abc_DEF1",
    "xanalytics_id=0199-abc_DEF1",
  ])("is not found in %j", (cookie) => expect(agreedVisitor(withCookie(cookie))).toBeUndefined());
});

describe("the server half", () => {
  it("tells the event with its two figures, under the visitor's id and for the project of the key", async () => {
    await tellEvent(STORY, "visitor-0001");
    expect(posthog.heard).toHaveLength(1);
    const [heard] = posthog.heard;
    expect([heard?.event, heard?.distinctId]).toEqual(["story_created", "visitor-0001"]);
    const told = Object.keys(heard?.properties ?? {}).filter((name) => !name.startsWith("$"));
    expect(told.sort()).toEqual(["foodCount", "template"]);
    expect(heard?.properties).toMatchObject({ template: "magic", foodCount: 2, $geoip_disable: true });
  });

  it("tells nothing else that is counted here: that stays in our own table", async () => {
    await tellEvent({ name: "recipe_generated", properties: RECIPE }, "visitor-0001");
    await tellEvent({ name: "account_created", properties: {} }, "visitor-0001");
    expect(posthog.heard).toEqual([]);
  });

  it("troubles nobody when PostHog refuses or is gone", async () => {
    posthog.answerWith(503);
    await expect(tellEvent(STORY, "visitor-0001")).resolves.toBeUndefined();
    expect(posthog.heard).toEqual([]);
    posthog.answerWith(200);
    await tellEvent(STORY, "visitor-0002");
    expect(posthog.heard.map(({ distinctId }) => distinctId)).toEqual(["visitor-0002"]);
  });
});

const RECIPE = {
  ageGroup: "6-9",
  mealType: "lunch",
  cookingMethod: "soup",
  language: "en",
  source: "embedded",
  foods: ["carrot"],
} as const;
