import { FoodPicture } from "@/components/illustrations/foods";
import { Sources } from "@/components/recipes/sources";
import { Chip } from "@/components/ui/chip";
import { Dialog } from "@/components/ui/dialog";
import type { AgeGroup } from "@/lib/domain/food/age";
import { isFoodId } from "@/lib/domain/food/food-ids";
import type { Language } from "@/lib/domain/shared/language";
import { fill } from "@/lib/i18n/client-text";
import { chipVerdict } from "./chip-verdict";
import { CutPictures } from "./cut-pictures";
import type { CheckedIngredient } from "./ingredient-checks";
import type { CheckTexts } from "./maker-texts";
import { preparationPictures } from "./preparation-pictures";

export interface IngredientDialogProps {
  readonly ingredient: CheckedIngredient | undefined;
  /** The age it was checked for, and the same in words. */
  readonly ageGroup: AgeGroup;
  readonly age: string;
  readonly language: Language;
  readonly texts: CheckTexts;
  readonly onClose: () => void;
}

function Details({
  ingredient,
  ageGroup,
  age,
  language,
  texts,
}: Omit<IngredientDialogProps, "onClose"> & { ingredient: CheckedIngredient }) {
  const { verdict, word } = chipVerdict(ingredient, texts);
  const { findings, allergens, preparation, input, name } = ingredient;
  const food = ingredient.foodIds.find(isFoodId);
  const sources = findings.flatMap((finding) => finding.sources);
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex items-center gap-4">
        {food === undefined ? null : <FoodPicture foodId={food} className="size-24 shrink-0 max-[359px]:size-18" />}
        <p className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1">
          <Chip verdict={verdict}>{word}</Chip>
          <span className="text-sm text-muted">
            {name === input ? null : `${fill(texts.read, { name })} `}
            {fill(texts.at, { age })}
          </span>
        </p>
      </div>
      {findings.length > 0 ? (
        <section className="grid gap-3">
          <h3 className="sr-only">{texts.found}</h3>
          {findings.map(({ ruleId, title, message }) => (
            <div key={`${ruleId} ${title}`} className="grid gap-1">
              <h4 className="font-bold">{title}</h4>
              <p>{message}</p>
            </div>
          ))}
        </section>
      ) : (
        <p>{verdict === "unknown" ? texts.unknownBody : texts.nothingFound}</p>
      )}
      {preparation ? (
        <section className="grid gap-1 rounded-card bg-carrot-soft p-4">
          <h3 className="font-bold text-carrot">{texts.preparation}</h3>
          <p>{preparation}</p>
          <CutPictures
            foodId={food}
            pictures={preparationPictures(ingredient, ageGroup, language)}
            className="mt-2 grid max-w-80 grid-cols-2 gap-3"
            pictureClass="h-auto w-full rounded-md bg-card p-2"
          />
        </section>
      ) : null}
      {allergens.length > 0 ? (
        <section className="grid gap-1 rounded-card bg-amber-soft p-4">
          <h3 className="font-bold text-amber">{texts.allergens}</h3>
          <p>{allergens.map((allergen) => allergen.name).join(", ")}</p>
        </section>
      ) : null}
      <div className="grid gap-1 text-sm text-muted">
        <Sources title={texts.sources} sources={sources} />
        <p>{texts.reviewed}</p>
      </div>
    </div>
  );
}

/** Why an ingredient got its verdict, what to do, how to cut it at this age, and who says so. */
export function IngredientDialog({ ingredient, onClose, ...rest }: IngredientDialogProps) {
  return (
    <Dialog
      open={ingredient !== undefined}
      onClose={onClose}
      title={ingredient?.input}
      closeLabel={rest.texts.close}
      className="break-words"
    >
      {ingredient ? <Details ingredient={ingredient} {...rest} /> : null}
    </Dialog>
  );
}
