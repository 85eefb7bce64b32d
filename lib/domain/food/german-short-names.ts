import { expression } from "../shared/expression";

/** English calls a peel so, and says beside it whose it is or what is done with it. */
const PEEL = expression(
  /(?<!\p{L})(?:the|of|and|with|or|without|no|removed?|removing|off|cut|trim\p{L}*|discard\p{L}*|grated|finely|thinly|lemons?|limes?|citrus|peel|zest|bacon|pork|ham|gammon|cheese|watermelon|melon|juice)(?!\p{L})|(?:oranges?|mandarin|grapefruit|parmesan|pecorino|cheddar|brie|pomelo)(?:'s)? rind(?!\p{L})/u,
);
/** Behind these it says of which animal the mince is, and is in its name already. */
const MINCE = /hack|faschiert|mett(?!i)/u;
const BEEF = expression(/(?<!\p{L})rind(?!\p{L})/gu);

/** What stands beside a cherry without its ending: fruit and what is stirred under it. Without ending it is else a brandy. */
const BESIDE_CHERRY =
  "banan\\p{L}*|apfel|äpfel|birne\\p{L}*|pfirsich\\p{L}*|pflaume\\p{L}*|marille\\p{L}*|aprikose\\p{L}*|erdbeer\\p{L}*|himbeer\\p{L}*|heidelbeer\\p{L}*|trauben?|brei|mus|grieß|reis|hirse|hafer\\p{L}*|vanille";
const CHERRY = expression(
  `(?<!\\p{L})kirsch(?=[ -](?:${BESIDE_CHERRY})(?!\\p{L}))|(?<=(?<!\\p{L})(?:${BESIDE_CHERRY})[ -])kirsch(?!\\p{L})`,
  "gu",
);

/** What is weighed is pasta; the crescent of the baker is counted. */
const WEIGHED_CRESCENTS = expression(/(?<=\d ?(?:g|gramm|dag|dkg|kg) )hörnchen(?!\p{L})/gu);
const OF_THE_BAKER = /butter|schoko|nuss|nüss|mandel|vanille|vortag|bäcker|altbacken|gebäck|süß|croissant|kartoffel/u;
/** Cheese that is made of raw milk as a rule, and of which a label says that it is not, behind a comma or in brackets. */
const PASTEURISED = expression(
  /(?<!\p{L})(?:(?:tiroler|allgäuer|vorarlberger|steirischer) )?(?:berg|alm|alp)käse(?:, | \(|, \()(?:aus )?pasteurisiert(?:er milch)?(?!\p{L})\)?|(?<!\p{L}|nicht |nie )(?:aus )?pasteurisiert(?:er milch)? (?:(?:tiroler|allgäuer|vorarlberger|steirischer) )?(?:berg|alm|alp)käse(?!\p{L})/gu,
);

function withPasta(text: string): string {
  return text.includes("hörnchen") && !OF_THE_BAKER.test(text)
    ? text.replace(WEIGHED_CRESCENTS, "hörnchennudeln")
    : text;
}

/**
 * A normalised text with German names written out that another language or another shelf means something else by: "500 g
 * Rind" is beef, and "lemon rind" a peel; "Kirsch Joghurt" is one of cherries, and the bare "Kirsch" a spirit; "200 g
 * Hörnchen" are pasta; "Bergkäse (pasteurisiert)" is not of raw milk. Linear in its length.
 */
export function withGermanNames(text: string): string {
  const beef =
    text.includes("rind") && !PEEL.test(text) && !MINCE.test(text) ? text.replace(BEEF, "rindfleisch") : text;
  const cherry = beef.includes("kirsch") ? beef.replace(CHERRY, "kirsche") : beef;
  return withPasta(cherry.includes("pasteurisiert") ? cherry.replace(PASTEURISED, "pasteurisierter bergkäse") : cherry);
}
