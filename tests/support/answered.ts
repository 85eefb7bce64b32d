import type { ClientRequest, IncomingHttpHeaders } from "node:http";

/** An answer over the line, read to its end. */
export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly text: string;
}

/** Sends what a call still has to say, and reads its answer. */
export function answered(call: ClientRequest, body = ""): Promise<Answered> {
  return new Promise((resolve, reject) => {
    call.once("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("end", () => {
        const body = Buffer.concat(chunks);
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body, text: body.toString("utf8") });
      });
    });
    call.once("error", reject);
    call.end(body);
  });
}
