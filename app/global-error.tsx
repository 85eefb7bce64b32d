"use client";

import { ErrorPot } from "@/components/illustrations/error-pot";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { GLOBAL_ERROR_TEXTS } from "@/components/shell/global-error-text.table";
import { cookieLanguage } from "@/components/shell/cookie-language";
import { fontVariables } from "./fonts";
import "./globals.css";

/** The shell itself broke: no translations and no layout to lean on, only this. */
export default function GlobalError({ retry }: { readonly error: unknown; readonly retry: () => void }) {
  const language = cookieLanguage();
  const texts = GLOBAL_ERROR_TEXTS[language];
  return (
    <html lang={language} className={fontVariables}>
      <body>
        <main className="px-4 py-16">
          <EmptyState
            as="h1"
            picture={<ErrorPot />}
            title={texts.title}
            action={<Button onClick={retry}>{texts.retry}</Button>}
          >
            {texts.body}
          </EmptyState>
        </main>
      </body>
    </html>
  );
}
