import { expression } from "../shared/expression";
import { any, B, danger, DE, E, EN, near, PL, within, type SaidClause } from "./clause-sources";
import type { RuleId } from "./rule-ids";

// --- Eggs ---------------------------------------------------------------------------------------------------------

/** No beginning of a word is looked for where it may be anything: that is dear. */
const SAYS_EGGS = expression(/(?:eggs?|yolks?)(?!\p{L})|eigelb|rührei|(?<![bdrs])ei(?:er|ern|s|masse|ermasse)?(?!\p{L})|(?<!\p{L})(?:dotter|whites|eiweiß|eiklar|eischnee)(?!\p{L})|(?<!\p{L})(?:ja[jk]|żółt|biał[ke])|ဥ|omelet|frittata|scrambl/u);
const EGG = `(?:eggs?|yolks?)${E}`;
const THE_EGG = `(?:\\p{L}+ |\\d+ ){0,3}?${EGG}`;
/** "1 to 7 minutes", in which no yolk sets; "8 to 10" are enough. English says of eight that they are not. */
const minutes = (words: string, to: string): string =>
  `(?<![\\d.,:/-])(?:[1-7]|${words})(?:[.,]5|½| 1/2| and a half)? ?(?:(?:-|–|${to}) ?(?:\\d+|\\p{L}+) ?)?-?(?:min)`;
const MIN_EN = `(?:for |in )?(?:about |around |only |just |exactly |another |approximately |roughly |up to )*(?:${minutes("one|two|three|four|five|six|seven", "to|or")}|(?<![\\d.,:/-])(?:8|eight)[ -]?min)`;
const MIN_DE = `(?:nur |etwa |ca\\. ?|circa |rund |genau |knapp |höchstens |für |weitere )*${minutes("(?:eine|zwei|drei|vier|fünf|sechs|sieben)|(?:drei|vier|fünf|sechs)einhalb", "bis|oder")}`;
const MIN_PL = `(?:przez |około |ok\\. ?|tylko |najwyżej |jakieś |po |w )*(?:${minutes("jedną|dwie|trzy|cztery|pięć|sześć|siedem", "do|lub|albo")}|(?<!\\p{L})minutę)`;
/** Who says that it becomes hard has it hard, and who lets it stand in the hot water too. */
const HARD = expression(/(?<!\p{L})(?:hard|firm|solid|yolks? (?:is |are )?crumbl\p{L}*|chalky|set through|fully set|completely set|cooked through|well done|hart\p{L}*|fest|durch|gestockt|ganz|twardo|tward\p{L}*|ścię\p{L}*|quail\p{L}*|wachtel\p{L}*|przepiór\p{L}*)(?!\p{L})|(?:stand|sit|rest|covered?)[^.!?\n]{0,30}?(?:[89]|1\d|ten|twelve)|လုံးဝ ?(?:ခဲ|ကျက်)|ခဲ(?:သွား)?(?:တဲ့|သည်) ?အထိ|မာ|ငုံး/u);
/** Within a sentence, and not where it is denied. */
const NOT_DENIED = (most: number): string => `(?:(?!${B}(?:not|no|never)${E})[^.;!?\\n]){0,${String(most)}}?`;
const TURNED = expression(/(?<!\p{L})(?:turn\p{L}*|flip\p{L}*|other side|both|each|each side|wenden|wende\p{L}*|umdrehen|drehen|beid\p{L}*|anderen?|obróć|przewróć|drugiej|obu)(?!\p{L})/u);
const YOLK_TOO = expression(/(?:yolk|eigelb|dotter|żółt)\p{L}*[^.!?\n]{0,25}?(?:firm|set|hard|solid|cooked|no longer|not runny|fest|hart|gestockt|durch|tward|ścię)/u);
/** "If the egg is not set, cook it longer" says what to do about it. */
const IF = expression(/(?<!\p{L})(?:if|when|whenever|while|unless|as long as|falls|wenn|sobald|solange|jeśli|jeżeli|gdy|gdyby|dopóki|never|avoid|vermeide\p{L}*|unikaj|no longer|nicht mehr|kein\p{L}*|nichts)(?!\p{L})/u);
const DOES_NOT_HAVE =
  "(?:need not|needn't|needs? not|(?:does|do)(?: not|n't) (?:need|have)|should(?: not|n't)|must(?: not|n't)|may not|don't need|doesn't need) ?(?:to )?(?:be |have to be |to be )?";

const EGGS: SaidClause = {
  says: danger("raw_egg"),
  unless: HARD,
  said: [
    any(`(?<![\\p{L}-])(?<!hard[ -])(?:boil|simmer|poach)(?:ing|s)? `, THE_EGG, EN(40), MIN_EN),
    any(B, EGG, `(?: (?:is|are|was|were|gets?|should be|can be|has been|have been|only|just|then))* (?:boiled|poached|simmered|cooked in \\p{L}* ?water) (?:gently |lightly )?`, MIN_EN),
    any(B, `(?:put|place|lower|lay|slide|drop|add|cook) `, THE_EGG, `[^.;!?\\n\\d]{0,40}?water[^.;!?\\n\\d]{0,40}?(?:(?:boil|simmer|cook)(?: it| them)?(?: gently)? |${E} ?)`, MIN_EN),
    any(B, `(?:soft|softly|medium|lightly|half|barely|part)[ -](?:boil|cook|poach)(?:ed|ing)? `, THE_EGG),
    any(B, `(?:poach|coddle)(?:ing|s)? `, THE_EGG),
    any(B, EGG, ` (?:is|are) (?:lightly |gently |soft[ly]*[ -])*(?:poached|coddled)`),
    any(B, "ei(?:er)?", E, DE(25), MIN_DE, `\\p{L}*`, DE(30), ` (?:kochen|gekocht|köcheln|garen|gegart|pochiert|gezogen|ziehen lassen)`, E),
    any(B, "ei(?:er)? (?:anstechen|anpieksen|anpiken|abwaschen),? (?:und )?", MIN_DE, `\\p{L}* (?:\\p{L}+ )?(?:kochen|garen)`, E),
    any(B, "ei(?:er)?", E, `[^.;!?\\n\\d]{0,30}?wasser[^.;!?\\n\\d]{0,40}?`, MIN_DE, `\\p{L}*`, DE(30), ` (?:kochen|gekocht|garen|ziehen lassen)`, E),
    any(B, "(?:koch|gar|lass|lege?|gib)\\p{L}* ", "(?:\\p{L}+ |\\d+ ){0,2}?ei(?:er)?", E, DE(30), MIN_DE, `(?!\\p{L}* (?:abkühl|auskühl|ruhen|stehen))`),
    any(B, "pochier\\p{L}* (?:\\p{L}+ |\\d+ ){0,2}?ei(?:er)?", E),
    any(B, "ei(?:er)?", E, within(40), "pochier\\p{L}*"),
    any(B, "(?:u|za)?gotuj\\p{L}* (?:\\p{L}+ |\\d+ ){0,2}?jaj\\p{L}*", PL(30), MIN_PL),
    any(B, "(?:u|za)?gotować (?:\\p{L}+ |\\d+ ){0,2}?jaj\\p{L}*", PL(30), MIN_PL),
    any(B, "jaj\\p{L}*", PL(15), B, "(?:u|za)?got(?:uj|ow)\\p{L}* ", MIN_PL),
    any(B, "jaj\\p{L}*", `[^.;!?\\n\\d]{0,30}?(?:wod|wrząt)\\p{L}*[^.;!?\\n\\d]{0,25}?got(?:uj|ow)\\p{L}* `, MIN_PL),
    /ကြက်ဥ[^။\n\d၀-၉]{0,30}?(?<![\d၀-၉])(?:[1-7၁-၇]|တစ်|နှစ်|သုံး|လေး|ငါး|ခြောက်|ခုနစ်|ခုနှစ်) ?မိနစ်[^။\n\d၀-၉]{0,15}?(?:ပြုတ်|ချက်)/u.source,
  ],
};

const SOFT_EGGS: SaidClause = {
  says: danger("raw_egg"),
  onlyWith: SAYS_EGGS,
  unless: IF,
  said: [
    any(B, "liquid (?:egg )?yolks?", E),
    any(B, "yolks?", E, EN(25), ` (?:ooz(?:e|es|y)|wobbl(?:e|es|y)|runs?|run out|flows?|stays? liquid|is liquid|still liquid)`, E),
    any(B, "yolks?(?: is| are| stays?| remains?| should| still| be| to| that is| nice and| a little| slightly| just)+ (?:soft|sticky|gooey|creamy|dippy|fudgy|loose)", E, "(?! enough)"),
    any(B, "scrambl\\p{L}*", within(50), "(?:just|barely|almost|nearly|lightly|softly|loosely) set", E),
    any(B, "scrambl\\p{L}*", EN(40), "(?:until|still|stay|stays|remain|remains|keep|leave|just|be|is|are|but|slightly|a little|and|nice)(?: \\p{L}+){0,2} (?:creamy|wet|loose|runny|glossy)", E, "(?! (?:avocado|cheese|yog))"),
    any(B, "scrambl\\p{L}*", within(30), "until(?: \\p{L}+){0,3} (?:creamy|wet|loose|glossy)", E, "(?! (?:avocado|cheese|yog))"),
    any(B, "(?:not|n't|without)(?: to)?(?: let| letting| allow| cook| cooking| boil| fry)? (?:the |your )?(?:eggs?|yolks?|omelette|scrambled eggs?)(?: to)?(?: \\p{L}+)? (?:set|harden|firm up|cook through|go hard|get hard|turn hard)", E),
    any(B, "(?:eggs?|yolks?|omelette|frittata)", `[^.;:,!?\\n]{0,12}? `, DOES_NOT_HAVE, `(?:\\p{L}+ ){0,2}?(?:set|firm|hard|cooked(?: through)?|well done)`, E, "(?! (?:too|longer|again|with|in|for|at|on|hot|straight))"),
    any(B, "(?:eggs?|yolks?)", E, ` (?:is|are|has|have)(?: not|n't) (?:quite |yet |fully |completely |entirely )+(?:set|firm|hard|cooked)`),
    any(B, "no need (?:to|for) (?:cook|boil|fry|set)\\p{L}* (?:the |your )?(?:eggs?|yolks?)", E, "(?! (?:again|separately|first|longer|whole))"),
    any(B, "rührei(?:er)?", E, near(40, "nicht|kein\\p{L}*|ganz|bis"), `(?:noch|schön|leicht|etwas|sehr|soll|darf|bleib\\p{L}*|innen|ist|sind) (?:\\p{L}+ )?(?:cremig|feucht|saftig|nass|glänz\\p{L}*|weich|glasig)`, E, "(?! genug)"),
    any(B, "(?:ei|eier|rührei|eimasse|eiermasse|omelett)", E, within(40), `(?:gerade|eben|knapp|leicht|fast|kaum|halb) (?:so |erst |eben )?(?:gestockt|stock\\p{L}*|fest|gesetzt|geronnen)`),
    any(B, "(?:ei|eier|eigelb|dotter|rührei|omelett|eimasse|eiermasse)", E, near(30, "kein\\p{L}*|mehr"), ` ?nicht (?:(?:ganz|völlig|vollständig|komplett|zu|richtig|so|unbedingt) )*(?:durch\\p{L}*|hart|fest|stock\\p{L}*|gestockt|auskochen)`, E, "(?! (?:schlagen|rühren|drücken|ist|sind))"),
    any(B, "(?:koch|brat|lass)\\p{L}* (?:das |die |ein )?(?:ei|eier)", E, within(12), `nicht (?:\\p{L}+ )?(?:hart|durch|fest|stocken)`, E),
    any(B, "(?:eigelb|dotter)", E, near(25, "nicht|kein\\p{L}*|mehr|bis"), `(?:noch|etwas|leicht|darf|soll|sollte) (?:\\p{L}+ ){0,2}?(?:laufen|fließen|zerlaufen|auslaufen|verlaufen|flüssig|weich|wabb\\p{L}*|wack\\p{L}*|cremig)`, E),
    any(B, "(?:eigelb|dotter)", E, within(12), "(?:soll|darf|sollte) (?:\\p{L}+ ){0,7}?(?:laufen|rinnen|fließen|zerlaufen|auslaufen|verlaufen)", E),
    any(B, "nur von unten (?:\\p{L}+ )?(?:stocken|gestockt|fest)", E),
    any(B, "jajecznic\\p{L}*", near(35, "nie|bez|aż"), `(?:wilgotn\\p{L}*|kremow\\p{L}*|mokr\\p{L}*|luźn\\p{L}*|lekko ścięt\\p{L}*)`),
    any(B, "jaj\\p{L}*", near(25, "nie|bez"), `(?:lekko|ledwo|ledwie|prawie|trochę|delikatnie|słabo) (?:się )?(?:zetn|ścin|ścię)\\p{L}*`),
    any(B, "(?:lekko|ledwo|ledwie|prawie) (?:się )?(?:zetn|ścin)\\p{L}*(?: się)? jaj\\p{L}*"),
    any(B, "nie (?:u)?gotuj\\p{L}* (?:\\p{L}+ )?jaj\\p{L}* (?:\\p{L}+ )?na twardo"),
    any(B, "(?:jaj\\p{L}*|żółtk\\p{L}*)", E, within(12), ` nie (?:powinn\\p{L}*|mus\\p{L}*|trzeba|ma|mają|może|mogą|być|się|całkiem|całkowicie|do końca|zupełnie|w pełni|zbyt| )+(?:ścięt\\p{L}*|tward\\p{L}*|na twardo|ści(?:ąć|na\\p{L}*)|zetn\\p{L}*|ugotowan\\p{L}*|dogotowan\\p{L}*)`),
    any(B, "żółtk\\p{L}*", E, near(25, "nie|bez|aż"), `(?:wypływ\\p{L}*|wyciek\\p{L}*|lejąc\\p{L}*|miękk\\p{L}*|półpłyn\\p{L}*)`),
    any(B, "(?:eggs?|omelettes?|yolks?|custard)", E, within(60), "(?:gooey|baveuse|creamy|liquid) (?:in the (?:middle|centre|center)|within|inside|on top)", E),
    any(B, "eggs?", E, within(60), B, "(?:tops?|whites?|they|eggs?)(?: is| are|'re)? (?:(?:barely|still|only just|just|slightly) )+(?:trembling|wobbly|wobbling|quivering|jiggly|jiggling)", E),
    any(B, "(?:scrambl\\p{L}*|eggs?|omelettes?)", E, within(40), "(?:half|almost|nearly|mostly|barely) (?:set|cooked)", E, "(?! through)"),
    any(B, "eggs?", E, within(80), "(?:done )?to your liking", E),
    any(B, "(?:ei|eier|eigelb|dotter)", E, within(40), "stock(?:t|en) (?:\\p{L}+ )?(?:nicht|kaum)", E),
    any(B, "(?:jaj|jajecznic)\\p{L}*", within(60), "(?:zaczn\\p{L}* się ścinać|zaczyn\\p{L}* się ścinać|wpół ścię\\p{L}*|zanim się (?:zetn|ścin)\\p{L}*|lekkiego ścięcia|kremow\\p{L}*|pół minuty|30 sekund)"),
    any(B, "żółtk\\p{L}*", E, within(12), "(?:ma|mają) (?:być|zostać) (?:płynn|miękk|lejąc)\\p{L}*"),
    /ဥ[^။\n]{0,40}?(?:အ ?ရည် ?ရွှမ်း|စို ?ရွှဲ|မခဲ ?ခင်|အရည်လေး ?ကျန်)/u.source,
    /ဥ[^။\n]{0,15}?အနှစ် ?(?:ကို ?)?(?:ပျော့|မမာ|အရည်|မကျက်|မခဲ)(?![^။\n]{0,12}?မ ?(?:ကျန်|နေ) ?(?:ရ|စေ|အောင်))(?![^။\n]{0,16}?(?:ရင်|လျှင်) ?(?:မ ?ကျွေး|(?:ပြန်|ထပ်|ဆက်) ?(?:ပြုတ်|ချက်|ပေါင်း)))/u.source,
    /ကြက်ဥ[^။\n]{0,15}?(?:မာအောင် ?|ကျက်အောင် ?)မ(?:ပြုတ်|ကြော်|ချက်)/u.source,
  ],
};

