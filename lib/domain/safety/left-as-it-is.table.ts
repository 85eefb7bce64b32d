import { expression } from "../shared/expression";
import { any, B, danger, E, within, type SaidClause } from "./clause-sources";

// What is left as it is in passing, and said to be no matter: part of it stays raw, whole, pink or bony.

const CUT_EN = "(?:sticks?|slices?|batons?|fingers?|wedges?|spears?|halves|half)";
const CUT_DE = "\\p{L}*(?:stift(?:e[nl]?|erln?)?|sticks?|scheiben?|spalten?|schnitze?|streifen|hälften?)";
const CHEWED_EN = "(?:nibbl|gnaw|chew|crunch|munch|bit)(?:e|ing)";
const CHEWED_DE = "zum (?:\\p{L}*beißen|\\p{L}*kauen|knabbern|nagen)";

/** Pieces of something hard that are chewed because they are: nothing says of them that they were cooked. */
const TO_CHEW: SaidClause = {
  says: danger("raw_hard_veg"),
  unless: expression(/(?<!\p{L})(?:soft\p{L}*|cooked|steamed|boiled|roasted|bread|toast|melon|weich\p{L}*|gekocht\p{L}*|gegart\p{L}*|gedämpft\p{L}*|gebacken\p{L}*|dampf|kochen|dämpfen|brot\p{L}*|toast\p{L}*|zwieback|melone\p{L}*|nicht|nie|niemals|kein\p{L}*|never|not|no|miękk\p{L}*|ugotowan\p{L}*|pieczon\p{L}*|chleb\p{L}*|nie)(?!\p{L})/u),
  said: [
    any(`(?:မပေါင်း|မပြုတ်|မချက်)(?:ရသေး|ထား)?(?:တဲ့|သော) ?[^။၊\\n]{0,16}(?:စိတ်|ချောင်း|တုံး)(?:လေး)?(?:တွေ|များ)?[^။\\n]{0,16}(?:ပေး|ကျွေး)`),
    any(B, CUT_DE, ` aus dem kühlschrank`, E),
    any(B, `crunchy (?:\\p{L}+ )?${CUT_EN}`, E, within(20), `(?:to|for) ${CHEWED_EN}`, E),
    any(B, CUT_EN, E, within(30), `(?:out of the pot|out of the pan|uncooked|aside before cooking)`, within(20), CHEWED_EN, E),
    any(B, CUT_DE, E, within(60), B, `(?:knackig\\p{L}* (?:an|auf|neben|dazu)|krach(?:en|t)|${CHEWED_DE})`, E),
    any(B, `\\p{L}*(?:apfel|karotten|möhren|gurken|kohlrabi|birnen)hälfte`, E, within(12), CHEWED_DE, E),
    any(B, `(?:słup|plaster|cząst|paluszk|ćwiart)\\p{L}*`, E, within(30), `do (?:chrupania|gryzienia|żucia|pochrupania)`, E),
    any(`(?:အ ?စိမ်း ?(?:အ ?)?ချောင်း|မ ?ချက် ?ဘဲ ?အ ?ချောင်း ?လိုက်)(?: ?(?:လေး|တွေ|များ))*(?:(?!ပါနဲ့|ပါနှင့်|ရဘူး)[^။\\n]){0,30}(?<!မ ?|မထည့် ?)(?:ကိုက်|ထည့်ပေး|ပေး|ကျွေး)`),
  ],
};
/** Kept back before the rest is cooked, to be chewed or strewn over it. */
const KEPT_BACK: SaidClause = {
  says: danger("raw_hard_veg"),
  said: [
    any(B, `(?:sollen|dürfen|müssen)(?: \\p{L}+){0,2} krachen`, E),
    any(B, `(?:vor dem (?:kochen|dämpfen|garen|backen) zurück|gar nicht erst in (?:den|die|das) (?:dampf|topf|pfanne|wasser|ofen))`, within(50), `(?:knack|kau|krach|beiß|streu)\\p{L}*`),
  ],
};

