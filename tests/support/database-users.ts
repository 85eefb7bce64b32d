import type { UserId } from "@/lib/domain/shared/actor";
import { database } from "@/lib/platform/db/client";
import { newId } from "@/lib/platform/db/new-id";

/** A parent with an account and no password, for tests of what an account owns. */
export async function provenUser(username: string): Promise<UserId> {
  const name = `${username}-${newId()}`;
  const { id } = await database().user.create({
    data: {
      id: newId(),
      email: `${name}@example.org`.toLowerCase(),
      username: name.toLowerCase(),
      displayUsername: name,
      name,
    },
    select: { id: true },
  });
  return id as UserId;
}