/** As they like them: what a condition or a warning says here is the danger itself. */
const EGGS_AS_LIKED: SaidClause = {
  says: danger("raw_egg"),
  said: [
    any(B, "(?:eggs?|yolks?|omelettes?|scrambl\\p{L}*)", E, within(60), B, "soft(?:er)? if (?:\\p{L}+ ){1,2}(?:like|likes|prefer|prefers)", E),
    any(B, "avoid(?: to)?(?: let| letting| allow| cook| cooking| boil| fry)? (?:the |your )?(?:eggs?|yolks?|omelette|scrambled eggs?)(?: to)?(?: \\p{L}+)? (?:set|harden|firm up|cook through|go hard|get hard|turn hard)", E),
  ],
};

/** What is left to set is not firm, though no word says of what: "stocken lassen, oben darf es noch feucht sein". */
const HALF_SET: SaidClause = {
  says: danger("raw_egg"),
  unless: expression(/(?<!\p{L})(?:not|no|never|if|avocado|nicht|nichts|kein\p{L}*|nie|bis|wenn|falls)(?!\p{L})/u),
  said: [
    any(B, "scrambl\\p{L}*", within(60), B, "(?:loose|glossy|wet|runny)", E),
    any(B, "omelettes?", within(50), B, "(?:centre|center|middle|inside)(?: is| stays?| still)+ (?:baveuse|creamy|runny|loose|liquid|wet|soft)", E),
    any(B, "(?:stocken|stockt|gestockt)", E, within(60), B, "(?:feucht|cremig|baveuse|flüssig)", E),
  ],
};

const TURNED_OR_YOLK_TOO = expression(`${TURNED.source}|${YOLK_TOO.source}`, "u");

const ONE_SIDED_EGGS: SaidClause = {
  says: danger("raw_egg"),
  onlyWith: SAYS_EGGS,
  unless: TURNED_OR_YOLK_TOO,
  said: [
    any(B, `(?:fry|fried|cook|cooked|frying) `, THE_EGG, EN(30), "one side"),
    any(B, EGG, EN(20), ` (?:fried|cooked)`, EN(20), "one side"),
    any(B, `(?:fry|cook|bake|heat)`, within(40), EGG, within(20), `(?:until|till) the (?:egg )?whites? (?:is|are|has|have|looks?)(?: just| only| nearly| almost| barely)*(?: been)? (?:set|firm|cooked|opaque|white)`),
    any(B, `(?:until|till) the (?:egg )?whites? (?:is|are|has|have)(?: just| only| nearly| almost| barely)* (?:set|firm)`),
    any(B, "ei(?:er)?", E, DE(30), "(?:einer|eine) seite", DE(20), "brat\\p{L}*"),
    any(B, "brat\\p{L}* (?:\\p{L}+ ){0,2}?ei(?:er)?", E, DE(30), "(?:einer|eine) seite"),
    any(B, "brat\\p{L}*", within(30), `bis (?:das )?(?:eiweiß|eiklar) (?:gerade |eben |fast |nur )*(?:gestockt|fest|stockt|weiß)`),
    any(B, "(?:nur )?so lange", within(30), "bis das weiße (?:\\p{L}+ )?(?:fest|gestockt)", E),
    any(B, "(?:u)?smaż\\p{L}* (?:\\p{L}+ )?jaj\\p{L}*", PL(25), "z jednej strony"),
    any(B, "smaż\\p{L}*", within(25), "aż (?:się )?białk\\p{L}* (?:się )?(?:zetn|ścin|ścię)\\p{L}*"),
  ],
};

/** Any heat behind it. */
const HEATED = expression(/(?<!\p{L})(?:re)?(?:heat|cook|boil|simmer|bake|baking|roast|fry|fried|frying|steam|grill|microwav|stew|brais|poach|sear|oven|stove|hob|griddle|pan|skillet|thicken|set|until firm|until dry|until crumbly|minutes?|mins?(?!\p{L})|hours?|°c|degrees|koch|köch|back|brat|gar|dünst|dämpf|schmor|grill|erhitz|erwärm|aufwärm|ofen|herd|pfanne|stock|minuten?|stunden?|got|zagot|ugot|piec|piek|upiec|zapiec|smaż|usmaż|dus|duś|uduś|podgrz|patelni|grilluj|minut|godzin|paruj|parze|zetn|ścię)\p{L}*|ချက်(?!ချင်း)|ပြုတ်|ကြော်|ပေါင်း|ဖုတ်|ကျို|နှပ်|မိနစ်/gu);
/** Said of it in the same breath: it is no raw egg, or it meets a hot pan. */
const EGG_IS_COOKED = expression(/(?<!\p{L})(?:(?:hard|boiled|cooked|fried|scrambled|mashed|chopped|grated|crumbled|firm|sieved)[ -](?:\p{L}+ )?(?:eggs?|yolks?|whites?)|(?:hart\p{L}*|gekocht\p{L}*|gegart\p{L}*|zerdrückt\p{L}*|gehackt\p{L}*|zerbröselt\p{L}*) (?:\p{L}+ )?(?:ei|eier|eigelb\p{L}*|dotter|eiweiß)|ugotowan\p{L}*|twardo|rozgnieć\p{L}*|rozgniecion\p{L}*|posiekan\p{L}*|boiling|simmering|bubbling|hot|frying|skillet|oil|pfanne|öl|kochend\p{L}*|siedend\p{L}*|köchelnd\p{L}*|heiße\p{L}*|patelni\p{L}*|olej\p{L}*|oliw\p{L}*|wrząc\p{L}*|gotując\p{L}*|gorąc\p{L}*|no longer|never|not add|nie dodawaj|dough|batter|\p{L}*teig\p{L}*|ciast\p{L}*)(?!\p{L})/u);
/** Said before: the egg was cooked, or a pan is hot. */
const EGG_WAS_COOKED = expression(/(?<!\p{L})hard[ -]boil|(?<!\p{L})boil(?:s|ing)? (?:\p{L}+ |\d+ ){0,3}eggs?|eggs?(?!\p{L})[^.!?\n]{0,40}?(?<!not let it )(?:boil|cook|steam)|(?<!\p{L})hart(?:e\p{L}*)? ?gekocht|hart kochen|(?<!\p{L})ei(?:er)?(?!\p{L})[^.!?\n]{0,40}?koch|koch\p{L}* (?:\p{L}+ |\d+ ){0,3}ei(?:er)?(?!\p{L})|na twardo|jaj\p{L}*[^.!?\n]{0,25}?got|got\p{L}* (?:\p{L}+ |\d+ ){0,3}jaj|(?:hot|frying) pan|heat the (?:oil|butter|pan)|skillet|\p{L}*pfanne(?!\p{L})|patelni|ဥ(?:ကို)? ?ပြုတ်/u);
const BEATS = "(?:stir|whisk|mix|beat|fold|pour|drop|crack|swirl|blend)";
const RAW = "(?:egg yolks?|yolks?|egg whites?|whites|beaten eggs?|whisked eggs?|lightly beaten eggs?)";

/** Eggs that are put into what is no longer on the heat. Nothing cooks them, unless the text goes on to do so. */
const EGGS_PUT_IN: SaidClause = {
  says: { kind: "form", form: "lightly_cooked" },
  unless: EGG_IS_COOKED,
  unlessBefore: EGG_WAS_COOKED,
  unlessLater: HEATED,
  said: [
    any(B, BEATS, `(?:ing|s)? (?:in )?(?:the |an |a |one |your )?(?:\\p{L}+ ){0,2}?`, RAW, E, EN(20), ` ?(?:into|to|in|through|under|over|onto)${E}`),
    any(B, `(?:stir|whisk|mix|beat|crack|pour)(?:ing|s)? (?:the |an |a |one |\\d )?eggs?${E}`, EN(20), ` ?(?:into|to|through|over|onto)`, within(20), `(?:warm|lukewarm|cooled|cool|finished|cold)${E}`),
    any(B, BEATS, `(?:ing|s)? in (?:the |an |a |one )?(?:\\p{L}+ ){0,2}?`, RAW, E),
    any(B, `(?:whip|whisk|beat)(?:s|ing)? (?:the )?(?:egg )?whites`, within(40), ` fold `, within(20), `(?:in|into|through|under)${E}`),
    any(B, `(?:enrich|bind|thicken|finish|liaise)`, within(30), ` with (?:the |an |a |one )?(?:\\p{L}+ ){0,2}?(?:`, RAW, `|eggs?)`, E),
    any(B, `(?:whisk|beat|crack)(?:s|ing)? (?:the |an |a |one |\\d )?eggs?`, within(25), ` (?:pour|stir|add|fold|mix|drizzle|tip) (?:it|them)${E}`),
    any(B, `(?:eigelbe?|dotter|eiweiß|eischnee|eiklar|(?:verquirlte|geschlagene|aufgeschlagene|rohe)s? ei(?:er)?)${E}`, within(40), `(?:unter|in) (?:den |die |das |dem |der )?(?:\\p{L}+ )?\\p{L}+ (?:rühren|heben|mischen|ziehen|schlagen|geben|gießen)`, E),
    any(B, `ei(?:er)?${E}`, within(15), `(?:unter|in) (?:den |die |das )?(?:noch )?(?:lau)?(?:warm|kalt|abgekühlt|fertig)\\p{L}* \\p{L}+ (?:rühren|heben|mischen|schlagen|geben)`, E),
    any(B, `(?:rühr|misch|heb|zieh|schlag)\\p{L}* (?:das |den |die |ein )?(?:\\p{L}+ )?(?:eigelbe?|dotter|eiweiß|eischnee|eiklar|verquirltes? ei(?:er)?)${E}`, within(30), `(?:unter|in|ein)${E}`),
    any(B, `(?:eigelbe?|dotter|eiweiß|eischnee|eiklar|verquirlte[sn]? ei(?:er|ern)?|geschlagene[sn]? ei(?:er|ern)?)${E}`, within(20), ` ?(?:einrühren|unterrühren|unterheben|unterziehen|untermischen)`, E),
    any(B, `mit (?:einem |dem |zwei |\\d )?(?:verquirlten |geschlagenen )?(?:eigelb\\p{L}*|dotter|ei|eiern)${E} (?:legier\\p{L}*|bind\\p{L}*|abbind\\p{L}*|verfeiner\\p{L}*)`, E),
    any(B, `(?:legier|bind)\\p{L}* (?:\\p{L}+ ){0,4}?mit (?:einem |dem )?(?:eigelb|dotter|ei)`, E),
    any(B, `(?:eigelb\\p{L}*|dotter|ei|eier)${E}`, within(60), B, `(?:damit|mit (?:dem|der) (?:\\p{L}*mischung|\\p{L}*masse)) (?:\\p{L}+ )?(?:binden|abbinden|legieren|andicken)`, E),
    any(B, `(?:eigelb\\p{L}*|dotter)${E} (?:\\p{L}+ ){0,2}?einschlagen`, E),
    any(B, `(?:eigelb\\p{L}*|dotter|ei|eier)${E}`, within(60), B, `nicht mehr (?:auf)?kochen`, E),
    any(B, `(?:egg )?whites?${E}`, within(60), ` fold (?:it|them) (?:gently |carefully )?(?:in|into|through|under)`, E),
    any(B, `vom herd`, within(50), B, `(?:eigelb\\p{L}*|dotter|ei|eier|eiern)${E}`, within(30), `(?:rühren|einrühren|unterrühren|unterziehen|unterheben|geben|ziehen|legieren)`, E),
    any(B, `(?:dodaj|wmieszaj|wlej|wbij|wymieszaj|dołóż|wrzuć)\\p{L}* (?:\\p{L}+ ){0,2}?(?:żółtk\\p{L}*|roztrzepan\\p{L}* jaj\\p{L}*|surow\\p{L}* jaj\\p{L}*)`),
    any(B, `(?:zabiel|zaciągnij|zagęść|podbij|zapraw)\\p{L}*`, within(25), `(?:żółtk\\p{L}*|jaj\\p{L}*)`),
    any(B, `z(?:dejmij| ognia)`, within(40), B, `(?:wmieszaj|dodaj|wlej|wbij)\\p{L}* (?:\\p{L}+ ){0,2}?(?:jaj\\p{L}*|żółtk\\p{L}*)`),
    any(B, `(?:ubij|ubite|pian\\p{L}*)`, within(20), `biał(?:k\\p{L}*|ek)`, within(30), `(?:wmieszaj|dodaj|połącz|wymieszaj|delikatnie)`),
    /ကြက်ဥ(?:အနှစ်|နှစ်|အကာ|အဖြူ)?(?:ကို)?[^။\n]{0,25}?(?:အပူနဲ့|ပူပူ(?:ထဲ|ပေါ်)|ရေနွေးပူ|ဟင်းရည် ?ပူထဲ)[^။\n]{0,20}?(?:ထည့်|ဖောက်|ခေါက်|ချ|မွှေ|လောင်း|ကျက်)/u.source,
    /မီး ?(?:ကို ?)?(?:ပိတ်|ဖို ?ပေါ်က ?ချ)[^။\n]{0,15}?ကြက်ဥ[^။\n]{0,20}?(?:ထည့်|ဖောက်|မွှေ|လောင်း)/u.source,
    /ကြက်ဥ(?:အနှစ်|အကာ|အဖြူ)?(?:ကို)?[^။\n]{0,10}?(?:ဖောက်|ခေါက်)[^။\n]{0,15}?(?:ထည့်|လောင်း)/u.source,
  ],
};

