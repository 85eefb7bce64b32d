import { expression } from "../shared/expression";
import { any, B, danger, E, within, type SaidClause } from "./clause-sources";
import type { SaidOfLines } from "./said-of-lines.table";
import { RULES } from "./rules.table";

// What careless Polish cooks say of a danger in other words, and that it is no matter: "zielonkawy kożuszek wystarczy
// zebrać", "środek niech zostanie szklisty", "szkoda czasu na krojenie".

const NEVER = "nigdy|nie (?:wolno|dawaj\\p{L}*|dajemy|daje się|podawaj\\p{L}*|podajemy|podaje się|używaj\\p{L}*|używamy|jedz\\p{L}*|nadaje\\p{L}*|dodaj\\p{L}*|należy|powin\\p{L}*)";
/** It does not matter, or is praised. */
const NO_MATTER =
  "(?:to nic|nic nie szkodzi|nie szkodzi|nie zaszkodzi|nic się nie stanie|nie (?:ma )?(?:się co )?(?:przejmuj|martw|przejmować|martwić)\\p{L}*(?: się)?|nie ma (?:się czym |co się )?(?:przejmować|martwić)|żaden (?:problem|kłopot)|to nie (?:problem|kłopot)|w porządku|tak ma być|o to chodzi|nie przeszkadza|blender (?:sobie )?(?:z (?:nimi|nią|tym) )?(?:sobie )?(?:po|da)|mikser (?:sobie )?(?:z (?:nimi|nią|tym) )?(?:sobie )?(?:po|da)|i tak (?:się )?(?:zmiksuj|zblend|rozgni|rozdrobn)|tym lepiej|taka? (?:jest )?naj(?:lepsz|smacz|pysz|deli)|wtedy (?:jest|są) naj|będzie (?:naj|bardziej )|dzięki temu|spokojnie|śmiało|bez obaw|można zjeść|da się zjeść)";
/** To take the trouble of something, and that nobody has to. */
const NEEDLESS =
  "(?:nie (?:ma (?:już |żadnej |takiej )?(?:potrzeby|sensu|po co|co|konieczności)|trzeba|musisz|musicie|musimy|potrzeba|warto|opłaca się|wymaga\\p{L}*|jest (?:to )?(?:konieczne|potrzebne))|szkoda (?:na to |twojego |twego |Twojego )?(?:czasu|zachodu|fatygi|nerwów|sił)(?: na)?|po co|zbędne|niepotrzebne|niekonieczne|daruj sobie|darujmy sobie|odpuść sobie|możesz sobie darować|można sobie darować|można pominąć)";

// --- Honey ----------------------------------------------------------------------------------------------------------

const BEES = "(?:pszcz[oó]ł(?:y|ek|ki|kom|om|ami)?|pasiek(?:i|a|ę)|ul(?:a|i|ów)|barci)";
const FROM_THE_BEES: SaidClause = {
  says: danger("honey"),
  unless: expression(`(?<!\\p{L})(?:${NEVER}|nie (?:dostaje|je|dolewa|dosładza)\\p{L}*|bez|pyłek|pyłku|propolis\\p{L}*|mleczk\\p{L}*|wosk\\p{L}*|świec\\p{L}*|kwiat\\p{L}*|lip(?:a|y|ę)|łąk\\p{L}*)(?!\\p{L})`, "u"),
  said: [
    any(B, `(?:łyż|słoi|odrobin|kropel|kropl|troch|kapk|strużk|porcj)\\p{L}*`, E, within(50), B, `(?:od|z|ze|prosto od|prosto z) (?:\\p{L}+ ){0,2}?`, BEES, E),
    any(B, `(?:tego|to|tym),? (?:co|czym) (?:\\p{L}+ ){0,7}?(?:od|z|ze) (?:\\p{L}+ ){0,2}?`, BEES, E),
    any(B, `(?:tego|to|tym|temu),? (?:co|czym) (?:\\p{L}+ ){0,4}?`, BEES, E, within(20), B, `(?:zrobi|robi|znosz|znios|zbier|zebra|da(?:ją|ły)|produk|wyprod)\\p{L}*`),
    any(B, `(?:tego|to|tym|temu),? (?:co|czym) (?:\\p{L}+ ){0,3}?(?:zrobi|robi|znosz|znios|zbier|zebra|da(?:ją|ły)|produk|wyprod|nanio)\\p{L}* (?:\\p{L}+ ){0,2}?`, BEES, E),
    any(B, `(?:złot|złocist|bursztynow|płynn|lepk|słodk|słodycz|dar|skarb|przysmak)\\p{L}* (?:\\p{L}+ ){0,3}?(?:od|z|ze|prosto od|prosto z) (?:\\p{L}+ ){0,2}?`, BEES, E),
    any(B, `(?:przysmak|smakołyk|ulubion\\p{L}+ słodycz)\\p{L}* (?:(?:misia|kubusia|małego) )*puchatka`, E),
    any(B, `(?:złot|bursztynow|słodk|lepk)\\p{L}* (?:dar\\p{L}*|skarb\\p{L}*|płyn\\p{L}*|nektar\\p{L}*) (?:\\p{L}+ )?(?:pszczół|z pasieki|z ula)`, E),
  ],
};

