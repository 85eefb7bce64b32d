import { expression } from "../shared/expression";
import type { SaidAside } from "./asides.table";
import {
  ADVERB_DE,
  AGE_DE,
  COMMA_OR_END,
  END,
  LEFT_OUT_HERE_DE,
  NOT_THE_POT,
  PART,
  SUBJECT,
  SUBJECT_DE,
  THEIRS,
  W,
} from "./beside-the-dish.table";

// What is named because the baby does not get it: it is warned of, kept for those who cooked, or long left out.

const SHARE_OUT =
  "(?:after|once|when) (?:the |your )?(?:baby|toddler|child|little one|kid)(?:'s|s'|s) (?:helping|portion|share|serving|part|food|meal) (?:is|has been|are|was) (?:safely )?(?:out|taken out|set aside|removed|dished up|lifted out|put aside)";
const PLATES = "(?:plates?|bowls?|buns?|rolls?|half|halves|portions?|shares?|sides?|slices?|glass(?:es)?|table)";
const FORMERLY =
  "(?:(?:my |our )?(?:nan|nana|gran|granny|grandma|grandad|grandpa|mum|mom|mother|mother-in-law|father-in-law|mum-in-law|in-laws|neighbours?|sister|husband|wife|partner|auntie?|grandmother|great-\\p{L}+)|people|many families|some families) (?:(?:used to|would|always|often|usually) (?:add|put|stir|pour|use|sprinkle|include|throw)\\p{L}*|(?:always |still |usually )?(?:asks? for|insists? on|swears? by|begs? for|wants?|suggests?|recommends?))";
const NOT_NOW =
  "(?:and |but )?(?:we (?:do neither|do not|don't|never do|leave (?:it|them|both|that) out|skip (?:it|them|both|that)|left (?:it|them|both|that) out)|(?:it|they|both) (?:is|are) (?:left out|not (?:in )?here)|neither (?:is|goes) in(?: here)?|not here|not (?:before|until|till) [^.!?;\\n]{1,40}|no chance|(?:we say|the answer is|i say) no|leave (?:it|them|both|that) out|skip (?:it|them|both|that))";
/** Where a baby would have it; what does not belong in the fridge is in the dish all the same. */
const OF_A_BABY =
  "(?:bab(?:y|ies)(?:'s|s'|')?|toddlers?(?:'s|')?|child(?:ren)?(?:'s)?|bottles?|teats?|beakers?|bowls?|plates?|mouths?|hands?|diets?|meals?|menus?|recipes?|porridge|puree|food)";
const SHAPES_DE = "(?:dicke[nr]? |runde[nr]? |ganze[nr]? |harte[nr]? )?(?:scheiben|rädchen|münzen|talern?|würfeln?|kugeln|stücken|ringen|brocken)";
const SHAPES_EN = "(?:thick |round |hard |whole |big )?(?:slices|coins|rounds|cubes|chunks|rings|discs|dice|circles)";
const NEVER_DE = "(?:nie|niemals|nicht|noch nicht|keine[ns]?|keins|keines)";
const FOR_CHILD_DE = "(?:für|bei) (?:das |dein |unser |den |die |mein )?(?:baby|kind|kinder|babys|kleinen?|säuglinge?)";
const WHEN_DE = `(?:(?:hier|bei uns|noch|noch lange|in diesem alter|im babyalter|${FOR_CHILD_DE}|${AGE_DE}) ){0,3}`;
const AT_SCHOOL_DE =
  "(?:(?:ab|mit|nach|im|in die|ins|in der|zum) (?:dem |den |der )?(?:vorschul\\p{L}*|schul\\p{L}*|schule|kindergarten\\p{L}*|(?:\\p{L}+|[0-9]+) (?:jahren?|geburtstag|lebensjahr))|(?:viele|einige|ein paar) jahre später|in (?:vielen|einigen|ein paar|\\p{L}+) jahren)";
