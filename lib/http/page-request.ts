import "server-only";
import { headers } from "next/headers";
import { cache } from "react";
import type { Actor } from "@/lib/domain/shared/actor";
import { env } from "@/lib/platform/env";
import { identity } from "@/lib/platform/identity/select";
import { isSecure } from "@/lib/platform/identity/session-cookie";

/** Who asks for the page that is being rendered; undefined for a visitor. Asked once per request. */
export const pageActor = cache(async (): Promise<Actor | undefined> => {
  return identity().actorOf({ headers: await headers() });
});

/** The address under which the page that is being rendered was asked for, without a path. */
export async function pageOrigin(): Promise<string> {
  const asked = await headers();
  const { APP_ORIGIN, PORT } = env();
  return (
    APP_ORIGIN ?? `${isSecure({ headers: asked }) ? "https" : "http"}://${asked.get("host") ?? `localhost:${PORT}`}`
  );
}
