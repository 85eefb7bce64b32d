import { describe, expect, it } from "vitest";
import { z } from "zod";
import { allContracts } from "../../app/api/_contracts/all";
import { APP_ERROR_CODES } from "../../lib/domain/shared/app-error";
import { contract, READ_LIMIT } from "../../lib/http/contract";
import { openApiDocument } from "../../lib/http/openapi";

type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
type Schema = Readonly<Record<string, Json>>;

interface Operation {
  readonly summary: string;
  readonly security?: readonly Readonly<Record<string, readonly string[]>>[];
  readonly parameters?: readonly {
    readonly name: string;
    readonly in: string;
    readonly required?: boolean;
    readonly schema: Schema;
  }[];
  readonly requestBody?: { readonly required: boolean; readonly content: Readonly<Record<string, { schema: Schema }>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly description: string;
        readonly headers?: Schema;
        readonly content?: Readonly<Record<string, { schema: Schema }>>;
      }
    >
  >;
}

interface Description {
  readonly openapi: string;
  readonly info: { readonly title: string; readonly version: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** As a client receives it: what JSON does not carry is not there. */
function described(contracts: Parameters<typeof openApiDocument>[1]): Description {
  const received: Description = JSON.parse(JSON.stringify(openApiDocument("Squish", contracts)));
  return received;
}

const document = described(allContracts);
const JSON_TYPE = "application/json";

function operationOf(path: string, method: string): Operation {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (operation === undefined) throw new Error(`${method} ${path} is not described`);
  return operation;
}

function isSchema(value: Json | undefined): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

const SAYS_SOMETHING = ["type", "enum", "const", "$ref", "anyOf", "oneOf", "allOf", "not"];

/** Places of a schema that would let anything through: no type, no values, no alternatives. */
function holes(schema: Schema, at: string): string[] {
  const own = SAYS_SOMETHING.some((key) => key in schema) ? [] : [at];
  const { properties, items, additionalProperties } = schema;
  const below = [
    ...(isSchema(properties) ? Object.entries(properties).map(([key, value]) => [`${at}.${key}`, value] as const) : []),
    ...(items === undefined ? [] : [[`${at}[]`, items] as const]),
    ...(isSchema(additionalProperties) ? [[`${at}.*`, additionalProperties] as const] : []),
    ...["anyOf", "oneOf", "allOf"].flatMap((key) => {
      const alternatives = schema[key];
      return Array.isArray(alternatives) ? alternatives.map((each: Json) => [`${at}|`, each] as const) : [];
    }),
  ];
  const listless = schema["type"] === "array" && items === undefined ? [`${at}[]`] : [];
  return [...own, ...listless, ...below.flatMap(([path, value]) => (isSchema(value) ? holes(value, path) : []))];
}

function references(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap((each: Json) => references(each));
  if (!isSchema(value)) return [];
  const { $ref } = value;
  return [...(typeof $ref === "string" ? [$ref] : []), ...Object.values(value).flatMap(references)];
}

describe("the description of the API", () => {
  it("is OpenAPI 3.1 with every call in it, and no other", () => {
    expect(document.openapi).toMatch(/^3\.1\./);
    expect(document.info).toEqual({ title: "Squish", version: "1" });
    const calls = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
    );
    expect(calls.sort()).toEqual(allContracts.map(({ method, path }) => `${method} ${path}`).sort());
    expect(new Set(calls).size).toBe(calls.length);
  });

  it("resolves each of its references", () => {
    const received: Json = JSON.parse(JSON.stringify(document));
    const missing = references(received).filter((reference) => {
      const steps = reference.replace(/^#\//, "").split("/");
      const found = steps.reduce<Json | undefined>((node, key) => (isSchema(node) ? node[key] : undefined), received);
      return !reference.startsWith("#/") || found === undefined;
    });
    expect(missing).toEqual([]);
  });

  it("finds a hole where there is one", () => {
    const open = z.object({ body: z.array(z.object({ anything: z.unknown() })) });
    const call = contract({
      method: "POST",
      path: "/api/open",
      summary: "Takes anything",
      access: "public",
      limit: READ_LIMIT,
      body: open,
      output: open,
    });
    const schema = described([call]).paths["/api/open"]?.["post"]?.requestBody?.content[JSON_TYPE]?.schema;
    expect(holes(schema ?? {}, "body")).toEqual(["body.body[].anything"]);
  });
});

describe.each(allContracts.map((call) => [`${call.method} ${call.path}`, call] as const))("%s", (_, call) => {
  const operation = operationOf(call.path, call.method);
  const parameters = operation.parameters ?? [];
  const inPath = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);

  it("says what it does, and who may call it", () => {
    expect(operation.summary).toMatch(/^[A-Z].{4,}[^.]$/);
    const needed = {
      ...(call.access === "public" ? {} : { session: [] }),
      ...(call.needsAdminToken === true ? { adminToken: [] } : {}),
    };
    expect(operation.security).toEqual(Object.keys(needed).length === 0 ? undefined : [needed]);
    for (const scheme of (operation.security ?? []).flatMap((each) => Object.keys(each))) {
      expect(document.components["securitySchemes"]).toHaveProperty(scheme);
    }
  });

  it("declares exactly the parameters of its address", () => {
    const declared = parameters.filter((parameter) => parameter.in === "path");
    expect(declared.map(({ name }) => name).sort()).toEqual(inPath.sort());
    for (const { required, schema } of declared) {
      expect(required).toBe(true);
      expect(holes(schema, "path")).toEqual([]);
    }
  });

  it("declares the questions it parses, each with what it may be", () => {
    const asked = parameters.filter((parameter) => parameter.in === "query");
    const parsed = call.query instanceof z.ZodObject ? Object.keys(call.query.shape) : [];
    expect(asked.map(({ name }) => name).sort()).toEqual(parsed.sort());
    expect(asked.flatMap(({ name, schema }) => holes(schema, name))).toEqual([]);
    expect(call.query === undefined || call.query instanceof z.ZodObject).toBe(true);
  });

  it("describes its body to the last field, where it has one", () => {
    const { requestBody } = operation;
    expect(requestBody === undefined).toBe(call.body === undefined);
    if (requestBody === undefined) return;
    expect(requestBody.required).toBe(true);
    expect(Object.keys(requestBody.content)).toEqual([JSON_TYPE]);
    // Erasing an account takes the password along, as designed; no other call of these methods has a body.
    if (`${call.method} ${call.path}` !== "DELETE /api/user") expect(["GET", "DELETE"]).not.toContain(call.method);
    expect(holes(requestBody.content[JSON_TYPE]?.schema ?? {}, "body")).toEqual([]);
  });

  it("describes its answers to the last field, the one for what was there already too", () => {
    const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith("2"));
    const declared = [call.status ?? 200, ...(call.statusIfExisting === undefined ? [] : [call.statusIfExisting])];
    expect(successes.map(([status]) => status).sort()).toEqual(declared.map(String).sort());
    // The description of the API describes itself as an object and leaves the rest to OpenAPI.
    const open = call.path === "/api/openapi.json" ? ["answer.*"] : [];
    const type = call.file ?? (call.text === undefined ? JSON_TYPE : "text/plain");
    for (const [, answer] of successes) {
      expect(answer.description).toMatch(/\S/);
      expect(answer.content === undefined).toBe(call.output === undefined);
      if (answer.content) expect(holes(answer.content[type]?.schema ?? {}, "answer")).toEqual(open);
      if (call.file !== undefined) expect(answer.content?.[type]?.schema).toMatchObject({ format: "binary" });
    }
  });

  it("describes its failures with every code, and those of the transport by their status", () => {
    const failures = Object.entries(operation.responses).filter(([status]) => !status.startsWith("2"));
    const possible = [
      ...(call.body === undefined ? [] : ["400", "415"]),
      ...(call.access === "public" && call.needsAdminToken !== true ? [] : ["401"]),
      ...(call.method === "GET" && ["public", "member"].includes(call.access) ? [] : ["403"]),
      ...(call.params === undefined ? [] : ["404"]),
      ...(call.idempotent === true ? ["409"] : []),
      ...(call.body === undefined && call.query === undefined && call.idempotent !== true ? [] : ["422"]),
      ...["413", "429", "503", "default"],
    ];
    expect(failures.map(([status]) => status).sort()).toEqual(possible.sort());
    const name = call.answersOk === true ? "SignInFailure" : "Failure";
    const shape = document.components["schemas"]?.[name];
    if (!isSchema(shape)) throw new Error(`${name} is not described`);
    expect(holes(shape, "failure")).toEqual([]);
    expect(shape).toMatchObject({ properties: { code: { enum: [...APP_ERROR_CODES] } } });
    const always = ["error", "code", "requestId", ...(call.answersOk === true ? ["ok", "message"] : [])];
    expect(shape["required"]).toEqual(always);
    for (const [status, answer] of failures) {
      expect(answer.content?.[JSON_TYPE]?.schema).toEqual({ $ref: `#/components/schemas/${name}` });
      expect(answer.headers !== undefined).toBe(status === "429" || status === "503");
    }
  });

  it("says that it takes an idempotency key, where it does", () => {
    const headers = parameters.filter((parameter) => parameter.in === "header");
    expect(headers.map(({ name }) => name)).toEqual(call.idempotent === true ? ["Idempotency-Key"] : []);
    expect(headers.some(({ required }) => required === true)).toBe(false);
  });
});
