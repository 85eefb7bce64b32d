import { AGE_GROUPS, STRICTEST_AGE_GROUP, type AgeGroup } from "@/lib/domain/food/age";

const KEY = "family-recipe";

/** What a parent pasted, and for which age. */
export interface FamilyDraft {
  readonly text: string;
  readonly ageGroup: AgeGroup;
}

export const EMPTY_FAMILY_DRAFT: FamilyDraft = { text: "", ageGroup: STRICTEST_AGE_GROUP };

/** What was pasted in this tab before; anything unreadable is as if nothing had been. */
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

function kept(): FamilyDraft {
  try {
    return readFamilyDraft(sessionStorage.getItem(KEY));
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

/** Changes it and keeps it for as long as the tab lives. */
export function changeFamilyDraft(part: Partial<FamilyDraft>): FamilyDraft {
  current = { ...familyDraft(), ...part };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(current));
  } catch {
    // Storage is full or forbidden: the text stays in the field.
  }
  for (const listener of listeners) listener();
  return current;
}
