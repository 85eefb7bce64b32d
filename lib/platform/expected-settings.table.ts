/** What each setting has to be, as the end of a sentence that begins with its name. Never says what it was. */
export const EXPECTED_SETTINGS: Readonly<Record<string, string>> = {
  NODE_ENV: 'must be "production", "development" or "test".',
  HOST: "must be an address or a name to listen on, without a protocol: 127.0.0.1, or 0.0.0.0 for every network.",
  PORT: "must be a whole number from 0 to 65535.",
  APP_ORIGIN: "must be the public address with its protocol, as in https://squish.example.",
  LOG_LEVEL: "must be silent, error, warn, info or debug.",
  DATABASE_URL: "must be the address of a Postgres database, as in postgres://user:password@host:5432/squish.",
  ADMIN_EMAILS: "must be e-mail addresses separated by commas.",
  ADMIN_TOKEN: "must be 32 to 512 letters, digits and signs without a space, at least 8 of them different.",
  CLERK_JWT_KEY: "must be Clerk's public key in PEM, which begins with -----BEGIN PUBLIC KEY-----.",
  OPENAI_BASE_URL: "must be the http or https address of a server, as in http://127.0.0.1:11434/v1.",
  OPENAI_DAILY_TOKENS: "must be a whole number from 0 to 2000000000.",
  OPENAI_TIMEOUT_SECONDS: "must be a whole number from 1 to 24.",
  AI_OFF: "must be 0 or 1.",
  TRUST_PROXY: "must be the number of proxies in front, a whole number from 0 to 10.",
  RATE_LIMIT_FACTOR: "must be a number above 0 and at most 1000000.",
  NEXT_PUBLIC_POSTHOG_HOST: "must be an https address, as in https://eu.i.posthog.com.",
};
