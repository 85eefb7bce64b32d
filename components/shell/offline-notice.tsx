"use client";

import { useSyncExternalStore, type ReactNode } from "react";

function subscribe(listener: () => void): () => void {
  window.addEventListener("online", listener);
  window.addEventListener("offline", listener);
  return () => {
    window.removeEventListener("online", listener);
    window.removeEventListener("offline", listener);
  };
}

function isOnline(): boolean {
  return navigator.onLine;
}

function isOnlineOnServer(): boolean {
  return true;
}

/** Shows its children above the page while the device has no network. */
export function OfflineNotice({ children }: { readonly children: ReactNode }) {
  const online = useSyncExternalStore(subscribe, isOnline, isOnlineOnServer);
  return (
    <div role="status" className="mx-auto max-w-7xl px-3 pt-3 empty:hidden sm:px-6">
      {online ? null : children}
    </div>
  );
}
