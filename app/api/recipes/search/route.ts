import { searchRecipes } from "@/lib/features/recipes/search";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.searchRecipes, ({ actor, query, language }) =>
    searchRecipes(query.query, actor?.userId, language),
  ),
});