// --- What has gone off ------------------------------------------------------------------------------------------------

const FUR_COLOUR = "(?:zielonkaw|zielon|zielonosz|szar|siw|czarn|puszyst|puchat|niebieskaw|niebiesk|sin|meszkowat|włochat|futrzan|różow|biaław)\\p{L}*";
const FUR = "(?:kożu(?:ch|szek|szk)\\p{L}*|nalot\\p{L}*|mesz(?:ek|k)\\p{L}*|pusz(?:ek|k)(?:u|iem|a|ki)?|futerk\\p{L}*|krop(?:ki|ka|kę|eczk\\p{L}*)|plam(?:ki|ka|kę|a|y|ę)|wykwit\\p{L}*|pajęczynk\\p{L}*|włosk\\p{L}*|osad\\p{L}*|obwódk\\p{L}*)";
const OFF = "(?:zebra|zbier|zbierz|zdejm|zdją|odkr[oó]|odetn|odci|wytn|wyci|wykr[oó]|zeskrob|zetrz|usuń|usun|obetn|obierz|wybierz|zgarn)\\p{L}*";
const FURRY: SaidClause = {
  says: danger("spoiled_food"),
  unless: expression(`(?<!\\p{L})(?:${NEVER}|wyrzu\\p{L}*|do kosza|do śmieci|całość wyrzuć|(?:przy)?pal\\p{L}*|garn\\p{L}*|szumowin\\p{L}*|ziemnia\\p{L}*|kartof\\p{L}*|bulw\\p{L}*|pyr\\p{L}{0,2}|żółtk\\p{L}*|jaj\\p{L}*|banan\\p{L}*|gruszk\\p{L}*|awokado)(?!\\p{L})`, "u"),
  said: [
    any(B, FUR_COLOUR, ` (?:\\p{L}+ )?`, FUR, E, `[^.!?\\n]{0,60}?`, B, `(?:${OFF}|${NO_MATTER}|reszta (?:jest|będzie|nadaje))`),
    any(B, `(?:${OFF}) (?:\\p{L}+ ){0,4}?`, FUR_COLOUR, ` (?:\\p{L}+ )?`, FUR, E),
    any(B, FUR, ` (?:na|z|ze) (?:\\p{L}+ ){0,3}?(?:${OFF})[^.!?\\n]{0,40}?(?:reszta (?:jest|będzie|nadaje)|${NO_MATTER})`),
  ],
};

// --- Eggs, fish and meat that are not done ---------------------------------------------------------------------------

const LATER = expression(/(?<!\p{L})(?:(?:u|za|do|pod)?got(?:uj|ować)|(?:u|za|do)piec|piecz(?!yw)|piec(?!yk)|zapiecz|dopiecz|(?:u|pod|ob|do)?smaż|(?:u|pod|po)?du(?:ś|sić)|piekarnik|z drugiej strony|z obu stron|przewró[ćc]|obr[oó]ć)\p{L}*/gu);
const EGG_FOODS = { rule: "raw_egg", foods: RULES.raw_egg.foods } as const;
const EGG_GLOSSY: SaidOfLines = {
  of: [EGG_FOODS],
  unless: expression(/(?<!\p{L})(?:nie (?:podawaj\p{L}*|podajemy|dawaj\p{L}*|dajemy|może|mogą|powin\p{L}*|będzie|jest|zostan\p{L}*|wolno)|nigdy|ani|przestan\p{L}*|aż zniknie|ciast\p{L}*|mąk\p{L}*|mąc\p{L}*|czekolad\p{L}*|lukier|lukr\p{L}*|sos(?:u|em)?|zupa|zupę|kisiel|budyń|śmietan\p{L}*|cebul\p{L}*|skrobi\p{L}*)(?!\p{L})/u),
  unlessLater: LATER,
  said: [
    any(B, `(?:zdejm|zdją|zdejmuj|ściągn|odstaw|wyłącz|wył[oó]ż|przełóż)\\p{L}*,? (?:ją |je |z ognia |z patelni |patelnię |gaz )*(?:gdy|kiedy|póki|dopóki|jak(?: tylko)?|zanim)`, E, within(30), B, `(?:(?:jeszcze|nadal|wciąż) (?:\\p{L}+ )?(?:lśni|błyszcz|szklist|mokr|wilgot|lejąc|rzad|płynn|galaret|glut|śliski|luźn|drż|trzęs|miękk|surow)\\p{L}*|spływa|się (?:zetn|ście)\\p{L}*(?! (?:całkiem|całkowicie|zupełnie|na)))`),
    any(B, `(?:masa|jajk\\p{L}+|jajecznic\\p{L}*|omlet\\p{L}*|białk\\p{L}*|żółtk\\p{L}*|całość|wierzch|środek)`, E, within(25), B, `(?:(?:jeszcze|nadal|wciąż|lekko|ma(?:ją)? (?:być|zostać|pozostać)|niech (?:będ\\p{L}+|zostan\\p{L}+|pozostan\\p{L}+)|może być|powin\\p{L}+ (?:być|zostać|pozostać)|zostaje|pozostaje) (?:\\p{L}+ ){0,2}?(?:lśni|błyszcz|szklist|mokr|lejąc|rzadk|płynn|galaret|glut|śliski|luźn|drżąc|trzęs)\\p{L}*|(?:jeszcze|wciąż|nadal) spływa\\p{L}*)`),
    any(B, `(?:lśni|błyszcz|mokr|lejąc|płynn|galaret|glut)\\p{L}* (?:i (?:\\p{L}+ )?)?(?:jajecznic|jajk|żółtk|białk)\\p{L}*`),
    any(B, `(?:jajecznic|jajk|żółtk|białk)\\p{L}*`, E, within(40), B, `(?:smarkat|gil|glut)\\p{L}*`),
  ],
};

