import type { AgeGroup } from "../../food/age";
import type { Cut, Preparation } from "../../food/food";
import type { FoodId } from "../../food/food-ids";
import type { DishFormId, Heat as Finishing, Place, TouchedFormId } from "../plan/dish-form";
import type { MeasuredItem, Measures } from "../measures";
import type { HouseholdMeasure } from "../plan/household-measure";
import type { IngredientState } from "../procedure/ingredient-state";
import type { Addition, Crumbler, Finish, FoodNote, Mashed, RawCut, Step } from "../procedure/step";
import type { PlanItem, RecipePlan, ServingInstructions } from "../recipe";

/** A plan in one language. Every text is whole sentences of that language; nothing is put together across languages. */
export interface RecipeLanguage {
  title(plan: RecipePlan): string;
  ingredientLine(item: PlanItem, plan: RecipePlan, measures: Measures): string;
  /** One step of a procedure as a sentence or a few; without `isSingle` there is more than one of everything counted. */
  say(step: Step, isSingle?: IsSingle): string;
  /** One step per entry, in the order in which they are done. */
  steps(plan: RecipePlan): readonly string[];
  serving(plan: RecipePlan): ServingInstructions;
  /** How a food is prepared and cut for an age, without naming it. */
  preparation(foodId: FoodId, ageGroup: AgeGroup): string;
  /** How a dish that comes to the table like this is offered at an age, and how large. */
  served(how: "bowl" | "pieces" | "slices", ageGroup: AgeGroup): Omit<ServingInstructions, "safety">;
  /** How a dish of these foods is served that is not the composer's: of its plan nothing else is known. */
  servingOf(how: "bowl" | "pieces", foods: readonly FoodId[], ageGroup: AgeGroup): ServingInstructions;
}

export interface SpokenStage<N> {
  readonly foods: N;
  readonly minutes: number;
}

/** The parts of an ingredient's line: words of one language, put into the order of that language. */
export interface LineParts {
  readonly item: MeasuredItem;
  readonly measure: HouseholdMeasure | undefined;
  readonly state: string;
  /** It is one piece at most. */
  readonly single: boolean;
}

/** How a food is cut in the end; what is long and thin by nature is only cut to length. */
export type ServedCut = Cut | "fingerLong";

/** How a food gets done: soft, cooked through, an egg firm, or not at all. */
export type Heat = "soft" | "through" | "firm" | "none";

/** How a dish comes to the baby. */
export interface Served {
  /** In pieces or slices, or on a spoon. */
  readonly as: "bowl" | "pieces" | "slices";
  /** Nothing in it was heated, so that nothing has to cool. */
  readonly cold: boolean;
  /** The youngest can hold only some of it. */
  readonly loose: boolean;
  /** What it is a porridge of. */
  readonly grains: readonly FoodId[];
}

export type IsSingle = (foodId: FoodId) => boolean;

type ByAge = Readonly<Record<AgeGroup, string>>;
type Sentence<N> = (foods: N) => string;
type TimedSentence<N> = (foods: N, minutes: number) => string;

/**
 * Every sentence a recipe can need, in one language. `N` is what a list of foods is in that language: its cases, its
 * number, its pronoun. A language that misses a sentence does not compile.
 */
export interface Phrasebook<N> {
  /** What stands between two sentences of a line. */
  readonly gap: string;
  /** `isSingle`: of which foods there is no more than one piece. */
  readonly nouns: (foods: readonly FoodId[], isSingle: IsSingle) => N;
  /** `grains`: what it is a porridge of, where it is one, named among the foods or not. */
  readonly title: (form: DishFormId, foods: readonly FoodId[], grains: readonly FoodId[]) => string;
  readonly ingredient: (parts: LineParts) => string;
  readonly states: Readonly<Record<IngredientState, string>>;

