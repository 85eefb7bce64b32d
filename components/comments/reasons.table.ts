import type { ReportReason } from "@/lib/features/comments/schema";

/** The text of each reason, under `Comments`. */
export const REASONS = {
  unsafe: "reasonUnsafe",
  unkind: "reasonUnkind",
  advertising: "reasonAdvertising",
  private: "reasonPrivate",
  other: "reasonOther",
} as const satisfies Record<ReportReason, string>;
