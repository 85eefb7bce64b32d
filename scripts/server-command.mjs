// How Node is started to serve: by `npm run up`, the bench and the tests. `npm start` and the Dockerfile say the same
// words, which a test compares.
/**
 * One helper thread of V8 instead of four: beside the thread that answers and the database, four of them clean up at once
 * on two cores, and every call waits for that (docs/decisions/0016). Only Node's own command line can say it.
 */
export const SERVER_COMMAND = ["--v8-pool-size=1", "scripts/serve.mjs"];
