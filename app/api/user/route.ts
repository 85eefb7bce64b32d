import { findAccount } from "@/lib/features/accounts/data";
import { deleteAccount } from "@/lib/features/accounts/delete-account";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.user, async ({ actor }) => ({ user: await findAccount(actor) })),
  DELETE: route(contracts.deleteAccount, async ({ actor, body, request, headers }) => {
    const { headers: more } = await deleteAccount(actor, body.password, request);
    for (const [name, value] of more) headers.append(name, value);
  }),
});
