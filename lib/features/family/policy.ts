import { parseBirthMonth, type BirthMonth } from "@/lib/domain/food/birth-month";
import { AppError } from "@/lib/domain/shared/app-error";

/** The month, or `invalid_input` for one that is still to come, long ago, or no month at all. */
export function checkedBirthMonth(text: string, today: Date): BirthMonth {
  const month = parseBirthMonth(text, today);
  if (month === undefined) throw new AppError("invalid_input", { issues: [{ path: "birthMonth", key: "birthMonth" }] });
  return month;
}

/** A list that is full: `invalid_input` at the field that would have made it longer. */
export function tooMany(path: string): AppError {
  return new AppError("invalid_input", { issues: [{ path, key: "tooMany" }] });
}
