import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { LANGUAGES, type Language } from "../../lib/domain/shared/language";
import type { Asked } from "./fake-provider-answers";
import { isProviderFault, PROVIDER_FAULTS, replyIn, type FaultMode } from "./fake-provider-faults";
import { streamedBody, wholeBody, type Api, type Reply } from "./fake-provider-wire";

/** One call as it came in, and what it was told it cost. */
export interface FakeCall {
  readonly api: Api;
  readonly kind: string;
  /** Every word that was sent, its image left out. */
  readonly sent: string;
  readonly key: string;
  readonly image: Buffer | undefined;
  readonly streamed: boolean;
  /** What the provider said it used; undefined where it said nothing of use. */
  readonly tokens: number | undefined;
}

export interface FakeProvider {
  readonly baseUrl: string;
  readonly calls: readonly FakeCall[];
  /** Requests that followed a redirect: none should. */
  readonly strays: () => number;
  /** From now on it behaves so; calls are counted anew. */
  readonly behave: (mode: FaultMode | ((asked: Asked, attempt: number) => Reply)) => void;
  readonly forget: () => void;
  readonly stop: () => Promise<void>;
}

interface Parts {
  readonly text: string;
  readonly image: Buffer | undefined;
}

/** The words and the picture of a message, in either protocol. */
function partsOf(content: unknown): Parts {
  if (typeof content === "string") return { text: content, image: undefined };
  let text = "";
  let image: Buffer | undefined;
  for (const part of Array.isArray(content) ? content : []) {
    const { type, text: words, image_url: address } = part;
    if (type === "text" || type === "input_text") text += String(words);
    const url: string | undefined = typeof address === "string" ? address : address?.url;
    if (url?.startsWith("data:image/jpeg;base64,")) image = Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
  }
  return { text, image };
}

const LANGUAGE_WORDS: Readonly<Record<Language, RegExp>> = {
  en: /^English/,
  my: /^Burmese/,
  de: /^German \(Germany/,
  "de-AT": /^German as written in Austria/,
  pl: /^Polish/,
};

function askedIn(kind: string, prompt: string): Asked {
  const start = prompt.indexOf("{");
  const data = start < 0 ? {} : JSON.parse(prompt.slice(start));
  const language = LANGUAGES.find((each) => LANGUAGE_WORDS[each].test(data.language ?? "")) ?? "en";
  return { kind, language, foods: data.foods ?? [] };
}

async function bodyOf(request: IncomingMessage): Promise<any> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString("utf8"));
}

function tokensIn({ usage }: Reply): number | undefined {
  if (typeof usage?.input !== "number" || typeof usage.output !== "number") return undefined;
  const total = usage.input + usage.output;
  return Number.isSafeInteger(total) && total < 1_000_000 ? total : undefined;
}

/** The provider's stand-in: a real server that speaks both of its protocols, well or in one of its fault modes. */
export async function startFakeProvider(port = 0): Promise<FakeProvider> {
  const calls: FakeCall[] = [];
  const attempts = new Map<string, number>();
  let behaviour: FaultMode | ((asked: Asked, attempt: number) => Reply) = "good";
  let strays = 0;

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const api: Api | undefined = request.url?.endsWith("/chat/completions")
      ? "chat"
      : request.url?.endsWith("/responses")
        ? "responses"
        : undefined;
    if (api === undefined) {
      strays += 1;
      response.writeHead(404).end();
      return;
    }
    const body = await bodyOf(request);
    const messages: readonly { content: unknown }[] = api === "chat" ? body.messages : body.input;
    const parts = messages.map(({ content }) => partsOf(content));
    const kind: string = (api === "chat" ? body.response_format?.json_schema?.name : body.text?.format?.name) ?? "";
    const attempt = attempts.get(kind) ?? 0;
    attempts.set(kind, attempt + 1);
    const asked = askedIn(kind, parts.at(-1)?.text ?? "");
    const broken = typeof behaviour === "string" && isProviderFault(behaviour) ? behaviour : undefined;
    const reply =
      typeof behaviour === "function"
        ? behaviour(asked, attempt)
        : replyIn(isProviderFault(behaviour) ? "good" : behaviour, asked, attempt);
    const streamed = body.stream === true;
    calls.push({
      api,
      kind,
      sent: JSON.stringify(body).replace(/data:image\/jpeg;base64,[A-Za-z0-9+/=]+/g, "(picture)"),
      key: request.headers.authorization ?? "",
      image: parts.find(({ image }) => image !== undefined)?.image,
      streamed,
      tokens: broken === undefined ? tokensIn(reply) : undefined,
    });
    const whole = streamed ? streamedBody(api, reply) : wholeBody(api, reply);
    if (broken !== undefined) PROVIDER_FAULTS[broken](response, whole);
    else response.writeHead(200, { "Content-Type": streamed ? "text/event-stream" : "application/json" }).end(whole);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((done) => server.listen(port, "127.0.0.1", done));
  const address = server.address();
  const chosen = typeof address === "object" && address !== null ? address.port : port;
  return {
    baseUrl: `http://127.0.0.1:${chosen}/v1`,
    calls,
    strays: () => strays,
    behave: (mode) => {
      behaviour = mode;
      attempts.clear();
    },
    forget: () => {
      calls.length = 0;
      attempts.clear();
    },
    stop: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
