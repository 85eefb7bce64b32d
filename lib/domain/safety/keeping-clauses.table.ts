import { expression } from "../shared/expression";
import { any, B, danger, E, within, type SaidClause } from "./clause-sources";

// --- Left out for a night or a day ----------------------------------------------------------------------------------

/** Said in the same sentence, it is cold, thrown away, denied, or something that has to stand: dough, yogurt, what soaks. */
const KEPT_WELL = expression(/(?<!\p{L})(?:not|never|don't|mustn't|shouldn't|can't|fridge\p{L}*|refrigerat\p{L}*|chill\p{L}*|freez\p{L}*(?! in the morning)|cool ?bag|ice ?box|dough|batter|yeast|soak\p{L}*|ferment\p{L}*|starter|sourdough|yog(?:h)?urt|rise|prove|throw\p{L}*|bin|discard|dried?|lentils?|beans?|chickpeas?|nicht|nie|niemals|kein\p{L}*|kühlschrank\p{L}*|(?<!un)gekühlt\p{L}*|kühltasche|kühl|kalt(?:stellen)?|\p{L}*teig\p{L}*|hefe\p{L}*|gehen|einweich\p{L}*|eingeweicht\p{L}*|quell\p{L}*|joghurt\p{L}*|wegwerfen|entsorg\p{L}*|nigdy|nie (?:zostaw|pozostaw|trzym|odstaw|przechow|stawia)\p{L}*|(?<!poza )lodów\p{L}*|namocz\p{L}*|namacz\p{L}*|mocz\p{L}*|zakwas\p{L}*|ciast\p{L}*|drożdż\p{L}*|jogurt\p{L}*|wyrzu\p{L}*)(?!\p{L})/u);

const KEEPS_EN = "(?:leav|left|keep|kept|sit|sat|stand|stood|cool|rest|carry|(?:is|are|be) (?:fine|grand|ok|okay|good|happy))\\p{L}*";
const PLACE_EN =
  "(?:on (?:the |a |your )?(?:\\p{L}+ )?(?:counter(?:top)?|worktop|side|hob|stove(?:top)?|cooker|table|bench|windowsill|radiator)|in (?:the|your|a|its|their) (?:\\p{L}+ )?(?:pan|pot|(?:rice )?cooker|bag|handbag|car|pram|buggy|pushchair(?: basket)?|lunch ?bag|changing bag)|at room temp(?:erature)?|on warm|out|unrefrigerated)";
const LONG_EN =
  "(?:overnight|all (?:day|night|afternoon|morning)|(?:till|until|til) (?:the )?(?:next |following |late )?(?:morning|evening|tomorrow|dinner|dinner ?time|supper|tea|tea ?time|bed ?time|tonight|afternoon|night|day)|since (?:yesterday|last night|this morning|breakfast)|for a late lunch|for the (?:afternoon|morning|day)|until lunch|since lunch)";

const KEEPS_DE = "(?:stehen|steht|stehn|stehenlassen|gestanden|lassen|auskühlen|abkühlen|bleiben|bleibt|aufbewahren|trocknen|trocknet|hält|halten|lagern)";
const PLACE_DE =
  "(?:(?:auf|neben) (?:der|dem) (?:\\p{L}+ )?(?:herd|\\p{L}*platte|anrichte|fensterbank|fensterbrett|küchentisch|balkon|heizung)|am (?:ausgeschalteten |abgedrehten |kalten |warmen )?herd|im (?:auto|kinderwagen|(?:reis)?kocher)|im (?:\\p{L}+ )?topf(?: auf dem herd)? (?=(?:\\p{L}+ ){0,2}?(?:stehen|stehn|lassen|bleiben))|draußen|ungekühlt|bei (?:zimmer|raum)temperatur)";
const LONG_DE =
  "(?:über nacht|die ganze nacht|bis (?:zum |in den |in die |am )?(?:abends?|nachmittag|nächsten (?:tag|morgen|mittag|abend)|morgen|früh)|abends|am abend|am nächsten tag|den ganzen (?:tag|nachmittag)|stundenlang|seit gestern(?: \\p{L}+)?|von gestern(?: \\p{L}+)?|morgen früh)";

