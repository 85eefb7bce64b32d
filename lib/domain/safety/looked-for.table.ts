import type { SaidAside } from "./asides.table";

const CHECK_EN = "(?:look|feel|check|search|watch|be careful|be alert|look out|watch out|keep an eye out)";
const LEFT_EN = "(?:has|have|is|are|may have|might have)(?: been)?(?: still)? (?:stayed|left|remained|survived|kept|still)?(?: behind)? ?(?:whole|intact|uncrushed)";
const FIBRES_EN = "(?:tough|stringy|long|hard|chewy|woody|coarse) (?:fibres?|fibers?|strings?|strands?|threads?|sinews?)";
const FIBRES_DE = "(?:zähe[nrs]?|lange[nrs]?|harte[nrs]?|holzige[nrs]?|grobe[nrs]?) (?:fasern?|fäden|sehnen?|stränge)";
const CHECK_DE = "(?:achte|achtet|achten|prüf\\p{L}*|kontrollier\\p{L}*|tast\\p{L}*|untersuch\\p{L}*|durchsuch\\p{L}*|schau\\p{L}*|sieh|seht)";
const READ_DE = "(?:lies|lest|lesen|schau|schaut|sieh|prüf\\p{L}*|kontrollier\\p{L}*)";
const FIBRES_PL = "(?:tward|długi|łykowat|zdrewniał|żylast)\\p{L}* (?:włók\\p{L}*|żył\\p{L}*|nit\\p{L}*|ścięg\\p{L}*)";
const READ_PL = "(?:przeczytaj\\p{L}*|sprawdź\\p{L}*|sprawdzaj\\p{L}*|przejrzyj\\p{L}*|czytaj\\p{L}*)";
const ON_LABEL_PL = "(?:(?:jego|jej|ich|dokładnie|zawsze) )*(?:na (?:\\p{L}+ )?)?(?:skład\\p{L}*|etykie\\p{L}*|opakowani\\p{L}*)";
const HARD_EN = "(?:firm|hard|crunchy|crisp|tough|chewy|raw|undercooked|runny|wet|wobbly|pink|glassy|translucent|liquid|soft-set)";
const ON_EN = "(?:longer|more time|(?:another|more|extra|few|\\d+) (?:\\p{L}+ )?minutes?|again|back (?:in|into|on|to|it goes|they go)|(?:needs?|wants?) (?:longer|more)|keep (?:cooking|steaming|simmering|boiling|baking|frying|stirring|poaching))";
const HARD_DE = "(?:biss|hart|fest|roh|knackig|bissfest|widerstand|flüssig|rosa|glasig|wabbelig|weich|nass)";
const ON_DE = "(?:länger|weiter\\p{L}*|zurück (?:in|auf)|nach(?:garen|kochen|dämpfen)|(?:\\p{L}+|\\d+) minuten (?:mehr|zugeben|zu)|noch(?:mals?| einmal| (?:\\p{L}+|\\d+|ein paar) minuten)|verlänger\\p{L}*)";
const MILKY_MY = "(?:နို့ ?မှုန့်|နို့ ?ထွက် ?ပစ္စည်း|နို့|ထောပတ်|ချိစ်|ဒိန်ချဉ်|ကြက်ဥ|ဂျုံ|ပဲပုပ်|သကြား|ဆား)(?:တွေ|များ)?";
const NOT_IN_IT_MY = "မပါ(?:တာ|တဲ့|သော|ကြောင်း|ဘဲ|အောင်)";

/**
 * What a cook looks for, to take it out, and what is read on a label: it is not in the dish by being named ("check the
 * bread label for milk", "feel for tough fibres", "sieh nach, ob noch ganze Bohnen im Eintopf sind").
 */
