"use client";

import { useCallback, type RefCallback } from "react";

/** How far outside the screen something still counts as near. */
const MARGIN = "200px";

/** A ref for an element; calls `onNear` once, when the element comes near the screen. */
export function useNear(onNear: () => void): RefCallback<Element> {
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const observer = new IntersectionObserver(
        (entries) => {
          if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
          observer.disconnect();
          onNear();
        },
        { rootMargin: MARGIN },
      );
      observer.observe(element);
      return () => {
        observer.disconnect();
      };
    },
    [onNear],
  );
}
