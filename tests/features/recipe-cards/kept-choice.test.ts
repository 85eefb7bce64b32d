import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import {
  keepChoice,
  keptChoice,
  MOST_SERVINGS,
  readChoice,
  writeChoice,
  type CookingChoice,
} from "@/components/recipes/kept-choice";
import { MEASURES } from "@/lib/domain/recipes/measures";
import { MOST_SERVINGS as MOST_THE_SERVER_SCALES } from "@/lib/domain/recipes/scale-plan";
import { LANGUAGES } from "@/lib/domain/shared/language";

const NOW = Date.UTC(2026, 10, 21, 12);
const HOUR = 3_600_000;

const choices: fc.Arbitrary<Partial<CookingChoice>> = fc.record(
  {
    language: fc.constantFrom(...LANGUAGES),
    servings: fc.integer({ min: 1, max: MOST_SERVINGS }),
    measures: fc.constantFrom(...MEASURES),
  },
  { requiredKeys: [] },
);

describe("how a recipe was chosen to be read", () => {
  it("is the same after a reload within the day, and forgotten after it", () => {
    fc.assert(
      fc.property(choices, fc.integer({ min: -24, max: 24 }), (choice, hours) => {
        const kept = writeChoice(choice, NOW);
        expect(readChoice(kept, NOW + hours * HOUR)).toEqual(choice);
        expect(readChoice(kept, NOW + 24 * HOUR + 1)).toEqual({});
      }),
    );
  });

  it("is never one that the server would refuse, whatever lies in its place", () => {
    const odd = fc.record({
      at: fc.constant(NOW),
      language: fc.anything(),
      servings: fc.anything(),
      measures: fc.anything(),
    });
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          odd.map((each) => JSON.stringify(each)),
        ),
        (text) => {
          const { language = "en", servings = 1, measures = "both" } = readChoice(text, NOW);
          expect(LANGUAGES).toContain(language);
          expect(MEASURES).toContain(measures);
          expect(Number.isInteger(servings) && servings >= 1 && servings <= MOST_THE_SERVER_SCALES).toBe(true);
        },
      ),
    );
    expect(readChoice(null, NOW)).toEqual({});
    expect(readChoice(JSON.stringify({ servings: 3 }), NOW), "of an unknown day").toEqual({});
  });

  it("keeps the good part of what is half unreadable", () => {
    const text = JSON.stringify({ at: NOW, language: "tlh", servings: 4, measures: "metric" });
    expect(readChoice(text, NOW)).toEqual({ servings: 4, measures: "metric" });
  });

  it("offers every portion that the server can scale to", () => {
    expect(MOST_SERVINGS).toBe(MOST_THE_SERVER_SCALES);
  });

  it("does without where nothing can be kept", () => {
    const closed = () => {
      throw new Error("SecurityError");
    };
    vi.stubGlobal("localStorage", { getItem: closed, setItem: closed });
    keepChoice("a recipe", { servings: 2 }, NOW);
    expect(keptChoice("a recipe", NOW)).toEqual({});
    vi.unstubAllGlobals();
  });
});
