import "server-only";
import { monitorEventLoopDelay, type IntervalHistogram } from "node:perf_hooks";

/** Upper bounds of the histogram, in seconds. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 25] as const;
const MILLISECONDS = 1000;
const NANOSECONDS = 1e9;

interface Route {
  readonly answers: Map<number, number>;
  /** How many took at most each bound, and in the last place how many there were. */
  readonly within: number[];
  seconds: number;
}

interface Kept {
  readonly routes: Map<string, Route>;
  readonly delay: IntervalHistogram;
}

declare global {
  /** One per process: Next bundles this module several times. */
  var squishMetrics: Kept | undefined;
}

function kept(): Kept {
  if (globalThis.squishMetrics === undefined) {
    const delay = monitorEventLoopDelay({ resolution: 20 });
    delay.enable();
    globalThis.squishMetrics = { routes: new Map(), delay };
  }
  return globalThis.squishMetrics;
}

/** Counts one answered call. `route` is its method and template, so there are as many as the API has calls. */
export function countAnswer(route: string, status: number, milliseconds: number): void {
  const { routes } = kept();
  const counted = routes.get(route) ?? {
    answers: new Map<number, number>(),
    within: [...BOUNDS, Infinity].map(() => 0),
    seconds: 0,
  };
  routes.set(route, counted);
  const seconds = milliseconds / MILLISECONDS;
  counted.answers.set(status, (counted.answers.get(status) ?? 0) + 1);
  counted.seconds += seconds;
  [...BOUNDS, Infinity].forEach((bound, index) => {
    if (seconds <= bound) counted.within[index] = (counted.within[index] ?? 0) + 1;
  });
}

function family(name: string, kind: "counter" | "gauge" | "histogram", help: string, lines: readonly string[]): string {
  return [`# HELP ${name} ${help}`, `# TYPE ${name} ${kind}`, ...lines].join("\n");
}

function histogram(name: string, route: string, { within, seconds }: Route): string[] {
  const buckets = within.map(
    (count, index) => `${name}_bucket{route="${route}",le="${BOUNDS[index] ?? "+Inf"}"} ${count}`,
  );
  return [
    ...buckets,
    `${name}_sum{route="${route}"} ${seconds}`,
    `${name}_count{route="${route}"} ${within.at(-1) ?? 0}`,
  ];
}

/** How many calls our own server sent away since it started because too much was asked; 0 behind another one. */
function turnedAway(): number {
  const door: unknown = Reflect.get(globalThis, Symbol.for("squish.door"));
  const count: unknown = typeof door === "object" && door !== null ? Reflect.get(door, "turnedAway") : undefined;
  return typeof count === "number" ? count : 0;
}

/**
 * What this process has answered since it started, and how it is, in the text format of Prometheus (0.0.4). Templates of
 * routes, counts and times: nothing of a person. Each instance tells of itself alone.
 */
export function metricsText(databaseAnswers: boolean): string {
  const { routes, delay } = kept();
  const answers = [...routes].flatMap(([route, counted]) =>
    [...counted.answers].map(([status, count]) => `squish_answers_total{route="${route}",status="${status}"} ${count}`),
  );
  const times = [...routes].flatMap(([route, counted]) => histogram("squish_answer_seconds", route, counted));
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed } = process.memoryUsage();
  const late = Number.isFinite(delay.percentile(99)) ? delay.percentile(99) / NANOSECONDS : 0;
  const families = [
    family("squish_answers_total", "counter", "Answered calls by route and status.", answers),
    family("squish_answer_seconds", "histogram", "How long calls took.", times),
    family("squish_turned_away_total", "counter", "Calls sent away because too much was asked.", [
      `squish_turned_away_total ${turnedAway()}`,
    ]),
    family("squish_database_up", "gauge", "1 while the database answers.", [
      `squish_database_up ${databaseAnswers ? 1 : 0}`,
    ]),
    family(
      "squish_event_loop_late_seconds",
      "gauge",
      "How late timers ran at worst, of 99 in a hundred, since the start.",
      [`squish_event_loop_late_seconds ${late}`],
    ),
    family("process_cpu_seconds_total", "counter", "Processor time used.", [
      `process_cpu_seconds_total ${(user + system) / 1e6}`,
    ]),
    family("process_resident_memory_bytes", "gauge", "Memory held.", [`process_resident_memory_bytes ${rss}`]),
    family("nodejs_heap_size_used_bytes", "gauge", "Heap used.", [`nodejs_heap_size_used_bytes ${heapUsed}`]),
    family("process_start_time_seconds", "gauge", "When the process started, in seconds since 1970.", [
      `process_start_time_seconds ${Math.round(Date.now() / MILLISECONDS - process.uptime())}`,
    ]),
  ];
  return `${families.join("\n")}\n`;
}
