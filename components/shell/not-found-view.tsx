import { useTranslations } from "next-intl";
import { LostSpoon } from "@/components/illustrations/lost-spoon";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { PageFrame } from "./page-frame";

/** There is nothing at this address, and where to go instead. */
export function NotFoundView() {
  const t = useTranslations("NotFound");
  return (
    <PageFrame>
      <EmptyState
        as="h1"
        picture={<LostSpoon />}
        title={t("title")}
        action={
          <a href="/" className={buttonVariants()}>
            {t("action")}
          </a>
        }
      >
        {t("body")}
      </EmptyState>
    </PageFrame>
  );
}
