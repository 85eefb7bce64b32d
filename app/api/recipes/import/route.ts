import { adviseFamilyRecipe } from "@/lib/features/recipes/advise-family-recipe";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.importRecipe, ({ actor, body, language }) => adviseFamilyRecipe(actor?.userId, body, language)),
});
