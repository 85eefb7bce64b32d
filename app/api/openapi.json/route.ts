import { PRODUCT_NAME } from "@/lib/domain/shared/product";
import { openApiDocument } from "@/lib/http/openapi";
import { route, verbs } from "@/lib/http/route";
import { allContracts } from "../_contracts/all";
import * as contracts from "../_contracts/operation";

let written: ReturnType<typeof openApiDocument> | undefined;

/** Written for the first caller, which takes some 50 ms, and the same for all who come after. */
function description() {
  return (written ??= openApiDocument(PRODUCT_NAME, allContracts));
}

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.openapi, () => Promise.resolve({ ...description() })),
});
