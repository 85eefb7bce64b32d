import "server-only";

/** What the first bytes of a photo say of it, read without a decoder. */
export interface PhotoHeader {
  readonly format: "jpeg" | "png";
  readonly width: number;
  readonly height: number;
  /** Interlaced or progressive: the whole picture lies in memory while it is decoded, instead of a few rows. */
  readonly whole: boolean;
  /** Bytes of one pixel while it is decoded. */
  readonly pixelBytes: number;
}

const PNG_SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_HEADER_BYTES = 33;
/** Samples of a pixel by PNG's colour type; a palette becomes red, green, blue and alpha. */
const PNG_SAMPLES: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 4, 4: 2, 6: 4 };
/** A progressive JPEG keeps two bytes for each coefficient. */
const COEFFICIENT_BYTES = 2;
/** Markers that begin a frame; C4, C8 and CC among them mean something else. */
const FRAMES = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);
const PROGRESSIVE = new Set([0xc2, 0xc6, 0xca, 0xce]);

function pngHeader(bytes: Buffer): PhotoHeader | undefined {
  if (bytes.length < PNG_HEADER_BYTES || bytes.toString("latin1", 12, 16) !== "IHDR") return undefined;
  const samples = PNG_SAMPLES[bytes.readUInt8(25)];
  if (samples === undefined) return undefined;
  const deep = bytes.readUInt8(24) === 16;
  return {
    format: "png",
    width: bytes.readUInt32BE(16),
    height: bytes.readUInt32BE(20),
    whole: bytes.readUInt8(28) !== 0,
    pixelBytes: samples * (deep ? 2 : 1),
  };
}

/** Walks from segment to segment until the frame; each step goes forward, so it ends. */
function jpegHeader(bytes: Buffer): PhotoHeader | undefined {
  let at = 2;
  while (at + 9 < bytes.length) {
    if (bytes.readUInt8(at) !== 0xff) return undefined;
    const marker = bytes.readUInt8(at + 1);
    if (marker === 0xff) at += 1;
    else if (FRAMES.has(marker)) {
      return {
        format: "jpeg",
        width: bytes.readUInt16BE(at + 7),
        height: bytes.readUInt16BE(at + 5),
        whole: PROGRESSIVE.has(marker),
        pixelBytes: bytes.readUInt8(at + 9) * COEFFICIENT_BYTES,
      };
    } else if (marker === 0xd8 || marker === 0x01 || (marker >= 0xd0 && marker <= 0xd7)) at += 2;
    else if (marker === 0xd9 || marker === 0xda) return undefined;
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2));
  }
  return undefined;
}

/** The header of a JPEG or PNG by its own bytes, whatever it is called; undefined for everything else. */
export function photoHeader(bytes: Buffer): PhotoHeader | "damaged" | undefined {
  if (bytes.subarray(0, PNG_SIGNATURE.length).equals(PNG_SIGNATURE)) return pngHeader(bytes) ?? "damaged";
  if (bytes.length > 3 && bytes.readUIntBE(0, 3) === 0xffd8ff) return jpegHeader(bytes) ?? "damaged";
  return undefined;
}
