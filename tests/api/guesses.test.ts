import { describe, expect, inject, it } from "vitest";
import { Caller, newParent, uniqueName } from "../support/caller";
import { counted } from "../support/figures";

const origin = inject("origin");

/** Guesses at the password of one account. */
const GUESSES = Number(process.env["GUESSES"] ?? 120);
/** Sign-ins of each kind that are timed; nobody's clock decides in the short form (see accounts.test.ts). */
const TIMED = Number(process.env["TIMED_SIGN_INS"] ?? 0);
const AT_ONCE = 10;
/** So many failures of one account cost nothing, and the next is looked at too. */
const FREE = 5;
const MOST_MILLISECONDS_APART = 2;
/** Beyond it, two kinds of answers can be told apart by their time. */
const MOST_DEVIATIONS = 4.5;

const signIn = (email: string, password: string) => new Caller(origin).post("/api/login", { email, password });

describe("whoever guesses the password of one account", () => {
  it(
    "has few guesses looked at, however many are sent, and as few of nobody's account",
    { timeout: 1_800_000 },
    async ({ task }) => {
      const { name } = await newParent(origin);
      for (const email of [`${name}@families.test`, `${uniqueName("nobody")}@families.test`]) {
        const started = performance.now();
        const statuses: number[] = [];
        for (let sent = 0; sent < GUESSES / 2; sent += AT_ONCE) {
          const guesses = Array.from({ length: AT_ONCE }, (_, index) => signIn(email, `guess-${sent + index}-Suppe`));
          statuses.push(...(await Promise.all(guesses)).map(({ status }) => status));
        }
        const seconds = (performance.now() - started) / 1_000;
        const lookedAt = statuses.filter((status) => status === 401).length;
        // A busy server sends some away before it looks at them.
        expect(statuses.filter((status) => ![401, 429, 503].includes(status))).toEqual([]);
        // The wait doubles with each: in so many seconds no more can have come through.
        expect(lookedAt).toBeLessThanOrEqual(FREE + Math.floor(Math.log2(seconds + 1)));
        expect(lookedAt).toBeGreaterThanOrEqual(FREE);
        counted(task, {
          ...task.meta.figures,
          [`guesses looked at of ${statuses.length} at ${email.slice(0, 6)}`]: lookedAt,
        });
      }
    },
  );
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** How many standard deviations the ranks of two samples are apart (Mann and Whitney): a clock's outliers weigh no more. */
function ranksApart(a: readonly number[], b: readonly number[]): number {
  const all = [...a.map((value) => ({ value, isA: true })), ...b.map((value) => ({ value, isA: false }))];
  all.sort((one, other) => one.value - other.value);
  const sum = all.reduce((ranks, { isA }, index) => ranks + (isA ? index + 1 : 0), 0);
  const mean = (a.length * (all.length + 1)) / 2;
  return (sum - mean) / Math.sqrt((a.length * b.length * (all.length + 1)) / 12);
}

describe("the time that a refused sign-in takes", () => {
  it("is measured by ranks: the same numbers are no distance apart, and other numbers are", () => {
    const numbers = Array.from({ length: 500 }, (_, index) => (index * 7_919) % 1_009);
    expect(Math.abs(ranksApart(numbers, numbers.toReversed()))).toBeLessThan(0.5);
    expect(
      ranksApart(
        numbers,
        numbers.map((number) => number + 300),
      ),
    ).toBeLessThan(-MOST_DEVIATIONS);
  });

  it.runIf(TIMED > 0)("does not tell whether there is such an account", { timeout: 3_600_000 }, async ({ task }) => {
    const known: number[] = [];
    const unknown: number[] = [];
    const time = async (email: string): Promise<number> => {
      const started = performance.now();
      expect((await signIn(email, "wrong password")).status).toBe(401);
      return performance.now() - started;
    };
    let nobody = "";
    const names: string[] = [];
    while (names.length * (FREE - 1) < TIMED) names.push((await newParent(origin)).name);
    for (let round = 0; round < TIMED; round += 1) {
      const email = `${names[Math.floor(round / (FREE - 1))]}@families.test`;
      // As often as the account's: the first failure of a name is written down otherwise than the next.
      if (round % (FREE - 1) === 0) nobody = `${uniqueName("parent")}@families.test`;
      // Neither is always the first after a pause.
      if (round % 2 === 0) known.push(await time(email));
      unknown.push(await time(nobody));
      if (round % 2 === 1) known.push(await time(email));
    }
    const apart = median(unknown) - median(known);
    const deviations = ranksApart(known, unknown);
    counted(task, {
      "sign-ins timed": known.length + unknown.length,
      "microseconds the median of the unknown is longer": Math.round(apart * 1_000),
      "hundredths of a deviation between their ranks": Math.round(deviations * 100),
    });
    expect(Math.abs(apart)).toBeLessThanOrEqual(MOST_MILLISECONDS_APART);
    expect(Math.abs(deviations)).toBeLessThan(MOST_DEVIATIONS);
  });
});
