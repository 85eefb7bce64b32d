import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { database } from "../db/client";
import { newId } from "../db/new-id";
import { hashPassword, verifyPassword } from "./password-hash";
import type { ChangedPassword, HeaderSource, PasswordChange } from "./port";
import { hashToken, newToken, SESSION_SECONDS, sessionCookies, tokenOf } from "./session-cookie";

interface Replaced {
  readonly userId: UserId;
  readonly credential: string;
  readonly before: string;
  readonly after: string;
  /** Hashes of the tokens of the request's session, as it was and as it will be. */
  readonly own: string;
  readonly renewed: string;
}

/**
 * Puts the new hash in the place of the old one, and one new session in that of all others. Nothing where the old hash or
 * the request's session is there no more. Who signs in meanwhile waits for the row of the user, as `login` relies on.
 */
async function replace({ userId, credential, before, after, own, renewed }: Replaced): Promise<number | undefined> {
  const ours = { id: credential, password: after };
  const [, changed, ended] = await database().$transaction([
    database().$queryRaw`SELECT id FROM users WHERE id = ${userId} FOR UPDATE`,
    database().credential.updateMany({
      where: { id: credential, password: before, user: { sessions: { some: { token: own } } } },
      data: { password: after },
    }),
    database().session.deleteMany({ where: { userId, user: { credentials: { some: ours } } } }),
    database().$executeRaw`
      INSERT INTO sessions (id, user_id, token, expires_at)
      SELECT ${newId()}, user_id, ${renewed}, now() + ${SESSION_SECONDS}::int * interval '1 second'
      FROM credentials WHERE id = ${credential} AND password = ${after}`,
  ]);
  return changed.count === 1 ? ended.count - 1 : undefined;
}

/** `Identity.changePassword` for the accounts in our own tables. */
export async function changePassword(
  userId: UserId,
  { current, next }: PasswordChange,
  source: HeaderSource,
): Promise<ChangedPassword> {
  const own = hashToken(tokenOf(source) ?? "");
  const credential = await database().credential.findFirst({
    where: { userId, providerId: "credential", user: { sessions: { some: { token: own } } } },
    select: { id: true, password: true },
  });
  // Another change of theirs ended the session while this one waited for its turn: no password was wrong.
  if (!credential?.password) throw new AppError("conflict");
  if (!(await verifyPassword(credential.password, current))) throw new AppError("incorrect_password");
  const token = newToken();
  const ended = await replace({
    userId,
    credential: credential.id,
    before: credential.password,
    after: await hashPassword(next),
    own,
    renewed: hashToken(token),
  });
  if (ended === undefined) throw new AppError("conflict");
  return { ended, cookies: sessionCookies(source, token) };
}
