// Loaded into a server under test before anything of it (NODE_OPTIONS=--import): says at the socket SOAK_PROBE what the
// process holds after its rubbish was collected. With SOAK_LEAK it plants what must be noticed: for each call something
// kept for ever, a timer, and for every tenth an open file. Nothing of the product is replaced.
import { openSync, readdirSync, readFileSync } from "node:fs";
import { createServer, Server } from "node:http";
import { Module } from "node:module";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { isMainThread } from "node:worker_threads";

/** Stands in the engine (lib/domain/safety/noun-forms.table.ts) and nowhere else. */
const OF_THE_ENGINE = "whole(?:[- ]?(?:meal|wheat|grain)";
const KEPT_NUMBERS = 10_000;
const HOUR = 3_600_000;

/** How many copies of the engine's code the process has loaded. */
function enginesLoaded() {
  const chunks = Object.keys(Module._cache).filter((path) => /\.next[\\/]server/.test(path));
  return chunks.filter((path) => readFileSync(path, "utf8").includes(OF_THE_ENGINE)).length;
}

function held(collect) {
  collect();
  collect();
  const { heapUsed, external, rss } = process.memoryUsage();
  const active = process.getActiveResourcesInfo();
  const timers = active.filter((kind) => kind === "Timeout").length;
  return {
    heap: heapUsed + external,
    rss,
    files: readdirSync("/proc/self/fd").length,
    timers,
    others: active.length - timers,
  };
}

function plantLeaks(probe) {
  const kept = new Map();
  const emit = Server.prototype.emit;
  Server.prototype.emit = function (event, ...rest) {
    if (event === "request" && this !== probe) {
      kept.set(
        kept.size,
        Array.from({ length: KEPT_NUMBERS }, (_, index) => index),
      );
      setInterval(() => undefined, HOUR);
      if (kept.size % 10 === 0) openSync("/dev/null");
    }
    return emit.call(this, event, ...rest);
  };
}

if (isMainThread && process.env.SOAK_PROBE) {
  setFlagsFromString("--expose_gc");
  const collect = runInNewContext("gc");
  const probe = createServer(({ url }, response) => {
    const look = url === "/engines" ? enginesLoaded : () => held(collect);
    // A moment, so that what was just answered is let go of.
    setTimeout(() => response.end(JSON.stringify(look())), 100);
  });
  probe.listen(process.env.SOAK_PROBE).unref();
  if (process.env.SOAK_LEAK) plantLeaks(probe);
}
