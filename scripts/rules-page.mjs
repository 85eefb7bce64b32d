// Writes docs/rules.md from the engine's own tables, so that what a reviewer reads is what the engine does:
//   node --conditions=react-server --import tsx scripts/rules-page.mjs
// With --print the page goes to standard output and no file is touched; the test compares the two.
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { format, resolveConfig } from "prettier";
import { lowestMonths, AGE_GROUPS, YOUNGEST_MONTHS } from "../lib/domain/food/age.ts";
import { FOODS } from "../lib/domain/food/foods.ts";
import { ENGLISH_NAMES } from "../lib/domain/food/names/english.table.ts";
import { ENGINE_FINDING_IDS, GATE_FINDING_IDS } from "../lib/domain/safety/finding.ts";
import { FINAL_FORMS, FORM_IDS } from "../lib/domain/safety/form-ids.ts";
import { FORMS } from "../lib/domain/safety/forms.table.ts";
import { ENGLISH_ENGINE_MESSAGES, ENGLISH_RULE_MESSAGES } from "../lib/domain/safety/messages/english.table.ts";
import { GATE_MESSAGES } from "../lib/domain/safety/messages/gate.table.ts";
import { CHOKING_RULES } from "../lib/domain/safety/rules/choking.table.ts";
import { GERMS_RULES } from "../lib/domain/safety/rules/germs.table.ts";
import { NUTRITION_RULES } from "../lib/domain/safety/rules/nutrition.table.ts";
import { POISONS_RULES } from "../lib/domain/safety/rules/poisons.table.ts";
import { PROCESS_RULES } from "../lib/domain/safety/rules/process.table.ts";
import { RULE_IDS } from "../lib/domain/safety/rule-ids.ts";
import { RULES } from "../lib/domain/safety/rules.table.ts";
import { SOURCES } from "../lib/domain/safety/sources.table.ts";
import { LANGUAGES } from "../lib/domain/shared/language.ts";
import { PRODUCT_NAME } from "../lib/domain/shared/product.ts";
import { escaped } from "./pages/readable.ts";

const page = fileURLToPath(new URL("../docs/rules.md", import.meta.url));

const THEMES = [
  ["Germs", GERMS_RULES],
  ["Poisons", POISONS_RULES],
  ["Nutrition", NUTRITION_RULES],
  ["Choking", CHOKING_RULES],
  ["Keeping, warming and eating", PROCESS_RULES],
];

const OUTCOMES = { forbid: "**left out**", transform: "**changed**", limit: "**pointed out**" };

/** When each finding of the engine's own is made, and what it does. Kept beside the code in `lib/domain/safety`. */
const OWN_FINDINGS = {
  family_allergy: "Left out. A recipe that names it is refused.",
  reaction_pause: "Left out until the parent clears it. A recipe that names it is refused.",
  unknown_ingredient: "Left out and said. A recipe with an ingredient line of which no word is known is refused.",
  unclear_ingredient: "Left out until the parent says which one is meant. Made for typed ingredients only.",
  below_six_months: `Everything is refused below ${YOUNGEST_MONTHS} months.`,
  too_early: "A typed ingredient is not cooked. In a recipe it is pointed out; the recipe is not refused for it.",
  written_for_older:
    "A kept recipe is given the size for the younger baby, each of its steps that cuts points there, and its family is told that the steps were written for an older one.",
  not_cooked: "A word that the engine knows and the kitchen has no food for is not cooked, and the recipe says so.",
  cooked_too_short:
    "The steps heat a food for fewer minutes than leave it anything but raw or hard, and nothing in them shows that it is done: the recipe is refused. Where a time is left open, the clock says nothing.",
  made_for_younger:
    "A kept recipe of our own kitchen is told anew for the younger baby, without the foods that begin later, and its family is told so.",
  usually_contains:
    "A typed ingredient that only names the dish is left out, and a recipe with such a line refused. The title and the steps of a recipe are not asked: its lines say what is in it.",
  read_label: "Pointed out; the food is cooked.",
  too_long: "The recipe is refused without being read.",
  markup: "The recipe is refused.",
  outside_link: "The recipe is refused.",
  safety_claim: "The recipe is refused.",
  medical_claim: "The recipe is refused.",
  unsafe_feeding: "The recipe is refused.",
};

const list = (items) => items.map(escaped).join(", ");
const bullets = (lines) =>
  lines
    .filter((line) => line !== undefined)
    .map((line) => `- ${line}`)
    .join("\n");
