import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { FINAL_FORMS, FORM_IDS, type FormId } from "@/lib/domain/safety/form-ids";
import { formState, isWarning, judge, severityAt, type Judgement } from "@/lib/domain/safety/judge";
import { read, type Sighting } from "@/lib/domain/safety/reading";
import { NO_TERMS, type Rule, type RuleSeverity } from "@/lib/domain/safety/rule";
import { RULE_IDS, type RuleId } from "@/lib/domain/safety/rule-ids";
import { RULES } from "@/lib/domain/safety/rules.table";

const STRENGTH: Readonly<Record<RuleSeverity, number>> = { limit: 1, transform: 2, forbid: 3 };

function strength(severity: RuleSeverity | undefined): number {
  return severity === undefined ? 0 : STRENGTH[severity];
}

/** A rule of nobody: forbidden in the first year, then to be cut until the fifth birthday. */
const RULE: Rule = {
  id: "round_fruit",
  stages: [
    { untilMonths: 12, severity: "forbid" },
    { untilMonths: 60, severity: "transform" },
  ],
  terms: NO_TERMS,
  words: NO_TERMS,
  foods: [],
  bareFood: "triggers",
  triggerForms: ["whole", "runny"],
  acceptableForms: { quartered: 0, grated: 12 },
  sources: [],
};

function seen(part: Partial<Sighting>): Sighting {
  const nothing = { surface: "word", start: 0, end: 4, sentence: 0, served: false, put: false, negated: false };
  const forms = new Set<FormId>();
  const words = {
    foods: [],
    foodsInside: [],
    terms: [],
    words: [],
    stated: [],
    kinds: [],
    allergens: [],
    madeWith: [],
  };
  return { ...nothing, ...words, deniedForms: new Set(), forms, ...part };
}

function said(...forms: readonly FormId[]): ReadonlySet<FormId> {
  return new Set(forms);
}

function of(rule: RuleId, judgements: readonly Judgement[]): Judgement | undefined {
  return judgements.find((judgement) => judgement.rule === rule);
}

describe("how strong a rule is", () => {
  it("changes on the month that a stage names, not before and not after", () => {
    const at = (months: number) => severityAt(RULE, months);
    expect([at(0), at(11), at(12), at(59), at(60)]).toEqual(["forbid", "forbid", "transform", "transform", undefined]);
  });

  it("never ends where its last stage names no month", () => {
    const always: Rule = { ...RULE, stages: [{ untilMonths: null, severity: "limit" }] };
    expect([severityAt(always, 6), severityAt(always, 600)]).toEqual(["limit", "limit"]);
    expect(severityAt({ ...RULE, stages: [] }, 6)).toBeUndefined();
  });
});

describe("what the words around a food say of its form", () => {
  it.each<[string, readonly FormId[], number, string]>([
    ["nothing", [], 8, "unknown"],
    ["a form that the rule does not know", ["toasted"], 8, "unknown"],
    ["a form that makes it the hazard", ["whole"], 8, "hazard"],
    ["a form that takes the hazard away", ["quartered"], 8, "acceptable"],
    ["both: what is bought whole is quartered", ["whole", "quartered"], 8, "acceptable"],
    ["a form that takes it away only later", ["grated"], 11, "unknown"],
    ["the same form on the day that it does", ["grated"], 12, "acceptable"],
    ["a form for later beside one for now", ["grated", "quartered"], 8, "acceptable"],
    ["a hazard beside a form for later", ["whole", "grated"], 8, "hazard"],
    ["a state on the plate, which nothing takes back", ["quartered", "runny"], 8, "hazard"],
    ["a state on the plate that the rule does not mind", ["quartered", "rare"], 8, "acceptable"],
  ])("%s", (_, forms, months, state) => {
    expect(formState(RULE, said(...forms), months)).toBe(state);
  });

  it("takes one of its weak forms for enough where nothing else is said", () => {
    const weak: Rule = { ...RULE, weakForms: ["soft", "thin"] };
    expect(formState(weak, said("thin"), 8)).toBe("acceptable");
    expect(formState(weak, said("thin", "whole"), 8)).toBe("hazard");
    expect(formState(weak, said("toasted"), 8)).toBe("unknown");
  });

  const anyRule = fc.constantFrom(...RULE_IDS).map((id) => RULES[id]);
  const anyForms = fc.subarray([...FORM_IDS], { maxLength: 4 });

  it("does not depend on the order in which the forms are said", () => {
    fc.assert(
      fc.property(anyRule, anyForms, fc.integer({ min: 6, max: 72 }), (rule, forms, months) => {
        expect(formState(rule, said(...forms.toReversed()), months)).toBe(formState(rule, said(...forms), months));
      }),
    );
  });

  it("is never milder for a state on the plate that is said besides", () => {
    fc.assert(
      fc.property(anyRule, anyForms, fc.constantFrom(...FINAL_FORMS), fc.nat(72), (rule, forms, last, months) => {
        const after = formState(rule, said(...forms, last), months);
        if (rule.triggerForms.includes(last)) expect(after).toBe("hazard");
      }),
      { numRuns: 500 },
    );
  });

  it("is an acceptable one at every later age where it is at one", () => {
    fc.assert(
      fc.property(anyRule, anyForms, fc.nat(72), fc.nat(72), (rule, forms, months, more) => {
        if (formState(rule, said(...forms), months) !== "acceptable") return;
        expect(formState(rule, said(...forms), months + more)).toBe("acceptable");
      }),
      { numRuns: 500 },
    );
  });
});

