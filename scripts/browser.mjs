// The browser of the tests: the machine's own Chromium where there is one, Debian's package where we may install it,
// Playwright's download elsewhere.
import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

const KNOWN = [
  process.env.CHROMIUM_PATH,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

export function installedBrowser() {
  return KNOWN.find((path) => path && existsSync(path));
}

function attempt(command, args) {
  try {
    execFileSync(command, args, { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } });
    return true;
  } catch {
    return false;
  }
}

/** The path of a browser, or undefined where Playwright's own is to be used. Throws where there is none at all. */
export function ensureBrowser() {
  const found = installedBrowser();
  if (found) return found;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing Chromium from the system's packages …\n");
    attempt("apt-get", ["update", "-qq"]);
    attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
    const installed = installedBrowser();
    if (installed) return installed;
  }
  process.stdout.write("Downloading a browser for the tests …\n");
  if (attempt("npx", ["playwright", "install", "chromium"])) return undefined;
  throw new Error("No browser: install Chromium, or set CHROMIUM_PATH to one.");
}