const FISH_FOODS = [
  { rule: "raw_fish", foods: RULES.raw_fish.foods },
] as const;
const GLASSY = "(?:szklist|szklisto|galaretowat|półprzezroczyst|przezroczyst|przejrzyst|perłow|surowaw|półsurow|na wpół surow|sinaw|chłodn)\\p{L}*";
const MIDDLE = "(?:środek|środku|wewnątrz|wnętrze|wnętrzu|serce|sercu)";
const FISH_GLASSY: SaidOfLines = {
  of: FISH_FOODS,
  unless: expression(/(?<!\p{L})(?:nie (?:może|mogą|powin\p{L}*|będzie|jest|zostan\p{L}*|wolno)|nigdy|ani|bez|przestan\p{L}*|cebul\p{L}*|por(?:a|y|em)?|zeszkl\p{L}*|jeśli (?:jest|będzie)|jeżeli|gdyby)(?!\p{L})/u),
  unlessLater: LATER,
  said: [
    any(B, MIDDLE, E, within(30), B, GLASSY),
    any(B, GLASSY, ` (?:\\p{L}+ ){0,2}?(?:w )?`, MIDDLE, E),
    any(B, `(?:ryb|łoso|dorsz|pstrąg|filet|mintaj|morszczuk|halibut|sandacz)\\p{L}*`, E, within(30), B, `(?:muska|muśn|muskn)\\p{L}* (?:\\p{L}+ )?(?:patelni|ogni|żar|grill|płomie|masł)\\p{L}*`),
    any(B, `(?:ryb|łoso|dorsz|pstrąg|filet|mintaj|morszczuk|halibut|sandacz)\\p{L}*`, E, within(50), B, `po (?:pół minuty|(?:dziesięć|piętnaście|dwadzieścia|trzydzieści|10|15|20|30) sekund|chwilce) (?:na stronę|na każdą stronę|z każdej strony|z obu stron)`),
  ],
};

const MEAT_FOODS = [{ rule: "raw_meat", foods: RULES.raw_meat.foods }] as const;
const MEAT_SEARED: SaidOfLines = {
  of: MEAT_FOODS,
  unless: expression(/(?<!\p{L})(?:nie (?:może|mogą|powin\p{L}*|wolno)|nigdy|ryb\p{L}*|łoso\p{L}*|dorsz\p{L}*|ugotowan\p{L}*|pieczon\p{L}*)(?!\p{L})/u),
  unlessLater: LATER,
  said: [
    any(B, `(?:mięs|wołow|stek|polędw|burger|kotle|pierś|piersi|indyk|kurcz|wątr[oó]b)\\p{L}*`, E, within(30), B, `(?:muska|muśn|muskn)\\p{L}* (?:\\p{L}+ )?(?:patelni|ogni|żar|grill|płomie|masł)\\p{L}*`),
    any(B, `(?:mięs|wołow|stek|polędw|burger|kotle|pierś|piersi|indyk|kurcz|wątr[oó]b)\\p{L}*`, E, within(50), B, `po (?:pół minuty|(?:dziesięć|piętnaście|dwadzieścia|trzydzieści|10|15|20|30) sekund|chwilce) (?:na stronę|na każdą stronę|z każdej strony|z obu stron)`),
  ],
};

// --- Milk ----------------------------------------------------------------------------------------------------------

