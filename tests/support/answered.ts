import type { ClientRequest, IncomingHttpHeaders } from "node:http";

/** An answer over the line, read to its end. */
export interface Answered {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** Sends what a call still has to say, and reads its answer. */
export function answered(call: ClientRequest, body = ""): Promise<Answered> {
  return new Promise((resolve, reject) => {
    call.once("response", (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("end", () => {
        const text = Buffer.concat(chunks).toString("utf8");
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, text });
      });
    });
    call.once("error", reject);
    call.end(body);
  });
}
