import { expression } from "../shared/expression";

/** What else a word of a form can say: the texts around it in which it says nothing of a food. */
export interface OtherSense {
  /** As they stand in the forms, normalised; Burmese syllables apart. */
  readonly words: readonly string[];
  /** Right before it. */
  readonly before?: RegExp;
  /** Right behind it. */
  readonly behind?: RegExp;
  /** Anywhere in its clause. */
  readonly clause?: RegExp;
  /** In its clause: elsewhere it says the form. */
  readonly only?: RegExp;
  /** In its clause: it says the form all the same. */
  readonly unless?: RegExp;
  /** Right behind it in its clause, which names what it is said of: it says the form all the same. */
  readonly unlessNear?: RegExp;
}

const MEASURES =
  "an|cups?|hours?|teaspoons?|tsps?|tablespoons?|tbsps?|portions?|plates?|pounds?|lbs?|lit(?:er|re)s?|pints?|inch(?:es)?|full|kilos?|kg|turns?|way|tins?|cans?|jars?|punnets?|packs?|packets?|bags?|pots?|bowls?|glass(?:es)?|ml|l|g|past";

/** What makes food flat. */
const FLATTENS = expression(/(?<!\p{L})(?:press|squash|squish|crush|smash|flatten|roll|pat|bash|push|squeeze|pinch|mash|bang|zgnie|zgnia|rozgnie|rozgnia|ugnie|spłaszcz|rozpłaszcz|przyciśn|dociśn|rozwałk|rozklep)/u);
/** What water runs off from. */
const DRAINS = expression(/(?<!\p{L})(?:drain|rins|wash|strain|pour|tip|run(?!ny)|(?:ab|aus|durch)?(?:ge)?(?:gieß|goss|seih|tropf|spül|braus|wasch|wäsch|schütt)|odcedź|odcedz|przecedź|przelej|odlej|opłucz|przepłucz|wypłucz|płucz|umyj|myj|odsącz|osącz|opłukać|przepłukać)/u);
/** What is made smooth by being rubbed through it. */
const RUBS = expression(/(?<!\p{L})(?:press|push|rub|pass(?:ed|ing)?(?!\p{L})|work|force|squeez|mash|streich|gestrichen|drück|gedrück|passier|reib|gerieben|przetrz|przetar|przecier|przeciśn|przecis)/u);

const MEASURED = expression(`^[- ]?(?:${MEASURES})(?!\\p{L})`, "u");
const SHARE_OF = expression(`^[- ]?(?:of|${MEASURES})(?!\\p{L})`, "u");
const MADE_FLAT = expression(
  `${FLATTENS.source}|(?<!\\p{L})(?:until|till|are|is|be|becomes?|gets?|quite|completely|small|soft|thin|short)(?:,| and| \\p{L}+)? flat|flat (?:piece|strip|slice)`,
  "u",
);
const FLAT_THING = expression(/^(?:[- ](?!(?:with|and|or|between|before|under|using|so|until|on|in|by|to|then|for|as|enough|again|out|against|about|a|an)(?!\p{L})|(?:disc|disk|round|patt|shape|oval|circle|piece|strip|slice|stick|finger|bean|peach)\p{L}*)\p{L}|, (?!(?:on|in|into|onto|with|and|from|over)(?!\p{L}))(?:\p{L}+,? ){0,2}(?:dish|plate|platter|tray|bowl|board|box|pan|tin|container|surface|stone))/u);
const ANY = /./u;

