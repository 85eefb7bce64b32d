// The suites of `npm run prove`, by the numbers of the plan that they keep (docs/proof.md). A suite is tests that
// `npm test` runs in their short form; `long` are the environment variables that make them long. `on`: what the tests
// need, `build` a built product, `server` a Postgres server (else embedded Postgres), `browser` Chromium and a build.

export const SUITES = [
  {
    id: "S1",
    about: "every call asked by everybody",
    on: [],
    tests: ["tests/http/who-may.test.ts", "tests/http/contracts.test.ts"],
  },
  {
    id: "S2",
    about: "hostile and random bodies, headers and addresses on every call",
    on: ["build"],
    tests: ["tests/http/hostile-calls.test.ts", "tests/http/body.test.ts", "tests/api/security.test.ts"],
    long: { FUZZ_RUNS: "200" },
  },
  {
    id: "S3",
    about: "bookmarks, marks, comments and sharing against a model of them",
    on: ["server"],
    tests: ["tests/features/community/model.test.ts"],
    long: { COMMUNITY_ROUNDS: "500" },
  },
  {
    id: "S4",
    about: "the same thing done by many at once",
    on: ["server"],
    tests: [
      "tests/features/bookmarks/bookmarks.test.ts",
      "tests/features/recipes/community.test.ts",
      "tests/features/recipes/clear.test.ts",
      "tests/features/accounts/accounts.test.ts",
      "tests/features/family/babies.test.ts",
      "tests/platform/limits/idempotency.test.ts",
      "tests/http/at-once.test.ts",
    ],
    long: { COMMUNITY_ROUNDS: "300", AT_ONCE_ROUNDS: "1000", AT_ONCE_HASH_ROUNDS: "1000" },
  },
  {
    id: "S5",
    about: "the server killed while parents write",
    on: ["build", "server"],
    tests: ["tests/api/killed.test.ts"],
    long: { KILLS: "100" },
  },
  {
    id: "S6",
    about: "Postgres stopped at once while parents write",
    on: ["build", "server"],
    tests: ["tests/api/database-stops.test.ts"],
    long: { STOPS: "20" },
  },
  {
    id: "S7",
    about: "a database that is slow, silent, held, asked by all at once, or has no room",
    on: ["build", "server"],
    tests: ["tests/api/database-faults.test.ts"],
    long: { FAULTS: "long" },
  },
  {
    id: "S8",
    about: "every fault of a model's provider",
    on: [],
    tests: ["tests/features/recipes/model-faults.test.ts", "tests/platform/ai"],
  },
  {
    id: "S11",
    about: "families who live with the product, and what the server holds after them",
    on: ["build", "server"],
    tests: ["tests/api/soak.test.ts"],
    long: { SOAK_MINUTES: "30" },
  },
  {
    id: "S12",
    about: "the headers of every kind of answer, and what MDN's and Google's scanners say of them",
    on: ["build"],
    tests: [
      "tests/http/page-policy.test.ts",
      "tests/api/headers.test.ts",
      "tests/api/headers-over-tls.test.ts",
      "tests/api/pages.test.ts",
      "tests/api/transport.test.ts",
    ],
    // The version of MDN's scanner, which is fetched for this.
    long: { OBSERVATORY: "1.4.8" },
  },
  {
    id: "S13",
    about: "scripts where a text is asked for, in Chromium",
    on: ["browser"],
    tests: ["tests/e2e/scripts.test.ts"],
    long: { SCRIPTS: "long" },
  },
  {
    id: "S14",
    about: "a writer that means harm, and words that are instructions",
    on: [],
    tests: ["tests/features/recipes/injections.test.ts", "tests/domain/safety/exam/hostile-writer.test.ts"],
  },
  {
    id: "S15",
    about: "files that come as photos",
    on: [],
    tests: ["tests/platform/images"],
  },
  {
    id: "S16",
    about: "signing in, sessions, guesses and other sites",
    on: ["build"],
    tests: [
      "tests/api/accounts.test.ts",
      "tests/api/guesses.test.ts",
      "tests/platform/identity",
      "tests/platform/limits",
      "tests/http/route.test.ts",
    ],
    long: { GUESSES: "10000", TIMED_SIGN_INS: "2000" },
  },
  {
    id: "S17",
    about: "what is kept, told and erased of a family",
    on: [],
    tests: ["tests/features/accounts/profile.test.ts", "tests/platform/log.test.ts", "tests/features/offline"],
  },
  {
    id: "S18",
    about: "what scanners try: holding on, what was left lying about, words that would be questions",
    on: ["build"],
    tests: ["tests/api/scanners.test.ts"],
    long: { SCANNERS: "long" },
  },
];
