import "server-only";
import { capabilities, EnvironmentError, readEnv, SETTINGS } from "./env";

type Source = Readonly<Record<string, string | undefined>>;

/** One thing that was looked at. `do` is what an operator can do about it; nothing where all is well. */
export interface Diagnosis {
  readonly state: "ok" | "off" | "look" | "wrong";
  readonly says: string;
  readonly do?: string;
}

const MOST_DIFFERENT = 2;

/** How many letters have to be changed, added or left out to make one word the other. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (one[i - 1] === other[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** Names that are none of ours but nearly: a setting that was mistyped does nothing and says nothing. */
function mistyped(source: Source): Diagnosis[] {
  return Object.keys(source).flatMap((name) => {
    if (SETTINGS.includes(name) || name.length < 7 || (source[name] ?? "").trim() === "") return [];
    const meant = SETTINGS.find((setting) => setting.length >= 7 && distance(name, setting) <= MOST_DIFFERENT);
    if (meant === undefined) return [];
    return [
      { state: "look", says: `${name} is no setting, so it does nothing.`, do: `Did you mean ${meant}?` } as const,
    ];
  });
}

function look(state: Diagnosis["state"], says: string, advice?: string): Diagnosis {
  return advice === undefined ? { state, says } : { state, says, do: advice };
}

/**
 * What these settings configure, what they leave out, and what to do about it. Names settings, never their values, so
 * that it can be pasted into a message to somebody.
 */
export function diagnose(source: Source): readonly Diagnosis[] {
  let settings;
  try {
    settings = readEnv(source);
  } catch (error) {
    if (!(error instanceof EnvironmentError)) throw error;
    return [...error.sentences.map((says) => look("wrong", says)), ...mistyped(source)];
  }
  const can = capabilities(settings);
  const found: Diagnosis[] = [];
  found.push(
    can.database === "server"
      ? look("ok", "The database is the server of DATABASE_URL.")
      : look(
          "ok",
          "The database is the embedded one in DATA_DIR: one process, on this disk.",
          "For several instances, or a host without a disk of its own, set DATABASE_URL.",
        ),
  );
  found.push(
    can.accounts === "clerk"
      ? look(
          "ok",
          "An admin is whose account at Clerk has role: admin in its public metadata.",
          'Clerk has to put it into each session: {"metadata": "{{user.public_metadata}}"} in its session token.',
        )
      : settings.ADMIN_EMAILS.length > 0
        ? look("ok", `Admins: ${settings.ADMIN_EMAILS.length} e-mail addresses in ADMIN_EMAILS.`)
        : look("off", "Nobody is an admin.", "Set ADMIN_EMAILS to see /analytics and to look after comments."),
  );
  found.push(
    settings.ADMIN_TOKEN === undefined
      ? look("ok", "The analytics token is generated and kept.", "npm run admin-token shows it.")
      : look("ok", "The analytics token is ADMIN_TOKEN."),
  );
  if (settings.APP_ORIGIN === undefined) {
    found.push(
      look("look", "APP_ORIGIN is not set.", "In production set it: for links, secure cookies and the origin check."),
    );
  } else if (settings.APP_ORIGIN.startsWith("https:")) {
    found.push(look("ok", "Parents reach Squish over HTTPS, by APP_ORIGIN."));
  } else {
    found.push(
      look("look", "APP_ORIGIN is not https: sessions travel in the clear.", "Put a proxy with TLS in front."),
    );
  }
  if (settings.APP_ORIGIN?.startsWith("https:") && settings.TRUST_PROXY === 0 && settings.VERCEL === undefined) {
    found.push(
      look(
        "look",
        "HTTPS needs a proxy in front, and TRUST_PROXY is 0.",
        "Set TRUST_PROXY=1, or all visitors share one limit.",
      ),
    );
  }
  if (settings.AI_OFF) found.push(look("off", "AI_OFF: no language model is called; the composer writes."));
  else if (can.writer === "openai") found.push(look("ok", "A language model proposes recipes; each is checked."));
  else found.push(look("off", "No language model writes; the composer does.", "Set OPENAI_API_KEY if you want one."));
  found.push(
    can.vision
      ? look("ok", "Photos of ingredients are read.")
      : look(
          "off",
          "Photos of ingredients cannot be read; the page says so.",
          "Set OPENAI_VISION_MODEL, with OPENAI_API_KEY.",
        ),
  );
  found.push(
    can.accounts === "embedded"
      ? look("ok", "Accounts are our own, in the database.")
      : look(
          "ok",
          "Accounts are at Clerk; who is signed in is verified here.",
          "Its publishable key is part of the build: after changing it, build again.",
        ),
  );
  if (can.accounts === "clerk" && settings.CLERK_WEBHOOK_SIGNING_SECRET === undefined) {
    found.push(
      look(
        "look",
        "What happens to an account at Clerk is not heard: whoever deletes theirs there stays here.",
        "Send user.created, user.updated and user.deleted to /api/accounts/messages; set CLERK_WEBHOOK_SIGNING_SECRET.",
      ),
    );
  }
  found.push(
    can.productAnalytics
      ? look(
          "ok",
          "PostHog hears of visitors who agree, and of nobody else.",
          "Its key is part of the build: after changing it, build again.",
        )
      : look("off", "Nothing is sent to PostHog. /analytics has figures of its own."),
  );
  if (settings.RATE_LIMIT_FACTOR !== 1) {
    found.push(
      look("look", "RATE_LIMIT_FACTOR changes every rate limit.", "It is for load tests: unset it in production."),
    );
  }
  return [...found, ...mistyped(source)];
}

const MARKS = { ok: "✓", off: "–", look: "!", wrong: "✗" } as const;

/** A diagnosis as lines to print. */
export function diagnosisLines(found: readonly Diagnosis[]): string {
  return found
    .map(({ state, says, do: advice }) => `${MARKS[state]} ${says}${advice ? `\n    ${advice}` : ""}`)
    .join("\n");
}
