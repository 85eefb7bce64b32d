import { useEffect, useState, useSyncExternalStore } from "react";
import type { LoadedConsent } from "@/components/consent/load-consent";
import { PhotoAbsence } from "@/components/home/photo-absence";
import { useLoaded } from "@/components/home/use-loaded";
import { ConnectionNotice } from "@/components/offline/connection-notice";
import { currentConnection, startKeeping, subscribeToConnection } from "@/components/offline/connection-store";
import { useSearchOpening } from "@/components/search/use-search-opening";
import { DEFAULT_LANGUAGE, isLanguage, type Language } from "@/lib/domain/shared/language";
import { shellLaterTexts, type ShellLaterTexts } from "@/lib/i18n/shell-later-texts";
import { POSTHOG_KEY } from "@/lib/platform/public-settings";
import { watchAccount } from "./account-reach";
import { PlainToast } from "./plain-toast";
import { setErrorTexts } from "./shell-text";
import { Toaster } from "./toaster";

const loadSearch = () => import("@/components/search/search-dialog");

function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : DEFAULT_LANGUAGE;
}

/** The later texts, with the words for every failure among them; `undefined` where they are not to be had. */
export async function fetchWords(): Promise<ShellLaterTexts | undefined> {
  // Offline on a first visit: the few failures that the page came with are said, and no notice.
  const fetched = await shellLaterTexts(pageLanguage()).catch(() => undefined);
  if (fetched !== undefined) setErrorTexts(fetched.Errors);
  return fetched;
}

/** What every page has and none needs at once: fetched a moment after the page works. */
export function ShellRest() {
  const [texts, setTexts] = useState<ShellLaterTexts>();
  const [consent, setConsent] = useState<LoadedConsent>();
  const [search, needSearch] = useLoaded(loadSearch);
  const [isSearching, setSearching] = useSearchOpening(texts === undefined ? undefined : needSearch);
  const connection = useSyncExternalStore(subscribeToConnection, currentConnection);

  useEffect(() => {
    startKeeping();
    watchAccount();
    void fetchWords().then(setTexts);
    if (POSTHOG_KEY === "") return;
    const asking = import("@/components/consent/load-consent").then(({ loadConsent }) => loadConsent());
    // Where it cannot be fetched nothing is asked, and so nothing is told.
    asking.then(setConsent, () => undefined);
  }, []);

  return (
    <>
      <div role="status" className="mx-auto grid max-w-7xl gap-3 px-3 pt-3 empty:hidden sm:px-6">
        {texts ? <ConnectionNotice connection={connection} texts={texts.Offline} /> : null}
      </div>
      {texts ? <PhotoAbsence text={texts.Errors.vision_unavailable} /> : null}
      {texts && search ? (
        <search.SearchDialog
          open={isSearching}
          onClose={() => setSearching(false)}
          language={pageLanguage()}
          texts={texts.Search}
        />
      ) : null}
      {consent ? <consent.Consent texts={consent.texts} /> : null}
      {texts ? <Toaster texts={texts.Toast} /> : <PlainToast />}
    </>
  );
}
