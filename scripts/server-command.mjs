// How Node is started to serve: by `npm run up`, the bench and the tests. `npm start` and the Dockerfile say the same
// words, which a test compares.
/**
 * One helper thread of V8 instead of four: beside the thread that answers and the database, four of them clean up at once
 * on two cores, and every call waits for that (docs/decisions/0016). Only Node's own command line can say it.
 */
export const SERVER_COMMAND = ["--v8-pool-size=1", "scripts/serve.mjs"];
/**
 * What glibc is told: an allocation of a megabyte or more is given back when it is let go of. By itself it learns from the
 * first password (19 MB of Argon2) to keep as much in each thread that ever checked one (docs/decisions/0017). Other
 * systems' libraries do not know the names.
 */
export const SERVER_ENVIRONMENT = { MALLOC_MMAP_THRESHOLD_: "1048576", MALLOC_TRIM_THRESHOLD_: "1048576" };
