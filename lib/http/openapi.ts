import { OpenAPIRegistry, OpenApiGeneratorV31 } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import { APP_ERROR_CODES } from "@/lib/domain/shared/app-error";
import type { Contract } from "./contract";

type Document = ReturnType<OpenApiGeneratorV31["generateDocument"]>;

const failure = z.object({
  error: z.string(),
  code: z.enum(APP_ERROR_CODES),
  requestId: z.string(),
  warnings: z.array(z.string()).optional(),
  issues: z.array(z.object({ path: z.string(), key: z.string() })).optional(),
});

function json(schema: z.ZodType): { content: { "application/json": { schema: z.ZodType } } } {
  return { content: { "application/json": { schema } } };
}

/** JSON, and as events for those who ask for them. */
function answered(output: z.ZodType, { events, text, file }: Contract) {
  if (text !== undefined) return { content: { "text/plain": { schema: output } } };
  if (file !== undefined) return { content: { [file]: { schema: { type: "string", format: "binary" } as const } } };
  const { content } = json(output);
  return { content: { ...content, ...(events ? { "text/event-stream": { schema: z.string() } } : {}) } };
}

function security({ access, needsAdminToken }: Contract) {
  const needed = { ...(access === "public" ? {} : { session: [] }), ...(needsAdminToken ? { adminToken: [] } : {}) };
  return Object.keys(needed).length === 0 ? {} : { security: [needed] };
}

function isObject(schema: z.ZodType | undefined): schema is z.ZodObject {
  return schema instanceof z.ZodObject;
}

function register(registry: OpenAPIRegistry, contract: Contract): void {
  const { method, path, summary, params, query, body, output, status = 200 } = contract;
  registry.registerPath({
    method: METHOD_NAMES[method],
    path,
    summary,
    ...security(contract),
    request: {
      ...(isObject(params) ? { params } : {}),
      ...(isObject(query) ? { query } : {}),
      ...(body ? { body: { required: true, ...json(body) } } : {}),
    },
    responses: {
      [status]: { description: summary, ...(output ? answered(output, contract) : {}) },
      default: { description: "What went wrong, with its code", ...json(failure) },
    },
  });
}

const METHOD_NAMES = { GET: "get", POST: "post", PUT: "put", PATCH: "patch", DELETE: "delete" } as const;

/** The OpenAPI 3.1 document of the calls, from the schemas that the handlers parse with. */
export function openApiDocument(title: string, contracts: readonly Contract[]): Document {
  const registry = new OpenAPIRegistry();
  registry.registerComponent("securitySchemes", "session", { type: "apiKey", in: "cookie", name: "session" });
  registry.registerComponent("securitySchemes", "adminToken", { type: "http", scheme: "bearer" });
  for (const contract of contracts) register(registry, contract);
  return new OpenApiGeneratorV31(registry.definitions).generateDocument({
    openapi: "3.1.0",
    info: { title, version: "1" },
  });
}
