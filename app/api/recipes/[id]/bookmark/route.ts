import { addBookmark } from "@/lib/features/bookmarks/add";
import { removeBookmark } from "@/lib/features/bookmarks/remove";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../../_contracts/community";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.addBookmark, async ({ actor, params, body, language, ...context }) => {
    const { bookmark, added } = await addBookmark(actor.userId, params.id, body.recipeData, language);
    if (!added) context.answerExisting();
    return bookmark;
  }),
  DELETE: route(contracts.removeBookmark, ({ actor, params }) => removeBookmark(actor.userId, params.id)),
});
