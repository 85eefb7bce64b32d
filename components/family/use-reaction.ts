import { useCallback, useRef, useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { triage } from "@/lib/domain/safety/reaction-triage";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { keepMeal, type MealBody } from "./kept-meals";
import { emptyDraft, reactionBody, type FoodOption, type ReactionDraft } from "./reaction-draft";

/** The parts of a stored meal that the thank-you shows. */
interface SavedReaction {
  readonly id: string;
  /** It stays on this device until somebody signs in. */
  readonly isOnDevice?: true;
  readonly triage: string;
  readonly foods: readonly { readonly id: string; readonly name: string }[];
}

interface Attempt {
  readonly draft: ReactionDraft;
  readonly body: MealBody;
  readonly idempotencyKey: string;
}

/** A draft, and keeping it: what was typed stays until it is kept, and is kept once however often it is sent. */
export function useReaction(recipeId: string | undefined, onSaved: (() => void) | undefined) {
  const errorText = useErrorText();
  const [draft, setDraft] = useState<ReactionDraft>(() => emptyDraft(new Date()));
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [saved, setSaved] = useState<SavedReaction>();
  const last = useRef<Attempt>(undefined);
  const sending = useRef(false);

  // As it is now: a food that is being looked up arrives after the rendering that will send it.
  const newest = useRef(draft);

  const change = useCallback((part: Partial<ReactionDraft>) => {
    newest.current = { ...newest.current, ...part };
    setDraft(newest.current);
  }, []);

  const eat = useCallback(
    (added: readonly FoodOption[]) => {
      const others = newest.current.foods.filter(({ id }) => !added.some((food) => food.id === id));
      change({ foods: [...others, ...added.map((food) => ({ ...food, eaten: true }))] });
    },
    [change],
  );

  /** The same draft sent again is the same call, to the moment: one that arrived unheard is answered, not repeated. */
  function attempt(
    complete: ReactionDraft,
    reaction: NonNullable<ReactionDraft["reaction"]>,
    language: string,
  ): Attempt {
    if (last.current?.draft === complete) return last.current;
    const body = { ...reactionBody(complete, reaction, recipeId, new Date()), language };
    last.current = { draft: complete, body, idempotencyKey: crypto.randomUUID() };
    return last.current;
  }

  /** Who turns out to be signed out by now is a visitor like others. */
  async function tellServer(meal: Attempt): Promise<SavedReaction | undefined> {
    const { body, idempotencyKey } = meal;
    try {
      return await callApi<SavedReaction>(memberEndpoints.reactions, { method: "POST", body, idempotencyKey });
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.status === 401) return keepHere(meal);
      throw failure;
    }
  }

  /** What a visitor noted stays here, judged as the server would. */
  function keepHere({ draft: { symptoms, onset, foods }, body, idempotencyKey }: Attempt): SavedReaction | undefined {
    const eaten = foods.filter((food) => food.eaten);
    if (!keepMeal({ key: idempotencyKey, body, names: eaten.map(({ name }) => name) })) return undefined;
    return { id: idempotencyKey, isOnDevice: true, triage: triage(symptoms, onset), foods: eaten };
  }

  /** Keeps the meal; `unkept` is said to a visitor whose browser keeps nothing. */
  async function save(language: string, isVisitor: boolean, unkept: string) {
    setTried(true);
    const complete = newest.current;
    if (sending.current || complete.reaction === undefined || !complete.foods.some(({ eaten }) => eaten)) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    const meal = attempt(complete, complete.reaction, language);
    try {
      const kept = isVisitor ? keepHere(meal) : await tellServer(meal);
      if (kept === undefined) setFailure(unkept);
      else {
        setSaved(kept);
        onSaved?.();
      }
    } catch (thrown) {
      setFailure(errorText(thrown));
    }
    sending.current = false;
    setBusy(false);
  }

  return {
    draft,
    change,
    eat,
    save,
    tried,
    busy,
    failure,
    saved,
    startAgain: () => {
      change(emptyDraft(new Date()));
      setTried(false);
      setFailure(undefined);
      setSaved(undefined);
    },
  };
}
