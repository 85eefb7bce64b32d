import { expression } from "../shared/expression";
import { any, B, danger, E, type SaidClause } from "./clause-sources";

// What is heated for so few minutes that it stays hard or raw, where nothing says what becomes of it.

export const timeEn = (most: string, words: string): string =>
  `(?:for )?(?:just |only |about |around |roughly |barely )?(?:(?:${words}|a couple of|half a|(?<![0-9.,–-])[1-${most}](?: ?(?:-|–|to) ?[1-${most}])?)[ -]?min(?:ute)?s?|(?:ten|fifteen|twenty|thirty|forty|fifty|sixty|ninety|[1-9][0-9]) ?sec(?:ond)?s?)${E}(?! ?(?:more|longer|further|again|per side|each|on each|a side))`;
export const timeDe = (most: string, words: string): string =>
  `(?:für )?(?:nur |etwa |ca\\.? |circa |rund |ungefähr |knappe? )*(?:(?:${words}|ein paar|(?<![0-9.,–-])[1-${most}](?: ?(?:-|–|bis) ?[1-${most}])?) ?min(?:uten?|\\.)?|(?:zehn|zwanzig|dreißig|vierzig|fünfzig|[1-9][0-9]) ?sek(?:unden?|\\.)?)${E}(?! ?(?:länger|weiter|nach|mehr|pro seite|je seite|von jeder|auf jeder|an))`;
export const timePl = (most: string, words: string): string =>
  `(?:przez )?(?:tylko |około |ok\\. |jakieś |najwyżej |co najwyżej |maksymalnie |maks\\. |góra |zaledwie |ledwie |ledwo |dosłownie |raptem |niespełna |niecałe |krótko, |nie dłużej niż )*(?:(?:${words}|kilka|parę|(?<![0-9.,–-])[1-${most}](?: ?(?:-|–|do) ?[1-${most}])?) ?min(?:utę|uty|ut)?|minutę|(?:dziesięć|dwadzieścia|trzydzieści|[1-9][0-9]) ?sek(?:und)?)${E}(?! ?(?:dłużej|więcej|z każdej|jeszcze))`;
/** Burmese counts its minutes before the verb: one of `numbers` of them, and not fifteen. */
const timeMy = (numbers: string, heat: string): string =>
  `(?<![0-9၀-၉]|ဆယ့် ?)(?:${numbers}) ?မိနစ် ?(?:လောက်|ခန့်|ပဲ|သာ)? ?(?:${heat})`;

const HEAT_EN = "(?:steam|boil|simmer|cook|(?:stir[- ]?)?fry|saut[eé]|roast|bake|grill|poach|blanch|toast|sear|brown)";
const HEAT_DE = "(?:dämpf|koch|köchel|gar|brat|brät|dünst|schwenk|röst|back|grill|pochier|schwitz|sautier|blanchier)\\p{L}{0,3}";
const HEAT_PL = "(?:(?:u|po|ob|za)?(?:gotuj|smaż|duś|piecz|praż|grilluj|blanszuj|paruj)|(?:u|po)?(?:gotować|smażyć|dusić|piec))";

const ROOTS_EN = "(?:carrots?|parsnips?|beetroots?|beets?|celeriac|swede|rutabaga|turnips?|kohlrabi|(?:sweet )?potato(?:es)?)";
const ROOTS_DE = "(?:karotten?|möhren?|mohrrüben?|pastinaken?|rote (?:bete|rüben?|beete)|(?:knollen)?sellerie|zeller|steckrüben?|kohlrüben?|kohlrabis?|petersilienwurzeln?|gelbe rüben?|(?:süß)?kartoffeln?|erdäpfel)\\p{L}{0,10}";
const ROOTS_PL = "(?:march(?:ew|wi)\\p{L}*|pasternak\\p{L}*|pietruszk\\p{L}*|burak\\p{L}*|buraczk\\p{L}*|seler\\p{L}*|brukw\\p{L}*|brukiew|rzep(?:a|ę|y|ą)|kalarep\\p{L}*|batat\\p{L}*|ziemniak\\p{L}*)";
const ROOTS_MY = "(?:မုန်လာဥ ?(?:နီ|ဝါ|ဖြူ)?|ဂေါ်ရခါးဥ|သကြားမုန်လာဥ)";
const FIRM_EN = "(?:broccoli|cauliflower|florets|pumpkin|squash)";
const FIRM_DE = "(?:brokkoli|broccoli|blumenkohl|karfiol|kürbis)\\p{L}{0,10}";
const FIRM_PL = "(?:brokuł\\p{L}*|kalafior\\p{L}*|różyczk\\p{L}*|dyni\\p{L}*|dynię)";
const FRUIT_EN = "(?:apples?|quinces?)";
const FRUIT_DE = "(?:apfel|äpfel|quitten?)\\p{L}{0,10}";
const FRUIT_PL = "(?:jabł(?:k|ek)\\p{L}*|pigw\\p{L}*)";

