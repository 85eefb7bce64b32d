import "server-only";
import sharp from "sharp";
import { AppError } from "@/lib/domain/shared/app-error";

const MOST_WAITING = 4;
const DRAWING = { operation: ["VipsForeignLoadSvgBuffer"] };

let prepared = false;

/** Only two formats, one picture at a time, nothing kept: a decoder is the part of us that strangers' bytes reach. */
export function decoder(): typeof sharp {
  if (!prepared) {
    sharp.block({ operation: ["VipsForeignLoad"] });
    sharp.unblock({ operation: ["VipsForeignLoadJpegBuffer", "VipsForeignLoadPngBuffer"] });
    sharp.cache(false);
    sharp.concurrency(1);
    prepared = true;
  }
  return sharp;
}

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/** One after the other; when too many wait already, none more. */
export async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  if (waiting >= MOST_WAITING) throw new AppError("overloaded");
  waiting += 1;
  const turn = last.then(act);
  last = turn.catch(() => undefined);
  try {
    return await turn;
  } finally {
    waiting -= 1;
  }
}

/** A drawing of our own, while no stranger's bytes are decoded: SVG can be read during this turn alone. */
export async function inTurnToDraw<T>(act: (draw: typeof sharp) => Promise<T>): Promise<T> {
  return inTurn(async () => {
    const draw = decoder();
    draw.unblock(DRAWING);
    try {
      return await act(draw);
    } finally {
      draw.block(DRAWING);
    }
  });
}
