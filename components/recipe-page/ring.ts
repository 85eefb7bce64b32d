const RINGS = 3;
const HERTZ = 880;
const RING_SECONDS = 0.25;
const APART_SECONDS = 0.5;
const LOUDNESS = 0.2;

let context: AudioContext | undefined;

/** Called with a touch: before one a browser lets nothing be heard. */
export function allowRinging(): void {
  if (typeof AudioContext === "undefined") return;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
}

/** Three short tones and a shake, where the device can do either. */
export function ring(): void {
  if ("vibrate" in navigator) navigator.vibrate([300, 150, 300]);
  if (!context) return;
  for (let index = 0; index < RINGS; index += 1) {
    const at = context.currentTime + index * APART_SECONDS;
    const oscillator = context.createOscillator();
    const volume = context.createGain();
    oscillator.frequency.value = HERTZ;
    volume.gain.setValueAtTime(LOUDNESS, at);
    volume.gain.exponentialRampToValueAtTime(0.001, at + RING_SECONDS);
    oscillator.connect(volume).connect(context.destination);
    oscillator.start(at);
    oscillator.stop(at + RING_SECONDS);
  }
}
