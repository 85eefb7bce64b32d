"use client";

import { useCallback, type RefCallback } from "react";

/** How far outside the screen something still counts as near. */
const MARGIN = "200px";

/**
 * A ref for an element; calls `onNear` once: when the element comes near the screen, or when somebody sets out by keyboard,
 * who may come to it at once. What grew only then would push the focus out of the window.
 */
export function useNear(onNear: () => void): RefCallback<Element> {
  return useCallback(
    (element) => {
      if (element === null) return undefined;
      const start = () => {
        stop();
        onNear();
      };
      const byKeyboard = ({ key }: KeyboardEvent) => {
        if (key === "Tab") start();
      };
      const observer = new IntersectionObserver(
        (entries) => {
          if (entries.some(({ isIntersecting }) => isIntersecting)) start();
        },
        { rootMargin: MARGIN },
      );
      const stop = () => {
        observer.disconnect();
        removeEventListener("keydown", byKeyboard);
      };
      observer.observe(element);
      addEventListener("keydown", byKeyboard);
      return stop;
    },
    [onNear],
  );
}
