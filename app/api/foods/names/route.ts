import { nameFoods } from "@/lib/features/family/name-foods";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.nameFoods, ({ query, language }) => Promise.resolve(nameFoods(query.ids, language))),
});
