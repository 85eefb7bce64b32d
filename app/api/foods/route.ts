import { findFoods } from "@/lib/features/ingredients/find-foods";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/foods";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.searchFoods, ({ query, language }) => Promise.resolve(findFoods(query.query, language))),
});
