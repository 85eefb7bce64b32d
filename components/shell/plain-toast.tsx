import { useEffect, useSyncExternalStore } from "react";
import { currentToast, dismissToast, subscribeToToasts, TOAST_MILLISECONDS } from "./toast-store";

/** For when the first thing to say is that the connection is gone: then nothing finer can be fetched either. */
export function PlainToast() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  useEffect(() => {
    if (!toast) return;
    const timer = setTimeout(dismissToast, TOAST_MILLISECONDS, toast.id);
    return () => clearTimeout(timer);
  }, [toast]);
  return toast?.open ? (
    <p role="alert" className="fixed inset-x-4 top-16 z-50 rounded-card border-2 border-line bg-card p-4 shadow-soft">
      <strong>{toast.title}</strong> {toast.description}
    </p>
  ) : null;
}
