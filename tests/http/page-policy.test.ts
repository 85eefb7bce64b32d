import { createHash } from "node:crypto";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { lateFontScript } from "../../components/shell/late-font";
import { themeScript } from "../../components/shell/theme";
import { LATE_FONT_SCRIPT_HASH, newNonce, requestPagePolicy, THEME_SCRIPT_HASH } from "../../lib/http/page-policy";
import { clerkOrigin } from "../../lib/platform/identity/browser";
import { apiContentSecurityPolicy, baseHeaders } from "../../lib/http/security-headers";
import { ROOT } from "../support/source-files";

const { OWN_HEADERS } = await import(join(ROOT, "scripts/own-answer.mjs"));
const { clerkHost, connectHosts, pagePolicy, scriptHashes } = await import(join(ROOT, "scripts/page-policies.mjs"));

describe("the policy of a page rendered for one request", () => {
  it.each([
    ["the theme", themeScript, THEME_SCRIPT_HASH],
    ["a late Burmese font", lateFontScript, LATE_FONT_SCRIPT_HASH],
  ])("lets the script of %s run, and knows it by its hash", (_of, script, known) => {
    const hash = createHash("sha256").update(script).digest("base64");
    expect(known, "the script changed: write its new hash into lib/http/page-policy.ts").toBe(`sha256-${hash}`);
    expect(script, "would be escaped, and its hash be another").not.toMatch(/["'<>&]/);
    expect(requestPagePolicy("abc")).toContain(`'${known}'`);
  });

  it("has a nonce that nobody guesses: 128 random bits or more, another each time", () => {
    const nonces = Array.from({ length: 50 }, newNonce);
    for (const nonce of nonces) expect(Buffer.from(nonce, "base64").byteLength).toBeGreaterThanOrEqual(16);
    expect(new Set(nonces)).toHaveLength(50);
  });

  it("lets no other inline script run without the request's nonce", () => {
    const policy = requestPagePolicy("abc");
    expect(policy).toMatch(/script-src 'self' 'nonce-abc' 'sha256-[^']+' 'sha256-[^']+'(;|$)/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
  });
});

/** The directives of a policy, each with its sources. */
function directives(policy: string): ReadonlyMap<string, readonly string[]> {
  return new Map(
    policy.split("; ").map((directive) => {
      const [name = "", ...sources] = directive.split(" ");
      return [name, sources];
    }),
  );
}

describe("every policy of a page, whenever it was rendered", () => {
  it.each([
    ["prerendered", pagePolicy(["'sha256-abc='"])],
    ["made for one request", requestPagePolicy("abc")],
  ])("forbids what is not named, and no script is let in by where it stands: %s", (_of, policy: string) => {
    const said = directives(policy);
    expect(said.get("default-src")).toEqual(["'none'"]);
    for (const name of ["base-uri", "object-src", "frame-ancestors"]) expect(said.get(name), name).toEqual(["'none'"]);
    for (const name of ["form-action", "style-src"]) expect(said.get(name), name).toEqual(["'self'"]);
    for (const source of said.get("script-src") ?? []) expect(source).toMatch(/^'(self|nonce-abc|sha256-[\w+/]+=*)'$/);
    for (const source of [...said.values()].flat())
      expect(source).not.toMatch(/^(\*|https?:|http:\/\/.*|'unsafe-eval')$/);
  });
});

describe("the hashes of a prerendered page", () => {
  it("are of each inline script once, and of nothing that is loaded or empty", () => {
    const html = `<script>a()</script><script src="/x.js"></script><script></script><script type="module">b()</script>
      <script>a()</script><script
      async>c()</script>`;
    const hash = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
    expect(scriptHashes(html)).toEqual(["a()", "b()", "c()"].map(hash));
  });
});

describe("what every answer carries", () => {
  const said = new Map<string, string>(baseHeaders.map(({ key, value }) => [key, value]));

  it("keeps it out of frames and of other sites, and is never guessed to be another kind of file", () => {
    expect(said.get("X-Frame-Options")).toBe("DENY");
    expect(said.get("X-Content-Type-Options")).toBe("nosniff");
    expect(said.get("Cross-Origin-Opener-Policy")).toBe("same-origin");
    expect(said.get("Cross-Origin-Resource-Policy")).toBe("same-origin");
    expect(directives(apiContentSecurityPolicy).get("frame-ancestors")).toEqual(["'none'"]);
    expect(directives(apiContentSecurityPolicy).get("default-src")).toEqual(["'none'"]);
  });

  it("is carried too by what our own server answers before Next is asked", () => {
    const expected = Object.fromEntries(said);
    expect(OWN_HEADERS).toEqual({
      ...expected,
      "Cache-Control": "no-store",
      "Content-Security-Policy": apiContentSecurityPolicy,
    });
  });

  it("holds browsers to HTTPS for at least a year, with every address below ours", () => {
    const [, seconds] = /^max-age=(\d+); includeSubDomains; preload$/.exec(
      said.get("Strict-Transport-Security") ?? "",
    ) ?? ["", "0"];
    expect(Number(seconds)).toBeGreaterThanOrEqual(31_536_000);
  });

  it("tells other sites no more than our address, and lets a page use no device but the camera", () => {
    expect(said.get("Referrer-Policy")).toBe("strict-origin-when-cross-origin");
    const allowed = (said.get("Permissions-Policy") ?? "").split(", ").filter((each) => !each.endsWith("=()"));
    expect(allowed).toEqual(["camera=(self)"]);
  });
});

describe("whom a page may call", () => {
  const settings = { NEXT_PUBLIC_POSTHOG_KEY: "phc_x", NEXT_PUBLIC_POSTHOG_HOST: "https://eu.posthog.example/path" };

  it("is this server alone, unless PostHog has a key and an address", () => {
    for (const without of [
      {},
      { ...settings, NEXT_PUBLIC_POSTHOG_KEY: " " },
      { ...settings, NEXT_PUBLIC_POSTHOG_HOST: "" },
    ]) {
      expect(connectHosts(without)).toEqual([]);
      expect(pagePolicy([], connectHosts(without))).toContain("connect-src 'self';");
    }
    expect(requestPagePolicy("abc")).toContain("connect-src 'self';");
  });

  it("is PostHog's origin too with them, on pages of both kinds, for calls and for nothing else", () => {
    const hosts = connectHosts(settings);
    for (const policy of [pagePolicy([], hosts), requestPagePolicy("abc", hosts)]) {
      expect(policy).toContain("connect-src 'self' https://eu.posthog.example;");
      expect(policy.split("posthog")).toHaveLength(2);
    }
  });
});

describe("what Clerk's key adds to a policy", () => {
  const HOST = "https://clerk.squish.example";
  const keyOf = (host: string) => `pk_live_${Buffer.from(`${host}$`).toString("base64")}`;
  const settings = { NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: keyOf("clerk.squish.example") };
  const added = (policy: string) => {
    const without = directives(pagePolicy([]));
    return [...directives(policy)]
      .map(([name, sources]) => [name, sources.filter((source) => !without.get(name)?.includes(source))] as const)
      .filter(([, sources]) => sources.length > 0);
  };

  it("is nothing without one, on any page", () => {
    for (const address of ["/", "/sign-in", "/sign-up"]) {
      expect(pagePolicy([], [], address, clerkHost({}))).toBe(pagePolicy([], []));
    }
    expect(requestPagePolicy("abc", [], clerkOrigin(""))).toBe(requestPagePolicy("abc"));
  });

  it("is its own address for scripts and calls, and its worker, on pages of both kinds", () => {
    const everywhere = [
      ["script-src", [HOST]],
      ["connect-src", [HOST]],
      ["worker-src", ["blob:"]],
    ];
    expect(added(pagePolicy([], [], "/", clerkHost(settings)))).toEqual(everywhere);
    const [prerendered, rendered] = [
      directives(pagePolicy([], [], "/foods", clerkHost(settings))),
      directives(requestPagePolicy("abc", [], HOST)),
    ];
    for (const name of ["connect-src", "worker-src", "style-src"])
      expect(rendered.get(name)).toEqual(prerendered.get(name));
    expect(rendered.get("script-src")).toContain(HOST);
  });

  it("lets styles be written into the page where its forms are, and nowhere else, and no script anywhere", () => {
    for (const address of ["/sign-in", "/sign-up"]) {
      const policy = directives(pagePolicy([], [], address, clerkHost(settings)));
      expect(policy.get("style-src")).toEqual(["'self'", "'unsafe-inline'"]);
      expect(policy.get("frame-src")).toEqual(["https://challenges.cloudflare.com", "https://*.protect.clerk.com"]);
      expect(policy.get("script-src")?.join(" ")).not.toMatch(/unsafe|https:(?: |$)|blob:|data:/);
    }
    for (const address of ["/", "/sign-in/x", "/user"]) {
      expect(pagePolicy([], [], address, clerkHost(settings))).not.toContain("unsafe-inline");
    }
  });

  it("is the address that the key names, the same for the build as for the server and the browser", () => {
    for (const host of ["clerk.squish.example", "good-cat-7.clerk.accounts.dev", "Clerk.Example.org"]) {
      const key = keyOf(host);
      expect(clerkOrigin(key)).toBe(`https://${host.toLowerCase()}`);
      expect(clerkHost({ NEXT_PUBLIC_CLERK_PUBLISHABLE_KEY: ` ${key} ` })).toBe(clerkOrigin(key));
    }
  });

  it("is no address for a key that names none, or more than one", () => {
    for (const host of ["clerk", "a.b c.d", "a.b;script-src *", "a.b/path", "a.b$c.d", "*.example.org", ""]) {
      expect(clerkOrigin(keyOf(host)), host).toBe("");
    }
    for (const key of ["", "pk_live_", "pk_live_%%%", "sk_live_Y2xlcmsuYS5iJA==", "pk_other_Y2xlcmsuYS5iJA=="]) {
      expect(clerkOrigin(key), key).toBe("");
    }
  });
});
