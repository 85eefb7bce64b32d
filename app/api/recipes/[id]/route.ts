import { readRecipe } from "@/lib/features/recipes/list";
import "@/lib/features/recipes/offer-engine";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.readRecipe, ({ actor, params, language }) => readRecipe(params.id, actor?.userId, language)),
});
