import { callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";

/** Whether photos can be read here at all; where that cannot be asked, it is asked again with the first photo. */
export async function canReadPhotos(): Promise<boolean> {
  try {
    return (await callApi<{ readonly available: boolean }>(endpoints.analyzeIngredients)).available;
  } catch {
    return true;
  }
}
