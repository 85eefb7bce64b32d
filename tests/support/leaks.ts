/** What no answer may carry: stacks, paths, SQL, and the names of what the product is made of. */
export const LEAK =
  /\bat [^\n]+:\d+:\d+|node_modules|\.next|webpack|turbopack|prisma|\bP[12]\d{3}\b|\b(?:SELECT|INSERT|UPDATE|DELETE)\b|postgres|pglite|argon2|\/(?:tmp|home|work|usr|app)\/|\.[jt]sx?\b|TypeError|SyntaxError|RangeError|ZodError|\[object /;
