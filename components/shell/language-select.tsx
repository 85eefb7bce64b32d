import { useTranslations } from "next-intl";
import { GlobeIcon } from "@/components/ui/icons";
import type { Language } from "@/lib/domain/shared/language";
import { BarSelect } from "./bar-select";
import { LANGUAGE_NAMES } from "./language-names.table";

/** The five languages, each under its own name. `BarChoices` around it acts on a choice. */
export function LanguageSelect({ current }: { readonly current: Language }) {
  const t = useTranslations("Shell");
  return (
    <BarSelect label={t("language")} name="language" options={LANGUAGE_NAMES} chosen={current}>
      <GlobeIcon />
      {/* A phone's bar has no room for the longest of the names; the select says it to those who cannot see the globe. */}
      <span aria-hidden className="slim:hidden">
        {LANGUAGE_NAMES.find(({ value }) => value === current)?.name}
      </span>
    </BarSelect>
  );
}