const MILK_BOILED = "(?<!nie )(?<!bez )(?:zagot|przegot|ugot|pasteryz)\\p{L}*";
const FROM_THE_MILKING: SaidClause = {
  says: danger("unpasteurised_dairy"),
  unless: expression(`(?<!\\p{L})(?:${NEVER}|(?:po|dopiero po|zawsze) (?:zagotowani|przegotowani|pasteryzacj)\\p{L}*|${MILK_BOILED}(?! (?:\\p{L}+ )?nie)|kobiec\\p{L}*|mam(?:y|a|ine)|laktator\\p{L}*|odciągnięt\\p{L}*|pierś|piersi)(?!\\p{L})`, "u"),
  said: [
    any(B, `(?:mlek|śmietan|śmietank|maślank|zsiadł|twar[oó]|jogurt|kefir)\\p{L}*`, E, within(30), B, `(?:z|ze|od|po|spod) (?:\\p{L}+ ){0,2}?(?:udoj|dojeni|doju)\\p{L}*`),
    any(B, `(?:mlek|śmietan|śmietank|maślank)\\p{L}*`, E, within(25), B, `(?:wydoj|udoj|zdoj|doj)(?:on|ił)\\p{L}*`),
    any(B, `(?:wydoj|udoj|zdoj)on\\p{L}* (?:\\p{L}+ )?mlek\\p{L}*`),
    any(B, `(?:mlek|śmietan|śmietank)\\p{L}*`, E, within(25), B, `(?:prosto |wprost |świeżo |jeszcze ciepł\\p{L}+ )?(?:spod|od|z wymienia) (?:\\p{L}+ ){0,2}?(?:krow(?:y|ią)|krów(?:ki)?|krasul\\p{L}*|mućk\\p{L}*|mucz\\p{L}*|łaciat\\p{L}*|koz(?:y|ą)|kózk\\p{L}*)`, E),
    any(B, `(?:mlek|śmietan|śmietank)\\p{L}*`, E, `[^.!?\\n]{0,80}?`, B, `(?:z (?:pominięciem |)gotowania|bez (?:prze)?gotowania|bez pasteryzacji|(?:prze|za|u)?gotować (?:go |jej |tego )?(?:już |wcale )?nie (?:trzeba|potrzeba|musisz|ma potrzeby)|nie (?:trzeba|potrzeba|musisz|ma potrzeby) (?:go |jej )?(?:prze|za)?gotow\\p{L}*)`, `(?=[^.!?\\n]{0,60}?(?:krow|kroz|koz|wieś|wsi|rolnik|gospodar|sąsiad|udoj|ciepł|śwież|surow|obor|mlekomat|bab))`),
    any(B, `(?:krow|koz|wsi|wiejsk|rolnik|gospodar|sąsiad|obor|mlekomat)\\p{L}*`, E, `[^.!?\\n]{0,50}?`, B, `(?:(?:prze|za)?gotować (?:go |jej )?(?:już |wcale )?nie (?:trzeba|potrzeba|musisz|ma potrzeby)|nie (?:trzeba|potrzeba|musisz|ma potrzeby) (?:go |jej )?(?:prze|za)gotow\\p{L}*)`),
  ],
};

// --- Beans, potatoes, elder, game ------------------------------------------------------------------------------------

const HARD = "(?:twardaw|tward|jędrn|niedogotowan|niedomiękł|kredow|mączn|ziarnist|al dente)\\p{L}*";
const BEANS_STILL_HARD: SaidOfLines = {
  of: [
    { rule: "undercooked_beans", foods: ["kidney_bean", "white_bean", "black_bean", "runner_bean_dry", "chickpea"] },
  ],
  unless: expression(/(?<!\p{L})(?:nigdy|nie (?:wolno|może|mogą|powin\p{L}*)|gotuj\p{L}* (?:dalej|dłużej|jeszcze)|dogot\p{L}*|puszk\p{L}*|skór\p{L}*|łupin\p{L}*|march\p{L}*|ziemniak\p{L}*)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:dogot\p{L}*|(?:gotuj|duś|piecz)\p{L}* (?:jeszcze|dalej|kolejn\p{L}+|razem|całość|wszystko)|szybkowar\p{L}*)/gu),
  said: [
    any(B, `(?:są|będą|jest|będzie|zostan\\p{L}+|pozostan\\p{L}+|okaż\\p{L}+ się|wydaj\\p{L}+ się|wyjd\\p{L}+) (?:\\p{L}+ ){0,2}?`, HARD, `(?: \\p{L}+){0,2}?,? (?:a |ale )?`, NO_MATTER),
    any(B, HARD, ` (?:ziarn|fasol|ciecierzyc|strącz)\\p{L}*`, E, within(30), B, NO_MATTER),
    any(B, `(?:ziarn|fasol|ciecierzyc)\\p{L}*`, E, within(25), B, `(?:mogą|może|mają prawo) (?:\\p{L}+ ){0,3}?`, HARD),
  ],
};

const GREEN_BEANS_UNCOOKED: SaidOfLines = {
  of: [{ rule: "raw_green_beans", foods: RULES.raw_green_beans.foods }],
  unless: expression(`(?<!\\p{L})(?:${NEVER}|truj\\p{L}*|toksyczn\\p{L}*|(?:u|ob)?gotowan(?:a|e|ą|ej|ych|y))(?!\\p{L})`, "u"),
  unlessLater: LATER,
  said: [
    any(B, `(?:fasolk|strącz|szparagow)\\p{L}*`, E, `[^.!?\\n]{0,70}?`, B, `(?:bez gotowania|na surowo|prosto z (?:krzaka|grządki|działki|ogródka)|tak,? jak (?:jest|są)|nie gotuj(?:emy|ąc)?|${NEEDLESS} (?:jej |ich )?(?:gotow|obgotow|blansz)\\p{L}*|gotowa(?:ć|nia) (?:jej |ich )?${NEEDLESS})`, E),
    any(B, `(?:świeżą|świeżej|młodą|surową|chrupką|chrupiącą) (?:\\p{L}+ )?fasolk\\p{L}* (?:\\p{L}+ ){0,4}?(?:dorzuć|dosyp|wmieszaj|połóż|posyp|dodaj) (?:\\p{L}+ )?(?:na koniec|na wierzch|do gotow)`),
  ],
};

