import { addBaby } from "@/lib/features/family/add-baby";
import { listBabies } from "@/lib/features/family/list-babies";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../_contracts/family";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.listBabies, ({ actor }) => listBabies(actor.userId, new Date())),
  POST: route(contracts.addBaby, ({ actor, body }) => addBaby(actor.userId, body, new Date())),
});
