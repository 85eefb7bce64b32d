import { readStats } from "@/lib/features/insights/read-stats";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/insights";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.readStats, ({ query, language }) => readStats(query.timeframe, language, new Date())),
});
