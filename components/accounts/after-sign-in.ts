import { keptMeals } from "@/components/family/kept-meals";
import { tellMeals } from "@/components/family/tell-meals";
import { currentProgress, syncProgress } from "@/components/learning/progress-store";
import { rememberLanguage } from "@/components/shell/remember-language";
import { setTheme } from "@/components/shell/theme";
import type { ProfileOutput } from "@/lib/features/accounts/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

const LONGEST_WAIT_MILLISECONDS = 3000;

/** The parent's language and theme on this device from now on. True where the page is in another language. */
async function applyPreferences(): Promise<boolean> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MILLISECONDS);
  const { preferences } = await callApi<ProfileOutput>(memberEndpoints.profile, { signal });
  // "Like the device" is what a parent has who never chose; it is no reason to forget what was chosen here.
  if (preferences.theme !== "system") setTheme(preferences.theme);
  if (preferences.language === null || preferences.language === document.documentElement.lang) return false;
  rememberLanguage(preferences.language);
  return true;
}

/**
 * What signing in brings along and must not wait for: the parent's preferences come to this device, and what a child did
 * and ate here as a visitor goes to the server. What fails is left as it is. True where the page has to be loaded again to be in
 * the parent's language.
 */
export async function afterSignIn(): Promise<boolean> {
  const isTold = currentProgress().length === 0 ? Promise.resolve() : syncProgress();
  const areMealsTold = keptMeals().length === 0 ? Promise.resolve() : tellMeals();
  const [isOtherLanguage] = await Promise.all([
    applyPreferences().catch(() => false),
    Promise.race([
      Promise.all([isTold, areMealsTold]),
      new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MILLISECONDS)),
    ]),
  ]);
  return isOtherLanguage;
}
