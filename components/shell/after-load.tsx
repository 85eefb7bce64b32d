"use client";

import { useEffect, useState, type ComponentType } from "react";

/** The first look and the first tap come before anything else is fetched. */
const MOMENT_MILLISECONDS = 700;

/** The place of what is fetched a moment after the page works. Without it the page works all the same. */
export function AfterLoad() {
  const [Rest, setRest] = useState<ComponentType>();
  useEffect(() => {
    const timer = setTimeout(() => {
      import("./shell-rest").then(
        ({ ShellRest }) => setRest(() => ShellRest),
        () => undefined,
      );
    }, MOMENT_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return Rest ? <Rest /> : null;
}
