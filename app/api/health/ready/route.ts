import { AppError } from "@/lib/domain/shared/app-error";
import { route, verbs } from "@/lib/http/route";
import { ready } from "@/lib/platform/db/health";
import * as contracts from "../../_contracts/operation";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.ready, async () => {
    if (!(await ready())) throw new AppError("unavailable", { retryAfterSeconds: 1 });
    return { status: "ready" as const };
  }),
});