const formName = (form) => form.replaceAll("_", " ");

/** "under 12 months: left out; from 12 months: pointed out": what each stage does, and the silence after the last. */
function byAge({ stages }) {
  const parts = stages.map(({ untilMonths, severity }, index) => {
    const from = stages[index - 1]?.untilMonths;
    const until = untilMonths === null ? undefined : `under ${untilMonths} months`;
    const span = [from === undefined ? undefined : `from ${from}`, until].filter(Boolean).join(" to ");
    const months = until === undefined && from !== undefined ? " months" : "";
    return `${span === "" ? "at every age" : `${span}${months}`}: ${OUTCOMES[severity]}`;
  });
  const last = stages.at(-1).untilMonths;
  return [...parts, ...(last === null ? [] : [`from ${last} months: nothing is said`])].join("; ");
}

function wordsIn(terms) {
  const elsewhere = LANGUAGES.filter((language) => language !== "en").reduce(
    (sum, each) => sum + terms[each].length,
    0,
  );
  if (terms.en.length + elsewhere === 0) return undefined;
  const others = elsewhere === 0 ? "" : `${terms.en.length === 0 ? "" : "; "}${elsewhere} in the other languages`;
  return `${list(terms.en)}${others}`;
}

/** What it means that nothing around a food or a word says its form. */
function bare({ foods, words, bareFood, unknownFormSeverity, triggerForms }) {
  const hasWords = LANGUAGES.some((language) => words[language].length > 0);
  const outcome = unknownFormSeverity === undefined ? "counts as the hazard" : `is ${OUTCOMES[unknownFormSeverity]}`;
  const silent = triggerForms.length === 0 ? "triggers nothing" : "triggers nothing; only a form that is said does";
  const food = {
    triggers: outcome,
    untilCooked: "passes in a pantry; a recipe has to say in its title or steps that something is heated",
    whenStated: silent,
  }[bareFood];
  return [
    foods.length === 0 ? undefined : `**A food whose form is not said** ${food}.`,
    hasWords ? `**A word whose form is not said** ${outcome}.` : undefined,
  ];
}

function forms(rule) {
  const { triggerForms, acceptableForms } = rule;
  if (triggerForms.length + Object.keys(acceptableForms).length === 0) {
    return rule.bareFood === "triggers" ? ["**Form:** makes no difference; the word is enough."] : bare(rule);
  }
  const accepted = Object.entries(acceptableForms).map(
    ([form, months]) => `${formName(form)}${months > 0 ? ` (from ${months} months)` : ""}`,
  );
  return [
    triggerForms.length === 0 ? undefined : `**Hazard when:** ${triggerForms.map(formName).join(", ")}.`,
    accepted.length === 0 ? undefined : `**Taken away by:** ${accepted.join(", ")}.`,
    ...bare(rule),
  ];
}

function exceptions({ termSeverity, acceptedSeverity, foodLimitUntilMonths, pantryForms }) {
  return [
    termSeverity === undefined ? undefined : `What is named outright is ${OUTCOMES[termSeverity]} at every age.`,
    acceptedSeverity === undefined ? undefined : `In an acceptable form still ${OUTCOMES[acceptedSeverity]}.`,
    foodLimitUntilMonths === undefined
      ? undefined
      : `The food itself is ${OUTCOMES.limit} under ${foodLimitUntilMonths} months where nothing stronger is found.`,
    pantryForms === undefined
      ? undefined
      : `Enough for a pantry, because the recipe still says the cut: ${pantryForms.map(formName).join(", ")}.`,
  ];
}

function sourceLine(id) {
  const { authority, title, url } = SOURCES[id];
  const text = `${escaped(authority)}: ${escaped(title)}`;
  return url === undefined ? text : `[${text}](${url})`;
}

function message({ title, why, instead }) {
  return { title: escaped(title), lines: [`**Why:** ${escaped(why)}`, `**Instead:** ${escaped(instead)}`] };
}

function ruleSection(rule) {
  const { title, lines } = message(ENGLISH_RULE_MESSAGES[rule.id]);
  const outright = wordsIn(rule.terms);
  const judged = wordsIn(rule.words);
  const foods = rule.foods.map((id) => ENGLISH_NAMES[id].name);
  const none = outright === undefined && judged === undefined && foods.length === 0;
  return [
    `#### ${title}`,
    `\`${rule.id}\``,
    bullets([
      `**By age:** ${byAge(rule)}.`,
      outright && `**Named outright:** ${outright}.`,
      judged && `**Judged by form:** ${judged}.`,
      foods.length === 0 ? undefined : `**Foods judged by form:** ${list(foods)}.`,
      ...(none
        ? [
            "**Triggered by:** the allergen groups of the foods, but for celery, mustard, lupin and sulphites; at any age where somebody types of a first taste.",
          ]
        : [...forms(rule), ...exceptions(rule)]),
      ...lines,
      `**Sources:** ${rule.sources.map(sourceLine).join("; ")}.`,
    ]),
  ].join("\n\n");
}

