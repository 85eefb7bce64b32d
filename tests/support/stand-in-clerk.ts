import { createHmac, createSign, generateKeyPairSync, type KeyObject } from "node:crypto";
import { CLERK_SCRIPTS } from "./stand-in-clerk-script";
import { standInServer } from "./stand-in-server";

interface Person {
  readonly email: string;
  readonly username: string | null;
  readonly password: string;
  readonly role?: string;
}

interface Session {
  readonly userId: string;
  status: "active" | "revoked";
  readonly at: number;
}

export interface StandInClerk {
  readonly apiUrl: string;
  readonly publicKey: string;
  readonly privateKey: KeyObject;
  readonly people: Map<string, Person>;
  readonly sessions: Map<string, Session>;
  /** Every call, as `GET /v1/users/…`. */
  readonly asked: string[];
  /** Answers this status to everything from now on; 0 answers as it should. */
  failWith(status: number): void;
  /** Deletes a person as soon as they were answered once more. */
  forgetAfterAnswer(id: string): void;
  /** What a browser gets from Clerk's own host: a script, or what its script asks. Tokens are made for `site`. */
  browserAnswer(path: string, body: string, site: string): { readonly type: string; readonly text: string };
  stop(): Promise<void>;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

/** A token as Clerk writes its session tokens, whatever is claimed in it. */
export function sessionToken(key: KeyObject, claims: object, header: object = {}): string {
  const text = `${part({ alg: "RS256", typ: "JWT", kid: "ins_test", ...header })}.${part(claims)}`;
  return `${text}.${createSign("RSA-SHA256").update(text).sign(key).toString("base64url")}`;
}

/** What Clerk signs its messages with here. */
export const MESSAGE_SECRET = `whsec_${Buffer.from("a secret that signs each message").toString("base64")}`;

/** The headers that Clerk sends a message with, signed at `at` (seconds since 1970). */
export function signedHeaders(body: string, at = Math.floor(Date.now() / 1000), secret = MESSAGE_SECRET) {
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const signature = createHmac("sha256", key).update(`msg_1.${at}.${body}`).digest("base64");
  return { "svix-id": "msg_1", "svix-timestamp": String(at), "svix-signature": `v1,${signature}` };
}

/** What Clerk says when something happens to a person. */
export function messageOf(type: string, id: string): string {
  return JSON.stringify({ object: "event", type, data: { object: "user", id }, timestamp: 1 });
}

function userJson(id: string, { email, username }: Person) {
  const address = { object: "email_address", id: `idn_${id}`, email_address: email, linked_to: [] };
  return {
    object: "user",
    id,
    username,
    first_name: "Ada",
    last_name: null,
    primary_email_address_id: address.id,
    email_addresses: [address],
    phone_numbers: [],
    web3_wallets: [],
    external_accounts: [],
    public_metadata: {},
  };
}

function sessionJson(id: string, { userId, status, at }: Session) {
  return {
    object: "session",
    id,
    user_id: userId,
    status,
    created_at: at,
    updated_at: at,
    last_active_at: at,
    expire_at: at,
  };
}

/** As much of Clerk's own API on loopback as the product asks of it, and the key that Clerk would sign sessions with. */
export async function standInClerk(): Promise<StandInClerk> {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const people = new Map<string, Person>();
  const sessions = new Map<string, Session>();
  const asked: string[] = [];
  const leaving = new Set<string>();
  /** The session of the one browser that asks. */
  let here: string | undefined;
  let failure = 0;

  function answer(method: string, url: URL, body: string): unknown {
    const [, , kind, id = "", act] = url.pathname.split("/");
    const [person, session] = [people.get(id), sessions.get(id)];
    if (kind === "users" && person) {
      if (method === "DELETE") return people.delete(id) && { object: "user", id, deleted: true };
      if (act === "verify_password") return JSON.parse(body).password === person.password ? { verified: true } : 422;
      if (leaving.delete(id)) people.delete(id);
      return userJson(id, person);
    }
    if (kind === "sessions" && id === "") {
      const own = [...sessions].filter(
        ([, one]) => one.userId === url.searchParams.get("user_id") && one.status === "active",
      );
      return { data: own.map(([name, one]) => sessionJson(name, one)), total_count: own.length };
    }
    if (kind !== "sessions" || !session) return 404;
    if (act === "revoke") session.status = "revoked";
    return sessionJson(id, session);
  }

  const { origin: apiUrl, stop } = await standInServer(({ method, url, body }, response) => {
    asked.push(`${method} ${url.pathname}`);
    const answered = failure === 0 ? answer(method, url, body.toString("utf8")) : failure;
    const isFailure = typeof answered === "number";
    response.writeHead(isFailure ? answered : 200, { "Content-Type": "application/json" });
    response.end(JSON.stringify(isFailure ? { errors: [{ code: "x", message: "x" }] } : answered));
  });
  return {
    apiUrl,
    publicKey: String(publicKey.export({ type: "spki", format: "pem" })).trim(),
    privateKey,
    people,
    sessions,
    asked,
    failWith: (status) => {
      failure = status;
    },
    browserAnswer: (path, body, site) => {
      const script = CLERK_SCRIPTS[path];
      if (script !== undefined) return { type: "text/javascript", text: script };
      const given: Partial<Record<string, string>> = JSON.parse(body);
      if (path.endsWith("/sign_ins")) {
        const found = [...people].find(
          ([, { username, password }]) => username === given["identifier"] && password === given["password"],
        );
        const [userId] = found ?? [];
        const id = `sess_${String(sessions.size)}`;
        if (userId !== undefined) sessions.set(id, { userId, status: "active", at: Date.now() });
        here = userId === undefined ? here : id;
      }
      const session = here === undefined ? undefined : sessions.get(here);
      if (path.endsWith("/sign_outs") && session) session.status = "revoked";
      if (here === undefined || session?.status !== "active") {
        return { type: "application/json", text: JSON.stringify({ token: null, userId: null, at: 0 }) };
      }
      const { userId } = session;
      const now = Math.floor(Date.now() / 1000);
      const times = { iat: now, nbf: now - 10, exp: now + 60 };
      const metadata = { role: people.get(userId)?.role };
      const claims = { sub: userId, sid: here, azp: site, iss: "https://clerk.stand-in.test", ...times, metadata };
      const answered = { token: sessionToken(privateKey, claims), userId, at: Math.floor(session.at / 1000) - 5 };
      return { type: "application/json", text: JSON.stringify(answered) };
    },
    forgetAfterAnswer: (id) => void leaving.add(id),
    stop,
  };
}
