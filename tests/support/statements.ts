import { PGlite } from "@electric-sql/pglite";
import { Client } from "pg";
import { vi } from "vitest";
import { database } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";

/** What a transaction costs beside its statements. */
const FRAME = /^(?:begin|commit|rollback|savepoint|release|set transaction|deallocate)\b/i;

/** First bytes of Postgres's messages Parse (a name and a NUL stand before its text) and Query. */
const PARSE = 0x50;
const QUERY = 0x51;
const HEAD_BYTES = 5;

function textOf(message: Uint8Array): string | undefined {
  const [kind] = message;
  if (kind !== PARSE && kind !== QUERY) return undefined;
  const parts = Buffer.from(message.subarray(HEAD_BYTES)).toString("utf8").split("\0");
  return kind === PARSE ? parts[1] : parts[0];
}

/** The text of pg's first argument: SQL, or an object that holds it. */
function textIn(argument: unknown): string | undefined {
  if (typeof argument === "string") return argument;
  if (typeof argument !== "object" || argument === null || !("text" in argument)) return undefined;
  return typeof argument.text === "string" ? argument.text : undefined;
}

/**
 * Every SQL statement that reaches Postgres while `act` runs, in order, without what frames a transaction. Read on the
 * wire, embedded or to a server, so that nothing between the use case and the database can hide one.
 */
export async function statementsOf(act: () => Promise<unknown>): Promise<readonly string[]> {
  const embedded = vi.spyOn(PGlite.prototype, "execProtocolStream");
  const server = vi.spyOn(Client.prototype, "query");
  try {
    await act();
    const calls: readonly (readonly unknown[])[] = server.mock.calls;
    const texts = [
      ...embedded.mock.calls.map(([message]) => textOf(message)),
      ...calls.map(([first]) => textIn(first)),
    ];
    return texts.filter((text) => text !== undefined).filter((text) => !FRAME.test(text.trim()));
  } finally {
    embedded.mockRestore();
    server.mockRestore();
  }
}

interface Bound {
  readonly text: string;
  readonly values: readonly unknown[];
}

async function boundStatements(act: () => Promise<unknown>): Promise<readonly Bound[]> {
  const embedded = vi.spyOn(PGlite.prototype, "query");
  const server = vi.spyOn(Client.prototype, "query");
  try {
    await act();
    const calls: readonly (readonly unknown[])[] = [...embedded.mock.calls, ...server.mock.calls];
    return calls.flatMap(([first, second]) => {
      const text = textIn(first);
      const inside = typeof first === "object" && first !== null && "values" in first ? first.values : second;
      return text === undefined ? [] : [{ text, values: Array.isArray(inside) ? inside : [] }];
    });
  } finally {
    embedded.mockRestore();
    server.mockRestore();
  }
}

/** One step of a plan: what is read, by what. */
export interface PlanNode {
  readonly kind: string;
  readonly relation: string | undefined;
  readonly index: string | undefined;
}

function field(node: object, name: string): unknown {
  return Reflect.get(node, name);
}

function nodesOf(node: unknown): PlanNode[] {
  if (typeof node !== "object" || node === null) return [];
  const relation = field(node, "Relation Name");
  const index = field(node, "Index Name");
  const inner = field(node, "Plans");
  return [
    {
      kind: String(field(node, "Node Type")),
      relation: typeof relation === "string" ? relation : undefined,
      index: typeof index === "string" ? index : undefined,
    },
    ...(Array.isArray(inner) ? inner.flatMap(nodesOf) : []),
  ];
}

/** How Postgres would run each statement of `act` (outside transactions) again, with the values it was sent with. */
export async function plansOf(act: () => Promise<unknown>): Promise<readonly (readonly PlanNode[])[]> {
  const plans: PlanNode[][] = [];
  for (const { text, values } of await boundStatements(act)) {
    const [first = "", ...rest] = text.split(/\$\d+/);
    const explained = new Prisma.Sql([`EXPLAIN (FORMAT JSON) ${first}`, ...rest], [...values]);
    const [row] = await database().$queryRaw<{ "QUERY PLAN": unknown }[]>(explained);
    const plan = row?.["QUERY PLAN"];
    const [whole]: unknown[] = Array.isArray(plan) ? plan : [];
    if (typeof whole !== "object" || whole === null) throw new Error("Postgres explained nothing");
    plans.push(nodesOf(field(whole, "Plan")));
  }
  return plans;
}
