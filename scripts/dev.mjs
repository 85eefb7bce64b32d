// `npm run dev`: the product with Next's development server, on the same data folder. With `-- --with-fake-ai` a stand-in
// of the tests answers as the language model, so that everything a model does can be seen without a key or a network.
import { spawn } from "node:child_process";
import { join } from "node:path";
import { prepare, root } from "./prepare.mjs";
import { serve } from "./up.mjs";

const FAKE_PORT = "11533";

function fakeModel() {
  const stand = spawn(
    process.execPath,
    ["--import", "tsx", join(root, "tests/support/run-fake-provider.ts"), FAKE_PORT],
    {
      cwd: root,
      stdio: "inherit",
    },
  );
  process.on("exit", () => stand.kill());
  return {
    OPENAI_API_KEY: "stand-in",
    OPENAI_BASE_URL: `http://127.0.0.1:${FAKE_PORT}/v1`,
    OPENAI_MODEL: "stand-in",
    OPENAI_VISION_MODEL: "stand-in",
  };
}

prepare();
const model = process.argv.includes("--with-fake-ai") ? fakeModel() : {};
serve(["--dev"], { NODE_ENV: "development", NEXT_TELEMETRY_DISABLED: "1", ...model });
