import { listPauses } from "@/lib/features/family/list-pauses";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listPauses, ({ actor, language }) => listPauses(actor.userId, language)),
});
