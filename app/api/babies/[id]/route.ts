import { changeBaby } from "@/lib/features/family/change-baby";
import { removeBaby } from "@/lib/features/family/remove-baby";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  PATCH: route(contracts.changeBaby, ({ actor, params, body }) =>
    changeBaby(actor.userId, params.id, body, new Date()),
  ),
  DELETE: route(contracts.removeBaby, ({ actor, params }) => removeBaby(actor.userId, params.id)),
});
