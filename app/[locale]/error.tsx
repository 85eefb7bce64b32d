"use client";

import { lazy, Suspense } from "react";

const ErrorView = lazy(async () => ({ default: (await import("@/components/shell/error-view")).ErrorView }));

/** A page broke; the bar and the footer around it still stand. What says so is fetched only now. */
export default function ErrorPage({ retry }: { readonly error: unknown; readonly retry: () => void }) {
  return (
    <Suspense fallback={null}>
      <ErrorView retry={retry} />
    </Suspense>
  );
}