const BIRTHDAYS = { first: 12, second: 24, third: 36, fourth: 48, fifth: 60, seventh: 84 };
const YEARS = { two: 24, three: 36, four: 48, five: 60 };
const MONTHS = { nine: 9, ten: 10 };

/** The ages, in months, of which a rule's own words speak. */
function agesInWords({ title, why, instead }) {
  const text = `${title}. ${why} ${instead}`;
  const ages = [
    ...[...text.matchAll(/(\w+) birthday|until the (\w+)\b/g)].map(([, day, short]) => BIRTHDAYS[day ?? short]),
    ...[...text.matchAll(/(\w+) years/g)].map(([, word]) => YEARS[word]),
    ...[...text.matchAll(/(\w+) months/g)].map(([, word]) => MONTHS[word] ?? Number(word)),
  ];
  return [...new Set(ages.filter((age) => Number.isFinite(age)))].sort((one, other) => one - other);
}

function agesInTable({ stages, acceptableForms, foodLimitUntilMonths, foods }) {
  return new Set([
    ...stages.map(({ untilMonths }) => untilMonths),
    ...Object.values(acceptableForms),
    ...foods.map((id) => FOODS[id].minAgeMonths),
    foodLimitUntilMonths,
  ]);
}

function reviewFirst() {
  const unsourced = RULE_IDS.filter((id) => RULES[id].sources.every((source) => source === "G"));
  const ages = RULE_IDS.flatMap((id) => {
    const known = agesInTable(RULES[id]);
    const open = agesInWords(ENGLISH_RULE_MESSAGES[id]).filter((age) => !known.has(age));
    return open.length === 0 ? [] : [`\`${id}\` (${open.join(", ")})`];
  });
  const linked = Object.values(SOURCES).filter(({ url }) => url !== undefined).length;
  return bullets([
    `**Rules that rest on general guidance alone**, with no source of their own: ${unsourced.map((id) => `\`${id}\``).join(", ")}.`,
    `**Rules whose words name an age, in months, at which the table changes nothing:** ${ages.join(", ")}. Each is advice that the engine gives and does not enforce by age.`,
    "**The rice drink:** the Swedish Food Agency advises none before six years; the table ends at the five years of UK guidance, although the strictest authority is meant to win.",
    `**Sources:** ${linked} of ${Object.keys(SOURCES).length} are linked to the authority's own page. The others were read in mirrors, summaries or older versions, or not at all, and are named without a link.`,
  ]);
}

function overview() {
  const rows = RULE_IDS.map(
    (id) => `| \`${id}\` | ${escaped(ENGLISH_RULE_MESSAGES[id].title)} | ${byAge(RULES[id])} |`,
  );
  return ["| Rule | About | By age |", "| --- | --- | --- |", ...rows].join("\n");
}

function ownFindings() {
  const said = (id) => message(GATE_FINDING_IDS.includes(id) ? GATE_MESSAGES[id].en : ENGLISH_ENGINE_MESSAGES[id]);
  return [...ENGINE_FINDING_IDS, ...GATE_FINDING_IDS].map((id) => {
    const { title, lines } = said(id);
    return [`#### ${title}`, `\`${id}\``, bullets([`**What happens:** ${OWN_FINDINGS[id]}`, ...lines])].join("\n\n");
  });
}

function formTable() {
  const rows = FORM_IDS.map((form) => `| ${formName(form)} | ${list(FORMS[form].en)} |`);
  return ["| Form | English words |", "| --- | --- |", ...rows].join("\n");
}

const groups = AGE_GROUPS.map((group) => `${group} (as for ${lowestMonths(group)} months)`).join(", ");
const final = [...FINAL_FORMS].map(formName).join(", ");

