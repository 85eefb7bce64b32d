import axe from "axe-core";
import type { Screen } from "./browser";

const RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly failureSummary?: string }[];
}

/** What the accessibility checker has to say about the page as it is now. */
export async function violations(screen: Screen): Promise<string[]> {
  // The page's policy forbids foreign scripts, so the checker comes in by the debugger's door.
  await screen.page.evaluate(axe.source);
  const found = await screen.page.evaluate(async (tags): Promise<Violation[]> => {
    const checker: unknown = Reflect.get(window, "axe");
    const { run } = checker as { run: (root: Document, options: object) => Promise<{ violations: Violation[] }> };
    return (await run(document, { runOnly: { type: "tag", values: tags } })).violations;
  }, RULES);
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ html, failureSummary }) => `${html.slice(0, 160)} (${failureSummary ?? ""})`).join(" | ")}`,
  );
}
