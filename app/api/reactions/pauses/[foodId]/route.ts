import { clearPause } from "@/lib/features/family/clear-pause";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  DELETE: route(contracts.clearPause, ({ actor, params }) => clearPause(actor.userId, params.foodId, new Date())),
});
