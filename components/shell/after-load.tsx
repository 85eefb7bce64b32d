"use client";

import { useEffect, useState, type ComponentType } from "react";
import { failureWords } from "@/lib/http/api-client";
import { PlainToast } from "./plain-toast";

/** By then the network is quiet: the first look comes before anything else is fetched. */
const QUIET_MILLISECONDS = 2_000;
const AGAIN_MILLISECONDS = 10_000;
/** A failure is not kept from the parent for longer, though it be said in general. */
const WORDLESS_MILLISECONDS = 3_000;
/** Whoever does something may need it: a tap may lead to a toast, a key opens the search. */
const DEEDS = ["pointerdown", "keydown", "focusin"] as const;

/** The place of what is fetched once the page is quiet or used: toasts, the search, what is said without a network. */
export function AfterLoad() {
  const [Rest, setRest] = useState<ComponentType>();
  useEffect(() => {
    let timer = 0;
    const load = () => {
      clearTimeout(timer);
      return import("./shell-rest").then(
        ({ ShellRest, fetchWords }) => {
          setRest(() => ShellRest);
          return fetchWords();
        },
        () => {
          setRest(() => PlainToast);
          timer = window.setTimeout(onTime, AGAIN_MILLISECONDS);
        },
      );
    };
    const onTime = () => void load();
    failureWords.come = () =>
      Promise.race([load(), new Promise((resolve) => setTimeout(resolve, WORDLESS_MILLISECONDS))]);
    timer = window.setTimeout(onTime, QUIET_MILLISECONDS);
    for (const deed of DEEDS) window.addEventListener(deed, onTime, { once: true });
    return () => {
      clearTimeout(timer);
      for (const deed of DEEDS) window.removeEventListener(deed, onTime);
    };
  }, []);
  return Rest ? <Rest /> : null;
}
