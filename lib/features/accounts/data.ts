import "server-only";
import type { Actor } from "@/lib/domain/shared/actor";
import { AppError } from "@/lib/domain/shared/app-error";
import { database } from "@/lib/platform/db/client";
import type { Prisma } from "@/lib/platform/db/generated/client";
import type { AccountUser } from "./schema";

const accountSelect = {
  id: true,
  email: true,
  displayUsername: true,
  firstName: true,
  lastName: true,
} satisfies Prisma.UserSelect;

type AccountRow = Prisma.UserGetPayload<{ select: typeof accountSelect }>;

function toAccountUser(row: AccountRow, role: Actor["role"]): AccountUser {
  const full = [row.firstName, row.lastName].filter((part) => part !== null).join(" ");
  return {
    clerkId: row.id,
    id: row.id,
    email: row.email,
    username: row.displayUsername,
    firstName: row.firstName,
    lastName: row.lastName,
    fullName: full === "" ? null : full,
    role,
  };
}

/** The caller's own account. Throws `sign_in_required` when it was erased since the request began. */
export async function findAccount(actor: Actor): Promise<AccountUser> {
  const row = await database().user.findUnique({ where: { id: actor.userId }, select: accountSelect });
  if (row === null) throw new AppError("sign_in_required");
  return toAccountUser(row, actor.role);
}