const KEEPS_PL = "(?:zostaw|pozostaw|stoi|stać|stał|stoją|postoi|postał|leż[yae]|trzyma|odstaw|przechow)\\p{L}*";
const PLACE_PL = "(?:na (?:blacie|wierzchu|kuchence|kuchni|płycie|stole|parapecie|balkonie)|w garnku|w cieple|w temperaturze pokojowej|poza lodówką)";
const LONG_PL =
  "(?:do (?:wieczora|kolacji|rana|jutra|następnego dnia|popołudnia)|na (?:całą )?noc|przez (?:całą )?noc|całą noc|(?:przez )?cały dzień|od wczoraj|(?:dwa|trzy|cztery|kilka|kolejne|następne|[2-9]) (?:\\p{L}+ )?dni)";

const LEFT_OUT: SaidClause = {
  says: danger("process_storage"),
  unless: KEPT_WELL,
  said: [
    any(B, KEEPS_EN, within(50), B, PLACE_EN, E, within(40), B, LONG_EN, E),
    any(B, KEEPS_EN, within(30), B, LONG_EN, E, within(30), B, PLACE_EN, E),
    any(B, PLACE_EN, E, within(35), B, KEEPS_EN, within(20), B, LONG_EN, E),
    any(B, PLACE_EN, E, within(25), B, `(?:it|they)(?:'ll| will| is|'s)? (?:be )?(?:fine|grand|ok|okay) `, within(15), B, LONG_EN, E),
    any(B, PLACE_DE, within(30), B, KEEPS_DE, E, within(60), B, LONG_DE, E),
    any(B, LONG_DE, E, within(40), B, PLACE_DE, within(30), B, KEEPS_DE, E),
    any(B, KEEPS_DE, E, within(25), B, LONG_DE, E, within(20), B, PLACE_DE),
    any(B, KEEPS_DE, E, within(30), B, PLACE_DE, within(20), B, LONG_DE, E),
    any(B, PLACE_DE, within(20), B, LONG_DE, E, within(20), B, KEEPS_DE, E),
    any(B, KEEPS_DE, E, ` (?:er|sie|es) `, LONG_DE, E, within(20), B, "lau"),
    any(B, KEEPS_PL, within(50), B, PLACE_PL, E, within(40), B, LONG_PL, E),
    any(B, KEEPS_PL, within(50), B, LONG_PL, E, within(40), B, PLACE_PL, E),
    any(B, LONG_PL, E, within(20), B, KEEPS_PL, within(25), B, PLACE_PL, E),
  ],
};

