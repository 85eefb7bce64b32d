import "server-only";
import { z } from "zod";
import type { UserId } from "@/lib/domain/shared/actor";
import { PRODUCT_NAME } from "@/lib/domain/shared/product";
import { findEverything, toPreferences } from "./data";
import { exportOutput, type ExportOutput } from "./schema";

const leftOut = z.array(z.object({ input: z.string() })).catch([]);

/** Moments as text, all the way down. */
function asJson(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}

/** Everything we hold about a parent, for them to take along. */
export async function exportAccount(userId: UserId, now: Date): Promise<ExportOutput> {
  const { preference, displayUsername, testedMarks, commentReports, ...user } = await findEverything(userId);
  const { id, email, firstName, lastName, role, createdAt, ...rest } = user;
  return exportOutput.parse(
    asJson({
      ...rest,
      product: PRODUCT_NAME,
      version: 1,
      exportedAt: now,
      account: { id, email, username: displayUsername, firstName, lastName, role, createdAt },
      preferences: toPreferences(preference),
      reactions: rest.reactions.map((meal) => ({ ...meal, symptoms: meal.symptoms.map(({ symptom }) => symptom) })),
      recipes: rest.recipes.map(({ excluded, ...recipe }) => ({
        ...recipe,
        leftOut: leftOut.parse(excluded).map(({ input }) => input),
      })),
      testedRecipes: testedMarks,
      reportedComments: commentReports,
      sessions: rest.sessions.map((session) => ({ createdAt: session.createdAt, lastSeenAt: session.updatedAt })),
    }),
  );
}
