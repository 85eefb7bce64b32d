"use client";

import { Button } from "@/components/ui/button";

/** Opens the browser's own print dialog. */
export function PrintButton({ text }: { readonly text: string }) {
  return (
    <Button variant="secondary" data-print="hide" onClick={() => window.print()}>
      {text}
    </Button>
  );
}
