import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";
import {
  forgetMeal,
  keepMeal,
  keptMeals,
  parseMeals,
  subscribeToMeals,
  type KeptMeal,
} from "@/components/family/kept-meals";
import { mayKeepMeals } from "@/components/family/kept-meals-mark";
import type { ShownMeal } from "@/components/family/reaction-item";
import { tellMeals } from "@/components/family/tell-meals";
import { shownMeal } from "@/components/family/use-kept-meals";
import { BABY_REACTIONS } from "@/lib/domain/food/baby-reaction";
import { FOOD_IDS } from "@/lib/domain/food/food-ids";
import { foodName } from "@/lib/domain/food/names";
import { ONSETS, SYMPTOMS } from "@/lib/domain/safety/reaction-triage";
import type { UserId } from "@/lib/domain/shared/actor";
import { listPauses } from "@/lib/features/family/list-pauses";
import { listReactions } from "@/lib/features/family/list-reactions";
import type { ReactionOutput } from "@/lib/features/family/schema";
import { shareRecipe, unshareRecipe } from "@/lib/features/recipes/share";
import { CALLS, callInside } from "@/tests/support/api-calls";
import { withDatabase } from "@/tests/support/database";
import { cook } from "@/tests/support/kitchens";
import { signedInUser } from "@/tests/support/signed-in";

process.env.RATE_LIMIT_FACTOR = "1000";
process.env.LOG_LEVEL = "silent";

withDatabase();

/** What a browser has and Node has not. */
class DeviceStorage {
  private readonly kept = new Map<string, string>();
  isClosed = false;

  getItem(name: string): string | null {
    if (this.isClosed) throw new DOMException("closed", "SecurityError");
    return this.kept.get(name) ?? null;
  }

  setItem(name: string, value: string): void {
    if (this.isClosed) throw new DOMException("full", "QuotaExceededError");
    this.kept.set(name, value);
  }

  removeItem(name: string): void {
    this.kept.delete(name);
  }
}

let storage: DeviceStorage;
/** Who is signed in on this device, and what becomes of its calls. */
let cookie: string;
let network: (call: () => Promise<Response>, count: number) => Promise<Response>;
let calls: number;

const logReaction = CALLS.find(([name]) => name === "POST /api/reactions")?.[1];

beforeEach(() => {
  storage = new DeviceStorage();
  [cookie, calls, network] = ["", 0, (call) => call()];
  Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
  globalThis.fetch = (address, init) =>
    network(
      async () => {
        if (logReaction === undefined || address !== "/api/reactions") throw new Error("asked for something else");
        const headers = Object.fromEntries(new Headers(init?.headers));
        const body = typeof init?.body === "string" ? init.body : "";
        const { status, text } = await callInside(logReaction, { cookie, headers, body });
        return new Response(text, { status });
      },
      (calls += 1),
    );
});

const NOW = new Date();
let count = 0;

function meal(part: Partial<KeptMeal["body"]> = {}): KeptMeal {
  count += 1;
  const plain = { reaction: "liked", foodIds: ["carrot"], symptoms: [], eatenAt: NOW.toISOString() } as const;
  const body: KeptMeal["body"] = { ...plain, foodIds: [...plain.foodIds], ...part };
  return { key: `a-meal-of-a-visitor-${count}`, body };
}

async function logOf(userId: UserId): Promise<ReactionOutput[]> {
  return (await listReactions(userId, { limit: 100, language: "en" }, "en")).reactions;
}

async function signsIn(): Promise<UserId> {
  const user = await signedInUser();
  cookie = user.cookie;
  return user.userId;
}

