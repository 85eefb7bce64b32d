import { afterEach, describe, expect, it, vi } from "vitest";
import { adminToken, setAdminToken, subscribeToAdminToken } from "@/components/insights/admin-token";
import { barLabel, eventTitle, shownCount } from "@/components/insights/shown-figures";

describe("figures as they are shown", () => {
  it("call events what the specification calls them", () => {
    expect(eventTitle("learning_step_completed")).toBe("LEARNING STEP COMPLETED");
  });

  it("say a bar's hour, day or month in world time, wherever the device is", () => {
    const start = "2026-11-01T00:00:00.000Z";
    expect(barLabel(start, "daily", "en")).toBe("00:00");
    expect(barLabel(start, "weekly", "en")).toBe("Nov 1");
    expect(barLabel(start, "yearly", "en")).toBe("Nov 2026");
    expect(barLabel(start, "monthly", "pl")).toBe("1 lis");
    expect(barLabel("2026-11-01T23:00:00.000Z", "daily", "de-AT")).toBe("23:00");
  });

  it("write counts as the language does", () => {
    expect(shownCount(1234567, "en")).toBe("1,234,567");
    expect(shownCount(1234567, "de")).toBe("1.234.567");
  });
});

describe("the token on this device", () => {
  afterEach(() => {
    setAdminToken("");
    vi.unstubAllGlobals();
  });

  it("is kept without the spaces around it, and gone once it is emptied; who listens hears both", () => {
    const kept = new Map<string, string>();
    vi.stubGlobal("localStorage", {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    });
    const heard: string[] = [];
    const stop = subscribeToAdminToken(() => heard.push(adminToken()));
    setAdminToken("  secret\n");
    expect([...kept]).toEqual([["adminToken", "secret"]]);
    setAdminToken("");
    stop();
    setAdminToken("unheard");
    expect(heard).toEqual(["secret", ""]);
    expect(kept.get("adminToken")).toBe("unheard");
  });

  it("lasts as long as the page where storage is closed", () => {
    const closed = () => {
      throw new DOMException("closed", "SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: closed, setItem: closed, removeItem: closed });
    setAdminToken("secret");
    expect(adminToken()).toBe("secret");
    setAdminToken("");
    expect(adminToken()).toBe("");
  });
});
