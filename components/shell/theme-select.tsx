import { useTranslations } from "next-intl";
import { DeviceIcon, MoonIcon, SunIcon } from "@/components/ui/icons";
import { BarSelect } from "./bar-select";

/** Light, dark, or like the device. `BarChoices` around it acts on a choice; the document's theme shows which it is. */
export function ThemeSelect() {
  const t = useTranslations("Shell");
  return (
    <BarSelect
      label={t("theme")}
      name="theme"
      chosen="system"
      options={[
        { value: "system", name: t("themeSystem") },
        { value: "light", name: t("themeLight") },
        { value: "dark", name: t("themeDark") },
      ]}
    >
      <span aria-hidden className="flex items-center gap-1.5 in-data-theme:hidden">
        <DeviceIcon />
        {t("themeSystem")}
      </span>
      <span aria-hidden className="hidden items-center gap-1.5 in-data-[theme=light]:flex">
        <SunIcon />
        {t("themeLight")}
      </span>
      <span aria-hidden className="hidden items-center gap-1.5 in-data-[theme=dark]:flex">
        <MoonIcon />
        {t("themeDark")}
      </span>
    </BarSelect>
  );
}
