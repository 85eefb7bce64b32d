import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer, request as tlsRequest } from "node:https";
import type { AddressInfo } from "node:net";
import { answered, type Answered } from "./answered";
import { certificateFor } from "./certificate";

/** A name that nobody has: whoever asks is told that it is this machine. */
export const HOST = "squish.example";

/** What an operator puts before the product: it ends TLS, says who calls, and sends plain calls on to HTTPS. */
export interface TlsFront {
  /** `https://squish.example:port`, with nothing behind it until `leadTo` is called. */
  readonly origin: string;
  readonly ports: { readonly https: number; readonly http: number };
  readonly cert: string;
  leadTo(origin: string): void;
  ask(path: string, method?: string, headers?: Readonly<Record<string, string>>, body?: string): Promise<Answered>;
  stop(): Promise<void>;
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address: AddressInfo | string | null = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return address.port;
}

export async function tlsFront(): Promise<TlsFront> {
  const { key, cert } = certificateFor(HOST);
  let behind = "";
  const lead = (call: IncomingMessage, answer: ServerResponse) => {
    const { hostname, port } = new URL(behind);
    const caller = { "x-forwarded-for": call.socket.remoteAddress ?? "", "x-forwarded-proto": "https" };
    const onward = request(
      { hostname, port, method: call.method, path: call.url, headers: { ...call.headers, ...caller }, agent: false },
      (said) => {
        answer.writeHead(said.statusCode ?? 502, said.rawHeaders);
        said.pipe(answer);
      },
    );
    onward.once("error", () => answer.destroy());
    call.pipe(onward);
  };
  const secure = createTlsServer({ key, cert }, lead);
  const https = await listening(secure);
  const origin = `https://${HOST}:${https}`;
  const plain = createServer((call, answer) => {
    answer.writeHead(301, { Location: `${origin}${call.url ?? "/"}` }).end();
  });
  const http = await listening(plain);
  return {
    origin,
    ports: { https, http },
    cert,
    leadTo: (address) => {
      behind = address;
    },
    ask: (path, method = "GET", headers = {}, body = "") => {
      // A line of its own for each call: one that is kept may be closed from the other side meanwhile.
      const whom = { host: "127.0.0.1", servername: HOST, port: https, ca: cert, path, method, agent: false };
      return answered(tlsRequest({ ...whom, headers: { host: `${HOST}:${https}`, ...headers } }), body);
    },
    stop: async () => {
      for (const server of [secure, plain]) {
        server.closeAllConnections();
        await new Promise((resolve) => server.close(resolve));
      }
    },
  };
}