/** What is taken out and is no part of the food, and from where. */
const TAKEN_FROM = expression(/^(?: \p{L}+){0,4}? (?:from|off|out of) (?:the |your )?(?:heat|hob|stove|oven|pan|pot|tin|water|fridge|freezer|pack\p{L}*|dish|steamer|grill|microwave|air fryer|tray|cooker|bowl)|^ (?:the )?(?:lid|cover|foil|pan|pot|dish|tin|tray|baking paper|parchment|wrapper|packaging|stalks?|stems?)(?!\p{L})/u);
/** What must be spread thinly. */
const NUT_SPREAD = expression(/(?:nut|almond|cashew|seed) butter|tahin|(?:nuss|nüsse|mandel|cashew|sesam|pistazien)(?:butter|mus|creme)|(?:masł|past|krem)\p{L}* (?:z )?(?:orzech|orzesz|migdał|nerkow|sezam)/u);
const PART_TAKEN_OUT = expression(/(?<!\p{L})(?:bones?|stones?|pits?|seeds?|skins?|shells?|spots?|sprouts?|shoots?|eyes?|gräten?|knochen|steine?n?|kerne?n?|haut|stellen|triebe|keime|ości|kości|pestk\p{L}+|skór\p{L}+|kiełk\p{L}+|miejsca)(?!\p{L})/u);

