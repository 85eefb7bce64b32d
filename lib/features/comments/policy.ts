import type { Actor } from "@/lib/domain/shared/actor";

/** Experts and admins look after the comments: they see reports, and hide and show again. */
export function isModerator(actor: Actor | undefined): boolean {
  return actor?.role === "expert" || actor?.role === "admin";
}
