import "server-only";
import { createHash } from "node:crypto";
import { inTurnToDraw } from "./sharp-turn";

/** Of the picture that is drawn: 16 to 9. */
const WIDTH = 1200;
const HEIGHT = 675;
const COLOURS = 128;
const DRAW_SECONDS = 4;
const MOST_BYTES = 8 * 1024 * 1024;

const kept = new Map<string, Uint8Array<ArrayBuffer>>();
let keptBytes = 0;

function keep(key: string, picture: Uint8Array<ArrayBuffer>): void {
  kept.set(key, picture);
  keptBytes += picture.length;
  for (const [oldest, { length }] of kept) {
    if (keptBytes <= MOST_BYTES) return;
    kept.delete(oldest);
    keptBytes -= length;
  }
}

/**
 * A drawing of our own as a PNG of 1200 by 675. Drawn one at a time, and the last of them are kept (8 MB); `overloaded` when
 * too many wait. Never for markup that anybody else had a hand in.
 */
export async function drawPicture(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const key = createHash("sha256").update(svg).digest("base64url");
  const known = kept.get(key);
  if (known) return known;
  const drawn = await inTurnToDraw((draw) =>
    draw(Buffer.from(svg), { density: 270 })
      .timeout({ seconds: DRAW_SECONDS })
      .resize(WIDTH, HEIGHT, { fit: "fill" })
      .png({ palette: true, colours: COLOURS, compressionLevel: 9 })
      .toBuffer(),
  );
  const picture = new Uint8Array(drawn);
  if (!kept.has(key)) keep(key, picture);
  return picture;
}
