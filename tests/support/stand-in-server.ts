import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

/** A request that came whole. */
export interface HeardRequest {
  readonly method: string;
  readonly url: URL;
  readonly headers: IncomingMessage["headers"];
  readonly body: Buffer;
}

export interface StandInServer {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

/** A server on loopback that stands in for somebody else's, on any free port unless one is given. */
export async function standInServer(
  answer: (request: HeardRequest, response: ServerResponse) => void,
  port = 0,
): Promise<StandInServer> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "/", headers } = request;
      answer({ method, url: new URL(url, "http://localhost"), headers, body: Buffer.concat(chunks) }, response);
    });
  });
  await new Promise<void>((listening) => server.listen(port, "127.0.0.1", listening));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop: () =>
      new Promise((stopped) => {
        server.closeAllConnections();
        server.close(() => stopped());
      }),
  };
}
