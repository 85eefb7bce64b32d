import { startFakeProvider } from "./fake-provider";

/** The stand-in by itself, for `npm run dev -- --with-fake-ai`: a good model on the port that is named, until it is stopped. */
const { baseUrl } = await startFakeProvider(Number(process.argv[2] ?? 0));
process.stdout.write(`A stand-in for the language model answers at ${baseUrl}\n`);
