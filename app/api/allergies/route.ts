import { addAllergy } from "@/lib/features/family/add-allergy";
import { listAllergies } from "@/lib/features/family/list-allergies";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listAllergies, ({ actor, language }) => listAllergies(actor.userId, language)),
  POST: route(contracts.addAllergy, async (context) => {
    const { allergy, isNew } = await addAllergy(context.actor.userId, context.body, context.language);
    if (!isNew) context.answerExisting();
    return allergy;
  }),
});
