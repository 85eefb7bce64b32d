import { join } from "node:path";
import { allContracts } from "@/app/api/_contracts/all";
import { METHODS, type Contract } from "@/lib/http/contract";
import type { RouteHandler } from "@/lib/http/route";
import { ROOT } from "./source-files";

const HOST = "squish.test";

/** Every call of the API with its name, "GET /api/user". */
export const CALLS: readonly (readonly [string, Contract])[] = allContracts.map((call) => [
  `${call.method} ${call.path}`,
  call,
]);

/** A body that each call takes which reads one: what a parent's page would send. */
export const BODIES: Readonly<Record<string, object>> = {
  "POST /api/register": { username: "matrix", email: "matrix@families.test", password: "Kohlrabi-73-Suppe" },
  "POST /api/login": { email: "matrix@families.test", password: "Kohlrabi-73-Suppe" },
  "DELETE /api/user": { password: "Kohlrabi-73-Suppe" },
  "PATCH /api/profile": { theme: "dark" },
  "POST /api/profile/password": { currentPassword: "Kohlrabi-73-Suppe", newPassword: "Pastinake-im-Ofen-8" },
  "POST /api/recipes/{id}/comments": { content: "We liked it", hasCooked: true, rating: 4 },
  "POST /api/comments/{id}/report": { reason: "unkind" },
  "POST /api/recipes/{id}/bookmark": {},
  "POST /api/recipes/{id}/verification": {},
  "POST /api/babies": { name: "Ada", birthMonth: "2026-02" },
  "PATCH /api/babies/{id}": { name: "Ada" },
  "POST /api/allergies": { food: "egg" },
  "POST /api/reactions": { foodIds: ["carrot"], reaction: "liked" },
  "POST /api/analytics/events": { name: "story_created", properties: { template: "adventure", foodCount: 2 } },
  "POST /api/learning/progress": { completed: [] },
  "POST /api/meals/suggest": { ageInMonths: 9, mealType: "lunch" },
  "POST /api/ingredients/analyze": { image: "AAAA" },
  "POST /api/ingredients/check": { ingredients: ["carrot"] },
  "POST /api/recipes/generate": { ingredients: ["carrot", "potato"], cookingMethod: "stew" },
  "POST /api/recipes/suggestions": { ingredients: ["carrot", "potato"], cookingMethod: "stew" },
  "POST /api/recipes/import": { text: "Carrot soup\n2 carrots\nCook the carrots for 20 minutes." },
};

/** What a call is sent with. */
export interface Sent {
  readonly cookie?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: string;
  /** As it stands where it is a text. */
  readonly body?: unknown;
}

export interface CallAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What its JSON says; undefined for an answer that is none. */
  readonly body: any;
}

const handlers = new Map<string, RouteHandler>();

async function handlerOf({ method, path }: Contract): Promise<RouteHandler> {
  const name = `${method} ${path}`;
  const known = handlers.get(name);
  if (known !== undefined) return known;
  const file = join(ROOT, "app", path.replace(/\{(\w+)\}/g, "[$1]"), "route.ts");
  const verbs: Readonly<Record<string, RouteHandler>> = await import(file);
  for (const each of METHODS) {
    const handler = verbs[each];
    if (handler !== undefined) handlers.set(`${each} ${path}`, handler);
  }
  const found = handlers.get(name);
  if (found === undefined) throw new Error(`${name} has no handler`);
  return found;
}

/** A JSON answer's value; what is no JSON is nothing. */
function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Calls a handler as Next would, without a server between: what is asked of it is what a client could send. */
export async function callInside(call: Contract, sent: Sent = {}): Promise<CallAnswer> {
  const params = sent.params ?? {};
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  const asText = () => (typeof sent.body === "string" ? sent.body : JSON.stringify(sent.body));
  const body = sent.body === undefined ? undefined : asText();
  const request = new Request(`http://${HOST}${path}${sent.query ?? ""}`, {
    method: call.method,
    headers: {
      host: HOST,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(sent.cookie === undefined ? {} : { cookie: sent.cookie }),
      ...sent.headers,
    },
    ...(body === undefined ? {} : { body }),
  });
  const handler = await handlerOf(call);
  const response = await handler(request, { params: Promise.resolve(params) });
  const text = await response.text();
  return { status: response.status, headers: response.headers, text, body: read(text) };
}
