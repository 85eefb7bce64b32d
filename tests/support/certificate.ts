import { generateKeyPairSync, randomBytes, sign } from "node:crypto";

// A certificate in the bytes of its standard (X.509 in DER, RFC 5280): Node makes keys and no certificates, and not every
// machine that runs the tests has a tool for it.

function value(tag: number, ...parts: readonly Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const head = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Buffer.from([tag, ...head]), content]);
}

const sequence = (...parts: readonly Buffer[]) => value(0x30, ...parts);
const number = (bytes: Buffer) => value(0x02, bytes);
const named = (hex: string) => value(0x06, Buffer.from(hex, "hex"));
const text = (words: string) => value(0x0c, Buffer.from(words));
const moment = (date: Date) =>
  value(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, "").slice(2, 14)}Z`, "ascii"));

const ECDSA_WITH_SHA256 = "2a8648ce3d040302";
const COMMON_NAME = "550403";
const ALTERNATIVE_NAMES = "551d11";
const DAY = 86_400_000;

/** A key and a certificate for this host that it signs itself, good for a day: both as PEM. */
export function certificateFor(host: string): { readonly key: string; readonly cert: string } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(named(ECDSA_WITH_SHA256));
  const name = sequence(value(0x31, sequence(named(COMMON_NAME), text(host))));
  const names = sequence(value(0x82, Buffer.from(host, "ascii")));
  const said = sequence(
    value(0xa0, number(Buffer.from([2]))),
    number(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
    algorithm,
    name,
    sequence(moment(new Date(Date.now() - DAY)), moment(new Date(Date.now() + DAY))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    value(0xa3, sequence(sequence(named(ALTERNATIVE_NAMES), value(0x04, names)))),
  );
  const signature = value(0x03, Buffer.from([0]), sign("sha256", said, privateKey));
  const lines = sequence(said, algorithm, signature)
    .toString("base64")
    .replace(/.{64}(?!$)/g, "$&\n");
  return {
    key: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}
