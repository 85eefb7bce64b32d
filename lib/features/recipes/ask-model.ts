import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { withPatience } from "@/lib/platform/ai/patience";
import type { LanguageModel, Question } from "@/lib/platform/ai/port";
import { languageModel } from "@/lib/platform/ai/select";
import { becauseOf, type ComposedBecause } from "./notice";
import type { Stage } from "./schema";

/** On whose behalf a recipe is written, who wants to know how far it is, and when nobody does any more. */
export interface Writing {
  readonly parent: UserId;
  /** Aborted when the parent leaves: what was not stored by then is not stored. */
  readonly signal: AbortSignal;
  readonly tell: (stage: Stage) => void;
}

/** Who waits for what is written. */
export type Waiting = Pick<Writing, "signal" | "tell">;

/** Nobody watches, and nobody leaves. */
export const UNWATCHED: Waiting = { signal: new AbortController().signal, tell: () => undefined };

/** A proposal that passed, or why there is none; undefined where no model is set up to write. */
export type Proposal<C> = { readonly checked: C } | { readonly because: ComposedBecause } | undefined;

/** A question, and what its answer has to pass. `faults` are those of the answer before, in our words. */
export interface Request<T, C> {
  readonly question: (faults: readonly string[]) => Question<T>;
  readonly examine: (value: T) => { readonly checked: C } | { readonly faults: readonly string[] };
}

/** One try, and one more that knows what was wrong. */
const TRIES = 2;
const NOT_AS_ASKED = "it was not the JSON that was asked for";

/** Throws `timeout` when nobody waits any more. */
export function stillWanted({ signal }: Writing): void {
  if (signal.aborted) throw new AppError("timeout");
}

async function ask<T, C>(
  model: LanguageModel,
  request: Request<T, C>,
  writing: Writing,
  signal: AbortSignal,
): Promise<Proposal<C>> {
  let faults: readonly string[] = [];
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    writing.tell(attempt === 0 ? "writing" : "again");
    const answer = await model.ask(request.question(faults), { parent: writing.parent, signal });
    stillWanted(writing);
    if (!answer.ok && answer.why !== "unusable") {
      // After a refused try the reason to compose is still what was refused.
      return { because: attempt === 0 ? becauseOf(answer.why) : "refused" };
    }
    writing.tell("reading");
    const examined = answer.ok ? request.examine(answer.value) : { faults: [NOT_AS_ASKED] };
    if ("checked" in examined) return examined;
    faults = examined.faults;
  }
  return { because: "refused" };
}

/** Asks the installation's model at most twice. What it wrote is in the answer only if it passed. */
export async function proposed<T, C>(request: Request<T, C>, writing: Writing): Promise<Proposal<C>> {
  const model = languageModel();
  if (model?.writes !== true) return undefined;
  return withPatience(writing.signal, model.patience, (within) => ask(model, request, writing, within));
}
