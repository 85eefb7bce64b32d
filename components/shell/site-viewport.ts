import type { Viewport } from "next";

/** Both schemes, each with the colour of its paper around the page. */
export const siteViewport: Viewport = {
  colorScheme: "light dark",
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#fff9f1" },
    { media: "(prefers-color-scheme: dark)", color: "#181315" },
  ],
  viewportFit: "cover",
};
