import { expression } from "../shared/expression";
import type { SaidAside } from "./asides.table";

/** A part of a sentence begins; a sentence does; one of them ends, and does not go on with what is done after all. */
export const PART = "(?<=(?:^|[.!?;:,\\n]) ?)";
const SENTENCE = "(?<=(?:^|[.!?\\n]) ?)";
export const END = "(?= ?(?:[.!?;\\n]|$))";
/** "But plenty of flavour": behind a list of what is not in it. */
const ONLY_PRAISE =
  "(?=,? (?:[–-] )?(?:but|and|just|yet|only) (?:still )?(?:(?:plenty|lots|loads|full|a lot) of (?:natural )?(?:flavou?r|taste|goodness|colou?r|love)|(?:so much|all the|pure|real|big|great|natural|lovely) (?:flavou?rs?|taste|goodness|sweetness)))";
const ONLY_PRAISE_DE =
  "(?=,? (?:aber|dafür|doch|nur|sondern) (?:mit )?(?:ganz )?(?:viel|voller|jede menge|trotzdem voller|purer|reiner|echter)(?: \\p{L}+)? (?:geschmack|aroma|liebe)(?!\\p{L}))";
const ONLY_PRAISE_PL =
  "(?=,? (?:ale|za to|a|tylko) (?:pełno|pełn[yaei]|dużo|mnóstwo|sam(?:o|ego)?) (?:\\p{L}+ )?(?:smaku|aromatu|smak|dobroci)(?!\\p{L}))";
/** What baby food is said to be without, in a row: "ohne Salz, Zucker und Honig". */
const LEFT_OUT_DE =
  "(?:zugesetzte[nrs]? |jegliche[nrs]? |raffinierte[nrs]? )?(?:salz|zucker|honig|sirup|gewürze?|pfeffer|nüsse|kuhmilch|milch|eier|ei|butter|sahne|gluten|laktose|zusätze|zusatzstoffe|konservierungsstoffe|geschmacksverstärker|aromen|süßstoffe?|süßungsmittel|brühwürfel|alkohol|schokolade|kakao)";
const LEFT_OUT_PL = "(?:dodatku |dodanego |dodanej )?(?:soli|cukru|miodu|przypraw|pieprzu|orzechów|mleka|jajek|jaj|masła|glutenu|laktozy|konserwantów|syropu|czekolady|kakao)";
const LEFT_OUT_EN =
  "(?:added |any |extra )?(?:salt|sugars?|honey|stock cubes?|stock|spices?|pepper|(?:whole )?nuts|dairy|gluten|syrup|sweeteners?|additives|preservatives|chocolate|alcohol)";
const LIST_EN = `${LEFT_OUT_EN}(?:, ${LEFT_OUT_EN}){0,4}(?:,? (?:and|or|nor) ${LEFT_OUT_EN})?`;
const LIST_DE = `${LEFT_OUT_DE}(?:, ${LEFT_OUT_DE}){0,4}(?:,? (?:und|oder|sowie) ${LEFT_OUT_DE})?`;
const LIST_PL = `${LEFT_OUT_PL}(?:, ${LEFT_OUT_PL}){0,4}(?:,? (?:i|oraz|ani|czy|lub) ${LEFT_OUT_PL})?`;
const LIST_PL_NAMED = "(?:sól|cukier|miód|przyprawy)(?:, (?:sól|cukier|miód|przyprawy)){0,3}(?: (?:i|oraz) (?:sól|cukier|miód|przyprawy))?";
export const COMMA_OR_END = "(?= ?(?:[.!?;\\n]|$|,(?! (?:but|except|unless|only|and|just|when|once|then|so|use|sondern|aber|doch|außer|nur|erst|und|bis|wenn|sobald|dann|until|before)(?!\\p{L}))))";
export const W = "[\\p{L}'-]+";

/** Until somebody is old enough. */
const AGE =
  "(?:until|till|before) (?:after |at least |about )?(?:(?:the |her |his |their |your |baby's |your baby's )?(?:(?:first|second|third|fourth|fifth) birthday|school(?: age| years)?|nursery|kindergarten)|age (?:of )?\\p{L}+|(?:they|she|he|baby|your (?:baby|child|toddler|little one)|the (?:baby|child))(?:'s| is| are|'re) (?:at least |over |about |nearly )?(?:one|two|three|four|five|six|older|bigger|at school|[0-9]+(?: months| years)?)|(?:one|two|three|four|five|six)|[0-9]+ (?:months|years?))(?: at (?:the very )?(?:least|earliest)| old| of age| or so)?";
export const AGE_DE =
  "(?:(?:bis|vor) (?:mindestens |nach |weit nach )?(?:zum |zur |zu |dem |der |den |ins |dem )?(?:(?:ersten|zweiten|dritten|vierten|fünften|sechsten) (?:geburtstag|lebensjahr|jahr)|schul\\p{L}+|einschulung|kindergarten\\p{L}*|[0-9]+ (?:jahren?|monaten?)|(?:ein|zwei|drei|vier|fünf|sechs) jahren?)|im (?:ganzen )?ersten (?:lebens)?jahr|in den ersten (?:lebens)?jahren|unter (?:einem jahr|[0-9]+ jahren|(?:zwei|drei|vier|fünf) jahren))";

