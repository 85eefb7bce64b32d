import { removeAllergy } from "@/lib/features/family/remove-allergy";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  DELETE: route(contracts.removeAllergy, ({ actor, params }) => removeAllergy(actor.userId, params.id)),
});
