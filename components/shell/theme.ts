/** Light, dark, or as the device has it. */
export type Theme = "system" | "light" | "dark";

const STORAGE_KEY = "theme";

function themeOf(value: string | null): Theme {
  return value === "light" || value === "dark" ? value : "system";
}

/**
 * Runs before the first paint, so that a dark page never flashes light. Constant, so that its hash can be allowed; without
 * a character that has to be escaped in text (quotes, angle brackets, ampersands), so that it is rendered as text.
 */
export const themeScript = `try{const t=localStorage.getItem(\`${STORAGE_KEY}\`);if(t===\`light\`||t===\`dark\`)document.documentElement.dataset.theme=t}catch{}`;

/** The visitor's choice; `system` where there is none or storage is closed. */
export function currentTheme(): Theme {
  try {
    return themeOf(localStorage.getItem(STORAGE_KEY));
  } catch {
    return "system";
  }
}

/** Applies a theme at once and remembers it on this device where that is allowed. */
export function setTheme(value: string): void {
  const theme = themeOf(value);
  const root = document.documentElement;
  if (theme === "system") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is closed in this browser: the choice holds for this page.
  }
}
