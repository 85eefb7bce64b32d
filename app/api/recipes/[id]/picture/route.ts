import { recipeDrawing } from "@/components/illustrations/recipe-drawing";
import { readPicture } from "@/lib/features/recipes/read-picture";
import { route, verbs } from "@/lib/http/route";
import { drawPicture } from "@/lib/platform/images/draw";
import * as contracts from "../../../_contracts/recipes";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.recipePicture, async ({ actor, params, headers }) => {
    const { foodIds, isShared } = await readPicture(params.id, actor?.userId);
    if (isShared) headers.set("Cache-Control", "public, max-age=3600");
    return drawPicture(recipeDrawing(foodIds, params.id));
  }),
});
