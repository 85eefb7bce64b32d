import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import type { HeaderSource } from "@/lib/platform/identity/port";
import { identity } from "@/lib/platform/identity/select";

/** Signs a parent out everywhere but here. */
export async function endOtherSessions(userId: UserId, source: HeaderSource): Promise<{ readonly ended: number }> {
  return { ended: await identity().endOtherSessions(userId, source) };
}
