import { deflateSync } from "node:zlib";
import sharp, { type Sharp } from "sharp";

/** A file somebody may send as a photo, and whether it is one. */
export interface Sent {
  readonly name: string;
  readonly bytes: Buffer;
  /** `photo`: has to be read; `either`: may be read or refused; else the code that refuses it. */
  readonly expected: "photo" | "either" | "not_an_image" | "image_too_large" | "image_unreadable";
}

const SECRET_PLACE = "CANARY-Kohlmarkt-1-Wien";

/** A kitchen of coloured noise, the same each time, so that it compresses as a photo does. */
function noise(width: number, height: number, seed: number): Buffer {
  const pixels = Buffer.alloc(width * height * 3);
  let state = seed;
  for (let at = 0; at < pixels.length; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    pixels[at] = (state >> 16) & 0xff;
  }
  return pixels;
}

function picture(width = 640, height = 480, seed = 7): Sharp {
  return sharp(noise(width, height, seed), { raw: { width, height, channels: 3 } });
}

export async function jpegWithPlace(): Promise<Buffer> {
  return picture()
    .withExif({
      IFD0: { ImageDescription: SECRET_PLACE },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "48/1 12/1 31/1" },
    })
    .jpeg()
    .toBuffer();
}

export function tellsPlace(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString("latin1");
  return text.includes(SECRET_PLACE) || text.includes("Exif") || text.includes("GPS");
}

const CRC_TABLE = Array.from({ length: 256 }, (_, index) => {
  let value = index;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

function crc(bytes: Buffer): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (CRC_TABLE[(value ^ byte) & 0xff] ?? 0) ^ (value >>> 8);
  return (value ^ 0xffffffff) >>> 0;
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

interface PngShape {
  readonly width: number;
  readonly height: number;
  readonly depth?: number;
  readonly colour?: number;
  readonly interlace?: number;
  /** How many bytes of zeros its data unpacks to. */
  readonly unpacked?: number;
  readonly extra?: readonly Buffer[];
}

/** A PNG of our own making, right or wrong. */
function png({ width, height, depth = 8, colour = 0, interlace = 0, unpacked, extra = [] }: PngShape): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([depth, colour, 0, 0, interlace], 8);
  const data = deflateSync(Buffer.alloc(unpacked ?? Math.min((width + 1) * height, 1_000_000)), { level: 9 });
  return Buffer.concat([
    PNG_SIGNATURE,
    chunk("IHDR", header),
    ...extra,
    chunk("IDAT", data),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** The JPEG with another size in its frame. */
function resized(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  for (let at = 2; at < copy.length - 9; at += 1) {
    if (copy[at] === 0xff && (copy[at + 1] === 0xc0 || copy[at + 1] === 0xc2)) {
      copy.writeUInt16BE(height, at + 5);
      copy.writeUInt16BE(width, at + 7);
      return copy;
    }
  }
  return copy;
}

function truncated(kind: string, bytes: Buffer): Sent[] {
  return Array.from({ length: 50 }, (_, index) => ({
    name: `${kind} cut off at ${index}/50`,
    bytes: bytes.subarray(0, Math.floor((bytes.length * index) / 50)),
    expected: "either" as const,
  }));
}

function flipped(kind: string, bytes: Buffer, count: number): Sent[] {
  let state = 99;
  return Array.from({ length: count }, (_, index) => {
    const copy = Buffer.from(bytes);
    for (let flip = 0; flip <= index % 8; flip += 1) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
      const at = state % (index % 2 === 0 ? 512 : copy.length);
      copy[at] = (copy[at] ?? 0) ^ (1 << ((state >> 20) % 8));
    }
    return { name: `${kind} with flipped bits ${index}`, bytes: copy, expected: "either" as const };
  });
}

async function good(): Promise<Sent[]> {
  const made = await Promise.all([
    jpegWithPlace(),
    picture().jpeg({ progressive: true }).toBuffer(),
    picture().jpeg({ chromaSubsampling: "4:4:4" }).toBuffer(),
    picture().grayscale().jpeg().toBuffer(),
    picture().toColourspace("cmyk").jpeg().toBuffer(),
    picture().png().toBuffer(),
    picture().png({ progressive: true }).toBuffer(),
    picture().png({ palette: true }).toBuffer(),
    picture().toColourspace("rgb16").png().toBuffer(),
    picture().ensureAlpha(0.4).png().toBuffer(),
    picture(16, 16).jpeg().toBuffer(),
    picture(3000, 40).png().toBuffer(),
    sharp({ create: { width: 5000, height: 5000, channels: 3, background: "#e8833a" } })
      .jpeg()
      .toBuffer(),
    sharp({ create: { width: 5000, height: 5000, channels: 4, background: "#e8833a" } })
      .png()
      .toBuffer(),
  ]);
  return made.map((bytes, index) => ({ name: `a photo, number ${index}`, bytes, expected: "photo" as const }));
}

async function disguised(): Promise<Sent[]> {
  const others: readonly (readonly [string, Buffer])[] = [
    ["a GIF", await picture().gif().toBuffer()],
    ["a WebP", await picture().webp().toBuffer()],
    ["an AVIF", await picture(64, 64).avif().toBuffer()],
    ["a TIFF", await picture().tiff().toBuffer()],
    ["an SVG", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    [
      "an SVG with a doctype",
      Buffer.from('<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a SYSTEM "file:///etc/passwd">]><svg>&a;</svg>'),
    ],
    ["a HEIC", Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from("ftypheic"), Buffer.alloc(200)])],
    ["a PDF", Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj")],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a ZIP", Buffer.from("PK\u0003\u0004aaaaaaaaaaaaaaaaaaaaaaaa")],
    ["a BMP", Buffer.concat([Buffer.from("BM"), Buffer.alloc(100)])],
    ["an icon", Buffer.from([0, 0, 1, 0, 1, 0, 16, 16, 0, 0, 1, 0, 32, 0, 68, 4, 0, 0, 22, 0, 0, 0])],
    ["an ImageMagick script", Buffer.from("push graphic-context\nviewbox 0 0 1 1\nimage over 0,0 0,0 'https://x'")],
    ["a shell script", Buffer.from("#!/bin/sh\nrm -rf /\n")],
    ["nearly a PNG", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a])],
    ["nearly a JPEG", Buffer.from([0xff, 0xd8])],
    ["one byte", Buffer.from([0xff])],
    ["zeros", Buffer.alloc(4096)],
  ];
  return others.map(([name, bytes]) => ({ name, bytes, expected: "not_an_image" as const }));
}

