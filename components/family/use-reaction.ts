import { useCallback, useRef, useState } from "react";
import { useErrorText } from "@/components/shell/shell-text";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { emptyDraft, reactionBody, type ReactionDraft } from "./reaction-draft";

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

  const change = useCallback((part: Partial<ReactionDraft>) => {
    setDraft((current) => ({ ...current, ...part }));
  }, []);

  /** The same draft sent again is the same call, to the moment: one that arrived unheard is answered, not repeated. */
  function attempt(reaction: NonNullable<ReactionDraft["reaction"]>, language: string): Attempt {
    if (last.current?.draft === draft) return last.current;
    const body = { ...reactionBody(draft, reaction, recipeId, new Date()), language };
    last.current = { draft, body, idempotencyKey: crypto.randomUUID() };
    return last.current;
  }

  async function save(language: string) {
    setTried(true);
    if (busy || draft.reaction === undefined || !draft.foods.some(({ eaten }) => eaten)) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const { body, idempotencyKey } = attempt(draft.reaction, language);
      setSaved(await callApi<SavedReaction>(memberEndpoints.reactions, { method: "POST", body, idempotencyKey }));
      onSaved?.();
    } catch (thrown) {
      setFailure(errorText(thrown));
    }
    setBusy(false);
  }

  return {
    draft,
    change,
    save,
    tried,
    busy,
    failure,
    saved,
    startAgain: () => {
      setDraft(emptyDraft(new Date()));
      setTried(false);
      setFailure(undefined);
      setSaved(undefined);
    },
  };
}
