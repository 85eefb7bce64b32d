"use client";

import { useSyncExternalStore } from "react";
import { Notice } from "@/components/ui/notice";

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

/** Says so, above the page, while the device has no network, and what still works. */
export function OfflineNotice({ title, body }: { readonly title: string; readonly body: string }) {
  const online = useSyncExternalStore(subscribe, isOnline, isOnlineOnServer);
  return (
    <div role="status" className="mx-auto max-w-7xl px-3 sm:px-6">
      {online ? null : (
        <Notice variant="caution" title={title} className="mt-3">
          {body}
        </Notice>
      )}
    </div>
  );
}
