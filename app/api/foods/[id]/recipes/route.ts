import { listRecipesWithFood } from "@/lib/features/recipes/search";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listRecipesWithFood, ({ actor, params, language }) =>
    listRecipesWithFood(params.id, actor?.userId, language),
  ),
});
