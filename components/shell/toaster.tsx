"use client";

import { lazy, Suspense, useSyncExternalStore, type ComponentProps, type ComponentType } from "react";
import { PlainToast } from "./plain-toast";
import { currentToast, subscribeToToasts } from "./toast-store";
import type { ToastTexts, ToastView as View } from "./toast-view";

const ToastView = lazy<ComponentType<ComponentProps<typeof View>>>(() =>
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
