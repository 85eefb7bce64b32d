import type { Role, UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";
import { hashToken, newToken } from "@/lib/platform/identity/session-cookie";
import { provenUser } from "./database-users";

/** Somebody with an account and a session of an hour, as the database keeps it. */
export interface SignedInUser {
  readonly userId: UserId;
  readonly token: string;
  /** The `Cookie` header that carries the session. */
  readonly cookie: string;
}

/** Signs in without a password: for tests of what comes after. */
export async function signedInUser(role: Exclude<Role, "admin"> = "parent"): Promise<SignedInUser> {
  const userId = await provenUser(`signed-in-${role}`);
  const token = newToken();
  await database().user.update({ where: { id: userId }, data: { role } });
  await database().session.create({
    data: { id: newId(), userId, token: hashToken(token), expiresAt: new Date(Date.now() + 3_600_000) },
  });
  return { userId, token, cookie: `session=${token}` };
}
