import "server-only";
import { ROLES, type Actor, type Role, type UserId } from "@/lib/domain/shared/actor";
import { database } from "../db/client";
import { env } from "../env";
import { log } from "../log";
import type { HeaderSource } from "./port";
import { hashToken, tokenOf } from "./session-cookie";

interface SessionRow {
  readonly id: string;
  readonly email: string;
  readonly role: string;
  readonly username: string;
  readonly unseen: boolean;
}

/** The role a parent has now: an admin is who the installation names, so taking a name off the list takes effect at once. */
function roleOf(email: string, stored: string): Role {
  if (env().ADMIN_EMAILS.includes(email)) return "admin";
  return ROLES.find((role) => role === stored && role !== "admin") ?? "parent";
}

/** Mints the id of a person who has proven who they are: by a living session, or by their password just now. */
export function provenActor(user: Pick<SessionRow, "id" | "email" | "role" | "username">): Actor {
  return { userId: user.id as UserId, role: roleOf(user.email, user.role), username: user.username };
}

/**
 * One query per request, on the database's clock: the session that is neither past its 30 days nor unseen for 7. Seen
 * is written at most once an hour.
 */
export async function actorOf(source: HeaderSource): Promise<Actor | undefined> {
  const token = tokenOf(source);
  if (token === undefined) return undefined;
  const hash = hashToken(token);
  const rows = await database().$queryRaw<SessionRow[]>`
    SELECT u.id, u.email, u.role, u.display_username AS username, s.updated_at < now() - interval '1 hour' AS unseen
    FROM sessions s JOIN users u ON u.id = s.user_id
    WHERE s.token = ${hash} AND s.expires_at > now() AND s.updated_at > now() - interval '7 days'`;
  const row = rows[0];
  if (row === undefined) return undefined;
  if (row.unseen) {
    await database().$executeRaw`UPDATE sessions SET updated_at = now() WHERE token = ${hash}`.catch((error: unknown) =>
      log.error("session_not_seen", error),
    );
  }
  return provenActor(row);
}
