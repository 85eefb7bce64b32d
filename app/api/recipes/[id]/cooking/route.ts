import { cookAlong } from "@/lib/features/recipes/cook-along";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.cookAlong, ({ actor, params, query, language }) =>
    cookAlong(params.id, actor?.userId, query, language),
  ),
});
