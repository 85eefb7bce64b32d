import { Memory } from "../shared/memory";
import { IN_SOME_OIL, isAnyOil } from "./any-oil";
import { putInByTheSpoon } from "./by-the-spoon";
import { contentsOf } from "./family-profile";
import type { Finding } from "./finding";
import { inSpokenOrder, isList } from "./label-order";
import { openLine } from "./open-words";
import { read, type Reading } from "./reading";
import { usualContents, type UsualContents } from "./usual-contents";

/** What one ingredient line says by itself, whatever recipe it stands in and for whatever age. */
export interface RecipeLine {
  readonly reading: Reading;
  /** Read in the order one would say it, where it is written as shops write it and names no list. */
  readonly spoken: Reading | undefined;
  readonly usual: UsualContents;
  /** What nobody can say of it. */
  readonly open: readonly Finding[];
}

function foodsIn({ sightings }: Reading): number {
  return contentsOf(sightings).foods.length;
}

function spokenOf(line: string, written: Reading): Reading | undefined {
  const order = inSpokenOrder(line);
  const reading = order === undefined ? undefined : read(order);
  return reading === undefined || isList(foodsIn(written), foodsIn(reading)) ? undefined : reading;
}

const LONGEST_REMEMBERED = 160;
/** Recipes are made of the same lines; so many take about 20 MB. */
const MOST_LINES = 4_000;
const LINES = new Memory<RecipeLine>(MOST_LINES, LONGEST_REMEMBERED);

/** Reads an ingredient line. Total, and linear in its length; a line that was read lately is not read again. */
export function recipeLine(line: string): RecipeLine {
  return LINES.recall(line, () => {
    const reading = read(line);
    const spoken = spokenOf(line, reading);
    const usual = usualContents(reading);
    const known = isAnyOil(reading) ? IN_SOME_OIL : putInByTheSpoon(reading);
    if (known === undefined) return { reading, spoken, usual, open: openLine(line, reading) };
    return { reading, spoken, usual: { ...usual, often: [...usual.often, ...known] }, open: [] };
  });
}
