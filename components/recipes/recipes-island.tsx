"use client";

import { useEffect, useState, type ReactNode } from "react";
import type { RecipeList } from "./recipe-list";
import type { RecipeListProps } from "./recipe-list";

export interface RecipesIslandProps extends RecipeListProps {
  /** Shown where the list cannot be fetched. */
  readonly failed: ReactNode;
  /** Holds the place until the list is there. */
  readonly children: ReactNode;
}

/** The list of recipes, fetched after the page has come to life: what a parent touches first does not wait for it. */
export function RecipesIsland({ failed, children, ...props }: RecipesIslandProps) {
  const [loaded, setLoaded] = useState<{ readonly List: typeof RecipeList } | "failed">();
  useEffect(() => {
    import("./recipe-list").then(
      ({ RecipeList: List }) => {
        setLoaded({ List });
      },
      () => {
        setLoaded("failed");
      },
    );
  }, []);
  if (loaded === undefined) return children;
  return loaded === "failed" ? failed : <loaded.List {...props} />;
}
