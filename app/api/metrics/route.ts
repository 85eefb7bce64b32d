import { route, verbs } from "@/lib/http/route";
import { ready } from "@/lib/platform/db/health";
import { metricsText } from "@/lib/platform/metrics";
import * as contracts from "../_contracts/operation";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.metrics, async () => metricsText(await ready())),
});
