import "server-only";
import type { UserId } from "@/lib/domain/shared/actor";
import { savePreferences } from "./mutations";
import { readProfile } from "./read-profile";
import type { ChangePreferencesInput, ProfileOutput } from "./schema";

/** Changes what is given and leaves the rest. */
export async function changePreferences(userId: UserId, input: ChangePreferencesInput): Promise<ProfileOutput> {
  await savePreferences(userId, input);
  return readProfile(userId);
}
