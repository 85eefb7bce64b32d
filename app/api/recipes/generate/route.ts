import { generateRecipe } from "@/lib/features/recipes/generate";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.generateRecipe, ({ actor, body, language, signal, tell }) =>
    generateRecipe(actor.userId, body, language, { signal, tell }),
  ),
});
