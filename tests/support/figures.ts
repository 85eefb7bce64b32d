declare module "vitest" {
  interface TaskMeta {
    /** What a test counted, by the name under which `npm run prove` adds it up. */
    figures?: Readonly<Record<string, number>>;
  }
}

/** The part of a test that carries figures to whoever reads the report. */
interface Measured {
  meta: { figures?: Readonly<Record<string, number>> };
}

/** Says what a test counted: `npm run prove` adds it up over all tests of a suite. */
export function counted(task: Measured, figures: Readonly<Record<string, number>>): void {
  task.meta.figures = figures;
}
