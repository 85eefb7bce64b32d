import { PRODUCT_NAME } from "@/lib/domain/shared/product";
import { openApiDocument } from "@/lib/http/openapi";
import { route, verbs } from "@/lib/http/route";
import { allContracts } from "../_contracts/all";
import * as contracts from "../_contracts/operation";

export const { GET, POST, PUT, PATCH, DELETE } = verbs({
  GET: route(contracts.openapi, () => Promise.resolve({ ...openApiDocument(PRODUCT_NAME, allContracts) })),
});