const GROWN_DE = "(?:großen|erwachsenen|eltern)";
const THEIR_PLATE_DE = `(?:(?:auf|in|bei|zu|für|über|neben) (?:papas|mamas|omas|opas|unser\\p{L}*|den tellern? der ${GROWN_DE}|die teller der ${GROWN_DE}|die portion(?:en)? der ${GROWN_DE}|den ${GROWN_DE}|die ${GROWN_DE}|dem teller der ${GROWN_DE}|den erwachsenentellern?|oma und opa|mama und papa)(?: (?:hälfte|teller|portion|seite|pizza|glas|tellern))?)`;

/** What is named because the baby does not get it. */
export const NOT_FOR_THE_BABY: readonly SaidAside[] = [
  // --- Warnings --------------------------------------------------------------------------------------------------
  { kind: "settled", said: `${SUBJECT}(?:would not|wouldn't|will not|won't|does not|doesn't|do not|don't) do(?: here| at all| yet| for (?:a |your |the )?bab(?:y|ies))?${COMMA_OR_END}` },
  { kind: "settled", said: `(?<!\\p{L})(?:don't|do not|never) be (?:tempted|lured|seduced)(?: by| to (?:add|use|reach for|pour in|swap in|stir in|offer|give)) [^.!?;\\n]{1,60}` },
  { kind: "settled", said: `(?<!\\p{L})(?:does|do|doing|did) the (?:job|work) (?:of |that |which )?(?:added |any )?(?:sugar|honey|salt|syrup)(?: would(?: do)?| does| usually does)?(?!\\p{L})` },
  { kind: "settled", said: `(?<!\\p{L})(?:takes?|taking) the place of (?:the |any |added )*(?:sugar|honey|salt|syrup|butter)(?!\\p{L})` },
  { kind: "settled", does: true, said: `${PART}(?:please )?(?:never|do not|don't) (?:ever )?(?:hand over|hand out|hand|give|offer|serve|feed) (?!(?:it|them|this|that|this dish|up)(?!\\p{L}))[^.!?;:\\n]{1,70}(?= ?(?:[.!?;:\\n]|$))`, unless: expression(/(?<!\p{L})(?:without|unless|until|till|before|but|except|than|too|only|much|all|whole batch|hot|alone|again|first|yet|start|beginning|later|give|serve|add|use)(?!\p{L})|(?<!\p{L})when(?!\p{L})/u) },
  { kind: "settled", said: `${PART}[^.!?;:\\n]{1,60} (?:is|are) (?:exactly |just |precisely )?(?:what|the thing|something) (?:we|you should|you want to|you have to|to) avoid${END}` },
  { kind: "settled", said: `${SUBJECT}(?:has|have) no (?:place|business|part) (?:in|on|near|at) [^.!?;,\\n]{1,40}${COMMA_OR_END}` },
  { kind: "settled", said: `(?<!\\p{L})(?:auch nicht|nicht einmal|nicht mal) mit ${W}(?:,? (?:oder|und) ${W})?(?: ${W})?${COMMA_OR_END}` },
  { kind: "settled", said: `(?<!\\p{L})(?:not even|nor) with ${W}(?: (?:or|and) ${W})?(?: ${W})?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:gehört|gehören) (?:${ADVERB_DE} |noch |überhaupt |in diesem alter ){0,3}(?:nicht|nie|niemals) (?:in|ins|auf|aufs|unter|zu|zum|an) (?:${W} ){0,3}?${W}${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:ist|sind) (?:${ADVERB_DE} |absichtlich |bewusst |mit absicht |extra ){0,3}(?:nicht|keine[rs]?) (?:drin|darin|dabei|enthalten|mit drin|im (?:teig|brei|rezept|essen|topf))${COMMA_OR_END}` },
  { kind: "settled", said: `${PART}(?:und )?(?:vom|am) (?:rohen )?(?:teig|fleisch|hack) (?:wird|darf|sollte?) (?:${W} ){0,2}?(?:nicht|nie|niemals) (?:genascht|probiert|gekostet|naschen|probieren|kosten)(?: werden)?${COMMA_OR_END}`, does: true },
  { kind: "settled", said: `${SUBJECT}(?:is|are) (?:out of the question|not an option|a story for later|years away|for school age)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:gibt es|gibt's|gibts) ${WHEN_DE}${NEVER_DE}(?:, auch nicht [^.!?;,\\n]{1,30})?${COMMA_OR_END}` },
  { kind: "settled", said: `${PART}(?:(?:pur|roh|ganz|ganze|in stücken|in scheiben|im ganzen|vom löffel)(?: (?:oder|und) (?:\\p{L}+ )?\\p{L}+)? )(?:vom löffel |aus dem glas )?(?:gibt es|gibt's|gibts) (?:${W} ){1,3}?${WHEN_DE}${NEVER_DE}(?:, auch nicht [^.!?;,\\n]{1,30})?${END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:gibt es|gibt's|gibts) (?:bei|in|an|auf) [^.!?;,\\n]{1,30} nicht(?:, (?:sonst|andernfalls) (?:weg damit|weg|wegwerfen|wegschneiden|entsorgen))?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:ist|sind|bleibt|bleiben) (?:(?:${ADVERB_DE}|in (?:diesem|dem) alter|noch|streng|absolut) ){0,3}(?:tabu|verboten)(?:, (?:auch|selbst) wenn [^.!?;\\n]{1,50})?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:gehört|gehören|kommt|kommen|gibt's|gibt es|passt|passen|dürfen|darf) (?:frühestens|erst|allenfalls) ${AT_SCHOOL_DE}(?: ${W})?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:bekommt|kriegt|bekommen|kriegen|darf|dürfen) (?:ein |das |unser |dein |mein |die |kein )?(?:kind|baby|kinder|babys|kleinen?) (?:erst|frühestens) ${AT_SCHOOL_DE}(?: ${W})?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:bekommt|kriegt|bekommen|kriegen) (?:ein |das |unser |dein |mein |die )?(?:kind|baby|kinder|babys|kleinen?) (?:${ADVERB_DE} |noch |in diesem alter ){0,2}(?:nicht|nie|niemals|keine[ns]?|keins|keines)${COMMA_OR_END}` },
  { kind: "settled", said: `${PART}${W}, (?:das|die|den) (?:gibt es|gibt's|gibts|wird es|wird's) erst ${AT_SCHOOL_DE}${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:steht|gehört|kommt|gehören|kommen|stehen|wäre|wären) (?:zwar|eigentlich|sonst|normalerweise|üblicherweise|klassisch) [^.!?;,\\n]{1,40}[,;] ?(?:aber )?${LEFT_OUT_HERE_DE}`, does: true },
  { kind: "settled", said: `${PART}roh (?:darf|dürfen|soll|sollte|kann) (?:man |ihr |du |niemand )?(?:${W} ){1,3}(?:nie|niemals|nicht|keinesfalls|auf keinen fall) (?:kosten|essen|naschen|probieren|verwenden|geben|genießen|gegessen werden)${END}`, does: true },
  { kind: "settled", said: `${PART}(?:${W} ){1,3}(?:(?:daheim|zu hause|bitte|lieber) ){0,2}im (?:kasten|schrank|regal|geschäft|laden) lassen${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:kommt|kommen) (?:uns |mir )?(?:${FOR_CHILD_DE}|für kleine) (?:noch )?(?:nicht|nie|niemals) (?:in die küche|ins haus|auf den (?:teller|tisch)|in frage|infrage)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:kommt|kommen|gehört|gehören|dürfen|darf) (?:${ADVERB_DE} ){0,2}(?:nicht|nie|niemals|keinesfalls) in (?:die|den|das|ein|eine) (?:schale|schälchen|schüsserl|schüssel|becher|teller|portion|glas|gläschen|mund|hand)${COMMA_OR_END}` },
  { kind: "settled", said: `${PART}(?:(?:am|vom|rohen|teig) )*(?:teig )?(?:naschen|schlecken|kosten|probieren)(?: vom (?:rohen )?teig)? (?:ist|bleibt) (?:(?:hier|noch|jetzt|streng|leider|dabei) ){0,2}(?:verboten|tabu|nicht erlaubt)${COMMA_OR_END}` },
  { kind: "settled", does: true, said: `${PART}(?:wieder |erneut |noch einmal |nochmals )?(?:eingefroren|aufgewärmt|aufbewahrt|aufgehoben) wird (?:davon |hier |da |bei uns ){0,2}(?:nichts|nix|nicht)(?: mehr)?${END}` },
  { kind: "settled", said: `${PART}(?:never|no|not|nie|niemals|kein) (?:a |an |any |ein )?(?:soft[- ]boiled|half[- ]cooked|lightly[- ]cooked|poached|coddled|weich gekochtes|weichgekochtes|wachsweiches) (?:eggs?|ei(?:er)?)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT}(?:(?:is|are|makes?|would be|was) (?:no|not an?|never an?|a poor|a bad)|(?:isn't|aren't) an?) (?:(?:good|proper|real|suitable|fair) )?(?:substitutes?|replacements?|alternatives?|stand-ins?|swaps?)(?: (?:here|for (?:it|this|them|the ${W})))?(?= ?(?:[.!?;:,\\n]|$))` },
  { kind: "settled", said: `(?:${SUBJECT}|(?<=, )and (?:the |any )?${W}(?: ${W})? )(?:(?:isn't|is not|aren't|are not|was never|were never|is never) (?:for|meant for|there for|made for)) (?:licking|tasting|nibbling|eating|sampling|snacking|sharing|(?:the |your |any )?(?:bab(?:y|ies)|toddlers?|little (?:ones?|fingers|helpers))(?: under \\p{L}+)?)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT}(?:doesn't|does not|don't|do not|never) belongs? (?:in|on|near|anywhere near|inside) (?:${W} ){0,2}?${OF_A_BABY}(?: ${W}){0,2}?(?:${COMMA_OR_END}|(?=,? and (?:a |the |your |any )?${W} (?:shouldn't|mustn't|isn't|doesn't|should not|must not|is not|does not)(?!\\p{L})))` },
  { kind: "settled", said: `${PART}(?:and |but |or )?(?:a |the |your |any )?(?:bottles?|teats?|feeds?) (?:shouldn't|should not|mustn't|must not|may not|is not to|must never|should never) be propped(?: up)?(?: against ${W} ${W})?${COMMA_OR_END}` },
  { kind: "settled", said: `${PART}(?:und )?${W}(?: (?:und|oder|sowie) ${W})? (?:bleibt|bleiben|lassen wir|lasse? ich) (?:(?:hier|heute|bei uns|bitte|komplett|ganz|noch) ){0,2}(?:draußen|außen vor|fern|im (?:schrank|regal|glas|kasterl|kasten|vorratsschrank)|in der (?:dose|packung|lade|speis|vorratskammer))(?:${COMMA_OR_END}|(?=,? und (?:der |die |das |auch )?${W} (?:bleibt|bleiben)(?!\\p{L})))` },
  { kind: "settled", does: true, said: `${PART}(?:und |aber )?(?:gesüßt|gesalzen|gezuckert|nachgesüßt|nachgesalzen|gepfeffert|gewürzt) wird (?:(?:hier|auch|noch|bei uns|da|dabei|heute|dieses|der brei|davon) ){0,3}(?:nichts|nix|nicht|nie|gar nicht|gar nichts)(?: mehr)?${END}` },
  { kind: "settled", said: `${PART}(?:${W}, ){0,4}(?:${W} ){0,3}?${W} (?:streichen|lassen|sparen) wir (?:(?:hier|heute|uns) ){0,2}für (?:die |das |unser |unsere )?(?:kinder|kleinen?|kind|baby|babys|zwerge)(?: weg| aus| ganz weg)?${END}` },
  // --- Their own plates ------------------------------------------------------------------------------------------
  { kind: "settled", does: true, said: `${PART}(?:we |i |you )?(?:only )?(?:add|put|stir|season|salt|sprinkle|grate|pour)(?: in)? ${NOT_THE_POT}{1,50}?(?: to the (?:pot|pan|rest))? (?:only |just )?${SHARE_OUT}${END}` },
  { kind: "others", said: `${SUBJECT}(?:is|are) (?:only |just |strictly |all )?(?:for (?:whoever (?:cooked|cooks|is cooking|made it)|the (?:cook|chef))|(?:reserved|kept|meant|saved|intended) for (?:the )?(?:whoever \\p{L}+|cook|chef|adults|grown-ups|parents|mum and dad|(?:parents|grown-ups|adults)(?:'s|s'|')? ${PLATES}))${COMMA_OR_END}` },
  { kind: "others", said: `${SUBJECT}(?:stays?|remains?|belongs?|sits?|lives?) (?:firmly |strictly |only )?(?:on|at|in) (?:the )?(?:far|other|grown-up|grown-ups'|adult|adults'|parents'|big people's) ${PLATES}(?: of the (?:table|dish|tray))?${COMMA_OR_END}` },
  { kind: "others", said: `${SUBJECT}(?:stays?|remains?) (?:on|at) the (?:far|other|grown-up) (?:side|end) of the (?:table|tray)${COMMA_OR_END}` },
  { kind: "others", said: `${SUBJECT}(?:goes|go|lands?|belongs?) (?:only |just )?(?:on|onto|in|into|over) ${THEIRS} ${PLATES}${COMMA_OR_END}` },
  { kind: "settled", said: `${PART}${W}(?: ${W})?\\? (?:only |just |strictly |that's |that is )?for (?:the (?:adults|grown-ups|parents|big ones)|mum|dad|mum and dad)${END}` },
  { kind: "settled", does: true, said: `${PART}${FORMERLY} [^.!?;:\\n]{1,60}?[.;,][ \\n]?${NOT_NOW}${END}` },
  { kind: "others", does: true, said: `${PART}(?:wir |die )?(?:${GROWN_DE}|wir) (?:salzen|würzen|pfeffern|süßen|zuckern) (?:(?:am tisch|dann|später|selbst|selber|erst|uns|sich|für uns) ){0,3}(?:unsere[nrs]?|ihre[nrs]?|die) (?:eigene[nrs]? )?(?:teller|portion|portionen|anteil|hälfte)(?: (?:am tisch|selbst|selber|erst)){0,2}(?: nach)?${END}` },
  { kind: "others", said: `${SUBJECT_DE}(?:landet|landen|kommt|kommen|gehört|gehören|wandert|wandern|gibt's|gibt es|steht|stehen|bleibt|bleiben|liegt|liegen) (?:bloß|nur|allein|ausschließlich|lediglich) ${THEIR_PLATE_DE}${COMMA_OR_END}` },
  { kind: "others", said: `${SUBJECT_DE}(?:bleibt|bleiben|überlassen wir|gehört|gehören) (?:nur |allein )?(?:den|die) ${GROWN_DE}${COMMA_OR_END}` },
  { kind: "others", said: `${SUBJECT_DE}(?:steht|stehen|bleibt|bleiben|gehört|gehören|kommt|kommen|landet|landen) ${THEIR_PLATE_DE}(?:,| und) (?:aber )?nicht (?:im|in den|in die|ins|auf dem|auf den|in der) (?:topf|brei|essen|suppe|babyteller|schüssel|pfanne|kinderteller|portion|teller)(?: ${W}){0,2}${END}` },
  // --- Shapes that it is not cut into --------------------------------------------------------------------------------
  { kind: "like", said: `(?<!\\p{L})(?:statt|anstatt|anstelle von|und nicht|nicht) in ${SHAPES_DE}(?!\\p{L})(?! sondern)` },
  { kind: "like", said: `(?<!\\p{L})(?:rather than|instead of|and not|not) (?:in |into |as )?${SHAPES_EN}(?!\\p{L})` },
  // --- What the cook keeps clean ---------------------------------------------------------------------------------------
  { kind: "like", said: `${PART}(?:(?:the |all |any |every )?${W}(?:(?: and|,) ${W}){0,3}|everything|anything|whatever)(?: (?:that|which))? (?:the )?(?:(?:has |have )?touched (?:the )?raw ${W}|raw ${W} (?:has )?touched) (?:go|goes|get|gets|must|should|need|needs|belongs?|is|are) [^.!?;\\n]{0,25}(?:wash\\p{L}*|dishwasher|soapy|hot water|clean\\p{L}*|sink|scrub\\p{L}*)[^.!?;,\\n]{0,20}` },
  { kind: "like", said: `${PART}(?:${W}(?:(?: und|,) ${W}){0,3}|alles), (?:die|das|der|was) (?:(?:mit )?(?:das |dem |den |der |die )?roh\\p{L}* ${W} (?:berührt|angefasst|in berührung|in kontakt)(?: hat| haben| gekommen ist| gekommen sind| kam| kamen)?),? (?:gehör\\p{L}*|komm\\p{L}*|müssen?|muss|sofort|gleich|bitte|gründlich|heiß) [^.!?;\\n]{0,40}(?:spülmaschine|geschirrspüler|wasch\\p{L}*|spül\\p{L}*|reinig\\p{L}*)[^.!?;,\\n]{0,20}` },
  // --- Of what runs out of meat --------------------------------------------------------------------------------------
  { kind: "like", said: `(?<!\\p{L})juices? (?:is|are|runs?|ran|comes?|that (?:runs?|comes?) out (?:is|are|runs?)|must be|should be|should run|must run)(?: out)?(?: completely| quite)? clear(?!\\p{L})` },
  { kind: "like", said: `(?<!\\p{L})(?:pour|spoon|drizzle|moisten|trickle|splash)\\p{L}* (?:with |over )?(?:a little of |some of |a spoonful of |a bit of )?(?:the |its |their )juices?(?: from the (?:tin|pan|dish|tray|roast|meat))?(?= (?:over|on)(?!\\p{L})| ?(?:[.!?;,\\n]|$))` },
  { kind: "like", said: `(?<!\\p{L})(?:nur noch |bis )?klarer (?:fleisch|braten)?saft (?:austritt|herausläuft|ausläuft|heraustritt|kommt|rinnt|herausrinnt)(?!\\p{L})` },
  { kind: "like", said: `(?<!\\p{L})bis kein (?:rosa|roter|rosiger|blutiger) (?:fleisch)?saft mehr (?:austritt|herausläuft|ausläuft|kommt|rinnt|zu sehen ist)(?!\\p{L})` },
  { kind: "like", said: `(?<!\\p{L})(?:until|till) no (?:pink|red|bloody) juices? (?:runs?|comes?|is|are|remains?|shows?)(?: out| left| seen)?(?!\\p{L})` },
  { kind: "like", said: `(?<!\\p{L})(?:(?:der|die) )?(?:aus(?:tretende|laufende|getretene)[rn]? )?(?:(?:fleisch|braten)?saft|(?:fleisch)?säfte) (?:(?:muss|soll|sollte|ist|sind|läuft|rinnt|tritt|der austritt,? ist) )(?:\\p{L}+ ){0,2}?klar(?: sein| ist| heraus| aus)?(?!\\p{L})` },
];
