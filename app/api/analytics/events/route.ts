import { listEvents } from "@/lib/features/insights/list-events";
import { recordEvent } from "@/lib/features/insights/record";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/insights";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listEvents, () => listEvents()),
  POST: route(contracts.recordEvent, ({ body }) => recordEvent(body)),
});
