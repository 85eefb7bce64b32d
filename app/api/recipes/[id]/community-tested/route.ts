import { markTested } from "@/lib/features/recipes/mark-tested";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/community";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.markTested, ({ actor, params, language }) => markTested(actor.userId, params.id, language)),
});
