import { shareRecipe, unshareRecipe } from "@/lib/features/recipes/share";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/community";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.shareRecipe, ({ actor, params }) => shareRecipe(actor.userId, params.id)),
  DELETE: route(contracts.unshareRecipe, ({ actor, params }) => unshareRecipe(actor.userId, params.id)),
});
