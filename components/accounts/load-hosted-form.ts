import "server-only";
import { CLERK_KEY } from "@/lib/platform/public-settings";

/** Clerk's form, where accounts are there: with accounts of our own it is not even a part of the page. */
export async function hostedForm() {
  return CLERK_KEY === "" ? undefined : (await import("./hosted-account-form")).HostedAccountForm;
}
