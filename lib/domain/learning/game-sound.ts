/** The sounds of the games. */
export type GameSound = "flip" | "star" | "celebration";

/** One synthesized tone: its pitch, and when it begins and how long it lasts after the sound was asked for. */
export interface Tone {
  readonly hertz: number;
  readonly atMilliseconds: number;
  readonly lengthMilliseconds: number;
}

/** The star is heard first; the celebration follows half a second later. */
export const CELEBRATION_DELAY_MILLISECONDS = 500;

const CELEBRATION_HERTZ = [523.25, 659.25, 783.99, 1046.5] as const;
const NOTE_MILLISECONDS = 150;

export const TONES: Readonly<Record<GameSound, readonly Tone[]>> = {
  flip: [{ hertz: 440, atMilliseconds: 0, lengthMilliseconds: 120 }],
  star: [{ hertz: 880, atMilliseconds: 0, lengthMilliseconds: 220 }],
  celebration: CELEBRATION_HERTZ.map((hertz, index) => ({
    hertz,
    atMilliseconds: CELEBRATION_DELAY_MILLISECONDS + index * NOTE_MILLISECONDS,
    lengthMilliseconds: 2 * NOTE_MILLISECONDS,
  })),
};