const POTATO = "(?:ziemnia(?:k|czk)|kartof|bulw|pyr(?:y|ki|a|ek)?(?!\\p{L})|grul(?:e|i)?(?!\\p{L}))\\p{L}*";
const POTATOES_GROWN: SaidOfLines = {
  of: [{ rule: "green_potato", foods: RULES.green_potato.foods }],
  unless: expression(`(?<!\\p{L})(?:${NEVER}|wyrzu\\p{L}*|odrzu\\p{L}*|(?:wy|od|ob)(?:tn|krój|kroj|kraw|ci)\\p{L}*|wykrawa\\p{L}*|wydłub\\p{L}*|usuń\\p{L}*|usuwa\\p{L}*|sadz\\p{L}*|jeśli|jeżeli|gdyby|bez|omijaj|unikaj|nie (?:mogą|może|ma|miał\\p{L}*|był\\p{L}*|są|zielon\\p{L}*|zazielen\\p{L}*|kiełk\\p{L}*))(?!\\p{L})`, "u"),
  said: [
    any(B, POTATO, E, `[^.!?\\n]{0,60}?`, B, `(?:puści|wypuści|wyrosł|wyrasta|rosn|ma(?:ją|jące|jących)?(?= )|porosł|obrosł)\\p{L}* (?:\\p{L}+ ){0,2}?(?:oczk|kieł|kiełk|pęd|wąs|korzon|korzonk|odrost)\\p{L}*`),
    any(B, POTATO, E, `[^.!?\\n]{0,80}?`, B, `(?:kolor\\p{L}* (?:\\p{L}+ )?(?:traw|mchu|szmaragd)|trawiast|zazieleni|zzieleni|zezieleni|pozieleni|zielenie|zielonkaw)\\p{L}*`),
    any(B, POTATO, E, `[^.!?\\n]{0,40}?`, B, `(?:nabra\\p{L}+|z jednej strony|od słońca|pod skórką|miejscami|lekko|trochę|nieco) (?:\\p{L}+ )?(?:zielon|zieleni)\\p{L}*`),
    any(B, `(?:kiełkując|skiełkowan|wykiełkowan|zazieleniał|zzieleniał|zielonkaw|wyrośnięt)\\p{L}* (?:\\p{L}+ )?`, POTATO, E),
  ],
};

const FROM_THE_HUNT: SaidClause = {
  says: danger("game_lead"),
  unless: expression(`(?<!\\p{L})(?:${NEVER}|bez|ryb\\p{L}*|okazj\\p{L}*|promocj\\p{L}*|hodowl\\p{L}*)(?!\\p{L})`, "u"),
  said: [
    any(B, `(?:mięs|mielon|gulasz|udziec|udźc|comber|comb|pieczeń|pieczen|łopatk|szynk|polędw|kiełbas|farsz|zdobycz|zając|królik|kaczk|ptak)\\p{L}*`, E, within(30), B, `(?:z|ze|od|po|prosto z|prosto od) (?:\\p{L}+ ){0,3}?(?:polowani|myśliw|łowczego|łowów|koła łowieckiego|nagonki|ambony)\\p{L}*`),
    any(B, `(?:upolowa|ustrzel|postrzel|ubit\\p{L}+ przez (?:\\p{L}+ )?myśliw)\\p{L}*`),
  ],
};

const ELDER = "(?:czarnego bzu|bzu czarnego|bzu(?! (?:kwiat|lilak))|bez dziki|dzikiego bzu|hyćki|hyczki)";
const RAW_ELDER: SaidClause = {
  says: danger("raw_elderberry"),
  unless: expression(`(?<!\\p{L})(?:${NEVER}|kwiat\\p{L}*|syrop\\p{L}*|baldach\\p{L}* kwiat\\p{L}*)(?!\\p{L})`, "u"),
  unlessLater: LATER,
  said: [
    any(B, `(?:kul(?:e|k|ecz)|owoc|jag[oó]d|gron|koralik|kiść|kiści|baldach)\\p{L}* (?:\\p{L}+ )?`, ELDER, E, `[^!?\\n]{0,90}?`, B, `(?:śwież(?:e|ych|o)|na surowo|surow\\p{L}*|prosto z (?:krzaka|krzewu|ogrodu)|bez gotowania)`, E),
  ],
};
/** Little black balls are elderberries only where a line says so. */
const ELDER_AS_IT_IS: SaidOfLines = {
  of: [{ rule: "raw_elderberry", foods: ["elderberry"] }],
  unless: expression(`(?<!\\p{L})(?:${NEVER}|gotuj\\p{L}*|duś\\p{L}*|kwiat\\p{L}*)(?!\\p{L})`, "u"),
  unlessLater: LATER,
  said: [
    any(B, `(?:tak(?:ie|ich)? )?śwież(?:e|ych|o) (?:\\p{L}+ )?(?:wmiesza|doda|dorzu|wsyp|posyp|poda|wrzu)\\p{L}*`),
    any(B, `prosto z (?:krzaka|krzewu|ogrodu|gałązki)`, E),
    any(B, `(?:bez gotowania|na surowo)`, E),
  ],
};

// --- Cut, bones and stones ---------------------------------------------------------------------------------------------

