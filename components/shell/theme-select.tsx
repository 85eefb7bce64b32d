"use client";

import { useSyncExternalStore } from "react";
import { DeviceIcon, MoonIcon, SunIcon } from "@/components/ui/icons";
import { BarSelect } from "./bar-select";
import { currentTheme, setTheme, subscribeToTheme, THEMES, type Theme } from "./theme";

const THEME_ICONS = { system: DeviceIcon, light: SunIcon, dark: MoonIcon } as const;

export interface ThemeSelectProps {
  readonly label: string;
  readonly names: Readonly<Record<Theme, string>>;
}

function serverTheme(): Theme {
  return "system";
}

/** Light, dark, or like the device; remembered on this device. */
export function ThemeSelect({ label, names }: ThemeSelectProps) {
  const theme = useSyncExternalStore(subscribeToTheme, currentTheme, serverTheme);
  const Shape = THEME_ICONS[theme];
  return (
    <BarSelect
      label={label}
      icon={<Shape />}
      options={THEMES.map((value) => ({ value, name: names[value] }))}
      value={theme}
      onChange={(event) => {
        setTheme(event.target.value);
      }}
    />
  );
}
