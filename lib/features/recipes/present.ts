import "server-only";
import type { Finding } from "@/lib/domain/safety/finding";
import type { Language } from "@/lib/domain/shared/language";
import { presentFinding } from "@/lib/features/ingredients/present";
import type { FindingOutput } from "@/lib/features/ingredients/schema";
import type { ExcludedOutput } from "./schema";

/** An ingredient that was left out, with the finding that left it out. */
export interface Excluded {
  readonly input: string;
  readonly finding: Finding;
}

export function presentFindings(findings: readonly Finding[], language: Language): FindingOutput[] {
  return findings.map((finding) => presentFinding(finding, language));
}

export function presentExcluded(excluded: readonly Excluded[], language: Language): ExcludedOutput[] {
  return excluded.map(({ input, finding }) => {
    const { title, message, sources } = presentFinding(finding, language);
    return { input, ruleId: finding.ruleId, reason: `${title}: ${message}`, sources };
  });
}
