import "server-only";
import { AppError } from "@/lib/domain/shared/app-error";
import { photoHeader, type PhotoHeader } from "./photo-header";
import { decoder, inTurn } from "./sharp-turn";

/** 5 MB, as specified. */
export const MAX_PHOTO_BYTES = 5 * 1024 * 1024;
const LEAST_SIDE = 16;
const MOST_SIDE = 12_000;
const MOST_PIXELS = 25_000_000;
/** What one picture may take while it is decoded. */
const MOST_MEMORY = 80 * 1024 * 1024;
/** What a vision model looks at anyway. */
const SIDE = 1568;
const QUALITY = 82;
const DECODE_SECONDS = 4;
const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/;

function withinLimits({ width, height, whole, pixelBytes }: PhotoHeader): boolean {
  if (Math.min(width, height) < LEAST_SIDE || Math.max(width, height) > MOST_SIDE) return false;
  return width * height <= MOST_PIXELS && (!whole || width * height * pixelBytes <= MOST_MEMORY);
}

/**
 * The bytes of a base64 text. `image_too_large` above 5 MB, `image_unreadable` for what is no plain base64: Node's own
 * decoder takes anything.
 */
export function decodePhoto(text: string): Buffer {
  const padding = text.endsWith("==") ? 2 : text.endsWith("=") ? 1 : 0;
  if ((text.length / 4) * 3 - padding > MAX_PHOTO_BYTES) throw new AppError("image_too_large");
  if (text.length % 4 !== 0 || !BASE64.test(text)) throw new AppError("image_unreadable");
  return Buffer.from(text, "base64");
}

/**
 * The photo anew: upright, at most 1568 pixels a side, a JPEG that we wrote. Nothing of the file goes on but its picture:
 * no place, no date, no other file hidden in it. `not_an_image`, `image_too_large` or `image_unreadable` where it cannot.
 */
export async function reencodePhoto(bytes: Buffer): Promise<Uint8Array> {
  const header = photoHeader(bytes);
  if (header === undefined) throw new AppError("not_an_image");
  if (header === "damaged") throw new AppError("image_unreadable");
  if (!withinLimits(header)) {
    throw new AppError(Math.min(header.width, header.height) < LEAST_SIDE ? "image_unreadable" : "image_too_large");
  }
  return inTurn(async () => {
    try {
      return await decoder()(bytes, { limitInputPixels: MOST_PIXELS, failOn: "error", pages: 1 })
        .timeout({ seconds: DECODE_SECONDS })
        .rotate()
        .resize({ width: SIDE, height: SIDE, fit: "inside", withoutEnlargement: true })
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: QUALITY })
        .toBuffer();
    } catch {
      // What a decoder says of a stranger's file is of no use to anybody.
      throw new AppError("image_unreadable");
    }
  });
}
