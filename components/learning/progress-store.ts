import { mergeSteps, stepOf, stepsBeyond, type Activity, type LearningStep } from "@/lib/domain/learning/progress";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

interface ProgressAnswer {
  readonly activities: readonly { readonly activity: Activity; readonly items: readonly string[] }[];
}

const STORAGE_KEY = "learning_progress";
const NOTHING: readonly LearningStep[] = [];

/** What this device knows and the server does not: everything a visitor does, and what a parent did without a connection. */
let device: readonly LearningStep[] | undefined;
let server = NOTHING;
let shown: readonly LearningStep[] | undefined;
let signedIn = false;
let exchange: Promise<void> | undefined;
const listeners = new Set<() => void>();

/** Stored steps; whatever in them is not understood is left out. */
export function parseSteps(text: string | null): readonly LearningStep[] {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? "[]");
  } catch {
    return NOTHING;
  }
  if (!Array.isArray(stored)) return NOTHING;
  const steps = stored.flatMap((entry: unknown) => {
    if (typeof entry !== "object" || entry === null) return [];
    const fields = new Map<string, unknown>(Object.entries(entry));
    return stepOf(fields.get("activity"), fields.get("item")) ?? [];
  });
  return mergeSteps(steps, []);
}

function onDevice(): readonly LearningStep[] {
  if (device) return device;
  try {
    device = parseSteps(localStorage.getItem(STORAGE_KEY));
  } catch {
    // Storage is closed in this browser: progress lasts as long as the page.
    device = NOTHING;
  }
  return device;
}

function change(onThisDevice: readonly LearningStep[], onServer: readonly LearningStep[]): void {
  device = onThisDevice;
  server = onServer;
  shown = undefined;
  try {
    if (device.length > 0) localStorage.setItem(STORAGE_KEY, JSON.stringify(device));
    else localStorage.removeItem(STORAGE_KEY);
  } catch {
    // As above.
  }
  for (const listener of listeners) listener();
}

/** Tells the server what it does not know; false where it could not be reached or has forgotten who we are. */
async function tellServer(): Promise<boolean> {
  const told = onDevice();
  try {
    const { activities } =
      told.length === 0
        ? await callApi<ProgressAnswer>(memberEndpoints.learningProgress)
        : await callApi<ProgressAnswer>(memberEndpoints.learningProgress, {
            method: "POST",
            body: { completed: told },
          });
    const known = activities.flatMap(({ activity, items }) => items.flatMap((item) => stepOf(activity, item) ?? []));
    // Whoever signed out meanwhile takes it along: then it is not this device's to show.
    if (signedIn) change(stepsBeyond(onDevice(), told), known);
    return true;
  } catch (failure) {
    if (failure instanceof ApiFailure) return false;
    throw failure;
  }
}

async function tellAll(): Promise<void> {
  while ((await tellServer()) && onDevice().length > 0);
}

/**
 * Merges this device's progress with the signed-in parent's: the server learns what it does not know, the device keeps
 * only what could not be told. Without a connection nothing is lost; the next step or visit tries again.
 */
export async function syncProgress(): Promise<void> {
  signedIn = true;
  exchange ??= tellAll();
  await exchange;
  exchange = undefined;
}

/** From now on this device shows its own progress alone. */
export function showDeviceOnly(): void {
  signedIn = false;
  if (server.length > 0) change(onDevice(), NOTHING);
}

/** Remembers what was done, each step once. */
export function markDone(steps: readonly LearningStep[]): void {
  const added = stepsBeyond(steps, currentProgress());
  if (added.length === 0) return;
  change(mergeSteps(onDevice(), added), server);
  if (signedIn) void syncProgress();
}

/** Everything done that is known here. */
export function currentProgress(): readonly LearningStep[] {
  shown ??= mergeSteps(onDevice(), server);
  return shown;
}

/** What the server shows everybody. */
export function noProgress(): readonly LearningStep[] {
  return NOTHING;
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToProgress(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
