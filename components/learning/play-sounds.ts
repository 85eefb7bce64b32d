import { TONES, type GameSound, type Tone } from "@/lib/domain/learning/game-sound";
import { isSoundOn, subscribeToSound } from "./sound-store";

const LOUDNESS = 0.2;
const SILENCE = 0.0001;
const ATTACK_SECONDS = 0.015;

interface Speaker {
  readonly context: AudioContext;
  readonly volume: GainNode;
}

let speaker: Speaker | undefined;

/** Made at the first sound, which follows a touch: before one a browser lets nobody be heard. */
function theSpeaker(): Speaker {
  if (speaker) return speaker;
  const context = new AudioContext();
  const volume = context.createGain();
  volume.connect(context.destination);
  // A celebration that is under way falls silent, too.
  subscribeToSound(() => {
    volume.gain.value = isSoundOn() ? 1 : 0;
  });
  speaker = { context, volume };
  return speaker;
}

function sound({ context, volume }: Speaker, { hertz, atMilliseconds, lengthMilliseconds }: Tone, now: number): void {
  const start = now + atMilliseconds / 1000;
  const end = start + lengthMilliseconds / 1000;
  const oscillator = context.createOscillator();
  const envelope = context.createGain();
  oscillator.type = "triangle";
  oscillator.frequency.value = hertz;
  envelope.gain.setValueAtTime(SILENCE, start);
  envelope.gain.exponentialRampToValueAtTime(LOUDNESS, start + ATTACK_SECONDS);
  envelope.gain.exponentialRampToValueAtTime(SILENCE, end);
  oscillator.connect(envelope).connect(volume);
  oscillator.start(start);
  oscillator.stop(end);
}

/** Plays sounds of the games at their times, unless sound is off on this device or the browser has none. */
export function playSounds(sounds: readonly GameSound[]): void {
  if (sounds.length === 0 || !isSoundOn() || typeof AudioContext === "undefined") return;
  const made = theSpeaker();
  if (made.context.state === "suspended") void made.context.resume();
  // One clock reading for all: a celebration begins half a second after its star, to the sample.
  const now = made.context.currentTime;
  for (const name of sounds) for (const tone of TONES[name]) sound(made, tone, now);
}
