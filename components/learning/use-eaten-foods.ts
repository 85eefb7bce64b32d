"use client";

import { useEffect, useState } from "react";
import { useUser } from "@/components/shell/use-user";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

interface TriedFood {
  readonly id: string;
  readonly times: number;
}

interface TriedAnswer {
  readonly groups: readonly { readonly foods: readonly TriedFood[] }[];
  readonly others: readonly TriedFood[];
}

const NONE: readonly string[] = [];

async function eatenFoods(): Promise<readonly string[]> {
  try {
    const { groups, others } = await callApi<TriedAnswer>(memberEndpoints.tried);
    return [...groups.flatMap(({ foods }) => foods), ...others].filter(({ times }) => times > 0).map(({ id }) => id);
  } catch (failure) {
    // Without the log the foods stand in their own order, as for everybody.
    if (failure instanceof ApiFailure) return NONE;
    throw failure;
  }
}

/** The foods this family's child has eaten, as its log of meals tells; none for a visitor and until the log is there. */
export function useEatenFoods(): readonly string[] {
  const { user } = useUser();
  const [eaten, setEaten] = useState({ user, foods: NONE });
  useEffect(() => {
    if (user === undefined) return;
    let wanted = true;
    void eatenFoods().then((foods) => {
      if (wanted) setEaten({ user, foods });
    });
    return () => {
      wanted = false;
    };
  }, [user]);
  return eaten.user === user ? eaten.foods : NONE;
}
