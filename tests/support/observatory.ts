import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { ROOT } from "./source-files";
import { HOST, type TlsFront } from "./tls-front";

const grades = z.array(
  z.object({
    path: z.string(),
    status: z.number(),
    grade: z.string(),
    score: z.number(),
    said: z.array(z.object({ result: z.string(), pass: z.boolean(), modifier: z.number() })),
  }),
);
type Grade = z.infer<typeof grades>[number];

/**
 * MDN's scanner of this version in a folder of its own, which is the caller's to remove. It is no part of what we install:
 * 234 packages, one of which fails to install where its lists of certificates cannot be fetched.
 */
export function fetchedObservatory(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), "squish-observatory-"));
  writeFileSync(join(folder, "package.json"), "{}");
  const args = ["install", "--ignore-scripts", "--no-audit", "--no-fund", `@mdn/mdn-http-observatory@${version}`];
  const { status, stderr } = spawnSync("npm", args, { cwd: folder, encoding: "utf8" });
  if (status !== 0) throw new Error(`The scanner was not fetched:\n${stderr}`);
  return folder;
}

/** What it says of each of these addresses behind TLS. */
export async function gradesOf(folder: string, front: TlsFront, paths: readonly string[]): Promise<readonly Grade[]> {
  const trusted = join(folder, "trusted.pem");
  writeFileSync(trusted, front.cert);
  const { PATH, HOME } = process.env;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(ROOT, "tests/support/run-observatory.mjs"),
      ...[folder, HOST, String(front.ports.http), String(front.ports.https), ...paths],
    ],
    { env: { PATH, HOME, NODE_ENV: "production", NODE_EXTRA_CA_CERTS: trusted }, maxBuffer: 10_000_000 },
  );
  return grades.parse(JSON.parse(stdout));
}