describe("judging one place of a text", () => {
  it("says nothing of what the text leaves out", () => {
    expect(judge(seen({ terms: ["honey"], foods: ["grape"], words: ["whole_nuts"], negated: true }), 8)).toEqual([]);
    expect(judge(seen({}), 8)).toEqual([]);
  });

  it("takes the hazard's own name at its word, whatever form is said beside it", () => {
    expect(judge(seen({ terms: ["honey"], forms: said("cooked", "pureed") }), 8)).toEqual([
      {
        rule: "honey",
        named: true,
        state: "hazard",
        final: true,
        severity: "forbid",
        stage: "forbid",
        untilCooked: false,
        stated: false,
        onTheWay: false,
        supposed: false,
      },
    ]);
    expect(of("honey", judge(seen({ terms: ["honey"] }), 24))?.severity).toBe("limit");
  });

  it("knows words that are never acceptable from the food that is for some babies", () => {
    expect(of("rhubarb", judge(seen({ terms: ["rhubarb"] }), 400))?.severity).toBe(RULES.rhubarb.termSeverity);
  });

  it("names the food that the words are about, one of the word's own before one inside it", () => {
    const about = (part: Partial<Sighting>) => judge(seen(part), 8).map(({ food }) => food);
    expect(about({ terms: ["popcorn"], foodsInside: ["sweetcorn"] })).toEqual(["sweetcorn"]);
    expect(about({ words: ["whole_nuts"], foodsInside: ["almond"] })).toEqual(["almond"]);
    expect(about({ words: ["whole_nuts"] })).toEqual([undefined]);
    expect(of("popcorn", judge(seen({ terms: ["popcorn"], foods: ["rice"], foodsInside: ["peas"] }), 8))?.food).toBe(
      "rice",
    );
  });

  it("asks for the cut of a round fruit until somebody says it", () => {
    const grape = (...forms: readonly FormId[]) =>
      of("round_fruit", judge(seen({ foods: ["grape"], forms: said(...forms) }), 8));
    expect(grape()).toMatchObject({ state: "unknown", severity: "transform", named: false, food: "grape" });
    expect(grape("whole")).toMatchObject({ state: "hazard", severity: "transform", final: false });
    expect(grape("quartered")).toMatchObject({ state: "acceptable", severity: undefined });
  });

  it("says nothing of any form once the child is older than the last stage", () => {
    const nuts = judge(seen({ words: ["whole_nuts"], foods: ["walnut"], forms: said("whole") }), 60);
    expect(nuts.filter(({ rule }) => rule === "whole_nuts").map(({ severity }) => severity)).toEqual([
      undefined,
      undefined,
    ]);
  });

  it("lets a raw egg wait for the pan, but not a runny one", () => {
    const egg = (...forms: readonly FormId[]) =>
      of("raw_egg", judge(seen({ foods: ["egg"], forms: said(...forms) }), 8));
    expect(egg()).toMatchObject({ untilCooked: true, state: "unknown", stage: "forbid" });
    expect(egg()?.severity).not.toBe("forbid");
    expect(egg("runny")).toMatchObject({ state: "hazard", severity: "forbid", final: true });
    expect(egg("cooked_through")).toMatchObject({ state: "acceptable", final: false });
    expect(egg("cooked_through", "runny")).toMatchObject({ state: "hazard", severity: "forbid" });
  });
});

