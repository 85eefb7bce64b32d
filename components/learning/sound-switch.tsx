"use client";

import { useSyncExternalStore } from "react";
import { Button } from "@/components/ui/button";
import { SoundIcon, SoundOffIcon } from "@/components/ui/play-icons";
import { isSoundOn, setSound, subscribeToSound } from "./sound-store";

function always(): boolean {
  return true;
}

/** Turns the sounds of the games off and on. */
export function SoundSwitch({ label }: { readonly label: string }) {
  const on = useSyncExternalStore(subscribeToSound, isSoundOn, always);
  return (
    <Button
      variant="secondary"
      role="switch"
      aria-checked={on}
      className="min-h-16 min-w-16"
      onClick={() => {
        setSound(!on);
      }}
    >
      {on ? <SoundIcon /> : <SoundOffIcon />}
      {label}
    </Button>
  );
}
