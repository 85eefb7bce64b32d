// Writes docs/security-requirements.md from tests/architecture/security-requirements.table.ts:
//   node --import tsx scripts/security-page.mjs
// With --print the page goes to standard output and no file is touched; the test compares the two.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { SECURITY_REQUIREMENTS } from "../tests/architecture/security-requirements.table.ts";
import { escaped } from "./pages/readable.ts";

const page = fileURLToPath(new URL("../docs/security-requirements.md", import.meta.url));

const CHAPTERS = {
  1: "Encoding and cleaning",
  2: "Checks and business",
  3: "In the browser",
  4: "API",
  5: "Files",
  6: "Proving who one is",
  7: "Sessions",
  8: "Who may",
  9: "Signed tokens",
  10: "OAuth and OIDC",
  11: "Cryptography",
  12: "Encrypted connections",
  13: "Configuration",
  14: "Private data",
  15: "Code and parts",
  16: "Logs and failures",
  17: "WebRTC",
};

const chapterOf = ({ id }) => id.split(".")[0];
const isLeft = (what) => (requirement) => requirement.proof.left === what;

function proofOf({ proof }) {
  if (proof.test !== undefined) {
    const [file, name] = proof.test;
    return `[${file.replace("tests/", "")}](../${file}): ${escaped(name)}`;
  }
  if (proof.documented !== undefined) {
    const anchor = proof.documented
      .toLowerCase()
      .replace(/[^a-z0-9 ]/g, "")
      .replaceAll(" ", "-");
    return `[${proof.documented}](security.md#${anchor})`;
  }
  return `**${proof.left}**`;
}

function table(requirements) {
  const rows = requirements.map(
    (requirement) =>
      `| ${requirement.id} | ${requirement.level} | ${escaped(requirement.asked)} | ${escaped(requirement.how)} | ${proofOf(requirement)} |`,
  );
  return [
    "| v5.0.0- | Level | What it asks, in our words | How it is met, or why not | Shown by |",
    "|---|---|---|---|---|",
    ...rows,
  ].join("\n");
}

const count = (is) => SECURITY_REQUIREMENTS.filter(is).length;
const tested = count(({ proof }) => proof.test !== undefined);
const documented = count(({ proof }) => proof.documented !== undefined);
const unmet = SECURITY_REQUIREMENTS.filter(isLeft("not met"));
const applying = tested + unmet.length;

const OPENING = `# Security requirements (OWASP ASVS 5.0, level 1 and 2)

Each requirement of the [Application Security Verification Standard](https://github.com/OWASP/ASVS) 5.0.0 by its number, and what shows that the product meets it. What a requirement asks is said in our own words, and shortly: the standard's text counts. This page is written from \`tests/architecture/security-requirements.table.ts\` by \`scripts/security-page.mjs\`; change the table, not the page. A test asks that every named test is there. Nobody from outside has verified any of it.

| Of ${SECURITY_REQUIREMENTS.length} requirements | |
|---|---|
| asked by a named automated test | **${tested}** of ${applying} that a test can ask |
| written down, where writing down is what is required | **${documented}** of ${documented}, in [Security](security.md) |
| left to whoever runs it: TLS, secrets, where logs go | ${count(isLeft("to the operator"))} |
| about what the product has not | ${count(isLeft("not applicable"))} |
| **not met** | **${unmet.length}**: ${unmet.map(({ id }) => id).join(", ")} |`;

const chapters = Object.entries(CHAPTERS).map(
  ([chapter, name]) =>
    `## ${chapter}. ${name}\n\n${table(SECURITY_REQUIREMENTS.filter((requirement) => chapterOf(requirement) === chapter))}`,
);
const text = await format([OPENING, "## Not met", table(unmet), ...chapters].join("\n\n"), {
  ...(await resolveConfig(page)),
  parser: "markdown",
});
if (process.argv.includes("--print")) process.stdout.write(text);
else writeFileSync(page, text);