/** Words that say how food is cut, mashed or made smooth, and much else beside. */
export const OTHER_SENSES: readonly OtherSense[] = [
  // "Without a hard crust": what a pan makes of a potato, and not how it grew.
  { words: ["hart", "harte", "harten", "harter"], behind: expression(/^ (?:krusten?|rinden?|oberfläche|ränder|schicht)(?!\p{L})/u) },
  { words: ["hard"], behind: expression(/^ (?:crusts?|edges?|skin on top|surface)(?!\p{L})/u) },
  // "Peas and mash": what the peas are served with, and not what is done to them.
  {
    words: ["mash"],
    before: /^[^.]*(?:and|&|with|on|over) $/u,
    only: / mash$/u,
    unless: expression(/(?<!\p{L})(?:boil|steam|cook|simmer|bake|roast|drain|peel|fry|warm|heat|microwave|blend|mix|add|put|take|let|leave|cool|tip|pop|return|remove|until|then|soft\p{L}*|tender)(?!\p{L})/u),
  },
  // "Is the mixture too dry?"
  { words: ["dry", "trocken"], before: expression(/(?<!\p{L})(?:too|zu) $/u) },
  // "In a dry pan"
  { words: ["dry"], behind: expression(/^ (?:frying |non-stick )?(?:skillet|pan|griddle|wok|saucepan|pot|heat)(?!\p{L})/u) },
  // "Until the dough is done inside but still soft"
  {
    words: ["noch weich"],
    clause: expression(/(?<!\p{L})(?:\p{L}*teig|waffeln?|boden|kruste|kuchen|brot|nudeln?|möhren?|karotten?|gemüse|laibchen|taler)(?!\p{L})/u),
    unless: expression(/(?<!\p{L})(?:eier?|eigelb|dotter|kern|mitte)(?!\p{L})/u),
  },
  // "A quarter of the grapes", "a quarter cup", "for a quarter of an hour".
  { words: ["quarter"], behind: SHARE_OF },
  { words: ["in quarters", "into quarters"], behind: MEASURED },
  {
    words: ["quarters"],
    before: expression(/(?<!\p{L})(?:two|three|2|3)(?:[- ]| \/ ?)$/u),
    behind: MEASURED,
  },
  {
    words: ["viertel"],
    before: expression(/(?<!\p{L})(?:eine?[mns]?|drei|zwei|das|dem|des|jedes|etwa|1|2|3)(?: (?:knappe|gute|ganze|erste|letzte)[nsm]?)? $/u),
    behind: expression(/^ ?(?:stunden?|liter|l|kilo|kg|pfund|tassen?|becher|teelöffel|esslöffel|tl|el|glas|dosen?|packung|der|des|von|vom|davon)(?!\p{L})/u),
  },
  {
    words: ["na cztery"],
    behind: expression(/^ (?!(?:części|kawałk|cząst|i|oraz|lub|wzdłuż|podłużn|równe)\p{L}*)\p{L}/u),
  },
  // "Podziel na miękkie paseczki": how the strips are, and no egg.
  {
    words: ["na miękkie", "na miękko"],
    behind: expression(/^ (?:\p{L}+ )?(?:pas[ec]\p{L}*|pask\p{L}*|kawał\p{L}*|kąs\p{L}*|kęs\p{L}*|cząst\p{L}*|słup\p{L}*|plast\p{L}*|kost\p{L}*|palu\p{L}*|trójkąt\p{L}*|ciasto|ciasteczk\p{L}*|masę|papkę|kulk\p{L}*|okrusz\p{L}*|włók\p{L}*)/u),
  },
  // "Pierogi z serem na miękko": a dish of dough or curd, and no egg.
  {
    words: ["na miękko"],
    before: expression(/(?<!\p{L})(?:ser(?:em|a)?|twar[oó]\p{L}*|pier[oó](?:g|ż)\p{L}*|kopyt\p{L}*|klus(?:k|e)\p{L}*|kned(?:l|el)\p{L}*|pyz\p{L}*) $/u),
    unless: expression(/(?<!\p{L})(?:jaj|żółt)\p{L}*/u),
  },
  // "Sucha ciecierzyca": as pulses are bought, and not as they are eaten.
  {
    words: ["sucha", "suchy", "suche", "suchej", "suchą", "suchego", "suchych"],
    behind: expression(/^ (?:ciecierzyc|cieciork|soczewic|fasol|groch|groszk|bob(?:u|ik)|bób)\p{L}*/u),
    unless: expression(/(?<!\p{L})(?:prażon\p{L}*|chrup\p{L}*|praż\p{L}*|poda\p{L}*|posyp\p{L}*|wsyp\p{L}*|dorzuć|dodaj)(?!\p{L})/u),
  },
  {
    words: ["sucha", "suchy", "suche", "suchej", "suchą", "suchego", "suchych"],
    before: expression(/(?:ciecierzyc|cieciork|soczewic|fasol|groch|groszk)\p{L}*,? \(?$/u),
    unless: expression(/(?<!\p{L})(?:prażon\p{L}*|chrup\p{L}*|praż\p{L}*|poda\p{L}*|posyp\p{L}*|wsyp\p{L}*|dorzuć|dodaj)(?!\p{L})/u),
  },
  // "On a flat plate", "lay them flat"; small, flat pieces are what they should be.
  { words: ["flat"], behind: FLAT_THING },
  {
    words: ["flat"],
    clause: expression(/(?<!\p{L})(?:lay|lays|lie|lies|place|arrange|set|store|keep|spread|put)(?!\p{L})/u),
    unless: MADE_FLAT,
  },
  {
    words: ["flach", "flache"],
    behind: expression(/^ (?!(?:und|oder|mit|zwischen|an|ab|sind|ist|sein|werden|genug)(?!\p{L})|(?:drück|gedrück|klopf|geklopf|press|gepress|quetsch|walz|streich|schneid|geschnitt|stück|scheib|streif|taler|laibchen|fladen|puffer|bohnen)\p{L}*)\p{L}/u),
  },
  {
    words: ["płaskie"],
    behind: expression(/^ (?!(?:i|oraz|lub|z|są|około|o)(?!\p{L})|(?:kawał|pask|plast|płat|krąż|fasol)\p{L}*)\p{L}/u),
  },
  { words: ["na płasko"], clause: expression(/(?<!\p{L})(?:ułóż|połóż|rozłóż|układ|kład)/u), unless: FLATTENS },
  // "Platter", "auf einer Platte".
  { words: ["platt"], clause: expression(/(?<!\p{L})platte[nr]?s?(?!\p{L})/u) },
  // "Press each berry into the dough."
  {
    words: ["press each"],
    behind: expression(/^[^.!?;\n]{0,40}? (?:in|into|onto)(?: the| a| an| each| some)? (?!(?:half|two|your|palm|hand|finger|flat|thin|disc|disk|patt|round)\p{L}*)/u),
  },
  { words: ["drücke"], behind: /^[^.!?;\n]{0,40}? (?:in|auf) (?:den|die|das) /u, unless: /flach|platt|breit|hand/u },
  // "Drain them in a sieve", "rinse and strain", "check".
  { words: ["sieve", "through a sieve", "pressed through a sieve", "sieved"], clause: DRAINS, unless: RUBS },
  {
    words: ["sieve"],
    before: expression(/(?<!\p{L})(?:in|into|over|with|using|on|under)(?: \p{L}+){1,3} $/u),
    behind: expression(/^ (?:in )?(?:the |together |some |over )?(?:\p{L}+ )?(?:flours?|powder|starch|cornflour|semolina|sugar|dry|cocoa|oats?)(?!\p{L})/u),
  },
  { words: ["sieved"], behind: expression(/^ (?:\p{L}+ )?(?:flours?|powder|starch|cornflour|sugar)(?!\p{L})/u) },
  { words: ["strain", "strained"], clause: ANY, unless: RUBS },
  { words: ["durch ein sieb", "durchs sieb", "durch ein haarsieb", "przez sito", "przez sitko"], clause: DRAINS, unless: RUBS },
  { words: ["streiche"], clause: ANY, unless: /sieb/u },
  { words: ["gesiebt"], before: /(?:mehl|puder|stärke|kakao|pulver)[^.!?;\n]{0,15}$/u, behind: expression(/^(?:e[snrm]?)? ?\p{L}*(?:mehl|puder|stärke)/u) },
  { words: ["စစ်"], before: /ရေ[^။\n]{0,20}$/u, behind: /^(?:ဆေး|မှန်|ကြည့်)/u, unless: /ချေ|ကြိတ်|ဖိ|ပွတ်/u },
  { words: ["ဆန် ခါ"], clause: ANY, unless: /ချေ|ကြိတ်|ဖိ|ပွတ်/u },
  // "Fest verschließen", "festes Fruchtfleisch".
  { words: ["fest", "festes", "festem"], behind: expression(/^ ?(?:in \p{L}+ )?(?:verschl|andrück|zudrück|eindrück|einwickel|wickel|zubind|drück|press|fruchtfleisch|gemüse|obst|äpfel|apfel|birne)/u) },
  // "Chill until firm": what the cold makes firm is as raw as before.
  {
    words: ["until firm"],
    clause: expression(/(?<!\p{L})(?:chill\p{L}*|fridge|refrigerat\p{L}*|freez\p{L}*)(?!\p{L})/u),
    unless: expression(/(?<!\p{L})(?:bak|cook|boil|steam|simmer|poach|fry|fried|roast|microwav|oven|grill|minutes)\p{L}*/u),
  },
  // "Mit kochendem Wasser übergießen": it is hot for a moment, and not cooked.
  {
    words: ["kochen"],
    clause: expression(/(?<!\p{L})(?:kochend\p{L}* (?:\p{L}*wasser|brühe|milch)[^.!?;\n]{0,30}?(?<!\p{L})(?:übergieß\p{L}*|überbrüh\p{L}*|abbrüh\p{L}*|begieß\p{L}*|überspül\p{L}*|abspül\p{L}*|(?:da)?rüber\p{L}*|drüber\p{L}*)|(?:übergieß|überbrüh|begieß|gieß)\p{L}* [^.!?;\n]{0,40}?kochend\p{L}*)/u),
    unless: expression(/(?<!\p{L})(?:(?:auf|mit|weich)?koche?(?:n|t)?|weich\p{L}*|köchel\p{L}*|gar(?:en)?|dünst\p{L}*|dämpf\p{L}*|zieh\p{L}*|quell\p{L}*|stunden?|[0-9]{2} minuten)(?!\p{L})/u),
  },
  // "Ganz geschmolzen", "ganz fein": how much, and not in one piece.
  {
    words: ["ganz"],
    behind: expression(/^ (?:geschmolz|zerlauf|verlauf|zergang|aufgelöst|weich|fein|klein|dünn|zart|kurz|langsam|vorsichtig|wenig|leicht|einfach|sicher|zerfall|zerkoch|verkoch|durch)\p{L}*/u),
  },
  // "If it is at all pink, it needs longer": what is to be done then.
  {
    words: ["pink", "pink inside", "bloody", "pink in the middle", "pink in the centre", "pink in the center", "still raw", "raw in the middle"],
    clause: expression(/(?<!\p{L})(?:if|should|wherever|where) (?:\p{L}+ ){1,8}?(?:pink|bloody|raw)(?!\p{L})[^.!?;\n]{0,20}?, ?[^.!?;\n]{0,40}?(?<!\p{L})(?:longer|more time|more minutes|another|again|back|keep (?:cooking|simmering|going)|isn't (?:done|ready)|is not (?:done|ready)|not (?:done|ready) yet)(?!\p{L})/u),
    unless: expression(/(?<!\p{L})(?:like|likes|prefer|prefers|love|fine|ok|okay|perfect|nice)(?!\p{L})/u),
  },
  {
    words: ["rosa", "innen rosa", "innen noch rosa", "rosig", "blutig", "noch roh", "innen noch roh", "innen roh"],
    clause: expression(/(?<!\p{L})(?:wenn|falls|ist|sollte|wo) (?:\p{L}+ ){1,7}?(?:rosa|rosig|blutig|roh)(?!\p{L})[^.!?;\n]{0,20}?, ?[^.!?;\n]{0,40}?(?<!\p{L})(?:länger|weiter|noch einmal|nochmals?|weiter(?:garen|kochen|braten|schmoren)|zurück|noch (?:ein paar|\p{L}+|\d+) minuten|nicht (?:fertig|durch|gar))(?!\p{L})/u),
    unless: expression(/(?<!\p{L})(?:mag|magst|mögen|lieber|gern\p{L}*|perfekt|richtig)(?!\p{L})/u),
  },
  // Salmon is pink when it is done, and what is raw does not flake.
  {
    words: ["pink"],
    only: expression(/(?<!\p{L})(?:flakes?|flaking|flaky|opaque|all the way through)(?!\p{L})/u),
    clause: expression(/(?<!\p{L})(?:pale|light|evenly|opaque)(?:ly)? pink(?!\p{L})|(?<!\p{L})pink(?: all the way)? through|(?:salmon|trout|char|fish|it)(?: is| turns| looks)+ (?:all )?pink and/u),
    unless: expression(/(?<!\p{L})(?:inside|middle|centre|center|still|dark|deep|raw|translucent|glassy|rare|barely|almost|nearly|beef|chicken|pork|lamb|turkey|meat|burger|steak|not)(?!\p{L})/u),
  },
  // "Remove it from the heat", "take off the lid": no bone and no stone goes with it.
  {
    words: ["remove", "removed", "take out", "taken out", "lift out", "takes out"],
    behind: TAKEN_FROM,
    unlessNear: PART_TAKEN_OUT,
  },
  {
    words: ["herausnehmen", "herausgenommen", "entfernen", "entferne", "entfernt", "heraus"],
    before:
      /(?:ofen|backrohr|rohr|topf|pfanne|herd|wasser|form|blech|kühlschrank|mikrowelle|dampfgarer|deckel|folie|backpapier|stiele?|verpackung) $/u,
  },
  {
    words: ["wyjmij", "wyjąć", "wyjęte", "wyciągnij", "usuń", "usunąć"],
    behind: expression(/^ (?:\p{L}+ ){0,2}?(?:(?:z|ze) (?:piekarnik|garnk|patelni|wody|lodówk|mikrofal|parowar|formy|miski)|pokryw|foli|ogonk|szypuł)/u),
    unlessNear: PART_TAKEN_OUT,
  },
  // "Mięso obierz z kości": the bone stays behind.
  { words: ["z kością", "z kośćmi", "z kościami"], before: expression(/(?<!\p{L})(?:obierz|obrać|obieramy|oddziel\p{L}*|zdejm\p{L}*|odejdzie|odchodzi)(?: \p{L}+)? $/u) },
  // Into a box, and not out of a tin.
  { words: ["dose"], before: expression(/(?<!\p{L})in (?:eine[rnm]?|die|der|deine[rn]?) (?:\p{L}+ )?$/u) },
  // "Spread the thin toast with peanut butter": the layer on it may be as thick as one likes.
  {
    words: ["thin", "very thin", "paper-thin", "paper thin", "thin slices", "thinly sliced"],
    only: NUT_SPREAD,
    behind: expression(/^ (?!(?:on|onto|over|and|but|with|it|as|the|an?|your|some|layers?|smear|coat|film|scrape|scraping|spread)(?!\p{L})|(?:\p{L}+ ){0,2}(?:butter|tahini))\p{L}/u),
  },
  {
    words: ["dünne", "dünnen", "hauchdünne"],
    only: NUT_SPREAD,
    behind: expression(/^ (?!\p{L}*(?:schicht|butter|mus|tahin|film)(?!\p{L})|(?:und|aber|auf)(?!\p{L}))\p{L}/u),
  },
  { words: ["cienki", "cienkie", "cienką"], only: NUT_SPREAD, behind: expression(/^ (?!warstw|masł|mas[ąęy]|i(?!\p{L})|ale(?!\p{L}))\p{L}/u) },
  // "Beside the roast", "gar nicht", "a steaming bowl", "with a curry".
  { words: ["roast"], before: expression(/(?<!\p{L})(?:the|a|our|your|sunday|pot) $/u), unless: expression(/(?<!\p{L})roast \p{L}/u) },
  // "Roh sind sie giftig."
  { words: ["roh"], behind: /^ (?:sind|ist) (?:sie|er|es) (?:giftig|unbekömmlich|ungenießbar|nichts|zu hart)/u },
  { words: ["gar"], behind: expression(/^ (?:nicht|kein\p{L}*|nichts|nie|so)(?!\p{L})/u) },
  { words: ["steaming"], behind: expression(/^ (?:hot )?(?:porridge|soup|bowls?|rice|plates?|mugs?|cups?|dish|stew|broth)(?!\p{L})/u) },
  { words: ["ဟင်း", "ဟင်း ရည်"], behind: /^ ?(?:နဲ့|နှင့်)(?! ?ရော)/u },
  // "If it is not done yet, steam it on."
  { words: ["မ ကျက်", "မ ကျက် သေး"], behind: /^ ?(?:သေး)? ?(?:ရင်|လျှင်)(?!လည်း|လဲ)/u },
  { words: ["ပျော့"], before: /(?:ထောပတ်|ဒိန်ခဲ|ချိစ်) ?$/u },
  // "A blend of berries", "on the ground".
  { words: ["blend"], before: expression(/(?<!\p{L})(?:a|an|this|our|your)(?: \p{L}+)? $/u), behind: expression(/^ of(?!\p{L})/u) },
  { words: ["ground"], before: expression(/(?<!\p{L})(?:on|to|off|from) the $/u) },
  // "As long as the packet says", "10 Minuten lang", "doppelt so lange": of time, or of what is as long as a finger.
  {
    words: ["long"],
    before: expression(/(?<!\p{L})(?:as|so|too|how|very|for|minutes?|mins?|hours?|days?|all day|cm|centimet(?:re|er)s?|inch(?:es)?|not|it takes?|finger)[- ]$/u),
    behind: expression(/^[- ](?:time|while|term|way|enough|ago|before|fingers?|grain|(?:soft )?pieces?|ones?|strips?|sticks?|batons?|slices?|wedges?|cook\p{L}*|simmer\p{L}*|slow)(?!\p{L})/u),
  },
  {
    words: ["lang", "lange", "langen"],
    before: expression(/(?<!\p{L})(?:so|zu|wie|nicht|sehr|minuten?|min\.?|stunden?|std\.?|sekunden?|tage?|wochen?|monate?|cm|zentimeter|finger|jahre?) $/u),
    behind: expression(/^ (?:genug|(?:\p{L}+ )?(?:koch|köch|gekocht|gar|gegart|zieh|quell|back|brat|dämpf|dünst)\p{L}*|zeit|weich|(?:weiche[nr]? )?(?:stück|streifen|stift|spalte|scheibe|schnitz|röschen|finger)\p{L}*|zum (?:fest)?halten|zum greifen)/u),
  },
  { words: ["długi", "długie", "długich"], behind: expression(/^ (?:czas|(?:miękki\p{L}+ )?(?:kawał|pask|słup|cząst|plast))/u) },
  // A soft piece to hold, and as long as something.
  { words: ["ရှည် ရှည်"], behind: /^လေး/u },
  { words: ["အ ရှည်"], before: /(?:လက်ချောင်း|စင်တီမီတာ|လက်မ|လောက်) ?$/u, behind: /^ ?[0-9]/u },
];
