import { after } from "next/server";
import { listEvents } from "@/lib/features/insights/list-events";
import { recordEvent } from "@/lib/features/insights/record";
import { route, verbs } from "@/lib/http/route";
import { agreedVisitor, tellEvent } from "@/lib/platform/posthog/server";
import * as contracts from "../../_contracts/insights";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listEvents, () => listEvents()),
  POST: route(contracts.recordEvent, async ({ body, request, actor }) => {
    await recordEvent(body);
    const visitor = agreedVisitor(request);
    // Stories are made by children: of those nothing is told, but for a parent who is signed in and agreed.
    if (actor && visitor !== undefined) after(() => tellEvent(body, visitor));
  }),
});
