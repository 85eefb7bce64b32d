import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "../db/client";
import type { HeaderSource, Identity, LivingSession } from "./port";
import { hashToken, tokenOf } from "./session-cookie";

const UNSEEN_MILLISECONDS = 7 * 24 * 3600 * 1000;

function tokenHash(source: HeaderSource): string {
  return hashToken(tokenOf(source) ?? "");
}

async function sessionsOf(userId: UserId, source: HeaderSource): Promise<readonly LivingSession[]> {
  const now = Date.now();
  const rows = await database().session.findMany({
    where: { userId, expiresAt: { gt: new Date(now) }, updatedAt: { gt: new Date(now - UNSEEN_MILLISECONDS) } },
    select: { id: true, createdAt: true, updatedAt: true, token: true },
    orderBy: [{ updatedAt: "desc" }, { id: "asc" }],
    take: 100,
  });
  const own = tokenHash(source);
  return rows.map(({ token, updatedAt, ...row }) => ({ ...row, lastSeenAt: updatedAt, current: token === own }));
}

/** What a parent sees and ends of the sessions in our own table. */
export const embeddedSessions: Pick<Identity, "sessionsOf" | "endSession" | "endOtherSessions"> = {
  sessionsOf,
  endSession: async (userId, id) => (await database().session.deleteMany({ where: { id, userId } })).count === 1,
  endOtherSessions: async (userId, source) => {
    const others = { userId, token: { not: tokenHash(source) } };
    return (await database().session.deleteMany({ where: others })).count;
  },
};
