import { endOtherSessions } from "@/lib/features/accounts/end-other-sessions";
import { listSessions } from "@/lib/features/accounts/list-sessions";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listSessions, ({ actor, request }) => listSessions(actor.userId, request)),
  DELETE: route(contracts.endOtherSessions, ({ actor, request }) => endOtherSessions(actor.userId, request)),
});