/** What is spoken of at the beginning of a part, with what may be said of it between two commas. */
const BEFORE_SUBJECT = "(?!(?:no|not|never|without|only|nothing|everything|it|this|that|they|these|those|and|but|half|part|most|if|when|once|so|then)(?!\\p{L}))";
export const SUBJECT = `${PART}${BEFORE_SUBJECT}(?:${W}(?: ${W})?, ){0,4}(?:${W} ){0,6}?${W}(?:, (?:however|even|though|although|while|no matter|lovely) [^.!?;,\\n]{1,50},)? `;
const BEFORE_SUBJECT_DE = "(?!(?:kein\\p{L}*|nicht|nie|niemals|ohne|nur|nichts|alles|es|er|sie|das (?:ist|wird)|hälfte|die hälfte|ein teil|wenn|sobald|falls|und|aber|dann|so)(?!\\p{L}))";
export const SUBJECT_DE = `${PART}${BEFORE_SUBJECT_DE}(?:${W}, ){0,4}(?:${W} ){0,5}?${W}(?:, (?:wie|so|der|die|das|den|auch|selbst|egal) [^.!?;,\\n]{1,50},)? `;
export const ADVERB_DE =
  "(?:hier|da|dafür|dazu|heute|diesmal|bei uns|lieber|bewusst|absichtlich|extra|natürlich|grundsätzlich|einfach|ganz|komplett|besser|wirklich|gar|daher|deshalb|halt|eh|uns|mir)";

const FOR_BABY_DE = "für (?:die |das |unsere |unser |den |ganz )?(?:ganz )?(?:kleinen?|kinder|babys?|kind|kleinkinder|säuglinge|mäuse|maus)(?: unter (?:[0-9]+|\\p{L}+)(?: jahren)?)?";
const BABIES = "(?:the |your |our )?(?:bab(?:y|ies)|toddlers?|little ones?|children|kids|under[- ]\\p{L}+|infants)";
const GERMS = "(?:botulism|botulinum|spores?|bacteria|germs|salmonella|listeria|parasites|food poisoning|botulismus|\\p{L}*botulismus|sporen|bakterien|keime|salmonellen|listerien|parasiten)";

/** Those who eat of it, and are no baby. */
const OTHERS =
  "(?:(?:the |our |your |any |some )?(?:grown[- ]ups?|adults?|parents|older (?:kids|children|ones|siblings?|brothers?|sisters?)|bigger? (?:kids|people|ones|brothers?|sisters?)|guests)|mum|mom|dad|mummy|daddy|mum and dad|the rest of (?:us|you)|granny|grandma|grandad)";
export const THEIRS =
  "(?:(?:the )?(?:big people's|big ones'|grown-?ups?'?s?|adults?'?s?|adult|parents'|older (?:kids|children|ones|siblings?)'?|mum's|dad's|mum and dad's|guests')|your own|our|our own)";
const OTHERS_DE =
  "(?:(?:die |den |der |das |unsere[nr]? |seine[nr]? |ihre[nr]? |deine[nr]? )?(?:erwachsenen?|großen|eltern|geschwister\\p{L}*|größeren|älteren|tanten?|onkel|gäste|papa|mama|oma|opa|große[nr]? (?:bruder|schwester|kinder|geschwister)|ältere[nr]? (?:bruder|schwester|kinder|geschwister)|hund))";
const OR_US_DE = `(?:${OTHERS_DE}|uns)`;
/** In it all that eat share what is put in. */
export const NOT_THE_POT =
  "(?:(?!(?:pots?|pan(?! two)|soups?|stew|mixture|batter|dough|everyone|everybody|all|both|it|this|mash|porridge|puree|brei|gericht|bab(?:y|ies)|child(?:ren)?|toddlers?|kids?|him|her|too|topf|pfanne|suppe|teig|masse|alle[ns]?|kinder?|babys?|kleinen?|mitkochen|kochen|köcheln|schmoren|auch|simmer|cook|boil)(?!\\p{L}))[^.!?;\\n])";

/** Whose recipe it is that has something which is left out here. */
const SOURCE =
  "(?:(?:(?:the|my|our|most|many|some|other|lots of|a lot of|granny's|grandma's|mum's) )+(?:original|classic|traditional|usual|old|recipes?|people|cooks|versions?|families|packet|book|parents)(?: \\p{L}+)??(?: recipe| version| one| way| method)?|recipe)(?: here)?";
const USUALLY = "(?:traditionally|normally|usually|originally|classically),? (?:there (?:would be|is|was)|(?:it's |it is |this is )?made with|(?:you|one|people|we)(?:'d| would)? (?:adds?|use)|(?:it|this) (?:has|contains|had))";
const USES = "(?:says?|uses?|adds?|keeps?|leaves?|calls? for|has|have|had|used|asks? for|wants?|puts?(?: in)?|contains?|includes?|suggests?)";
const HARMLESS = "(?:water|milk|none|nothing|neither|herbs?|lemon|banana|apple|pear|fruit|yogh?urt|breast ?milk)";
const LEFT_OUT_HERE = `(?:but |and |so )?(?:not (?:here|in (?:this|ours)|for us|us|for bab\\p{L}+|today)(?:,? please)?|(?:just )?(?:ignore|skip|forget|omit) (?:it|that|them|this|both)|leave (?:it|that|them|both|those) out|we(?:'ve| have)? (?:left|leave) (?:it|that|them|both|those)(?: both)? out|we (?:skip|omit|skipped|omitted) (?:it|that|them|both)|we (?:don't|do not|won't)|you (?:don't|do not|won't) need (?:it|that|them)|(?:ours|this one|mine|this version|this recipe) (?:doesn't|does not|don't|hasn't|has none|(?:has|needs|contains|uses) (?:neither|none|nothing of the (?:sort|kind)|no such thing)(?: of (?:it|them|that|those))?(?: and (?:nobody|no one) [^.!?;,\\n]{1,24})?)|(?:with (?:a |the )?(?:toddlers?|bab(?:y|ies)|little ones?)[^.!?;,\\n]{0,20},? )?(?:please |we )?(?:don't|do not)|here (?:just |only )?with (?:just |only )?${HARMLESS}|we (?:just |simply |only )?(?:use|take|have) (?:just |plain |only )?${HARMLESS})${END}`;
const SOURCE_DE =
  "(?:(?:im (?:original\\p{L}*|klassiker|ursprünglichen rezept|alten rezept)|in (?:vielen|manchen|anderen|den meisten) rezepten|früher|normalerweise|üblicherweise|traditionell|klassisch|sonst|bei (?:oma|vielen|anderen)) (?:kommt|kommen|kam|kamen|gehört|gehören|nimmt man|nahm man|gibt man|gab man|steht|stehen|stand|ist|sind|wird|war|waren)|(?:das original\\p{L}*|(?:andere|viele|manche|die meisten)(?: rezepte| leute| familien| eltern)?) (?:nimmt|nehmen|verlangt|verlangen|geben|gibt|verwenden|haben|hat|enthält|enthalten|sieht|sehen))";
