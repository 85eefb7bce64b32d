/** Proven identity. Only `lib/platform/identity` mints a `UserId`; whoever holds one need not check again. */
export type UserId = string & { readonly __brand: "UserId" };

export const ROLES = ["parent", "expert", "admin"] as const;
export type Role = (typeof ROLES)[number];

/** The signed-in person behind a request. */
export interface Actor {
  readonly userId: UserId;
  readonly role: Role;
  readonly username: string;
}
