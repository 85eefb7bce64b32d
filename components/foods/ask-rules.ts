import type { CheckOutput, FindingOutput } from "@/lib/features/ingredients/schema";
import { callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";

/** More of them are read at the food itself. */
const MOST_RULES = 2;

/** What the rules forbid of what was typed, or want changed: also of what is no food of ours, as honey and popcorn. */
export async function askRules(
  query: string,
  language: string,
  signal: AbortSignal,
): Promise<readonly FindingOutput[]> {
  const body = { ingredients: [query], language };
  const { results } = await callApi<CheckOutput>(endpoints.checkIngredients, { method: "POST", body, signal });
  const findings = results.flatMap((result) => result.findings);
  return ["forbid", "transform"]
    .flatMap((wanted) => findings.filter(({ severity }) => severity === wanted))
    .slice(0, MOST_RULES);
}
