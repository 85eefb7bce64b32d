import { fileURLToPath } from "node:url";

export const root = fileURLToPath(new URL("../..", import.meta.url));

/** The paths of tsconfig.json, and the server's marker, which outside Next is the package's own empty file. */
export const alias = [
  { find: /^server-only$/, replacement: `${root}node_modules/server-only/empty.js` },
  { find: /^@\/(.*)$/, replacement: `${root}$1` },
];
