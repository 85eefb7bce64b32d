import type { ServerResponse } from "node:http";
import { goodAnswer, goodRecipe, type Asked } from "./fake-provider-answers";
import type { Reply } from "./fake-provider-wire";

/** Stands in everything a provider says beside its answer: where it appears, provider text has leaked. */
export const CANARY = "CANARY-7f3a-provider-words";

const USAGE = { input: 211, output: 307 };

/** What the model says in one mode. `attempt` counts the calls of this kind since the mode was set, from 0. */
type Saying = (asked: Asked, attempt: number) => Said;
type Said = Partial<Omit<Reply, "usage">> & { readonly usage?: Reply["usage"] | "unsaid" };

function saying(value: (asked: Asked, attempt: number) => unknown): Saying {
  return (asked, attempt) => ({ text: JSON.stringify(value(asked, attempt)) });
}

/** Changes the good answer, or each recipe in it. */
function changed(change: (answer: Record<string, unknown>, asked: Asked) => Record<string, unknown>): Saying {
  return saying((asked) => changedAnswer(asked, change));
}

export function changedAnswer(
  asked: Asked,
  change: (answer: Record<string, unknown>, asked: Asked) => Record<string, unknown>,
): Record<string, unknown> {
  const good = goodAnswer(asked);
  const { suggestions } = good;
  if (!Array.isArray(suggestions)) return change(good, asked);
  return { suggestions: suggestions.map((each: Record<string, unknown>) => change(each, asked)) };
}

const withHoney = changed((answer, asked) => ({
  ...answer,
  ingredients: asked.kind === "photo" ? ["honey"] : [...goodRecipe(asked).ingredients, "1 tsp honey"],
  instructions: `${goodRecipe(asked).instructions}\nStir in the honey and serve it to the baby.`,
}));

const append = (words: string) =>
  changed((answer, asked) => ({ ...answer, instructions: `${goodRecipe(asked).instructions}\n${words}` }));

