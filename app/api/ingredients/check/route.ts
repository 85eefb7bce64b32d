import { checkIngredients } from "@/lib/features/ingredients/check";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.checkIngredients, ({ actor, body, language }) =>
    checkIngredients(actor?.userId, body, language),
  ),
});
