import type { Actor } from "@/lib/domain/shared/actor";
import { register } from "@/lib/features/accounts/register";
import { newId } from "@/lib/platform/db/new-id";
import { identity } from "@/lib/platform/identity/select";

/** A parent who registered with a password, as the product does it. */
export interface Registered {
  readonly actor: Actor;
  /** The `Cookie` header that carries the session. */
  readonly cookie: string;
  readonly name: string;
  readonly email: string;
}

/** A request of whoever has this session. */
export function request(cookie = ""): Request {
  return new Request("http://localhost/api", { headers: { cookie } });
}

/** The session that an answer gives, as a `Cookie` header; empty where it gives none. */
export function cookieOf(headers: readonly (readonly [string, string])[]): string {
  return headers.find(([name, value]) => name === "Set-Cookie" && value.includes("session="))?.[1].split(";")[0] ?? "";
}

export async function registered(password: string): Promise<Registered> {
  const name = `p${newId().slice(0, 10).toLowerCase()}`;
  const email = `${name}@families.test`;
  const body = { username: name, email, password, confirmPassword: password };
  const cookie = cookieOf((await register(body, request())).headers);
  const actor = await identity().actorOf(request(cookie));
  if (actor === undefined) throw new Error("not signed in");
  return { actor, cookie, name, email };
}
