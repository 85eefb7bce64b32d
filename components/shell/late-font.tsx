"use client";

import { useEffect } from "react";

/** One letter, and the same with another below it: as wide as each other where a font knows Burmese. */
const LETTER = "\u1000";
const STACK = "\u1000\u1039\u1000";
const MUCH_WIDER = 1.4;

function widthOf(text: string): number {
  const probe = document.createElement("span");
  probe.className = "invisible absolute";
  probe.lang = "my";
  probe.textContent = text;
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width;
}

/**
 * Lets our own font come late (`globals.css`) where Burmese comes out unreadable: the device has no letters for it, or
 * those of the old encoding, and our own font missed the first paint.
 */
export function LateFont() {
  useEffect(() => {
    void document.fonts.ready.then(() => {
      if (widthOf(STACK) > widthOf(LETTER) * MUCH_WIDER) document.documentElement.dataset["lateFont"] = "";
    });
  }, []);
  return null;
}
