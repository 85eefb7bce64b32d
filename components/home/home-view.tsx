import { getTranslations } from "next-intl/server";
import { RecipeListSkeleton } from "@/components/recipes/recipe-list-skeleton";
import { recipeListTexts } from "@/components/recipes/recipe-list-texts";
import { RecipesIsland } from "@/components/recipes/recipes-island";
import { buttonVariants } from "@/components/ui/button";
import type { Language } from "@/lib/domain/shared/language";
import { Hero } from "./hero";
import { Maker } from "./maker";
import { celebrationTexts, checkTexts, makerTexts } from "./maker-texts";
import { restoredRoomScript } from "./restored-room";

/** The home page: the maker, and the recipes below it or, where there is room, beside it. */
export async function HomeView({ language }: { readonly language: Language }) {
  const [t, maker, check, celebration, list] = await Promise.all([
    getTranslations({ locale: language, namespace: "Home" }),
    makerTexts(language),
    checkTexts(language),
    celebrationTexts(language),
    recipeListTexts(language),
  ]);
  return (
    <div className="grid gap-6 lg:gap-8">
      <script>{restoredRoomScript}</script>
      <Hero />
      <div className="grid items-start gap-10 lg:grid-cols-[minmax(0,28.5rem)_minmax(0,1fr)] lg:gap-10">
        <section
          aria-labelledby="maker-title"
          // Stays in view beside the longer list, resting on its lower end, which is where Generate is.
          className="min-w-0 lg:sticky lg:bottom-0 lg:min-h-[calc(100dvh-80px)] lg:self-end"
        >
          <h2 id="maker-title" className="sr-only">
            {t("makerTitle")}
          </h2>
          <Maker language={language} texts={maker} checkTexts={check} celebrationTexts={celebration} />
        </section>
        <section aria-labelledby="recipes-title" className="min-w-0">
          <RecipesIsland
            language={language}
            texts={list}
            failed={
              <div className="grid justify-items-start gap-3">
                <p>{t("failedTitle")}</p>
                <a href="/" className={buttonVariants({ variant: "secondary" })}>
                  {t("reload")}
                </a>
              </div>
            }
          >
            <RecipeListSkeleton title={t("recipes")} label={t("loading")} />
          </RecipesIsland>
        </section>
      </div>
    </div>
  );
}