describe("a visitor's meals", () => {
  it("go to the account as they were noted, with what pauses foods, and leave the device", async () => {
    keepMeal(
      meal({ note: "Two bites", reaction: "loved", eatenAt: new Date(NOW.getTime() - 3_600_000).toISOString() }),
    );
    keepMeal(meal({ foodIds: ["egg"], symptoms: ["fewHives"], onset: "minutes", reaction: "rejected" }));
    const userId = await signsIn();
    expect(await tellMeals()).toBe(2);
    expect(await logOf(userId)).toMatchObject([
      { foods: [{ id: "egg" }], symptoms: ["fewHives"], onset: "minutes", triage: "doctor" },
      { foods: [{ id: "carrot" }], note: "Two bites", triage: "none", reaction: "loved" },
    ]);
    expect((await listPauses(userId, "en")).map(({ food }) => food.id)).toEqual(["egg"]);
    expect(keptMeals()).toEqual([]);
    expect([await tellMeals(), (await logOf(userId)).length]).toEqual([0, 2]);
  });

  it("are told once though the answer is lost, two tabs tell at once, or somebody tells twice", async () => {
    const told = meal();
    keepMeal(told);
    const userId = await signsIn();
    network = async (call) => {
      await call();
      throw new TypeError("connection reset");
    };
    expect(await tellMeals()).toBe(0);
    expect(keptMeals()).toEqual([told]);
    network = (call) => call();
    expect(await Promise.all([tellMeals(), tellMeals()])).toEqual([1, 1]);
    expect(await logOf(userId)).toHaveLength(1);
  });

  it("stay where nobody is signed in, or the server cannot be reached, in the order of the meals", async () => {
    const [first, second, third] = [meal(), meal(), meal()];
    for (const each of [first, second, third]) keepMeal(each);
    expect(await tellMeals()).toBe(0);
    const userId = await signsIn();
    calls = 0;
    network = (call, number) => (number === 2 ? Promise.reject(new TypeError("offline")) : call());
    expect(await tellMeals()).toBe(1);
    expect(keptMeals()).toEqual([second, third]);
    network = (call) => call();
    expect(await tellMeals()).toBe(2);
    expect(await logOf(userId)).toHaveLength(3);
  });

  it("lose their recipe and no more where it is gone, and an hour that a wrong clock made up", async () => {
    const { userId: owner } = await signedInUser();
    const { id: recipeId } = await cook(owner);
    await shareRecipe(owner, recipeId);
    const lastWeek = new Date(NOW.getTime() - 7 * 24 * 3_600_000).toISOString();
    keepMeal(meal({ recipeId, eatenAt: lastWeek, symptoms: ["singleVomit"], onset: "twoHours" }));
    keepMeal(meal({ eatenAt: new Date(NOW.getTime() + 40 * 24 * 3_600_000).toISOString(), foodIds: ["peanut"] }));
    await unshareRecipe(owner, recipeId);
    const userId = await signsIn();
    expect(await tellMeals()).toBe(2);
    const [peanut, vomit] = await logOf(userId);
    expect(vomit).toMatchObject({ recipeId: null, eatenAt: lastWeek, symptoms: ["singleVomit"], triage: "doctor" });
    expect(peanut?.foods).toMatchObject([{ id: "peanut" }]);
    expect(new Date(peanut?.eatenAt ?? 0).getTime()).toBeLessThan(NOW.getTime() + 24 * 3_600_000);
  });

  it("that no server takes stay on the device and hold up no other", async () => {
    const odd = meal({ foodIds: ["a food of tomorrow"] });
    keepMeal(odd);
    keepMeal(meal());
    const userId = await signsIn();
    expect(await tellMeals()).toBe(1);
    expect(keptMeals()).toEqual([odd]);
    expect(await logOf(userId)).toHaveLength(1);
  });

  it("are not said to be kept by a browser that keeps nothing, nor beyond what it holds", () => {
    for (let kept = 0; kept < 300; kept += 1) expect(keepMeal(meal())).toBe(true);
    expect(keepMeal(meal())).toBe(false);
    const again = keptMeals()[0];
    expect(again !== undefined && keepMeal(again)).toBe(true);
    expect(keptMeals()).toHaveLength(300);
    storage.isClosed = true;
    expect([keepMeal(meal()), keptMeals()]).toEqual([false, []]);
  });
});

