import { changePreferences } from "@/lib/features/accounts/change-preferences";
import { readProfile } from "@/lib/features/accounts/read-profile";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.readProfile, ({ actor }) => readProfile(actor.userId)),
  PATCH: route(contracts.changePreferences, ({ actor, body }) => changePreferences(actor.userId, body)),
});
