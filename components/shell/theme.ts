/** Light, dark, or as the device has it. */
export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = "theme";
const listeners = new Set<() => void>();

function isTheme(value: unknown): value is Theme {
  return THEMES.some((theme) => theme === value);
}

/** Runs before the first paint, so that a dark page never flashes light. Its text is constant: its hash is allowed by the policy. */
export const themeScript = `try{var t=localStorage.getItem("${STORAGE_KEY}");if(t==="light"||t==="dark")document.documentElement.dataset.theme=t}catch(e){}`;

/** The visitor's choice; `system` where there is none or storage is closed. */
export function currentTheme(): Theme {
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    return isTheme(stored) ? stored : "system";
  } catch {
    return "system";
  }
}

/** Applies a theme at once and remembers it on this device where that is allowed. */
export function setTheme(value: string): void {
  const theme = isTheme(value) ? value : "system";
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  try {
    localStorage.setItem(STORAGE_KEY, theme);
  } catch {
    // Storage is closed in this browser: the choice holds for this page.
  }
  for (const listener of listeners) listener();
}

/** Calls `listener` when the theme is changed, until the returned function is called. */
export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
