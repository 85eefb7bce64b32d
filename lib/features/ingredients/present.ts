import "server-only";
import type { AllergenId } from "@/lib/domain/food/allergen";
import { ALLERGENS } from "@/lib/domain/food/allergens.table";
import type { Finding } from "@/lib/domain/safety/finding";
import { findingMessage, findingSources } from "@/lib/domain/safety/finding-message";
import { inLanguage, type Language } from "@/lib/domain/shared/language";
import type { FindingOutput } from "./schema";

/** A finding in the words of a language: what was found, what to do, and who says so. */
export function presentFinding(finding: Finding, language: Language): FindingOutput {
  const { title, why, instead } = findingMessage(finding, language);
  return {
    ruleId: finding.ruleId,
    severity: finding.severity,
    ...(finding.input === undefined ? {} : { input: finding.input }),
    title,
    // Whole sentences of one language, one after the other: Burmese ends them with ။ and needs no space either.
    message: [why, instead].filter(Boolean).join(" "),
    sources: findingSources(finding).map(({ title: name, url }) => ({ title: name, url: url ?? null })),
  };
}

export function presentAllergen(id: AllergenId, language: Language): { id: AllergenId; name: string } {
  return { id, name: inLanguage(ALLERGENS[id].name, language) };
}
