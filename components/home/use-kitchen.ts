"use client";

import { useSyncExternalStore } from "react";
import { currentKitchen, emptyKitchen, subscribeToKitchen, type Kitchen } from "./kitchen-store";

/** What this device remembers of the maker; empty until the page has come to life. */
export function useKitchen(): Kitchen {
  return useSyncExternalStore(subscribeToKitchen, currentKitchen, emptyKitchen);
}
