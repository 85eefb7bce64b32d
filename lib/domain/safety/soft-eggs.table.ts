/** What German says of an egg that is not set, without its ending. */
const SOFT = ("weich gekocht|weichgekocht|weich|halbweich|halb weich|halbfest|halb fest|halbflüssig|wachsweich|wachsweich gekocht|" +
  "kernweich|kernweich gekocht|pflaumenweich|pflaumenweich gekocht").split("|");
/** Said behind "Eier", it is what is done to them ("cremig schlagen"). */
const SOFT_BEFORE = [...SOFT, "cremig", "cremig gerührt", "feucht"];
const EGGS = "Ei|Wachtelei|Entenei|Frühstücksei|Rührei".split("|");
const MINUTES = "3|4|5|6|7|drei|vier|fünf|sechs|sieben".split("|");
const SCRAMBLED = "feucht|noch feucht|noch leicht feucht|leicht feucht|cremig|noch cremig|schön cremig|noch glänzend".split("|");

const plural = (egg: string): string => `${egg}er`;

/** Soft eggs as German calls them: with the adjective before the egg or behind it, or by the minutes of their boiling. */
export const GERMAN_SOFT_EGGS: readonly string[] = [
  ...SOFT_BEFORE.flatMap((soft) => EGGS.flatMap((egg) => [`${soft}es ${egg}`, `${soft}e ${plural(egg)}`])),
  ...SOFT.flatMap((soft) => EGGS.flatMap((egg) => [`${egg} ${soft}`, `${plural(egg)} ${soft}`])),
  ...SCRAMBLED.map((state) => `Rührei ${state}`),
  ...MINUTES.flatMap((minutes) => [`${minutes}-Minuten-Ei`, `${minutes}-Minuten-Eier`]),
];
