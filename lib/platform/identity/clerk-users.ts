import "server-only";
import { AppError } from "@/lib/domain/shared/app-error";
import { ROLES, type Role } from "@/lib/domain/shared/actor";
import { cleanText } from "@/lib/domain/shared/safe-text";
import { database } from "../db/client";
import { isUniqueViolation } from "../db/errors";

/** What of a person at Clerk is kept here. */
export interface ClerkProfile {
  readonly id: string;
  readonly email: string | null;
  readonly username: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
}

export interface MirroredUser {
  readonly id: string;
  readonly role: Role;
  readonly username: string;
}

/** As Clerk's library answers a user, of which only this is looked at. */
interface ClerkUser extends Pick<ClerkProfile, "id" | "username" | "firstName" | "lastName"> {
  readonly primaryEmailAddress: { readonly emailAddress: string } | null;
}

const LONGEST_NAME = 30;

export function profileOf({ id, username, firstName, lastName, primaryEmailAddress }: ClerkUser): ClerkProfile {
  return { id, username, firstName, lastName, email: primaryEmailAddress?.emailAddress ?? null };
}

function key(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}

/** A name to stand beside comments: the username, else the first name. Never the e-mail address, which others would read. */
function shownName({ username, firstName }: ClerkProfile): string {
  const name = cleanText(username ?? firstName ?? "").replace(/[^\p{L}\p{M}\p{N}._-]+/gu, "");
  return Array.from(name.normalize("NFKC")).slice(0, LONGEST_NAME).join("") || "parent";
}

/** The end of an id tells apart whom a name cannot. */
function told(profile: ClerkProfile): string {
  return profile.id.slice(-6).toLowerCase();
}

/** The row of a person at Clerk, if they were seen before. */
export async function findMirrored(id: string): Promise<MirroredUser | undefined> {
  const row = await database().user.findUnique({
    where: { id },
    select: { id: true, role: true, displayUsername: true },
  });
  if (row === null) return undefined;
  const role = ROLES.find((known) => known === row.role && known !== "admin") ?? "parent";
  return { id: row.id, role, username: row.displayUsername };
}

function rows(profile: ClerkProfile) {
  const { id, email } = profile;
  const name = shownName(profile);
  const firstName = profile.firstName === null ? null : cleanText(profile.firstName);
  const lastName = profile.lastName === null ? null : cleanText(profile.lastName);
  const person = { id, firstName, lastName, name };
  // An address or a name that somebody else has here already makes nobody that somebody.
  const apart = `${name.slice(0, LONGEST_NAME - 7)}-${told(profile)}`;
  const noAddress = `${id.toLowerCase()}@clerk.invalid`;
  const address = email === null ? noAddress : key(email);
  return [
    { ...person, email: address, username: key(name), displayUsername: name },
    { ...person, email: address, username: key(apart), displayUsername: apart },
    { ...person, email: noAddress, username: key(apart), displayUsername: apart },
    { ...person, email: noAddress, username: id.toLowerCase(), displayUsername: apart },
  ] as const;
}

/** Gives a person at Clerk a row of their own. However many see them first at once, there is one row. */
export async function mirror(profile: ClerkProfile): Promise<MirroredUser> {
  for (const data of rows(profile)) {
    await database().user.createMany({ data: [data], skipDuplicates: true });
    const row = await findMirrored(profile.id);
    if (row !== undefined) return row;
  }
  throw new AppError("unavailable");
}

/** Gives a person their row where they have none, and makes it say what Clerk says of them now. */
export async function keepUp(profile: ClerkProfile): Promise<void> {
  await mirror(profile);
  for (const data of rows(profile)) {
    try {
      await database().user.updateMany({ where: { id: profile.id }, data });
      return;
    } catch (error) {
      if (!isUniqueViolation(error)) throw error;
    }
  }
  throw new AppError("unavailable");
}
