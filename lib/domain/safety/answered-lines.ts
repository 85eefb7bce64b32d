import type { FormId } from "./form-ids";
import type { Heat } from "./heat-of";
import type { Judgement } from "./judge";
import type { Reading } from "./reading";
import { RULES } from "./rules.table";

/** One rule of one thing in a place of a recipe, with the forms that are said of it there. */
export interface Said {
  readonly judgement: Judgement;
  readonly forms: ReadonlySet<FormId>;
  /** It stands in the title. */
  readonly titled: boolean;
}

/**
 * The lines that the steps answer for. Where one line says itself what answers ("ground almonds") and the steps say no more
 * of it ("stir in the ground almonds"), another that does not ("almonds") is not answered for.
 */
export function answeredLines(lines: readonly Said[], prose: readonly Said[]): (line: Said) => boolean {
  const isAccepted = ({ judgement }: Said): boolean => judgement.state === "acceptable";
  const said = lines.filter(isAccepted);
  const isRepeated = ({ judgement, forms }: Said): boolean => {
    const answers = [...forms].filter((form) => RULES[judgement.rule].acceptableForms[form] !== undefined);
    return said.some((line) => answers.every((form) => line.forms.has(form)));
  };
  const isOnlyRepeated = prose.filter((seen) => isAccepted(seen) && !seen.titled).every(isRepeated);
  return (line) => !isOnlyRepeated || said.length === 0 || line.judgement.state !== "unknown";
}

/** What is asked of is soft once it is cooked, however it is cut. */
function isSoftCooked({ rule }: Judgement): boolean {
  return rule === "raw_hard_veg" || rule === "raw_hard_fruit";
}

/** "Carrot sticks", over steps that cook them: a title says what comes out, and not that it is raw. */
export function isCutInTitle({ judgement, titled, forms }: Said): boolean {
  return titled && !forms.has("raw") && isSoftCooked(judgement);
}

/** What says itself that it is not soft. */
const NOT_COOKED: ReadonlySet<FormId> = new Set<FormId>(["raw", "underdone"]);

/**
 * "The carrot sticks", where a step cut it into sticks that were cooked: `before`, what is said of it up to where it is
 * soft. Who serves it names the cut again, and not that it is raw.
 */
export function isCutAgain({ judgement, forms }: Said, before: readonly Said[]): boolean {
  if (!isSoftCooked(judgement)) return false;
  const cuts = RULES[judgement.rule].triggerForms.filter((form) => forms.has(form));
  if (cuts.some((form) => NOT_COOKED.has(form))) return false;
  return before.some((said) => !said.titled && cuts.every((form) => said.forms.has(form)));
}

/** Lines of what the steps cook without a name: what the title says of their cut is asked of the steps. */
export function isCookedUnnamed(
  seen: readonly { readonly line: number | undefined }[],
  heats: readonly Heat[],
): boolean {
  return seen.some(({ line }) => line !== undefined) && heats.some(({ isOfAnything }) => isOfAnything);
}

/** What is done to all that is in the pot, where the steps name nothing that it could be done to alone. */
const OF_ALL: ReadonlySet<FormId> = new Set<FormId>(["pureed", "sieved", "shredded"]);

/** "Simmer until tender. Blend until smooth.": steps without a food speak of every line. */
export function formsOfAll(steps: Reading | undefined): readonly FormId[] {
  if (steps === undefined || steps.sightings.some(({ negated, foods }) => !negated && foods.length > 0)) return [];
  return [...steps.forms].filter((form) => OF_ALL.has(form));
}
