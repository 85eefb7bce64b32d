"use client";

import { useEffect, useState } from "react";

const SECOND = 1000;

/** The time of the device in milliseconds, a new one each second while `runs`. */
export function useNow(runs: boolean): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (!runs) return undefined;
    const read = () => {
      setNow(Date.now());
    };
    const timer = setInterval(read, SECOND);
    // A tab in the background counts slowly or not at all.
    document.addEventListener("visibilitychange", read);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", read);
    };
  }, [runs]);
  return now;
}
