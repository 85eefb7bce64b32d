import "server-only";
import type { ClerkClient } from "@clerk/backend";
import { z } from "zod";
import { ROLES, type Actor, type Role, type UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { messageAbout } from "./clerk-message";
import { findMirrored, keepUp, mirror, profileOf } from "./clerk-users";
import type { HeaderSource, Identity, LivingSession } from "./port";

export interface ClerkSettings {
  readonly publishableKey: string;
  readonly secretKey: string;
  /** Clerk's public key in PEM: with it a session is verified here, without asking Clerk. */
  readonly jwtKey: string;
  /** Our own address. A session that was made for another one is nobody's here. */
  readonly origin: string;
  /** Where Clerk's own calls go; Clerk's address unless it is given. */
  readonly apiUrl?: string | undefined;
  /** What Clerk signs its messages with; without it none is heard. */
  readonly messageSecret?: string | undefined;
}

/** How long Clerk may take over one of its own calls. */
const PATIENCE_MILLISECONDS = 3_000;

/** A session token; the analytics token, which is sent the same way, has no dots. */
const BEARER_SESSION = /^Bearer [\w-]+\.[\w-]+\.[\w-]*$/;
const SESSION_COOKIE = /(?:^|;\s*)__session(?:_[\w-]+)?=/;
/** Clerk's own mark that somebody signed in here and not out again; 0 for nobody. */
const SIGNED_IN = /(?:^|;\s*)__client_uat(?:_[\w-]+)?=[1-9]/;
const OWN_COOKIE = /^__(?:session|client_uat)(?:_[\w-]+)?$/;

const roleClaim = z.object({ metadata: z.object({ role: z.enum(ROLES) }) });

interface Proven {
  readonly id: string;
  readonly session: string;
  readonly role: Role | undefined;
}

function statusOf(error: unknown): number | undefined {
  const status: unknown = typeof error === "object" && error !== null ? Reflect.get(error, "status") : undefined;
  return typeof status === "number" ? status : undefined;
}

/** What Clerk answers within three seconds; `refused` where it says no, `unavailable` where it says nothing. */
async function asked<T, R>(call: Promise<T>, refused: R): Promise<T | R> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new AppError("unavailable", { retryAfterSeconds: 5 })), PATIENCE_MILLISECONDS);
  });
  try {
    return await Promise.race([call, late]);
  } catch (error) {
    const status = statusOf(error);
    if (status === 404 || status === 422) return refused;
    if (error instanceof AppError) throw error;
    throw new AppError("unavailable", { retryAfterSeconds: 5, cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Only what carries a session: nothing else that a caller says may change how one is read. */
function sessionRequest(source: HeaderSource, origin: string): Request | undefined {
  const cookie = source.headers.get("cookie") ?? "";
  const authorization = source.headers.get("authorization")?.trim() ?? "";
  if (BEARER_SESSION.test(authorization)) return new Request(origin, { headers: { authorization } });
  return SESSION_COOKIE.test(cookie) ? new Request(origin, { headers: { cookie } }) : undefined;
}

async function proven(
  client: () => Promise<ClerkClient>,
  { origin, jwtKey }: ClerkSettings,
  source: HeaderSource,
): Promise<Proven | undefined> {
  const request = sessionRequest(source, origin);
  if (request === undefined) return undefined;
  const clerk = await client();
  const state = await clerk.authenticateRequest(request, {
    jwtKey,
    authorizedParties: [origin],
    acceptsToken: "session_token",
  });
  // A session that is not through yet counts as signed in, and has no user: the user decides.
  const auth = state.toAuth();
  if (!auth?.userId) return undefined;
  const claims = roleClaim.safeParse(auth.sessionClaims);
  return { id: auth.userId, session: auth.sessionId, role: claims.data?.metadata.role };
}

function clearedCookies(source: HeaderSource): readonly string[] {
  const names = (source.headers.get("cookie") ?? "").split(";").map((pair) => pair.trim().split("=")[0] ?? "");
  return names.filter((name) => OWN_COOKIE.test(name)).map((name) => `${name}=; Path=/; Max-Age=0; SameSite=Lax`);
}

/**
 * Accounts at Clerk. Who calls is read from Clerk's session token, verified with Clerk's public key and without a call;
 * a person is mirrored into our own table when first seen. An admin is whom Clerk's session says so (`metadata.role`).
 */
export function clerkIdentity(settings: ClerkSettings): Identity {
  const { publishableKey, secretKey, apiUrl, messageSecret } = settings;
  let made: Promise<ClerkClient> | undefined;

  /** Fetched when first asked for: an installation with accounts of its own never loads it. */
  function client(): Promise<ClerkClient> {
    const options = { publishableKey, secretKey, telemetry: { disabled: true } };
    made ??= import("@clerk/backend").then(({ createClerkClient }) =>
      createClerkClient(apiUrl === undefined ? options : { ...options, apiUrl }),
    );
    return made;
  }

  async function actorOf(source: HeaderSource): Promise<Actor | undefined> {
    const person = await proven(client, settings, source);
    if (person === undefined) return undefined;
    let row = await findMirrored(person.id);
    if (row === undefined) {
      // Asked, and not taken from the token: somebody whose account was just deleted may still have one.
      const user = await asked((await client()).users.getUser(person.id), undefined);
      if (user === undefined) return undefined;
      row = await mirror(profileOf(user));
    }
    return { userId: row.id as UserId, role: person.role ?? row.role, username: row.username };
  }

  async function sessionsOf(userId: UserId, source: HeaderSource): Promise<readonly LivingSession[]> {
    const [own, list] = await Promise.all([
      proven(client, settings, source),
      asked((await client()).sessions.getSessionList({ userId, status: "active", limit: 100 }), { data: [] }),
    ]);
    return list.data
      .map(({ id, createdAt, lastActiveAt }) => ({
        id,
        createdAt: new Date(createdAt),
        lastSeenAt: new Date(lastActiveAt),
        current: id === own?.session,
      }))
      .sort((one, other) => other.lastSeenAt.getTime() - one.lastSeenAt.getTime());
  }

  async function endSession(userId: UserId, id: string): Promise<boolean> {
    const session = await asked((await client()).sessions.getSession(id), undefined);
    if (session?.userId !== userId || session.status !== "active") return false;
    return (await asked((await client()).sessions.revokeSession(id), undefined)) !== undefined;
  }

  return {
    name: "clerk",
    actorOf,
    mayRenew: ({ headers }) => SIGNED_IN.test(headers.get("cookie") ?? ""),
    sessionsOf,
    endSession,
    // Accounts are made and entered, and their passwords changed, in Clerk's own forms.
    register: () => Promise.reject(new AppError("not_found")),
    login: () => Promise.reject(new AppError("not_found")),
    changePassword: () => Promise.reject(new AppError("not_found")),
    logout: async (source) => {
      const own = await proven(client, settings, source);
      if (own !== undefined) await asked((await client()).sessions.revokeSession(own.session), undefined);
      return clearedCookies(source);
    },
    endOtherSessions: async (userId, source) => {
      const others = (await sessionsOf(userId, source)).filter(({ current }) => !current);
      const ended = await Promise.all(others.map(({ id }) => endSession(userId, id)));
      return ended.filter(Boolean).length;
    },
    isPasswordOf: async (userId, password) =>
      (await asked((await client()).users.verifyPassword({ userId, password }), undefined)) !== undefined,
    forget: async (userId) => {
      await asked((await client()).users.deleteUser(userId), undefined);
    },
    messageAbout: (source, body) =>
      messageSecret === undefined
        ? Promise.reject(new AppError("not_found"))
        : Promise.resolve().then(() => messageAbout(source, body, messageSecret)),
    // What a message says is not believed: it may be old, or come after a newer one. Clerk is asked how it is now.
    follow: async (userId) => {
      const user = await asked((await client()).users.getUser(userId), undefined);
      if (user === undefined) return false;
      await keepUp(profileOf(user));
      // Deleted while this was written, and its message heard before: the row must not stay.
      return (await asked((await client()).users.getUser(userId), undefined)) !== undefined;
    },
  };
}
