import { gunzipSync } from "node:zlib";
import { standInServer } from "./stand-in-server";

/** An event as it arrived. */
export interface HeardEvent {
  readonly event: string;
  readonly distinctId: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly person: Readonly<Record<string, unknown>>;
  /** The whole of what was sent, to look for what must not be in it. */
  readonly sent: string;
}

export interface StandInPostHog {
  readonly origin: string;
  readonly heard: HeardEvent[];
  /** Every address it was asked for, whatever came of it. */
  readonly asked: string[];
  /** Answers this status to everything from now on. */
  answerWith(status: number): void;
  stop(): Promise<void>;
}

/** What is in a body of PostHog's wire protocol: JSON, gzip of it, or a form with it in base64. */
function readBody(body: Buffer): unknown {
  if (body.length === 0) return [];
  const plain = (body[0] === 0x1f && body[1] === 0x8b ? gunzipSync(body) : body).toString("utf8");
  const form = plain.startsWith("data=") ? new URLSearchParams(plain).get("data") : null;
  return JSON.parse(form === null ? plain : Buffer.from(form, "base64").toString("utf8"));
}

function eventsIn(content: any): HeardEvent[] {
  const list: any[] = Array.isArray(content) ? content : (content.batch ?? [content]);
  return list
    .filter((one) => typeof one.event === "string")
    .map((one) => ({
      event: one.event,
      distinctId: String(one.distinct_id ?? one.properties?.distinct_id),
      properties: one.properties ?? {},
      person: one.$set ?? one.properties?.$set ?? {},
      sent: JSON.stringify(one),
    }));
}

/** A server on loopback that speaks as much of PostHog as its libraries need to hear that an event arrived. */
export async function standInPostHog(port = 0): Promise<StandInPostHog> {
  const heard: HeardEvent[] = [];
  const asked: string[] = [];
  let status = 200;
  const server = await standInServer(({ method, url, headers, body }, response) => {
    asked.push(`${method} ${url.pathname}${url.search}`);
    if (method === "POST" && status === 200) heard.push(...eventsIn(readBody(body)));
    response.writeHead(status, {
      "Access-Control-Allow-Origin": headers.origin ?? "*",
      "Access-Control-Allow-Headers": "content-type",
      "Cross-Origin-Resource-Policy": "cross-origin",
      "Content-Type": "application/json",
    });
    response.end('{"status":1}');
  }, port);
  return {
    ...server,
    heard,
    asked,
    answerWith: (next) => {
      status = next;
    },
  };
}