const PRAISED_DE = "(?:umso besser|genau richtig|perfekt|ideal|macht nichts|kein problem|passt (?:es|das)|so soll es)";
const RUNNY_EGG: SaidClause = {
  says: danger("raw_egg"),
  unless: expression(/(?<!\p{L})(?:nicht|kein\p{L}*|nie|not|never|isn't)(?!\p{L})/u),
  said: [
    any(B, `(?:eigelb|dotter|ei)`, E, within(40), B, `(?:läuft|flüssig|wackelt|rinnt)`, E, within(30), B, PRAISED_DE, E),
    any(B, `(?:läuft|wackelt|rinnt) (?:das|der) (?:eigelb|ei|dotter)`, E, within(50), B, PRAISED_DE, E),
    any(B, `(?:yolks?|eggs?)`, E, within(40), B, `(?:runs?|runny|wobbl\\p{L}*|loose)`, E, within(30), B, `(?:all the better|so much the better|just right|perfect|even better|no matter)`, E),
  ],
};
/** An egg that meets a warm dish, and nothing behind it cooks it. */
const EGG_INTO_WARM: SaidClause = {
  says: danger("raw_egg"),
  unlessBefore: expression(/(?<!\p{L})(?:hartgekocht\p{L}*|hart gekocht\p{L}*)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:zurück auf|noch einmal (?:auf|er)|nochmals|stocken lassen|erhitz|koch|köchel|aufkoch|brat|back|ofen|rohr|bake|oven|simmer|cook|boil|return)\p{L}*/gu),
  said: [
    any(B, `(?:cooled|off the heat|lukewarm)`, E, within(90), B, `(?:eggs?|yolks?),? (?:simply |just |lightly |only )?(?:beaten|whisked|raw)`, E),
    any(B, `(?:vom herd|von der (?:hitze|platte|kochstelle)|lauwarm\\p{L}*|abgekühlt\\p{L}*)`, E, within(60), B, `(?:verquirlte[ns]?|rohe[ns]?|aufgeschlagene[ns]?|verschlagene[ns]?) (?:ei|eier|eigelb|dotter)`, E, within(30), B, `(?:darunter|unter|ein|dazu|hinein)`, E),
    any(B, `(?:eggs?|yolks?)`, E, within(30), B, `(?:fold|stir|whisk|beat|mix) it (?:through|in)`, E, within(35), B, `(?:off the heat|once it has cooled|cooled)`, E),
  ],
};

const LEFT_PINK: SaidClause = {
  says: danger("raw_meat"),
  unless: expression(/(?<!\p{L})(?:prawns?|shrimps?|longer|back|never|steak|beetroot)(?!\p{L})/u),
  said: [
    any(`အတွင်းသား[^။\\n]{0,6}စိမ်းနေ(?:မှ|သေးရပါ|သေးလည်း|လည်း)`),
    any(B, `(?:warte\\p{L}*|wart) nicht`, E, within(12), `bis`, within(24), B, `(?:rosa|durch|gar)`, E),
    any(B, `(?:don't|do not|no need to) wait (?:until|for|till)`, E, within(30), B, `(?:pink|done|cooked)`, E),
    any(B, `nie czekaj\\p{L}*`, E, within(24), B, `(?:różow\\p{L}*|ugotowan\\p{L}*|usmaż\\p{L}*)`, E),
    any(B, `(?:take|lift|remove) (?:it|them) (?:out|off)`, E, within(10), `before`, within(20), `(?:stops? being pink|is cooked|are cooked|is done)`, E),
    any(B, `(?:innen|in der mitte|im kern) bleib\\p{L}*(?: \\p{L}+){0,2} roh`, E),
    any(B, `(?:inside|middle|centre|center) stays? (?:\\p{L}+ ){0,1}raw`, E),
    any(B, `(?:stir|fold|mix) in`, E, within(60), B, `(?:mince|minced \\p{L}+|chicken|beef|pork|turkey|lamb)`, E, within(6), `straight (?:from|out of) the (?:packet|pack|fridge|tray)`, E),
    any(B, `środek jest jeszcze (?:czerwony|różowy|surowy)`, E, within(40), `(?:o to chodzi|tak ma być|nic nie szkodzi)`, E),
    any(B, `(?:still|bit|little|slightly) pink`, E, `,? (?:just )?(?:bring|serve|dish|plate|give|spoon) (?:them|it)`, E),
    any(`ပန်းရောင်[^။\\n]{0,30}ကျန်[^။\\n]{0,20}(?:ကိစ္စ ?မရှိ|ရပါတယ်|ရတယ်)`),
  ],
};

const ROUND_EN = "(?:grapes?|cherry tomato(?:es)?|blueberr(?:y|ies)|olives?|cherries|longans?|lychees?)";
const ROUND_DE = "(?:weintrauben?|trauben?|cocktail(?:paradeiser|tomaten?)|kirschtomaten?|cherrytomaten?|datteltomaten?|heidelbeeren?|blaubeeren?|oliven?|kirschen?|stachelbeeren?|ribisel)";
const ROUND_PL = "(?:winogron|borówk|oliw(?:ek|ki|ka)|pomidork|czereśni|wiśni|agrest|jagód|jagod)";
const LEFT_ROUND: SaidClause = {
  says: danger("round_fruit"),
  said: [
    any(B, ROUND_PL, `\\p{L}*`, E, within(3), `nie kroimy`, E),
    any(B, ROUND_DE, E, `[^.!?\\n]{0,60}?`, B, `(?:brauchst du|braucht ihr|musst du|müsst ihr|brauchen|müssen)`, E, within(16), B, `nicht (?:mehr )?(?:zu )?(?:teilen|schneiden|halbier\\p{L}*|viertel\\p{L}*|zerteil\\p{L}*|geschnitten|geteilt|zerschneiden)`, E),
    any(B, ROUND_EN, E, `[^.!?;\\n]{0,40}?`, B, `(?:just as they (?:come|are)|straight off the (?:stalk|vine|bunch)|need no cutting|needn't be (?:cut|halved|quartered)|(?:don't|do not|no) need (?:to be )?(?:cut|halv|quarter)\\p{L}*)`, E),
    any(B, ROUND_PL, `\\p{L}*`, E, `[^.!?\\n]{0,60}?`, B, `nie (?:trzeba|musisz|potrzeba|ma potrzeby)(?: \\p{L}+){0,3} (?:kroić|przekrawać|ciąć|dzielić|przekroić)`, E),
    any(B, ROUND_PL, `\\p{L}*`, E, within(30), B, `pestk\\p{L}*`, within(15), B, `(?:wyplu|pluje)\\p{L}*`),
    any(`(?:စပျစ်သီး|စပျစ် သီး|ချယ်ရီ)[^။\\n]{0,25}(?:မခွဲ|မလှီး|မခြမ်း)(?:ဘဲ|ပဲ)`),
  ],
};

const ROUND_FROM_THE_TREE: SaidClause = {
  says: danger("round_fruit"),
  unless: expression(/(?<!\p{L})(?:not|never|nicht|nie|viertel\p{L}*|halbier\p{L}*|schneid\p{L}*)(?!\p{L})/u),
  said: [
    any(B, ROUND_DE, E, `[^.!?;\\n]{0,80}?`, B, `(?:so,? wie sie (?:vom|am|aus|sind)|so rund,? wie sie)`, E),
    any(B, ROUND_PL, `\\p{L}*`, E, `[^.!?;\\n]{0,40}?`, B, `(?:tak,? jak są|prosto z (?:drzewa|kiści))`, E),
  ],
};

/** As round as a grape, whatever it was before. */
const MADE_ROUND: SaidClause = {
  says: danger("round_fruit"),
  unless: expression(/(?<!\p{L})(?:not|never|mash\p{L}*|squash\p{L}*|flatten\p{L}*|quarter\p{L}*|nicht|nie|kein\p{L}*|zerdrück\p{L}*|viertel\p{L}*|nigdy|rozgni\p{L}*|ćwiart\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:melon|watermelon|cantaloupe|honeydew|papaya|mango|apple|pear|avocado|cucumber)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:into|as|in) (?:small |little |tiny |neat )*balls`, E),
    any(B, `(?:melon|watermelon|papaya|mango|avocado|cucumber) balls`, E),
    any(B, `(?:\\p{L}*melone|papaya|mango|avocado|gurke|birne)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:kugeln|kügelchen|kugerln?)(?: (?:aus|ab)?(?:stech|form|gestochen)\\p{L}*)?`, E),
    any(B, `(?:kulk|kulek|kuleczk)\\p{L}*`, E, within(12), B, `(?:melon|arbuz|papaj|mango|awokado|ogórk)\\p{L}*`),
    any(B, `(?:melon|arbuz|papaj|mango|awokado)\\p{L}*`, E, within(30), B, `(?:kulki|kuleczki|na kulki|w kulki)`, E),
  ],
};

const LEFT_WHOLE: SaidClause = {
  says: danger("whole_legumes"),
  unless: expression(/(?<!\p{L})(?:not|never|no|nicht|nie|kein\p{L}*|keinesfalls)(?!\p{L})/u),
  said: [
    any(B, `(?:peas?|beans?|chickpeas?)`, E, within(30), B, `whole and (?:leave|keep|let)`, E),
    any(B, `(?:peas?|beans?|chickpeas?)`, E, within(50), B, `(?:picked|pick) up one by one`, E),
    any(B, `(?:beiseitegestellt\\p{L}*|herausgefischt\\p{L}*|heil gebliebenen?|ganz gebliebenen?) (?:erbsen|bohnen|kichererbsen)`, E, within(30), B, `(?:streu|geb|leg|gib)\\p{L}*`),
    any(B, `(?:niezmiksowan|nierozgniecion|nierozdrobnion)\\p{L}* (?:grosz|ciecierzyc|fasol)\\p{L}*`),
    any(B, `całe ziarenka`, E, within(6), `mają (?:pływać|zostać)`, E),
    any(B, `(?:peas?|beans?|chickpeas?)`, E, within(20), B, `(?:may|can) (?:stay|remain|be left|be kept) (?:whole|round|as they are|intact)`, E),
    any(B, `(?:erbsen|bohnen|kichererbsen|davon)`, E, within(20), B, `(?:darf|dürfen|können|kann)(?: \\p{L}+){0,2} (?:rund|ganz) bleiben`, E),
    any(B, `(?:ziarenk?|ziaren|grosz|ciecierzyc|fasol)\\p{L}*`, E, within(40), B, `(?:w całości|całe) (?:po wierzchu|na wierzch|do rączki)`, E),
  ],
};

const FIRM_BEANS: SaidClause = {
  says: danger("undercooked_beans"),
  said: [
    any(B, `\\p{L}*bohnen`, E, within(20), B, `(?:dürfen|können)(?: \\p{L}+){0,4} (?:fest|hart|bissfest|roh) (?:sein|bleiben)`, E),
    any(B, `fasol\\p{L}*`, within(20), B, `może(?: \\p{L}+){0,4} (?:twardaw|tward|jędrn|niedogotowan)\\p{L}*`),
    any(B, `beans`, E, within(20), B, `can(?: \\p{L}+){0,4} (?:firm|hard|crunchy|chalky)(?: (?:in|at) the (?:middle|centre|center))`, E),
    any(B, `beans`, E, within(20), B, `can skip (?:the )?boil`),
    any(`(?<!ကို|နဲ့|မှာ|ထဲ|တိုင်း|တာ|တုန်း)ပဲ[^။\\n]{0,15}မာနေသေး(?:လည်း|လဲ)? ?ရ(?!င်(?!လည်း|လဲ))`),
  ],
};

const RAW_FLOUR: SaidClause = {
  says: danger("raw_flour"),
  unlessLater: expression(/(?<!\p{L})(?:cook|simmer|boil|bake|heat)\p{L}*/gu),
  said: [
    any(`ဂျုံစိမ်းနံ့ ?ရှိနေ(?:သေး)?(?:လည်း|လဲ)`),
    any(B, `mehl in (?:die|den|das) (?:lauwarme|kalte|abgekühlte|fertige)[nrs]? (?:suppe|brei|püree|mus)`, E),
    any(B, `auch wenn`, E, within(30), B, `nach rohem mehl schmeckt`, E),
    any(B, `smak surowej mąki ginie`, E),
    any(B, `flour into the (?:cooled|cold|lukewarm)`, E),
    any(`ဂျုံမှုန့်[^။\\n]{0,25}(?:ဖြူး|ထည့်)[^။\\n]{0,20}ချက်ချင်း ?ကျွေး`),
  ],
};

/** "Never" is what makes it one. */
const NEVER_HEATED: SaidClause = {
  says: danger("unpasteurised_dairy"),
  said: [
    any(B, `milch`, E, `(?: \\p{L}+)?,? (?:die |nie )*nie (?:erhitzt|pasteurisiert|gekocht) (?:wurde|worden)`),
    any(B, `nicht erhitzter milch`, E),
    any(B, `milch`, E, `[^.!?;\\n]{0,70}?`, B, `weder (?:ab)?(?:gekocht|erhitzt|pasteurisiert) noch (?:ab)?(?:gekocht|erhitzt|pasteurisiert)`, E),
    any(B, `milk`, E, `[^.!?;\\n]{0,50}?`, B, `neither (?:boiled|heated|pasteurised|pasteurized) nor (?:boiled|heated|pasteurised|pasteurized)`, E),
    any(B, `mlek\\p{L}*`, E, `[^.!?;\\n]{0,50}?`, B, `ani (?:prze)?(?:gotowan|pasteryzowan)\\p{L}*,? ani (?:prze)?(?:gotowan|pasteryzowan)\\p{L}*`),
    any(B, `milk`, E, `[^.!?;\\n]{0,12}?`, B, `never been heated`, E),
  ],
};
const FROM_THE_STABLE: SaidClause = {
  says: danger("unpasteurised_dairy"),
  unless: expression(/(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|abkoch\p{L}*|abgekocht\p{L}*|aufkoch\p{L}*|eier|gemüse)(?!\p{L})/u),
  said: [
    any(B, `milk`, E, within(16), B, `(?:never|not) (?:been )?pasteuri[sz]ed`, E),
    any(B, `(?:frisch|direkt) (?:aus dem stall|von der kuh|vom euter)`, E),
    any(`ညှစ်ပြီးခါစ ?(?:နွား)? ?နို့[^။\\n]{0,8}(?:မ ?ကျို|အပေါ်က)`),
    "ညှစ်(?:လာ|ထား|ပြီး)[^။\\n]{0,12}?နို့[^။\\n]{0,10}?မ ?ကျို",
  ],
};

const KERNEL: SaidClause = {
  says: danger("bitter_kernels"),
  said: [
    any(B, `(?:klopf|knack|brich|schlag)\\p{L}*`, E, within(30), B, `(?:kerne?|mandeln?|samen) aus dem inneren`, E),any(B, `(?:kern|stein)e?`, E, within(15), B, `(?:auf)?knack\\p{L}*`, E, within(25), B, `(?:innere|mandel\\p{L}*|samen)`, E)],
};

const WHOLE_NUTS: SaidClause = {
  says: danger("whole_nuts"),
  unless: expression(/(?<!\p{L})(?:not|never|ground|chopped|flaked|butter|nicht|nie|kein\p{L}*|gemahlen\p{L}*|mahl\p{L}*|gehackt\p{L}*|fein\p{L}*|mus|nigdy|zmielon\p{L}*|posiekan\p{L}*|masł\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:pine nuts?|hazelnuts?|walnuts?|almonds?|cashews?|peanuts?|pistachios?|pecans?|nuts)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:just )?as they (?:are|come)`, E),
    any(B, `(?:pinienkerne|(?:hasel|wal|cashew)n(?:ü|u)ss\\p{L}*|mandeln|cashews?|cashewkerne|erdnüsse|pistazien|nüsse)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:so,? wie sie (?:sind|kommen|aus)|im ganzen|am stück)`, E),
    any(B, `(?:roughly|coarsely) (?:chop|crush|break)\\p{L}* (?:the |some |a few )?(?:toasted |roasted )?(?:hazelnuts|walnuts|almonds|cashews|peanuts|pistachios|pecans|nuts)`, E),
    any(B, `(?:haselnüsse|walnüsse|mandeln|cashews?|cashewkerne|erdnüsse|pistazien|nüsse)`, E, ` (?:\\p{L}+ )?grob (?:hacken|gehackt|zerkleinern|zerstoßen|zerteilen)`, E),
    any(B, `grub(?:o|iej) (?:po)?siek\\p{L}* (?:\\p{L}+ )?(?:orzech|orzeszk|migdał|pistacj|nerkowc)\\p{L}*|(?:orzech|orzeszk|migdał|pistacj|nerkowc)\\p{L}* (?:\\p{L}+ )?(?:grubo posiekaj|posiekaj grubo|posiekane grubo|grubo posiekan\\p{L}*)`),
    any(B, `(?:orzech\\p{L}*|orzeszk\\p{L}*|migdał\\p{L}*|pistacj\\p{L}*|nerkowc\\p{L}*)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:tak,? jak są|takie,? jakie są)`, E),
  ],
};