const OPENING = `# The rules

Every rule of ${PRODUCT_NAME}'s safety engine, as the engine holds it: what it looks for, what happens at which age, why, what to do instead, and where it comes from. ${RULE_IDS.length} rules, and ${ENGINE_FINDING_IDS.length + GATE_FINDING_IDS.length} findings that the engine makes by itself. This page is written from the engine's own tables by \`scripts/rules-page.mjs\`; change the tables, not the page.

> **A draft.** No paediatric professional has reviewed these rules, the food data or their translations. They are not medical advice. The engine detects; it never clears: that nothing was found does not mean that nothing is there.

## Policies chosen

1. **The strictest authority wins** where they differ. Whole nuts: no sooner than 60 months (UK), although others say 48. Runny egg and raw-milk cheese: not accepted, although the UK allows some of both.
2. **No added sugar before 24 months.** Honey therefore stays left out from 12 to 24 months as sugar, and is pointed out after that.
3. **An unknown form counts as the hazard** where a food is fine in one form and not in another, unless its usual form is cooked or the rule says otherwise.
4. **A change is enforced on the recipe**, in its ingredient lines, its steps and its serving text, not only on what was typed.
5. **The product begins at ${YOUNGEST_MONTHS} months** and says so below that.
6. **Rules are applied as for the youngest baby of an age group**: ${groups}. Without an age, the youngest group.
7. **A family's allergies apply to everything** that is made for a signed-in parent, on the server.
8. **Whoever wrote a recipe proposes; the engine decides.** No writer is asked whether its food can be eaten. What the engine does not know is left out and said.
9. **An age is an upper bound of a rule**, never a promise about what comes after it.

## How to read a rule

- ${OUTCOMES.forbid}: the typed ingredient is not cooked, and a recipe that holds it is refused.
- ${OUTCOMES.transform}: the food is cooked with the change that the rule asks for. A recipe that says the hazard itself ("whole grapes") is refused; one that leaves the form open gets the change added to its serving instructions.
- ${OUTCOMES.limit}: the food is cooked, and the parent is told.
- **Named outright**: these words name the hazard, and nothing said around them takes it away. **Judged by form**: what is said around these words decides.
- An acceptable form wins over a hazardous one in the same place, but for ${final}: nothing takes those back. A form that is denied ("not whole") is not counted, and neither is a food that is left out ("no honey").
- "Under 12 months" counts completed months. English words are shown; every text is held against the words of all ${LANGUAGES.length} languages, whatever its own.`;

const LIMITS = `## What the engine cannot do

- **It reads words.** It does not see, taste, weigh or measure. Whether a piece is soft enough, small enough or free of bones is tested by hand: it has to flatten between thumb and finger with almost no force.
- **It does not judge amounts or days.** "At most once a week" and "a fifth of the meal" are advice; nothing counts portions, meals or milk. It does not judge whether a meal or a week is balanced.
- **It knows only the words in its tables.** Of an ingredient line or a typed ingredient in which one word is known, the unknown words beside it are not reported. Unknown words in the steps of a recipe are not reported either.
- **It can misread.** Long sentences with negations, a form said in another sentence than its food, German compounds, Burmese without spaces, brand names, and words that resemble others. Dishes whose name hides what is in them are known only as far as they are listed.
- **It speaks ${LANGUAGES.length} languages** (${LANGUAGES.join(", ")}). Words of any other are unknown to it.
- **It knows no child.** Nothing about prematurity, swallowing, illness, medicines or eczema; only the age group and what the family wrote under its allergies. A word there that it does not know has no effect.
- **It reads no label.** What a product contains is assumed from its name. Traces are not judged.
- **The ages of the product are coarser than those of the rules.** Today a parent chooses one of three age groups, so no check is made yet as for a child of more than 12 months.
- **It was tuned on the cases it is tested with.** Passing them is no independent measure; fresh cases by other people are needed before any figure is trusted.
- **Its Burmese words have not been read by a native professional**, and its Polish and Austrian rules rest largely on guidance of other countries.`;

function write() {
  const themes = THEMES.map(([name, rules]) =>
    [`### ${name}`, ...Object.values(rules).map((rule) => ruleSection(RULES[rule.id]))].join("\n\n"),
  );
  return [
    OPENING,
    "## Where a review should begin",
    reviewFirst(),
    "## Overview",
    overview(),
    "## The rules, one by one",
    ...themes,
    "## Findings of the engine itself",
    "These come from no rule of the tables and have no source.",
    ...ownFindings(),
    LIMITS,
    "## Words that say a form",
    formTable(),
  ].join("\n\n");
}

const text = await format(write(), { ...(await resolveConfig(page)), parser: "markdown" });
if (process.argv.includes("--print")) process.stdout.write(text);
else writeFileSync(page, text);
