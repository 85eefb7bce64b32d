import { suggestMealFor } from "@/lib/features/meals/suggest";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/meals";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.suggestMeal, ({ actor, body, language, signal, tell }) =>
    suggestMealFor(actor.userId, body, language, new Date(), { signal, tell }),
  ),
});
