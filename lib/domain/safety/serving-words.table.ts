/**
 * What says that something is on the plate: what is said of a food in such a sentence is how it is eaten, and no later
 * step takes it back ("Give your baby whole grapes. Quarter the grapes for the salad."). "Gib die Karotten in den Topf"
 * gives nobody anything.
 */
const SERVES: readonly RegExp[] = [
  /(?<!\p{L})(?:serv(?:e|es|ed|ing)|offer(?:s|ed)?|give|hand (?:out|over|it|them|one)|sprinkle|scatter|garnish|decorate|dip|finish with|on the side|(?:let|have) (?:your |the )?(?:baby|child|toddler|them|him|her))(?!\p{L})/u,
  /(?<!\p{L})top(?:ped)?(?! and tail)(?!\p{L})/u,
  /(?<!\p{L})(?:servier\p{L}*|anbieten|biete|bietet|reich(?:e|en|t)|bestreu\p{L}*|garnier\p{L}*|dekorier\p{L}*|obenauf|(?:gib|gebt|geben|lass) (?:deinem|dem|ihrem|dein|das|ihm|ihr) (?:baby|kind|kleinkind|kleinen))(?!\p{L})/u,
  /(?<!\p{L})(?:podaj(?:emy|cie)?|podawaj\p{L}*|poda(?:ć|wać|ne|ny|na)|serwuj\p{L}*|posyp\p{L}*|udekoruj\p{L}*|ozdób|przybierz|na wierzch(?:u)?|(?:daj|dawaj|pozwól) (?:dziecku|maluchowi|niemowlęciu))(?!\p{L})/u,
  /ကျွေး|တည်ခင်း|ဖြူး/u,
];

/** Whether a normalised sentence says that something is given to eat. */
export function saysServed(sentence: string): boolean {
  return SERVES.some((words) => words.test(sentence));
}
