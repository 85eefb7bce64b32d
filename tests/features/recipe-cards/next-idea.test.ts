import { afterEach, describe, expect, it, vi } from "vitest";
import type { Order } from "@/components/home/order";
import { nextIdea } from "@/components/recipes/next-idea";
import { cooksIdeas, wantIdea } from "@/components/recipes/wanted-idea";

const kitchen: Order = {
  ingredients: ["carrot", "egg"],
  cookingMethod: "steamed",
  language: "en",
  ageGroup: "9-12",
  mealType: "lunch",
};

describe("another idea", () => {
  it("is the one after the last that this kitchen had, whichever of its recipes is asked", () => {
    const orders = new Map([
      ["first", kitchen],
      ["second", { ...kitchen, variant: 1 }],
      ["third", { ...kitchen, variant: 2 }],
    ]);
    for (const id of orders.keys()) expect(nextIdea(id, orders)).toEqual({ ...kitchen, variant: 3 });
  });

  it.each([
    { ingredients: ["carrot"] },
    { cookingMethod: "soup" },
    { language: "pl" },
    { ageGroup: "6-9" },
    { mealType: "dinner" },
  ] as const)("does not count what another kitchen had: %j", (difference) => {
    const orders = new Map([
      ["mine", kitchen],
      ["other", { ...kitchen, ...difference, variant: 7 }],
    ]);
    expect(nextIdea("mine", orders)).toEqual({ ...kitchen, variant: 1 });
  });

  it("is not offered where nobody knows what was typed, nor beyond what the server tells apart", () => {
    expect(nextIdea("from the list", new Map([["mine", kitchen]]))).toBeUndefined();
    expect(nextIdea("mine", new Map([["mine", { ...kitchen, variant: 98 }]]))?.variant).toBe(99);
    expect(nextIdea("mine", new Map([["mine", { ...kitchen, variant: 99 }]]))).toBeUndefined();
  });
});

describe("who makes an idea", () => {
  const stops: (() => void)[] = [];
  afterEach(() => stops.splice(0).forEach((stop) => stop()));

  it("is the maker of the page, and nobody once it has gone", async () => {
    const cook = vi.fn(() => Promise.resolve(true));
    const stop = cooksIdeas(cook);
    await expect(wantIdea(kitchen)).resolves.toBe(true);
    expect(cook).toHaveBeenCalledWith(kitchen);
    stop();
    await expect(wantIdea(kitchen)).resolves.toBe(false);
  });

  it("stays the newer maker when the one before it leaves late", async () => {
    const leaveLate = cooksIdeas(() => Promise.resolve(false));
    stops.push(cooksIdeas(() => Promise.resolve(true)));
    leaveLate();
    await expect(wantIdea(kitchen)).resolves.toBe(true);
  });
});