/** Kept warm or left out, told by a place, an hour or what is not used. */
const KEPT_SOMEWHERE: SaidClause = {
  says: danger("process_storage"),
  unless: expression(/(?<!\p{L})(?:throw\p{L}*|bin|discard\p{L}*|dough|batter|yeast|sourdough|yog(?:h)?urt|soak\p{L}*|dried?|\p{L}*teig\p{L}*|hefe\p{L}*|einweich\p{L}*|joghurt\p{L}*|wegwerfen|entsorg\p{L}*|niemals|never)(?!\p{L})/u),
  said: [
    any(B, `(?:no need (?:for|of)|without|no) (?:a |an |any )?(?:cool ?bag|ice ?packs?|cool ?box|fridge|ice)`, E, `[^.!?\\n]{0,40}?`, B, `(?:till|until|til|all day|all afternoon|for hours|at (?:four|five|six|\\d))`, E),
    any(B, `(?:lay|leave|set|put|keep)\\p{L}*`, within(25), B, `on the (?:\\p{L}+ )?table`, E, within(15), B, `from (?:noon|midday|lunch|breakfast|morning|the morning) (?:till|until|to)`, E),
    any(B, `(?:leave|leaving|left) (?:the |your )?(?:pan|pot|dish|bowl|tray|food|rest) out`, E, `[^.!?\\n]{0,30}?`, B, `(?:till|until|til|overnight)`, E, within(25), B, `(?:tomorrow|tea ?time|bed ?time|morning|evening|supper|dinner)`, E),
    any(B, `(?:keep|leave|stand|put) (?:it|them|the bottle|that) (?:by|next to|beside) (?:the|your|her|his) (?:cot|bed|crib|bedside)`, E, `[^.!?\\n]{0,40}?`, B, `(?:feed|night|am|morning|later)`, E),
    any(B, `(?:stand|standen|steht|gestanden) (?:noch |schon )?(?:seit (?:gestern|vorgestern|heute früh)|den ganzen tag|die ganze nacht|über nacht|stundenlang)(?: \\p{L}+){0,2}? (?:in der (?:küche|wickeltasche|diele|sonne)|im (?:flur|vorzimmer|auto)|auf (?:dem|der) \\p{L}+|am (?:herd|balkon|tisch))`, E),
    any(B, `(?:stand|standen|steht|gestanden|steh\\p{L}*)`, E, within(15), B, `(?:den ganzen tag|die ganze nacht|über nacht|stundenlang)`, E, within(10), B, `(?:in der (?:küche|wickeltasche|diele|sonne)|im (?:flur|vorzimmer|auto))`, E),
    any(B, `(?:dazwischen|zwischendurch|die ganze zeit|bis dahin|inzwischen) (?:\\p{L}+ )?(?:nicht gekühlt|ungekühlt|nicht (?:im|in den) kühlschrank|ohne kühlung)`, E),
    any(B, `(?:zwei|drei|vier|fünf|mehrere|\\d) tage(?: lang)? (?:auf|in|am|im) (?:der |dem )?(?:fensterbank|fensterbrett|küche|anrichte|balkon|herd|tisch|speis|auto)`, E, within(20), B, `(?:aufheben|aufbewahren|stehen|lagern|halten|hält|lassen)`, E),
    any(B, `(?:auf|in|am|im) (?:der |dem )?(?:fensterbank|fensterbrett|anrichte|herd|tisch)`, E, within(15), B, `(?:zwei|drei|vier|fünf|mehrere|\\d) tage(?: lang)?`, E, within(20), B, `(?:aufheben|aufbewahren|stehen|lagern|halten|hält|lassen)`, E),
  ],
};

// --- Days in the fridge -----------------------------------------------------------------------------------------------

const DAYS_EN =
  "(?:(?:four|five|six|seven|eight|nine|ten|fourteen|(?:three|3|two|2) ?(?:-|–|to|or) ?(?:four|five|six|seven|[4-9])|(?<![0-9.,–-])(?:[4-9]|[1-9][0-9])(?: ?(?:-|–|to|or) ?(?:[0-9]+|\\p{L}+))?) days|(?:a|one|two|three|the|1|2|3) (?:whole |full )?(?:week|wk)s?|a fortnight|all week(?: long)?)";
const FRIDGE_EN = "(?:fridge|refrigerator|refrigerated?|chilled)";
const DAYS_DE =
  "(?:(?:vier|fünf|sechs|sieben|acht|neun|zehn|vierzehn|(?:drei|3|zwei|2) ?(?:-|–|bis|oder) ?(?:vier|fünf|sechs|sieben|[4-9])|(?<![0-9.,–-])(?:[4-9]|[1-9][0-9])(?: ?(?:-|–|bis|oder) ?(?:[0-9]+|\\p{L}+))?) tagen?|(?:eine|zwei|drei|die|1|2|3) (?:ganzen? |guten? )?wochen?|wochenlang)";
const FRIDGE_DE = "(?:kühlschrank|eiskasten|gekühlt)";
const DAYS_PL =
  "(?:(?:cztery|czterech|pięć|pięciu|sześć|sześciu|siedem|siedmiu|osiem|ośmiu|dziesięć|dziesięciu|(?:trzy|3|dwa|2) ?(?:-|–|do|lub) ?(?:cztery|pięć|sześć|[4-9])|(?<![0-9.,–-])(?:[4-9]|[1-9][0-9])(?: ?(?:-|–|do|lub) ?(?:[0-9]+|\\p{L}+))?) dni|(?:cały )?tydzień|tygodnia|(?:dwa|trzy|2|3) tygodnie)";