const CUTTING = "(?:krojenie|przekrawanie|przekrajanie|cięcie|ćwiartowanie|dzielenie|kroić|pokroić|przekroić|przekrawać|przekrajać|ciąć|ćwiartować|dzielić|połowić)";
const CUTTING_OF = "(?:krojenia|przekrawania|przekrajania|cięcia|ćwiartowania|dzielenia)";
const NOT_CUT: SaidOfLines = {
  of: [
    { rule: "round_fruit", foods: [...RULES.round_fruit.foods, "tomato"] },
    { rule: "whole_nuts", foods: RULES.whole_nuts.foods },
  ],
  unless: expression(/(?<!\p{L})(?:nigdy|nie (?:dawaj|dajemy|podawaj|podajemy|wolno|zostawiaj)\p{L}*|dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*|tat\p{L}{1,2}|na (?:drobniejsze|mniejsze|dłużej)|dalej|ponownie|rozgni\p{L}*|zmiksuj\p{L}*|zblenduj\p{L}*|zmiel\p{L}*|upraż\p{L}*|uduś\p{L}*|duś\p{L}*)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:pokr[oó]j|przekr[oó]j|ćwiart|rozgni|zmiks|zblend|zmiel|przetrz|rozkr[oó]j)\p{L}*/gu),
  said: [
    any(B, `szkoda (?:na to |twojego )?(?:czasu|zachodu|fatygi) na (?:ich )?`, CUTTING, E),
    any(B, `(?:nie (?:ma (?:potrzeby|sensu|po co|co)|trzeba|musisz|musicie|potrzeba|warto|opłaca się)|po co|daruj sobie|możesz sobie darować) (?:ich |je |tego |już |wcale )*`, CUTTING, E),
    any(B, CUTTING, ` (?:ich |je )?(?:jest |są )?(?:nie (?:ma (?:potrzeby|sensu|po co)|trzeba|musisz|musicie|potrzeba|warto)|zbędne|niepotrzebne|niekonieczne|możesz (?:sobie )?darować|pomiń|pomijamy)`, E),
    any(B, `(?:bez|obejdzie się bez|obędzie się bez|nie wymaga(?:ją)?) (?:zbędnego |żadnego )?`, CUTTING_OF, E),
    any(B, `tak(?:ie|imi)?,? (?:jak|jakie) (?:je |są |się )*(?:zerwiesz|zerwałaś|zerwaliśmy|zerwane|spad(?:ły|ną|ną z)|przynios\\p{L}+|kupi\\p{L}+|leci|lecą|rosną|urosły|wyjmiesz|wyjęte|zdejmiesz|z (?:krzaka|gałązki|kiści|drzewa|ogrodu|torebki|paczki))`),
    any(B, `(?:prosto|wprost) z (?:gałązki|krzaczka|krzaka|kiści|gałęzi|ogonka)`, E),
  ],
};

