"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, subscribeToToasts, type ShownToast } from "./toast-store";
import type { ToastTexts } from "./toast-view";

/** For when the first thing to say is that the connection is gone: then the view cannot be fetched either. */
function PlainToast({ toast }: { readonly toast: ShownToast }) {
  return (
    <p role="alert" className="fixed inset-x-4 top-16 z-50 bg-raised p-4">
      {toast.title} {toast.description}
    </p>
  );
}

const ToastView = lazy(() =>
  import("./toast-view").then(
    (view) => ({ default: view.ToastView }),
    () => ({ default: PlainToast }),
  ),
);

function noToast(): undefined {
  return undefined;
}

/** The place where toasts appear. Costs a page nothing until there is one. */
export function Toaster({ texts }: { readonly texts: ToastTexts }) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast, noToast);
  if (toast === undefined) return null;
  return (
    <Suspense fallback={null}>
      <ToastView toast={toast} texts={texts} />
    </Suspense>
  );
}
