"use client";

import { useEffect, useState } from "react";
import type * as KeptMeals from "./kept-meals-list";
import { MemberLoading } from "./member-loading";

export interface VisitorsMealsProps extends KeptMeals.KeptMealsListProps {
  readonly loading: string;
}

/** A visitor's meals: a parent with an account never fetches them. Where they cannot be fetched, the way in stands alone. */
export function VisitorsMeals({ loading, children, ...list }: VisitorsMealsProps) {
  const [loaded, setLoaded] = useState<typeof KeptMeals | "failed">();
  useEffect(() => {
    import("./kept-meals-list").then(setLoaded, () => {
      setLoaded("failed");
    });
  }, []);
  if (loaded === undefined) return <MemberLoading loading={loading} />;
  if (loaded === "failed") return children(false);
  return <loaded.KeptMealsList {...list}>{children}</loaded.KeptMealsList>;
}