/** What oil thickens to with an egg is a mayonnaise. */
const EMULSION: SaidClause = {
  says: danger("raw_egg"),
  unless: expression(/(?<!\p{L})(?:flour|batter|dough|hard|boiled|mehl|\p{L}*teig|gekocht\p{L}*|hart|mąk\p{L}*|ciast\p{L}*|twardo|pan|pfanne|patelni\p{L}*|fry|brat\p{L}*|smaż\p{L}*)(?!\p{L})/u),
  said: [
    any(B, "(?:eggs?|yolks?)", E, within(80), B, "oil", E, within(40), "(?:until|till) (?:it |they )?(?:\\p{L}+ )?(?:thick\\p{L}*|emulsif\\p{L}*)"),
    any(B, "(?:ei|eigelb|dotter)", E, within(80), B, "\\p{L}*öl", E, within(50), B, "(?:dick|dicklich|emulsion|emulgier\\p{L}*)", E),
    any(B, "(?:żółtk|jaj)\\p{L}*", within(80), B, "(?:olej|oliw)\\p{L}*", within(50), B, "(?:zgęstn|gęst|emuls)\\p{L}*"),
  ],
};

/** Into a drink, through a cream, or over what was cooked: nothing goes on to heat it. */
const EGG_INTO_COLD: SaidClause = {
  says: danger("raw_egg"),
  unless: expression(/(?<!\p{L})(?:hard|boiled|cooked egg|scrambled|fried|mashed|chopped|batter|dough|pancakes?|bak\p{L}*|fry\p{L}*|pan|pot|wok|simmer\p{L}*|boil\p{L}*|until set|cooked through|not|never|white (?:fish|rice|bread|beans?|sauce|flour))(?!\p{L})/u),
  unlessLater: HEATED,
  said: [
    any(B, "blend\\p{L}* (?:the |an |a |raw )?eggs?", E, within(40), B, "(?:shake|smoothie|drink)", E),
    any(B, "(?:stir|fold|mix|swirl) (?:the )?(?:egg )?(?:yolks?|whites?)", E, "(?: and \\p{L}+)? through", E),
    any(B, "(?:beat|whisk|whip)\\p{L}* (?:the )?(?:egg )?whites?", E, within(30), B, "(?:swirl|fold|stir)", E, within(20), B, "(?:into|through)", E),
    any(B, "(?:break|crack|pour|drop|stir)\\p{L}* (?:the |an |a |one |beaten |raw )*eggs?", E, within(12), " (?:into|through) (?:the |hot |steaming |warm )*(?:soup|broth|noodles)", E, "[^!?\\n]{0,25}?", B, "serve (?:it )?(?:immediately|straight ?away|at once|right away)", E),
    any(B, "ei(?:er)?", E, within(10), "(?:in|unter) (?:die|den|das) (?:heiße|warme)[nrs]? \\p{L}*(?:suppe|brühe|brei) (?:schlagen|geben|rühren|aufschlagen|gleiten lassen)", within(15), B, "(?:sofort|gleich) (?:servieren|essen|reichen|anrichten)", E),
    any(B, "(?:break|crack|pour)\\p{L}* (?:the |an |a |one |beaten |raw )*eggs?", E, within(12), " (?:over|into|onto|through) (?:the |hot |steaming |warm |soft )*(?:rice|porridge|noodles)", E),
  ],
};

