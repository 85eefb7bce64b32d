import type { FindingOutput } from "@/lib/features/ingredients/schema";

export type JoinedFinding = Omit<FindingOutput, "input"> & {
  /** Every ingredient it was said of, each once; none where it is said of the recipe. */
  readonly inputs: readonly string[];
};

/** What a rule says in the same words of several ingredients, said once, in the place of the first. */
export function joinedFindings(findings: readonly FindingOutput[]): readonly JoinedFinding[] {
  const joined = new Map<string, JoinedFinding>();
  for (const { input, ...finding } of findings) {
    const key = JSON.stringify([finding.ruleId, finding.severity, finding.message]);
    const inputs = [...(joined.get(key)?.inputs ?? []), ...(input === undefined ? [] : [input])];
    joined.set(key, { ...(joined.get(key) ?? finding), inputs: [...new Set(inputs)] });
  }
  return [...joined.values()];
}
