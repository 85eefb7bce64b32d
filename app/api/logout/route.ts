import { logout } from "@/lib/features/accounts/logout";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.logout, async ({ request, headers }) => {
    const { answer, headers: more } = await logout(request);
    for (const [name, value] of more) headers.append(name, value);
    return answer;
  }),
});
