import { suggestRecipes } from "@/lib/features/recipes/suggest";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.suggestRecipes, ({ actor, body, language, signal, tell }) =>
    suggestRecipes(actor.userId, body, language, { signal, tell }),
  ),
});
