import { request } from "node:http";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { BODIES, CALLS } from "./api-calls";
import { newParent, uniqueName, type Answer, type Caller } from "./caller";
import { startServer, type Home, type RunningServer } from "./running-server";
import { ROOT } from "./source-files";
import { KITCHEN } from "./what-was-told";

const PASSWORD = "Kohlrabi-73-Suppe";
/** The parent's, once every call was made: one of them changes it. */
const LAST_PASSWORD = "Pastinake-im-Ofen-8";
/** What a server without a model says of photos: no failure. */
const NOT_SET_UP = "vision_unavailable";
/** Calls that end something for a whole account, in the order in which a life ends. */
const ENDINGS = ["DELETE /api/recipes", "DELETE /api/profile/sessions", "POST /api/logout"];
const BEGINS = "POST /api/register";
const ERASES = "DELETE /api/user";
const PAGES = ["/", "/foods", "/foods/carrot", "/learning", "/meals", "/profile", "/sw.js", "/no-such-page"];
const LANGUAGES = ["en", "de", "de-AT", "pl", "my"];

/** What a process holds, after its rubbish was collected. */
export interface Held {
  readonly heap: number;
  readonly rss: number;
  readonly files: number;
  readonly timers: number;
  /** Connections and whatever else keeps a process alive. */
  readonly others: number;
}

const MEGABYTE = 2 ** 20;
/** How much more a process may hold in the last third than in the first. */
const MOST_MORE: Readonly<Record<Exclude<keyof Held, "rss">, number>> = {
  heap: 8 * MEGABYTE,
  files: 10,
  timers: 10,
  others: 10,
};
const RESIDENT_BYTES_A_MINUTE = MEGABYTE;
/** Before that a process has not yet taken what it needs. */
const WARM_UP_MINUTES = 5;
const RESIDENT_FROM_MINUTES = 2 * WARM_UP_MINUTES;

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
}

/** By how much the median of the last third is above that of the first. */
export function growth(samples: readonly Held[], of: keyof Held): number {
  const third = Math.max(1, Math.floor(samples.length / 3));
  const values = samples.map((sample) => sample[of]);
  return median(values.slice(-third)) - median(values.slice(0, third));
}

/** What is held at the end that was not held at the beginning, by name; nothing where all is well. */
export function leaks(samples: readonly Held[], minutes: number): readonly string[] {
  const grown = Object.entries(MOST_MORE).flatMap(([name, most]) => {
    const more = growth(samples, name as keyof typeof MOST_MORE);
    return more > most ? [`${name}: ${more} more`] : [];
  });
  const resident = growth(samples, "rss");
  // From the middle of the first third of what was looked at to that of the last.
  const apart = ((minutes - WARM_UP_MINUTES) * 2) / 3;
  const isFast = minutes >= RESIDENT_FROM_MINUTES && resident > apart * RESIDENT_BYTES_A_MINUTE;
  return isFast ? [...grown, `rss: ${resident} more`] : grown;
}

/** A server that tells what it holds. */
export interface Watched extends RunningServer {
  readonly held: () => Promise<Held>;
  /** How many copies of the engine's code it has loaded. */
  readonly engines: () => Promise<number>;
}

export async function startWatched(home: Home, settings: Readonly<Record<string, string>> = {}): Promise<Watched> {
  const socketPath = join(home.folder, `${uniqueName("probe")}.socket`);
  const probe = pathToFileURL(join(ROOT, "tests/support/soak-probe.mjs")).href;
  const server = await startServer({ NODE_OPTIONS: `--import=${probe}`, SOAK_PROBE: socketPath, ...settings }, home);
  const ask = (path: string) =>
    new Promise<unknown>((resolve, reject) => {
      const call = request({ socketPath, path, agent: false }, (answer) => {
        let text = "";
        answer.on("data", (chunk: Buffer) => (text += chunk.toString()));
        answer.once("end", () => resolve(JSON.parse(text)));
      });
      call.once("error", reject);
      call.end();
    });
  return {
    ...server,
    held: async () => (await ask("/")) as Held,
    engines: async () => (await ask("/engines")) as number,
  };
}

/** How many calls were made, and what none may be answered. */
export interface Asked {
  calls: number;
  readonly failures: string[];
}

