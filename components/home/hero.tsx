import { useTranslations } from "next-intl";
import { Mark } from "@/components/illustrations/mark";

/** What Squish does in one line, and what makes it different in another. */
export function Hero() {
  const t = useTranslations("Home");
  return (
    <div className="flex items-center gap-6">
      <div className="grid flex-1 gap-1">
        <h1 className="text-xl sm:text-3xl">{t("title")}</h1>
        <p className="max-w-prose text-muted sm:text-lg">{t("difference")}</p>
      </div>
      <Mark className="hidden size-28 sm:block" />
    </div>
  );
}
