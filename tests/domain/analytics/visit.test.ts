import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { toldEvent, toldPath } from "@/lib/domain/analytics/visit";

const word = fc.stringMatching(/^[\w%.-]{1,20}$/).filter((text) => text !== "import");

describe("the path that is told of a page", () => {
  it("is the page's own where the page is the same for all", () => {
    for (const path of ["/", "/about", "/learning", "/foods", "/recipes/import", "/user"]) {
      expect(toldPath(path)).toBe(path);
      const told = toldEvent({ event: "$pageview", properties: { $current_url: `https://a.test${path}`, title: "T" } });
      expect(told?.properties["title"]).toBe("T");
    }
  });

  it("never names a recipe or a food, whatever it is called, and neither does a title", () => {
    fc.assert(
      fc.property(fc.constantFrom("recipes", "foods"), word, (room, name) => {
        expect(toldPath(`/${room}/${name}`)).toBe(`/${room}/*`);
        const $current_url = `https://a.test${toldPath(`/${room}/${name}`)}`;
        const told = toldEvent({ event: "$pageview", properties: { $current_url, title: `${name} for babies` } });
        expect(told?.properties).toEqual({ $current_url, $geoip_disable: true });
      }),
    );
  });
});

describe("an event that is told", () => {
  const canary = fc.constantFrom("canary-honey", "canary@families.test", 7, true, ["canary"]);
  const anything = fc.dictionary(fc.string({ minLength: 1, maxLength: 12 }), canary);

  it("is one of three, whatever a library would like to send", () => {
    for (const event of ["$pageview", "$identify", "story_created"])
      expect(toldEvent({ event, properties: {} })).toBeDefined();
    for (const event of [
      "$autocapture",
      "$pageleave",
      "$set",
      "$web_vitals",
      "$opt_in",
      "recipe_generated",
      "",
      "toString",
    ]) {
      expect(toldEvent({ event, properties: {} }), event).toBeUndefined();
    }
  });

  it("loses every property that is not on the list", () => {
    fc.assert(
      fc.property(anything, (properties) => {
        const told = toldEvent({ event: "$pageview", properties: { ...properties, distinct_id: "someone" } });
        expect(Object.keys(told?.properties ?? {}).sort()).toEqual(["$geoip_disable", "distinct_id"]);
      }),
    );
  });

  it("leaves out where a visitor came from and what their device is", () => {
    const properties = {
      $referrer: "x",
      $ip: "x",
      $browser: "x",
      $screen_width: 1,
      $raw_user_agent: "x",
      utm_source: "x",
    };
    expect(toldEvent({ event: "$pageview", properties })?.properties).toEqual({ $geoip_disable: true });
  });

  it("has no title of a page that nobody named", () => {
    expect(toldEvent({ event: "$pageview", properties: { title: "Honey" } })?.properties).toEqual({
      $geoip_disable: true,
    });
  });

  it("says who somebody is only where it identifies them, and then no more than five things", () => {
    const person = { email: "a@b.test", clerkId: "u1", firstName: "A", lastName: null, isAdmin: false };
    const $set = { ...person, birthMonth: "2026-01", allergies: ["milk"], $initial_referrer: "x" };
    expect(toldEvent({ event: "$identify", properties: {}, $set })?.$set).toEqual(person);
    expect(toldEvent({ event: "$pageview", properties: { $set }, $set })).toEqual({
      event: "$pageview",
      properties: { $geoip_disable: true },
    });
  });

  it("keeps what a story is counted by, and needs nothing beside it", () => {
    const properties = { template: "magic", foodCount: 3, hero: "Mia" };
    expect(toldEvent({ event: "story_created", properties })?.properties).toEqual({
      template: "magic",
      foodCount: 3,
      $geoip_disable: true,
    });
  });
});
