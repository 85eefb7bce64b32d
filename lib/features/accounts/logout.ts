import "server-only";
import type { HeaderSource } from "@/lib/platform/identity/port";
import { identity } from "@/lib/platform/identity/select";
import type { Answered } from "./schema";

/**
 * Ends the session on the server, so that a copy of its cookie is worth nothing, and clears what the browser keeps of
 * it. Signed out already: the same answer.
 */
export async function logout(source: HeaderSource): Promise<Answered<{ ok: true; message: string }>> {
  const cookies = await identity().logout(source);
  return {
    answer: { ok: true, message: "Logout successful" },
    headers: [...cookies.map((cookie) => ["Set-Cookie", cookie] as const), ["Clear-Site-Data", '"storage"']],
  };
}
