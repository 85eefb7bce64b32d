import { OpenAPIRegistry, OpenApiGeneratorV31 } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import { APP_ERROR_CODES } from "@/lib/domain/shared/app-error";
import { IDEMPOTENCY_KEY, type Contract } from "./contract";

type Document = ReturnType<OpenApiGeneratorV31["generateDocument"]>;

const failure = z.object({
  error: z.string(),
  code: z.enum(APP_ERROR_CODES),
  requestId: z.string(),
  warnings: z.array(z.string()).optional(),
  issues: z.array(z.object({ path: z.string(), key: z.string() })).optional(),
});
const FAILURE = failure.meta({ id: "Failure" });
const SIGN_IN_FAILURE = failure.extend({ ok: z.literal(false), message: z.string() }).meta({ id: "SignInFailure" });

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds until it is worth another try", schema: { type: "integer", minimum: 1 } },
} as const;

const FAILURES = {
  400: "The body is no JSON",
  401: "Nobody is signed in, or the token is missing or wrong",
  403: "Not from another site, or not with this role",
  404: "Nothing of this id that the caller may see",
  409: "The first call with this idempotency key is still running",
  413: "Too large",
  415: "The body is not said to be JSON",
  422: "A field is not what it may be, each named in `issues`",
  429: "Too many calls",
  503: "Not available right now",
} as const;
type FailureStatus = keyof typeof FAILURES;

/** The failures that the transport itself may answer a call with; those of a use case come under `default`. */
function failuresOf({ method, access, needsAdminToken, params, query, body, idempotent }: Contract): FailureStatus[] {
  const possible: Readonly<Record<FailureStatus, boolean>> = {
    400: body !== undefined,
    401: access !== "public" || needsAdminToken === true,
    403: method !== "GET" || access === "expert" || access === "admin",
    404: params !== undefined,
    409: idempotent === true,
    413: true,
    415: body !== undefined,
    422: body !== undefined || query !== undefined || idempotent === true,
    429: true,
    503: true,
  };
  const statuses: readonly FailureStatus[] = [400, 401, 403, 404, 409, 413, 415, 422, 429, 503];
  return statuses.filter((status) => possible[status]);
}

const IDEMPOTENCY_HEADER = z.object({
  "Idempotency-Key": z
    .string()
    .regex(IDEMPOTENCY_KEY)
    .optional()
    .describe("The first answer to a key is kept for a day and repeated"),
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

function failures(contract: Contract) {
  const schema = contract.answersOk === true ? SIGN_IN_FAILURE : FAILURE;
  const described = failuresOf(contract).map((status) => {
    const headers = status === 429 || status === 503 ? { headers: RETRY_AFTER } : {};
    return [status, { description: FAILURES[status], ...headers, ...json(schema) }] as const;
  });
  return {
    ...Object.fromEntries(described),
    default: { description: "What went wrong, with its code", ...json(schema) },
  };
}

function register(registry: OpenAPIRegistry, contract: Contract): void {
  const { method, path, summary, params, query, body, output, status = 200, statusIfThere } = contract;
  const success = { description: summary, ...(output ? answered(output, contract) : {}) };
  registry.registerPath({
    method: METHOD_NAMES[method],
    path,
    summary,
    ...security(contract),
    request: {
      ...(isObject(params) ? { params } : {}),
      ...(isObject(query) ? { query } : {}),
      ...(contract.idempotent === true ? { headers: IDEMPOTENCY_HEADER } : {}),
      ...(body ? { body: { required: true, ...json(body) } } : {}),
    },
    responses: {
      [status]: success,
      ...(statusIfThere === undefined ? {} : { [statusIfThere]: success }),
      ...failures(contract),
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
