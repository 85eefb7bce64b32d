import { readTriedFoods } from "@/lib/features/family/read-tried-foods";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.readTriedFoods, ({ actor, query, language }) =>
    readTriedFoods(actor.userId, query.babyId, language, new Date()),
  ),
});