const PIECES_EN = "(?:it|them|these|(?:the )?(?:sticks?|batons?|pieces?|slices?|wedges?|fingers?|coins?|chunks?|cubes?|strips?))";
const PIECES_DE = "(?:sie|ihn|es|diese|die (?:stifte|sticks|stücke|scheiben|spalten|würfel|streifen))";
const PIECES_PL = "(?:je|ją|go|(?:te )?(?:słupki|kawałki|plasterki|cząstki|kostkę|paski))";

/** The food, and right behind it or in the next sentence its heat: "cut the carrot into sticks. Steam them for 2 minutes". */
const inTurn = (food: string, pieces: string, heat: string, time: string, fore: string): readonly string[] => [
  any(B, heat, ` (?:\\p{L}+ ){0,4}?`, B, food, E, `[^.!?;:\\n]{0,40}?`, B, time),
  any(B, food, E, `(?:(?!(?<!\\p{L})${heat})[^.!?;:\\n]){0,60}?(?:[.;:]? ?\\n?)(?:${fore} )?`, B, heat, E, `(?: ${pieces})?(?: (?:in|over|on|with|w|na|im|mit|bei|auf) [^.!?;:,\\n]{1,25})?,? `, time),
];
/** As languages say it whose verb stands last: "Karotte in Stifte schneiden. In wenig Wasser 3 Minuten dünsten". */
const behind = (food: string, heat: string, time: string): readonly string[] => [
  any(B, food, E, `(?:(?!(?<!\\p{L})${heat})[^.!?;:\\n]){0,50}?`, B, time, `[^.!?;:\\n]{0,30}?`, B, heat, E),
  any(B, food, E, `(?:(?!(?<!\\p{L})${heat})[^.!?;:\\n]){0,60}?[.] ?\\n?(?:(?:dann|danach|anschließend|nun|jetzt|potem|następnie|teraz) )?(?:(?:in|im|w|na|mit|z) [^.!?;:,\\n]{1,30} )?`, time, ` (?:(?:in|im|w|na|mit|z) [^.!?;:,\\n]{1,30} )?`, heat, E),
];
export const shortly = (
  [en, de, pl]: readonly [string, string, string],
  [mostEn, mostDe, mostPl]: readonly [string, string, string],
): readonly string[] => [
  ...inTurn(en, PIECES_EN, HEAT_EN, mostEn, "(?:and|then|now)"),
  ...inTurn(de, PIECES_DE, HEAT_DE, mostDe, "(?:und|dann)"),
  ...behind(de, HEAT_DE, mostDe),
  ...inTurn(pl, PIECES_PL, HEAT_PL, mostPl, "(?:i|potem)"),
  ...behind(pl, HEAT_PL, mostPl),
];

/** Two minutes at most on each side. */
const perSide = ([en, de, pl]: readonly [string, string, string]): readonly string[] => [
  any(B, en, E, `[^.!?;:\\n]{0,50}?`, B, `(?:fry|grill|brown|sear|cook|toast) (?:them |it )?for (?:a|one|two|1|2) minutes? (?:on each side|per side|each side|a side)`, E),
  any(B, de, E, `[^.!?;:\\n]{0,50}?`, B, `(?:eine|zwei|1|2) minuten? (?:pro seite|je seite|auf jeder seite|von jeder seite)`, E, `[^.!?;:\\n]{0,20}?`, B, HEAT_DE, E),
  any(B, pl, E, `[^.!?;:\\n]{0,50}?`, B, HEAT_PL, `[^.!?;:\\n]{0,20}? (?:minutę|dwie minuty|1 min\\p{L}*|2 min\\p{L}*) z każdej strony`, E),
];