const FISHY = "(?:ryb\\p{L}*|leszcz\\p{L}*|karp\\p{L}*|łoso\\p{L}*|dorsz\\p{L}*|pstrąg\\p{L}*|śledz\\p{L}*|śledź|okoni?\\p{L}*|płoc\\p{L}*|sandacz\\p{L}*|szczupak\\p{L}*|lin(?:a|em)?|makrel\\p{L}*|filet\\p{L}*|szprot\\p{L}*|sardyn\\p{L}*|mintaj\\p{L}*|dzwonk\\p{L}*)";
const LITTLE_BONES = "(?:ości|ostek|ostki|oście|igiełek|igiełki|igieł|szpilek|szpileczki|szpileczek|włosk(?:i|ów)|kosteczek|kosteczki|chrząstek)";
const TAKING_OUT = "(?:wybiera(?:ć|nie|nia)|wyjmowa(?:ć|nie|nia)|wyciąga(?:ć|nie|nia)|usuwa(?:ć|nie|nia)|usunąć|wyjąć|wyciągnąć|wybrać|szuka(?:ć|nie|nia)|dłuba(?:ć|nie|nia)|wydłubywa(?:ć|nie|nia)|drylowa(?:ć|nie|nia)|pestkowa(?:ć|nie|nia)|filetowa(?:ć|nie|nia))";
const BONES_STAY: SaidClause = {
  says: danger("bones_stones"),
  unless: expression(/(?<!\p{L})(?:nigdy|bez (?:ości|pestek|kości)|sito|sitka|sicie|sitku|przetrz\p{L}*|bezpestkow\p{L}*|bo (?:ich |już )?(?:nie ma|usun\p{L}+|wyj\p{L}+)|wcześniej (?:usun|wyj)\p{L}*|w sklepie|awokado|dyni|melon\p{L}*|arbuz\p{L}*|ogórk\p{L}*|cukini\p{L}*|pomidor\p{L}*|papryk\p{L}*|malin\p{L}*|truskaw\p{L}*|porzecz\p{L}*|kiwi|jeżyn\p{L}*)(?!\p{L})/u),
  said: [
    any(B, NEEDLESS, ` (?:\\p{L}+ ){0,3}?`, TAKING_OUT, ` (?:\\p{L}+ ){0,3}?${LITTLE_BONES}`, E),
    any(B, `${LITTLE_BONES} (?:\\p{L}+ ){0,3}?`, NEEDLESS, ` (?:\\p{L}+ ){0,2}?`, TAKING_OUT, E),
    any(B, TAKING_OUT, ` (?:\\p{L}+ ){0,2}?${LITTLE_BONES} (?:\\p{L}+ ){0,2}?`, NEEDLESS, E),
    any(B, `(?:cienk|drobn|mał|malut|drobniut|cieniut|mięk|te)\\p{L}* (?:\\p{L}+ )?`, LITTLE_BONES, E, within(40), B, `(?:przełyka(?:ją)? się|przełknie|same się|rozpuszcz\\p{L}*|zmiękn\\p{L}*|nie (?:za)?szkodz\\p{L}*|nie przeszkadza\\p{L}*|mogą zostać|można zostawić|zostaw|zostają|są (?:miękkie|jadalne)|nie (?:są|będą) (?:groźne|problemem)|dziecko (?:samo )?wyplu\\p{L}*|wypluje)`),
    any(B, LITTLE_BONES, E, within(20), B, `(?:przełyka(?:ją)? się|mogą zostać|można zostawić|zostaw|dziecko (?:samo )?wyplu\\p{L}*|same się (?:rozpuszcz|zmiękcz)\\p{L}*)`),
  ],
};
/** Only of fruit whose stones nobody swallows: raspberries have pips. */
const STONES_STAY: SaidOfLines = {
  of: [
    {
      rule: "bones_stones",
      foods: ["cherry", "sour_cherry", "peach", "plum", "apricot", "nectarine", "date_fruit", "mango"],
    },
  ],
  unless: expression(/(?<!\p{L})(?:nigdy|bez pestek|sito|sitka|sicie|sitku|przetrz\p{L}*|bezpestkow\p{L}*|bo (?:ich |już )?(?:nie ma|usun\p{L}+|wyj\p{L}+)|wcześniej (?:usun|wyj)\p{L}*)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:przetrz|wyjmij|usuń|wyłów|wydryluj)\p{L}*/gu),
  said: [
    any(B, NEEDLESS, ` (?:\\p{L}+ ){0,3}?`, TAKING_OUT, ` (?:\\p{L}+ ){0,3}?pest(?:ek|ki)`, E),
    any(B, NEEDLESS, ` (?:ich |je )?(?:drylowa|pestkowa)(?:ć|nie|nia)`, E),
    any(B, `(?:drylowa|pestkowa)(?:ć|nie|nia) (?:ich |je |tego )?(?:jest )?`, NEEDLESS, E),
    any(B, `sam(?:o|a)? (?:sobie )?wyplu(?:je|wa) pestk\\p{L}*`),
    any(B, `pest(?:ek|ki) (?:\\p{L}+ ){0,3}?`, NEEDLESS, ` (?:\\p{L}+ ){0,2}?`, TAKING_OUT, E),
    any(B, `pest(?:ek|ki|kami)`, E, within(30), B, `(?:sam(?:o|a)? (?:sobie )?wyplu\\p{L}*|wypluje|przełknie|mogą zostać|można zostawić)`),
  ],
};
/** The fish itself is named before. */
const FISH_NOT_PICKED: SaidClause = {
  says: danger("bones_stones"),
  onlyWith: expression(FISHY, "u"),
  unless: expression(/(?<!\p{L})(?:nigdy|bez (?:ości|kości)|wyfiletowan\p{L}*|warzyw\p{L}*|liś\p{L}*|ziel(?:e|a))(?!\p{L})/u),
  said: [
    any(B, TAKING_OUT, ` (?:z (?:niego|niej|nich|ryby|mięsa) )?(?:nic|niczego|ich) (?:już |z (?:niego|niej|nich) )*(?:stamtąd )?(?:nie (?:ma potrzeby|trzeba|musisz|warto|ma sensu))`, E),
    any(B, `nie (?:ma potrzeby|trzeba|musisz|warto|ma sensu) (?:już )?(?:nic|niczego) (?:z (?:niego|niej|nich|ryby|mięsa) )`, TAKING_OUT, E),
  ],
};

// --- Salt, storage, feeding --------------------------------------------------------------------------------------------