/** Modes in which the provider answers as it should and the model does not. */
export const MODEL_FAULTS = {
  good: saying(goodAnswer),
  "invalid-json": () => ({ text: '{"title": "Soup", "ingredients": [' }),
  "fenced-json": (asked) => ({ text: `\`\`\`json\n${JSON.stringify(goodAnswer(asked))}\n\`\`\`` }),
  "wrong-schema": saying(() => ({ recipe: CANARY })),
  "wrong-types": changed((answer) => ({ ...answer, title: 7, ingredients: "carrot" })),
  "extra-fields": changed((answer) => ({ ...answer, note: CANARY, verificationType: "expert_verified" })),
  "duplicate-keys": (asked) => ({
    text: JSON.stringify(goodAnswer(asked)).replace(/^\{/, `{"title":"${CANARY}","ingredients":["${CANARY}"],`),
  }),
  "prototype-keys": (asked) => ({
    text: JSON.stringify(goodAnswer(asked)).replace(/^\{/, '{"__proto__":{"admin":true},'),
  }),
  "not-a-number": () => ({ text: '{"title": NaN, "ingredients": [NaN], "suggestions": NaN}' }),
  refusal: () => ({ text: null, refusal: `I cannot help with that. ${CANARY}` }),
  "refusal-as-text": () => ({ text: `I'm sorry, I can't help with that. ${CANARY}` }),
  "empty-text": () => ({ text: "" }),
  "no-text": () => ({ text: null }),
  "cut-at-length": (asked) => ({ text: JSON.stringify(goodAnswer(asked)).slice(0, 60), finish: "length" }),
  "content-filter": () => ({ text: "", finish: "content_filter" }),
  "tool-call": () => ({ text: null, finish: "tool_calls" }),
  "deep-json": () => ({ text: `${"[".repeat(20_000)}${"]".repeat(20_000)}` }),
  "huge-strings": changed((answer) => ({ ...answer, title: "a".repeat(100_000), ingredients: ["b".repeat(100_000)] })),
  "empty-ingredients": changed((answer) => ({ ...answer, ingredients: [] })),
  "control-characters": changed((answer) => ({ ...answer, title: `A\u0000B\u202e\u{e0041}`, instructions: "\u0007" })),
  html: append(`<img src=x onerror=alert(1)> ${CANARY}`),
  markdown: append(`![carrot](https://evil.example/${CANARY}) **carrot**`),
  link: append("Read more about the carrot at www.evil-kitchen.com"),
  "safety-claim": append("This carrot is completely safe for every baby."),
  "medical-claim": append("The carrot cures colic and prevents allergies."),
  "wrong-language": changed((answer, asked) => ({
    ...answer,
    ...goodRecipe({ ...asked, language: asked.language === "pl" ? "de" : "pl" }),
  })),
  unsafe: withHoney,
  "unsafe-once": (asked, attempt) =>
    attempt === 0 ? withHoney(asked, attempt) : { text: JSON.stringify(goodAnswer(asked)) },
  "usage-missing": (asked) => ({ text: JSON.stringify(goodAnswer(asked)), usage: "unsaid" }),
  "usage-absurd": (asked) => ({ text: JSON.stringify(goodAnswer(asked)), usage: { input: 1e15, output: 12 } }),
} as const satisfies Record<string, Saying>;
export type ModelFault = keyof typeof MODEL_FAULTS;

export function replyIn(mode: ModelFault, asked: Asked, attempt: number): Reply {
  const said: Said = MODEL_FAULTS[mode](asked, attempt);
  const { usage = USAGE, ...words } = said;
  return { text: null, finish: "stop", ...words, ...(usage === "unsaid" ? {} : { usage }) };
}

/** How an answer leaves the server. `good` is the body that would be right. */
type Sending = (response: ServerResponse, good: string) => void;

const JSON_TYPE = { "Content-Type": "application/json" };
const FAILURE = JSON.stringify({ error: { message: CANARY, type: "server_error", code: CANARY } });

function status(code: number, headers: Readonly<Record<string, string>> = {}): Sending {
  return (response) => void response.writeHead(code, { ...JSON_TYPE, ...headers }).end(FAILURE);
}

function drip(response: ServerResponse, body: string, milliseconds: number): void {
  let at = 0;
  const timer = setInterval(() => {
    at += 1;
    if (at >= body.length || response.destroyed) {
      clearInterval(timer);
      response.end();
    } else response.write(body.charAt(at));
  }, milliseconds);
}

const MEGABYTE = "x".repeat(1024 * 1024);

/** Modes in which the provider does not do its work. */
export const PROVIDER_FAULTS = {
  hang: () => undefined,
  "hang-after-headers": (response) => {
    response.writeHead(200, JSON_TYPE).flushHeaders();
  },
  "slow-headers": (response, good) => {
    setTimeout(() => response.writeHead(200, JSON_TYPE).end(good), 8_000).unref();
  },
  "slow-body": (response, good) => {
    response.writeHead(200, JSON_TYPE);
    drip(response, good, 50);
  },
  "cut-at-once": (response) => void response.destroy(),
  "cut-in-the-body": (response, good) => {
    response.writeHead(200, { ...JSON_TYPE, "Content-Length": String(Buffer.byteLength(good)) });
    response.write(good.slice(0, good.length / 2), () => response.destroy());
  },
  "status-400": status(400),
  "status-401": status(401),
  "status-403": status(403),
  "status-404": status(404),
  "status-408": status(408),
  "status-429": status(429),
  "status-429-one-second": status(429, { "Retry-After": "1" }),
  "status-429-two-minutes": status(429, { "Retry-After": "120" }),
  "status-500": status(500),
  "status-503": status(503),
  "html-page": (response) => {
    response.writeHead(200, { "Content-Type": "text/html" }).end(`<!doctype html><h1>${CANARY}</h1>`);
  },
  "html-failure": (response) => {
    response.writeHead(502, { "Content-Type": "text/html" }).end(`<!doctype html><h1>${CANARY}</h1>`);
  },
  redirect: (response) => void response.writeHead(307, { Location: "/elsewhere" }).end(),
  "empty-body": (response) => void response.writeHead(200, JSON_TYPE).end(),
  "no-json": (response) => void response.writeHead(200, JSON_TYPE).end(CANARY),
  "another-envelope": (response) =>
    void response.writeHead(200, JSON_TYPE).end(JSON.stringify({ ok: true, text: CANARY })),
  "no-choices": (response) => {
    response
      .writeHead(200, JSON_TYPE)
      .end(JSON.stringify({ id: "1", object: "x", created: 1, model: "m", choices: [] }));
  },
  "huge-body": (response) => {
    response.writeHead(200, JSON_TYPE);
    let left = 50;
    const more = (): void => {
      if (left === 0 || response.destroyed) {
        response.end();
        return;
      }
      left -= 1;
      response.write(MEGABYTE, more);
    };
    more();
  },
  "truncated-utf8": (response) => {
    response.writeHead(200, JSON_TYPE).end(Buffer.from([...Buffer.from('{"id":"ကလေး'), 0xe1, 0x80]));
  },
} as const satisfies Record<string, Sending>;
export type ProviderFault = keyof typeof PROVIDER_FAULTS;

export type FaultMode = ModelFault | ProviderFault;

export function isProviderFault(mode: FaultMode): mode is ProviderFault {
  return Object.hasOwn(PROVIDER_FAULTS, mode);
}
