"use client";

import { useEffect, useState, type ComponentType } from "react";

/** The first look and the first tap come before anything else is fetched. */
const MOMENT_MILLISECONDS = 700;
const AGAIN_MILLISECONDS = 10_000;

/** The place of what is fetched a moment after the page works: toasts, the search, what is said without a network. */
export function AfterLoad() {
  const [Rest, setRest] = useState<ComponentType>();
  useEffect(() => {
    let timer = 0;
    const load = (milliseconds: number) => {
      timer = window.setTimeout(() => {
        import("./shell-rest").then(
          ({ ShellRest }) => setRest(() => ShellRest),
          () => load(AGAIN_MILLISECONDS),
        );
      }, milliseconds);
    };
    load(MOMENT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return Rest ? <Rest /> : null;
}
