import { expression } from "../shared/expression";
import type { FormId } from "./form-ids";
import type { Heat } from "./heat-of";
import type { Judgement } from "./judge";
import type { Reading } from "./reading";
import { RULES } from "./rules.table";
import type { Span } from "./spans";

/** One rule of one thing in a place of a recipe, with the forms that are said of it there. */
export interface Said {
  readonly judgement: Judgement;
  readonly forms: ReadonlySet<FormId>;
  /** It stands in the title. */
  readonly titled: boolean;
}

/** As it is put into the judgement of a recipe: what is named of a dish may stand beside it. */
interface Served extends Said {
  readonly beside: boolean;
  readonly heatedLater: boolean;
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

/** What leaves no piece of it that could be cut. */
const NO_PIECES: readonly FormId[] = ["mashed", "pureed", "grated", "sieved", "squashed", "porridge"];

/**
 * "The carrot sticks", where a step cut it into sticks that were cooked, or "serve the carrot in sticks", where it was
 * cooked until soft and not mashed: `before`, what is said of it up to where it is soft. Who serves it names the cut, and
 * not that it is raw.
 */
export function isCutAgain({ judgement, forms, beside }: Served, before: readonly Said[]): boolean {
  if (!isSoftCooked(judgement)) return false;
  const cuts = RULES[judgement.rule].triggerForms.filter((form) => forms.has(form));
  if (cuts.some((form) => NOT_COOKED.has(form))) return false;
  const inSteps = before.filter(({ titled }) => !titled);
  if (inSteps.some((said) => cuts.every((form) => said.forms.has(form)))) return true;
  return (
    !beside &&
    inSteps.some((said) => said.judgement.state === "acceptable" && said.forms.has("soft")) &&
    !inSteps.some((said) => NO_PIECES.some((form) => said.forms.has(form)))
  );
}

/** "Cut the apple into pieces. Simmer in water": no step says that it stays as hard as it was cut. */
export function isCutForHeat({ judgement, forms, heatedLater }: Served): boolean {
  return heatedLater && isSoftCooked(judgement) && ![...NOT_COOKED].some((form) => forms.has(form));
}

/** Right before it, or right behind it: it is given to the dish, and need not be of it. */
const BESIDE_BEFORE = expression(
  /(?<!\p{L})(?:with|and|or|mit|und|oder|dazu|z|ze|oraz|i|lub|plus|some|more|extra|few|another|other|noch|weitere|ein paar|kilka)(?: \p{L}+)? $/u,
);
const BESIDE_BEHIND = expression(
  /^[^.!?;,\n]{0,20}(?<!\p{L})(?:on the side|alongside|beside|as a side|to dip|for dipping|dazu|daneben|zum dippen|zum knabbern|obok|do maczania|do pochrupania)(?!\p{L})/u,
);
const BESIDE_REACH = 24;

/**
 * Whether what stands at a place of a text is put beside a dish ("serve with carrot sticks"), where it matters: of what is
 * soft once it is cooked. Looks a few words around.
 */
export function isPutBesideDish(judgement: Judgement, text: string, { start, end }: Span): boolean {
  if (!isSoftCooked(judgement)) return false;
  return (
    BESIDE_BEFORE.test(text.slice(Math.max(0, start - BESIDE_REACH), start)) ||
    BESIDE_BEHIND.test(text.slice(end, end + 2 * BESIDE_REACH))
  );
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