describe("what is said of a food only in some forms", () => {
  const nothingElse = {
    named: false,
    supposed: false,
    untilCooked: false,
    stated: true,
    onTheWay: false,
    stage: "forbid",
  };

  it("is a hazard in one of them, about the food where there is one, and nothing otherwise", () => {
    const potato = (...forms: readonly FormId[]) =>
      judge(seen({ foods: ["potato"], forms: said(...forms) }), 8).filter(({ stated }) => stated);
    const green = { ...nothingElse, rule: "green_potato", food: "potato" };
    expect(potato("green")).toEqual([{ ...green, state: "hazard", severity: "forbid", final: true }]);
    expect(potato("soft")).toMatchObject([{ ...green, severity: undefined, final: false }]);
    expect(judge(seen({ stated: ["green_potato"], forms: said("green") }), 8)).toEqual([
      { ...nothingElse, rule: "green_potato", state: "hazard", severity: "forbid", final: true },
    ]);
  });
});

describe("what is soaked or heated for a moment", () => {
  it("is on the way to being cooked, and what nothing is said of or what is raw besides is not", () => {
    const beans = (...forms: readonly FormId[]) =>
      of("undercooked_beans", judge(seen({ foods: ["kidney_bean"], forms: said(...forms) }), 8))?.onTheWay;
    expect([beans(), beans("soft"), beans("soaked"), beans("brief", "soaked")]).toEqual([false, false, true, true]);
    expect([beans("raw"), beans("soaked", "raw"), beans("lightly_cooked", "brief")]).toEqual([false, false, false]);
    const words = (...forms: readonly FormId[]) =>
      of("undercooked_beans", judge(seen({ words: ["undercooked_beans"], forms: said(...forms) }), 8));
    expect([words()?.onTheWay, words("soaked")?.onTheWay]).toEqual([false, true]);
    expect(words("soaked")).toMatchObject({ stated: false, untilCooked: false, named: false });
  });
});

describe("what remains to be said", () => {
  it("of a food that is no hazard is said up to the month that its rule names", () => {
    const limited = RULE_IDS.filter((id) => RULES[id].foodLimitUntilMonths !== undefined);
    expect(limited.length).toBeGreaterThan(0);
    for (const id of limited) {
      const { foods, foodLimitUntilMonths: until = 0 } = RULES[id];
      const severity = (months: number) => of(id, judge(seen({ foods: foods.slice(0, 1) }), months))?.severity;
      expect([severity(until - 1), severity(until)], id).toEqual(["limit", undefined]);
    }
    for (const id of RULE_IDS.filter((each) => RULES[each].bareFood !== "triggers" && !limited.includes(each)))
      expect(of(id, judge(seen({ foods: RULES[id].foods.slice(0, 1) }), 8))?.severity, id).toBeUndefined();
  });

  it("of a form is what its rule says, the same of a word and of a food, and nothing after its last stage", () => {
    for (const id of RULE_IDS) {
      const { stages, foods, acceptableForms, acceptedSeverity, unknownFormSeverity, bareFood } = RULES[id];
      const [form] = FORM_IDS.filter((each) => acceptableForms[each] !== undefined && !FINAL_FORMS.has(each));
      const both = (months: number, ...forms: readonly FormId[]) =>
        judge(seen({ words: [id], foods: foods.slice(0, 1), forms: said(...forms) }), months)
          .filter(({ rule, stated }) => rule === id && !stated)
          .map(({ severity }) => severity);
      const months = Math.max(8, form === undefined ? 0 : (acceptableForms[form] ?? 0));
      const stage = severityAt(RULES[id], months);
      if (form !== undefined && stage !== undefined && RULES[id].foodLimitUntilMonths === undefined)
        for (const severity of both(months, form)) expect(severity, id).toBe(acceptedSeverity);
      if (bareFood === "triggers" && severityAt(RULES[id], 8) !== undefined)
        for (const severity of both(8)) expect(severity, id).toBe(unknownFormSeverity ?? severityAt(RULES[id], 8));
      const last = stages.at(-1)?.untilMonths ?? undefined;
      if (last === undefined) continue;
      for (const forms of [[], RULES[id].triggerForms.slice(0, 1), form === undefined ? [] : [form]])
        for (const severity of both(last, ...forms)) expect(severity, id).toBeUndefined();
    }
  });
});

