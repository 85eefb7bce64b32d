import { endSession } from "@/lib/features/accounts/end-session";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  DELETE: route(contracts.endSession, ({ actor, params }) => endSession(actor.userId, params.id)),
});