export const LEFT_OUT_HERE_DE = `(?:und |aber )?(?:gestrichen|(?:jetzt|heute|hier|bei uns)(?: aber)? nicht(?: mehr)?|nicht (?:hier|bei uns|für (?:kinder|babys|uns))|für (?:die |unsere |das |unser )?(?:ganz )?(?:kleinen?|kinder|babys?|kind) (?:aber |lieber |bitte |noch )?nicht|(?:den |die |das |ihn |sie |es |beides |alles )(?:lassen wir|lass ich|lasse ich|streichen wir|sparen wir uns)(?: hier)?(?: weg| aus| bleiben)?|(?:den|die|das|ihn|sie|es|beides) (?:haben wir|habe? ich) (?:hier )?(?:weggelassen|gestrichen|ausgelassen)|(?:wir |ich )lass(?:en|e)? (?:ihn|sie|es|das|beides|die|den)(?: hier)? (?:weg|aus|bleiben)|(?:das|den|die|beides) (?:fällt|entfällt|brauchen wir|braucht es)(?: hier)? (?:weg|aus|nicht)|darauf verzichten wir|wir nehmen (?:nur |einfach )?(?:wasser|milch|kräuter|zitrone|banane|apfel|birne|obst|joghurt))${END}`;

/**
 * What is said beside the dish and settled in the same breath: that it is left out or replaced, that others have it, and
 * that it is a danger.
 */
