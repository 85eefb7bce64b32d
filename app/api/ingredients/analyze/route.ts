import { analyzePhoto, canAnalyze } from "@/lib/features/ingredients/analyze";
import { route, verbs } from "@/lib/http/route";
import * as contracts from "../../_contracts/photos";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.canAnalyzePhotos, () => Promise.resolve({ available: canAnalyze() })),
  POST: route(contracts.analyzePhoto, ({ actor, body, language, signal }) =>
    analyzePhoto(actor.userId, body, language, signal),
  ),
});