export const FIVE = [
  timeEn("5", "a|one|two|three|four|five"),
  timeDe("5", "eine|zwei|drei|vier|fünf"),
  timePl("5", "jedną|dwie|trzy|cztery|pięć"),
] as const;
const ONE = [timeEn("1", "a|one"), timeDe("1", "eine"), timePl("1", "jedną")] as const;
const THREE = [
  timeEn("3", "a|one|two|three"),
  timeDe("3", "eine|zwei|drei"),
  timePl("3", "jedną|dwie|trzy"),
] as const;

/** It gets soft all the same, was before, is cut so fine that it does not matter, or is put to what cooks on. */
export const SOFT = expression(/(?<!\p{L})(?:soft\p{L}*|tender\p{L}*|until|grat(?:ed?|ing)|shred\p{L}*|spirali[sz]\p{L}*|ribbons?|thin(?:ly|ner)?|fine(?:ly)?|tiny|minced|mashed|pur[eé]ed?|cooked|boiled|leftover|tinned|canned|pressure|instant pot|warm through|reheat\p{L}*|weich\p{L}*|zart\p{L}*|bis|gerieben\p{L}*|reiben?|reib|raspel\p{L}*|geraspelt\p{L}*|dünn\p{L}*|fein\p{L}*|winzig\p{L}*|zerdrückt\p{L}*|püriert\p{L}*|gekocht\p{L}*|gegart\p{L}*|übrig\p{L}*|schnellkoch\p{L}*|erwärm\p{L}*|miękk\p{L}*|aż|zetrz\p{L}*|start\p{L}*|utart\p{L}*|tart\p{L}*|cienk\p{L}*|drobn\p{L}*|rozgniec\p{L}*|ugotowan\p{L}*|upieczon\p{L}*|szybkowar\p{L}*|podgrz\p{L}*|not|never|nicht|nie)(?!\p{L})|ပျော့|နူး|အိ|ပါးပါး|ခြစ်|နုတ်နုတ်/u);
const LATER = expression(/(?<!\p{L})(?:(?:stew|simmer|boil|cook|bak|roast|steam|brais|blend|mash|pur[eé]e?|microwav|soft|tender)\p{L}*|oven|water|stock|broth|until|(?:schmor|koch|köch|gar|back|dünst|dämpf|zerdrück|pürier|stampf|misch|weich)\p{L}*|ofen|rohr|wasser|brühe|bis|(?:(?:u|po|za|do)?(?:gotuj|gotow|duś|dus|piecz|piek)|rozgni|zmiks|zblend|utłucz|miękk)\p{L}*|wod[aąęy]|bulion\p{L}*|piekarnik\p{L}*|aż)(?!\p{L})|ပြုတ်|ပေါင်း|ချက်|တည်|နူး|ပျော့|ချေ|ကြိတ်|ရေ/gu);
const SOFTENED = expression(/(?<!\p{L})(?:carrots?|parsnips?|beets?|beetroots?|celeriac|swede|turnips?|kohlrabi|broccoli|cauliflower|florets|pumpkin|squash|potato(?:es)?|apples?|vegetables?|veg|sticks|pieces|karott\p{L}*|möhr\p{L}*|pastinak\p{L}*|kohlrabi\p{L}*|brokkoli\p{L}*|karfiol\p{L}*|blumenkohl\p{L}*|kürbis\p{L}*|\p{L}*kartoffel\p{L}*|erdäpfel\p{L}*|apfel\p{L}*|äpfel\p{L}*|gemüse\p{L}*|march\p{L}*|burak\p{L}*|brokuł\p{L}*|kalafior\p{L}*|dyni\p{L}*|batat\p{L}*|ziemniak\p{L}*|jabł\p{L}*|warzyw\p{L}*)(?!\p{L})[^.!?\n]{0,80}?(?:soft|tender|weich|zart|miękk|(?<![0-9])(?:[6-9]|[1-9][0-9]) ?min|stunde|hour|godzin)|(?:soft|tender|weich|miękk)[^.!?\n]{0,40}?(?:carrot|karott|möhr|march|apple|apfel|jabł|potato|kartoffel|ziemniak)|(?:နူး|ပျော့)/u);

