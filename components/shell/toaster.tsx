"use client";

import { lazy, Suspense, useSyncExternalStore } from "react";
import { currentToast, subscribeToToasts } from "./toast-store";
import type { ToastTexts } from "./toast-view";

const ToastView = lazy(async () => ({ default: (await import("./toast-view")).ToastView }));

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
