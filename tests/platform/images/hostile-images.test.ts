import { describe, expect, it } from "vitest";
import sharp from "sharp";
import { AppError } from "@/lib/domain/shared/app-error";
import { decodePhoto, MAX_PHOTO_BYTES, reencodePhoto } from "@/lib/platform/images/reencode";
import { hostileImages, jpegWithPlace, tellsPlace } from "@/tests/support/hostile-images";

const MEGABYTE = 1024 * 1024;

async function outcome(act: () => Promise<Uint8Array>): Promise<string> {
  try {
    const bytes = await act();
    expect(Buffer.from(bytes.subarray(0, 3)).toString("hex"), "what goes on is a JPEG").toBe("ffd8ff");
    expect(tellsPlace(bytes), "what goes on tells no place").toBe(false);
    expect(Buffer.from(bytes).toString("latin1"), "nothing is hidden in it").not.toMatch(
      /<script|PK\u0003\u0004|%PDF|#!\//,
    );
    return "photo";
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe("files that come as photos", () => {
  it("are each read or refused by the right name, quickly and in little memory", async () => {
    const files = await hostileImages();
    expect(files.length).toBeGreaterThanOrEqual(300);
    const wrong: string[] = [];
    let slowest = 0;
    let most = 0;
    for (const { name, bytes, expected } of files) {
      const before = process.memoryUsage().rss;
      let peak = before;
      const watch = setInterval(() => {
        peak = Math.max(peak, process.memoryUsage().rss);
      }, 5);
      const started = process.cpuUsage();
      const code = await outcome(() => reencodePhoto(decodePhoto(bytes.toString("base64"))));
      const { user, system } = process.cpuUsage(started);
      const took = (user + system) / 1000;
      clearInterval(watch);
      peak = Math.max(peak, process.memoryUsage().rss);
      slowest = Math.max(slowest, took);
      most = Math.max(most, peak - before);
      const fits =
        expected === "either"
          ? ["photo", "not_an_image", "image_unreadable", "image_too_large"].includes(code)
          : code === expected || (bytes.length === 0 && code === "image_unreadable");
      if (!fits) wrong.push(`${name}: ${code} instead of ${expected}`);
      if (took > 1_500) wrong.push(`${name}: ${Math.round(took)} ms of the processor`);
      if (peak - before > 150 * MEGABYTE) wrong.push(`${name}: ${Math.round((peak - before) / MEGABYTE)} MB`);
    }
    expect(wrong).toEqual([]);
    process.stdout.write(
      `${files.length} files, slowest ${Math.round(slowest)} ms of the processor, most ${Math.round(most / MEGABYTE)} MB\n`,
    );
  });

  it("are made upright and small", async () => {
    const turned = await sharp(await jpegWithPlace())
      .resize(3000, 2000)
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const { width, height } = await sharp(Buffer.from(await reencodePhoto(turned))).metadata();
    expect([width, height]).toEqual([1045, 1568]);
  });

  it("wait for one another, and not without end", async () => {
    const jpeg = await jpegWithPlace();
    const codes = await Promise.all(Array.from({ length: 12 }, () => outcome(() => reencodePhoto(jpeg))));
    expect(codes.filter((code) => code === "overloaded").length).toBe(8);
    expect(codes.filter((code) => code === "photo").length).toBe(4);
    expect(await outcome(() => reencodePhoto(jpeg))).toBe("photo");
  });
});

describe("base64", () => {
  const good = Buffer.from([0xff, 0xd8, 0xff, 0xfb, 0xef, 0xbe]).toString("base64");

  it.each([
    ["with a data address before it", `data:image/jpeg;base64,${good}`],
    ["for addresses", "_9j_--_-"],
    ["with a line end", `${good.slice(0, 4)}\n${good.slice(4)}`],
    ["with spaces", ` ${good}  `],
    ["too short by one", good.slice(0, -1)],
    ["with padding inside", "/9j=/9j/"],
    ["with three signs of padding", "/==="],
    ["of padding alone", "===="],
    ["of another alphabet", "!!!!"],
    ["with a NUL", "/9j\u0000"],
    ["of letters nobody knows", "ကလေးဟင်း"],
    ["that is empty", ""],
  ])("%s is no photo", (_, text) => {
    expect(() => decodePhoto(text)).toThrow(expect.objectContaining({ code: "image_unreadable" }));
  });

  it("of 5 MB is read to the byte, and of one byte more is too large", () => {
    expect(decodePhoto(Buffer.alloc(MAX_PHOTO_BYTES).toString("base64"))).toHaveLength(MAX_PHOTO_BYTES);
    expect(() => decodePhoto(Buffer.alloc(MAX_PHOTO_BYTES + 1).toString("base64"))).toThrow(
      expect.objectContaining({ code: "image_too_large" }),
    );
  });
});
