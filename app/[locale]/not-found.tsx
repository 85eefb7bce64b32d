import { useTranslations } from "next-intl";
import { LostSpoon } from "@/components/illustrations/lost-spoon";
import { PageFrame } from "@/components/shell/page-frame";
import { buttonVariants } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

export default function NotFoundPage() {
  const t = useTranslations("NotFound");
  return (
    <PageFrame>
      <title>{`${t("title")} · Squish`}</title>
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