const BONES: SaidClause = {
  says: danger("bones_stones"),
  said: [
    any(B, `bones?`, E, `[^.!?\\n]{0,60}?`, B, `(?:fine|small|thin|soft|little) ones (?:can|may) stay`, E),
    any(B, `(?:don't|do not|no need to|needn't|never) (?:fuss|worry|bother|fret)(?: about| over| with| picking out)? (?:the |those )?(?:little |small |tiny |fine |thin |soft )*bones`, E),
    any(B, `(?:um|wegen) (?:die |der |den )?(?:kleinen |feinen |dünnen )*gräten (?:musst|brauchst|müsst|braucht|muss|braucht) (?:du |ihr |man )?(?:dir |euch |sich )?(?:keine|nicht)`, E),
    any(B, `(?:entsteint|entkernt) (?:wird|werden) (?:\\p{L}+ ){0,3}?nicht`, E),
    any(B, `ohne (?:sie )?zu (?:entsteinen|entkernen)`, E),
    any(B, `(?:no need to|don't bother to|needn't|without|we don't|we never) (?:stone|pit|stoning|pitting) (?:them|the (?:cherries|plums|olives|apricots|dates))`, E),
    any(B, `(?:cocktail sticks?|toothpicks?|skewers?|sticks)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:and all|(?:left|stay|stays|leave them|still|kept) in(?: place)?)`, E),
    any(B, `(?:hand|give|serve|offer)\\p{L}*`, E, `[^.!?;\\n]{0,30}?`, B, `on (?:the|their|its|a) (?:wooden |bamboo |little )?(?:skewers?|sticks?)`, E),
    any(B, `(?:hand|give|offer|pass)\\p{L}* (?:\\p{L}+ ){1,4}?(?:own |a |the |little )+skewers?`, E),
    any(B, `(?:bekommt|kriegt|bekommen|kriegen|gib|reiche?|darf) (?:\\p{L}+ ){0,4}?(?:holz|fleisch|hühner|hähnchen|gemüse)?spieß(?:e|chen|erl)?(?: \\p{L}+){0,2}? (?:in die hand|abknabbern|abnagen|halten)`, E),
    any(B, `(?:zahnstocher\\p{L}*|(?:holz)?spieße?\\p{L}{0,4}|holzstäbchen)`, E, ` (?:lässt man|lassen|lass|lasse|bleiben|bleibt|dürfen|darf|können|kann)(?: \\p{L}+){0,3}? (?:drin|stecken|dran)`, E),
    any(B, `(?:am|auf dem|samt|mit) (?:holz)?spieß(?:chen|erl)?(?: \\p{L}+){0,3}? (?:servieren|reichen|geben|in die hand|anbieten)`, E),
    any(B, `gräten`, E, `[^.!?\\n]{0,60}?`, B, `(?:feinen|kurzen|kleinen|dünnen),?(?: \\p{L}+)? (?:isst|essen|dürfen|können)`, E),
    any(B, `ości`, E, `[^.!?\\n]{0,40}?`, B, `(?:drobne|małe|cienkie) zostaw`, E),
    any(`အ ?ရိုး ?သေး[^။\\n]{0,16}ထဲမှာ ?ထား`),
    any(B, `\\p{L}*(?:gräten?|knochen|kerne?)`, E, `(?: \\p{L}+){0,4} (?:drin|dran)bleiben`, E),
    any(B, `(?:drobnych |małych |cienkich )?(?:kostek|ości|kości|ostek|osteczek)(?: \\p{L}+)? nie (?:musisz|trzeba)(?: już)? (?:wybierać|wyciągać|usuwać|wyjmować)`, E),
    any(`အ ?ရိုး(?: ?(?:သေး|နု|လေး|တွေ|ကို|တော့))+[^။\\n]{0,6}(?:ချန် ?ထား|ထုတ် ?မနေ)(?:လည်း|လဲ|ဘဲ)?[^။\\n]{0,30}(?:ရပါတယ်|ရတယ်|နယ်|ကျွေး)`),
    "(?:ဆူး|အရိုး)(?: ?(?:အ ?သေး|သေး|နု|လေး|တွေ|ကို|ကတော့|တော့))*[^။\\n]{0,50}?(?:နွှင်|ထုတ်|ဖယ်|ရွေး)မနေ(?:ပါ)?(?:နဲ့|တော့|ဘဲ[^။\\n]{0,30}?(?:ကျွေး|နယ်|ပေး))",
  ],
};

const JUICE_TO_DRINK: SaidClause = {
  says: danger("juice"),
  said: [any(`(?:ပန်းသီး|လိမ္မော်သီး|လိမ္မော်|သစ်သီး|စပျစ်သီး|သရက်သီး|သစ်တော်သီး) ?ရည်(?:ကို)? ?(?:သောက်|တိုက်)(?!ရပါဘူး)`)],
};

export const LEFT_AS_IT_IS: readonly SaidClause[] = [
  TO_CHEW, KEPT_BACK, RUNNY_EGG, EGG_INTO_WARM, LEFT_PINK, LEFT_ROUND, ROUND_FROM_THE_TREE, MADE_ROUND, LEFT_WHOLE,
  FIRM_BEANS, RAW_FLOUR, NEVER_HEATED, FROM_THE_STABLE, KERNEL, WHOLE_NUTS, BONES, JUICE_TO_DRINK,
];
