import "server-only";
import { APIError } from "better-auth/api";
import { AppError } from "@/lib/domain/shared/app-error";
import { database } from "../db/client";
import { databaseError } from "../db/errors";
import { Prisma } from "../db/generated/client";
import { actorOf, provenActor } from "./actor-of";
import { auth, TOKEN_HEADER, withPreparedHash } from "./better-auth";
import { changePassword } from "./password-change";
import { hashPassword, NOBODYS_HASH, verifyPassword } from "./password-hash";
import type { Credentials, HeaderSource, Identity, NewAccount, SignedIn } from "./port";
import { embeddedSessions } from "./sessions";
import { clearedCookies, hashToken, newToken, sessionCookies, tokenOf } from "./session-cookie";

async function isTaken(email: string, username: string): Promise<boolean> {
  const found = await database().user.findFirst({ where: { OR: [{ email }, { username }] }, select: { id: true } });
  return found !== null;
}

/** A sign-in never continues the session that came before it: what was planted there is worth nothing afterwards. */
async function endSession(source: HeaderSource): Promise<void> {
  const token = tokenOf(source);
  if (token !== undefined) await database().session.deleteMany({ where: { token: hashToken(token) } });
}

async function signedIn(id: string, token: string, source: HeaderSource): Promise<SignedIn> {
  await endSession(source);
  const user = await database().user.findUniqueOrThrow({
    where: { id },
    select: { id: true, email: true, role: true, displayUsername: true },
  });
  const actor = provenActor({ ...user, username: user.displayUsername });
  return { actor, cookies: sessionCookies(source, token) };
}

async function register(account: NewAccount, source: HeaderSource): Promise<SignedIn> {
  const { email, username: displayUsername, password } = account;
  const username = displayUsername.normalize("NFKC").toLowerCase();
  if (await isTaken(email, username)) throw new AppError("user_exists");
  const token = newToken();
  const headers = new Headers({ [TOKEN_HEADER]: token });
  return withPreparedHash(await hashPassword(password), async (word) => {
    try {
      const body = { email, password: word, name: displayUsername, username, displayUsername };
      const { user } = await auth().api.signUpEmail({ body, headers });
      return await signedIn(user.id, token, source);
    } catch (error) {
      // Of many who register the same at once one gets the unique row; the library does not say why the others fail.
      if (await isTaken(email, username)) throw new AppError("user_exists", { cause: error });
      throw databaseError(error);
    }
  });
}

/**
 * What an account's password is held against, and a hash of nobody's where there is no such account. How long a refusal
 * takes must not tell which it was: both tables are looked into and one row comes back either way.
 */
async function storedHash(account: Credentials["account"]): Promise<string> {
  const whose = "email" in account ? Prisma.sql`email = ${account.email}` : Prisma.sql`username = ${account.username}`;
  const [row] = await database().$queryRaw<{ password: string }[]>`
    SELECT coalesce((SELECT password FROM credentials WHERE provider_id = 'credential'
      AND account_id = coalesce((SELECT id FROM users WHERE ${whose}), '')), ${NOBODYS_HASH}) AS password`;
  return row?.password ?? NOBODYS_HASH;
}

async function login(credentials: Credentials, source: HeaderSource): Promise<SignedIn> {
  const { account } = credentials;
  // Held against it here: the library asks the database for more where there is an account than where there is none.
  const proven = await storedHash(account);
  if (!(await verifyPassword(proven, credentials.password))) throw new AppError("login_failed");
  const token = newToken();
  const headers = new Headers({ [TOKEN_HEADER]: token });
  try {
    const { user } = await withPreparedHash(proven, (password) =>
      "email" in account
        ? auth().api.signInEmail({ body: { email: account.email, password }, headers })
        : auth().api.signInUsername({ body: { username: account.username, password }, headers }),
    );
    const signed = await signedIn(user.id, token, source);
    // A change of the password ends every session that it sees: one of the old password, made after it, ends here.
    if ((await storedHash(account)) === proven) return signed;
    await database().session.deleteMany({ where: { token: hashToken(token) } });
  } catch (error) {
    if (error instanceof APIError && error.statusCode < 500) throw new AppError("login_failed");
    throw databaseError(error);
  }
  return login(credentials, source);
}

/** Accounts of our own: nothing but the database is needed. */
export const embeddedIdentity: Identity = {
  name: "embedded",
  actorOf,
  // A session of our own lives for as long as it says.
  mayRenew: () => false,
  register,
  login,
  logout: async (source) => {
    await endSession(source);
    return clearedCookies(source);
  },
  ...embeddedSessions,
  changePassword,
  // The account is a row of ours, which goes with all others.
  forget: () => Promise.resolve(),
  messageAbout: () => Promise.reject(new AppError("not_found")),
  follow: async (id) => (await database().user.count({ where: { id } })) === 1,
  isPasswordOf: async (userId, password) => {
    const credential = await database().credential.findFirst({
      where: { userId, providerId: "credential" },
      select: { password: true },
    });
    return credential?.password ? verifyPassword(credential.password, password) : false;
  },
};
