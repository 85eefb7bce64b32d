import { changePassword } from "@/lib/features/accounts/change-password";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.changePassword, async ({ actor, body, request, headers }) => {
    const { answer, headers: more } = await changePassword(actor, body, request);
    for (const [name, value] of more) headers.append(name, value);
    return answer;
  }),
});
