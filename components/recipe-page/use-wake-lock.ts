"use client";

import { useEffect, useState } from "react";

/**
 * Keeps the screen on while `wanted`, and takes the lock again whenever the page comes back: a browser takes it away when
 * its parent looks at another app. Answers whether it is held; false where a browser knows no such lock or refuses it.
 */
export function useWakeLock(wanted: boolean): boolean {
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (!wanted || !("wakeLock" in navigator)) return undefined;
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const take = async () => {
      if (document.visibilityState !== "visible" || (lock && !lock.released)) return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (isOver) {
          await taken.release();
          return;
        }
        lock = taken;
        setHeld(true);
        taken.addEventListener("release", () => {
          setHeld(false);
        });
      } catch {
        // A low battery, or a setting of the device: the screen goes dark as it always does.
        setHeld(false);
      }
    };
    const onVisible = () => void take();
    void take();
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", onVisible);
      setHeld(false);
      void lock?.release();
    };
  }, [wanted]);
  return isHeld;
}
