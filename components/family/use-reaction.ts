import { useCallback, useRef, useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { emptyDraft, reactionBody, type FoodOption, type ReactionDraft } from "./reaction-draft";

/** The parts of a stored meal that the thank-you shows. */
interface SavedReaction {
  readonly id: string;
  readonly triage: string;
  readonly foods: readonly { readonly id: string; readonly name: string }[];
}

interface Attempt {
  readonly draft: ReactionDraft;
  readonly body: unknown;
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

  async function save(language: string) {
    setTried(true);
    const complete = newest.current;
    if (sending.current || complete.reaction === undefined || !complete.foods.some(({ eaten }) => eaten)) return;
    sending.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      const { body, idempotencyKey } = attempt(complete, complete.reaction, language);
      setSaved(await callApi<SavedReaction>(memberEndpoints.reactions, { method: "POST", body, idempotencyKey }));
      onSaved?.();
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