describe("the laws of judging", () => {
  const sighting = fc
    .record({
      terms: fc.subarray([...RULE_IDS], { maxLength: 2 }),
      words: fc.subarray([...RULE_IDS], { maxLength: 2 }),
      foods: fc.subarray([...FOOD_IDS], { maxLength: 2 }),
      forms: fc.subarray([...FORM_IDS], { maxLength: 3 }),
    })
    .map(({ forms, ...part }) => seen({ ...part, forms: said(...forms) }));
  const age = fc.integer({ min: 6, max: 72 });

  it("is never milder for the younger, one rule after another", () => {
    fc.assert(
      fc.property(sighting, age, fc.nat(66), (each, months, more) => {
        const [younger, older] = [judge(each, months), judge(each, months + more)];
        expect(younger.map(({ rule }) => rule)).toEqual(older.map(({ rule }) => rule));
        younger.forEach(({ severity, stage }, at) => {
          expect(strength(severity)).toBeGreaterThanOrEqual(strength(older[at]?.severity));
          expect(strength(stage)).toBeGreaterThanOrEqual(strength(older[at]?.stage));
        });
      }),
      { numRuns: 800 },
    );
  });

  it("is never stronger than the rule is at that age, but for a word that is never acceptable", () => {
    fc.assert(
      fc.property(sighting, age, (each, months) => {
        for (const { rule, severity, named } of judge(each, months)) {
          const atMost = named
            ? (RULES[rule].termSeverity ?? severityAt(RULES[rule], months))
            : severityAt(RULES[rule], months);
          expect(strength(severity)).toBeLessThanOrEqual(strength(atMost));
        }
      }),
      { numRuns: 500 },
    );
  });

  it("says of two things what it says of each", () => {
    const more = fc.record({ food: fc.constantFrom(...FOOD_IDS), rule: fc.constantFrom(...RULE_IDS) });
    fc.assert(
      fc.property(sighting, more, age, (each, { food, rule }, months) => {
        const spoken = ({ rule: id, named, severity, state }: Judgement) => [id, named, severity, state].join(" ");
        const both = judge({ ...each, foods: [...each.foods, food], terms: [...each.terms, rule] }, months).map(spoken);
        for (const judgement of judge(each, months)) expect(both).toContain(spoken(judgement));
      }),
      { numRuns: 500 },
    );
  });

  it("is as strong for the form that makes a food the hazard as for a form that nobody said", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RULE_IDS), fc.nat(), age, (id, at, months) => {
        const { foods, triggerForms } = RULES[id];
        const food = foods[at % Math.max(1, foods.length)];
        const form = triggerForms[at % Math.max(1, triggerForms.length)];
        if (food === undefined || form === undefined) return;
        const severity = (...forms: readonly FormId[]) =>
          strength(of(id, judge(seen({ foods: [food], forms: said(...forms) }), months))?.severity);
        expect(severity(form)).toBeGreaterThanOrEqual(severity());
        expect(severity(form)).toBe(strength(severityAt(RULES[id], months)));
      }),
      { numRuns: 500 },
    );
  });
});

describe("a warning of a form", () => {
  it.each([
    { text: "Nuts must never be given whole.", isWarned: true },
    { text: "Nuts are given whole.", isWarned: false },
  ])("serves nothing where the form is denied: $text", ({ text, isWarned }) => {
    const nuts = read(text).sightings.filter(({ surface }) => surface === "nuts");
    expect(nuts).toHaveLength(1);
    expect(nuts.map((seen) => judge(seen, 9).some((judgement) => isWarning(judgement, seen)))).toEqual([isWarned]);
  });
});
