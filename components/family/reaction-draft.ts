import type { BabyReaction } from "@/lib/domain/food/baby-reaction";
import type { Onset, Symptom } from "@/lib/domain/safety/reaction-triage";

/** A food as the browser knows it. */
export interface FoodOption {
  readonly id: string;
  readonly name: string;
}

/** What a parent has entered so far. */
export interface ReactionDraft {
  readonly reaction: BabyReaction | undefined;
  readonly foods: readonly (FoodOption & { readonly eaten: boolean })[];
  readonly babyId: string | undefined;
  /** The day of the meal as the device counts days, "2026-11-21". */
  readonly day: string;
  readonly symptoms: readonly Symptom[];
  readonly onset: Onset | undefined;
  readonly note: string;
}

/** The device's own day of a moment, as a date field writes it. */
export function dayOf(moment: Date): string {
  const two = (value: number) => String(value).padStart(2, "0");
  return `${moment.getFullYear()}-${two(moment.getMonth() + 1)}-${two(moment.getDate())}`;
}

export function emptyDraft(now: Date): ReactionDraft {
  return {
    reaction: undefined,
    foods: [],
    babyId: undefined,
    day: dayOf(now),
    symptoms: [],
    onset: undefined,
    note: "",
  };
}

/** Today's meal was just now; another day's was at noon, as nobody asks for the hour. */
function eatenAt(day: string, now: Date): Date {
  if (day === dayOf(now)) return now;
  const noon = new Date(`${day}T12:00:00`);
  return Number.isNaN(noon.getTime()) || noon > now ? now : noon;
}

/** The call's body for a draft that is complete. */
export function reactionBody(draft: ReactionDraft, reaction: BabyReaction, recipeId: string | undefined, now: Date) {
  const note = draft.note.trim();
  return {
    reaction,
    foodIds: draft.foods.filter(({ eaten }) => eaten).map(({ id }) => id),
    symptoms: draft.symptoms,
    eatenAt: eatenAt(draft.day, now).toISOString(),
    ...(draft.symptoms.length > 0 && draft.onset !== undefined ? { onset: draft.onset } : {}),
    ...(recipeId === undefined ? {} : { recipeId }),
    ...(draft.babyId === undefined ? {} : { babyId: draft.babyId }),
    ...(note === "" ? {} : { note }),
  };
}