/** Nothing heats a mayonnaise that is stirred from an egg. */
const MAYONNAISE: SaidClause = {
  says: danger("raw_egg"),
  unless: expression(/(?<!\p{L})(?:hard|boiled|cooked|egg-free|eggless|vegan\p{L}*|pasteuri\p{L}*|shop|bought|store|jar|hart\p{L}*|gekocht\p{L}*|gekauft\p{L}*|glas|ohne|without|bez|no|not|kein\p{L}*|nie|ugotowan\p{L}*|twardo|sklep\p{L}*|słoik\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:yolks?|egg|eigelbe?|dotter|ei|żółtk\\p{L}*|jajk\\p{L}*)${E}`, within(90), B, `(?:mayonnaise|mayo|aioli|majonez\\p{L}*)`, E),
  ],
};

// --- Meat and fish ------------------------------------------------------------------------------------------------

const MEAT_EN = "(?:meat|beef|steaks?|burgers?|patty|patties|mince|minced \\p{L}+|chicken|turkey|pork|lamb|veal|duck|rabbit|livers?|breast|chops?|cutlets?|meatballs?)";
const FISH_EN = "(?:fish|salmon|trout|cod|haddock|pollock|plaice|halibut|fillets?|sea bass|char)";
const MEAT_DE = "(?:\\p{L}*(?:fleisch|steaks?|burger|hack|gehacktes?|faschiertes?|leber|hähnchen\\p{L}*)|rind|huhn|hühner\\p{L}*|pute\\p{L}*|lamm\\p{L}*|enten?\\p{L}*|kalb\\p{L}*|schnitzel|roastbeef|\\p{L}*(?:frikadelle|bulette|pflanzerl|laberl|laibchen|bällchen|hackbraten|cevapcici|köfte|patties)\\p{L}*)";
const FISH_DE = "(?:\\p{L}*(?:fisch|lachs|forelle|filets?)|kabeljau|dorsch|saibling|scholle|thunfisch\\p{L}*)";
const MEAT_PL = "(?:mię[sś]\\p{L}*|wołowin\\p{L}*|ste(?:k\\p{L}*|ki)|burger\\p{L}*|hamburger\\p{L}*|kurcza\\p{L}*|indyk\\p{L}*|wieprzowin\\p{L}*|jagnięcin\\p{L}*|cielęcin\\p{L}*|wątr[óo]b\\p{L}*|kaczk\\p{L}*|polędwi\\p{L}*)";
const FISH_PL = "(?:ryb\\p{L}*|łoso[sś]\\p{L}*|pstrąg\\p{L}*|dorsz\\p{L}*|tuńczyk\\p{L}*|filet\\p{L}*)";
const FISH_OR_TUNA_EN = `(?:${FISH_EN}|tuna)`;
/** What is not eaten raw, as sources in three languages. */
interface FleshWords {
  readonly rule: RuleId;
  readonly en: string;
  readonly de: string;
  readonly pl: string;
}
const MEAT: FleshWords = { rule: "raw_meat", en: MEAT_EN, de: MEAT_DE, pl: MEAT_PL };
const FISH: FleshWords = { rule: "raw_fish", en: FISH_OR_TUNA_EN, de: FISH_DE, pl: FISH_PL };

/** A clause in each language. */
const inEach = (
  { rule, en, de, pl }: FleshWords,
  clause: Omit<SaidClause, "says" | "said">,
  said: { readonly [language in "en" | "de" | "pl"]?: (flesh: string) => readonly string[] },
): readonly SaidClause[] => {
  const clauseOf = (flesh: string, saidOf?: (flesh: string) => readonly string[]): readonly SaidClause[] =>
    saidOf === undefined ? [] : [{ ...clause, says: danger(rule), said: saidOf(flesh) }];
  return [...clauseOf(en, said.en), ...clauseOf(de, said.de), ...clauseOf(pl, said.pl)];
};
const DONE = expression(/(?<!\p{L})(?:through|no longer|not pink|nothing|no pink|opaque|flak\p{L}*|tender|done|well|firm|clear|if|when|unless|falls|wenn|solange|sobald|nicht mehr|nichts|keine?|durch|durchgegart|durchgebraten|gar|jeśli|gdy|dopóki|nie (?:jest|będzie|może|powinn\p{L}*)|bez|onions?|leeks?|shallots?|\p{L}*zwiebeln?|lauch|schalotten?|cebul\p{L}*|pora?|smoked|tinned|canned|räucher\p{L}*|dose|puszk\p{L}*)(?!\p{L})/u);

const PINK = inEach(
  MEAT,
  { unless: DONE },
  {
    en: (meat) => [
      any(B, `(?:leave|keep|serve|cook|roast|fry|grill)\\p{L}*`, within(30), meat, E, EN(30), ` (?:pink|rosy|bloody|rare)`, E),
      any(B, meat, E, within(30), ` (?:stays?|remains?|is|are|still|be|looks?|until)(?: \\p{L}+)? (?:pink|rosy|bloody|rare)`, E),
    ],
    de: (meat) => [
      any(B, meat, E, within(40), B, "(?:noch|leicht|zart|innen|darf|soll|schön|etwas|bleib\\p{L}*) (?:\\p{L}+ )?(?:zart)?(?:rosa|rosig|blutig)", E),
      any(B, meat, E, within(60), B, "innen (?:\\p{L}+ ){0,2}?(?:zart)?(?:rosa|rosig|blutig)", E),
    ],
    pl: (meat) => [
      any(B, meat, E, near(40, "nie|bez"), B, "(?:może|mogą|powin\\p{L}*|ma|niech|jeszcze|lekko|środku|środek|wciąż|zostaw\\p{L}*) (?:\\p{L}+ ){0,3}?(?:różow\\p{L}*|krwist\\p{L}*)"),
      any(B, meat, E, within(60), B, "środku (?:ma|może|mają|mogą|powin\\p{L}*|niech)(?: \\p{L}+){0,2} (?:różow\\p{L}*|krwist\\p{L}*)"),
      any(B, meat, E, within(50), B, "niech (?:\\p{L}+ ){0,2}?(?:różow\\p{L}*|krwist\\p{L}*)"),
      any(B, meat, E, within(30), B, "na (?:średnio )?krwisto"),
    ],
  },
);

const PINK_BURMESE: SaidClause = {
  says: danger("raw_meat"),
  unless: /မကျန်|မရှိ|ပျောက်|မနီ/u,
  said: [
    /(?:သား|အသည်း|ကြက်သည်း|အသဲ)[^။\n]{0,60}?(?:နီနေ|နီနီလေး|နီရဲ|ပန်းရောင် ?(?:ကျန်|သန်း|ရှိ)|သွေးစိမ့်|အရောင်ပြောင်း(?:ရုံ|တာနဲ့)|အပြင် ?ဖြူရုံ)/u.source,
    /သား[^။\n]{0,50}?(?:ခဏလေး|စက္ကန့် ?[0-9၀-၉]+)[^။\n]{0,15}?(?:လှော်|ကြော်|လှိမ့်|ကင်)/u.source,
  ],
};
const RAW_INSIDE_BURMESE: SaidClause = {
  says: danger("raw_fish"),
  said: [/ငါး[^။\n]{0,40}?(?:(?:အလယ်|အတွင်း|အထဲ)(?:မှာ|က|သား)? ?စိမ်း(?:စိမ်းလေး|နေ)|အလယ် ?နီနီလေး)/u.source],
};

const NOT_THROUGH_SAID = (flesh: string): readonly string[] => [
  any(B, flesh, E, `[^.;:,!?\\n]{0,15}? `, DOES_NOT_HAVE, `(?:\\p{L}+ ){0,2}?(?:cooked|done|browned)(?: all the way)?(?: through)?`, E, "(?! (?:too|longer|again|with|in|for|at|on|first|separately|beforehand))"),
  any(B, `no need to (?:fully |completely )?cook (?:the |your )?(?:\\p{L}+ )?`, flesh, E, "(?! (?:again|longer|separately|first|beforehand|in advance))"),
  any(B, `(?:do not|don't|never) cook (?:the |your )?(?:\\p{L}+ )?`, flesh, ` (?:all the way |right |completely |fully )*through`, E),
];

const notThrough = (words: FleshWords): readonly SaidClause[] =>
  inEach(
    words,
    {
      unless: expression(/(?<!\p{L})(?:if|when|unless|while|falls|wenn|solange|sobald|bis|jeśli|gdy|dopóki|aż|smoked|tinned|canned|cooked \p{L}+|tuna|thunfisch|tuńczyk\p{L}*|räucher\p{L}*|dose|puszk\p{L}*)(?!\p{L})/u),
      unlessLater: HEATED,
    },
    {
      en: NOT_THROUGH_SAID,
      de: (flesh) => [
        any(B, flesh, E, within(30), B, `nicht (?:(?:ganz|völlig|vollständig|unbedingt|komplett|richtig|mehr|extra) )*(?:durch|durch(?:ge)?(?:brat|gar|koch)\\p{L}*|gar|gar(?:en|gekocht)|gekocht|gegart|gebraten|erhitzt)(?: (?:werden|sein|lassen|zu))?`, E),
        any(B, flesh, E, within(12), B, `(?:muss|müssen|braucht?|brauchen) (?:\\p{L}+ )?nicht (?:\\p{L}+ )?(?:zu )?(?:kochen|garen|braten|erhitzen|durchgaren)`, E),
      ],
      pl: (flesh) => [
        any(B, flesh, E, within(15), B, `nie (?:trzeba|musisz|musi|muszą|powinn\\p{L}*|należy)(?: być)?(?: \\p{L}+){0,2} (?:gotowa\\p{L}*|ugotowa\\p{L}*|smaży\\p{L}*|dosmaż\\p{L}*|usmaż\\p{L}*|dopie\\p{L}*|wypie\\p{L}*|wysmaż\\p{L}*|piec|upie\\p{L}*)`, E),
        any(B, `nie (?:do)?(?:got|smaż|piecz|wysmaż|usmaż|ugot)\\p{L}* (?:\\p{L}+ )?`, flesh, `(?: \\p{L}+)? (?:do końca|całkiem|całkowicie)`),
      ],
    },
  );

const MOMENT_EN = "(?:for )?(?:only |just |about |barely |around )*(?:(?:1|2|one|two|a|a couple of)(?: ?(?:-|–|to|or) ?(?:2|3|two|three))? min\\p{L}*|(?<!\\d)\\d+ ?(?:-\\d+ ?)?sec\\p{L}*|thirty seconds|ten seconds|twenty seconds|a few seconds|a moment|half a minute)(?! (?:on|per|a) (?:each |every |both )?sides?)";
const MOMENT_SIDE_EN = "(?:for )?(?:only |just |about )*(?:(?:1|one|a) minute|\\d+ sec\\p{L}*|thirty seconds) (?:on each|per|a|each|on either|on both) sides?";
const FRIES_EN = "(?:sear|brown|fry|pan-fry|flash-fry|cook|grill|saut[eé])(?:ed|ing|s)?";
const LIGHTLY = "(?:until|till) (?:it is |they are )?(?:just |only |lightly |barely |slightly )+(?:browned|brown|coloured|colored)";
const BRIEF_DE = "(?:(?:1|2|3|eine|zwei|drei) min\\p{L}*|\\d+ sek\\p{L}*|dreißig sekunden|wenige sekunden|ein paar sekunden)";
const SHORT_DE = "(?<!bis )(?:(?:1|2|eine|zwei|1-2|1 bis 2|ein bis zwei) min\\p{L}*|\\d+ sek\\p{L}*|dreißig sekunden)";
const BRIEF_PL = "(?:po minucie|(?:tylko |przez |po )*(?:1 min\\p{L}*|minutę|2 min\\p{L}*|dwie minuty|3 min\\p{L}*|trzy minuty|\\d+ sek\\p{L}*|trzydzieści sekund|kilka sekund))";

const moment = (words: FleshWords): readonly SaidClause[] =>
  inEach(
    words,
    { unless: DONE, unlessLater: HEATED },
    {
      en: (flesh) => [
        any(B, FRIES_EN, ` (?:the |a |your )?(?:\\p{L}+ ){0,2}?`, flesh, E, EN(25), ` `, MOMENT_EN),
        any(B, FRIES_EN, ` (?:the |a |your )?(?:\\p{L}+ ){0,2}?`, flesh, E, EN(25), ` `, MOMENT_SIDE_EN),
      ],
      de: (flesh) => [
        any(B, flesh, E, DE(15), ` nur `, DE(12), BRIEF_DE, DE(20), `(?:an)?(?:braten|gebraten|grillen|dünsten|garen|kochen)`),
        any(B, flesh, E, DE(15), BRIEF_DE, DE(20), `(?:anbraten|angebraten|scharf)`),
        any(B, flesh, E, DE(25), ` `, SHORT_DE, ` (?:pro|je|auf jeder|von jeder) seite(?: (?:scharf |kurz |nur )*(?:an)?(?:braten|gebraten|brät|grillen|gegrillt))?`, E),
        any(B, flesh, E, DE(15), ` (?:pro|je|auf jeder|von jeder) seite (?:nur |etwa |ca\\. |rund )*`, SHORT_DE, `(?: (?:scharf |kurz |nur )*(?:an)?(?:braten|gebraten|brät|grillen|gegrillt))?`, E),
      ],
      pl: (flesh) => [
        any(B, `(?:\\p{L}*smaż|grilluj|opiecz)\\p{L}* (?:\\p{L}+ )?`, flesh, E, PL(20), BRIEF_PL),
        any(B, flesh, E, PL(10), `(?:\\p{L}*smaż|grilluj|opiecz)\\p{L}*`, PL(15), BRIEF_PL),
      ],
    },
  );

/** Red in the middle, as pink is said: of the meat of the recipe, whatever the sentence names. */
const RED_INSIDE: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: expression(/(?<!\p{L})(?:not|no|never|no longer|nothing|if|cabbage|lentils?|peppers?|beans?|apples?|plums?|melon|watermelon|beetroot|tomato\p{L}*|nicht|nicht mehr|nichts|kein\p{L}*|wenn|falls|melone|paprika|linsen|pflaumen?|äpfel|apfel)(?!\p{L})/u),
  said: [
    any(B, "(?:cool and |still |nice and |nicely )?red (?:inside|in the (?:centre|center|middle))", E),
    any(B, "(?:inside|insides|middle|centre|center)(?: (?:should|must|can|may|is|are|stays?|be|still|nice|nicely|a little|slightly|and|cool|warm|juicy))* red", E),
    any(B, "leav\\p{L}* the (?:middle|centre|center|inside) red", E),
    any(B, "(?:still )?bleeds? (?:a (?:little|bit|touch) |slightly )?(?:when|as) (?:it is |it's |you )?(?:cut|sliced?|carved?)", E),
    any(B, "(?:noch|leicht|etwas|ein wenig) bluten", E),
    any(B, "(?:beim (?:an|auf)?schneiden|innen) (?:nur |noch |leicht |etwas )*blutet", E),
    any(B, "blutet (?:nur |noch |leicht |etwas )*(?:beim (?:an|auf)?schneiden|innen)", E),
    any(B, "innen (?:\\p{L}+ ){0,3}?rot", E),
  ],
};

/** What is brown and no more goes on cooking by itself, they say. */
const LEFT_TO_ITSELF: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: expression(/(?<!\p{L})(?:not|never|don't|cooked through|no pink|clear|tender|done|nicht|nie|durchgegart|gar|7\d|8\d|oven|ofen|lid|deckel|covered)(?!\p{L})/u),
  said: [
    any(B, "(?:golden|brown(?:ed)?|seared|coloured|colored)", E, "[^.!?\\n]{0,50}?", B, "(?:finish(?:es)?|(?:carr(?:y|ies)|keeps?|goes?) (?:on )?|continues?(?: to)?) ?(?:cook(?:ing)?) (?:as|while|when) (?:it|they) (?:cools?|rests?|sits?|stands?)", E),
    any(B, "(?:goldbraun|braun|angebraten|anbraten)", E, within(40), B, "(?:zieht|gart|garen|ziehen) (?:\\p{L}+ ){0,3}?nach", E),
  ],
};

/** It goes on to be cooked: not what another food is. */
const FINISHED = expression(/(?<!\p{L})(?:return\p{L}*|finish\p{L}*|back (?:in|into|to|on)|until (?:fully |it is |they are )?(?:cooked|done|tender|soft)|cook(?:ed)? through|simmer\p{L}*|oven|bake|roast|zurück|fertig|durchgaren|backen|schmoren|köcheln|dopiec\p{L}*|dogotuj|dusić|duś|piekarnik\p{L}*)(?!\p{L})/gu);

/** What is taken off the heat before it is done. */
const nearlyDone = (words: FleshWords): readonly SaidClause[] =>
  inEach(
    words,
    { unless: expression(/(?<!\p{L})(?:not|never|no longer|potato\p{L}*|vegetables?|rice|pasta|nicht|kartoffel\p{L}*|gemüse|reis|nudeln|nie|ziemniak\p{L}*|warzyw\p{L}*)(?!\p{L})/u), unlessLater: FINISHED },
    {
      en: (flesh) => [any(B, flesh, E, NOT_DENIED(40), "(?:until|when|while)(?: it| they| the \\p{L}+)?(?: is| are|'s)? (?:nearly|almost|half) (?:done|cooked)", E)],
      de: (flesh) => [any(B, flesh, E, within(30), B, "(?:fast|beinahe|nahezu) (?:gar|durch|durchgegart|durchgebraten)", E)],
      pl: (flesh) => [any(B, flesh, E, within(30), B, "prawie (?:do)?(?:ugotowan|upieczon|usmażon|gotow)\\p{L}*")],
    },
  );

/** "Den Lachs nur außen anbraten": what is inside stays as it was. */
const onlyOutside = (words: FleshWords): readonly SaidClause[] =>
  inEach(
    words,
    { unless: DONE, unlessLater: HEATED },
    {
      de: (flesh) => [
        any(B, flesh, E, DE(20), ` nur (?:von )?außen (?:\\p{L}+ ){0,2}?(?:an)?(?:braten|gebraten|grillen|angrillen|bräunen)`, E),
        any(B, `(?:brat|grill)\\p{L}* (?:\\p{L}+ ){0,2}?`, flesh, E, DE(15), ` nur (?:von )?außen`),
      ],
      pl: (flesh) => [
        any(B, flesh, E, PL(15), `(?:ob|pod|u)?smaż\\p{L}*`, PL(15), ` tylko (?:z|po) (?:wierzchu|zewnątrz)`),
        any(B, `(?:ob|pod|u)?smaż\\p{L}* `, PL(15), flesh, E, PL(15), ` tylko (?:z|po) (?:wierzchu|zewnątrz)`),
      ],
    },
  );

/** "Krótko obsmaż": for a moment, without a number. */
const briefly = (words: FleshWords): readonly SaidClause[] =>
  inEach(
    words,
    { unless: DONE, unlessLater: HEATED },
    {
      de: (flesh) => [any(B, flesh, E, DE(20), ` nur (?:ganz |sehr )?kurz (?:an|durch)?(?:schwenken|geschwenkt|ziehen)`, E)],
      pl: (flesh) => [
        any(B, flesh, E, PL(15), `(?:tylko )?krótko (?:ob|pod|u)?smaż\\p{L}*`),
        any(B, flesh, E, PL(15), `(?:ob|pod|u)?smaż\\p{L}* (?:tylko )?krótko`),
        any(B, flesh, E, PL(15), `tylko (?:ob|pod)smaż\\p{L}*`),
        any(B, `(?:krótko (?:ob|pod|u)?smaż\\p{L}*|(?:ob|pod|u)?smaż\\p{L}* (?:tylko )?krótko) (?:\\p{L}+ )?`, flesh, E),
      ],
    },
  );

const BROWNED: SaidClause = {
  says: danger("raw_meat"),
  unless: DONE,
  unlessLater: HEATED,
  said: [any(B, "(?:cook|fry|brown|sear|saut[eé])(?:ed|ing|s)? (?:the |your )?(?:\\p{L}+ )?(?:mince|minced \\p{L}+|meat|beef|burgers?|patty|patties|chicken|turkey|pork|lamb|liver)", E, EN(20), " ", LIGHTLY)],
};

const GLASSY: SaidClause = {
  says: danger("raw_fish"),
  unless: DONE,
  said: [
    any(B, `(?:${FISH_EN}|tuna)`, E, within(45), B, "(?:stays?|remains?|still|until|leave|is|are|be|keep)(?: \\p{L}+)? (?:translucent|glassy)", E),
    any(B, FISH_DE, E, within(40), B, "glasig", E),
    any(B, FISH_PL, E, within(45), B, "(?<!(?:przesta|strac)\\p{L}{1,4} (?:być |swoją )?)szklist\\p{L}*"),
  ],
};
const GLASSY_INSIDE: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: expression(/(?<!\p{L})(?:not|no longer|never|if|until it is not|onions?|smoked)(?!\p{L})/u),
  said: [any(B, "(?:still|stays?|remains?|leave it) (?:a little |slightly )?(?:translucent|glassy) (?:inside|in the (?:middle|centre|center))", E)],
};
const CURED: SaidClause = {
  says: danger("raw_fish"),
  unless: expression(/(?<!\p{L})(?:not|no longer|never|if|smoked)(?!\p{L})/u),
  said: [any(B, "(?:salt-)?cur(?:e|ing) (?:the |your )?(?:\\p{L}+ )?", FISH_EN, E, within(60), B, "(?:days?|hours?|overnight|slice)", E)],
};
const SHELLFISH = "(?:prawns?|shrimps?|clams?|mussels?|scallops?|garnelen?|muscheln|jakobsmuscheln|krewet\\p{L}*|małż\\p{L}*)";
/** Shellfish that stays glassy, or meets the heat for seconds. */
const SHELLFISH_FOR_SECONDS: SaidClause = {
  says: danger("raw_shellfish"),
  unless: expression(/(?<!\p{L})(?:no longer|not|until pink|opaque|through|nicht mehr|durch|aż przestaną|nie)(?!\p{L})/u),
  unlessLater: HEATED,
  said: [
    any(B, SHELLFISH, E, within(40), B, "(?:(?:ten|twenty|thirty|forty|\\d+) sec\\p{L}*|translucent|glassy|\\d+ sek\\p{L}*|(?:dreißig|zwanzig) sekunden|glasig|szklist\\p{L}*|kilka sekund)"),
  ],
};
/** What only begins to turn is raw within. */
const STARTS_TO_TURN = `(?:until|till|when|once)(?: it is| it's| they are| they're| it| they)? (?:just |only )*(?:turning|(?:starts?|starting|beginning|begins?) to (?:go|turn)) (?:opaque|pink|white)`;
const startingToTurn = (rule: RuleId, word: string): SaidClause => ({
  says: danger(rule),
  unless: expression(/(?<!\p{L})(?:not|never|no longer|if|onions?|leeks?|flak\p{L}*|through|firm|smoked|tinned|canned)(?!\p{L})/u),
  unlessLater: HEATED,
  said: [any(B, word, E, within(30), STARTS_TO_TURN, E)],
});

const BARELY_OPAQUE: SaidClause = {
  says: danger("raw_fish"),
  said: [
    any(B, `(?:${FISH_EN}|tuna|prawns?|scallops?)`, E, EN(25), "(?: until)?(?: is| are| it is)? (?:barely|almost|nearly|not quite|hardly) (?:opaque|cooked|done)", E),
    any(B, `(?:${FISH_EN}|tuna|prawns?|scallops?)`, E, within(25), "(?:until|till)(?: it is| they are)? (?:barely|almost|nearly|not quite|hardly) (?:opaque|cooked|done)", E),
  ],
};

const DEGREES = "(?<![\\d.,])(?:[45]\\d|6[0-2]) ?(?:°|º|degrees?|grad|stopni\\p{L}*)? ?c?(?:elsius\\p{L}*|elsjusza)?";
const DEGREE = `(?:${DEGREES.replace("?(?:", "?(?:")})`;
const HEATS = "(?:cook|roast|bake|grill|fry|sous[ -]vide|core|internal|inside|reach\\p{L}*|heat|poach|garen|braten|backen|erhitzen|kerntemperatur|\\p{L}*piecz\\p{L}*|\\p{L}*gotuj\\p{L}*|\\p{L}*smaż\\p{L}*|temperatur\\p{L}*)";
const AT_DEGREES = `${DEGREE}(?<=[°ºc]|degrees|grad|celsius|stopni|stopniach|celsjusza)`;
/** What no text is certain of: the words are looked for where degrees are said. */
const DEGREES_SAID = expression(AT_DEGREES, "u");
const cool = (rule: RuleId, flesh: string): SaidClause => ({
  says: danger(rule),
  onlyWith: DEGREES_SAID,
  unless: expression(/(?<!\p{L})(?:cool\p{L}*|warm|keep|serve|abkühl\p{L}*|warmhalten|warm halten|ostudź\p{L}*|studź\p{L}*|water|wasser|not|nicht|nie|never)(?!\p{L})/u),
  said: [
    any(B, HEATS, E, `[^.;!?\\n\\d]{0,20}?`, B, flesh, E, `[^.;!?\\n\\d]{0,40}?`, AT_DEGREES),
    any(B, flesh, E, `[^.;!?\\n\\d]{0,30}?`, HEATS, `[^.;!?\\n\\d]{0,30}?`, AT_DEGREES),
    any(B, flesh, E, `[^.;!?\\n\\d]{0,15}?`, AT_DEGREES, `[^.;!?\\n\\d]{0,15}?(?:garen|braten|kochen|backen|ziehen)`),
  ],
});

/** Pink or raw by another word: what is tasted before it is fried, red juice, a steak "medium". */
const NOT_WELL_DONE: SaidClause = {
  says: danger("raw_meat"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|nicht|never|not|don't|no|kein\p{L}*|bez|medium (?:heat|high|hot|low|flame|hitze|sized?|bowl|pan)|medium-\p{L}+|owocow\p{L}*|warzywn\p{L}*)(?!\p{L})/u),
  said: [
    any(B, "(?:skubn|spróbow|podjad|podjeś)\\p{L}*", within(20), B, "farsz\\p{L}*", within(50), B, "przed (?:smażeniem|pieczeniem|gotowaniem|duszeniem)", E),
    any(B, "sok (?:\\p{L}+ ){0,3}?(?:ma|powinien|może|niech) (?:być |pozostać )?różowy", E),
    any(B, "(?:ste(?:k|ak)\\p{L}*|burger\\p{L}*|roastbeef)", E, within(25), B, "medium", E),
  ],
};

/** A core that never gets hot enough: said of what is roasted, whatever it is. */
const CORE: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: expression(/(?<!\p{L})(?:not|never|at least|mindestens|nicht|nie|co najmniej|minimum|min)(?!\p{L})/u),
  said: [
    any(AT_DEGREES, " kerntemperatur", E),
    any(B, "kerntemperatur (?:\\p{L}+ ){0,2}?", AT_DEGREES),
    any(B, "(?:core|internal) temp(?:erature)? (?:\\p{L}+ ){0,3}?", AT_DEGREES),
    any(B, "(?:core|internal) temp(?:erature)? (?:\\p{L}+ ){0,3}?1[23]\\d ?(?:°|º|degrees)? ?f", E),
    any(B, "temperatur\\p{L}* (?:wewnętrzn\\p{L}*|w środku|rdzenia) (?:\\p{L}+ ){0,2}?", AT_DEGREES),
  ],
};

/** Mould-ripened cheese on what was cooked before. */
const CHEESE_ON_TOP: SaidClause = {
  says: danger("mould_ripened_cheese"),
  unless: expression(/(?<!\p{L})(?:not|never|no|without|nicht|nie|kein\p{L}*|ohne|bez)(?!\p{L})/u),
  unlessLater: HEATED,
  said: [
    any(B, "(?:off the (?:heat|hob|stove)|after (?:baking|cooking|roasting)|once (?:baked|cooked|drained))", E, within(40), B, "(?:gorgonzola|brie|camembert|stilton|roquefort|dolcelatte|blue cheese)", E),
    any(B, "(?:nach dem (?:backen|kochen|garen|abgießen)|vom herd)", E, within(40), B, "(?:gorgonzola|brie|camembert|roquefort|ziegenrolle|\\p{L}*schimmelkäse)", E),
    any(B, "(?:po (?:upieczeniu|ugotowaniu|zdjęciu z ognia)|z ognia)", E, within(40), B, "(?:gorgonzol|brie|camembert|roquefort|lazur|pleśniow)\\p{L}*"),
  ],
};

// --- Bones and stones ---------------------------------------------------------------------------------------------

const NOT_SO = expression(/(?<!\p{L})(?:not leave|don't leave|(?:not|n't) (?:serve|give|offer|keep)|never(?! (?:mind|worry|bother))|not let|don't let|niemals|nicht (?:am|drin|dran)|kein\p{L}*|nie (?:zostaw|pozostaw|pozw)\p{L}*|if|wenn|jeśli|stock|broth|brühe|fond|bulion\p{L}*|wywar\p{L}*|rosół)(?!\p{L})|မကျွေး/u);
const HARD_PARTS = "(?:bones?|stones?|pits?|shells?)";

/** "Take out the backbone with all the small bones": they are out. */
const TAKEN_OUT = "(?<!(?<!\\p{L})(?:entfern|lös|zieh|heb|zupf)\\p{L}* [^.;!?\\n]{0,40})";
const KEPT_INSIDE = { says: danger("bones_stones"), unless: NOT_SO };

const BONES: readonly SaidClause[] = [
  // A form says it too, but of our foods alone, and olives are none.
  {
    ...KEPT_INSIDE,
    said: [
      any(B, `(?:olives?|cherr(?:y|ies)|dates?|plums?|prunes?|damsons?|apricots?|peach(?:es)?|nectarines?|lychees?)${E},? (?:\\p{L}+ )?(?:stones?|pits?)[ -]in`, E),
      any(B, `(?:unpitted|unstoned)`, E),
      any(B, `(?:nicht entsteint|unentsteint|nicht entkernt)\\p{L}*`),
      any(B, `niedrylowan\\p{L}*`),
    ],
  },
  {
    ...KEPT_INSIDE,
    said: [
      any(B, `(?:serv(?:e|ed|ing)|offer|give|hand)`, EN(30), ` (?:still )?on the bone(?! (?:in|at) the (?:table|shop))`, E),
      any(B, `(?:leave|leaving|keep|keeping|left|serve)`, EN(30), ` ${HARD_PARTS} (?:in|on|inside)(?= (?:the )?(?:fish|meat|chicken|fruit|cherr\\p{L}*|plums?|peach\\p{L}*|olives?|dates?|prawns?|shrimps?|for|so|when|while|and|if|as)|[.,;:!?\\n)]|$)`),
      any(B, `with (?:the |its |their |a )?${HARD_PARTS} (?:still |left )?(?:in|on|inside)`, E),
      any(B, `with (?:its|their|all (?:of )?(?:its|their|the)) (?:small |fine |little |tiny )?${HARD_PARTS}`, E),
      any(B, HARD_PARTS, E, `(?: and all|,? included)`, E),
      any(B, `(?:leave|leaving|keep|keeping) (?:the |their |its )?(?:stones?|pits?)(?= ?(?:[.,;:!?)\\n]|$))`),
      any(B, `without (?:pitting|stoning|de-?boning|filleting)`, E),
      any(B, `no need to (?:pit|stone|de-?bone)`, E),
      any(B, `bones`, E, within(30), `(?:don't|do not|not|never) (?:worry|mind|bother)`, EN(20), ` (?:small|little|tiny|fine)`),
      any(B, HARD_PARTS, E, ` ${DOES_NOT_HAVE.replace("should(?: not|n't)|must(?: not|n't)|may not|", "")}(?:removed|taken out|picked out|pitted)`),
      any(B, `no need to (?:remove|take out|pick out|pull out)`, EN(20), ` ${HARD_PARTS}`, E),
      any(B, `(?:do not|don't) (?:remove|take out|pick out|pull out)`, EN(20), ` ${HARD_PARTS}`, E),
      any(B, `(?:let|allow|give|encourage)`, EN(40), `(?:gnaw|chew|suck|nibble|munch|teethe)\\p{L}*`, EN(25), `bones?`, E),
      any(B, `(?:keep|leave|use)\\p{L}* the bones? (?:as|for) `),
      any(B, `bones,? (?:and )?(?:baby|he|she|they|kids?) can (?:suck|pick|spit)`, E),
      any(B, `(?:eat|nibble|gnaw|suck|chew)\\p{L}* (?:\\p{L}+ ){0,3}?(?:a)?round the (?:stone|pit|bone)s?`, E),
      any(B, `bones?`, EN(30), `to (?:gnaw|chew|suck|nibble|munch|teethe)`, E),
    ],
  },
  {
    ...KEPT_INSIDE,
    said: [
      any(TAKEN_OUT, B, `(?:mit)?samt (?:(?:dem|den|allen|ihren|seinen) )?(?:stein\\p{L}*|kern\\p{L}*|gräten?|knochen)`, E),
      any(B, `mit (?:den|allen) gräten`, E),
      any(B, `(?:kirsche|pflaume|zwetschk?ge|zwetschke|marille|aprikose|pfirsich|mirabelle|nektarine|dattel|olive)\\p{L}*`, E, within(12), `nicht (?:entkernen|entsteinen)`, E),
      any(B, `(?:\\p{L}*(?:steine?|knochen|schalen?)|kerne?|gräten?)${E}`, DE(20), `(?:drin(?:nen)?|dran|darin)[ -]?(?:ge)?(?:lassen|bleiben|lässt)`, E),
      any(B, `lass\\p{L}* (?:\\p{L}+ )?(?:steine?|kerne?|knochen|gräten?) (?:\\p{L}+ )?(?:drin|dran|darin)`, E),
      any(B, `am knochen (?:\\p{L}+ )?(?:servieren|reichen|geben|anbieten)`, E),
      any(B, `rippchen am knochen`, E),
      any(B, `\\p{L}*(?:steine?|kerne?|gräten|knochen)${E} (?:\\p{L}+ ){0,2}?(?:bleiben|bleibt) (?:\\p{L}+ ){0,2}?(?:drin|dran|darin)`, E),
      any(B, `gräten${E} (?:\\p{L}+ )?(?:machen nichts|stören nicht|spuckt|pult|fischt)`, E),
      any(TAKEN_OUT, B, `samt (?:\\p{L}+ ){1,2}gräten`, E),
      any(B, `gräten`, E, within(25), `(?:belassen|müssen (?:\\p{L}+ )?nicht (?:heraus|raus))`, E),
      any(B, `knochen`, E, DE(15), `(?:nagen|knabbern|lutschen|kauen|abnagen|saugen)`, E),
      any(B, `(?:nag|knabber|lutsch|kau)\\p{L}*`, DE(15), ` knochen`, E),
      any(B, `(?:steine?|kerne?|knochen|gräten?)${E}`, within(15), `(?:müssen|muss|brauch\\p{L}*|sollen)?`, within(12), `nicht (?:\\p{L}+ )?(?:entfern\\p{L}*|herausgenommen|herausnehmen|herauslösen|ausgelöst|auslösen|zu entfernen|rausnehmen)`),
    ],
  },
  {
    ...KEPT_INSIDE,
    said: [
      any(B, `(?:podaj|podawaj|podać|zostaw|pozostaw)\\p{L}* (?:\\p{L}+ )?(?:z|ze) (?:wszystkimi )?(?:ośćmi|kością|kośćmi|kostką)`, E),
      any(B, `(?:zostaw|pozostaw|podaj)\\p{L}* (?:\\p{L}+ )?na kości`, E),
      any(B, `(?:drobne |małe )?ości (?:można |możesz )?(?:zostaw|pozostaw)\\p{L}*`, E),
      any(B, `nie trzeba (?:wybierać|wyjmować|usuwać|wyciągać) (?:drobnych |małych )?(?:ości|pestek|kości)`, E),
      any(B, `(?:zostaw|pozostaw)\\p{L}* (?:\\p{L}+ )?(?:pest(?:kę|ki|ek)|ości|ość|kości|kość|skorup\\p{L}*)`, E, "(?! na )"),
      any(B, `nie (?:wyjmuj|usuwaj|wyciągaj|drylu|pozbawiaj)\\p{L}* (?:\\p{L}+ )?(?:pestek|pestki|ości|kości|skorup\\p{L}*)`, E),
      any(B, `(?:pestek|pestki|ości|kości|kość) (?:\\p{L}+ )?nie (?:trzeba|musisz|musi|muszą|wyjmuj|usuwaj|należy)`, E),
      any(B, `nie (?:drylu|wydrylow|drylow)\\p{L}*`),
      any(B, `ości (?:\\p{L}+ ){0,3}?(?:wyplu|powyciąga|wyciągnie sam|wybierze sam)\\p{L}*`),
      any(B, `żeber(?:k|ek)\\p{L}*`, within(25), `(?:z kością|z kostką|obgryz\\p{L}*|do ręki|do rączki)`),
      any(B, `(?:ob|o)?gry[zź]\\p{L}* (?:\\p{L}+ ){0,2}?(?:koś(?:ć|ci|cią)|kostk\\p{L}*)`, E),
      any(B, `(?:ssa\\p{L}*|żu\\p{L}*|memła\\p{L}*) (?:\\p{L}+ )?(?:kość|kości|kostk\\p{L}*)`, E),
    ],
  },
  {
    ...KEPT_INSIDE,
    said: [any(B, `(?:ribs?|cutlets?|chops?|drumsticks?|wings?)`, E, within(15), `(?:to|can) (?:chew|gnaw|suck|nibble)`, E)],
  },
  {
    ...KEPT_INSIDE,
    said: [any(B, `nicht (?:\\p{L}+ )?entgräten`, E), any(B, `entgräten (?:\\p{L}+ ){0,2}?(?:nicht|unnötig|sparen)`, E)],
  },
  {
    ...KEPT_INSIDE,
    said: [
      /အစေ့(?:များ|တွေ)? ?ပါ(?:လျက်|လျှက်|ရက်)/u.source,
      /ငါး[^။\n]{0,20}?အရိုး ?လိုက်/u.source,
      /ဆူး[^။\n]{0,15}?(?:ထုတ်|နွှင်)စရာ ?မလို/u.source,
      /အရိုး(?:များ|တွေ)?(?:ကို)? ?မထွင်(?:ဘဲ|ပဲ)/u.source,
      /ငါး[^။\n]{0,30}?အရိုး(?:တွေ|များ)? ?(?:ပါ(?!ရင်|လျှင်|တာ|နိုင်|မ|လား|တဲ့|သော|ပေ)|နဲ့ပဲ|နဲ့တကွ)/u.source,
      /(?:အရိုး|အစေ့)(?:များ|တွေ)?(?:ကို)? ?(?:ထုတ်|နွှင်|ဖယ်)(?:စရာ|ဖို့|ရန်) ?မလို/u.source,
      /(?:အရိုး|အစေ့)(?:များ)?(?:ကို)? ?(?:မဖယ်|မထုတ်|မနွှင်)(?:ပါ|ဘဲ|ရ|နဲ့|ဲ)[^။\n]{0,20}/u.source,
    ],
  },
];

// --- Raw dough ----------------------------------------------------------------------------------------------------

const DOUGH: SaidClause = {
  says: danger("raw_flour"),
  onlyWith: /dough|batter|gooey|doughy|teig|ciast/u,
  unless: expression(/(?<!\p{L})(?:not|never|don't|if|baked|nicht|nie|niemals|kein\p{L}*|wenn|gebacken\p{L}*|jeśli|upieczon\p{L}*|longer|no)(?!\p{L})/u),
  said: [
    any(B, `(?:taste|tastes|tasting|lick|licks|licking|nibble|sample|eat|try)(?: \\p{L}+){0,5}? (?:dough|batter)`, E),
    any(B, `(?:middle|centre|center|inside|insides)(?: (?:is|are|stays?|remains?|still|a little|slightly|nice and|just))+ (?:gooey|doughy|raw)`, E),
    any(B, `\\p{L}*teig${E}`, within(15), `(?:ablecken|abschlecken|naschen|schlecken|probieren|kosten|lecken)`, E, "(?!\\? (?:(?:bitte|lieber|besser) nicht|nein|auf keinen fall|nie|niemals)(?= ?[.!;\\n]|$))"),
    any(B, `(?:obli[zż]|wyli[zż]|poli[zż])\\p{L}*`, within(25), `ciast(?:a|em|o)`, E),
  ],
};

/** Where something is baked, what is left in the bowl is raw. */
const LICKED: SaidClause = {
  says: danger("raw_flour"),
  onlyWith:
    /bak(?:e|ing)|oven|muffin|cake|cookie|biscuit|pancake|dough|batter|back|ofen|keks|kuchen|teig|piec|piek|muffin|ciast|ciach/u,
  unless: expression(/(?<!\p{L})(?:not|never|don't|no|nicht|nie|niemals|kein\p{L}*|nigdy)(?!\p{L})/u),
  said: [
    any(B, "lick\\p{L}*(?: out)?(?: \\p{L}+){0,4}? (?:bowl|spoon|whisk|beaters?|spatula)", E),
    any(B, "(?:schüssel|löffel|rührbesen|schneebesen|teigschaber)", E, within(30), B, "(?:aus|ab)(?:lecken|schlecken|geleckt)", E),
    any(B, "teigrest\\p{L}*", within(30), B, "(?:aus|ab|weg)?(?:lecken|schlecken|naschen)", E),
    any(B, "(?:wyliz|obliz)\\p{L}*", within(20), B, "(?:misk|łyżk|trzepacz|mieszadł)\\p{L}*"),
    any(B, "łyżk\\p{L}* z (?:\\p{L}+ )?ciastem", E),
    any(B, "podjada\\p{L}* (?:\\p{L}+ )?ciast\\p{L}*"),
  ],
};

// --- Mould --------------------------------------------------------------------------------------------------------

/** Cut off, it is in the rest still. */
const MOULD_CUT_OFF: SaidClause = {
  says: danger("spoiled_food"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|if|enough|nicht|nie|niemals|kein\p{L}*|genügt|wenn|falls|jeśli|jeżeli|gdy|wystarczy)(?!\p{L})/u),
  said: [
    any(B, `schimmel (?:(?:vo[mn]|an|am) (?:\\p{L}+ ){1,2})?(?:\\p{L}+ )?(?:ab|weg|heraus|raus)?(?:schneiden|kratzen|schaben)`, E),
    any(B, `(?:schneide|kratze?|schabe?) (?:den |allen |etwaigen )?schimmel`, E),
    any(B, `(?:scrape|trim|cut|slice|pare|shave) (?:off |away |out )?(?:the |any |all |all the )?mou?ld(?= (?:off|from|away)|[.,;:!?\\n]| and| then|$)`),
    any(B, `pleśń (?:\\p{L}+ )?(?:odkr[óo]\\p{L}*|wykr[óo]\\p{L}*|wyt\\p{L}*|zeskrob\\p{L}*|zeskrobać|usu\\p{L}*|zdrap\\p{L}*|odci\\p{L}*|odetnij)`),
    any(B, `(?:odkr[óo]|wykr[óo]|wyt|wyci|zeskrob|usu|zdrap|odci|odetn)\\p{L}* (?:z \\p{L}+ )?pleśń`, E),
  ],
};

// --- Alcohol ------------------------------------------------------------------------------------------------------

const WINE: SaidClause = {
  says: danger("alcohol"),
  said: [
    any(B, `deglaz\\p{L}*[^.;!?\\n]{0,20}? with (?:the |a |some |little |splash of |dash of )*(?:red|white)(?= and|[.,;:!?\\n)]|$)`),
    any(B, `mit (?:\\p{L}+ ){0,3}?(?:rotem|weißem|rotwein|weißwein|rotem oder weißem)(?= (?:ab)?löschen|[.,;]|$)`),
  ],
};

// --- Drinks, crunch, salt -----------------------------------------------------------------------------------------

const NOT_GIVEN = expression(/(?<!\p{L})(?:not|never|don't|no|instead|nicht|nie|niemals|kein\p{L}*|statt|ground|gemahlen\p{L}*|zmielon\p{L}*|fein)(?!\p{L})/u);
const NUTS =
  "(?:\\p{L}*nuts?|almonds?|cashews?|pecans?|pistachios?|\\p{L}*n[uü]sse?n?|mandeln?|pistazien|cashews?|orzech\\p{L}*|migdał\\p{L}*|orzesz\\p{L}*|nerkow\\p{L}*|pistacj\\p{L}*)";
/** Polish counts neither of them: "łyżka całego groszku". */
const WHOLE_PULSES: SaidClause = {
  says: { kind: "form", form: "whole" },
  said: [any(B, `cał(?:y|ym|ego|ej|ą) (?:\\p{L}+ )?(?:grosz(?:ek|ku|kiem)|ciecierzyc\\p{L}*|fasol\\p{L}*|kukurydz\\p{L}*|soczewic\\p{L}*)`)],
};
const NOODLES = "(?:noodles?|spaghetti|linguine|tagliatelle|fettuccine|pasta|strands|\\p{L}*nudeln?|makaron\\p{L}*|nitk\\p{L}*|wstążk\\p{L}*)";
/** Noodles of which it is said not to cut them. */
const notToBeCut = (noodles: string): readonly string[] => [
  any(B, noodles, E, within(50), `(?:never|don't|do not|no need to) (?:cut|snip|break|chop) (?:it|them|the \\p{L}+)`, E),
  any(B, `(?:don't|do not|never|no need to) (?:cut|snip|break|chop) (?:the |your )?`, noodles, E),
];
const UNCUT_NOODLES: SaidClause = {
  says: { kind: "form", form: "long" },
  unless: expression(/(?<!\p{L})(?<!without |nicht |nie |never |don't |do not |need to )(?:break|broken|snap\p{L}*|cut(?! (?:them|it) ?[.,;])|chop\p{L}*|brech\p{L}*|zerbrech\p{L}*|klein|kurze?[nrms]?|łam\p{L}*|połam\p{L}*|pokrój|krótk\p{L}*|wheat|grain|wholewheat|wholemeal)(?!\p{L})/u),
  said: [
    any(B, NOODLES, E, within(60), `(?:leave|keep|serve|add) (?:it|them|the (?:strands|noodles|pasta|spaghetti)) (?:whole(?: and long)?|long|uncut|as they are)`, E),
    any(B, `(?:leave|keep|twirl|slurp)\\p{L}* (?:up )?(?:the |your )?(?:long )?`, NOODLES, E, ` (?:whole|long|uncut)`, E),
    any(B, `(?:boil|cook|serve) (?:the |your )?(?:noodles?|spaghetti|linguine|tagliatelle|fettuccine) whole`, E),
    any(B, NOODLES, E, within(50), `without (?:breaking|cutting|snapping|chopping) (?:it|them)`, E),
    ...notToBeCut(NOODLES),
    any(B, `leave (?:the |your )?(?:\\p{L}+ )?`, NOODLES, E, ` (?:uncut|unbroken)`, E),
    any(B, `uncut `, NOODLES, E),
    any(B, NOODLES, E, within(30), `unzerkleinert`, E),
    any(B, `(?:long|whole) (?:strands|noodles|spaghetti)`, E, `(?! (?:into|in) )`),
    any(B, NOODLES, E, within(50), `(?:ungeschnitten|im ganzen)`, E),
    any(B, NOODLES, E, within(40), `nicht (?:\\p{L}+ )?(?:klein)?(?:schneiden|brechen|kürzen|zerkleinern)`, E),
    any(B, NOODLES, E, within(60), `nie (?:kr[oó]j|łam|tnij|przecinaj|skracaj)\\p{L}*`),
    any(B, `nie (?:kr[oó]j|łam|tnij|przecinaj|skracaj)\\p{L}* (?:\\p{L}+ )?`, NOODLES),
  ],
};
/** Of whatever they are made. */
const UNCUT_EGG_NOODLES: SaidClause = {
  says: danger("long_pasta_sticky_rice"),
  unlessLater: expression(/(?<!\p{L})(?:then|afterwards|before serving)(?!\p{L})[^.!?\n]{0,30}(?:cut|snip|chop|break)/gu),
  said: [
    ...notToBeCut("noodles"),
    any(B, `(?:leave|keep) (?:the |your )?(?:\\p{L}+ )?noodles (?:uncut|unbroken|whole|long|in one piece)`, E),
  ],
};
const LONG_NOODLES: SaidClause = {
  says: { kind: "form", form: "long" },
  said: [/(?:ခေါက်ဆွဲ|ကြာဆံ|မုန့်ဖတ်)[^။\n]{0,25}?(?:မ(?:ညှပ်|ဖြတ်)(?:ဘဲ|ပါနဲ့)|အမျှင် ?ရှည်(?:အတိုင်း|လိုက်)|အရှည်(?:အတိုင်း|လိုက်))/u.source],
};
const COARSE_NUTS: SaidClause = {
  says: danger("whole_nuts"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|no|nicht|nie|flour|salt|pepper|then|butter)(?!\p{L})(?! too)/u),
  said: [
    any(B, `coarsely (?:grind|ground|crush|crushed) (?:\\p{L}+ )?`, NUTS, E),
    any(B, `(?:grind|blitz|pulse|crush) (?:the |your )?`, NUTS, E, ` (?:coarsely|to a coarse)`),
    any(B, `(?:grind|blitz|pulse|crush) (?:the |your )?`, NUTS, E, within(15), `not too (?:fine|finely)`, E),
    any(B, NUTS, E, ` (?:\\p{L}+ )?grob (?:mahlen|gemahlen|zerkleinern|zerstoßen)`, E),
    any(B, `(?:grubo (?:zmiel|mielon)|(?:zmiel|mielon)\\p{L}* grubo)\\p{L}* `, NUTS, E),
    any(B, NUTS, E, ` (?:grubo (?:zmiel|mielon)|(?:zmiel|mielon)\\p{L}* grubo)`),
  ],
};
const COARSE_NUTS_BURMESE: SaidClause = {
  says: danger("whole_nuts"),
  said: [/(?:မြေပဲ|သီဟိုဠ်စေ့|ဗာဒံစေ့|အခွံမာသီး|သစ်ကြားသီး)[^။\n]{0,20}?(?:ခပ် ?ကြမ်း|အကြမ်း|ကြမ်းကြမ်း)[^။\n]{0,12}?(?:ထောင်း|ချေ|ခြေ|စဉ်း|စဥ်း|စင်း|ကြိတ်|ထု)/u.source],
};
/** "Garść włoskich": the nut is not said. */
const NUTS_BY_KIND: SaidClause = {
  says: danger("whole_nuts"),
  unless: NOT_GIVEN,
  said: [
    any(B, `(?:garść|garści\\p{L}*|łyżk\\p{L}*|kilka|(?:po)?siekan\\p{L}*) (?:\\p{L}+ )?włoski(?:ch|mi)(?! (?:ziół|zioł|orzech|przypraw|fasol))`),
    any(B, `włoskich(?! (?:ziół|zioł|orzech|przypraw|fasol)),? (?:\\p{L}+ )?(?:po)?siekan\\p{L}*`),
  ],
};
const FOUND_MUSHROOMS: SaidClause = {
  says: danger("wild_mushrooms"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|sklep\p{L}*|hodowl\p{L}*|pieczark\p{L}*)(?!\p{L})|မ(?:စား|ကျွေး)/u),
  said: [
    any(B, `grzyb\\p{L}*`, within(50), B, `(?:w lesie|z lasu|zebra[łn]\\p{L}*)`),
    any(B, `(?:w lesie|z lasu) (?:\\p{L}+ ){0,3}?grzyb\\p{L}*`),
    any(B, `(?:kani[aęą]|czubajk\\p{L}*)`, E),
    /တောင်ပို့[^။\n]{0,15}မှို/u.source,
  ],
};
const FROM_THE_COW: SaidClause = {
  says: danger("unpasteurised_dairy"),
  unless: expression(/(?<!\p{L})(?:nie (?:podawaj|używaj|dawaj)|zagotuj\p{L}*|przegotuj\p{L}*|zagotować|przegotować)(?!\p{L})|ကျို/u),
  said: [
    any(B, `mlek\\p{L}*`, within(40), B, `(?:nieprzegotowan\\p{L}*|(?:prosto )?od (?:krowy|gospodarza))`),
    /ညှစ်ပြီး(?:ခါ)?စ ?[^။\n]{0,6}နွားနို့/u.source,
  ],
};
/** Green beans have to boil for as long as dry ones do after their soak: ten minutes at least. */
const BABY_BEANS: SaidClause = {
  says: danger("undercooked_beans"),
  unless: expression(/(?<!\p{L})(?:weich|soft|miękk\p{L}*|zuvor|danach|dann|dosen?|glas|tin\p{L}*|can\p{L}*|nicht|not|never|nie)(?!\p{L})/u),
  unlessLater: HEATED,
  said: [
    any(B, `(?:(?:grüne[nr]? |stangen|busch|brech|garten|prinzess)bohnen|fisolen)`, E, within(20), `(?:bissfest|al dente|knackig|nur kurz|nur (?:an|über)\\p{L}*|(?:eine|zwei|drei|vier|fünf|[1-5]) min\\p{L}*)`, E),
    any(B, `(?:green|runner|french|string|fine|broad) beans`, E, within(25), `(?:crunchy|crisp|al dente|briefly|for (?:a|one|two|three|[1-4])(?:-\\d)? min\\p{L}*)`, E),
    any(B, `fasol\\p{L}* szparag\\p{L}*`, within(25), `(?:al dente|chrup\\p{L}*|krótko|jędrn\\p{L}*)`),
  ],
};
const MILK_NOT_GIVEN = expression(`${NOT_GIVEN.source}|(?<!\\p{L})(?:modyfikowan\\p{L}*|formul\\p{L}*|breast|expressed|mutter\\p{L}*|pre\\p{L}*|anfangsmilch|folgemilch|säuglingsmilch|measuring|jug)(?!\\p{L})|မ(?:တိုက်|သင့်)`, "u");
const MILK_TO_DRINK: SaidClause = {
  says: danger("cows_milk_drink"),
  onlyWith: /milk|milch|mlek|နွားနို့/u,
  unless: MILK_NOT_GIVEN,
  said: [
    /နွားနို့(?!မှုန့်)[^။\n]{0,40}?(?<!မ)တိုက်(?!စရာမလို|ဖို့မလို|သင့်)/u.source,
    any(B, `(?:podaj|podawaj|nalej|przelej)\\p{L}*`, PL(15), ` (?:w|do) butel(?:ce|ki)`, E),
    any(B, `(?:serve|offer|give|drink|enjoy)\\p{L}*`, EN(30), ` (?:cup|glass|beaker|mug|bottle|sip|sips) of (?:\\p{L}*warm |cold |whole |fresh |plain )?(?:cow's |cows' |cow )?milk`, E, "(?! (?:formula|porridge))"),
    any(B, `(?:fill|put|pour|warm)\\p{L}*`, within(40), B, `milk`, E, within(25), `(?:in|into|to) (?:his|her|their|baby's|the baby's|a|the) (?:bottle|beaker|sippy cup)`, E),
    any(B, `fill (?:his|her|their|the|a) (?:bottle|beaker|sippy cup) with (?:the |warmed |warm |some )*(?:cow's |cows' )?(?:whole |full fat )?milk`, E),
    any(B, `milk`, E, within(30), B, `let (?:him|her|them|(?:the |your )?baby|(?:the |your )?child) (?:drink|sip)`, E, `(?! (?:\\p{L}+ ){0,2}?(?:water|tea|formula))`),
    any(B, `milk`, E, `[\\s\\S]{0,60}?`, B, `fill (?:his|her|their|the|a) (?:bottle|beaker|sippy cup)`, E),
    any(B, `wash\\p{L}* (?:it |that )?down with`, within(25), B, `(?:cow's |whole )?milk`, E),
    any(B, `milch`, E, `[\\s\\S]{0,60}?`, B, `(?:ins|in das|in die) (?:flascherl|fläschchen|trinklernbecher)`, E),
    any(B, `(?:na (?:kolację|śniadanie|noc|dobranoc)|do (?:picia|popicia)|popij\\p{L}*|podaj\\p{L}*) (?:\\p{L}+ ){0,3}?(?:butel|butl|kubecz|kubk|kubek|szklan)\\p{L}* (?:\\p{L}+ ){0,2}?mleka`, E),
    any(B, `mit (?:\\p{L}+ )?kuhmilch (?:servieren|reichen|anbieten|geben)`, E),
    any(B, `kuhmilch (?:dazu|als getränk|zum trinken)`, within(12), `(?:reichen|servieren|anbieten|geben|trinken)`, E),
    any(B, `(?:mit|dazu) (?:einem |ein )?(?:becher|glas|tasse) (?:warmer |kalter |warme |kalte )?(?:kuh)?milch (?:servieren|reichen|anbieten|geben)`, E),
    any(B, `(?:podaj|podawaj|popij)\\p{L}*`, PL(20), ` z?(?: ?(?:kubkiem|szklanką) mleka| ?mlekiem krowim)`, E),
  ],
};

/** Juice that is pressed and not named: it goes from the fruit into what a baby drinks from. */
const JUICE_TO_DRINK: SaidClause = {
  says: danger("juice"),
  unless: NOT_GIVEN,
  said: [
    any(B, `(?:squeez|press|juic)\\p{L}*`, within(50), B, `into (?:a|his|her|their|the|your baby's) (?:\\p{L}+ )?(?:beaker|sippy cup|open cup|straw cup|bottle)`, E),
    any(B, `(?:squeez|press|juic)\\p{L}*`, within(50), B, `(?:give|serve|offer)(?: it)? in (?:a|his|her|their|the) (?:beaker|sippy cup|open cup|bottle)`, E),
    any(B, `(?:saft|ausgepresst\\p{L}*|auspressen|entsaften)${E}`, within(40), B, `(?:ins|in das|in ein|in den|in einen) (?:fläschchen|flascherl|trinklernbecher|trinkbecher|trinkfläschchen)`, E),
    any(B, `(?:wyci[sś][knś]\\p{L}*|sok)${E}`, within(40), B, `do (?:\\p{L}+ )?(?:butelki|kubeczka|kubka niekapka|bidonu)`, E),
  ],
};
const SEEDS_ON_TOP: SaidClause = {
  says: danger("whole_seeds"),
  unless: NOT_GIVEN,
  said: [
    any(B, `(?:top|sprinkle|scatter|garnish|finish|serve|decorate)\\p{L}*`, EN(30), ` (?:with )?(?:toasted|roasted|mixed|whole|crunchy|some|a few) (?:mixed )?seeds`, E),
    any(B, `mit (?:gerösteten |ganzen |gemischten |ein paar )(?:kernen|körnern|saaten) (?:bestreuen|garnieren|servieren|toppen)`, E),
    any(B, `posyp\\p{L}* (?:prażonymi |całymi |mieszanymi )?(?:ziarnami|pestkami|nasionami)`, E),
  ],
};
const CROUTONS: SaidClause = {
  says: danger("crunchy_snacks"),
  unless: NOT_GIVEN,
  said: [
    any(B, `croutons?`, E),
    any(B, `crisp ?breads?`, E),
    any(B, `posyp\\p{L}*`, PL(20), B, `grzan(?:kami|ek)`, E),
    any(B, `chrupki(?:m|e|ego)? pieczyw(?:em|o|a)`, E),
  ],
};
const SALTED: SaidClause = {
  says: danger("added_salt"),
  unless: NOT_GIVEN,
  said: [
    any(B, `(?:cook|boil|simmer|steam|poach)\\p{L}*`, EN(30), ` in (?:\\p{L}+ )?sea ?water`, E),
    any(B, `salty (?:butter|water)`, E),
    any(B, `well[- ](?:seasoned|salted) water`, E),
    any(B, `(?:as )?salty (?:as|like) the sea`, E),
    any(B, `(?:schmecken|schmeckt|salzig) wie (?:das meer|meerwasser)`, E),
    any(B, `wie (?:das )?meer(?:wasser)? schmeck\\p{L}*`, E),
    any(B, `smakować jak (?:morska woda|morze|woda morska)`, E),
    any(B, `in (?:\\p{L}+ )?(?:meerwasser|salzigem wasser)${E}`, within(15), `(?:kochen|garen)`),
    any(B, `w (?:\\p{L}+ )?(?:słonej|morskiej) wodzie`, E),
  ],
};
/** What is green is cut off, with its place between the words: "cut the green skin off". */
const GREEN_CUT_OFF: SaidClause = {
  says: { kind: "form", form: "removed" },
  unless: NOT_GIVEN,
  said: [
    any(B, `(?:cut|peel|trim|pare|slice)\\p{L}* (?:the |any |all |every )*green (?:skin|bits?|parts?|spots?|patch(?:es)?|peel) (?:well |generously )?(?:off|out|away)`, E),
    any(B, `schneide\\p{L}* (?:\\p{L}+ )?grüne[nr]? (?:stellen?|schale|flecken) (?:\\p{L}+ )?(?:ab|weg|heraus)`, E),
  ],
};
/** With its food between the words: "hacke die Garnelen sehr fein", "chop them very finely". */
const CHOPPED_FINE: SaidClause = {
  says: { kind: "form", form: "finely_chopped" },
  unless: expression(/(?<!\p{L})(?:not|never|don't|no need|nicht|nie|kein\p{L}*|kaum|some|half|rest|others|a few|einige|die hälfte|grob\p{L}*|coarse\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:chop|dice|cut|mince|snip) (?:them|it|the (?:\\p{L}+ ){0,2}?\\p{L}+) (?:up )?(?:(?:very |extremely |really )?(?:finely|fine)|(?:very|really) small)`, E, "(?= ?(?:[.!?;\\n]|$|and (?:mash|squash|crush|flatten|blend)))"),
    any(B, `(?:hacke?|schneide?|wiege?|zerkleiner[en]?|schnipple?) (?:(?!(?:und|oder|dann|in)(?!\\p{L}))\\p{L}+ ){1,4}?(?:(?:sehr |ganz |möglichst )?fein|(?:sehr|ganz|möglichst) klein)`, E, "(?= ?(?:[.!?;\\n]|$|und (?:zer)?(?:drück|quetsch|pürier|schneid|hack)))"),
  ],
};
const JELLY_CUBES: SaidClause = {
  says: danger("jelly_konjac"),
  unless: NOT_GIVEN,
  said: [
    any(B, `(?:jelly|jello)${E}`, within(60), B, `(?:cubes?|squares)`, E),
    any(B, `(?:jelly|jello)${E}[^]{0,60}?cut (?:it )?into (?:cubes|squares)`, E),
    any(B, `(?:götterspeise|wackelpudding)${E}`, within(60), B, `würfel\\p{L}*`),
    any(B, `galaretk\\p{L}*`, within(60), B, `(?:kostk|kwadra)\\p{L}*`),
  ],
};
const SMALL_POTATOES: SaidClause = {
  says: danger("round_slippery"),
  unless: expression(/(?<!\p{L})(?:mash\p{L}*|crush\p{L}*|squash\p{L}*|smash\p{L}*|quarter\p{L}*|not|never|(?<!bother |need to |don't )cut|zerdrück\p{L}*|stampf\p{L}*|viertel\p{L}*|schneid\p{L}*|nicht|nie|utłucz|rozgnieć|pokrój|przekrój)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:mash|crush|squash|smash|quarter|cut|halve|zerdrück|stampf|viertel|schneid|utłucz|rozgnieć|rozgnia|pokrój|przekrój)\p{L}*/gu),
  said: [
    any(B, `(?:(?:new|baby|little|small|tiny|salad) potato(?:es)?|jersey royals)${E}`, within(60), B, `(?:serve|leave|keep|give|offer|roast|boil|steam|cook|bake)\\p{L}* (?:them )?whole`, E),
    any(B, `(?:(?:new|baby|little|small|tiny|salad) potatoes|jersey royals)${E}`, within(60), B, `(?:don't|no need to) (?:bother )?cut(?:ting)?`, E),
    any(B, `whole (?:new|baby|small|little) potatoes`, E),
    any(B, `(?:drillinge|(?:kleine|junge|neue|mini)\\p{L}* (?:kartoffeln|erdäpfel))${E}`, within(60), B, `(?:im ganzen|ganz) (?:geben|servieren|reichen|lassen|anbieten|kochen|dämpfen|garen|backen|braten|rösten)`, E),
    any(B, `(?:młod|mał|drobn)\\p{L}* ziemniacz?\\p{L}*`, within(50), B, `(?:w całości|całe)`, E),
  ],
};
const POPPED: SaidClause = {
  says: danger("popcorn"),
  said: [
    any(B, `kernels?${E}[^]{0,120}?(?:until|till)[^.;!?\\n]{0,30}pop\\p{L}*`),
    any(B, `(?:mais|körner)\\p{L}*[^]{0,120}?bis[^.;!?\\n]{0,30}p(?:l)?opp\\p{L}*`),
    any(B, `(?:ziar|kukurydz)\\p{L}*[^]{0,120}?aż[^.;!?\\n]{0,30}strzel\\p{L}*`),
  ],
};
const CRACKED_STONES: SaidClause = {
  says: danger("bitter_kernels"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|nicht|nie|niemals|nigdy)(?!\p{L})/u),
  said: [
    any(B, `crack\\p{L}* (?:open )?(?:\\p{L}+ ){0,3}?(?:stones?|pits?|kernels?)`, E),
    any(B, `(?:steine?|kerne?)${E} (?:\\p{L}+ ){0,2}?(?:auf)?knacken`, E),
    any(B, `(?:rozłup|rozbij|roztłucz)\\p{L}* (?:\\p{L}+ ){0,2}?pest\\p{L}*`),
  ],
};
const EGGS_BURMESE: SaidClause = {
  says: danger("raw_egg"),
  said: [
    /ဥ[^။\n]{0,60}?အပြင်(?:သား)? ?ပဲ ?ကျက်/u.source,
    /ဥ[^။\n]{0,60}?(?:တုန်တုန် ?ကျန်|ယိုစီး)/u.source,
    /(?:ပန်းကန်ထဲ|ခပ်ပြီးမှ)[^။\n]{0,20}?ကြက်ဥ[^။\n]{0,12}?ဖောက်/u.source,
    /ဥ[^။\n]{0,25}?တစ်ဖက် ?တည်း ?ကြော်/u.source,
  ],
};
const RAW_BURMESE: SaidClause = {
  says: danger("raw_fish"),
  onlyWith: /ငါး/u,
  said: [
    /ငါး[^\n]{0,80}?(?:သံပုရာ|အချဉ်|ရှောက်)[^\n]{0,60}?(?:မီး ?မလို|နဲ့တင် ?ကျက်)/u.source,
    /(?:သံပုရာ|အချဉ်|ရှောက်)[^။\n]{0,50}?မီး ?မလို/u.source,
    /ငါး[^။\n]{0,40}?အပြင် ?ပဲ ?ကျက်ရုံ/u.source,
    /အပြင် ?ပဲ ?ကျက်ရုံ[^။\n]{0,30}?ကြည်/u.source,
  ],
};
const WRONGLY_BURMESE: SaidClause = {
  says: danger("raw_meat"),
  said: [/သား[^။\n]{0,60}?(?:ဟင်းရည်|ရေနွေး) ?ပူ(?:ပူ)? ?လောင်းရုံ/u.source],
};
const RICE_WATER_BURMESE: SaidClause = {
  says: danger("rice_drink"),
  unless: /မ(?:တိုက်|ပေး)/u,
  said: [/ထမင်းရည်(?:ကို)?[^။\n]{0,12}?နို့ ?(?:ဘူး|ဗူး|ပုလင်း)/u.source, /နို့ ?အစား ?ထမင်းရည်/u.source],
};
const SPROUTED_BURMESE: SaidClause = {
  says: danger("green_potato"),
  unless: /ထွင်|ဖယ်|ဖြတ်|လှီး|လွှင့်/u,
  said: [/အာလူး[^။\n]{0,15}?အညှောက်[^။\n]{0,12}?ထွက်/u.source],
};
const BATTER_BURMESE: SaidClause = {
  says: danger("raw_flour"),
  said: [/မ(?:ဖုတ်|ပေါင်း|ကြော်)ခင်[^။\n]{0,20}?မုန့်နှစ်[^။\n]{0,35}?(?:မြည်း|ကျွေး|စား)/u.source],
};
const ALE: SaidClause = {
  says: danger("alcohol"),
  unless: expression(/(?<!\p{L})(?:ginger ale|not|never|no)(?!\p{L})/u),
  said: [any(B, `(?:splash|dash|glug|drop|drops|bottle|can|glass|cup|ml|drizzle) of (?:\\p{L}+ )?(?:ale|bitters)`, E)],
};

/** Whites are those of eggs: a family that avoids eggs is told. */
const WHITES: SaidClause = {
  says: { kind: "food", food: "egg" },
  said: [
    any(B, `(?:whip|whisk|beat|fold|stir)\\p{L}*(?: in| up)? (?:the |two |three |\\d )?(?:whipped |whisked |beaten |stiff |stiffly beaten )?whites`, E),
    any(B, `(?:whipped|whisked|beaten|stiff) whites`, E),
    any(B, `whites`, E, EN(20), ` (?:are|until|into|to) (?:stiff|soft peaks|stiff peaks|a foam|foam)`),
    any(B, `(?:ubi|dodaj|wymieszaj|oddziel|wmieszaj|roztrzep|wlej)\\p{L}* (?:\\p{L}+ ){0,2}?biał(?:k(?:a|o|iem|ami)|ek)`, E),
    any(B, `pian\\p{L}* z (?:\\p{L}+ )?biał(?:ek|ka)`, E),
    any(B, `biał(?:k(?:a|o)|ek) (?:\\p{L}+ )?(?:na sztywno|ubij|ubite|ubitych)`, E),
  ],
};

/** A slow cooker never gets hot enough for the lectin of dry beans, and makes it stronger: they are boiled first. */
const SLOW_COOKER = "(?:slow[- ]?cooker|crock[- ]?pot|schongarer|wolnowar\\p{L}*)";
const DRY_BEANS = `(?:(?<!(?:green|string|french|fine|baked|vanilla|runner|yardlong|grüne|grünen) )beans|(?:kidney|wachtel|feuer|käfer)?bohnen|fasol[ięa])`;
const further = "[^\\n]{0,120}?";
const SLOW_BEANS: SaidClause = {
  says: danger("undercooked_beans"),
  unless: expression(/(?<!\p{L})(?:boil\p{L}*|tins?|tinned|cans?|canned|jars?|(?:pre-?|already )?cooked|not|never|don't|(?:vor|auf|an|ab)(?:ge)?koch\p{L}*|gekocht\p{L}*|dosen?|glas|nicht|nie|zagotuj\p{L}*|(?:ob|u|pod)gotow\p{L}*|ugotuj|wrząt\p{L}*|puszk\p{L}*|słoik\p{L}*)(?!\p{L})/u),
  unlessBefore: expression(/(?<!\p{L})(?:boil\p{L}*|bring to (?:a|the) boil|(?:vor|auf|an|ab)(?:ge)?koch\p{L}*|zagotuj\p{L}*|(?:ob|u)gotuj\p{L}*)(?!\p{L})[^\n]{0,60}(?:1\d|ten|zehn|dziesięć) ?min|(?<!\p{L})(?:beans|bohnen|fasol\p{L}*)[^\n]{0,60}(?:1\d|ten|zehn|dziesięć) ?min\p{L}*[^\n]{0,20}(?:boil|koch|got)/u),
  said: [any(B, DRY_BEANS, E, further, SLOW_COOKER), any(B, SLOW_COOKER, E, within(60), B, DRY_BEANS, E)],
};

export const SAID_CLAUSES: readonly SaidClause[] = [
  SLOW_BEANS,
  WHITES,
  EGGS,
  SOFT_EGGS,
  ONE_SIDED_EGGS,
  EGGS_PUT_IN,
  EGGS_AS_LIKED,
  HALF_SET,
  EGG_INTO_COLD,
  EMULSION,
  MAYONNAISE,
  ...PINK,
  RED_INSIDE,
  LEFT_TO_ITSELF,
  NOT_WELL_DONE,
  CORE,
  CHEESE_ON_TOP,
  ...nearlyDone(MEAT),
  PINK_BURMESE,
  RAW_INSIDE_BURMESE,
  LONG_NOODLES,
  UNCUT_NOODLES,
  UNCUT_EGG_NOODLES,
  WHOLE_PULSES,
  COARSE_NUTS,
  COARSE_NUTS_BURMESE,
  NUTS_BY_KIND,
  FOUND_MUSHROOMS,
  FROM_THE_COW,
  EGGS_BURMESE,
  RAW_BURMESE,
  WRONGLY_BURMESE,
  RICE_WATER_BURMESE,
  SPROUTED_BURMESE,
  BATTER_BURMESE,
  BABY_BEANS,
  ...notThrough(MEAT),
  ...notThrough(FISH),
  ...moment(MEAT),
  ...moment(FISH),
  ...briefly(MEAT),
  ...briefly(FISH),
  ...onlyOutside(MEAT),
  ...onlyOutside(FISH),
  BROWNED,
  GLASSY,
  GLASSY_INSIDE,
  CURED,
  SHELLFISH_FOR_SECONDS,
  BARELY_OPAQUE,
  startingToTurn("raw_fish", FISH_OR_TUNA_EN),
  startingToTurn("raw_shellfish", "(?:prawns?|shrimps?|scallops?)"),
  cool("raw_meat", `(?:${MEAT_EN}|${MEAT_DE}|${MEAT_PL})`),
  cool("raw_fish", `(?:${FISH_EN}|tuna|prawns?|shrimps?|${FISH_DE}|${FISH_PL})`),
  ...BONES,
  DOUGH,
  LICKED,
  CHOPPED_FINE,
  GREEN_CUT_OFF,
  JELLY_CUBES,
  SMALL_POTATOES,
  POPPED,
  CRACKED_STONES,
  MOULD_CUT_OFF,
  WINE,
  ALE,
  MILK_TO_DRINK,
  JUICE_TO_DRINK,
  SEEDS_ON_TOP,
  CROUTONS,
  SALTED,
];
