import { login } from "@/lib/features/accounts/login";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.login, async ({ body, request, headers }) => {
    const { answer, headers: more } = await login(body, request);
    for (const [name, value] of more) headers.append(name, value);
    return answer;
  }),
});
