import { describe, expect, inject, it } from "vitest";
import { LANGUAGES } from "../../lib/domain/shared/language";
import { messagesFor } from "../../lib/i18n/messages";
import { Caller, newParent, starters } from "../support/caller";
import { googleRecipe } from "../support/google-recipe";

const origin = inject("origin");
const kitchen = {
  ingredients: ["carrot", "potato", "chicken", "honey"],
  cookingMethod: "stew",
  ageGroup: "9-12",
  mealType: "lunch",
  language: "en",
};

async function cooked() {
  const parent = await newParent(origin);
  const { body } = await parent.post("/api/recipes/generate", kitchen);
  return { parent, recipe: body, path: `/recipes/${body.id}` };
}

async function starter(): Promise<string> {
  const list: { id: string; verificationType: string }[] = (await new Caller(origin).get("/api/recipes?limit=100"))
    .body;
  return `/recipes/${starters(list)[0]?.id ?? ""}`;
}

/** What a program that fetches previews finds in the head of a page. */
function said(html: string, property: string): string | undefined {
  return new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`).exec(html)?.[1];
}

function jsonLd(html: string): unknown {
  const text = /<script type="application\/ld\+json">([^<]*)<\/script>/.exec(html)?.[1];
  return text === undefined ? undefined : JSON.parse(text);
}

describe("the page of a recipe of the shared set", () => {
  it.each(LANGUAGES)(
    "tells a program that asks in %s all that it may tell, in the head and before any script",
    async (language) => {
      const path = await starter();
      const { status, text, headers } = await new Caller(origin).get(path, { "accept-language": language });
      expect(status).toBe(200);
      expect(text).toContain(`lang="${language}"`);
      const data = jsonLd(text);
      const { name, url, inLanguage } = googleRecipe.parse(data);
      expect({ inLanguage, url }).toEqual({ inLanguage: language, url: origin + path });
      const head = text.slice(0, text.indexOf("</head>"));
      expect(head).toContain(`<title>${name.replace(/&/g, "&amp;").replace(/'/g, "&#x27;")} ·`);
      expect(said(head, "og:title")).toBe(name);
      expect(said(head, "og:url")).toBe(origin + path);
      expect(said(head, "og:image")).toBe(`${origin}/api${path}/picture`);
      expect(said(head, "robots")).toBe("index");
      expect(said(head, "description")).toBe(said(head, "og:description"));
      expect(text).toContain(messagesFor(language).RecipeCard.serving);
      expect(headers.get("cache-control")).toMatch(/private.*no-store/);
      expect(headers.getSetCookie()).toEqual([]);
    },
  );

  it("lets no inline script run but those of its own nonce, which is another each time", async () => {
    const path = await starter();
    const [first, second] = await Promise.all([new Caller(origin).get(path), new Caller(origin).get(path)]);
    const policy = first.headers.get("content-security-policy") ?? "";
    expect(policy).not.toBe(second.headers.get("content-security-policy"));
    expect(policy).not.toMatch(/script-src[^;]*'unsafe/);
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "none";
    const inline = [...first.text.matchAll(/<script([^>]*)>/g)].map(([, attributes = ""]) => attributes);
    for (const attributes of inline.filter((each) => each.includes("nonce"))) expect(attributes).toContain(nonce);
  });
});

describe("the page of a parent's own recipe", () => {
  it("is as if it were not there for everybody else, until it is shared and after it is not any more", async () => {
    const { parent, recipe, path } = await cooked();
    const strangers = [new Caller(origin), await newParent(origin)];
    const asStrangers = () => Promise.all(strangers.map((stranger) => stranger.get(path)));
    for (const { status, text } of await asStrangers()) {
      expect(status).toBe(404);
      expect(text).not.toContain(recipe.title);
    }
    expect((await parent.get(path)).status).toBe(200);
    expect((await parent.post(`/api${path}/share`, undefined)).status).toBe(200);
    for (const { status, text } of await asStrangers()) {
      expect(status).toBe(200);
      expect(text).toContain(recipe.title);
      expect(googleRecipe.safeParse(jsonLd(text)).success).toBe(true);
      expect(said(text, "robots"), "only who has the link is meant to find it").toBe("noindex");
    }
    expect((await parent.delete(`/api${path}/share`)).status).toBe(204);
    for (const { status } of await asStrangers()) expect(status).toBe(404);
  });

  it("tells programs nothing while it is private, and its parent what was left out", async () => {
    const { parent, path } = await cooked();
    const { text } = await parent.get(path);
    expect(jsonLd(text)).toBeUndefined();
    expect(said(text, "og:image")).toBeUndefined();
    expect(said(text, "robots")).toBe("noindex");
    expect(text).toContain("honey");
  });

  it("does not name to others what its parent typed and the recipe does not say", async () => {
    const { parent, path } = await cooked();
    await parent.post(`/api${path}/share`, undefined);
    expect((await new Caller(origin).get(path)).text).not.toContain("honey");
  });

  it("shows a family that avoids something in it nothing but why", async () => {
    const { parent, path } = await cooked();
    await parent.post(`/api${path}/share`, undefined);
    const other = await newParent(origin);
    await other.post("/api/allergies", { food: "chicken" });
    const { status, text } = await other.get(path);
    expect(status).toBe(200);
    const { RecipeCard } = messagesFor("en");
    expect(text.includes(RecipeCard.notForYou) || text.includes(RecipeCard.changedForYou)).toBe(true);
    expect(text).not.toMatch(/\d+ g chicken/);
  });
});

describe("the picture of a recipe", () => {
  it("is drawn for everybody of a shared recipe, kept for an hour, and no program or page", async () => {
    const path = `/api${await starter()}/picture`;
    const answer = await fetch(origin + path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("image/png");
    expect(answer.headers.get("cache-control")).toBe("public, max-age=3600");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 8).toString("hex")).toBe("89504e470d0a1a0a");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 675]);
  });

  it("of a private recipe is its parent's alone, and nobody keeps it", async () => {
    const { parent, path } = await cooked();
    const own = await parent.get(`/api${path}/picture`);
    expect([own.status, own.headers.get("cache-control")]).toEqual([200, "no-store"]);
    expect((await new Caller(origin).get(`/api${path}/picture`)).status).toBe(404);
    expect((await new Caller(origin).get("/api/recipes/x/picture")).body).toMatchObject({ code: "not_found" });
  });
});

describe("what is no recipe's address", () => {
  it.each(["/recipes/x", "/recipes/aaaaaaaaaaaaaaaaaaaaaaaa", "/recipes/<script>", "/recipes/%27OR%201=1", "/recipes"])(
    "%s is a page that was not found",
    async (path) => {
      const { status, text } = await new Caller(origin).get(path, { "accept-language": "pl" });
      expect(status).toBe(404);
      expect(text).toContain(messagesFor("pl").NotFound.title);
      expect(text).not.toContain("<script>alert");
    },
  );
});
