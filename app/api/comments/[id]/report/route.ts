import { dismissReports } from "@/lib/features/comments/dismiss";
import { reportComment } from "@/lib/features/comments/report";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/comments";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.reportComment, ({ actor, params, body }) =>
    reportComment(actor.userId, params.id, body.reason),
  ),
  DELETE: route(contracts.dismissReports, ({ actor, params }) => dismissReports(actor.userId, params.id)),
});
