import { AGE_GROUPS, STRICTEST_AGE_GROUP, type AgeGroup } from "@/lib/domain/food/age";

const KEY = "family-recipe";

/** What a parent pasted, and for which age. */
export interface FamilyDraft {
  readonly text: string;
  readonly ageGroup: AgeGroup;
}

export const EMPTY_FAMILY_DRAFT: FamilyDraft = { text: "", ageGroup: STRICTEST_AGE_GROUP };

/** A kept text as a draft; anything unreadable is as if nothing had been pasted. */
export function readFamilyDraft(kept: string | null): FamilyDraft {
  try {
    const value: unknown = JSON.parse(kept ?? "null");
    if (typeof value !== "object" || value === null || !("text" in value) || typeof value.text !== "string") {
      return EMPTY_FAMILY_DRAFT;
    }
    const age = "ageGroup" in value ? AGE_GROUPS.find((each) => each === value.ageGroup) : undefined;
    return { text: value.text, ageGroup: age ?? STRICTEST_AGE_GROUP };
  } catch {
    return EMPTY_FAMILY_DRAFT;
  }
}

/** What waits to be read on this device, else what was read in this tab. */
function kept(): FamilyDraft {
  try {
    return readFamilyDraft(localStorage.getItem(KEY) ?? sessionStorage.getItem(KEY));
  } catch {
    return EMPTY_FAMILY_DRAFT;
  }
}

let current: FamilyDraft | undefined;
const listeners = new Set<() => void>();

export function subscribeToFamilyDraft(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function familyDraft(): FamilyDraft {
  current ??= kept();
  return current;
}

function keep(storage: () => Storage, draft: FamilyDraft): void {
  try {
    if (draft.text === "") storage().removeItem(KEY);
    else storage().setItem(KEY, JSON.stringify(draft));
  } catch {
    // Storage is full or forbidden: the text stays in the field.
  }
}

/** Changes it and keeps it on this device until it was read: a tab is closed by accident, and a phone closes them itself. */
export function changeFamilyDraft(part: Partial<FamilyDraft>): FamilyDraft {
  current = { ...familyDraft(), ...part };
  keep(() => localStorage, current);
  if (current.text === "") keep(() => sessionStorage, current);
  for (const listener of listeners) listener();
  return current;
}

/** Once a draft was read it lasts as long as its tab; what has been typed since goes on waiting. */
export function familyDraftWasRead(draft: FamilyDraft): void {
  if (familyDraft().text !== draft.text) return;
  keep(() => sessionStorage, familyDraft());
  keep(() => localStorage, EMPTY_FAMILY_DRAFT);
}
