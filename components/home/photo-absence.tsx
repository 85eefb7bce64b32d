import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import type { CanAnalyzeOutput } from "@/lib/features/ingredients/schema";
import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import { PHOTO_NOTES_ID } from "./photo-file";

/**
 * Says beside the choice of a photo that none can be read here, before a parent looks for one. It is fetched once the page
 * is quiet, so that the choice itself carries none of it.
 */
export function PhotoAbsence({ text }: { readonly text: string }) {
  const [place] = useState(() => document.getElementById(PHOTO_NOTES_ID));
  const [isAbsent, setAbsent] = useState(false);

  useEffect(() => {
    if (place === null) return;
    const left = new AbortController();
    callApi<CanAnalyzeOutput>(memberEndpoints.analyzeIngredients, { signal: left.signal }).then(
      ({ available }) => setAbsent(!available),
      // It is asked again with the first photo.
      () => undefined,
    );
    return () => left.abort();
  }, [place]);

  return place !== null && isAbsent ? createPortal(<strong className="block text-ink">{text}</strong>, place) : null;
}
