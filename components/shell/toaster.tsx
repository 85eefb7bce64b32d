"use client";

import { useEffect, useState, useSyncExternalStore, type ComponentProps, type ComponentType } from "react";
import { PlainToast } from "./plain-toast";
import { currentToast, subscribeToToasts } from "./toast-store";
import type { ToastTexts, ToastView as View } from "./toast-view";

/** The place where toasts appear. Costs a page nothing until there is one. */
export function Toaster({ texts }: { readonly texts: ToastTexts }) {
  const toast = useSyncExternalStore(subscribeToToasts, currentToast);
  const [ToastView, setToastView] = useState<ComponentType<ComponentProps<typeof View>>>();
  const id = toast?.id;

  useEffect(() => {
    if (id === undefined) return;
    import("./toast-view").then(
      (view) => setToastView(() => view.ToastView),
      // The next toast asks for the finer view again.
      () => setToastView(() => PlainToast),
    );
  }, [id]);

  return toast && ToastView ? <ToastView toast={toast} texts={texts} /> : null;
}
