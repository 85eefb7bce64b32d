import { OpenAPIRegistry, OpenApiGeneratorV31 } from "@asteasolutions/zod-to-openapi";
import { z } from "zod";
import { APP_ERROR_CODES } from "@/lib/domain/shared/app-error";
import { IDEMPOTENCY_KEY, type Contract } from "./contract";

type Document = ReturnType<OpenApiGeneratorV31["generateDocument"]>;

const FAILURE_FIELDS = z.object({
  error: z.string(),
  code: z.enum(APP_ERROR_CODES),
  requestId: z.string(),
  warnings: z.array(z.string()).optional(),
  issues: z.array(z.object({ path: z.string(), key: z.string() })).optional(),
});
const FAILURE = FAILURE_FIELDS.meta({ id: "Failure" });
const SIGN_IN_FAILURE = FAILURE_FIELDS.extend({ ok: z.literal(false), message: z.string() }).meta({
  id: "SignInFailure",
});

interface TransportFailure {
  readonly status: number;
  readonly description: string;
  readonly retryAfter?: true;
  readonly mayAnswer: (contract: Contract) => boolean;
}

/** The failures that the transport itself may answer a call with; those of a use case come under `default`. */
const TRANSPORT_FAILURES: readonly TransportFailure[] = [
  { status: 400, description: "The body is no JSON", mayAnswer: ({ body }) => body !== undefined },
  {
    status: 401,
    description: "Nobody is signed in, or the token is missing or wrong",
    mayAnswer: ({ access, needsAdminToken }) => access !== "public" || needsAdminToken === true,
  },
  {
    status: 403,
    description: "Not from another site, or not with this role",
    mayAnswer: ({ method, access }) => method !== "GET" || access === "expert" || access === "admin",
  },
  {
    status: 404,
    description: "Nothing of this id that the caller may see",
    mayAnswer: ({ params }) => params !== undefined,
  },
  {
    status: 409,
    description: "The first call with this idempotency key is still running",
    mayAnswer: ({ idempotent }) => idempotent === true,
  },
  { status: 413, description: "Too large", mayAnswer: () => true },
  { status: 415, description: "The body is not said to be JSON", mayAnswer: ({ body }) => body !== undefined },
  {
    status: 422,
    description: "A field is not what it may be, each named in `issues`",
    mayAnswer: ({ body, query, idempotent }) => body !== undefined || query !== undefined || idempotent === true,
  },
  { status: 429, description: "Too many calls", retryAfter: true, mayAnswer: () => true },
  { status: 503, description: "Not available right now", retryAfter: true, mayAnswer: () => true },
];

const RETRY_AFTER = {
  "Retry-After": { description: "Seconds until it is worth another try", schema: { type: "integer", minimum: 1 } },
} as const;

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
  const answer = json(contract.answersOk === true ? SIGN_IN_FAILURE : FAILURE);
  const described = TRANSPORT_FAILURES.filter(({ mayAnswer }) => mayAnswer(contract)).map(
    ({ status, description, retryAfter }) =>
      [status, { description, ...(retryAfter ? { headers: RETRY_AFTER } : {}), ...answer }] as const,
  );
  return { ...Object.fromEntries(described), default: { description: "What went wrong, with its code", ...answer } };
}

function register(registry: OpenAPIRegistry, contract: Contract): void {
  const { method, path, summary, params, query, body, output, status = 200, statusIfExisting } = contract;
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
      ...(statusIfExisting === undefined ? {} : { [statusIfExisting]: success }),
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
