import { register } from "@/lib/features/accounts/register";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.register, async ({ body, request, headers }) => {
    const { answer, headers: more } = await register(body, request);
    for (const [name, value] of more) headers.append(name, value);
    return answer;
  }),
});
