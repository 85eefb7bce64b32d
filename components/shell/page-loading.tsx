import { useTranslations } from "next-intl";
import { Spinner } from "@/components/ui/spinner";

/** Something is on its way and its shape is not known; where it is, use skeletons. */
export function PageLoading() {
  const t = useTranslations("Shell");
  return (
    <p role="status" className="flex min-h-40 items-center justify-center gap-3 text-lg text-muted">
      <Spinner />
      {t("loading")}
    </p>
  );
}