const ROOTS_HARD: SaidClause = {
  says: danger("raw_hard_veg"),
  unless: SOFT,
  unlessBefore: SOFTENED,
  unlessLater: LATER,
  said: [
    ...shortly([ROOTS_EN, ROOTS_DE, ROOTS_PL], FIVE),
    ...perSide([ROOTS_EN, ROOTS_DE, ROOTS_PL]),
    `${ROOTS_MY}[^။\\n]{0,50}?${timeMy("[1-5၁-၅]|တစ်|နှစ်|သုံး|လေး|ငါး", "ပေါင်း|ပြုတ်|ကြော်|လှော်|ချက်|ဖုတ်")}`,
    any(B, ROOTS_EN, E, `[^.!?;:\\n]{0,60}?[.;] ?\\n?(?:then |now )?(?:\\p{L}+ ){1,2}(?:it|them) (?:a |for a )?(?:briefly|quick (?:blast|burst|zap|turn|spell|go)) (?:\\p{L}+ )?in the microwave`, E),
    any(B, ROOTS_DE, E, `[^.!?;:\\n]{0,60}?[.;] ?\\n?(?:dann )?(?:sie |alles )?(?:kurz|einen (?:kurzen )?moment) in (?:der|die) mikrowelle`, E),
    any(B, ROOTS_PL, E, `[^.!?;:\\n]{0,60}?[.;] ?\\n?(?:potem )?(?:\\p{L}+ ){1,2}(?:krótko|na (?:krótko|chwilę|moment)|przez chwilę) (?:w|do) (?:mikrofal\\p{L}*|kuchen\\p{L}* mikrofal\\p{L}*)`),
    any(B, ROOTS_EN, E, `[^.!?;:\\n]{0,50}?`, B, `(?:briefly|quick (?:blast|burst|zap|turn|spell|go)|just a moment) (?:\\p{L}+ )?in the microwave`, E),
    any(B, ROOTS_DE, E, `[^.!?;:\\n]{0,40}?`, B, `(?:kurz|einen (?:kurzen )?moment) in (?:der|die) mikrowelle(?: (?:\\p{L}{0,3}gar|erhitz|erwärm|koch|dünst|geb|leg|stell)\\p{L}*)?`, E),
    any(B, ROOTS_PL, E, `[^.!?;:\\n]{0,40}?`, B, `(?:krótko|na (?:krótko|chwilę|moment)|przez chwilę) (?:w|do) (?:mikrofal\\p{L}*|kuchen\\p{L}* mikrofal\\p{L}*)`),
    any(B, `microwav\\p{L}* (?:\\p{L}+ ){0,4}?`, ROOTS_EN, E, `[^.!?;:\\n]{0,30}?`, timeEn("2", "a|one|two")),
  ],
};
const FIRM_HARD: SaidClause = {
  says: danger("raw_hard_veg"),
  unless: SOFT,
  unlessBefore: SOFTENED,
  unlessLater: LATER,
  said: shortly([FIRM_EN, FIRM_DE, FIRM_PL], THREE),
};
const FRUIT_HARD: SaidClause = {
  says: danger("raw_hard_fruit"),
  unless: SOFT,
  unlessBefore: SOFTENED,
  unlessLater: LATER,
  said: [
    ...shortly([FRUIT_EN, FRUIT_DE, FRUIT_PL], THREE),
    ...perSide([FRUIT_EN, FRUIT_DE, FRUIT_PL]),
    any(B, FRUIT_EN, E, `[^.!?;:\\n]{0,50}?`, B, `microwave (?:(?:it|them) )?`, timeEn("1", "a|one")),
  ],
};

