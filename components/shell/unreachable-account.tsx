"use client";

import { EmptyPlate } from "@/components/illustrations/empty-plate";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { askAgain } from "./account-reach";

export interface UnreachableAccountTexts {
  readonly unreachable: string;
  readonly unreachableBody: string;
  readonly retry: string;
}

/** For a parent with a session whom the server cannot name just now: no way in, since they are in. */
export function UnreachableAccount({ texts }: { readonly texts: UnreachableAccountTexts }) {
  return (
    <div role="status">
      <EmptyState
        picture={<EmptyPlate />}
        title={texts.unreachable}
        action={<Button onClick={() => void askAgain()}>{texts.retry}</Button>}
      >
        {texts.unreachableBody}
      </EmptyState>
    </div>
  );
}
