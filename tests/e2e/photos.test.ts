import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startFakeProvider, type FakeProvider } from "../support/fake-provider";
import { jpegWithPlace, tellsPlace } from "../support/hostile-images";
import { startServer, type RunningServer } from "../support/running-server";
import { browserForThisFile, originForThisFile } from "./browser";
import { Parent } from "./parent";

browserForThisFile();

let fake: FakeProvider;
let server: RunningServer;

beforeAll(async () => {
  fake = await startFakeProvider();
  server = await startServer({
    OPENAI_API_KEY: "k",
    OPENAI_BASE_URL: fake.baseUrl,
    OPENAI_MODEL: "m",
    OPENAI_VISION_MODEL: "v",
  });
});
afterAll(async () => {
  await server.stop();
  await fake.stop();
});

async function withPhoto(parent: Parent, name: string, type: string, bytes: Buffer): Promise<void> {
  const input = parent.screen.page.locator("input[type=file]").first();
  await input.setInputFiles({ name, mimeType: type, buffer: bytes });
}

describe.each(["en", "my"] as const)("a parent with a photo, in %s", (language) => {
  it("sees its foods as chips with their checks, and cooks them", async () => {
    fake.behave("good");
    fake.forget();
    const parent = await Parent.arrives(server.origin, { language });
    await parent.signsUp();
    await parent.opens("/");
    await withPhoto(parent, "kitchen.jpg", "image/jpeg", await jpegWithPlace());
    await parent.seesToast(parent.texts.Photo.detected);
    await parent.seesChip("honey", "blocked");
    const [call] = fake.calls;
    expect(call?.image && tellsPlace(call.image), "the place stays on the device").toBe(false);
    await parent.choosesAge("9-12");
    await parent.chooses("lunch", "stew");
    await parent.seesNothingCutOff();
    await parent.generates();
    expect(fake.calls.filter(({ kind }) => kind === "recipe")).toHaveLength(1);
    await parent.leaves();
  });
});

describe("a photo that cannot be read", () => {
  it("is refused in words, and nothing typed is lost", async () => {
    fake.behave("status-500");
    const parent = await Parent.arrives(server.origin);
    await parent.signsUp();
    await parent.opens("/");
    await parent.types("carrot");
    const { Maker, Photo } = parent.texts;
    await withPhoto(parent, "notes.txt", "text/plain", Buffer.from("carrot"));
    await parent.seesToast(Maker.photoNotAnImage);
    await withPhoto(parent, "large.png", "image/png", Buffer.alloc(5 * 1024 * 1024 + 1));
    await parent.seesToast(Maker.photoTooLarge);
    await withPhoto(parent, "broken.jpg", "image/jpeg", Buffer.from("no picture at all"));
    await parent.seesToast(Maker.photoUnreadable);
    await withPhoto(parent, "kitchen.jpg", "image/jpeg", await jpegWithPlace());
    await parent.seesToast(Photo.failed);
    fake.behave("good");
    await parent.screen.page.getByRole("button", { name: Photo.retry }).click();
    await parent.seesChip("avocado", "change");
    await parent.seesChip("carrot", "change");
    await parent.leaves();
  });
});

describe("a photo of nine megabytes", () => {
  it("is refused on the device, which sends nothing; a smaller one after it is read", async () => {
    fake.behave("good");
    const parent = await Parent.arrives(server.origin, { language: "pl" });
    await parent.signsUp();
    await parent.opens("/");
    await parent.types("marchewka");
    const asked: string[] = [];
    parent.screen.page.on("request", (request) => {
      const isSent = request.method() === "POST" && request.url().endsWith("/api/ingredients/analyze");
      if (isSent) asked.push(request.method());
    });
    const small = await jpegWithPlace();
    const large = Buffer.concat([small, Buffer.alloc(9 * 1024 * 1024 - small.length)]);
    await withPhoto(parent, "kuchnia.jpg", "image/jpeg", large);
    await parent.seesToast(parent.texts.Maker.photoTooLarge);
    expect(asked).toEqual([]);
    await parent.seesChip("marchewka", "change");
    await withPhoto(parent, "kuchnia.jpg", "image/jpeg", small);
    await parent.seesToast(parent.texts.Photo.detected);
    expect(asked).toEqual(["POST"]);
    await parent.seesChip("marchewka", "change");
    await parent.leaves();
  });
});

describe("where no photo can be read", () => {
  it.each(["en", "my"] as const)("it is said before one is chosen, and nowhere else, in %s", async (language) => {
    const there = await Parent.arrives(server.origin, { language });
    const parent = await Parent.arrives(originForThisFile(), { language });
    const { vision_unavailable: said } = parent.texts.Errors;
    await parent.screen.page.locator("#photo-notes").getByText(said).waitFor();
    await parent.seesNothingCutOff();
    const answered = there.screen.page.waitForResponse((response) =>
      response.url().endsWith("/api/ingredients/analyze"),
    );
    await there.opens("/");
    await answered;
    expect(await there.screen.page.getByText(said).count()).toBe(0);
    await parent.leaves();
    await there.leaves();
  });
});