const MEAT_EN = "(?:chicken|turkey|pork|beef|lamb|veal|duck|rabbit|goat|venison|liver|mince|meat|patt(?:y|ies)|meatballs?|burgers?)";
const MEAT_DE = "(?:hähnchen|hühnchen|huhn|hendl|hühner|puten?|truthahn|schweine?|rind(?:er|s)?|kalb|kalbs|lamm|enten?|kaninchen|hack|faschierte|leber|fleisch|bällchen|laibchen|frikadelle)\\p{L}{0,14}";
const MEAT_PL = "(?:kurcza\\p{L}*|indyk\\p{L}*|wieprzow\\p{L}*|wołow\\p{L}*|cielęc\\p{L}*|jagnię\\p{L}*|kacz\\p{L}*|królik\\p{L}*|wątr[oó]b\\p{L}*|mięs[oa]|pierś|piersi|kotlecik\\p{L}*|pulpe\\p{L}*|klopsik\\p{L}*)";
const MEAT_MY = "(?:ကြက် ?သား|ဝက် ?သား|အမဲ ?သား|ဆိတ် ?သား|ဘဲ ?သား|သိုး ?သား|အသည်း)";
const FISH_EN = "(?:fish|salmon|cod|haddock|trout|pollock|hake|mackerel|fillets?)";
const FISH_DE = "(?:fisch|lachs|kabeljau|dorsch|forelle|seelachs|hecht|schellfisch|makrele)\\p{L}{0,8}";
const FISH_PL = "(?:ryb[aęyą]|łoso\\p{L}*|dorsz\\p{L}*|pstrąg\\p{L}*|mintaj\\p{L}*|morszczuk\\p{L}*|makrel\\p{L}*|filet\\p{L}*)";

/** What says that it is done all the same, was cooked before, or is only browned and goes on. */
const DONE = expression(/(?<!\p{L})(?:until|through|done|tender|opaque|flak(?:es|ing)|already|cooked|boiled|roasted|leftover|tinned|canned|smoked|pressure|instant pot|warm(?:ed)?|heat(?:ed)? through|reheat\p{L}*|bis|durch(?:ge\p{L}*)?|gar|gegart\p{L}*|gekocht\p{L}*|gebraten\p{L}*|übrig\p{L}*|schnellkoch\p{L}*|erwärm\p{L}*|aż|ugotowan\p{L}*|upieczon\p{L}*|szybkowar\p{L}*|podgrz\p{L}*|not|never|nicht|nie|kein\p{L}*)(?!\p{L})|ကျက်|ပြုတ်ပြီးသား|ချက်ပြီးသား|နူး|အရောင်ပြောင်း/u);
const COOKED_BEFORE = expression(/(?<!\p{L})(?:chicken|turkey|pork|beef|lamb|veal|duck|rabbit|meat|mince|hähnchen\p{L}*|huhn|hendl\p{L}*|puten?\p{L}*|schwein\p{L}*|rind\p{L}*|kalb\p{L}*|lamm\p{L}*|fleisch\p{L}*|kurcz\p{L}*|indyk\p{L}*|mięs\p{L}*|wołow\p{L}*|wieprz\p{L}*|cielęc\p{L}*|salmon|cod|fish|lachs\p{L}*|fisch\p{L}*|łoso\p{L}*|dorsz\p{L}*|ryb\p{L}*)(?!\p{L})[^.!?\n]{0,80}?(?:soft|tender|through|done|weich|gar|durch|miękk|(?<![0-9])(?:[6-9]|[1-9][0-9]) ?min|stunde|hour|godzin)/u);

