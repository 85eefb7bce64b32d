import { addComment } from "@/lib/features/comments/add";
import { listComments } from "@/lib/features/comments/list";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/comments";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listComments, async ({ actor, params, query, headers }) => {
    const { comments, nextCursor } = await listComments(params.id, actor, query);
    if (nextCursor !== undefined) {
      headers.set(
        "Link",
        `<${memberEndpoints.comments(params.id)}?limit=${query.limit}&cursor=${nextCursor}>; rel="next"`,
      );
    }
    return comments;
  }),
  POST: route(contracts.addComment, ({ actor, params, body }) => addComment(actor, params.id, body)),
});
