"use client";

import { queryOptions, useQuery } from "@tanstack/react-query";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";

/** The signed-in parent as the user call answers it. `clerkId` is what a comment's `userId` is compared with. */
export interface SignedInUser {
  readonly clerkId: string;
  readonly username: string;
  readonly fullName?: string | null;
  readonly role?: string;
}

async function fetchUser({ signal }: { readonly signal: AbortSignal }): Promise<SignedInUser | null> {
  try {
    const { user } = await callApi<{ readonly user?: SignedInUser | null }>(endpoints.user, { signal });
    return user ?? null;
  } catch (failure) {
    if (failure instanceof ApiFailure && failure.status === 401) return null;
    throw failure;
  }
}

/** Who is signed in: asked once and kept, `null` for nobody. Signing in and out write it by this key. */
export const userQuery = queryOptions({ queryKey: ["user"], queryFn: fetchUser });

/** The signed-in parent, if any. Somebody whose session cannot be asked for counts as signed out. */
export function useUser(): { readonly user: SignedInUser | undefined; readonly isLoading: boolean } {
  const { data, isPending } = useQuery(userQuery);
  return { user: data ?? undefined, isLoading: isPending };
}
