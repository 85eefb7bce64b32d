import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { AppError } from "@/lib/domain/shared/app-error";
import { ApiFailure } from "@/lib/http/api-client";
import { callWithProgress, type ProgressEvent } from "@/lib/http/event-call";
import { eventStream } from "@/lib/http/event-stream";

const events = { result: "recipe", stages: { one: 10, two: 60, three: 40 } };

let server: Server;
let address: string;
let answer: () => Response = () => new Response();
/** Bytes of each piece that goes over the wire; a character may be cut in two. */
let piece = 1024;

beforeAll(async () => {
  server = createServer((_, response) => {
    const made = answer();
    response.writeHead(made.status, Object.fromEntries(made.headers));
    void (async () => {
      const bytes = Buffer.from(await made.arrayBuffer());
      for (let at = 0; at < bytes.length; at += piece) response.write(bytes.subarray(at, at + piece));
      response.end();
    })();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.close();
});

function streaming(act: (tell: (stage: string) => void) => Promise<unknown>): () => Response {
  return () =>
    eventStream({
      requestId: "r",
      events,
      signal: new AbortController().signal,
      act: (_, tell) => act(tell),
      ended: () => undefined,
    });
}

async function call(): Promise<{ readonly seen: readonly ProgressEvent[]; readonly result: unknown }> {
  const seen: ProgressEvent[] = [];
  const result = await callWithProgress(address, { result: "recipe", onProgress: (each) => seen.push(each) }).catch(
    (error: unknown) => error,
  );
  return { seen, result };
}

describe("a call that tells how far it is", () => {
  it.each([1, 7, 1024])("gives its stages, never falling, and its answer, in pieces of %i bytes", async (bytes) => {
    piece = bytes;
    answer = streaming((tell) => {
      tell("one");
      tell("two");
      tell("three");
      return Promise.resolve({ title: "ကန်စွန်းဥ\n\nevent: error\ndata: {}" });
    });
    const { seen, result } = await call();
    expect(seen).toEqual([
      { stage: "one", percent: 10 },
      { stage: "two", percent: 60 },
      { stage: "three", percent: 60 },
    ]);
    expect(result).toEqual({ title: "ကန်စွန်းဥ\n\nevent: error\ndata: {}" });
  });

  it("fails as other calls fail, with the code, the status and the warnings", async () => {
    piece = 1024;
    answer = streaming(() => Promise.reject(new AppError("no_usable_ingredients", { warnings: ["honey"] })));
    const { result } = await call();
    expect(result).toBeInstanceOf(ApiFailure);
    expect(result).toMatchObject({ status: 422, code: "no_usable_ingredients", warnings: ["honey"] });
  });

  it("says nothing of an error that nobody named", async () => {
    answer = streaming(() => Promise.reject(new Error("secret of the database")));
    const { result } = await call();
    expect(result).toMatchObject({ status: 503, code: "unavailable" });
    expect(JSON.stringify(result)).not.toContain("secret");
  });

  it("takes an answer that is no stream for what it is", async () => {
    answer = () => Response.json({ error: "Please sign in", code: "sign_in_required" }, { status: 401 });
    expect((await call()).result).toMatchObject({ status: 401, code: "sign_in_required" });
    answer = () => Response.json({ id: 7 });
    expect((await call()).result).toEqual({ id: 7 });
    answer = () => new Response("<!doctype html>", { status: 502 });
    expect((await call()).result).toMatchObject({ code: "invalid_response" });
  });

  it("takes a stream that ends early for a lost connection", async () => {
    answer = () =>
      new Response('event: progress\ndata: {"stage":"one","percent":10}\n\n', {
        headers: { "Content-Type": "text/event-stream" },
      });
    expect((await call()).result).toMatchObject({ status: 0, code: "offline" });
  });
});

describe("the stream", () => {
  it("tells its work when nobody reads any more, once", async () => {
    const ended: number[] = [];
    let gone = false;
    const response = eventStream({
      requestId: "r",
      events,
      signal: new AbortController().signal,
      act: (signal) =>
        new Promise((_, reject) => {
          signal.addEventListener("abort", () => {
            gone = true;
            reject(new AppError("timeout"));
          });
        }),
      ended: (status) => ended.push(status),
    });
    await response.body?.cancel();
    await expect.poll(() => ended.length).toBe(1);
    await new Promise((done) => setTimeout(done, 20));
    expect({ gone, ended }).toEqual({ gone: true, ended: [504] });
  });
});
