import type { ReactNode } from "react";

/** The document itself is rendered below, where its language is known: `[locale]/layout.tsx` and `not-found.tsx`. */
export default function RootLayout({ children }: { readonly children: ReactNode }) {
  return children;
}