export const BESIDE_THE_DISH: readonly SaidAside[] = [
  // --- Left out --------------------------------------------------------------------------------------------------
  { kind: "settled", said: `${PART}(?:added |extra |any )?(?:${W},? (?:and |or )?){0,4}?${W}: (?:none|none at all|no|zero|nil|never|kein|keine[rsn]?|keins|null|nein|nie|nicht)${END}` },
  { kind: "settled", said: `${PART}(?:${W} ){0,5}${W}\\? (?:no|none|nope|no thanks|no thank you|please don't|better not|not here|nein|nein danke|bitte nicht|lieber nicht|besser nicht|keinesfalls|auf keinen fall|niemals|nie)(?= ?(?:[.!;\\n]|$))`, unless: expression(/(?<!\p{L})(?:avoid\p{L}*|skip\p{L}*|leave|left|without|omit\p{L}*|nor?(?=.*\?)|not(?=.*\?)|too|much|bad|must|have to|should|problem|worr\p{L}*|harm\p{L}*|wrong|danger\p{L}*|risk\p{L}*|reason|cooked|why|how|vermeid\p{L}*|verzicht\p{L}*|weg\p{L}*|ohne|kein\p{L}*(?=.*\?)|nicht(?=.*\?)|zu viel|schlimm|schädlich|gefährlich|problem|sorgen?|muss|müssen|sollte|verboten|warum|durch\p{L}*)(?!\p{L})/u) },
  { kind: "settled", said: `${PART}(?:it(?:'s| is) |this is |totally |completely |also )?free (?:from|of) (?:added )?${W}(?:, (?:added )?${W}){0,6}(?:,? (?:and|or) (?:added )?${W})?${END}`, unless: /lump|bone|stone|pip|seed|skin|mould|shell/u },
  { kind: "settled", said: `${PART}(?:völlig |ganz )?frei von (?:zugesetztem )?${W}(?:, ${W}){0,6}(?: (?:und|oder|sowie) (?:zugesetztem )?${W})?${END}`, unless: /klümp|knochen|gräten|kern|stein|schale|schimmel/u },
  // "No salt" is a word of its own, which says how something is bought.
  { kind: "settled", said: `(?<!\\p{L})ohne ${LEFT_OUT_DE}(?:, ${LEFT_OUT_DE}){1,4},? (?:und|oder|sowie) ${LEFT_OUT_DE}(?: (?:gekocht|zubereitet|gebacken|gemacht|aus|auskommen|kochen|zubereiten|backen|genießen|servieren))?(?:${END}|${ONLY_PRAISE_DE})` },
  { kind: "settled", said: `(?<!\\p{L})bez ${LEFT_OUT_PL}(?:, ${LEFT_OUT_PL}){0,4},? (?:i|oraz|ani|czy|lub) ${LEFT_OUT_PL}${ONLY_PRAISE_PL}` },
  { kind: "settled", said: `(?<!\\p{L})free (?:from|of) ${LIST_EN}(?: for (?:under[- ]\\p{L}+|bab(?:y|ies)|(?:the |your )?little ones|your baby|now))?(?:${END}|${ONLY_PRAISE})` },
  { kind: "settled", said: `${PART}(?:please |and )?hold (?:back )?(?:on )?the ${LEFT_OUT_EN}(?:, (?:the )?${LEFT_OUT_EN}){0,3}(?:,? (?:and|or) (?:the )?${LEFT_OUT_EN})?${END}` },
  { kind: "settled", said: `(?<!\\p{L})not (?:a|one|even a) (?:single )?(?:grain|pinch|drop|crumb|speck|hint|trace|bit) of ${LIST_EN}(?: in (?:it|here|this|sight))?(?:${END}|(?=, (?:no|nor|not)(?!\\p{L})))` },
  { kind: "settled", said: `(?<!\\p{L})(?:you|we|they) (?:won't|will not|don't|do not|never) (?:find|need|see|want|use) ${LIST_EN}(?: in (?:here|it|this|there|these)| here)?${END}` },
  { kind: "settled", said: `(?<!\\p{L})wait with ${LIST_EN} (?:until|till) (?:after |at least |about )?(?:(?:the |her |his |their |your baby's |baby's )?(?:first|second) birthday|(?:she|he|they|baby)(?:'s| is| are) (?:at least |over )?(?:one|a year|two|12 months)|12 months|age (?:one|two))(?: old)?${END}` },
  { kind: "settled", said: `(?<!\\p{L})finger weg von ${LIST_DE}${END}` },
  { kind: "settled", does: true, said: `(?<!\\p{L})auf keinen fall (?:\\p{L}+ )?${LIST_DE} (?:zugeben|dazugeben|verwenden|geben|hinzufügen|nehmen|füttern|hineingeben)${END}` },
  { kind: "settled", does: true, said: `(?<!\\p{L})nie (?:powinn[yo]|powinien|może|mogą|powinno się) (?:\\p{L}+ )?(?:jeść|dostawać|spożywać|otrzymywać|jadać|podawać|dawać) ${LIST_PL}${END}` },
  { kind: "settled", said: `${LIST_PL_NAMED} (?:zostawiamy|zostawiam|zostaw|zostają|zostaje) (?:w szafce|na półce|w spokoju|w kredensie)${END}` },
  { kind: "settled", said: `(?<!\\p{L})no salt(?:, (?:added )?${W}){0,5},? (?:or|nor) (?:added )?${W}(?: in (?:it|this|here)| needed| at all| added)?(?:${END}|${ONLY_PRAISE})` },
  { kind: "settled", said: `${PART}no (?!problem|harm|worr|need|trouble|issue|reason)(?:${W} ){1,2}with (?:added |any )?${W} in (?:it|them)(?: either| please)?${END}` },
  { kind: "settled", said: `${PART}${W} (?:never|nie|niemals)${END}` },
  { kind: "settled", said: `${SUBJECT}(?:is|are) (?:strictly |only |just |best |better |firmly |definitely )*(?:for (?:later|another day)|off the menu|off limits|out of bounds|(?:kept|left) (?:well )?away from (?:babies|baby|toddlers|children|little ones|kids)|avoided|(?:not |un)(?:suitable |safe |ok |okay |recommended |meant |right )?for ${BABIES})(?: (?:just yet|at all|(?:just |at least )?${AGE}))?(?: because of [^.!?;,\\n]{1,30})?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT}(?:isn't|aren't) (?:suitable |safe |ok |okay |recommended |meant |right )?for ${BABIES}${COMMA_OR_END}` },
  { kind: "settled", said: `(?<!\\p{L})mak(?:es?|ing) (?:added |any |extra |the )?(?:${W} ){1,2}(?:unnecessary|redundant|superfluous|pointless)(?!\\p{L})` },
  { kind: "settled", said: `(?<!\\p{L})mach(?:t|en) (?:den |das |jeden |jedes |zusätzlichen |extra )?${W} (?:überflüssig|unnötig)(?!\\p{L})` },
  { kind: "settled", said: `${SUBJECT}(?:stays?|remains?|stay) (?:in|on) the (?:cupboard|shelf|pantry|larder|packet|shop)(?: ${AGE})?${END}` },
  { kind: "settled", said: `${SUBJECT}(?:can|should|must|has to|have to|will have to) wait ${AGE}${END}` },
  { kind: "settled", said: `${SUBJECT}(?:can|must|have to|has to|will have to) (?:all |still |happily )?wait(?: (?:a|for a) (?:few|couple of|good) (?:more )?years)?${END}` },
  { kind: "settled", said: `(?<!\\p{L})(?:since|because|as) (?:a |an |the |most |shop-bought |bought )?(?:${W} ){1,3}(?:is|are) (?:mostly|full of|nearly all|almost all|far too|too|very|loaded with|packed with|basically|pure|really just) (?:${W} ){0,2}?${W}${COMMA_OR_END}` },
  { kind: "settled", said: `(?<!\\p{L})(?:weil|da) (?:ein |eine |der |die |das |fertige[rs]? |gekaufte[rs]? )?(?:${W} ){1,3}(?:hauptsächlich|fast nur|vor allem|viel zu|zu|sehr) (?:${W} ){0,2}?(?:ist|sind|besteht|enthält|enthalten)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT}(?:may|might) (?:be|taste) (?:lovely|nice|delicious|good|tasty|great)[^.!?;,\\n]{0,20}[.;,] (?:but )?wait ${AGE}${END}` },
  { kind: "settled", said: `${PART}(?:skip|leave out|omit) (?:the |any )?(?:${W} ){0,2}?${W} for now[;,.] (?:that|it|this|they|those) (?:can|must|has to|have to|should|will) wait ${AGE}${END}` },
  { kind: "settled", does: true, said: /(?<!\p{L})(?<!(?:not|n't|never|to) )(?:resist|fight) (?:the |any |your )?(?:temptation|urge|impulse) to (?:add|use|stir in|put in|sweeten|salt|season|throw in)(?!\p{L})[^.!?;,\n]{0,40}/u.source },
  { kind: "settled", said: /(?<!\p{L})(?:sweet|salty|tasty|savoury|rich) enough (?:to make (?:\p{L}+ ){1,3}(?:pointless|unnecessary|redundant|needless|superfluous)|not to need (?:added |any |extra |more )*\p{L}+)(?!\p{L})/u.source },
  { kind: "settled", does: true, said: `${PART}(?:not|never) (?:suitable|made|meant) (?:for|with) (?:home-\\p{L}+|raw|undercooked|uncooked|smoked|unpasteurised|runny)[^.!?;:,\\n]{0,40}${END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:hat|haben) (?:${AGE_DE} )?(?:hier |da |bei uns )?(?:(?:im|in|am|auf|unter|bei)(?: ${W}){1,2}? )?(?:noch )?(?:nichts|nix) (?:(?:im|in|am|auf|unter|bei)(?: ${W}){1,2}? )?(?:verloren|zu suchen)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:ist|sind|is|san|wäre|wären|bleibt|bleiben) (?:(?:${ADVERB_DE}|${FOR_BABY_DE}|streng|absolut|noch|${AGE_DE}) ){0,3}(?:tabu|verboten|fehl am platze?|ungeeignet|überflüssig|nicht (?:geeignet|erlaubt)|(?:nichts|nix|nicht|ungeeignet) für (?:die |den |das |unsere |unser )?(?:ganz )?(?:kleinen?|kinder|babys?|kind|kleinkinder|säuglinge|mäuse|maus)|(?:nur )?den (?:erwachsenen|großen|eltern) vorbehalten)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:ist|sind) ${FOR_BABY_DE} (?:noch |viel |einfach )*(?:gefährlich|zu (?:salzig|süß|scharf|fett|stark|hart))${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:muss|müssen) (?:noch )?${AGE_DE} (?:noch )?warten${END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:ist|sind)(?: ${ADVERB_DE}){0,2} (?:nicht|keine[rsn]?|keins) (?:drin|drinnen|enthalten|dabei)${END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:kommt|kommen)(?: ${ADVERB_DE}){0,2} (?:keine[rsn]?|keins) (?:hinein|rein|dazu|drauf|in (?:den|die) ${W})${END}` },
  { kind: "settled", does: true, said: `${PART}${AGE_DE} (?:bitte |noch )?(?:nie|niemals|kein(?:en?|e[rs])?) (?!(?:ohne|nur|mehr|zu)(?!\\p{L}))(?:${W} ){1,3}(?:geben|füttern|anbieten|verwenden|verwendet|essen)${END}` },
  { kind: "settled", said: `${PART}${W}\\? (?:erst|frühestens) (?:ab|mit|nach|im) (?:dem )?(?:${W}|[0-9]+) (?:jahr|jahren|geburtstag|lebensjahr)${END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:ist|sind) (?:uns|mir) (?:noch |viel |einfach )?zu (?:salzig|süß|scharf|fett|stark)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:gibt es|gibt's|gibts) (?:bei uns |hier )?erst (?:(?:sehr )?viel |deutlich |wesentlich )(?:später)${END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:gibt es|gibt's|gibts) (?:bei uns |hier )?erst (?:im schulalter|in der schule|mit (?:${W}|[0-9]+) jahren|ab (?:dem )?(?:${W}|[0-9]+) (?:jahren|geburtstag|lebensjahr))${END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:lassen wir|lass ich|lasse ich)(?: ${ADVERB_DE}){0,2} (?:weg|aus|bleiben|sein)${COMMA_OR_END}`, unless: /speck|fett|schmalz|grammel|butter/u },
  { kind: "settled", said: `${SUBJECT_DE}(?:(?:sparen|schenken|ersparen) wir uns|spare? ich mir)(?: ${ADVERB_DE}){0,2}${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:nehmen|verwenden|brauchen|benutzen|wollen|kaufen) wir(?: ${ADVERB_DE}){0,2} (?:nicht|keine[ns]?|keins|nie)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:braucht's|braucht es|brauchts|braucht man|brauchen wir|brauche? ich|brauch ma|braucht ihr|brauchst du)(?: ${ADVERB_DE}){0,2} (?:keine[ns]?|kein|keins|nicht|ned|net)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:muss|müssen)(?: ${ADVERB_DE}){0,2} nicht (?:sein|rein|hinein|dazu)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT}(?:must|may|should|can|does|do) (?:not|never) (?:get|go|come) (?:in|into|anywhere near) ?(?:(?:the|this|that|your) (?:baby's |child's )?(?:pan|pot|bowl|dish|porridge|mash|puree|soup|stew|batter|dough|mixture|food|meal|portion|recipe))?(?:${COMMA_OR_END}|(?=: (?:it|they|that)(?!\\p{L})))` },
  { kind: "settled", said: `${SUBJECT}stays? out(?: of (?:it|this|the \\p{L}+))?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:kommt|kommen|gehört|gehören|sollen|soll|dürfen|darf)(?: ${ADVERB_DE}){0,2} (?:nicht|nie|niemals|auf keinen fall|keinesfalls) (?:hinein|herein|rein|dazu|hinzu|in (?:die|den|das|diese[sn]?) (?:${W} )?\\p{L}*(?:brei|mus|püree|topf|teig|schüssel|suppe|masse|essen|gericht|rezept|portion|gläschen|mischung))(?: (?:kommen|gelangen|geraten|landen))?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:eignet|eignen) sich(?: ${ADVERB_DE}){0,2} nicht(?: für (?:babys|kinder|kleine|die kleinen|kleinkinder))?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:fällt|fallen)(?: ${ADVERB_DE}){0,2} (?:aus|weg)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:kommt|kommen)(?: ${ADVERB_DE}){0,2} (?:keinem (?:kind|baby)|nicht|nie|niemals) (?:auf den (?:teller|tisch)|in die küche|ins haus|infrage|in frage)${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:bleibt|bleiben)(?: ${ADVERB_DE}){0,2} (?:im (?:kasten|schrank|regal|geschäft|laden|glas)|in der (?:lade|flasche|speis))(?: ${AGE_DE})?${END}` },
  { kind: "settled", said: /(?<!\p{L})auf \p{L}+(?:(?:, | und | oder )\p{L}+){0,4} verzichten wir(?: hier| ganz| komplett| bewusst| noch)?(?= ?(?:[.!?;,\n]|$))/u.source },
  { kind: "settled", said: /(?<!\p{L})rohe[sn]? \p{L}+ (?:bitte )?(?:nicht|nie|niemals) (?:probieren|kosten|naschen|essen|abschmecken|verkosten|schlecken)(?= ?(?:[.!?;,\n]|$))/u.source },
  // --- Of another recipe, or replaced -----------------------------------------------------------------------------
  { kind: "settled", does: true, said: `${PART}(?:${SOURCE} ${USES}|${USUALLY}) [^.!?;:\\n]{1,60}?(?: here)?(?:[.;,:!]| -|(?= but ))[ \\n]?${LEFT_OUT_HERE}` },
  { kind: "settled", does: true, said: `(?<!\\p{L})where (?:${SOURCE}) ${USES} [^.!?;,\\n]{1,40}${END}` },
  { kind: "settled", does: true, said: `${PART}${SOURCE_DE} [^.!?;:\\n]{1,60}?(?:[.;,:!-]| [–-]) ?${LEFT_OUT_HERE_DE}` },
  { kind: "settled", said: `${PART}(?!half|part|most|some|a third|water)(?:the |any )?(?:${W} ){1,3}(?:(?:from|in|of) (?:the|our) (?:original|classic|usual|old|traditional)(?: ${W})? )?(?:is|are|has been|have been|was|were) (?:replaced (?:by|with)|swapped for|exchanged for)(?!\\p{L})` },
  { kind: "settled", said: `(?<!\\p{L})we(?:'ve| have)? (?:swapped|replaced|exchanged|switched) (?!half|some|part|most|a bit|a little)(?:the |any )?(?:${W} ){1,3}(?=(?:for|with|by) )` },
  { kind: "settled", said: `(?<!\\p{L})(?<!(?:not|n't|never) )(?:swap|switch|change|exchange|replace) (?:the |your |any )?(?:${W} ){1,3}(?:of|in|from) (?:the|your|our) (?:original|classic|usual|old|traditional)(?: ${W})? (?=(?:for|with|by) )` },
  { kind: "settled", said: `${SUBJECT_DE}(?:(?:ersetzen wir|ersetze ich|ersetzt man|tauschen wir)(?: ${ADVERB_DE}){0,2} (?=(?:durch|gegen|mit) )|(?:haben wir|habe? ich)(?: ${ADVERB_DE}){0,2} (?=(?:durch|gegen) [^.!?;,\\n]{1,30} (?:ersetzt|getauscht|ausgetauscht)))`, unless: /hälfte|teil|drittel|etwas|wenig/u },
  { kind: "settled", said: `${PART}(?:statt|anstelle von|anstatt) (?:${W} ){0,2}${W}, (?:der|die|das) [^.!?;,\\n]{1,60}(?=,)`, unless: /schmeckt|gibt|enthält|gehört/u },
  // --- For others ------------------------------------------------------------------------------------------------
  { kind: "others", does: true, said: `${PART}${OTHERS} (?:might|may|can|could|will) (?:like|want|enjoy|fancy|prefer|have|add|need) (?:to (?:add|stir in|sprinkle on|have|use) )?(?:a|an|some|more|extra|theirs|a little) ${NOT_THE_POT}{1,60}?${END}` },
  { kind: "settled", said: `${PART}(?:the |any )?(?:${W} ){1,4}(?:is|are) (?:only |just |strictly )?for (?:you|us|yourself|your (?:own )?(?:${W})|(?:the )?(?:adults|grown-ups|parents)|mum|dad|tomorrow(?:'s ${W})?|later|another day)(?: only| alone)?,? (?:and )?not (?:for )?(?:(?:the |your |our |his |her )?(?:bab(?:y|ies)|little ones?|toddlers?|child|children|kids?|pot|pan)|this|here|him|her|them|now)${END}` },
  { kind: "others", does: true, said: `(?<!\\p{L})(?:scatter|sprinkle|put|drizzle|add|spoon|pour|crumble|grate|splash|grind|dust) (?:(?!(?:on|over|onto|in|into|to|and)(?!\\p{L}))${W} ){1,5}(?:on|over|onto|in|into|to) ${THEIRS} (?:plates?|bowls?|portions?|glass(?:es)?|shares?|ones?|half)(?! (?:and|too|as well)(?!\\p{L}))(?!\\p{L})` },
  { kind: "others", said: `${SUBJECT}(?:goes|go|comes) (?:in(?:to)?|on(?:to)?|over) (?:the |our )?(?:(?:big |other )?(?:pot|pan) (?:later|afterwards|after that)|(?:big |own )?(?:plates?|bowls?|portions?)(?: later| afterwards)?) (?:just |only )?for (?:us|the (?:adults|grown-ups|parents|rest of us)|mum and dad)${END}` },
  { kind: "others", does: true, said: `${PART}for (?:us|ourselves|yourself|the (?:adults|grown-ups|parents|rest of us|big ones|older (?:kids|children|ones))|your own (?:batch|portion|plate|bowl|half)|mum and dad),? ${NOT_THE_POT}{1,60}?${END}`, unless: expression(/(?<!\p{L})(?:is|are|it's|must|love|like|family|favourite)(?!\p{L})/u) },
  { kind: "settled", does: true, said: `${PART}for (?:us|ourselves|yourself|the (?:adults|grown-ups|parents|rest of us|big ones|older (?:kids|children|ones))|your own (?:batch|portion|plate|bowl|half)|mum and dad),? ${NOT_THE_POT}{1,60}? (?:once|after|when) (?:the )?(?:baby|toddler|child|little one|kid)(?:'s|s'|s)? (?:(?:portion|share|bowl|plate|serving|ones?) )?(?:is|are|has been|have been) (?:out|on the \\p{L}+|in the \\p{L}+|set aside|served|taken out)${END}` },
  { kind: "settled", said: /(?<!\p{L})(?:take|lift|spoon|scoop|set|dish) (?:hers|his|theirs|(?:the )?(?:baby|toddler|child|little one)'s(?: portion| share| bowl| serving)?) (?:out|aside|off|up)(?: first)? before (?:the |any |you add |adding )?(?:(?!and |then )\p{L}+ ){0,3}\p{L}+(?: goes in| go in)?(?= ?(?:[.!?;\n]|$))/u.source, does: true },
  { kind: "others", does: true, said: /(?<!\p{L})(?:put|pop|switch) the kettle on for (?:your|a|the) (?:own )?(?:nice )?(?:cuppa|cup of \p{L}+|coffee|tea|brew)(?!\p{L})/u.source },
  { kind: "settled", said: /(?<=(?:^|[.!?;\n]) ?)(?:oma|opa|mama|papa|die großen|die erwachsenen|die eltern) (?:trinkt|trinken) (?:dazu |daneben |gerne? |inzwischen ){0,2}(?:ihren|seinen|einen|ihr|sein|ein) (?:glas |tasse )?(?:kaffee|tee|wein|bier|espresso|rotwein|weißwein|prosecco|sekt)(?=, (?:das (?:kind|baby)|die kleinen?|der kleine|die kinder) (?:bekommt |kriegt |trinkt |bekommen )?(?:nur )?(?:wasser|milch|nichts)| ?(?:[.!?;\n]|$))/u.source },
  { kind: "others", said: `${SUBJECT_DE}(?:(?:ist|sind|gibt's|gibt es|gibts|bleibt|bleiben|steht|stehen) (?:nur |allein |ausschließlich )?|nur |allein |ausschließlich )für ${OTHERS_DE}(?: und ${OTHERS_DE})?(?: (?:am tisch|bereit|auf dem tisch|ab (?:${W}|[0-9]+)(?: jahren)?|reserviert))?${COMMA_OR_END}`, unless: expression(/(?<!\p{L})nicht nur(?!\p{L})/u) },
  { kind: "others", said: `${SENTENCE}(?:${W} ){1,3}für ${OTHERS_DE} (?:beiseite ?stellen|aufheben|zur seite stellen|reservieren|hinstellen|aufbewahren)${END}` },
  { kind: "others", does: true, said: `${PART}für ${OR_US_DE} (?:noch |dann |gerne? |eventuell ){0,2}(?:ein(?:en?|e[nr])? |etwas |mit |ein wenig )${NOT_THE_POT}{1,50}? (?:dazu|drauf|darauf|darüber|dazugeben|darübergeben|darüberstreuen|darüber streuen|abschmecken|würzen|nachwürzen|verfeinern|abrunden)${END}` },
  { kind: "settled", does: true, said: `${PART}(?:für ${OR_US_DE} (?:noch |dann )?mit ${NOT_THE_POT}{1,40}? (?:abschmecken|würzen|nachwürzen|verfeinern|abrunden), )?erst (?:nachdem|wenn|sobald) (?:die |der |das )?(?:baby|kinder|kind)(?:s|es)? ?(?:portion|anteil|teil|teller|essen)? (?:abgenommen|entnommen|herausgenommen|weggenommen|beiseite ?gestellt|beiseite|draußen|auf dem teller|im schüsserl|im schälchen|abgefüllt) (?:ist|wurde|steht)(?:, (?:noch )?(?:mit |etwas )?${NOT_THE_POT}{1,40}?(?:abrunden|abschmecken|würzen|salzen|verfeinern|nachwürzen|zugeben|dazugeben))?${END}` },
  { kind: "others", said: `${PART}(?:den|die|das) (?:${W} ){1,2}(?:bekommt|bekommen|kriegt|kriegen|isst|essen|nimmt) (?:nur |allein |ausschließlich )?${OTHERS_DE}${COMMA_OR_END}` },
  { kind: "others", said: `${PART}(?:nur )?${OTHERS_DE} (?:bekommt|bekommen|kriegt|kriegen|isst|essen|nimmt|nehmen|darf|dürfen|hat|haben) (?:noch |gerne? |sich )?(?:${W} ){1,3}(?:dazu|darauf|drauf|daneben)(?: haben| bekommen| essen| nehmen)?${END}` },
  { kind: "settled", said: `${PART}(?:coffee|tea|wine|beer|a (?:glass|cup|mug) of \\p{L}+) for ${OTHERS}${END}` },
  { kind: "others", said: `${PART}der hund (?:bekommt|kriegt|frisst) (?:${W} ){0,2}${W}${END}` },
  // --- Warnings that give the reason -----------------------------------------------------------------------------
  { kind: "settled", said: `${PART}(?:the |any )?(?:raw|uncooked|unbaked) (?:batter|dough|cake mix|mixture|flour|eggs?|mince|chicken|meat)s? (?:(?:has|have|contains?|carries|carry|can (?:carry|contain|have|harbour)|may (?:carry|contain|have|harbour)) (?:${W} ){0,3}?(?:flour|eggs?|bacteria|germs|salmonella|listeria|parasites|bugs)(?: in it)?|(?:isn't|is not|aren't|are not) safe|(?:is|are) (?:unsafe|dangerous))(?: for (?:babies|little ones|children|toddlers))?${COMMA_OR_END}` },
  { kind: "settled", does: true, said: `(?<=(?<!\\p{L})(?:use|using|choose|prefer|take|buy) [^.!?;,\\n]{1,40},? )because (?:the )?(?:${W} ){1,4}(?:has|have|contains?|is made with|uses?) (?:raw (?:eggs?|yolks?|egg whites?|egg yolks?|milk)|(?:added|lots of|too much|a lot of|loads of|so much) (?:sugar|salt))(?: in it)?${END}` },
  { kind: "settled", said: `${PART}(?:whole |raw |hard )?(?:ice cubes?|popcorn|marshmallows?|hard sweets|boiled sweets|hard candy|toffees?|chewing gum|crisps|pretzels|nuts|peanuts|almonds) (?:is|are|can be|remains?) (?:a |an )?(?:serious |real |known |big |major )?(?:choking|suffocation) (?:hazard|risk|danger)s?(?: (?:for|at) [^.!?;,\\n]{1,20})?(?:,? so (?:we|i) [^.!?;,\\n]{1,40} instead)?${END}` },
  { kind: "settled", said: `${PART}(?:an |a )?(?:uncut|whole) ${W} is (?:exactly |just |about )?the (?:size|shape|width) of (?:a|your) (?:toddler|baby|child)'s (?:windpipe|airway|throat)${END}` },
  { kind: "settled", said: `${PART}(?:a (?:spoonful|spoon|dollop|blob|lump) of )?(?:${W} ){1,3}(?:straight from the \\p{L}+ |on its own |by the spoonful )?can (?:glue|block|clog|stick in|get stuck in) (?:a |the |your |their |her |his )?(?:\\p{L}+ )?(?:throat|airway|windpipe)(?: shut)?${END}` },
  { kind: "settled", said: `${PART}(?:shop-bought|shop bought|store-bought|ready-made|tinned|jarred|commercial|bought|most bought) (?:${W} ){1,3}(?:is|are|contains?|has|have) (?:often |usually |far |much |too |so |very )*(?:swimming in|full of|loaded with|high in|packed with|laden with|a lot of|lots of|loads of|too much|added) (?:sugar|salt)(?:(?: and |, | or )(?:sugar|salt))?${COMMA_OR_END}` },
  { kind: "settled", said: `${PART}(?:fertige[rns]?|gekaufte[rns]?|industrielle[rns]?) (?:${W} ){0,2}${W} (?:enthalten|enthält|haben|hat|stecken voller|sind voller|ist voller) (?:oft |meist |immer |sehr |zu |viel |reichlich |jede menge ){0,3}(?:zucker|salz)(?: und (?:zucker|salz))?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT}(?:can|may|could|might) (?:cause|contain|carry|harbour|lead to|hold) (?:${W} ){0,2}${GERMS}(?: spores)?(?:, so (?:leave|keep|skip) (?:it|them)(?: out| away)?)?${COMMA_OR_END}` },
  { kind: "settled", said: `${SUBJECT_DE}(?:kann|können|könnte|könnten) (?:${W} ){0,2}${GERMS} (?:enthalten|auslösen|verursachen|übertragen)${COMMA_OR_END}` },
  { kind: "settled", said: `${PART}(?:ganze |harte )?(?:popcorn|nüsse|mandeln|erdnüsse|eiswürfel|bonbons|zuckerl|marshmallows|chips|soletti|salzstangen|kaugummi) (?:ist|sind|bleibt|bleiben) (?:eine? )?(?:echte |große |ernste )?(?:erstickungsgefahr|erstickungsrisiko|verschluckungsgefahr)${END}` },
  { kind: "settled", said: /(?<!\p{L})weil (?:roh\p{L}*|selbstgemacht\p{L}*) \p{L}+ (?:nichts|nix|nicht|noch nichts) für (?:die |das |unsere |unser )?(?:kleinen?|kinder|babys?|kind|kleinkinder) (?:ist|sind)(?= ?(?:[.!?;,\n]|$))/u.source },
  // --- To the bin ------------------------------------------------------------------------------------------------
  { kind: "settled", said: /(?<!\p{L})schmeck(?:t|en) (?:sie|er|es|(?:der|die|das|ein|eine) \p{L}+) (?:\p{L}+ )?bitter, [^.!?;\n]{0,50}(?:müll|tonne|kompost|wegwerfen|wegschmeißen|weg damit|entsorgen|entsorgt|ausspucken)[^.!?;,\n]{0,30}(?= ?(?:[.!?;,\n]|$))/u.source },
  { kind: "settled", said: /(?<!\p{L})grüne[rn]? (?:kartoffeln?|erdäpfel|erdapfel)(?: mit \p{L}+)? (?:schmeiß|schmeiße|schmeißen|werfe|werfen|wirf|werft|sortiere|sortieren|gib|geb) (?:ich |wir |man )?(?:immer |lieber |gleich )?(?:weg|aus|in den müll)(?= ?(?:[.!?;,\n]|$))/u.source },
];
