import { DISH_FORMS } from "../plan/dish-forms.table";
import { measuredItem } from "../measures";
import { householdMeasure, isSinglePiece } from "../plan/household-measure";
import { formOf, type DishFormId } from "../plan/dish-form";
import { isCutFruit, isKind, traitsOf, type FoodKind } from "../plan/food-kind";
import { grainsOf, procedureOf } from "../procedure/dish-procedure";
import { stateOf } from "../procedure/ingredient-state";
import type { Foods, Step } from "../procedure/step";
import type { PlanItem, RecipePlan } from "../recipe";
import type { IsSingle, Phrasebook, RecipeLanguage } from "./recipe-language";
import { preparationIn, servingIn, servingOfFoods } from "./serving";

const STAR_ROLES = ["protein", "vegetable", "fruit", "base"] as const;
/** They are in a dish, but it is rarely named after them. */
const SIDE_STARS = ["cheese", "softDairy", "hummus", "driedFruit", "leaf", "sauce", "bread", "readyCake"] as const;
/** They are eaten with a dish, and it is named after them only where there is nothing else. */
const BESIDE_A_DISH: readonly FoodKind[] = ["bread", "readyCake"];
const BESIDE_A_TRAY: readonly FoodKind[] = [...BESIDE_A_DISH, "porridgeGrain", "boiledGrain", "pasta"];
const MOST_STARS = 3;

/** Kinds that the dish's own word already says. */
const SAID_BY_FORM: Readonly<Partial<Record<DishFormId, readonly FoodKind[]>>> = {
  congee: ["boiledGrain", "porridgeGrain"],
  eggCustard: ["egg"],
  scramble: ["egg"],
  omelette: ["egg"],
  frittata: ["egg"],
  pancakes: ["egg"],
  muffins: ["egg"],
  bakedOats: ["egg"],
  toastFingers: ["bread"],
  eggyBread: ["egg", "bread"],
};

/** The foods a dish is named after: what the parent asked for, the heart of the dish first. */
function starsOf(plan: RecipePlan): Foods {
  const roleRank = (role: string) => STAR_ROLES.findIndex((star) => star === role);
  const rank = ({ role, foodId }: PlanItem) => roleRank(role) + (isKind(foodId, ...SIDE_STARS) ? STAR_ROLES.length : 0);
  const asked = plan.items.filter(({ role, added }) => !added && roleRank(role) >= 0);
  const named = asked.length > 0 ? asked : plan.items.filter(({ role }) => roleRank(role) >= 0);
  const sorted = [...named].sort((left, right) => rank(left) - rank(right));
  const form = formOf(plan);
  const said = SAID_BY_FORM[form] ?? [];
  const stars = sorted.map(({ foodId }) => foodId).filter((foodId) => !isKind(foodId, ...said));
  const besideIt: readonly FoodKind[] = form === "trayBake" || form === "bakedFruit" ? BESIDE_A_TRAY : BESIDE_A_DISH;
  const served = stars.filter((foodId) => !isKind(foodId, ...besideIt));
  // A batter with bread beside it is no batter of bread: it keeps its own word.
  const { family, dips } = DISH_FORMS[form];
  const isOwnWord = family === "batter" && dips !== true;
  return (served.length > 0 || isOwnWord ? served : stars).slice(0, MOST_STARS);
}

/** A plate that is named after more than fruit is none of fruit. */
function titleForm(plan: RecipePlan, stars: Foods): DishFormId {
  const form = formOf(plan);
  return form === "steamedFruit" && stars.some((foodId) => traitsOf(foodId).role !== "fruit") ? "steamedPlate" : form;
}

function titleOf<N>(book: Phrasebook<N>, plan: RecipePlan): string {
  const stars = starsOf(plan);
  return book.title(titleForm(plan, stars), stars, grainsOf(plan));
}

function serving<N>(book: Phrasebook<N>, step: Extract<Step, { readonly kind: "serve" }>): string {
  const as = step.held === "none" ? "bowl" : DISH_FORMS[step.form].served;
  const { cold = false, grains = [] } = step;
  return book.serve(step.form, step.ageGroup, { as, cold, loose: step.held === "some", grains });
}

