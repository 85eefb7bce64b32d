/** Of a Polish adjective whose stem ends hard ("mleczn-", "zgnił-"), in every case. */
export const POLISH_ADJECTIVE = ["y", "a", "e", "ego", "ej", "emu", "ą", "ym", "ych", "ymi"] as const;

/** Each of the stems with each of the endings. `stems` are divided by spaces or line ends. */
export function withEndings(stems: string, endings: readonly string[]): readonly string[] {
  return stems
    .split(/\s+/)
    .filter((stem) => stem !== "")
    .flatMap((stem) => endings.map((ending) => `${stem}${ending}`));
}
