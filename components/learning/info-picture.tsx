"use client";

import { useCallback, useState } from "react";
import { LookCloser, SharedTable, SmallCook } from "@/components/illustrations/info-pictures";
import { useNear } from "@/components/recipes/use-near";

const DRAWINGS = { recognition: LookCloser, habits: SharedTable, safety: SmallCook } as const;

/** The picture of an info card, drawn when it comes near the screen: it stands far below the games. */
export function InfoPicture({ card }: { readonly card: keyof typeof DRAWINGS }) {
  const [near, setNear] = useState(false);
  const place = useNear(
    useCallback(() => {
      setNear(true);
    }, []),
  );
  const Drawing = DRAWINGS[card];
  return (
    <div ref={place} className="mx-auto aspect-4/3 w-36">
      {near ? <Drawing /> : null}
    </div>
  );
}
