"use client";

import { cookieLanguage } from "@/components/shell/cookie-language";
import { GLOBAL_ERROR_TEXTS } from "@/components/shell/global-error-text.table";
import "./globals.css";

/** The shell itself broke. Every page carries this, so it leans on nothing but the stylesheet. */
export default function GlobalError({ retry }: { readonly error: unknown; readonly retry: () => void }) {
  const language = cookieLanguage();
  const [title, action] = GLOBAL_ERROR_TEXTS[language];
  return (
    <html lang={language}>
      <body className="grid place-content-center justify-items-center gap-4 p-4 text-center">
        <h1 className="text-xl">{title}</h1>
        <button type="button" onClick={retry} className="min-h-11 rounded-chip bg-carrot px-5 font-bold text-on-carrot">
          {action}
        </button>
      </body>
    </html>
  );
}
