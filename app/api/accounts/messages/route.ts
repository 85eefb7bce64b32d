import { followAccount } from "@/lib/features/accounts/follow-account";
import { readText } from "@/lib/http/body";
import { DEFAULT_BODY_BYTES } from "@/lib/http/contract";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  // Read to the byte and not as JSON: the signature is of these bytes, and nothing else says who sent them.
  POST: route(contracts.accountMessage, async ({ request }) => {
    await followAccount(request, await readText(request, DEFAULT_BODY_BYTES));
  }),
});
