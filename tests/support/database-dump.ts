import { database } from "@/lib/platform/db/client";
import { Prisma } from "@/lib/platform/db/generated/client";

/** Every row of every table as text, by table: what a dump of the database would hold. */
export async function databaseDump(): Promise<ReadonlyMap<string, string>> {
  const tables = await database().$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY table_name`;
  const dump = new Map<string, string>();
  for (const { name } of tables) {
    const [row] = await database().$queryRaw<{ rows: string | null }[]>(
      Prisma.sql`SELECT string_agg(t::text, chr(10)) AS rows FROM ${Prisma.raw(`"${name}"`)} t`,
    );
    dump.set(name, row?.rows ?? "");
  }
  return dump;
}

/** The tables in which any of these texts stands. */
export async function tablesHolding(...texts: readonly string[]): Promise<readonly string[]> {
  const dump = await databaseDump();
  return [...dump].filter(([, rows]) => texts.some((text) => rows.includes(text))).map(([name]) => name);
}
