import { clearRecipes } from "@/lib/features/recipes/clear";
import { listRecipes } from "@/lib/features/recipes/list";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listRecipes, async ({ actor, query, language, headers }) => {
    const { recipes, nextCursor } = await listRecipes(actor?.userId, query, language);
    if (nextCursor !== undefined) {
      const age = query.ageGroup === undefined ? "" : `&ageGroup=${query.ageGroup}`;
      headers.set("Link", `<${memberEndpoints.recipes}?limit=${query.limit}${age}&cursor=${nextCursor}>; rel="next"`);
    }
    return recipes;
  }),
  DELETE: route(contracts.clearRecipes, ({ actor }) => clearRecipes(actor.userId)),
});
