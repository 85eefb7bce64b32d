import { randomBytes } from "node:crypto";

/** One caller of the API over real HTTP, with its own cookies: a visitor until it registers. */
export class Caller {
  readonly origin: string;
  private readonly cookies = new Map<string, string>();

  /** `cookies`: those of another caller, as a `Cookie` header; it goes on as that one. */
  constructor(origin: string, cookies = "") {
    this.origin = origin;
    for (const cookie of cookies.split("; ").filter(Boolean)) this.keep(cookie);
  }

  async call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const sent = new Headers(headers);
    if (body !== undefined && !sent.has("content-type")) sent.set("content-type", "application/json");
    if (this.cookies.size > 0)
      sent.set("cookie", [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(this.origin + path, {
      method,
      headers: sent,
      redirect: "manual",
      ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text === "" ? undefined : parsed(text) };
  }

  private keep(cookie: string): void {
    const [pair = ""] = cookie.split(";");
    const name = pair.slice(0, pair.indexOf("="));
    const value = pair.slice(pair.indexOf("=") + 1);
    if (value === "" || /max-age=0/i.test(cookie)) this.cookies.delete(name);
    else this.cookies.set(name, value);
  }

  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer> {
    return this.call("GET", path, undefined, headers);
  }

  post(path: string, body: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer> {
    return this.call("POST", path, body, headers);
  }

  delete(path: string): Promise<Answer> {
    return this.call("DELETE", path);
  }

  /** The cookies it holds, as a `Cookie` header would send them. */
  get cookieHeader(): string {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: any;
}

function parsed(text: string): unknown {
  try {
    const body: unknown = JSON.parse(text);
    return body;
  } catch {
    return text;
  }
}

/** A name nobody else in the run has. */
export function uniqueName(prefix: string): string {
  return `${prefix}${randomBytes(5).toString("hex")}`;
}

/** A parent with an account, signed in. */
export async function newParent(
  origin: string,
  name = uniqueName("parent"),
): Promise<Caller & { readonly name: string }> {
  const caller = new Caller(origin);
  const answer = await caller.post("/api/register", {
    username: name,
    email: `${name}@families.test`,
    password: "Kohlrabi-73-Suppe",
  });
  if (answer.status >= 300) throw new Error(`Could not register: ${answer.text}`);
  return Object.assign(caller, { name });
}

/** Of a list of recipes those of the starter set; what a parent tested or an expert verified is in its own language. */
export function starters(list: readonly Answer["body"][]): Answer["body"][] {
  return list.filter(({ verificationType }) => verificationType === "ai_generated");
}
