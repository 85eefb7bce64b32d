const CLERK_KEY = process.env.NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY ?? "";

/** What of Clerk's own script is used here. It is served by Clerk and is no part of the build. */
interface ClerkScript {
  load(options: Readonly<Record<string, unknown>>): Promise<void>;
  readonly user?: object | null | undefined;
  readonly session?: { getToken(): Promise<string | null> } | null | undefined;
  addListener(heard: (state: { readonly user?: object | null | undefined }) => void): () => void;
  signOut(): Promise<void>;
  mountSignIn(place: HTMLDivElement, options: Readonly<Record<string, unknown>>): void;
  unmountSignIn(place: HTMLDivElement): void;
  mountSignUp(place: HTMLDivElement, options: Readonly<Record<string, unknown>>): void;
  unmountSignUp(place: HTMLDivElement): void;
}

declare global {
  interface Window {
    Clerk?: ClerkScript;
    /** Clerk's forms, which its script is given when it starts. */
    __internal_ClerkUICtor?: unknown;
  }
}

/** The words of ours that stand in Clerk's forms. */
export interface HostedFormWords {
  readonly identifier: string;
  readonly email: string;
  readonly username: string;
  readonly password: string;
  readonly submit: string;
}

/**
 * Where Clerk serves its script and answers it for this installation, as in `https://clerk.squish.example`: its key is
 * that host's name in base64, with a dollar sign after it. Blank without a key, and for what is none.
 */
export function clerkOrigin(key: string): string {
  const [, coded = ""] = /^pk_(?:live|test)_([A-Za-z0-9+/]+=*)$/.exec(key) ?? [];
  let host;
  try {
    host = atob(coded);
  } catch {
    return "";
  }
  return /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d+)?\$$/i.test(host) ? `https://${host.slice(0, -1).toLowerCase()}` : "";
}

const CORE = "/npm/@clerk/clerk-js@6/dist/clerk.browser.js";
const FORMS = "/npm/@clerk/ui@1/dist/ui.browser.js";
/** A script that has not come by then does not come. */
const PATIENCE_MILLISECONDS = 15_000;
/** How long a call of ours may wait for its session; it is made without one then, and answered as a visitor's. */
const CALL_PATIENCE_MILLISECONDS = 5_000;

/** A mark of Clerk's that scripts may read: when somebody last signed in here, 0 for nobody. */
const SIGNED_IN = /(?:^|;\s*)__client_uat(?:_[\w-]+)?=[1-9]/;

let started: Promise<ClerkScript> | undefined;

/** Clerk is given its forms when it starts, so where one is shown nobody else may start it. */
const FORM_PAGE = /^\/sign-(?:in|up)$/;
let formIsAsked: () => void;
const formAsked = new Promise<void>((resolve) => {
  formIsAsked = resolve;
});

function late(milliseconds: number): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error("Clerk does not answer")), milliseconds));
}

function fetchScript(path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = `${clerkOrigin(CLERK_KEY)}${path}`;
    script.async = true;
    script.crossOrigin = "anonymous";
    script.dataset["clerkPublishableKey"] = CLERK_KEY;
    script.onload = () => resolve();
    script.onerror = () => {
      // Left in the page it would keep a second try from being one.
      script.remove();
      reject(new Error("Clerk cannot be reached"));
    };
    document.head.append(script);
  });
}

async function start(words: HostedFormWords | undefined): Promise<ClerkScript> {
  const scripts = words === undefined ? [CORE] : [FORMS, CORE];
  await Promise.race([Promise.all(scripts.map(fetchScript)), late(PATIENCE_MILLISECONDS)]);
  const clerk = window.Clerk;
  if (clerk === undefined) throw new Error("Clerk did not start");
  const options = { signInUrl: "/sign-in", signUpUrl: "/sign-up", telemetry: { disabled: true } };
  await clerk.load(
    words === undefined
      ? options
      : { ...options, ui: { ClerkUI: window.__internal_ClerkUICtor }, localization: localized(words) },
  );
  return clerk;
}

function localized({ identifier, email, username, password, submit }: HostedFormWords) {
  return {
    formButtonPrimary: submit,
    formFieldLabel__emailAddress: email,
    formFieldLabel__emailAddress_username: identifier,
    formFieldLabel__password: password,
    formFieldLabel__username: username,
  };
}

