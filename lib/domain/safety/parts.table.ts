import { expression } from "../shared/expression";

/** What names a part of a food, before the food or instead of it: "half (of the grapes)", "die Hälfte", "połowę". */
const PART_WORDS = [
  "(?:half|most|some|part|a few|a couple|a handful|several|one|two|three|four|five|six|seven|eight|ten|(?:three[- ]?|a )quarters?|(?:two[- ]?|a )thirds?)(?: of)?(?: them| the| these| your)?(?!\\p{L})(?! (?:and a half )?(?:hours?|minutes?|mins?|seconds?|days?|times|forks?|pans?|pots?)(?!\\p{L}))",
  "(?:(?:die |der )?hälfte(?: davon)?|(?:einen |ein(?: großer| kleiner)? )teil|die meisten|einige|ein paar|eine handvoll|zwei drittel|ein drittel|drei viertel|ein viertel|eine?n?|zwei|drei|vier|fünf|sechs)(?!\\p{L})(?! (?:\\p{L}+ )?(?:stunden?|minuten?|sekunden?|tagen?|mal|gabeln?|pfannen?|töpfen?|topf)(?!\\p{L}))",
  "(?:połow[ęaey]|większość|część|kilka|parę|niektóre|garść|dwie trzecie|trzy czwarte|jedn[oąae]|jednego|dwa|dwie|trzy|cztery|pięć)(?!\\p{L})(?! (?:godzin|minut|sekund|kwadrans|raz)\\p{L}*)",
];
const PART = expression(`(?<!\\p{L})(?:${PART_WORDS.join("|")})|တစ်ဝက်|တစ်ခြမ်း|အချို့|တချို့`, "gu");

/** What names all that is left of a food when a part was spoken of. */
const REST_WORDS = [
  "the (?:rest|remainder|remaining|others?|second|third|fourth|last (?:one|two|three|few)|whole ones|unmashed ones)(?! (?:side|hand|ingredients?|time|end|bowl|pan|pot|layer|portion|liquid|water|milk|way|day|minutes?))(?!\\p{L})",
  "(?:den|der|die|das|dem) (?:rest|restliche[nrs]?|übrige[nrs]?|andere[nrs]?|zweite[nrs]?|dritte[nrs]?|letzten)(?! (?:seite|zutaten|hand|schicht|tag|mal|portion|minuten|flüssigkeit|wasser))(?!\\p{L})",
  "(?:reszt[ęaąy]|pozostał(?:e|ą|ych|ymi|ego|a|y)|drug(?:ą|ie|i|iego|a)|trzeci(?:ą|e|ego|a)?)(?! (?:składnik|stron|ręk|raz|dzień|porcj))(?!\\p{L})",
];
const REST = expression(`(?<!\\p{L})(?:${REST_WORDS.join("|")})|ကျန်တာ|ကျန်တဲ့|ကျန်သော|ကျန်တစ်ဝက်|ကျန်သည့်`, "gu");

export const CLAUSE_BEGINS = expression(/[.,;:!?\n။]|(?<!\p{L})(?:and|then|und|dann|i|oraz|a)(?!\p{L})|ပြီး/gu);
/** Of what is not eaten now, or not by the baby. */
export const NOT_FOR_NOW = expression(/(?<!\p{L})(?:freez\p{L}*|fridge|refrigerat\p{L}*|store|stored|tomorrow|later|another (?:day|meal|time)|next (?:day|meal)|family|adults?|grown-ups?|yourself|yourselves|parents?|mum|dad|older|discard|compost|throw|einfrier\p{L}*|friere?n?|kühlschrank|morgen|später|aufbewahr\p{L}*|familie|erwachsene\p{L}*|großen|eltern|geschwister|wegwerfen|wegschütten|entsorg\p{L}*|zamroź\p{L}*|zamrażarc\p{L}*|lodówc\p{L}*|jutro|później|następn\p{L}*|rodzin\p{L}*|dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*|wyrzuć)(?!\p{L})|ရေခဲ|မနက်ဖြန်|လူကြီး|နောက်/u);
/** For the baby itself, to whom all else is said. */
export const FOR_BABY = expression(/(?<!\p{L})(?:for (?:your |the )?(?:baby|little one)|fürs? (?:das |dein |euer )?(?:baby|kind)|dla (?:dziecka|maluszka|malucha|niemowl\p{L}+))(?!\p{L})/u);

