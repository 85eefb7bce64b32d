import { verifyRecipe } from "@/lib/features/recipes/verify";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/community";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.verifyRecipe, ({ actor, params, body, language }) =>
    verifyRecipe(actor, params.id, body.expertName ?? undefined, language),
  ),
});
