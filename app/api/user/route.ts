import { findAccount } from "@/lib/features/accounts/data";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.user, async ({ actor }) => ({ user: await findAccount(actor) })),
});