function bombs(jpeg: Buffer): Sent[] {
  const sizes = [
    [65_535, 65_535],
    [12_001, 100],
    [100, 12_001],
    [5_001, 5_000],
    [30_000, 30_000],
    [4_294_967_295, 4_294_967_295],
    [2_147_483_647, 1],
    [12_000, 12_000],
  ] as const;
  const small = [
    [0, 0],
    [0, 100],
    [100, 0],
    [1, 1],
    [15, 400],
    [400, 15],
  ] as const;
  const text = chunk("tEXt", Buffer.concat([Buffer.from("Comment\0"), Buffer.alloc(1_000_000, 0x61)]));
  const packedText = chunk("zTXt", Buffer.concat([Buffer.from("Comment\0\0"), deflateSync(Buffer.alloc(60_000_000))]));
  const profile = chunk("iCCP", Buffer.concat([Buffer.from("p\0\0"), deflateSync(Buffer.alloc(60_000_000))]));
  const animation = [chunk("acTL", Buffer.from([0, 0, 255, 255, 0, 0, 0, 0])), chunk("fcTL", Buffer.alloc(26))];
  return [
    ...sizes.map(([width, height]): Sent => {
      const expected = Math.min(width, height) < 16 ? "image_unreadable" : "image_too_large";
      return { name: `a PNG of ${width} x ${height}`, bytes: png({ width, height }), expected };
    }),
    ...sizes.slice(0, 5).map(([width, height]): Sent => {
      return {
        name: `a JPEG of ${width} x ${height}`,
        bytes: resized(jpeg, width, height),
        expected: "image_too_large",
      };
    }),
    ...small.map(([width, height]): Sent => {
      return { name: `a PNG of ${width} x ${height}`, bytes: png({ width, height }), expected: "image_unreadable" };
    }),
    ...small.map(([width, height]): Sent => {
      return {
        name: `a JPEG of ${width} x ${height}`,
        bytes: resized(jpeg, width, height),
        expected: "image_unreadable",
      };
    }),
    {
      name: "an interlaced PNG that needs 200 MB",
      bytes: png({ width: 5000, height: 5000, depth: 16, colour: 6, interlace: 1 }),
      expected: "image_too_large",
    },
    {
      name: "a PNG that unpacks to more than it says",
      bytes: png({ width: 64, height: 64, unpacked: 80_000_000 }),
      expected: "either",
    },
    {
      name: "a PNG that unpacks to less than it says",
      bytes: png({ width: 4000, height: 4000, unpacked: 10 }),
      expected: "either",
    },
    {
      name: "a PNG of an unknown kind of colour",
      bytes: png({ width: 64, height: 64, colour: 5 }),
      expected: "image_unreadable",
    },
    { name: "a PNG of 32 bits a sample", bytes: png({ width: 64, height: 64, depth: 32 }), expected: "either" },
    { name: "a PNG with a long text", bytes: png({ width: 64, height: 64, extra: [text] }), expected: "either" },
    {
      name: "a PNG with a text that unpacks to 60 MB",
      bytes: png({ width: 64, height: 64, extra: [packedText] }),
      expected: "either",
    },
    {
      name: "a PNG with a profile that unpacks to 60 MB",
      bytes: png({ width: 64, height: 64, extra: [profile] }),
      expected: "either",
    },
    {
      name: "a PNG with 2,000 texts",
      bytes: png({
        width: 64,
        height: 64,
        extra: Array.from({ length: 2_000 }, () => chunk("tEXt", Buffer.from("a\0b"))),
      }),
      expected: "either",
    },
    { name: "an animation", bytes: png({ width: 64, height: 64, extra: animation }), expected: "either" },
    {
      name: "a JPEG of markers only",
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(4_000_000, 0xff)]),
      expected: "image_unreadable",
    },
    {
      name: "a JPEG of segments of no length",
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8]), Buffer.alloc(400_000, Buffer.from([0xff, 0xe1, 0, 0]))]),
      expected: "image_unreadable",
    },
    {
      name: "a JPEG with a thousand comments",
      bytes: Buffer.concat([
        jpeg.subarray(0, 2),
        ...Array.from({ length: 1_000 }, () => Buffer.from([0xff, 0xfe, 0, 4, 65, 65])),
        jpeg.subarray(2),
      ]),
      expected: "photo",
    },
  ];
}

