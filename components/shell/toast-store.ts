/** One message to the visitor. `destructive` is for what did not work. */
export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  readonly variant?: "default" | "destructive";
}

export interface ShownToast extends ToastMessage {
  readonly id: number;
  readonly open: boolean;
}

/** How long a toast stays, in milliseconds. */
export const TOAST_MILLISECONDS = 5000;

/** From being dismissed to being forgotten, in milliseconds, as specified. */
export const TOAST_REMOVAL_MILLISECONDS = 1_000_000;

let current: ShownToast | undefined;
let lastId = 0;
let removal: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function show(next: ShownToast | undefined): void {
  current = next;
  for (const listener of listeners) listener();
}

/** Shows a toast, replacing the one before it: at most one exists at a time. Returns its id. */
export function toast(message: ToastMessage): number {
  clearTimeout(removal);
  lastId += 1;
  show({ ...message, id: lastId, open: true });
  return lastId;
}

/** Closes a toast if it is still the current one. It is forgotten `TOAST_REMOVAL_MILLISECONDS` later. */
export function dismissToast(id: number): void {
  if (current?.id !== id || !current.open) return;
  show({ ...current, open: false });
  removal = setTimeout(() => {
    if (current?.id === id) show(undefined);
  }, TOAST_REMOVAL_MILLISECONDS);
}

export function currentToast(): ShownToast | undefined {
  return current;
}

/** Calls `listener` after every change, until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
