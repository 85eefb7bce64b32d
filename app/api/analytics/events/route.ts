import { recordEvent } from "@/lib/features/insights/record";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/learning";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  POST: route(contracts.recordEvent, ({ body }) => recordEvent(body)),
});
