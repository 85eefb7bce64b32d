import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/operation";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.live, () => Promise.resolve({ status: "live" as const })),
});
