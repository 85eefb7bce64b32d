import { IS_PRODUCTION } from "@/lib/platform/public-settings";

/** How this page stands to the network and to the worker behind it. */
export interface Connection {
  readonly isOnline: boolean;
  /** The page, or something on it, was answered from what is kept on the device. */
  readonly isKept: boolean;
  /** A newer version waits until the family wants it. */
  readonly hasUpdate: boolean;
}

const AT_FIRST: Connection = { isOnline: true, isKept: false, hasUpdate: false };

let current = AT_FIRST;
let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

function change(part: Partial<Connection>): void {
  current = { ...current, ...part };
  for (const listener of listeners) listener();
}

export function currentConnection(): Connection {
  return current;
}

export function subscribeToConnection(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function watchNetwork(): void {
  const see = () => change({ isOnline: navigator.onLine });
  window.addEventListener("online", see);
  window.addEventListener("offline", see);
  see();
}

function watchUpdates(registration: ServiceWorkerRegistration): void {
  const see = () => {
    // Without a worker in charge the one that waits is the first: nothing is replaced by it.
    if (registration.waiting === null || navigator.serviceWorker.controller === null) return;
    waiting = registration.waiting;
    change({ hasUpdate: true });
  };
  see();
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", see));
}

/** What this page has loaded of the build, as paths. */
function loadedFiles(): readonly string[] {
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === window.location.origin && pathname.startsWith("/_next/static/"))
    .map(({ pathname }) => pathname);
}

function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, "connection");
  return typeof connection === "object" && connection !== null && Reflect.get(connection, "saveData") === true;
}

async function keepThisPage(): Promise<void> {
  // A page that came through the worker is kept by it already; asking for it again would cost the server another.
  const path = navigator.serviceWorker.controller === null ? window.location.pathname : undefined;
  const registration = await navigator.serviceWorker.register("/sw.js");
  watchUpdates(registration);
  const { active } = await navigator.serviceWorker.ready;
  const { lang: language } = document.documentElement;
  active?.postMessage({ kind: "keep", language, path, files: loadedFiles(), more: !savesData() });
  // Asked for where it was installed: elsewhere some browsers would put a question to the family.
  if (window.matchMedia("(display-mode: standalone)").matches) await navigator.storage.persist();
}

/** Calls `act` whenever the worker says something of this kind. */
export function whenWorkerSays(kind: "kept" | "rests", act: () => void): void {
  navigator.serviceWorker.addEventListener("message", ({ data }: MessageEvent<unknown>) => {
    if (data instanceof Object && Reflect.get(data, "kind") === kind) act();
  });
}

let isStarted = false;

/** Begins to watch the network, and lets the worker keep this page for when there is none. */
export function startKeeping(): void {
  if (isStarted) return;
  isStarted = true;
  watchNetwork();
  // While the product is developed there is no worker, and what one kept would hide every change.
  if (!IS_PRODUCTION || !("serviceWorker" in navigator)) return;
  whenWorkerSays("kept", () => change({ isKept: true }));
  // A private window, or no room: Squish works with a network only.
  keepThisPage().catch(() => undefined);
}

/** Hides the offer until another version comes. */
export function putOffUpdate(): void {
  change({ hasUpdate: false });
}

/** Changes over to the version that waits, and shows this page in it. */
export function takeUpdate(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => window.location.reload(), { once: true });
  waiting?.postMessage({ kind: "take-over" });
}
