import { listReported } from "@/lib/features/comments/list-reported";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/comments";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listReported, ({ actor, query, language }) => listReported(actor, query.state, language)),
});
