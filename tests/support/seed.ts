import { execSync } from "node:child_process";

/**
 * The seed of every property test of a run, a 32-bit integer: TEST_SEED where it is set (`random` draws one), otherwise
 * the name of the committed tree. One tree draws the same cases wherever it is tested, so that what fails on another
 * machine fails here too; the next commit draws others.
 */
export function testSeed(setting: string | undefined = process.env.TEST_SEED): number {
  if (setting === "random") return Math.trunc(Math.random() * 2 ** 31);
  if (setting) return Number(setting) | 0;
  try {
    const tree = execSync("git rev-parse HEAD^{tree}", { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
    return Number.parseInt(tree.slice(0, 8), 16) | 0;
  } catch {
    return 1; // A copy without its history: still one seed for all who test it.
  }
}
