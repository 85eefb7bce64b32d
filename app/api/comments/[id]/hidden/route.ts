import { hideComment } from "@/lib/features/comments/hide";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/comments";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.hideComment, ({ actor, params }) => hideComment(actor.userId, params.id, true)),
  DELETE: route(contracts.showComment, ({ actor, params }) => hideComment(actor.userId, params.id, false)),
});
