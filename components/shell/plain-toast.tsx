import { useSyncExternalStore } from "react";
import { currentToast, subscribeToToasts } from "./toast-store";

function noToast(): undefined {
  return undefined;
}

/** For when the first thing to say is that the connection is gone: then nothing finer can be fetched either. */
export function PlainToast() {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast);
  return toast?.open ? (
    <p role="alert" className="fixed inset-x-4 top-16 z-50 bg-raised p-4">
      <strong>{toast.title}</strong> <span>{toast.description}</span>
    </p>
  ) : null;
}