function polyglots(jpeg: Buffer, plain: Buffer): Sent[] {
  const tails = [
    "<script>alert(document.cookie)</script>",
    "PK\u0003\u0004 a whole archive",
    "%PDF-1.7 a whole document",
    "#!/bin/sh\nrm -rf /",
    "\u0000asm\u0001\u0000\u0000\u0000",
    "GIF89a",
  ];
  return tails.flatMap((tail): Sent[] => [
    {
      name: `a JPEG with a tail: ${tail.slice(0, 10)}`,
      bytes: Buffer.concat([jpeg, Buffer.from(tail)]),
      expected: "photo",
    },
    {
      name: `a PNG with a tail: ${tail.slice(0, 10)}`,
      bytes: Buffer.concat([plain, Buffer.from(tail)]),
      expected: "photo",
    },
    {
      name: `a PNG behind: ${tail.slice(0, 10)}`,
      bytes: Buffer.concat([Buffer.from(tail), plain]),
      expected: "not_an_image",
    },
  ]);
}

/** More than three hundred files: photos, things that are called photos, and photos meant to hurt. */
export async function hostileImages(): Promise<Sent[]> {
  const jpeg = await jpegWithPlace();
  const plain = await picture().png().toBuffer();
  const interlaced = await picture(200, 150).png({ progressive: true }).toBuffer();
  const progressive = await picture(400, 300).jpeg({ progressive: true }).toBuffer();
  return [
    ...(await good()),
    ...(await disguised()),
    ...bombs(jpeg),
    ...polyglots(jpeg, plain),
    ...truncated("a JPEG", jpeg),
    ...truncated("a PNG", plain),
    ...flipped("a JPEG", jpeg, 50),
    ...flipped("a progressive JPEG", progressive, 30),
    ...flipped("a PNG", plain, 40),
    ...flipped("an interlaced PNG", interlaced, 30),
  ];
}
