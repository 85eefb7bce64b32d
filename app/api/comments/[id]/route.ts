import { removeComment } from "@/lib/features/comments/remove";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/comments";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  DELETE: route(contracts.removeComment, ({ actor, params }) => removeComment(actor.userId, params.id)),
});