const MEAT_RAW: SaidClause = {
  says: danger("raw_meat"),
  unless: DONE,
  unlessBefore: COOKED_BEFORE,
  unlessLater: LATER,
  said: [
    ...shortly([MEAT_EN, MEAT_DE, MEAT_PL], THREE),
    ...perSide([MEAT_EN, MEAT_DE, MEAT_PL]),
    `${MEAT_MY}[^။\\n]{0,50}?${timeMy("[1-3၁-၃]|တစ်|နှစ်|သုံး", "ပေါင်း|ပြုတ်|ကြော်|လှော်|ချက်|ဖုတ်|ကင်")}`,
  ],
};
/** "And no longer": it is not cooked on. */
const MEAT_AND_NO_LONGER: SaidClause = {
  says: danger("raw_meat"),
  said: [
    any(B, MEAT_EN, E, `[^.!?;\\n]{0,60}?`, B, THREE[0], `[^.!?;\\n]{0,25}?`, B, `(?:no longer|not (?:a second |a minute |any )?longer|and no more|at (?:the )?most)`, E),
    any(B, MEAT_DE, E, `[^.!?;\\n]{0,60}?`, B, THREE[1], `[^.!?;\\n]{0,30}?`, B, `(?:länger nicht|nicht länger|keinesfalls länger|höchstens|maximal)`, E),
    any(B, MEAT_DE, E, `[^.!?;\\n]{0,40}?`, B, `(?:je |jeweils )?(?:eine|zwei|1|2) minuten? (?:pro|je|auf jeder|von jeder) seite`, E, `[^.!?;\\n]{0,25}?`, B, `(?:länger nicht|nicht länger)`, E),
    any(B, `(?:höchstens|maximal|nicht länger als) (?:eine|zwei|drei|1|2|3) minuten?`, E, `[^.!?;\\n]{0,40}?`, B, MEAT_DE, E),
    any(B, MEAT_PL, E, `[^.!?;\\n]{0,60}?`, B, `(?:najwyżej|maksymalnie|nie dłużej niż|co najwyżej) (?:jedną minutę|minutę|dwie minuty|trzy minuty|[1-3] min\\p{L}*)`, E),
  ],
};
const FISH_RAW: SaidClause = {
  says: danger("raw_fish"),
  unless: DONE,
  unlessBefore: COOKED_BEFORE,
  unlessLater: LATER,
  said: [
    ...shortly([FISH_EN, FISH_DE, FISH_PL], ONE),
    `ငါး(?! ?မိနစ်)[^။\\n]{0,40}?${timeMy("[1၁]|တစ်", "ပေါင်း|ပြုတ်|ကြော်|ချက်|ကင်")}`,
  ],
};
/** Set in that time all the same, for it is thin or stirred, or said to be set. */
const WHISKED = expression(/(?<!\p{L})(?:until|scrambl\p{L}*|beat\p{L}*|whisk\p{L}*|omelette|pancake|thin|set|firm|both sides|each side|flip|bis|verquirl\p{L}*|rührei|omelett|dünn\p{L}*|gestockt|wenden|beiden seiten|aż|roztrzep\p{L}*|jajecznic\p{L}*|omlet\p{L}*|obu stron|ścię\p{L}*|not|never|nicht|nie)(?!\p{L})/u);
const FRIED_EGG: SaidClause = {
  says: danger("raw_egg"),
  unless: WHISKED,
  unlessLater: LATER,
  said: shortly(["(?:the |an )?eggs?", "(?:ei|eier|spiegelei(?:er)?)", "jaj(?:ko|ka|ek)"], ONE),
};

const STEAMED_EGG: SaidClause = {
  says: danger("raw_egg"),
  unless: WHISKED,
  said: [
    any(B, `steam (?:the |an |both |whole |two |1 |2 )*eggs?`, E, `[^.!?;:\\n]{0,25}?`, B, FIVE[0]),
    any(B, `(?:ei|eier)`, E, `[^.!?;:\\n]{0,30}?`, B, FIVE[1], `[^.!?;:\\n]{0,15}?`, B, `(?:dämpf|dampfgar)\\p{L}*`),
    any(B, `jaj(?:ko|ka)`, E, `[^.!?;:\\n]{0,25}?na parze[^.!?;:\\n]{0,20}?`, B, FIVE[2]),
  ],
};

/** Clauses of what is heated for too short a time to be soft. */
export const TOO_SHORT: readonly SaidClause[] = [
  ROOTS_HARD,
  FIRM_HARD,
  FRUIT_HARD,
  MEAT_RAW,
  MEAT_AND_NO_LONGER,
  FISH_RAW,
  FRIED_EGG,
  STEAMED_EGG,
];
