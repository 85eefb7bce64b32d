import { mergeProgress } from "@/lib/features/learning/merge-progress";
import { readProgress } from "@/lib/features/learning/read-progress";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/learning";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.readProgress, ({ actor }) => readProgress(actor.userId)),
  POST: route(contracts.mergeProgress, ({ actor, body }) => mergeProgress(actor.userId, body.completed)),
});
