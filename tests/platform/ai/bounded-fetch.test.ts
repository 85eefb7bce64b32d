import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { boundedFetch } from "@/lib/platform/ai/bounded-fetch";

const MOST = 1_000;
const WORDS = "a".repeat(MOST);

const ANSWERS: Readonly<Record<string, (response: ServerResponse, request: IncomingMessage) => void>> = {
  "/fits": (response) => void response.end(WORDS),
  "/too-large": (response) => void response.end(`${WORDS}a`),
  "/bomb": (response) => {
    response.writeHead(200, { "Content-Encoding": "gzip" }).end(gzipSync("a".repeat(10_000_000)));
  },
  "/packed": (response) => {
    response.writeHead(200, { "Content-Encoding": "gzip", "X-Kept": "yes" }).end(gzipSync(WORDS));
  },
  "/elsewhere": (response) => void response.writeHead(302, { Location: "/fits" }).end(),
  "/nothing": (response) => void response.writeHead(204).end(),
  "/refused": (response) => void response.writeHead(429, { "Retry-After": "7" }).end("no"),
};

let server: Server;
let origin: string;
const asked: string[] = [];

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(request.url ?? "");
    ANSWERS[request.url ?? ""]?.(response, request);
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  origin = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
});

const ask = (path: string) => boundedFetch(MOST)(`${origin}${path}`);

describe("an answer of a provider", () => {
  it("is read to its last byte where it fits, and refused where it has one more", async () => {
    expect(await (await ask("/fits")).text()).toBe(WORDS);
    await expect(ask("/too-large")).rejects.toThrow("too large");
  });

  it("is counted as it unpacks: a few kilobytes that become ten megabytes are too large", async () => {
    await expect(ask("/bomb")).rejects.toThrow("too large");
  });

  it("is handed on unpacked, and says so", async () => {
    const response = await ask("/packed");
    expect(await response.text()).toBe(WORDS);
    expect(response.headers.get("content-encoding")).toBeNull();
    expect(response.headers.get("content-length")).toBeNull();
    expect(response.headers.get("x-kept")).toBe("yes");
  });

  it("is never fetched from where it points to: a key must not travel on", async () => {
    asked.length = 0;
    await expect(ask("/elsewhere")).rejects.toThrow();
    expect(asked).toEqual(["/elsewhere"]);
  });

  it("keeps its status and what it says of waiting, with a body or without", async () => {
    expect((await ask("/nothing")).status).toBe(204);
    const refused = await ask("/refused");
    expect([refused.status, refused.headers.get("retry-after"), await refused.text()]).toEqual([429, "7", "no"]);
  });
});