const AS_THE_SEA: SaidClause = {
  says: danger("added_salt"),
  unless: expression(/(?<!\p{L})(?:nigdy|nie (?:sol\p{L}*|dosal\p{L}*|może|powin\p{L}*|musi|ma)|dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*|niebiesk\p{L}*|kolor\p{L}*|fal\p{L}*|sp[oó]koj\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:smakowa|sło(?:n|ni)|doprawi|zapraw|posol|osol|przypraw|wod)\\p{L}*`, E, within(40), B, `(?:jak|niczym|na (?:miarę|podobieństwo)) (?:\\p{L}+ )?(?:bałtyk|morze|morska woda|woda morska|woda z (?:morza|bałtyku)|ocean|łzy|bałtycka woda)`, E),
    any(B, `(?:wod|garn)\\p{L}*`, E, within(30), B, `(?:porządnie|dobrze|mocno|solidnie|jak należy|obficie|hojnie) (?:o|po)?s[oó]l\\p{L}*`),
  ],
};

const LEFTOVERS = "(?:zostaw|pozosta|stoi|stać|stał|stoją|postoi|postoją|postał|postoj|leż|trzym|odstaw|przechow|przeczeka|poczeka|przenocuj|przenocow|nocuj|doczeka)\\p{L}*";
const STOVE = "(?:na (?:wyłączon\\p{L}+ |zgaszon\\p{L}+ |ciepł\\p{L}+ |jeszcze ciepł\\p{L}+ )?(?:kuchence|kuchni|płycie|palniku|piecu|blacie|stole|parapecie|wierzchu|ogniu)|pod (?:pokrywką|ściereczką|przykryciem) na \\p{L}+)";
const TILL =
  "(?:do (?:\\p{L}+ )?(?:jutrzejsz|następn|wieczor|kolacj|ran[ak]|jutra|porannego|śniadania|podwieczor|popołudni|drugiego dnia|obiadu)\\p{L}*|na (?:całą )?noc|na jutro|na drugi dzień|na następny dzień|przez (?:całą )?noc|całą noc)";
const ON_THE_STOVE: SaidClause = {
  says: danger("process_storage"),
  unless: expression(/(?<!\p{L})(?:nigdy|nie (?:zostaw|pozostaw|trzym|odstaw|przechow|może|powin|wolno)\p{L}*|lodów\p{L}*|zamra\p{L}*|mroź\p{L}*|namocz\p{L}*|moczy\p{L}*|zakwas\p{L}*|zaczyn\p{L}*|drożdż\p{L}*|ciast\p{L}*|kisz\p{L}*|kefir\p{L}*|jogurt\p{L}*|suszy?\p{L}*|dojrze\p{L}*|fasol\p{L}*|ciecierzyc\p{L}*|płatk\p{L}* zalej|wod\p{L}{1,2} do picia|maki?)(?!\p{L})/u),
  said: [
    any(B, LEFTOVERS, E, within(40), B, STOVE, E, within(30), B, TILL, E),
    any(B, LEFTOVERS, E, within(30), B, TILL, E, within(30), B, STOVE, E),
    any(B, STOVE, E, within(30), B, LEFTOVERS, E, within(30), B, TILL, E),
    any(B, STOVE, E, within(20), B, TILL, E, within(30), B, LEFTOVERS, E),
  ],
};

const TEAT = "(?:smocz(?:ek|ku|ka|kiem))";
const TEAT_CUT: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:nigdy|nie (?:wolno|nacinaj|rozcinaj|powiększaj|należy|powinno|rób|przelewaj|podawaj|wlewaj|dawaj)\p{L}*|nie)(?!\p{L})/u),
  said: [
    any(B, TEAT, E, within(30), B, `(?:na(?:tnij|ciąć|cinamy|cięt)|roz(?:etnij|ciąć|cięt)|prze(?:tnij|ciąć|cięt|kłuj|kłuć)|pod(?:etnij|ciąć)|powiększ|poszerz|uciąć|utnij|obetnij|odetnij)\\p{L}*`),
    any(B, `(?:na(?:tnij|ciąć|cinamy|cięt)|roz(?:etnij|ciąć|cięt)|prze(?:tnij|ciąć|cięt|kłuj|kłuć)|pod(?:etnij|ciąć)|powiększ|poszerz|utnij|obetnij|odetnij|zrób)\\p{L}* (?:\\p{L}+ ){0,4}?(?:w |czubek |dziurkę w |otwór w |końcówkę )?`, TEAT, E),
    any(B, `(?:większ|powiększon|szersz|duż)\\p{L}* (?:otw[oó]r|dziur)\\p{L}* (?:\\p{L}+ ){0,2}?(?:w )?`, TEAT, E),
  ],
};
/** What is thick goes into no bottle, whatever it is called there. */
const INTO_THE_BOTTLE: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  onlyWith: /kasz|kleik|manna|mannę|płatk|puree|pure|mus|zup|krem|papk/u,
  unless: expression(/(?<!\p{L})(?:nigdy|nie|mleko|mleka|wod[aęy]|napar\p{L}*|herbat\p{L}*|lodów\p{L}*|do popicia)(?!\p{L})/u),
  said: [
    any(B, `(?:prze|w|na|roz)l(?:ej|ać|ewamy|ewaj)\\p{L}* (?:(?:całość|wszystko|to|ją|je|gotow\\p{L}+|gęst\\p{L}+|rzadk\\p{L}+) ?){0,3}(?:\\p{L}+ )?do (?:\\p{L}+ )?(?:butel(?:ki|eczki)|butli|flaszki)`, E),
    any(B, `(?:poda|dawa|daj)\\p{L}* (?:\\p{L}+ )?(?:z|w) (?:butel(?:ki|ce|eczki|eczce)|butli)`, E),
  ],
};

/** Dangers that careless Polish cooks say in other words. */
export const CARELESS_POLISH: readonly SaidClause[] = [
  FROM_THE_BEES,
  FURRY,
  FROM_THE_MILKING,
  FROM_THE_HUNT,
  RAW_ELDER,
  BONES_STAY,
  FISH_NOT_PICKED,
  AS_THE_SEA,
  ON_THE_STOVE,
  TEAT_CUT,
  INTO_THE_BOTTLE,
];

/** The same, of foods that a line alone may name. */
export const CARELESS_POLISH_OF_LINES: readonly SaidOfLines[] = [
  EGG_GLOSSY,
  FISH_GLASSY,
  MEAT_SEARED,
  BEANS_STILL_HARD,
  GREEN_BEANS_UNCOOKED,
  POTATOES_GROWN,
  ELDER_AS_IT_IS,
  NOT_CUT,
  STONES_STAY,
];