const SMALL_ONES = "the (?:very )?(?:small|tin|little)(?:er|est|y|iest)?(?: ones?)?";
const FEW_EN = `(?:a few|a couple|one|two|three|four|five|six|a handful|a spoonful|plenty|some|${SMALL_ONES})`;
const FEW_DE = "(?:ein paar|einige|wenige|eine?n?|zwei|drei|vier|fünf|sechs|eine handvoll|einen (?:ess|tee)?löffel)";
const FEW_PL = "(?:kilka|parę|garść|jedn[oąae]|jednego|dwa|dwie|trzy|cztery|łyżkę|trochę|niektóre|najmniejsze|małe)";

/** A part that is kept from what is done to a food: "leave two for the top", "ein paar als Deko aufheben". */
const KEPT_BACK_WORDS = [
  `(?:leav(?:e|ing)|keep(?:ing)?|sav(?:e|ing)|reserv(?:e|ing)|hold(?:ing)?|set(?:ting)?(?: aside)?) (?:just |only |back )?${FEW_EN}(?!\\p{L})(?! (?:minutes?|seconds?|hours?|days?|side|hand|space|room|time))`,
  `(?:all but|except(?: for)?) ${FEW_EN}(?!\\p{L})`,
  `${SMALL_ONES} can (?:stay|be left)(?!\\p{L})`,
  "(?:only (?:\\p{L}+ )?the (?:larg|bigg)(?:er|est)|the (?:larg|bigg)(?:er|est) (?:\\p{L}+ ){0,2}only)(?!\\p{L})",
  `bis auf ${FEW_DE}(?!\\p{L})`,
  `${FEW_DE} (?:davon |\\p{L}+ )?(?:roh |ganz |unzerdrückt )?(?:(?:zum|als|zur|für die|fürs) (?:garnieren|deko\\p{L}*|topping|garnitur|verzieren|naschen|knabbern) ?)?(?:aufheben|beiseite\\p{L}*|zurück(?:be)?(?:halten|legen|lassen)|übrig lassen|obenauf|daneben|dazulegen|drauflegen)(?!\\p{L})`,
  `(?:zostaw\\p{L}*|odłóż|odłożyć|odkładamy|odkładając|zachowaj\\p{L}*|pozostaw\\p{L}*) ${FEW_PL}(?!\\p{L})`,
  `${FEW_PL} (?:\\p{L}+ )?(?:zostaw\\p{L}*|odłóż|zachowaj\\p{L}*|pozostaw\\p{L}*)(?!\\p{L})`,
  "(?:kilkoma|paroma)(?!\\p{L})",
  "(?:oprócz|poza) (?:kilku|kilkoma|tych małych|najmniejszych)(?!\\p{L})",
];
const KEPT_BACK = expression(`(?<!\\p{L})(?:${KEPT_BACK_WORDS.join("|")})`, "gu");

/** Right before a food: more of it comes, when something was done to the first: "top with a few [blueberries]". */
export const MORE_BEFORE = expression(/(?<!\p{L})(?:a few|a couple of|a handful of|another (?:handful|spoonful|few)(?: of)?|extra|additional|more|fresh|plain|whole|a|an|ein paar|einige[nr]?|weitere[nr]?|zusätzliche[nr]?|frische[nrs]?|ganze[nr]?|kilkoma|paroma|kilka|parę|garścią|garść|dodatkow\p{L}*|świeżymi|świeżą|całymi)(?: more| extra| fresh| small)? $/u);
/** Where what comes on top is put there. */
export const ON_TOP = expression(/(?<!\p{L})(?:top(?:ped)?|decorat\p{L}*|garnish\p{L}*|scatter\p{L}*|sprinkl\p{L}*|finish\p{L}*|dot|stud|press|bestreu\p{L}*|garnier\p{L}*|dekor\p{L}*|verzier\p{L}*|posyp\p{L}*|udekoruj\p{L}*|ozdób\p{L}*|dorzuć\p{L}*)(?!\p{L})/u);
/** Behind such a food, its verb: "mit ein paar Heidelbeeren [garnieren]". */
export const ON_TOP_BEHIND = expression(/^ (?:\p{L}+ ){0,2}?(?:on top|over|bestreu\p{L}*|garnier\p{L}*|dekor\p{L}*|verzier\p{L}*|obenauf|darüber\p{L}*)(?!\p{L})/u);
/** Liquids and the like, of which a part says nothing of what was done to the food. */
export const OF_LIQUID = expression(/^ (?:of )?(?:the |your |its |der |des |vom |z )?(?:\p{L}+ )?(?:water|liquid|juice|milk|sauce|oil|stock|broth|syrup|batter|dough|mixture|kochwasser\p{L}*|wasser\p{L}*|flüssigkeit|saft|sud|teig\p{L}*|masse|wod[yęa]|płyn\p{L}*|sok\p{L}*|ciasta|mas[ęy])(?!\p{L})/u);
export { KEPT_BACK, PART, REST };