  readonly prepare: (foods: N, before: readonly Preparation[], cut: RawCut, cooked: boolean) => string;
  readonly note: Readonly<Record<FoodNote, Sentence<N>>>;
  readonly beans: (foods: N, minutes: number, how: "mash" | "press") => string;
  readonly drain: TimedSentence<N>;
  readonly grain: TimedSentence<N>;
  readonly pasta: TimedSentence<N>;
  readonly soakGrain: TimedSentence<N>;
  readonly swell: TimedSentence<N>;
  /** Mince, stirred to crumbs before anything else cooks with it, or by itself in a small pan. */
  readonly crumble: Readonly<Record<Crumbler, (foods: N, minutes: number, fats: N | undefined) => string>>;
  /** What goes to the mince in the pot or the pan, if anything does, and what is poured on. */
  readonly join: (place: Place, foods: N | undefined, liquids: N | undefined) => string;
  readonly side: TimedSentence<N>;
  readonly infuse: TimedSentence<N>;
  /** `inPot`: it binds what is in the pot; else it is a sauce by itself. */
  readonly thicken: (foods: N, minutes: number, inPot: boolean) => string;
  readonly hardBoil: (foods: N, minutes: number, ageGroup: AgeGroup) => string;
  /** What goes into the pot first, and on what. */
  readonly start: (place: Place, foods: N, liquids: N | undefined, fats: N | undefined) => string;
  /**
   * How long, what goes in after it, and until when. The foods of the first stage are in the pot already. `stirring` is
   * said before what is done when the time is over.
   */
  readonly cook: (place: Place, stages: readonly SpokenStage<N>[], stirring: string | undefined) => string;
  readonly stirring: string;
  readonly finish: Readonly<Record<Finish, Sentence<N>>>;
  /** `undefined`: fruit that has been prepared and must not be named without its cut. */
  readonly fold: (foods: N | undefined) => string;
  readonly onTray: Sentence<N>;
  /** What was boiled beside the tray is eaten with what comes from it. */
  readonly alongside: Sentence<N>;
  readonly texture: Readonly<Record<Mashed, ByAge>>;
  readonly set: ByAge;
  readonly add: Readonly<Record<Addition, Readonly<Record<"mixture" | "plate", Sentence<N>>>>>;
  readonly grindOats: Sentence<N>;
  /** Cheese by itself, beside a dish. */
  readonly grate: Sentence<N>;
  readonly mix: (mix: "egg" | "dough" | "mass", heat: Finishing, foods: N | undefined, spoons: number) => string;
  readonly foldIn: string;
  /** What a dough or a mass does when everything is in it, before it is shaped. */
  readonly rest: Readonly<Record<"dough" | "mass", Readonly<Record<Finishing, string>>>>;
  /** What yeast asks for, after everything is in the dough. */
  readonly rise: string;
  readonly dip: (foods: N, ageGroup: AgeGroup) => string;
  readonly touch: Readonly<Record<TouchedFormId, string>>;
  readonly shape: (form: DishFormId, fats: N | undefined, ageGroup: AgeGroup) => string;
  readonly done: Readonly<Record<"egg" | "meat", string>>;
  readonly toss: (fats: N | undefined) => string;
  /** `isDish`: it is the dish, and goes with none. */
  readonly toast: (foods: N, ageGroup: AgeGroup, isDish: boolean, isSpread: boolean) => string;
  readonly ready: (foods: N, ageGroup: AgeGroup) => string;
  readonly flatbread: Sentence<N>;
  readonly moisten: Sentence<N>;
  readonly squish: string;
  /** Where the baby's portion is taken out before the family's is salted. */
  readonly family: Readonly<Record<"pot" | "plate" | "batter", string>>;
  readonly beside: string;
  readonly serve: (form: DishFormId, ageGroup: AgeGroup, served: Served) => string;

  /** Before how each food is prepared, where a dish may be made of them in their own shape or of a batter of them. */
  readonly ownShape: string;
  readonly servedPreparation: Readonly<Record<"bowl" | "pieces" | "slices", ByAge>>;
  readonly servedSize: Readonly<Record<"bowl" | "pieces" | "slices", ByAge>>;
  readonly safety: ByAge;
  /** "Carrots: peel, cook until soft …" */
  readonly foodPreparation: (foodId: FoodId, sentence: string) => string;
  readonly describe: (
    foodId: FoodId,
    before: readonly Preparation[],
    heat: Heat,
    cut: ServedCut,
    ageGroup: AgeGroup,
  ) => string;
}