const DAYS_MY = "(?:(?<![0-9၀-၉])(?:[4-9၄-၉]|လေး|ငါး|ခြောက်|ခုနစ်|ရှစ်|ကိုး|ဆယ်) ?ရက်(?!နေ့)|(?:တစ်|တ|၁|1|နှစ်|၂|2) ?ပတ်|ရက်သတ္တပတ်)";
/** As `within`, and not of the freezer, which keeps for months. */
const unfrozen = (most: number): string =>
  `(?:(?!freez|frozen|gefr|einfr|tiefk|zamr|mroż|အေးခဲ)[^.;!?\\n]){0,${String(most)}}?`;

const DAYS_IN_THE_FRIDGE: SaidClause = {
  says: danger("process_storage"),
  // Denied, or said of what is no dish of the recipe: what is left of an ingredient, a packet, a jam, a dough.
  unless: expression(/(?<!\p{L})(?:(?:rest|remainder) of the (?!soup|stew|dish|mash|puree|portion|food|meal|mixture|porridge|batch|sauce)\p{L}+|never|don't|do not|not|unopened|dressing|jam|chutney|marmelade|dżem\p{L}*|nicht|nie|niemals|kein\p{L}*|dried?|flour|dough|sourdough|starter|packets?|ungeöffnet\p{L}*|sauerteig\p{L}*|nigdy|nieotwart\p{L}*)(?!\p{L})|မ(?:ထား|သိမ်း)/u),
  said: [
    any(B, FRIDGE_EN, E, unfrozen(60), B, DAYS_EN, E),
    any(B, DAYS_EN, E, unfrozen(25), B, FRIDGE_EN, E),
    any(B, `(?:keep(?!s? (?:offer|try|giv|serv|go|an eye))|last|stay|store|stays good|good|fresh)s? (?:\\p{L}+ ){0,3}?(?:for |up to )*`, DAYS_EN, E),
    any(B, FRIDGE_DE, E, unfrozen(60), B, DAYS_DE, E),
    any(B, DAYS_DE, E, unfrozen(30), B, FRIDGE_DE, E),
    any(B, `(?:hält|halten|haltbar|aufbewahr\\p{L}*|aufheben)`, E, unfrozen(25), B, DAYS_DE, E),
    any(B, DAYS_DE, E, unfrozen(15), B, `(?:haltbar|aufbewahr\\p{L}*|aufheben|lagern)`, E),
    any(B, `lodów\\p{L}*`, unfrozen(60), B, DAYS_PL, E),
    any(B, DAYS_PL, E, unfrozen(25), B, `lodów\\p{L}*`),
    any(B, `(?:przechow|wytrzym|postoi|zachow)\\p{L}*`, unfrozen(25), B, DAYS_PL, E),
    `ရေခဲ ?သေတ္တာ${unfrozen(30)}${DAYS_MY}`,
  ],
};

/** What was thawed goes back into the freezer. */
const REFROZEN: SaidClause = {
  says: danger("process_storage"),
  unless: expression(/(?<!\p{L})(?:never|not|don't|no|nicht|nie|niemals|kein\p{L}*|nie|nigdy|once cooked|gekocht\p{L}* wieder)(?!\p{L})|မ(?:ထည့်|ခဲ|ထား)/u),
  said: [
    any(B, `(?:defrost|thaw)\\p{L}*`, E, `[^.!?\\n]{0,70}?`, B, `(?:(?:back|again|straight) (?:in|into|to) the freezer|refreez\\p{L}*|re-freez\\p{L}*|(?:freez\\p{L}*|frozen) (?:it |them |the rest )?(?:again|once more|a second time))`, E),
    any(B, `(?:refreez|re-freez)\\p{L}*`, E, `[^.!?\\n]{0,40}?`, B, `(?:thaw|defrost)\\p{L}*`),
    any(B, `(?:aufgetaut|angetaut|aufgetaute|auftauen)\\p{L}*`, E, `[^.!?\\n]{0,70}?`, B, `(?:wieder|erneut|noch einmal|nochmals?|zurück) (?:ein(?:frier|gefror)\\p{L}*|(?:in|ins|im) (?:den |die |das )?(?:gefrier\\p{L}*|tiefkühl\\p{L}*|gefriertruhe|froster|truhe))`),
    any(B, `(?:rozmroż|rozmraż)\\p{L}*`, E, `[^.!?\\n]{0,70}?`, B, `(?:(?:ponownie|znowu|znów|jeszcze raz|z powrotem|powtórnie) (?:\\p{L}+ ){0,2}?(?:zamro|zamraż|do zamrażar)\\p{L}*|(?:zamro|zamraż)\\p{L}* (?:\\p{L}+ ){0,2}?(?:ponownie|znowu|znów|jeszcze raz|z powrotem|powtórnie))`),
    "အရည်ပျော်(?:ပြီးသား|သွား|ထား)?[^။\\n]{0,40}?(?:ရေခဲခန်း|အခဲ|ခဲ)[^။\\n]{0,12}?(?:ပြန်ထည့်|ပြန်ခဲ|ပြန် ?ထား)",
  ],
};

/** Cooked rice keeps for a day. */
const OLD_RICE: SaidClause = {
  says: danger("process_storage"),
  unless: expression(/(?<!\p{L})(?:not|never|no|frozen|freez\p{L}*|dry|uncooked|packet|bought|nicht|nie|kein\p{L}*|tiefgekühlt\p{L}*|gefroren\p{L}*|trocken\p{L}*|gekauft|roh\p{L}*|mrożon\p{L}*|suchy|kupion\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `rice`, E, `[^.!?;\\n]{0,25}?`, B, `(?:from |since )(?:the day before yesterday|last (?:week|weekend|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|(?:two|three|four|several) days ago)`, E),
    any(B, `reis`, E, `[^.!?;\\n]{0,25}?`, B, `(?:von |seit )(?:vorgestern|letzte[rmn]? (?:woche|wochenende|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag))`, E),
    any(B, `ryż`, E, `[^.!?;\\n]{0,25}?`, B, `(?:z|sprzed|od) (?:przedwczoraj|zeszłego tygodnia|(?:dwóch|trzech|kilku) dni)`, E),
  ],
};

// --- Eaten from, and warmed again and again ---------------------------------------------------------------------------

const THROWN_AWAY = expression(/(?<!\p{L})(?:throw\p{L}*|bin|binned|discard\p{L}*|never|don't|not keep|not save|yourself|mum|dad|wegwerfen|weggeworfen|entsorg\p{L}*|niemals|nie wieder|nicht (?:aufheben|aufbewahren|mehr)|wyrzu\p{L}*|nie (?:przechowuj|podawaj|zostawiaj|zachowuj))(?!\p{L})/u);
const LATER_EN = "(?:fridge|freezer|tomorrow|later|next day|supper|tea|save|keep|freeze|again)";
const LATER_DE = "(?:morgen|später|abends?|kühlschrank|aufheben|aufbewahren|einfrieren|weiterfüttern|weiteressen|rest)";
const LATER_PL = "(?:schow|przechow|lodów|kolacj|jutro|później|zamro|podaj)\\p{L}*";
const THE_BABY_EN = "(?:he|she|they|baby|the baby|your baby|your child|the little one|your little one)";

const EATEN_FROM: SaidClause = {
  says: danger("process_storage"),
  unless: THROWN_AWAY,
  said: [
    any(B, `(?:left|leaves?|remains?|leftovers|rest)(?: \\p{L}+){0,3} (?:in|on|from) (?:his|her|their|(?:the |your )?(?:baby|child|toddler)'s) (?:bowl|plate|tray|spoon|jar)`, within(60), B, LATER_EN, E),
    any(B, `(?:what(?:ever)?|anything|if)(?: that)? ${THE_BABY_EN} (?:doesn't|does not|didn't|won't|can't) (?:eat|finish|manage)`, within(60), B, LATER_EN, E),
    any(B, `(?:his|her|their|the|a) half[- ]eaten (?:\\p{L}+ )?(?:bowl|plate|pouch|jar|portion)`, within(60), B, LATER_EN, E),
    any(B, `same (?:bowl|plate|portion|jar|pouch) (?:again|later|tomorrow)`, E),
    any(B, `(?:angefangen|angegessen)\\p{L}* (?:teller|brei|gläschen|glas|portion|schüssel|schälchen)`, within(90), B, LATER_DE, E),
    any(B, `angebrochen\\p{L}* (?:teller|brei|portion|schüssel|schälchen)`, within(90), B, LATER_DE, E),
    any(B, `was (?:sie|er|es|dein baby|das baby|das kind|dein kind) (?:\\p{L}+ )?nicht (?:schafft|aufisst|isst|aufgegessen|gegessen)`, within(60), B, LATER_DE, E),
    any(B, `reszt\\p{L}* z (?:\\p{L}+ )?(?:miseczki|miski|talerz\\p{L}*)`, within(60), B, LATER_PL),
    any(B, `czego (?:\\p{L}+ )?nie (?:zje|zjadł\\p{L}*|dokończ\\p{L}*)`, within(60), B, LATER_PL),
  ],
};

const WARMED_OFTEN: SaidClause = {
  says: danger("process_storage"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|only once|no more|nicht|nie|niemals|kein\p{L}*|nur einmal|höchstens|tylko raz|nigdy)(?!\p{L})/u),
  said: [
    any(B, `(?:re-?heat|warm)\\p{L}* (?:(?:it|them|the|up|leftovers|rest|\\p{L}+) ){0,3}?(?:twice|(?:two|three|two or three|several|many|as many) times|again and again|over and over)`, E),
    any(B, `(?:zweimal|dreimal|viermal|mehrmals|zwei-, dreimal|öfters?|mehrfach|immer wieder|\\d ?(?:-|bis)? ?\\d? ?mal)(?: \\p{L}+)? (?:aufwärmen|aufgewärmt|erwärmen|erwärmt|warm machen|warmmachen)`, E),
    any(B, `(?:pod|od)grz(?:ewa|ej)\\p{L}*`, within(25), B, `(?:(?:kilka|parę|dwa|trzy|wiele|dwa-trzy|\\d) razy|kilkukrotnie|kilkakrotnie|dwukrotnie|po trochu przez (?:kilka|parę|dwa|trzy|cztery|pięć) dni)`, E),
  ],
};

// --- Gone bad, described and not named --------------------------------------------------------------------------------

const GONE_BAD: SaidClause = {
  says: danger("spoiled_food"),
  unless: expression(/(?<!\p{L})(?:if|when|check|throw\p{L}*|bin|discard\p{L}*|not|never|don't|doesn't|stilton|gorgonzola|roquefort|sourdough|sour cream|kiwi|okra|natto|flax\p{L}*|chia|oats?|oatmeal|wenn|falls|ob|wegwerfen|entsorg\p{L}*|nicht|nie|kein\p{L}*|\p{L}*teig\p{L}*|hefe|quitte\p{L}*|pfirsich\p{L}*|jeśli|jeżeli|gdy|czy|wyrzu\p{L}*|zakwas\p{L}*|ciast\p{L}*)(?!\p{L})(?! (?:ein|das|der|die) (?:\p{L}+ )?(?:brot|käse)|(?: \p{L}+){1,3} schon)/u),
  said: [
    any(B, `smell(?:s|ing|ed)? (?:(?:a|bit|little|slightly|already|quite|really|rather) )*(?:sour|off|funny|bad|strong|past its best)`, E),
    any(B, `(?:a (?:bit|little)|slightly|somewhat) slimy`, E),
    any(B, `best before (?:date )?(?:was )?last (?:week|month|year)`, E),
    any(B, `(?:gone|going|go|turned|turning) (?:a (?:bit|little) |slightly )?(?:slimy|furry|fuzzy)`, E),
    any(B, `(?:bread|cheese|cheddar|crust|loaf|toast|jam)${E}`, within(50), B, `(?:go(?:ne|ing|es)? (?:a (?:bit|little) )?(?:green|blue)|bit of blue|green bits?|blue spots?|green spots?)`, E),
    any(B, `(?:green|blue|fuzzy|furry) (?:bits?|spots?|parts?|patch(?:es)?) (?:off|from|out of) the (?:\\p{L}+ )?(?:bread|cheese|cheddar|crust|loaf|toast|jam)`, E),
    any(B, `(?:milk|cream|yog(?:h)?urt|it|that)(?: that)?(?:'s| is| was) on the turn`, E),
    any(B, `riech(?:t|en) (?:\\p{L}+ ){0,3}?(?:säuerlich|sauer|streng|komisch|muffig)`, E),
    any(B, `(?:(?:ist|sind|schon|bereits) (?:\\p{L}+ )?am gären|gärt (?:schon|bereits|ein))`, E),
    any(B, `(?:seit|vor) (?:\\p{L}+ )?wochen (?:offen|geöffnet|angebrochen)`, E),
    any(B, `schon (?:etwas|leicht|ein bisschen|ein wenig) (?:streng|säuerlich|muffig|komisch|ranzig) (?:riech|schmeck)\\p{L}*`),
    any(B, `(?:open(?:ed)?|been open) (?:for )?(?:two|three|four|several|[2-9]) weeks`, E),
    any(B, `(?:flaum|pelz) (?:\\p{L}+ )?(?:ab|herunter|weg)(?:heben|kratzen|schöpfen|nehmen|gekratzt)`, E),
    any(B, `oben (?:\\p{L}+ ){0,3}?pelzig`, E),
    any(B, `(?:brot|käse|semmel|toast|rinde)${E}`, within(45), B, `(?:blau|grün) (?:anläuft|anlaufen|angelaufen)`, E),
    any(B, `(?:tage|woche|wochen|monate) (?:drüber|abgelaufen)`, E),
    any(B, `(?:której|którego|którym|jego|jej) termin (?:\\p{L}+ )?(?:minął|upłynął)`, E),
    any(B, `termin (?:\\p{L}+ )?(?:minął|upłynął) (?:w |kilka|tydzień|wczoraj)`),
    any(B, `(?:tydzień|tygodnie|dni|dzień) po (?:dacie|terminie)`, E),
    any(B, `pachnie (?:już )?(?:lekko |trochę |dziwnie )?(?:kwaśno|kwaskowato|podejrzanie)`, E),
  ],
};

const PAST_USE_BY: SaidClause = {
  says: danger("spoiled_food"),
  unless: expression(/(?<!\p{L})(?:throw\p{L}*|bin|discard\p{L}*|never|not|if|don't|once|freez\p{L}*|frozen)(?!\p{L})/u),
  said: [
    any(B, `use[- ]by(?: date)?(?:'s)? (?:was|were|has (?:passed|gone|been)|is past|ran out|expired|had passed)`, E),
    any(B, `(?:past|after|beyond|over) (?:its|the|their) use[- ]by`, E),
  ],
};
const FUR: SaidClause = {
  says: danger("spoiled_food"),
  // Denied, thrown away, or the bloom of a fruit's own skin.
  unless: expression(/(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|genügt|reicht|wegwerfen|entsorg\p{L}*|never|not|don't|enough|throw\p{L}*|discard\p{L}*|bin|wyrzu\p{L}*|grapes?|blueberr\p{L}*|plums?|peach\p{L}*|trauben?|heidelbeeren?|zwetschken?|pflaumen?|pfirsich\p{L}*|śliw\p{L}*|winogron\p{L}*|borów\p{L}*|brzoskw\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:zielonkaw|zielon|biał|szar|niebieskaw)\\p{L}* (?:puszek|meszek|nalot)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:odkr|odetn|wytn|zeskrob|usuń|usun)\\p{L}*`),
    any(B, `(?:greenish|green|white|grey|gray|blue|furry) (?:fluff|fuzz|fur|bloom)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:cut|scrape|trim|pick)\\p{L}*`),
    any(B, `(?:cut|scrape|trim|pick)\\p{L}*(?: away| off| out)? (?:the |any |a |some )?(?:bit of |bits of )?(?:greenish|green|white|grey|gray|blue|furry) (?:fluff|fuzz|fur)`, E),
    any(B, `(?:grünlich|grün|weiß|grau|bläulich)\\p{L}* (?:flaum|pelz|belag)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:schneid|kratz|schab|entfern)\\p{L}*`),
    any(B, `(?:pelz|flaum|\\p{L}*schimm?el\\p{L}*)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:raus|heraus|weg|ab)(?:heb|löffel|schöpf|schneid|zuschneid|geschnitt|kratz|zukratz)\\p{L}*`),
    any(B, `(?:pelz|flaum|schimmel)`, E, within(25), B, `(?:einfach|ruhig|bloß|nur) (?:ab|weg|her)?(?:heben|abheben|abkratzen|abschöpfen|wegkratzen|wegschneiden|herunterheben|runterkratzen)`, E),
    any(B, `(?:fur|fuzz|mou?ld)`, E, within(20), B, `(?:just|simply) (?:lift|scrape|skim|cut|spoon|peel)`, E),
    any(B, `riech(?:t|en) (?:\\p{L}+ ){0,3}?(?:vergoren|gegoren|gärig|faulig|nach hefe)`, E),
  ],
};

const KEPT_BURMESE: SaidClause = {
  says: danger("process_storage"),
  unless: /ရေခဲသေတ္တာ(?:ထဲ)?(?:မှာ)? ?(?:ထည့်|ထား|သိမ်း)|မ(?:ထား|ကျွေး)/u,
  said: [
    /တစ်ညလုံး ?အုပ်ထား/u.source,
    /အိုးနဲ့ပဲ ?အုပ်ထား[^။\n]{0,20}?မနက်/u.source,
    /(?:စားပွဲ|မီးဖို)ပေါ်[^။\n]{0,10}?တစ်(?:နေ့|ည)လုံး ?ထား/u.source,
    /မနက်[^။\n]{0,15}?ချက်[^။\n]{0,30}?အုပ်ထား[^။\n]{0,15}?ည(?:နေ)?/u.source,
    /ကားထဲ[^။\n]{0,12}?နာရီ/u.source,
    /ဓာတ် ?ဘူး[^။\n]{0,25}?တစ်နေ့လုံး/u.source,
    /ရေခဲသေတ္တာ(?:ထဲ)? ?မထည့်(?:မိ|ဘဲ|ထား)/u.source,
  ],
};
const GONE_BAD_BURMESE: SaidClause = {
  says: danger("spoiled_food"),
  unless: /လွှင့်ပစ်|စွန့်ပစ်|မစား|မကျွေး/u,
  said: [
    /သိုးချင်/u.source,
    /အစိမ်းစက်[^။\n]{0,40}?လှီးပစ်/u.source,
    /ဥ[^။\n]{0,40}?(?:ပေါ်လာ|ရေပေါ်|ပေါ်နေ)[^။\n]{0,20}?အနံ့/u.source,
    "(?:အစိမ်းစက်|အမွေးနုနု|မှိုစက်)(?:လေး)?(?:တွေ)?[^။\\n]{0,20}?(?:ပေါ်နေ|တက်နေ)[^။\\n]{0,30}?(?:ခြစ်|ဖယ်|လှီး)",
  ],
};

/** Clauses of how food was kept: what was left out, eaten from, warmed too often or has gone bad. */
export const KEEPING_CLAUSES: readonly SaidClause[] = [
  LEFT_OUT,
  DAYS_IN_THE_FRIDGE,
  REFROZEN,
  OLD_RICE,
  KEPT_SOMEWHERE,
  EATEN_FROM,
  WARMED_OFTEN,
  GONE_BAD,
  PAST_USE_BY,
  FUR,
  KEPT_BURMESE,
  GONE_BAD_BURMESE,
];
