import { PrismaPg } from "@prisma/adapter-pg";
import { PrismaClient } from "../../../../../../lib/platform/db/generated/client";

const client = new PrismaClient({
  adapter: new PrismaPg({ connectionString: process.env.DATABASE_URL ?? "", max: 10 }),
});

export const dynamic = "force-dynamic";

/** The least a list can be: ten recipes with their words, by Prisma, as they lie in the table. */
export async function GET(): Promise<Response> {
  const recipes = await client.recipe.findMany({
    where: { shared: true },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
    take: 10,
    select: {
      id: true,
      createdAt: true,
      ageGroup: true,
      cookingMethod: true,
      findings: true,
      texts: { where: { language: "en" } },
    },
  });
  return Response.json(recipes);
}
