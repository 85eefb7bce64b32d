import { describe, expect, it } from "vitest";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

// Whoever is signed in finds the way out without looking for it, on the narrowest phone too.

const origin = originForThisFile();
browserForThisFile();

const PAGES = ["/", "/user", "/profile", "/allergies", "/reactions", "/tried", "/report", "/meals", "/recipes/import"];

describe("the way out", () => {
  it.each(PAGES)("is a button in the bar of %s", async (path) => {
    const parent = await Parent.isAtHome(origin, { width: 320 }, path);
    await parent.seesName();
    const button = parent.screen.page.getByRole("banner").getByRole("button", { name: parent.texts.Shell.logout });
    await button.waitFor();
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(44);
    expect((box?.x ?? 400) + (box?.width ?? 0)).toBeLessThanOrEqual(320);
    expect(box?.y).toBeLessThan(200);
    await parent.logsOut();
    await parent.opens(path);
    expect(await button.count()).toBe(0);
    await parent.leaves();
  });
});
