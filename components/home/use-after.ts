"use client";

import { useEffect, useState } from "react";

/** False at first, true once the component has been there for so many milliseconds. */
export function useAfter(milliseconds: number): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setPassed(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return passed;
}
