import { Memory } from "../shared/memory";
import { read, type Reading } from "./reading";

/**
 * Steps, serving words and titles that were read lately: a recipe is read for each family that opens it, and composed
 * recipes say the same of how a dish is served. So many take about 10 MB.
 */
const PROSE = new Memory<Reading>(400, 3_000);

/** Reads what a recipe says beside its ingredient lines. Total and linear, as `read`, and the same every time. */
export function readProse(said: string): Reading {
  return PROSE.recall(said, () => read(said));
}