describe("a visitor who looks at what is kept here", () => {
  it("takes a meal off the device, once, and leaves no trace of the last", () => {
    const [first, second] = [meal(), meal()];
    for (const each of [first, second]) keepMeal(each);
    forgetMeal(first.key);
    forgetMeal(first.key);
    expect([keptMeals(), mayKeepMeals()]).toEqual([[second], true]);
    forgetMeal(second.key);
    expect([keptMeals(), mayKeepMeals(), storage.getItem("kept_meals")]).toEqual([[], false, null]);
  });

  it("is told of each change, from another tab too, until they look away", () => {
    const [tab, told] = [new EventTarget(), meal()];
    Object.defineProperty(globalThis, "window", { value: tab, configurable: true });
    let changes = 0;
    const leave = subscribeToMeals(() => (changes += 1));
    keepMeal(told);
    forgetMeal(told.key);
    tab.dispatchEvent(new Event("storage"));
    expect(changes).toBe(3);
    leave();
    keepMeal(told);
    tab.dispatchEvent(new Event("storage"));
    expect(changes).toBe(3);
    Reflect.deleteProperty(globalThis, "window");
  });

  it("is not stopped by a browser whose storage closes meanwhile", () => {
    const told = meal();
    keepMeal(told);
    storage.isClosed = true;
    expect(() => {
      forgetMeal(told.key);
    }).not.toThrow();
    expect(mayKeepMeals()).toBe(false);
  });

  it("sees each as the log of an account shows it once it is told, whatever was noticed", async () => {
    const names = new Map(FOOD_IDS.map((id) => [id, foodName(id, "en")]));
    const noticed: readonly Partial<KeptMeal["body"]>[] = [
      { reaction: "loved" },
      { foodIds: ["egg", "banana"], symptoms: ["fewHives"], onset: "minutes" },
      { foodIds: ["peanut"], symptoms: ["troubleBreathing"] },
      { foodIds: ["pear"], symptoms: ["singleVomit"], onset: "nextDay", reaction: "rejected" },
    ];
    for (const [place, part] of noticed.entries()) keepMeal(meal({ ...part, note: `Meal ${place}` }));
    const alike = ({ foods, ...shown }: ShownMeal) => ({ ...shown, foods: foods.map(({ name }) => name).toSorted() });
    const seen = keptMeals().map((each) => alike(shownMeal(each, names, "no name")));
    const userId = await signsIn();
    expect(await tellMeals()).toBe(noticed.length);
    const log = (await logOf(userId)).map(alike);
    for (const shown of seen) expect(log.find(({ note }) => note === shown.note)).toMatchObject(shown);
  });

  it("reads names in their own language, else as they were noted, else that there are none", () => {
    const noted = { ...meal({ foodIds: ["egg", "pear"] }), names: ["Ei", "Birne"] };
    const shown = (kept: KeptMeal, names: readonly (readonly [string, string])[]) =>
      shownMeal(kept, new Map(names), "no name").foods.map(({ name }) => name);
    const half = [["egg", "Egg"]] as const;
    expect(shown(noted, [...half, ["pear", "Pear"]])).toEqual(["Egg", "Pear"]);
    expect(shown(noted, half)).toEqual(["Ei", "Birne"]);
    expect(shown({ key: noted.key, body: noted.body }, half)).toEqual(["no name"]);
  });
});

describe("what a device has stored", () => {
  const kept = fc.record(
    {
      names: fc.array(fc.string(), { minLength: 1, maxLength: 4 }),
      key: fc.uuid(),
      body: fc.record(
        {
          reaction: fc.constantFrom(...BABY_REACTIONS),
          foodIds: fc.uniqueArray(fc.constantFrom(...FOOD_IDS), { minLength: 1, maxLength: 4 }),
          symptoms: fc.uniqueArray(fc.constantFrom(...SYMPTOMS)),
          eatenAt: fc.constant(NOW.toISOString()),
          onset: fc.constantFrom(...ONSETS),
          recipeId: fc.uuid(),
          note: fc.string({ minLength: 1 }),
          language: fc.constantFrom("en", "my"),
        },
        { requiredKeys: ["reaction", "foodIds", "symptoms", "eatenAt"] },
      ),
    },
    { requiredKeys: ["key", "body"] },
  );

  it("is read as it was written", () => {
    fc.assert(
      fc.property(fc.array(kept), (meals) => {
        expect(parseMeals(JSON.stringify(meals))).toEqual(meals);
      }),
    );
  });

  it("is read without what is not understood, whatever it is", () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.jsonValue(), kept)), (entries) => {
        const read = parseMeals(JSON.stringify(entries));
        const whole = entries.filter((entry) => read.some(({ key }) => key === Reflect.get(Object(entry), "key")));
        expect(read.length).toBe(whole.length);
      }),
    );
    for (const broken of [null, "", "{", "7", '{"key":"x"}', '[null,[],"x",{"key":"x","body":null}]']) {
      expect(parseMeals(broken)).toEqual([]);
    }
  });

  it("is no meal without a food, a liking or a moment", () => {
    const { key, body } = meal();
    for (const missing of [{ foodIds: [] }, { reaction: "delicious" }, { eatenAt: 7 }, { eatenAt: "yesterday" }]) {
      expect(parseMeals(JSON.stringify([{ key, body: { ...body, ...missing } }]))).toEqual([]);
    }
  });
});
