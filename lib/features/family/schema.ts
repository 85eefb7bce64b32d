import { z } from "zod";
import { AGE_BANDS, AGE_GROUPS } from "@/lib/domain/food/age";
import { safeText } from "@/lib/domain/shared/safe-text";

/** More than any family has; bounds what one account keeps. */
export const MAX_BABIES = 8;
/** Fits a button on a narrow phone. */
export const MAX_BABY_NAME = 40;

/** Opaque and made by the server. */
const id = z.string().regex(/^[A-Za-z0-9_-]{16,64}$/);
export const familyParams = z.object({ id });

/** Whether a child can be born then is asked by the use case, which has the clock. */
const birthMonth = z.string("required").max(7, "birthMonth");

/** An emptied field takes the name away. */
const babyName = z
  .union([z.literal("").transform(() => null), z.null(), safeText(MAX_BABY_NAME)])
  .optional()
  .transform((name) => name ?? undefined);

/** Unknown fields are refused: nobody adds a baby to another family. */
export const addBabyInput = z.strictObject({ name: babyName, birthMonth });
export type AddBabyInput = z.output<typeof addBabyInput>;

export const changeBabyInput = z.strictObject({
  name: z.union([z.literal("").transform(() => null), z.null(), safeText(MAX_BABY_NAME)]).optional(),
  birthMonth: birthMonth.optional(),
  chosen: z.boolean().optional(),
});
export type ChangeBabyInput = z.output<typeof changeBabyInput>;

export const babyOutput = z.object({
  id: z.string(),
  name: z.string().nullable(),
  birthMonth: z.string(),
  /** Completed months, counted from the last day of the birth month. */
  months: z.number().int(),
  ageGroup: z.enum(AGE_GROUPS),
  ageBand: z.enum(AGE_BANDS),
  /** Recipes are made for this one: the one chosen, else the youngest. */
  current: z.boolean(),
  /** The parent chose this one. */
  chosen: z.boolean(),
});
export type BabyOutput = z.output<typeof babyOutput>;
export const babyListOutput = z.array(babyOutput).max(MAX_BABIES);
