import { listMeals } from "@/lib/features/meals/list";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/meals";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listMeals, async ({ actor, query, language, headers }) => {
    const { meals, nextCursor } = await listMeals(actor.userId, query, language);
    if (nextCursor !== undefined) {
      headers.set("Link", `<${memberEndpoints.meals}?limit=${query.limit}&cursor=${nextCursor}>; rel="next"`);
    }
    return meals;
  }),
});
