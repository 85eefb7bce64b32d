import "server-only";
import { headers } from "next/headers";
import { redirect } from "next/navigation";
import { cache } from "react";
import type { Actor } from "@/lib/domain/shared/actor";
import { env } from "@/lib/platform/env";
import { identity } from "@/lib/platform/identity/select";
import { isSecure } from "@/lib/platform/identity/session-cookie";

/**
 * Who asks for the page at `path` that is being rendered; undefined for a visitor. Asked once per request. Somebody whose
 * session only has to be made new is sent to where that is done, and comes back.
 */
export const pageActor = cache(async (path: string): Promise<Actor | undefined> => {
  const source = { headers: await headers() };
  const actor = await identity().actorOf(source);
  if (actor === undefined && identity().mayRenew(source)) redirect(`/sign-in?redirect_url=${encodeURIComponent(path)}`);
  return actor;
});

/** The address under which the page that is being rendered was asked for, without a path. */
export async function pageOrigin(): Promise<string> {
  const asked = await headers();
  const { APP_ORIGIN, PORT } = env();
  return (
    APP_ORIGIN ?? `${isSecure({ headers: asked }) ? "https" : "http"}://${asked.get("host") ?? `localhost:${PORT}`}`
  );
}