function order(name: string): number {
  if (ENDINGS.includes(name)) return 2 + ENDINGS.indexOf(name);
  return name.startsWith("DELETE") ? 1 : 0;
}

/** A family's whole life with the product: an account, every call of the API, the pages, and its erasure. */
export async function live(origin: string, number: number, asked: Asked): Promise<void> {
  const noted = async (name: string, call: () => Promise<Answer>): Promise<Answer["body"]> => {
    // A connection that was kept too long may end as it is used again: whoever calls then, calls again.
    const { status, body, text } = await call().catch(call);
    asked.calls += 1;
    if (status >= 500 && body?.code !== NOT_SET_UP) asked.failures.push(`${name}: ${status} ${text.slice(0, 200)}`);
    return body;
  };
  const parent = await newParent(origin);
  asked.calls += 1;
  const language = LANGUAGES[number % LANGUAGES.length] ?? "en";
  const speaking = { "accept-language": language };
  const post = (path: string, body: object) => noted(`POST ${path}`, () => parent.post(path, body, speaking));
  const kitchen = { ...KITCHEN, language, ingredients: ["carrot", "potato"] };
  const recipe = (await post("/api/recipes/generate", kitchen)).id;
  const idOf = async (path: string) => String((await post(path, BODIES[`POST ${path}`] ?? {}))?.id);
  const own: Readonly<Record<string, string>> = {
    recipes: recipe,
    comments: (await post(`/api/recipes/${recipe}/comments`, BODIES["POST /api/recipes/{id}/comments"] ?? {}))?.id,
    babies: await idOf("/api/babies"),
    allergies: await idOf("/api/allergies"),
    reactions: await idOf("/api/reactions"),
    foods: "carrot",
  };
  const bodies: Readonly<Record<string, object>> = {
    ...BODIES,
    "POST /api/login": { email: `${parent.name}@families.test`, password: LAST_PASSWORD },
    "POST /api/profile/password": { currentPassword: PASSWORD, newPassword: LAST_PASSWORD },
    [ERASES]: { password: LAST_PASSWORD },
    "POST /api/recipes/generate": kitchen,
  };
  const ask = (caller: Caller, name: string) => {
    const [method = "", path = ""] = name.split(" ");
    const id = own[/^\/api\/(\w+)\//.exec(path)?.[1] ?? ""] ?? recipe;
    return noted(name, () =>
      caller.call(method, path.replace("{id}", id).replace("{foodId}", "carrot"), bodies[name], speaking),
    );
  };
  const names = CALLS.map(([name]) => name).filter((name) => name !== BEGINS && name !== ERASES);
  for (const name of names.toSorted((a, b) => order(a) - order(b)).filter((each) => !ENDINGS.includes(each))) {
    await ask(parent, name);
  }
  const events = { ...speaking, accept: "text/event-stream" };
  await noted("events", () => parent.post("/api/recipes/generate", kitchen, events));
  for (const page of [...PAGES, `/recipes/${recipe}`]) await noted(page, () => parent.get(page, speaking));
  for (const name of ENDINGS) await ask(parent, name);
  await ask(parent, "POST /api/login");
  await ask(parent, ERASES);
}

interface Plan {
  /** Rounds before the first that is looked at. */
  readonly warmUp: number;
  readonly rounds: number;
  /** Families of one round, all at once. */
  readonly families: number;
  /** Goes on after the rounds until so long after its start, and looks only at what is held after the first five. */
  readonly minutes?: number;
}

/** Lets families live, and says what the server held after each round. */
export async function soak(server: Watched, plan: Plan): Promise<{ samples: readonly Held[]; asked: Asked }> {
  const asked: Asked = { calls: 0, failures: [] };
  const started = performance.now();
  const until = started + (plan.minutes ?? 0) * 60_000;
  const from = plan.minutes === undefined ? started : started + Math.min(plan.minutes / 2, WARM_UP_MINUTES) * 60_000;
  const samples: Held[] = [];
  for (let round = 0; round < plan.warmUp + plan.rounds || performance.now() < until; round += 1) {
    const families = Array.from({ length: plan.families }, (_, index) => round * plan.families + index);
    await Promise.all(families.map((number) => live(server.origin, number, asked)));
    if (round >= plan.warmUp && performance.now() >= from) samples.push(await server.held());
  }
  return { samples, asked };
}
