import { connect, type Socket } from "node:net";

/** What callers got who ask again as soon as they are answered, whatever they are told. */
export interface Hammered {
  /** How long each of the answered waited, in milliseconds, the shortest first. */
  readonly answered: readonly number[];
  /** How long each waited who was told to come again, and when: 503 or 429 with `Retry-After`. */
  readonly sentAway: readonly number[];
  /** The first line of every other answer, and every connection that broke. */
  readonly other: readonly string[];
  readonly seconds: number;
}

const END_OF_HEAD = "\r\n\r\n";
const END_OF_CHUNKS = "0\r\n\r\n";

/** The length of the first whole answer in what came; undefined while it is not whole. */
function wholeAnswer(text: string): number | undefined {
  const head = text.indexOf(END_OF_HEAD);
  if (head === -1) return undefined;
  const said = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head));
  const begin = head + END_OF_HEAD.length;
  if (said) return text.length >= begin + Number(said[1]) ? begin + Number(said[1]) : undefined;
  const end = text.indexOf(END_OF_CHUNKS, begin);
  return end === -1 ? undefined : end + END_OF_CHUNKS.length;
}

/** Asks for a list over `connections` connections for `seconds`. Reads answers as bytes, so that little is spent on it. */
export async function hammer(origin: string, path: string, connections: number, seconds: number): Promise<Hammered> {
  const { hostname, port, host } = new URL(origin);
  const call = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
  const answered: number[] = [];
  const sentAway: number[] = [];
  const other: string[] = [];
  const started = performance.now();
  const end = started + seconds * 1_000;
  const note = (text: string, waited: number) => {
    const status = text.slice(9, 12);
    if (status === "200") answered.push(waited);
    else if ((status === "503" || status === "429") && /\r\nretry-after: \d/i.test(text)) sentAway.push(waited);
    else other.push(text.slice(0, text.indexOf("\r\n")));
  };
  const one = () =>
    new Promise<void>((done) => {
      const socket: Socket = connect({ host: hostname, port: Number(port), noDelay: true });
      let text = "";
      let asked = 0;
      const ask = () => {
        text = "";
        asked = performance.now();
        socket.write(call);
      };
      socket.setEncoding("latin1").once("connect", ask);
      socket.on("data", (piece) => {
        text += String(piece);
        if (wholeAnswer(text) === undefined) return;
        note(text, performance.now() - asked);
        if (performance.now() < end) ask();
        else socket.end();
      });
      socket.once("error", (error) => other.push(error.message));
      socket.once("close", () => {
        if (performance.now() < end) other.push("closed");
        done();
      });
    });
  await Promise.all(Array.from({ length: connections }, one));
  const sorted = (times: number[]) => times.sort((one, another) => one - another);
  return {
    answered: sorted(answered),
    sentAway: sorted(sentAway),
    other,
    seconds: (performance.now() - started) / 1_000,
  };
}
