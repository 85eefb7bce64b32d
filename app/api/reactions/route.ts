import { listReactions } from "@/lib/features/family/list-reactions";
import { logReaction } from "@/lib/features/family/log-reaction";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listReactions, async ({ actor, query, language, headers }) => {
    const { reactions, nextCursor } = await listReactions(actor.userId, query, language);
    if (nextCursor !== undefined) {
      headers.set("Link", `<${memberEndpoints.reactions}?limit=${query.limit}&cursor=${nextCursor}>; rel="next"`);
    }
    return reactions;
  }),
  POST: route(contracts.logReaction, ({ actor, body, language }) =>
    logReaction(actor.userId, body, language, new Date()),
  ),
});
