// `npm run dev`: the product with Next's development server, on the same data folder.
import { prepare } from "./prepare.mjs";
import { serve } from "./up.mjs";

prepare();
serve(["--dev"], { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1" });
