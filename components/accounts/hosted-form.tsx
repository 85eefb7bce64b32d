"use client";

import { useEffect, useRef, useState } from "react";
import { forgetFamily } from "@/components/offline/forget-family";
import { setUser, type SignedInUser } from "@/components/shell/user-store";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { Spinner } from "@/components/ui/spinner";
import { callApi } from "@/lib/http/api-client";
import { endpoints } from "@/lib/http/endpoints";
import { showForm, type HostedFormWords } from "@/lib/platform/identity/browser";
import { returnAddress } from "./return-address";

export interface HostedFormTexts {
  readonly loading: string;
  readonly entering: string;
  readonly failed: string;
  readonly refused: string;
  readonly retry: string;
}

/** What is going on: `failed` where the form did not come, `refused` where our server does not know who is signed in. */
type State = "loading" | "shown" | "entering" | "failed" | "refused";

/** The policy of a page is that of the address it was loaded from: the form needs its own address's. */
function cameByScript(): boolean {
  const [entry] = performance.getEntriesByType("navigation");
  return entry !== undefined && new URL(entry.name).pathname !== window.location.pathname;
}

/** Makes what Clerk says true here, and goes on to where the parent came from. */
async function enter(): Promise<void> {
  await forgetFamily();
  const { user } = await callApi<{ readonly user: SignedInUser }>(endpoints.user);
  setUser(user);
  const work = await import("./after-sign-in").catch(() => undefined);
  await work?.afterSignIn();
  window.location.assign(returnAddress(window.location.search, window.location.origin));
}

/** Clerk's own form for signing in or up, in its place on our page, from its own address. */
export function HostedForm({
  kind,
  words,
  texts,
}: {
  readonly kind: "sign-in" | "sign-up";
  readonly words: HostedFormWords;
  readonly texts: HostedFormTexts;
}) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<State>("loading");
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (cameByScript()) {
      window.location.reload();
      return;
    }
    const node = place.current;
    if (node === null) return;
    let isOver = false;
    let isEntering = false;
    let takeAway = (): void => undefined;
    const say = (next: State) => {
      if (!isOver) setState(next);
    };
    const entered = () => {
      if (isOver || isEntering) return;
      isEntering = true;
      say("entering");
      enter().catch(() => say("refused"));
    };
    showForm(kind, node, words, entered).then(
      (remove) => {
        if (isOver) remove();
        else takeAway = remove;
        if (!isEntering) say("shown");
      },
      () => say("failed"),
    );
    return () => {
      isOver = true;
      takeAway();
    };
  }, [kind, words, attempt]);

  function tryAgain() {
    setState("loading");
    setAttempt((before) => before + 1);
  }

  const isWaiting = state === "loading" || state === "entering";
  return (
    <div className="grid min-h-64 gap-4">
      {isWaiting ? (
        <p role="status" className="flex items-center justify-center gap-3 text-muted">
          <Spinner />
          {state === "loading" ? texts.loading : texts.entering}
        </p>
      ) : null}
      {state === "failed" || state === "refused" ? (
        <Notice variant="error" role="alert">
          <p>{state === "failed" ? texts.failed : texts.refused}</p>
          <Button variant="secondary" className="mt-2 justify-self-start" onClick={tryAgain}>
            {texts.retry}
          </Button>
        </Notice>
      ) : null}
      <div ref={place} className={state === "shown" ? "" : "hidden"} />
    </div>
  );
}
