"use client";

import { useCallback, useState } from "react";
import { useNear } from "@/components/recipes/use-near";

async function loadDrawings() {
  const { LookCloser, SharedTable, SmallCook } = await import("@/components/illustrations/info-pictures");
  return { recognition: LookCloser, habits: SharedTable, safety: SmallCook };
}

type Drawings = Awaited<ReturnType<typeof loadDrawings>>;

/**
 * The picture of an info card, fetched when it comes near the screen: it stands far below the games. It only adorns, so
 * that without a network its place stays empty and nobody is told.
 */
export function InfoPicture({ card }: { readonly card: keyof Drawings }) {
  const [drawings, setDrawings] = useState<Drawings>();
  const place = useNear(
    useCallback(() => {
      loadDrawings().then(setDrawings, () => undefined);
    }, []),
  );
  const Drawing = drawings?.[card];
  return (
    <div ref={place} className="mx-auto aspect-4/3 w-36">
      {Drawing ? <Drawing /> : null}
    </div>
  );
}
