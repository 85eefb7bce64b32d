import type { TouchedFormId } from "../plan/dish-form";
import type { Addition, Step } from "./step";

const COLD_STEPS: ReadonlySet<Step["kind"]> = new Set<Step["kind"]>([
  "prepare",
  "note",
  "fold",
  "texture",
  "touch",
  "grindOats",
  "serve",
  "family",
  "beside",
]);
/** They are warmed, or soaked in hot water, before they are stirred in. */
const WARM_ADDITIONS: ReadonlySet<Addition> = new Set<Addition>(["cream", "sauce", "driedFruit", "coldMeat"]);

/** What is soft already is laid into the steam, or onto the hot tray. */
const WARM_TOUCHES: ReadonlySet<TouchedFormId> = new Set<TouchedFormId>(["steamedFruit", "bakedFruit"]);

/** Whether something is heated in a step, so that it has to cool before a baby eats it. */
export function isHot(step: Step): boolean {
  if (step.kind === "add") return WARM_ADDITIONS.has(step.what);
  return !COLD_STEPS.has(step.kind) || (step.kind === "touch" && WARM_TOUCHES.has(step.form));
}
