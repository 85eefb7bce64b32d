import "server-only";
import { randomBytes } from "node:crypto";
import { prismaAdapter } from "better-auth/adapters/prisma";
import { betterAuth } from "better-auth/minimal";
import { username } from "better-auth/plugins/username";
import { database } from "../db/client";
import { newId } from "../db/new-id";
import { hashPassword } from "./password-hash";
import { hashToken, SESSION_SECONDS } from "./session-cookie";

/** Under this name the caller hands in the token of the session to be made; it never comes from outside. */
export const TOKEN_HEADER = "x-squish-new-token";

/**
 * Hashes that a password made, by the word that stands for the password meanwhile. Registering runs in a transaction,
 * and one that waited there for its turn to hash would keep a connection from everybody else; who signs in was held
 * against their hash before the library is asked.
 */
const prepared = new Map<string, string>();

/** Runs `act` with a word that stands for the password that made `hash`. */
export async function withPreparedHash<T>(hash: string, act: (word: string) => Promise<T>): Promise<T> {
  const word = randomBytes(24).toString("base64url");
  prepared.set(word, hash);
  try {
    return await act(word);
  } finally {
    prepared.delete(word);
  }
}

/**
 * The library behind embedded accounts, on our tables. It finds and makes users, passwords and sessions; its cookies,
 * its rate limit, its addresses and its telemetry are not used: cookies carry our own random token, of which the
 * database has the hash. Nothing is signed, so there is no secret to keep and instances share nothing but the database.
 */
function createAuth() {
  return betterAuth({
    baseURL: "http://localhost",
    secret: randomBytes(32).toString("base64url"),
    database: prismaAdapter(database(), { provider: "postgresql", transaction: true }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    rateLimit: { enabled: false },
    plugins: [
      username({
        minUsernameLength: 1,
        maxUsernameLength: 100,
        usernameValidator: () => true,
        usernameNormalization: (name) => name.normalize("NFKC").toLowerCase(),
      }),
    ],
    emailAndPassword: {
      enabled: true,
      minPasswordLength: 1,
      maxPasswordLength: 512,
      password: {
        hash: (password) => {
          const hash = prepared.get(password);
          return hash === undefined ? hashPassword(password) : Promise.resolve(hash);
        },
        verify: ({ hash, password }) => Promise.resolve(prepared.get(password) === hash),
      },
    },
    account: { modelName: "credential" },
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true },
    databaseHooks: {
      session: {
        create: {
          before: (session, context) => {
            const token = context?.headers?.get(TOKEN_HEADER);
            // Without one no session may come to be: its token would be stored in the clear.
            if (token === null || token === undefined) return Promise.resolve(false);
            // Where a parent signs in from is not ours to keep.
            const data = { ...session, token: hashToken(token), ipAddress: undefined, userAgent: undefined };
            return Promise.resolve({ data });
          },
        },
      },
    },
    advanced: {
      database: { generateId: newId, validateSchema: false },
      ipAddress: { disableIpTracking: true },
      disableCSRFCheck: true,
      disableOriginCheck: true,
    },
  });
}

let shared: ReturnType<typeof createAuth> | undefined;

/** One per process, made at the first sign-in: reading a session does not need it. */
export function auth(): ReturnType<typeof createAuth> {
  shared ??= createAuth();
  return shared;
}
