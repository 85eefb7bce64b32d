import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import type { Language } from "@/lib/domain/shared/language";
import { listStoredAllergies } from "./data";
import { presentAllergy } from "./present-allergy";
import type { AllergyOutput } from "./schema";

/** What a family avoids, oldest first, each with what it is taken for. */
export async function listAllergies(userId: UserId, language: Language): Promise<AllergyOutput[]> {
  return (await listStoredAllergies(userId)).map((row) => presentAllergy(row, language));
}
