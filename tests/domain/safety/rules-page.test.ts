import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { ENGINE_FINDING_IDS, GATE_FINDING_IDS } from "../../../lib/domain/safety/finding";
import { findingMessage, findingSources } from "../../../lib/domain/safety/finding-message";
import { RULE_IDS } from "../../../lib/domain/safety/rule-ids";
import { RULES } from "../../../lib/domain/safety/rules.table";
import { SOURCES, type Source } from "../../../lib/domain/safety/sources.table";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const page = readFileSync(`${ROOT}docs/rules.md`, "utf8");

/** The part of the page that speaks of one rule or finding. */
function sectionOf(id: string): string {
  const [, section = ""] = page.split(`\n\`${id}\`\n`);
  return section.split(/\n#{2,4} /)[0] ?? "";
}

/** As Markdown shows it: without the marks that keep letters from being marks. */
function plain(text: string): string {
  return text.replace(/\\(?=[\\`*_<>[\]|])/g, "");
}

describe("docs/rules.md", () => {
  it("is what the script writes from the tables of today", () => {
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ["--conditions=react-server", "--import", "tsx", "scripts/rules-page.mjs", "--print"],
      { cwd: ROOT, encoding: "utf8", maxBuffer: 16 * 1024 * 1024 },
    );
    expect(status, stderr).toBe(0);
    expect(
      stdout === page,
      "run: node --conditions=react-server --import tsx scripts/rules-page.mjs, and read what changed",
    ).toBe(true);
  });

  it("has as many rules as the README says", () => {
    expect(readFileSync(`${ROOT}README.md`, "utf8")).toContain(`${String(RULE_IDS.length)} sourced rules`);
  });

  it("says that it is a draft nobody professional has reviewed", () => {
    expect(page.slice(0, page.indexOf("\n## "))).toMatch(/draft.*No paediatric professional has reviewed/is);
  });

  it.each([...RULE_IDS, ...ENGINE_FINDING_IDS, ...GATE_FINDING_IDS])("says of %s why, and what instead", (ruleId) => {
    const { title, why, instead } = findingMessage({ ruleId }, "en");
    expect(plain(page)).toContain(`#### ${title}\n\n\`${ruleId}\`\n`);
    const section = plain(sectionOf(ruleId));
    expect(section).toContain(why);
    expect(section).toContain(instead);
    for (const { title: source, url } of findingSources({ ruleId })) {
      expect(section).toContain(url === undefined ? source : `[${source}](${url})`);
    }
  });

  it.each(RULE_IDS)("names each age at which %s changes", (id) => {
    const [ages = ""] = sectionOf(id).match(/\*\*By age:\*\*.*/) ?? [];
    for (const { untilMonths } of RULES[id].stages) {
      expect(ages).toContain(untilMonths === null ? "" : `under ${untilMonths} months`);
    }
    const last = RULES[id].stages.at(-1)?.untilMonths ?? null;
    expect(ages.includes("nothing is said")).toBe(last !== null);
  });

  it("links nothing but the authorities' own pages", () => {
    const known = new Set(Object.values<Source>(SOURCES).map(({ url }) => url));
    const links = [...page.matchAll(/\]\(([^)]+)\)|(https?:[^\s)]+)/g)].map(([, link, bare]) => link ?? bare);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !known.has(link))).toEqual([]);
  });

  it("leaves no hole where a table holds nothing", () => {
    expect(page).not.toMatch(/\bundefined\b|\bNaN\b|\[object|: \.|: ;/);
  });
});