function sentence<N>(book: Phrasebook<N>, step: Step, isSingle: IsSingle): string {
  const nouns = (foods: Foods): N => book.nouns(foods, isSingle);
  const some = (foods: Foods): N | undefined => (foods.length === 0 ? undefined : nouns(foods));
  switch (step.kind) {
    case "prepare":
      return book.prepare(nouns(step.foods), step.before, step.cut, step.cooked);
    case "note":
      return book.note[step.note](nouns(step.foods));
    case "beans":
      return book.beans(nouns(step.foods), step.minutes, step.how);
    case "drain":
    case "grain":
    case "pasta":
    case "soakGrain":
    case "swell":
    case "side":
    case "infuse":
      return book[step.kind](nouns(step.foods), step.minutes);
    case "thicken":
      return book.thicken(nouns(step.foods), step.minutes, step.inPot === true);
    case "hardBoil":
      return book.hardBoil(nouns(step.foods), step.minutes, step.ageGroup);
    case "crumble":
      return book.crumble[step.into](nouns(step.foods), step.minutes, some(step.fats));
    case "start":
      if (step.joins === true) return book.join(step.place, some(step.foods), some(step.liquids));
      return book.start(step.place, nouns(step.foods), some(step.liquids), some(step.fats));
    case "cook": {
      const stages = step.stages.map(({ foods, minutes }) => ({ foods: nouns(foods), minutes }));
      return book.cook(step.place, stages, step.stirring ? book.stirring : undefined);
    }
    case "finish":
      return book.finish[step.how](nouns(step.foods));
    case "fold":
      return book.fold(step.foods.some(isCutFruit) ? undefined : nouns(step.foods));
    case "texture":
      return book.texture[step.texture][step.ageGroup];
    case "set":
      return book.set[step.ageGroup];
    case "add":
      return book.add[step.what][step.target](nouns(step.foods));
    case "grindOats":
    case "grate":
    case "flatbread":
    case "moisten":
    case "onTray":
    case "alongside":
      return book[step.kind](nouns(step.foods));
    case "mix":
      return book.mix(step.mix, step.heat, some(step.foods), step.spoons);
    case "shape":
      return [book.shape(step.form, some(step.fats), step.ageGroup), ...step.done.map((what) => book.done[what])].join(
        book.gap,
      );
    case "toss":
      return book.toss(some(step.fats));
    case "touch":
      return book.touch[step.form];
    case "toast":
      return book.toast(nouns(step.foods), step.ageGroup, step.isDish === true, step.isSpread === true);
    case "dip":
    case "ready":
      return book[step.kind](nouns(step.foods), step.ageGroup);
    case "serve":
      return serving(book, step);
    case "family":
      return book.family[step.family];
    case "rest":
      return book.rest[step.mix][step.heat];
    case "foldIn":
    case "rise":
    case "squish":
    case "beside":
      return book[step.kind];
  }
}

const SEVERAL: IsSingle = () => false;

/** Of which foods of a plan there is one piece at most. */
function singlesOf({ items }: RecipePlan): IsSingle {
  const singles = new Set(items.filter(isSinglePiece).map(({ foodId }) => foodId));
  return (foodId) => singles.has(foodId);
}

/** A language made of its phrasebook. */
export function speak<N>(book: Phrasebook<N>): RecipeLanguage {
  return {
    title: (plan) => titleOf(book, plan),
    ingredientLine: (item, plan, measures) =>
      book.ingredient({
        item: measuredItem(item, measures),
        measure: measures === "both" ? householdMeasure(item) : undefined,
        state: book.states[stateOf(item, plan)],
        single: isSinglePiece(item),
      }),
    say: (step, isSingle = SEVERAL) => sentence(book, step, isSingle),
    steps: (plan) => {
      const isSingle = singlesOf(plan);
      return procedureOf(plan).map((line) => line.map((step) => sentence(book, step, isSingle)).join(book.gap));
    },
    serving: (plan) => servingIn(book, plan),
    preparation: (foodId, ageGroup) => preparationIn(book, foodId, ageGroup),
    served: (how, ageGroup) => ({
      preparation: book.servedPreparation[how][ageGroup],
      size: book.servedSize[how][ageGroup],
    }),
    servingOf: (how, foods, ageGroup) => servingOfFoods(book, how, foods, ageGroup),
  };
}