async function startedClerk(): Promise<ClerkScript> {
  if (FORM_PAGE.test(location.pathname)) await formAsked;
  return clerk();
}

/** Started once for as long as the page lives; after a failure the next who asks tries again. */
function clerk(words?: HostedFormWords): Promise<ClerkScript> {
  started ??= start(words).catch((failure: unknown) => {
    started = undefined;
    throw failure;
  });
  return started;
}

/** Whether this browser may hold a session of Clerk's. It proves nothing: the server decides. */
export function mayBeSignedIn(): boolean {
  return SIGNED_IN.test(document.cookie);
}

/**
 * Makes sure that the session in the cookies has not run out, as one of Clerk's does after a minute. Does nothing for a
 * visitor, for whom nothing of Clerk is ever fetched, and gives up after five seconds.
 */
async function freshSession(): Promise<void> {
  if (!mayBeSignedIn()) return;
  try {
    const renewed = startedClerk().then(({ session }) => session?.getToken());
    await Promise.race([renewed, late(CALL_PATIENCE_MILLISECONDS)]);
  } catch {
    // Without a network, or without Clerk: the call says by its own answer what it was worth.
  }
}

/** Ends the session at Clerk. Our own server ends it too, where Clerk cannot be reached from here. */
async function endSession(): Promise<void> {
  if (!mayBeSignedIn()) return;
  try {
    await Promise.race([startedClerk().then((script) => script.signOut()), late(CALL_PATIENCE_MILLISECONDS)]);
  } catch {
    // See above.
  }
}

/** What has to be done at Clerk before a call of ours: the session ended where the call logs out, else made new. */
export function beforeCall(address: string): Promise<void> {
  return address === "/api/logout" ? endSession() : freshSession();
}

/**
 * How Clerk's forms take on our colours. The first step stands under the heading of our page and above its way to the
 * other form, so Clerk's own are hidden there; what a further step asks, and of whom, is said by Clerk's heading alone.
 */
export const CLERK_LOOK = {
  variables: {
    colorPrimary: "var(--color-carrot)",
    colorPrimaryForeground: "var(--color-on-carrot)",
    colorForeground: "var(--color-ink)",
    colorMutedForeground: "var(--color-muted)",
    colorBackground: "var(--color-card)",
    colorInput: "var(--color-card)",
    colorInputForeground: "var(--color-ink)",
    colorDanger: "var(--color-beet)",
    fontFamily: "inherit",
    fontSize: "1rem",
  },
  elements: {
    rootBox: { width: "100%" },
    // Without its padding the edges and the shadows of the fields stand out of the card, which cuts them off by default.
    cardBox: { width: "100%", boxShadow: "none", border: "none", borderRadius: 0, overflow: "visible" },
    card: {
      padding: 0,
      boxShadow: "none",
      overflow: "visible",
      "&.cl-signIn-start .cl-header, &.cl-signUp-start .cl-header": { display: "none" },
    },
    footer: { background: "none" },
    footerAction__signIn: { display: "none" },
    footerAction__signUp: { display: "none" },
    formButtonPrimary: { minHeight: "44px" },
    formFieldInput: { minHeight: "44px" },
    socialButtonsBlockButton: { minHeight: "44px" },
  },
} as const;

/**
 * Shows Clerk's own form in `place` and calls `entered` once somebody is signed in, at once where they are already. The
 * returned function takes the form away. Rejects where Clerk cannot be reached; trying again is right.
 */
export async function showForm(
  kind: "sign-in" | "sign-up",
  place: HTMLDivElement,
  words: HostedFormWords,
  entered: () => void,
): Promise<() => void> {
  const starting = clerk(words);
  formIsAsked();
  const script = await starting;
  if (script.user) {
    entered();
    return () => undefined;
  }
  const here = `${location.pathname}${location.search}`;
  const options = { routing: "hash", forceRedirectUrl: here, signUpForceRedirectUrl: here, appearance: CLERK_LOOK };
  const isSignIn = kind === "sign-in";
  if (isSignIn) script.mountSignIn(place, options);
  else script.mountSignUp(place, { ...options, signInForceRedirectUrl: here });
  const deafen = script.addListener(({ user }) => {
    if (user) entered();
  });
  return () => {
    deafen();
    if (isSignIn) script.unmountSignIn(place);
    else script.unmountSignUp(place);
  };
}
