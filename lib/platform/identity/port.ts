import type { Actor, UserId } from "@/lib/domain/shared/actor";

/** Whatever carries a request's headers: a `Request`, or `{ headers: await headers() }` on a page. */
export interface HeaderSource {
  readonly headers: { get(name: string): string | null };
}

/** All fields cleaned and checked by `features/accounts`. */
export interface NewAccount {
  /** NFKC, lower case. */
  readonly email: string;
  /** As it is shown. */
  readonly username: string;
  readonly password: string;
}

/** Who signs in: by e-mail or by username, NFKC and lower case. */
export interface Credentials {
  readonly account: { readonly email: string } | { readonly username: string };
  readonly password: string;
}

export interface SignedIn {
  readonly actor: Actor;
  /** Values of `Set-Cookie`, to be sent with the answer. */
  readonly cookies: readonly string[];
}

export interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

export interface ChangedPassword {
  /** Sessions of other browsers that are over now. */
  readonly ended: number;
  /** Values of `Set-Cookie`: the request's own session goes on under a new token. */
  readonly cookies: readonly string[];
}

/** A signed-in browser, as its parent sees it. */
export interface LivingSession {
  readonly id: string;
  readonly createdAt: Date;
  /** To the hour. */
  readonly lastSeenAt: Date;
  /** The request's own. */
  readonly current: boolean;
}

/** Who a request comes from, and how one becomes known. The only place where a `UserId` is minted. */
export interface Identity {
  readonly name: "embedded" | "clerk";
  /** The person whose living session the request carries; `undefined` for nobody and for any that is over or forged. */
  actorOf(source: HeaderSource): Promise<Actor | undefined>;
  /**
   * Whether the browser may hold a session that has only to be made new by its own script. A page must not take it for a
   * visitor's then: what it shows is checked for a family.
   */
  mayRenew(source: HeaderSource): boolean;
  /** Makes the account and signs in. Throws `user_exists` when the e-mail or the username is taken, by however little. */
  register(account: NewAccount, source: HeaderSource): Promise<SignedIn>;
  /** Throws `login_failed`, after the same work, whether the account or the password is wrong. */
  login(credentials: Credentials, source: HeaderSource): Promise<SignedIn>;
  /** Ends the request's session on the server and returns the cookies that clear it. Ending twice equals once. */
  logout(source: HeaderSource): Promise<readonly string[]>;
  /** The parent's living sessions, the one seen last first. */
  sessionsOf(userId: UserId, source: HeaderSource): Promise<readonly LivingSession[]>;
  /** Ends one of the parent's sessions; false where it has no such session. */
  endSession(userId: UserId, id: string): Promise<boolean>;
  /** Ends all of the parent's sessions but the request's own, and answers how many there were. */
  endOtherSessions(userId: UserId, source: HeaderSource): Promise<number>;
  /**
   * Changes the parent's password, ends every session of theirs and begins one anew for the request's browser: all of it
   * or nothing. Throws `incorrect_password` where `current` is not theirs, `conflict` where the password was changed or
   * the request's session ended meanwhile, and `not_found` where passwords are not ours to change.
   */
  changePassword(userId: UserId, change: PasswordChange, source: HeaderSource): Promise<ChangedPassword>;
  /** Whether this is the parent's password: asked again before an account is deleted. */
  isPasswordOf(userId: UserId, password: string): Promise<boolean>;
  /** Erases the person where the accounts live; our own rows are not its work. Forgetting twice equals once. */
  forget(userId: UserId): Promise<void>;
  /**
   * Whom a message is about that came from where the accounts live, if it is about a person. Throws `not_found` where
   * nobody sends any, and `sign_in_required` where it is not theirs.
   */
  messageAbout(source: HeaderSource, body: string): Promise<UserId | undefined>;
  /** Makes our own row what the account says now; false where there is no such account (any more). Twice equals once. */
  follow(userId: UserId): Promise<boolean>;
}
