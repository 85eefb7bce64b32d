import { removeReaction } from "@/lib/features/family/remove-reaction";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  DELETE: route(contracts.removeReaction, ({ actor, params }) => removeReaction(actor.userId, params.id)),
});
