import { connect } from "node:net";
import { describe, expect, inject, it } from "vitest";

// Where one message ends and the next begins. Whoever could make two servers of different minds about it would put
// words into the mouth of the next caller.

const { hostname, port } = new URL(inject("origin"));

/** All that the server says to these bytes until it closes, or says nothing for a second. */
function said(bytes: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let heard = "";
    const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes));
    socket.setTimeout(1_000, () => socket.destroy());
    socket.on("data", (chunk: Buffer) => (heard += chunk.toString("latin1")));
    socket.once("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "ECONNRESET") reject(error);
    });
    socket.once("close", () => {
      resolve(heard);
    });
  });
}

const statuses = (heard: string): number[] =>
  [...heard.matchAll(/^HTTP\/1\.1 (\d{3}) /gm)].map(([, code]) => Number(code));

const HIDDEN = "GET /api/openapi.json HTTP/1.1\r\nHost: squish.test\r\n\r\n";
const POST = "POST /api/ingredients/check HTTP/1.1\r\nHost: squish.test\r\nContent-Type: application/json\r\n";

describe("a message whose end can be read in two ways", () => {
  it.each([
    ["has a length and pieces", `${POST}Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["has pieces and a length", `${POST}Transfer-Encoding: chunked\r\nContent-Length: 6\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["has two lengths", `${POST}Content-Length: 2\r\nContent-Length: 60\r\n\r\n{}${HIDDEN}`],
    ["has a length in two parts", `${POST}Content-Length: 2, 60\r\n\r\n{}${HIDDEN}`],
    ["has a length with a sign", `${POST}Content-Length: +2\r\n\r\n{}${HIDDEN}`],
    ["has a length below nothing", `${POST}Content-Length: -1\r\n\r\n{}${HIDDEN}`],
    ["has pieces of an unknown kind", `${POST}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["has pieces twice", `${POST}Transfer-Encoding: chunked, chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["has a space before the colon", `${POST}Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["has a header folded over two lines", `${POST}X-More: a\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
    ["has a piece whose size is no number", `${POST}Transfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n${HIDDEN}`],
    ["ends its lines with a bare return", `${POST}X-More: a\rTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ])("and that %s is refused, and what hides behind it never heard", async (_, bytes) => {
    const heard = await said(bytes);
    expect(statuses(heard).length, heard.slice(0, 300)).toBeGreaterThan(0);
    for (const status of statuses(heard)) expect(status, heard.slice(0, 300)).toBe(400);
    expect(heard).not.toContain('"openapi"');
  });

  it("does not keep two plain ones behind each other from being answered one by one", async () => {
    const body = '{"ingredients":["carrot"]}';
    const one = `${POST}Content-Length: ${body.length}\r\n\r\n${body}`;
    const last = "GET /api/health/live HTTP/1.1\r\nHost: squish.test\r\nConnection: close\r\n\r\n";
    expect(statuses(await said(one + last))).toEqual([200, 200]);
  });
});
