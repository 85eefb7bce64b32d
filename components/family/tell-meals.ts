import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { forgetMeal, keptMeals, type KeptMeal, type MealBody } from "./kept-meals";

/** The server looked at it and said no: a recipe that is gone, a moment that this device's clock made up. */
function isRefused(failure: unknown): boolean {
  return failure instanceof ApiFailure && [400, 404, 422].includes(failure.status);
}

/** As it was noted; else without its recipe, else of just now: what was eaten and noticed is what recipes leave out by. */
function forms({ key, body }: KeptMeal): readonly { readonly key: string; readonly body: Partial<MealBody> }[] {
  const { recipeId: _recipe, ...ofNoRecipe } = body;
  const { eatenAt: _moment, ...ofNow } = ofNoRecipe;
  return [
    { key, body },
    { key: `${key}-meal`, body: ofNoRecipe },
    { key: `${key}-now`, body: ofNow },
  ];
}

async function tell(meal: KeptMeal): Promise<"told" | "refused" | "later"> {
  for (const { key, body } of forms(meal)) {
    try {
      await callApi(memberEndpoints.reactions, { method: "POST", body, idempotencyKey: key });
      return "told";
    } catch (failure) {
      if (!isRefused(failure)) return "later";
    }
  }
  return "refused";
}

async function tellAll(): Promise<number> {
  let count = 0;
  for (const meal of keptMeals()) {
    const outcome = await tell(meal);
    if (outcome === "later") break;
    // What is refused in every form stays here: a later version of the server may understand it.
    if (outcome === "refused") continue;
    forgetMeal(meal.key);
    count += 1;
  }
  return count;
}

let telling: Promise<number> | undefined;

/**
 * Moves this device's meals to the account of who is signed in, each once, and answers how many went. What could not be
 * told stays for the next time.
 */
export async function tellMeals(): Promise<number> {
  telling ??= tellAll().finally(() => {
    telling = undefined;
  });
  return telling;
}
