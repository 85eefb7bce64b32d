import { listBookmarks } from "@/lib/features/bookmarks/list";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/community";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listBookmarks, async ({ actor, query, language, headers }) => {
    const { bookmarks, nextCursor } = await listBookmarks(actor.userId, query, language);
    if (nextCursor !== undefined) {
      headers.set("Link", `<${memberEndpoints.bookmarks}?limit=${query.limit}&cursor=${nextCursor}>; rel="next"`);
    }
    return bookmarks;
  }),
});
