import { callApi } from "@/lib/http/api-client";
import { memberEndpoints } from "@/lib/http/member-endpoints";

const LONGEST_WAIT_MILLISECONDS = 2000;

/** Keeps a choice of this device (`language`, `theme`) in the parent's profile too, for their other devices. Throws where it could not. */
export async function keepPreference(name: string, value: string): Promise<void> {
  const signal = AbortSignal.timeout(LONGEST_WAIT_MILLISECONDS);
  await callApi(memberEndpoints.profile, { method: "PATCH", body: { [name]: value }, signal });
}
