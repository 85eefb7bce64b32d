import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AGE_GROUPS, STRICTEST_AGE_GROUP } from "@/lib/domain/food/age";
import { EMPTY_FAMILY_DRAFT, readFamilyDraft } from "@/components/recipe-import/family-draft";

const SOUP = "Soup\n2 carrots\nCook the carrots.";

/** A browser's storage; a closed one refuses everything. */
function storage(isClosed = false) {
  const kept = new Map<string, string>();
  const open = () => {
    if (isClosed) throw new Error("SecurityError");
    return kept;
  };
  return {
    getItem: (key: string) => open().get(key) ?? null,
    setItem: (key: string, value: string) => void open().set(key, value),
    removeItem: (key: string) => void open().delete(key),
  };
}

/** The page anew in the same browser: what it keeps in memory is gone. */
async function openedAnew() {
  vi.resetModules();
  return import("@/components/recipe-import/family-draft");
}

function anotherTab(): void {
  vi.stubGlobal("sessionStorage", storage());
}

beforeEach(() => {
  vi.stubGlobal("localStorage", storage());
  vi.stubGlobal("sessionStorage", storage());
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe("a family's recipe that was pasted", () => {
  it("waits on this device until it was read, in another tab too", async () => {
    const { changeFamilyDraft } = await openedAnew();
    const [, age] = AGE_GROUPS;
    changeFamilyDraft({ text: SOUP });
    changeFamilyDraft({ ageGroup: age });
    anotherTab();
    const { familyDraft } = await openedAnew();
    expect(familyDraft()).toEqual({ text: SOUP, ageGroup: age });
  });

  it("lasts as long as its tab once it was read, and no longer", async () => {
    const { changeFamilyDraft, familyDraftWasRead } = await openedAnew();
    familyDraftWasRead(changeFamilyDraft({ text: SOUP }));
    expect((await openedAnew()).familyDraft().text).toBe(SOUP);
    anotherTab();
    expect((await openedAnew()).familyDraft()).toEqual(EMPTY_FAMILY_DRAFT);
  });

  it("goes on waiting where more was typed while it was being read", async () => {
    const { changeFamilyDraft, familyDraftWasRead } = await openedAnew();
    const asked = changeFamilyDraft({ text: SOUP });
    changeFamilyDraft({ text: `${SOUP}\nServe.` });
    familyDraftWasRead(asked);
    anotherTab();
    expect((await openedAnew()).familyDraft().text).toBe(`${SOUP}\nServe.`);
  });

  it("is what was typed last, not what was read before", async () => {
    const { changeFamilyDraft, familyDraftWasRead } = await openedAnew();
    familyDraftWasRead(changeFamilyDraft({ text: SOUP }));
    changeFamilyDraft({ text: "Stew" });
    expect((await openedAnew()).familyDraft().text).toBe("Stew");
  });

  it("is gone where the field was emptied", async () => {
    const { changeFamilyDraft, familyDraftWasRead } = await openedAnew();
    familyDraftWasRead(changeFamilyDraft({ text: SOUP }));
    changeFamilyDraft({ text: "" });
    expect((await openedAnew()).familyDraft()).toEqual(EMPTY_FAMILY_DRAFT);
  });

  it("stays in the field where nothing can be kept", async () => {
    vi.stubGlobal("localStorage", storage(true));
    vi.stubGlobal("sessionStorage", storage(true));
    const { changeFamilyDraft, familyDraft, familyDraftWasRead } = await openedAnew();
    familyDraftWasRead(changeFamilyDraft({ text: SOUP }));
    expect(familyDraft().text).toBe(SOUP);
  });

  it("is as if nothing had been pasted where it cannot be read", () => {
    for (const odd of [null, "", "{", "[]", "null", '"text"', '{"text":7}'])
      expect(readFamilyDraft(odd), String(odd)).toEqual(EMPTY_FAMILY_DRAFT);
    expect(readFamilyDraft('{"text":"Soup","ageGroup":"ninety"}').ageGroup).toBe(STRICTEST_AGE_GROUP);
  });
});
