import { Badge } from "@/components/ui/badge";
import { InfoIcon, PersonIcon, TickIcon } from "@/components/ui/icons";
import { fill } from "@/lib/i18n/client-text";
import type { CardRecipe } from "./card-recipe";
import type { RecipeCardTexts } from "./recipe-card-texts";

const LOOKS = {
  expert_verified: { variant: "expert", Shape: TickIcon },
  ai_generated: { variant: "generated", Shape: InfoIcon },
  community_tested: { variant: "tested", Shape: PersonIcon },
} as const;

/** Who stands behind a recipe. An expert's name shows on hover, focus and touch. */
export function VerificationBadge({
  recipe: { verificationType, expertName },
  texts,
}: {
  readonly recipe: Pick<CardRecipe, "verificationType" | "expertName">;
  readonly texts: Pick<RecipeCardTexts, "badge" | "verifiedBy">;
}) {
  const { variant, Shape } = LOOKS[verificationType];
  const badge = (
    <Badge variant={variant}>
      <Shape className="size-4" />
      {texts.badge[verificationType]}
    </Badge>
  );
  if (verificationType !== "expert_verified" || !expertName) return badge;
  return (
    <span className="group relative inline-flex rounded-chip" tabIndex={0}>
      {badge}
      <span
        role="tooltip"
        className="absolute top-full left-0 z-10 mt-1 w-max max-w-60 rounded-md bg-ink px-3 py-1.5 text-sm text-paper opacity-0 transition-opacity duration-150 group-hover:opacity-100 group-focus:opacity-100"
      >
        {fill(texts.verifiedBy, { name: expertName })}
      </span>
    </span>
  );
}
