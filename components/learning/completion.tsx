"use client";

import { useEffect, useSyncExternalStore } from "react";
import { useUser } from "@/components/shell/use-user";
import { ACTIVITIES, completionOf, type Activity } from "@/lib/domain/learning/progress";
import type { Language } from "@/lib/domain/shared/language";
import { fillCompleted } from "./fill-completed";
import { currentProgress, noProgress, showDeviceOnly, subscribeToProgress, syncProgress } from "./progress-store";

function useProgress() {
  return useSyncExternalStore(subscribeToProgress, currentProgress, noProgress);
}

/** How much of an activity is done, as completed of total. Both texts hold `{completed}` and `{total}`. */
export function Completion({
  activity,
  label,
  text,
  language,
}: {
  readonly activity: Activity;
  readonly label: string;
  readonly text: string;
  readonly language: Language;
}) {
  const { completed, total } = completionOf(useProgress(), activity);
  return (
    <p data-slot="completion" className="flex items-center gap-2 text-sm font-bold text-muted">
      <progress
        max={total}
        value={completed}
        aria-label={fillCompleted(label, completed, total, language)}
        className="h-3 w-20 appearance-none overflow-hidden rounded-chip bg-grey-soft [&::-moz-progress-bar]:bg-pea [&::-webkit-progress-bar]:bg-grey-soft [&::-webkit-progress-value]:rounded-chip [&::-webkit-progress-value]:bg-pea"
      />
      <span aria-hidden className="amounts">
        {fillCompleted(text, completed, total, language)}
      </span>
    </p>
  );
}

/** How many activities are complete. Keeps what was done here and on the server together. */
export function AllCompletion({ text, language }: { readonly text: string; readonly language: Language }) {
  const { user, isLoading } = useUser();
  const progress = useProgress();
  const name = user?.clerkId;
  useEffect(() => {
    if (isLoading) return;
    if (name === undefined) {
      showDeviceOnly();
      return;
    }
    const sync = () => void syncProgress();
    sync();
    window.addEventListener("online", sync);
    return () => {
      window.removeEventListener("online", sync);
    };
  }, [isLoading, name]);
  const complete = ACTIVITIES.filter((activity) => {
    const { completed, total } = completionOf(progress, activity);
    return completed === total;
  });
  return (
    <p data-slot="all-completion" className="font-bold text-muted amounts">
      {fillCompleted(text, complete.length, ACTIVITIES.length, language)}
    </p>
  );
}
