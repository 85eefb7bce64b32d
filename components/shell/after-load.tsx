"use client";

import { useEffect, useState, type ComponentType } from "react";
import { PlainToast } from "./plain-toast";

/** By then the network is quiet: the first look comes before anything else is fetched. */
const QUIET_MILLISECONDS = 2_000;
const AGAIN_MILLISECONDS = 10_000;
/** Whoever does something may need it: a tap may lead to a toast, a key opens the search. */
const DEEDS = ["pointerdown", "keydown", "focusin"] as const;

/** The place of what is fetched once the page is quiet or used: toasts, the search, what is said without a network. */
export function AfterLoad() {
  const [Rest, setRest] = useState<ComponentType>();
  useEffect(() => {
    let timer = 0;
    const load = () => {
      clearTimeout(timer);
      import("./shell-rest").then(
        ({ ShellRest }) => setRest(() => ShellRest),
        () => {
          setRest(() => PlainToast);
          timer = window.setTimeout(load, AGAIN_MILLISECONDS);
        },
      );
    };
    timer = window.setTimeout(load, QUIET_MILLISECONDS);
    for (const deed of DEEDS) window.addEventListener(deed, load, { once: true });
    return () => {
      clearTimeout(timer);
      for (const deed of DEEDS) window.removeEventListener(deed, load);
    };
  }, []);
  return Rest ? <Rest /> : null;
}
