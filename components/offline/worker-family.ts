import { FAMILY_SHELF, SESSION_MARKS } from "./forget-family";
import type { WorkerScope } from "./worker-scope";
import { BY_KEY } from "./worker-shelf";
import { orNothing } from "./worker-storage";

const OWNER = "/owner";
const KEPT_AT = "x-kept-at";
/** A session that is not used for seven days is over on the server; what it was told is over here. */
const LONGEST_KEPT_MILLISECONDS = 7 * 24 * 3600 * 1000;
/** Calls after which another family may sit in front of the screen. */
const CHANGES_WHO = /^\/api\/(?:login|register|profile)\b/;

/** Whether the browser still carries the mark of a session. */
async function hasMark(cookies: NonNullable<WorkerScope["cookieStore"]>): Promise<boolean> {
  const marks = await Promise.all(SESSION_MARKS.map((mark) => cookies.get(mark)));
  return marks.some(Boolean);
}

/** Whether this is the answer that says whose all others are. */
function isWhose(url: string): boolean {
  return new URL(url).pathname === "/api/user";
}

/**
 * A family's own answers, for when there is no network. They are of one account, and of the time after its last change:
 * whatever may change what they say empties the shelf, and so does whoever signs in or out.
 */
export class FamilyShelf {
  readonly #scope: WorkerScope;
  readonly #now: () => number;
  /** Counts the changes: what was asked for before one is not kept after it. */
  #changes = 0;
  #hasLeft = false;

  constructor(scope: WorkerScope, now: () => number) {
    this.#scope = scope;
    this.#now = now;
  }

  /** Empties the shelf; where the device's storage fails there is nothing to be read from it either. */
  async forget(): Promise<void> {
    this.#changes += 1;
    await orNothing(this.#scope.caches.delete(FAMILY_SHELF), false);
  }

  /** Empties the shelf before the family is gone: its way out goes past the worker, and nobody says when it has ended. */
  async leave(): Promise<void> {
    this.#hasLeft = true;
    await this.forget();
  }

  /** Empties the shelf of what was put there while a family was on its way out, once the next page is opened. */
  comesBack(later: (work: Promise<void>) => void): void {
    if (!this.#hasLeft) return;
    this.#hasLeft = false;
    later(this.forget());
  }

  /** From the network; from the shelf where nobody answers. Rejects where the shelf has nothing either. */
  async answer(request: Request, onKept: () => void): Promise<Response> {
    const before = this.#changes;
    let answer: Response;
    try {
      answer = await this.#scope.fetch(request);
    } catch (failure) {
      const kept = await orNothing(this.#find(request.url), undefined);
      if (kept === undefined) throw failure;
      onKept();
      return kept;
    }
    if (answer.status === 401 || answer.status === 403) await this.forget();
    else if (answer.status === 200) await orNothing(this.#keep(request.url, answer.clone(), before), undefined);
    return answer;
  }

  /**
   * Lets a change through, with the shelf empty from before it until after it, and asks again for what was on it where the
   * family stays the same. `later` is told of the work that the answer need not wait for.
   */
  async change(request: Request, later: (work: Promise<void>) => void): Promise<Response> {
    const asked = await orNothing(this.#addresses(), []);
    await this.forget();
    const answer = await this.#scope.fetch(request);
    await this.forget();
    if (answer.ok && !CHANGES_WHO.test(new URL(request.url).pathname)) later(this.#askAgain(asked));
    return answer;
  }

  /** What is on the shelf, whose it is first: nothing is kept before that is known. */
  async #addresses(): Promise<readonly string[]> {
    const family = await this.#scope.caches.open(FAMILY_SHELF);
    const kept = (await family.keys()).map(({ url }) => url).filter((url) => !url.endsWith(OWNER));
    return [...kept.filter(isWhose), ...kept.filter((url) => !isWhose(url))];
  }

  async #askAgain(addresses: readonly string[]): Promise<void> {
    for (const url of addresses) {
      const before = this.#changes;
      const answer = await this.#scope.fetch(url).catch(() => undefined);
      if (answer?.status === 200) await this.#keep(url, answer, before);
    }
  }

  async #find(url: string): Promise<Response | undefined> {
    // A browser that forgot its session forgot the family, too. Not every browser lets a worker ask.
    if (this.#scope.cookieStore && !(await hasMark(this.#scope.cookieStore))) {
      await this.forget();
      return undefined;
    }
    const kept = await (await this.#scope.caches.open(FAMILY_SHELF)).match(url, BY_KEY);
    const age = this.#now() - Number(kept?.headers.get(KEPT_AT));
    return age >= 0 && age <= LONGEST_KEPT_MILLISECONDS ? kept : undefined;
  }

  /** Keeps an answer unless something changed since it was asked for, `before` being the number of changes then. */
  async #keep(url: string, answer: Response, before: number): Promise<void> {
    const body = await answer.text();
    if (this.#changes !== before) return;
    const forgot = isWhose(url) ? await this.#seeOwner(body) : 0;
    const family = await this.#scope.caches.open(FAMILY_SHELF);
    if ((await family.match(OWNER)) === undefined) return;
    const headers = new Headers(answer.headers);
    headers.set(KEPT_AT, String(this.#now()));
    try {
      await family.put(url, new Response(body, { headers }));
    } catch {
      // The device is full: nothing is kept.
    }
    if (this.#changes !== before + forgot) await this.#scope.caches.delete(FAMILY_SHELF);
  }

  /** Notes whose the shelf is, and empties it of another account's first: then 1, else 0. */
  async #seeOwner(body: string): Promise<0 | 1> {
    const owner = /"clerkId":"([^"]+)"/.exec(body)?.[1];
    if (owner === undefined) return 0;
    const known = await (await (await this.#scope.caches.open(FAMILY_SHELF)).match(OWNER))?.text();
    const isAnother = known !== undefined && known !== owner;
    if (isAnother) await this.forget();
    await (await this.#scope.caches.open(FAMILY_SHELF)).put(OWNER, new Response(owner));
    return isAnother ? 1 : 0;
  }
}
