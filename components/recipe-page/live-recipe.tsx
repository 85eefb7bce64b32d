import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useWish } from "@/components/recipes/use-wish";
import { useUser } from "@/components/shell/use-user";
import type { Language } from "@/lib/domain/shared/language";
import type { RecipeOutput } from "@/lib/features/recipes/schema";
import { callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";

export { QueryProvider } from "@/components/shell/query-provider";

export interface LiveRecipeProps {
  readonly written: RecipeOutput;
  readonly locale: Language;
  /** Called with what has become of the recipe. */
  readonly onLive: (recipe: RecipeOutput) => void;
}

/** What becomes of a page's recipe (bookmarked, tested, shared, talked about), as the lists of other pages keep it. */
export function LiveRecipe({ written, locale, onLive }: LiveRecipeProps) {
  const { user } = useUser();
  useWish(user !== undefined, locale);
  const { data } = useQuery({
    queryKey: ["recipes", "page", user?.clerkId ?? "visitor", written.id],
    queryFn: async ({ signal }) => [
      await callApi<RecipeOutput>(`${endpoints.recipe(written.id)}?language=${locale}`, { signal }),
    ],
    initialData: [written],
  });
  const [live = written] = data;
  useEffect(() => {
    onLive(live);
  }, [live, onLive]);
  return null;
}
