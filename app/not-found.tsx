import { LostSpoon } from "@/components/illustrations/lost-spoon";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { DEFAULT_LANGUAGE } from "@/lib/domain/shared/language";
import { messagesFor } from "@/lib/i18n/messages";
import { fontVariables } from "./fonts";
import "./globals.css";

/** An address outside of every language (a missing file, say): the 404 page without the shell, in the default language. */
export default function NotFoundOutside() {
  const texts = messagesFor(DEFAULT_LANGUAGE).NotFound;
  return (
    <html lang={DEFAULT_LANGUAGE} className={fontVariables}>
      <body>
        <main className="px-4 py-16">
          <EmptyState
            as="h1"
            picture={<LostSpoon />}
            title={texts.title}
            action={
              <a href="/" className={buttonVariants()}>
                {texts.action}
              </a>
            }
          >
            {texts.body}
          </EmptyState>
        </main>
      </body>
    </html>
  );
}
