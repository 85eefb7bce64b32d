import { expression } from "../shared/expression";

/** What a line says of food that was heated before it was sold: "1 tin tuna", "makrela w sosie własnym". */
export const FROM_A_TIN = expression(/(?<!\p{L})(?:tins?|cans?|jars?|pouch(?:es)?|sachets?|in (?:spring )?water|in (?:\p{L}+ )?oil|in brine|in tomato sauce|dosen?|glas|gläser|im eigenen saft|in (?:wasser|öl|\p{L}+öl|lake|tomatensauce|tomatensoße)|puszk\p{L}*|słoi\p{L}*|w (?:wodzie|oleju|sosie|zalewie)|ready[- ]cooked|leftover|übrig\p{L}*|z obiadu)(?!\p{L})|သံဘူး|သံဗူး|စည်သွတ်|ဘူး/u);

/** What does not heat beans as far as they need it. */
export const SLOW_COOKER = expression(/(?<!\p{L})(?:slow[- ]?cook(?:er|ed|ing)?|crock[- ]?pot|schongarer|schongaren|wolnowar\p{L}*)(?!\p{L})/u);
/** They boiled for ten minutes or more, somewhere in the steps. */
export const WAS_BOILED = expression(/(?<!\p{L})(?:boil\p{L}*|bring to (?:a|the) boil|(?:vor|auf|an|ab)?(?:ge)?koch\p{L}*|zagotuj\p{L}*|(?:ob|u)?gotuj\p{L}*|gotować)(?!\p{L})[^\n]{0,60}?(?:[1-9]\d|ten|fifteen|twenty|zehn|fünfzehn|zwanzig|dziesięć) ?min|(?:[1-9]\d|ten|fifteen|twenty|zehn|fünfzehn|zwanzig|dziesięć) ?min\p{L}*[^\n.]{0,30}?(?:boil|koch|got)/u);
export const SAYS_SOAKED = expression(/(?<!\p{L})(?:soak\p{L}*|einweich\p{L}*|eingeweicht\p{L}*|namocz\p{L}*|namoczon\p{L}*)(?!\p{L})/u);
/** What a line says of beans as they are bought. */
export const DRY = expression(/(?<!\p{L})(?:dried|dry|soaked|uncooked|raw|getrocknet\p{L}*|trocken\p{L}*|eingeweicht\p{L}*|roh\p{L}*|such(?:a|e|ej|ych)|suszon\p{L}*|namoczon\p{L}*|surow\p{L}*)(?!\p{L})/u);
/** Raw milk that boils: nothing lives in it then. */
export const BOILS_MILK = expression(/(?<!\p{L})(?:rohmilch|surowe mleko|mleko prosto od krowy|mleko(?: (?:prosto )?od \p{L}+)?)(?!\p{L})[^.,;!?\n]{0,40}(?<!\p{L})(?:(?:auf|ab)(?:zu)?koch(?:en|e|t)?|(?:za|prze)gotuj\p{L}*|(?:za|prze)gotować)(?!\p{L})|(?<!\p{L})(?:raw|farm) milk(?: in a \p{L}+)? (?:to (?:a|the)(?: \p{L}+)? boil|and boil (?:it|for)|until it boils|boils)(?!\p{L})|(?<!\p{L})boil the (?:raw |farm )milk(?!\p{L})|(?<!\p{L})(?:zagotuj|przegotuj|zagotować|przegotować) (?:surowe )?mleko(?!\p{L})|နွားနို့[^။\n]{0,30}(?<!မ ?)ကျို(?! ?(?:စရာ|ဖို့|ရန်) ?မလို)/u);
/** And not where it is said not to be. */
export const NOT_BOILED = expression(/(?<!\p{L})(?:not|never|don't|without|nicht|nie|ohne|kein\p{L}*|bez)(?: \p{L}+){0,3} (?:boil\p{L}*|(?:auf|ab)?(?:ge)?koch\p{L}*|zagotow\p{L}*|gotow\p{L}*|gotuj\p{L}*)/u);
/** What a line says of pulses that were cooked before. */
export const COOKED_BEFORE = expression(/(?<!\p{L})(?:tin|tins|tinned|can|cans|canned|jar|carton|cooked|pre-?cooked|leftover|frozen|puszk\p{L}*|słoik\p{L}*|dosen?|\p{L}*glas|konserv\p{L}*|vorgekocht\p{L}*|gekocht\p{L}*|ugotowan\p{L}*|gotowan\p{L}*|mrożon\p{L}*|tk)(?!\p{L})/u);
/** What a text says of pulses that are dry, or were until they lay in water. */
export const DRY_OR_SOAKED = expression(/(?<!\p{L})(?:dry|dried|soak\p{L}*|overnight|trocken\p{L}*|getrocknet\p{L}*|(?:ein)?(?:ge)?weich(?:en|t|te)|quell\p{L}*|über nacht|such\p{L}*|namocz\p{L}*|moczon\p{L}*|na noc|całą noc)(?!\p{L})/u);
