import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import type { HeaderSource } from "@/lib/platform/identity/port";
import { identity } from "@/lib/platform/identity/select";
import type { SessionListOutput } from "./schema";

/** Where a parent is signed in, the browser seen last first. We keep neither address nor device. */
export async function listSessions(userId: UserId, source: HeaderSource): Promise<SessionListOutput> {
  const sessions = await identity().sessionsOf(userId, source);
  return sessions.map(({ createdAt, lastSeenAt, ...session }) => ({
    ...session,
    createdAt: createdAt.toISOString(),
    lastSeenAt: lastSeenAt.toISOString(),
  }));
}
