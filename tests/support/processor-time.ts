/** As below, of work that is waited for. What else this process does meanwhile counts too. */
export async function processorMillisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds of processor time that the work takes: a busy machine makes it wait, not work more. */
function processorMilliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

const WORDS_OF_THE_YARDSTICK = "Die weichen Möhren dünsten, gotuj aż zmięknie, mash well; မုန်လာဥနီ ကို ပြုတ်ပါ။ ".repeat(240);

/** Work of the kind that reading a recipe is: letters folded, words cut out, looked up and counted. */
function yardstick(): void {
  const counts = new Map<string, number>();
  for (const [word] of WORDS_OF_THE_YARDSTICK.normalize("NFC")
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  if (counts.size === 0) throw new Error("a yardstick that read nothing");
}

const TRIES = 5;

/** Milliseconds of the processor for one yardstick here and now: about one on the slowest machines that tests ran on. */
function yardstickMilliseconds(): number {
  yardstick();
  return Math.min(...Array.from({ length: TRIES }, () => processorMilliseconds(yardstick)));
}

/**
 * How many times the processor time of a fixed piece of reading the work takes. Both are measured right beside each other,
 * so that it says the same of a fast machine and of a slow one, and tells only work that grows out of measure.
 */
export function inYardsticks(work: () => void): number {
  const before = yardstickMilliseconds();
  const spent = processorMilliseconds(work);
  return spent / Math.max(before, yardstickMilliseconds());
}

/** As above, the median of many pieces of work: the yardstick is laid beside all of them and not beside each. */
export function medianInYardsticks(pieces: readonly (() => void)[]): number {
  const before = yardstickMilliseconds();
  const spent = pieces.map(processorMilliseconds).toSorted((one, other) => one - other);
  return (spent[Math.floor(spent.length / 2)] ?? Number.NaN) / Math.max(before, yardstickMilliseconds());
}

/** As above, of work that is waited for. */
export async function inYardsticksOf(work: () => Promise<unknown>): Promise<number> {
  const before = yardstickMilliseconds();
  const spent = await processorMillisecondsOf(work);
  return spent / Math.max(before, yardstickMilliseconds());
}
