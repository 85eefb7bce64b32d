"use client";

import { useEffect, useSyncExternalStore } from "react";
import { currentUser, loadUser, subscribeToUser, type SignedInUser } from "./user-store";

function unknownUser(): undefined {
  return undefined;
}

/** The signed-in parent, if any; `isLoading` until the server has said. One call to the server however many ask. */
export function useUser(): { readonly user: SignedInUser | undefined; readonly isLoading: boolean } {
  const user = useSyncExternalStore(subscribeToUser, currentUser, unknownUser);
  useEffect(() => {
    void loadUser();
  }, []);
  return { user: user ?? undefined, isLoading: user === undefined };
}
