import { exportAccount } from "@/lib/features/accounts/export-account";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/accounts";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.exportAccount, ({ actor, headers }) => {
    headers.set("Content-Disposition", 'attachment; filename="squish-export.json"');
    return exportAccount(actor.userId, new Date());
  }),
});
