import type { AnalyzeOutput, CanAnalyzeOutput } from "@/lib/features/ingredients/schema";
import { ApiFailure, callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";
import type { Language } from "@/lib/domain/shared/language";
import { PhotoError, shrinkPhoto } from "./shrink-photo";

/** How far the reading of a photo is, and what it came to. */
export type PhotoReading =
  | { readonly state: "preparing" | "analyzing" | "notSetUp" | "guest" | "unreadable" | "prepareFailed" }
  | { readonly state: "failed"; readonly failure: unknown }
  | { readonly state: "read"; readonly ingredients: readonly string[]; readonly notKnown: number };

function outcomeOf(failure: unknown): PhotoReading {
  if (failure instanceof PhotoError) return { state: failure.problem };
  if (failure instanceof ApiFailure && failure.status === 401) return { state: "guest" };
  if (failure instanceof ApiFailure && failure.code === "vision_unavailable") return { state: "notSetUp" };
  return { state: "failed", failure };
}

/**
 * Asks which foods a photo shows. Where no photo can be read it does not leave the device. Tells each step to `show`
 * until `signal` is aborted; never throws.
 */
export async function readPhoto(
  file: File,
  language: Language,
  signal: AbortSignal,
  show: (reading: PhotoReading) => void,
): Promise<void> {
  const tell = (reading: PhotoReading) => {
    if (!signal.aborted) show(reading);
  };
  try {
    tell({ state: "preparing" });
    const { available } = await callApi<CanAnalyzeOutput>(memberEndpoints.analyzeIngredients, { signal });
    if (!available) {
      tell({ state: "notSetUp" });
      return;
    }
    const image = await shrinkPhoto(file);
    tell({ state: "analyzing" });
    const answer = await callApi<Partial<AnalyzeOutput>>(memberEndpoints.analyzeIngredients, {
      method: "POST",
      body: { image, language },
      signal,
    });
    if (!Array.isArray(answer.ingredients)) {
      throw new ApiFailure(200, "invalid_response");
    }
    tell({ state: "read", ingredients: answer.ingredients, notKnown: answer.notKnown ?? 0 });
  } catch (failure) {
    tell(outcomeOf(failure));
  }
}