export const LOOKED_FOR: readonly SaidAside[] = [
  // --- Labels ------------------------------------------------------------------------------------------------------
  { kind: "like", said: "(?<!\\p{L})(?:check|read|study|scan|look at|look over)(?: \\p{L}+){0,3}? (?:labels?|packets?|packaging|ingredients lists?|lists? of ingredients)(?: of (?:the )?\\p{L}+)? (?:carefully )?for (?:traces of |added |any )*(?:(?!and )\\p{L}+ ?){1,2}(?:(?:, \\p{L}+){0,3} (?:and|or) \\p{L}+)?(?= ?(?:[.!?;,\\n]|$|before|first|as|because|if|and (?:buy|choose|pick|take) (?:one|a \\p{L}+|an \\p{L}+) (?:that has none|with none|without)))(?![^\\n]{0,90}(?<!\\p{L})(?:add|adds|stir|put|sprinkle|give|pinch|spoon\\p{L}*|splash)(?!\\p{L}))" },
  { kind: "like", said: `(?<!\\p{L})${READ_DE}(?!\\p{L})[^.!?;,\\n]{0,50}, ob [^.!?;,\\n]{1,40} (?:enthalten|drin|drinnen|verarbeitet|zugesetzt|dabei) (?:ist|sind)(?!\\p{L})(?![^\\n]{0,90}(?<!\\p{L})(?:gib|gibst|davon|gebt|rühr\\p{L}*|streu\\p{L}*|prise|löffel|schuss|dazu|hinein|unter)(?!\\p{L}))` },
  { kind: "like", said: `(?<!\\p{L})${READ_PL} ${ON_LABEL_PL}[^.!?;,\\n]{0,30},? (?:czy|aby|żeby|by)[^.!?;\\n]{0,30} nie (?:zawiera\\p{L}*|ma|było|jest)(?: w nim| tam)? \\p{L}+(?: (?:ani|i|lub) \\p{L}+)?` },
  { kind: "like", said: `(?:${MILKY_MY}(?:၊|နဲ့|နှင့်|နှင်း|ရော)? ?){2,6}(?:စတာ ?တွေ ?)?${NOT_IN_IT_MY}` },
  // --- What has stayed whole, or tough ---------------------------------------------------------------------------
  { kind: "like", said: `(?<!\\p{L})${CHECK_EN}(?!\\p{L})[^.!?;\\n]{0,50}? for (?:a |any |the odd |stray |single |remaining )?(?:\\p{L}+ ){1,3}(?:that|which) ${LEFT_EN}(?!\\p{L})(?![^.!?\\n]{0,60}(?<!\\p{L})(?:leave|keep|stay|let|serve|give|collect|put|save)(?!\\p{L}))` },
  { kind: "like", said: "(?<!\\p{L})(?:take out|pick out|fish out|remove|squash|mash|crush|flatten) (?:each|any|every) (?:\\p{L}+ ){1,2}(?:that|which) (?:(?:has|have|is|are|may have) )?(?:been )?(?:still |stayed |left |remained ){1,2}(?:whole|intact)(?!\\p{L})" },
  { kind: "like", said: `(?<!\\p{L})${CHECK_EN}(?!\\p{L})[^.!?;\\n]{0,50}? for (?:stray |missed |any )?whole \\p{L}+(?= ?(?:[.!?;,\\n]|$|and (?:take|squash|mash|crush|remove|pick)))` },
  { kind: "like", said: `(?<!\\p{L})${CHECK_EN}(?!\\p{L})[^.!?;\\n]{0,40}? for (?:the odd |any )?${FIBRES_EN}(?: (?:and|or) \\p{L}+(?: \\p{L}+)?)?` },
  { kind: "like", said: `(?<!\\p{L})(?:can|may|might) (?:both |all |sometimes |still )?(?:be|turn) (?:a (?:bit|little) )?(?:stringy|fibrous|tough|chewy)(?!\\p{L})(?=[^.!?;\\n]{0,20}(?<!\\p{L})so(?!\\p{L}))` },
  { kind: "like", said: `(?<!\\p{L})${CHECK_DE}(?!\\p{L})[^.!?;\\n]{0,40}?(?<!\\p{L})(?:auf|nach) ${FIBRES_DE}(?:(?:,| und| oder) \\p{L}+)?` },
  { kind: "like", said: `(?<!\\p{L})${CHECK_DE}(?!\\p{L})[^.!?;,\\n]{0,30}, ob (?:noch |irgendwo |auch )*(?:ganze|harte|feste|grobe|zähe|rohe) [^.!?;,\\n]{1,50}?(?:sind|ist|blieben|geblieben|übrig)(?!\\p{L})(?=,? (?:und )?(?:entfern|zerdrück|nimm|sortier|hol|fisch|wirf))` },
  { kind: "like", said: "(?<!\\p{L})(?:faserige|zähe|holzige|harte) (?:kerne?|stücke?|teile|stellen|fasern) (?:(?:der|des|von|vom|aus) \\p{L}+ )?(?:sortier|schneid|nimm|entfern|leg|zieh|hol|wirf)\\p{L}*(?: \\p{L}+)? (?:aus|weg|heraus|raus|beiseite)(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})(?:dognieć|rozgnieć|zgnieć|wyjmij|usuń|wybierz) każd\\p{L}+ (?:\\p{L}+ ){1,3}?\\p{L}+,? któr\\p{L}+ (?:po)?zosta\\p{L}+ (?:w całości|cał\\p{L}+)" },
  { kind: "like", said: `(?<!\\p{L})${CHECK_DE}(?!\\p{L})[^.!?;\\n]{0,50}?(?<!\\p{L})(?:auf|nach) (?:übersehene[nr]? |vereinzelte[nr]? |noch )?ganze[nr]? \\p{L}+(?= ?(?:[.!?;,\\n]|$))` },
  { kind: "like", said: "(?<!\\p{L})(?:leav|keep|serv)(?:e|es|ing|s)? (?:none|not one|not a single one) (?:of (?:them|it|the \\p{L}+) )?(?:whole|intact|in one piece|uncut|unmashed)(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})ganze (?:erbsen|bohnen|kichererbsen)(?= (?:\\p{L}+ ){0,2}?(?:flach ?gedrückt|platt ?gedrückt|zerdrückt|zerquetscht)(?!\\p{L}))" },
  { kind: "like", said: "(?<!\\p{L})(?:feel|test|try|press|check) (?:a|one|each|every) (?:piece|bit|slice|cube) of \\p{L}+(?= (?:to|between|first|before|with))" },
  { kind: "like", said: `(?<!\\p{L})(?:sprawdź|sprawdzaj|wyczuj|poszukaj|szukaj|wypatruj)\\p{L}*(?!\\p{L})[^.!?;\\n]{0,40}?${FIBRES_PL}` },
  { kind: "like", said: "(?<!\\p{L})(?:sprawdź|sprawdzaj|upewnij się)\\p{L}*, czy (?:nie )?(?:został\\p{L}*|ma|jest|są|pozostał\\p{L}*)(?: \\p{L}+){0,2}? (?:cał\\p{L}+|tward\\p{L}+) \\p{L}+" },
  { kind: "like", said: "(?:(?!ပြီး|ထည့်|ရော|ကျွေး|ချက်|ပေး)[^။၊\\n]){1,30}(?:ကျန်မကျန်|ပါမပါ|ရှိမရှိ)(?=[^။\\n]{0,24}(?:စစ်|ဂရုစိုက်|ကြည့်|သေချာ))" },
  { kind: "like", said: "(?:ကျက်မကျက်|နူးမနူး|ပျော့မပျော့|အေးမအေး)(?= ?[^။၊\\n]{0,12}(?:စစ်|ကြည့်|သေချာ|စမ်း))" },
  { kind: "like", said: "(?:(?:အရေခွံ|အရိုး|အဆီ|အကြော|အမြှေး)(?:တွေ|များ)?(?:၊ ?|နဲ့ ?|နှင့် ?| )?){1,5}(?:ကင်းအောင်|မကျန်အောင်|မပါအောင်)" },
  { kind: "like", said: "(?:(?:ကြက် ?ဥ ?)?အနှစ် ?(?:က ?)?)?(?:အရည် ?(?:ကျန် ?|ပျော် ?)နေ|ပျော့ ?(?:တော့တော့ ?)?နေ)(?:သေး)?ရင် ?(?=[^။\\n]{0,6}(?:မ ?ကျွေး|(?:ပြန်|ဆက်|ထပ်) ?(?:ပြုတ်|ချက်|ပေါင်း|ဖုတ်|ကြော်)))" },
  { kind: "denied", said: "(?:မကျက်တကျက်|မကျက်သေးတဲ့) ?[^။၊\\n]{0,20}(?:ကို)? ?(?:ဘယ်တော့မှ ?)?မ(?:ကျွေး|ပေး|စား)" },
  { kind: "like", said: "အရည် ?ကျန် ?မ ?နေ(?:စေ)?(?:ပါ)?(?:နဲ့|အောင်|စေ)" },
  { kind: "like", said: "(?:(?:ကြက် ?ဥ ?)?အနှစ် ?(?:က ?)?)?(?:ပျော့ ?(?:တော့တော့|ပျော့)?|အရည်) ?မ ?(?:ကျန် ?(?:ရ|စေ|အောင်)|နေ ?(?:ရ|စေ|အောင်))" },
  { kind: "like", said: "(?<!\\p{L})(?:gummiartige|zähe|harte|feste|grobe|größere|zu große) (?:stück(?:e|chen)|teile|teilchen) (?=(?:hack|schneid|zerdrück|zerkleiner|pürier|mix)\\p{L}* (?:\\p{L}+ ){0,2}?(?:noch |ganz |sehr )?(?:fein|klein)\\p{L}*)" },
  { kind: "like", said: `(?<!\\p{L})(?:suche?|durchsuche?|sieh|schaue?) (?:\\p{L}+ ){1,3}?nach (?:(?:runden|ganzen|harten|hart gewordenen|festen|groben) \\p{L}+(?: und |, | oder )?){1,3} (?:ab|durch)(?!\\p{L})(?=[^.!?\\n]{0,20}(?:sortier|nimm|entfern|zerdrück|drück|leg|hol|fisch))` },
  // --- What is not done yet, and cooked on ------------------------------------------------------------------------
  { kind: "like", said: `(?<!\\p{L})(?:if|should|where|wherever|while|as long as) [^.!?;,\\n]{1,40}?(?<!\\p{L})(?:still be|still|is|are|be|looks?|stays?) (?:(?:a (?:bit|little)|quite|too|rather|still|at all) )?${HARD_EN}(?: (?:inside|in the (?:middle|centre|center)|on top))?(?=, (?![^.!?;\\n]{0,50}(?<!\\p{L})(?:serve|offer|eat|fine|okay?)(?!\\p{L}))[^.!?;\\n]{0,40}?(?<!\\p{L})${ON_EN}(?!\\p{L}))` },
  { kind: "like", said: `(?<!\\p{L})${ON_EN}(?: \\p{L}+){0,2}?,? (?:if|while|as long as|should) [^.!?;,\\n]{1,40}?(?<!\\p{L})still (?:(?:a (?:bit|little)|quite|too|rather) )?${HARD_EN}(?: (?:inside|in the (?:middle|centre|center)))?(?= ?(?:[.!?;,\\n]|$))` },
  { kind: "like", said: `(?<!\\p{L})(?:falls|wenn|sollten?|solange|ist|sind|hat|haben|wo) [^.!?;,\\n]{1,40}?(?<!\\p{L})noch (?:(?:etwas|ein wenig|zu|recht|leicht) )?${HARD_DE}(?!\\p{L})(?: (?:ist|sind|hat|haben|sein))?(?=, (?![^.!?;\\n]{0,50}(?<!\\p{L})(?:servier\\p{L}*|gib|iss\\p{L}*|macht|passt|schadet)(?!\\p{L}))[^.!?;\\n]{0,40}?(?<!\\p{L})${ON_DE}(?!\\p{L}))` },
  { kind: "like", said: `(?<!\\p{L})${ON_DE}(?: \\p{L}+){0,3}?, (?:falls|wenn|solange|sollten?) [^.!?;,\\n]{1,40}?(?<!\\p{L})noch (?:(?:etwas|ein wenig|zu|recht|leicht) )?${HARD_DE}(?!\\p{L})(?: (?:ist|sind|hat|haben|sein))?(?= ?(?:[.!?;,\\n]|$))` },
  // --- What it is no longer ----------------------------------------------------------------------------------------
  { kind: "like", said: "(?<!\\p{L})(?:no longer|not|never|doesn't|stops?) tast(?:e|es|ing)(?: \\p{L}+)? (?:of )?(?:raw )?(?:flour|floury)(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})(?:cook(?:s|ed|ing)? (?:out|off|away)|los(?:e|es|ing|t)|get(?:s|ting)? rid of|takes? away) (?:the|its|that|all|any) (?:taste of )?raw(?: flour| floury)?(?: taste| flavou?r| smell| edge)?(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})raw(?: flour| floury)? (?:taste|flavou?r|smell) (?:is|has) (?:gone|cooked out|disappeared|faded)(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})nicht mehr nach (?:rohem )?mehl (?:schmeckt|riecht|schmecken)(?!\\p{L})|(?<!\\p{L})nicht mehr (?:roh|mehlig) schmeckt(?!\\p{L})|(?<!\\p{L})nirgends (?:noch|mehr) (?:rosa|roh)(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})(?:strac(?:i|ą)|zgubi) (?:smak|zapach|posmak) surow\\p{L}+ mąk\\p{L}+|(?<!\\p{L})przesta(?:nie|je|ną) smakować surową mąką|(?<!\\p{L})(?:zniknie|minie) (?:smak|posmak|zapach) surow\\p{L}+ mąk\\p{L}+" },
  { kind: "like", said: "(?<!czekaj[^.!?;\\n]{0,30})(?<!\\p{L})(?:przesta(?:nie|ną|ło|ły|ł)|nie będzie|nie będą) (?:już )?(?:być )?(?:różow|surow|szklist)\\p{L}+(?: w środku)?(?!\\p{L})|(?<!\\p{L})(?:strac(?:i|ą)|zgubi) (?:cały )?różow\\p{L}+ kolor" },
  { kind: "like", said: "(?<=(?<!\\p{L})(?:until|till|once|so that) (?:(?!outside|surface|before)[^.!?;,\\n]){0,40})(?:stops?|stopped) being (?:pink|raw|translucent|bloody)(?!\\p{L})|(?<!\\p{L})(?:lost|loses|lose) (?:all )?(?:its|their|the|every trace of) (?:raw|pink)(?: colou?r| look| centre)?(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})(?:flüssig|roh|rosa|glasig|weich|nass)(?:es|er|e)?(?: (?:eigelb|eiweiß|ei|dotter|eiklar))? (?:darf|soll|sollte|dürfen|kann) (?:(?:am ende|danach|dann|jetzt|dabei|zum schluss) )?(?:nirgends|nichts|nirgendwo|nicht mehr|kein \\p{L}+)(?: mehr)?(?: etwas| zu sehen)?(?: mehr)? (?:sein|bleiben|übrig sein)(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})nirgends (?:mehr |noch )?(?:etwas )?(?:flüssig|roh|rosa|glasig)(?:es)?(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})(?:nothing|none of it|no part(?: of it)?) (?:should|must|may|can|is to) (?:still )?be (?:runny|wet|wobbly|raw|pink|glassy|liquid)(?: or (?:runny|wet|wobbly|raw|pink|glassy|liquid))?(?!\\p{L})" },
  { kind: "like", said: "(?<!\\p{L})(?:aufhört|aufgehört hat),? (?:rosa|roh|glasig) zu sein(?!\\p{L})|(?<!\\p{L})(?:die |jede )?rosa farbe (?:verloren|verschwunden)(?!\\p{L})" },
];
