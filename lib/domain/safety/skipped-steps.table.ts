import { expression } from "../shared/expression";
import { any, B, danger, E, within, type SaidClause } from "./clause-sources";

// A step that keeps harm away, said not to be worth the trouble: "I don't bother with the knife", "cooking is not needed".

const NOT_WORTH_EN =
  "(?:(?:don't|do not|needn't|need not|never|i don't|we don't|you don't have to|without|no need to|not|nobody|why) (?:even |ever |really )?(?:bother|faff|fuss|trouble|fret|worry|waste|spend)(?:ing|s|ed)?(?: (?:your|any|my|precious|good|the))*(?: (?:time|energy|evening|effort))?(?: (?:with|about|over|to|on))?|no need (?:to|for)|there(?:'s| is) no (?:need|point|sense)(?: in| to| for)?|(?:isn't|is not|it's not|not|hardly) worth|(?:can|could) skip|skip|i skip|we skip|never mind|forget(?: about)?|(?:can't|cannot|couldn't) be (?:bothered|fussed)(?: to| with)?|life(?:'s| is) too short (?:to|for)|sav(?:e|es|ing) (?:you |yourself )?(?:the )?(?:bother|trouble|faff|hassle|effort) of)";
const NOT_WORTH_DE =
  "(?:(?:das|die|den|dir|uns|euch|man sich|kannst du dir|könnt ihr euch|kann man sich)(?: \\p{L}+){0,4}? (?:sparen|ersparen|schenken)|spar(?:e|st)? (?:dir|ich mir|euch)|lohnt (?:sich )?(?:hier )?nicht|lohnt die mühe nicht|schade um die zeit|(?:zu )?viel (?:zu )?(?:mühsam|aufwand)|nicht der mühe wert)";
const NEEDLESS_EN =
  "(?:(?:isn't|is not|wasn't|aren't|are not) (?:\\p{L}+ )?(?:needed|necessary|required|worth\\p{L}*|called for)|(?:is|seems|would be) (?:\\p{L}+ )?(?:optional|overkill|unnecessary|needless|overdoing it|a waste(?: of time)?|too much (?:work|bother|faff|trouble)|a faff)|can (?:safely |happily |just )?be (?:skipped|left out)|takes too long)";
const NEEDLESS_DE =
  "(?:zahlt sich (?:\\p{L}+ )?nicht aus|lohnt (?:sich )?(?:\\p{L}+ )?nicht|(?:kann|könnt|kannst|können) (?:man|ihr|du|wir) (?:sich|euch|dir|uns) (?:\\p{L}+ )?sparen|(?:ist|wäre|wär) (?:\\p{L}+ )?(?:nicht (?:nötig|notwendig|erforderlich|der mühe wert)|unnötig|überflüssig|übertrieben|zu (?:viel|mühsam)\\p{L}*)|(?:braucht's|braucht es|brauchts) (?:\\p{L}+ )?nicht|muss (?:\\p{L}+ )?nicht sein|entfällt|spare? ich mir|sparen wir uns|schenken wir uns|schenke? ich mir)";
/** "Don't bother to halve them", "halving isn't needed", "halbieren zahlt sich nicht aus". English by its stem, German whole. */
const needless = (en: string, de: string): readonly string[] => [
  any(B, NOT_WORTH_EN, ` (?:\\p{L}+ ){0,2}?${en}\\p{L}*`),
  any(B, `${en}\\p{L}{0,2}ing(?: (?:them|it|the \\p{L}+|each|all))?(?:,? (?:though|here|really|at all))? ${NEEDLESS_EN}`, E),
  any(B, `(?:das |ein )?${de}(?: (?:der|des|von) \\p{L}+)?(?: (?:hier|dafür|aber|ja|bei uns|dabei)){0,2} ${NEEDLESS_DE}`, E),
];
const NEED_NOT_DE = "(?:muss|musst|müssen|müsst|braucht|brauchst|brauchen)(?: (?:man|du|ihr|wir|sie|die|das|es))*(?: \\p{L}+){0,7}? nicht";
const NOT_ROUND_ANY_MORE = expression(/(?<!\p{L})(?:mash|squash|squish|crush|quarter|burst|flatten|halv|blend|puree|pulp|grate|zerdrück|viertel|geviertelt|halbier|pürier|zerquetsch|platz|mus)\p{L}*/u);

const ROUND_EN = "(?:grapes?|cherry tomato(?:es)?|blueberr(?:y|ies)|olives?|cherries|longans?|lychees?|gooseberries)";
const KNIFE_SKIPPED: SaidClause = {
  says: danger("round_fruit"),
  unlessBefore: NOT_ROUND_ANY_MORE,
  unless: expression(/(?<!\p{L})(?:(?:further|smaller|finer|again|unless|bread|toast|pancakes?)(?!\p{L})|squash|squish|mash|crush|flatten|burst|quarter)/u),
  said: [
    any(B, ROUND_EN, E, `[^\\n]{0,90}?`, B, NOT_WORTH_EN, ` (?:\\p{L}+ ){0,2}?(?:knife|cut|halv|quarter|slic|chop)\\p{L}*`),
    any(B, ROUND_EN, E, `[^\\n]{0,90}?`, B, `(?:no|without a|don't need a|never see a) knife`, E),
    any(B, ROUND_EN, E, `[^.!?\\n]{0,60}?`, B, `(?:exactly |just )?(?:as they (?:come|are|grew|grow)|the way they (?:come|grow))`, E),
  ],
};

const FISHY = /fish|fillet|trout|salmon|cod|haddock|mackerel|herring|sardine|kipper|pollock|hake|bream|bass|fisch|forelle|lachs|kabeljau|karpfen|hering|makrele|zander|saibling|dorsch|filet|gräte/u;
const BONES_SKIPPED: SaidClause = {
  says: danger("bones_stones"),
  onlyWith: FISHY,
  unless: expression(/(?<!\p{L})(?:boneless|already|again|boned|skin|scales?|grätenfrei\p{L}*|entgrätet\p{L}*|bereits|schuppen|haut)(?!\p{L})/u),
  said: [
    any(B, NOT_WORTH_EN, `(?: (?!(?:and|then|but|or|if|when)(?!\\p{L}))\\p{L}+){0,5}? `, `(?:fingers?|fingertips?|tweezers|(?:check|feel|look|search|pick|hunt|comb)\\p{L}*|go(?:ing)? (?:through|over))`, E, `[^.!?;\\n]{0,30}?`, B, `(?:fish|fillets?|flesh|flakes?|bones?|trout|salmon|cod|haddock|mackerel|pin ?bones)`, E),
    any(B, `bones?`, E, `[^.!?\\n]{0,60}?`, B, `(?:fine as (?:a )?hair|too (?:fine|thin|small|soft) to (?:matter|notice|feel|hurt)|dissolve|go down (?:by themselves|easily|fine)|never (?:hurt|harmed) anyone)`, E),
    any(B, `what(?:'s| is) in (?:there|it) is (?:as )?(?:fine|thin|soft) as`, E),
    any(B, `\\p{L}*gräten`, E, `[^.!?;\\n]{0,12}?`, B, NEED_NOT_DE, `(?: \\p{L}+){0,2}? (?:heraus|raus|aus|ent|ab|weg)?(?:such|zupf|les|klaub|nehm|hol|pul|zieh|fern|sortier|zu?such|zu?zupf|zu?les|zu?klaub)\\p{L}*`),
    any(B, `\\p{L}*gräten`, E, `[^.!?\\n]{0,60}?`, B, `(?:spürt man (?:kaum|nicht)|merkt (?:man|keiner) (?:kaum|nicht)?|isst man (?:einfach )?mit|gehen mit|rutschen (?:\\p{L}+ )?(?:mit|durch|hinunter)|lösen sich)`),
    any(B, NOT_WORTH_DE, E, `[^.!?;\\n]{0,30}?`, B, `\\p{L}*gräten`, E),
  ],
};

/** Stones that a machine is trusted with. */
const STONES_GROUND: SaidClause = {
  says: danger("bones_stones"),
  onlyWith: /cherr|plum|apricot|date|peach|damson|mirabelle|olive|kirsch|zwetschk|zwetschg|pflaume|marille|aprikose|dattel|pfirsich/u,
  unless: expression(/(?<!\p{L})(?:without|removed?|pitted|stoned|picked|free|not|never|ohne|entsteint\p{L}*|entkernt\p{L}*|nicht|nie)(?!\p{L})/u),
  said: [
    any(B, `(?:blender|processor|machine|mixer|liquidiser|mill)`, E, `[^.!?\\n]{0,60}?`, B, `(?:stones?|pits?|kernels|(?:hard|stony|woody) (?:middles?|centres?|centers?|hearts?|bits?))`, E),
    any(B, `(?:stones?|pits?|(?:hard|stony|woody) (?:middles?|centres?|centers?|hearts?)) and all`, E),
    any(B, `(?:mixer|standmixer|maschine|küchenmaschine)`, E, `[^.!?\\n]{0,60}?`, B, `(?:kerne|steine)`, E, `[^.!?\\n]{0,30}?`, B, `(?:klein|fertig|mit|schafft|mahlt|zermahlt)`, E),
  ],
};

const PULSES_DE = "(?:bohnen|kidneybohnen|kichererbsen|sojabohnen)";
const BOIL_SKIPPED: SaidClause = {
  says: danger("undercooked_beans"),
  onlyWith: /bean|kidney|chickpea|bohne|kichererbse/u,
  unless: expression(/(?<!\p{L})(?:tin|tinned|can|canned|jar|again|further|longer|more|dose|dosen\p{L}*|glas|vorgekocht\p{L}*|noch einmal|nochmals|länger|weiter)(?!\p{L})/u),
  unlessBefore: expression(/(?<!\p{L})(?:cooked|boil(?:ed)?|simmer(?:ed)?|tinned|canned|gekocht\p{L}*|koche|köcheln|dosen?)(?!\p{L})/u),
  said: [
    any(B, `(?:beans?|chickpeas?)`, E, `[^\\n]{0,120}?`, B, NOT_WORTH_EN, ` (?:\\p{L}+ )?(?:boil|cook|simmer)\\p{L}*(?: (?:them|those|the beans|at all|any more))?(?= (?:after|since|as|because|then|once)(?!\\p{L})| ?[.,;:!\\n]|$)`),
    any(B, `(?:beans?|chickpeas?)`, E, `[^\\n]{0,120}?`, B, `(?:soaking|soak|night in (?:the )?water|overnight) (?:\\p{L}+ ){0,4}?(?:instead of|in place of|replaces|is enough|does it|does the job|will do)`),
    any(B, `kochen ${NEED_NOT_DE}`, E),
    any(B, PULSES_DE, E, `[^\\n]{0,120}?`, B, `(?:ohne (?:sie )?(?:zu )?kochen|(?:einweichen|eingeweicht|im wasser) (?:\\p{L}+ ){0,3}?(?:reicht|genügt)|ungekocht)`, E),
  ],
};

/** Milk as the cow gave it, which nothing heats. */
const JUST_MILKED: SaidClause = {
  says: danger("unpasteurised_dairy"),
  onlyWith: /mil[ck]h?/u,
  unless: expression(/(?<!\p{L})(?:abkoch\p{L}*|abgekocht\p{L}*|aufkoch\p{L}*|aufgekocht\p{L}*|gekocht\p{L}*|pasteuris\p{L}*|eggs?|eier|never|not|nie|kein\p{L}*|boil|boiled)(?!\p{L})/u),
  said: [
    any(B, `(?:still )?warm from (?:the )?(?:cow|milking|udder|goat|milking parlour|shed)`, E),
    any(B, `(?:noch )?(?:kuhwarm|euterwarm|stallwarm|melkwarm)\\p{L}*`),
    any(B, `(?:noch )?warm\\p{L}* (?:aus dem|vom|von der|aus der) (?:kuhstall|stall|melken|kuh|ziege|euter)`, E),
    any(B, `(?:fresh|straight) from (?:this (?:morning|evening)'s|the (?:morning|evening)) milking`, E),
  ],
};

const GLASSY_DE: SaidClause = {
  says: danger("raw_fish"),
  onlyWith: /fisch|lachs|forelle|kabeljau|dorsch|saibling|zander|karpfen|heilbutt|filet/u,
  unless: expression(/(?<!\p{L})(?:nicht|nie|kein\p{L}*|zwiebel\p{L}*|mehr)(?!\p{L})/u),
  said: [
    any(B, `(?:in der mitte|innen|im kern|im inneren)`, E, `(?: \\p{L}+){0,4} (?:glasig|roh|durchscheinend)`, E),
    any(B, `(?:fisch|lachs\\p{L}*|forelle\\p{L}*|filet\\p{L}*|saibling\\p{L}*)`, E, `[^.!?\\n]{0,60}?`, B, `(?:nur|bloß) (?:eben |gerade |kurz |ganz kurz )*(?:lau|hand)?warm(?: werden| ziehen)?`, E),
  ],
};
const GLASSY_EN: SaidClause = {
  says: danger("raw_fish"),
  onlyWith: /fish|salmon|trout|tuna|cod|fillet/u,
  unless: expression(/(?<!\p{L})(?:not|never|no longer|onions?)(?!\p{L})/u),
  said: [
    any(B, `(?:fish|salmon|trout|tuna|fillet)`, E, `[^.!?\\n]{0,90}?`, B, `(?:only|just|barely) (?:till|until|to)? ?(?:it is |it's )?(?:warm|warmed|lukewarm)(?: through)?`, E),
    any(B, `(?:middle|centre|center|inside)`, E, `(?: \\p{L}+){0,4} (?:glassy|translucent|like (?:sushi|sashimi))`, E),
  ],
};

const TEETH: SaidClause = {
  says: danger("raw_green_beans"),
  onlyWith: /green beans?|runner beans?|french beans?|string beans?|fisole|grüne bohne|stangenbohne|prinzessbohne|brechbohne|strankerl/u,
  unless: expression(/(?<!\p{L})(?:not|never|no longer|until|nicht|nie|kein\p{L}*|mehr)(?!\p{L})/u),
  said: [
    any(B, `(?:squeak|squeaks|squeaky|squeaking)`, E),
    any(B, `(?:beim|im) (?:beißen|kauen|biss|zubeißen) (?:\\p{L}+ ){0,2}?(?:quietsch|knack|krach|knirsch)\\p{L}*`),
    any(B, `quietschen`, E),
  ],
};

/** Dough that a child may have before it is baked. */
const DOUGH_TO_TASTE: SaidClause = {
  says: danger("raw_flour"),
  onlyWith: /flour|mehl|dough|batter|teig/u,
  unless: expression(/(?<!\p{L})(?:not|never|no|don't|nobody|nicht|nie|niemals|kein\p{L}*|verboten|tabu|baked|gebacken\p{L}*|gummy|gummiteig)(?!\p{L})/u),
  said: [
    any(B, `teig(?:reste?|rest|stückchen|schüssel|rand|abschnitte?|streifen)?`, E, `[^.!?;\\n]{0,40}?`, B, `(?:zum (?:naschen|schlecken|kosten|probieren|abschlecken)|(?:ab)?schlecken|naschen)`, E),
    any(B, `(?:dough|batter)(?: scraps?| offcuts?| left)?`, E, `[^.!?;\\n]{0,40}?`, B, `(?:to (?:nibble|lick|taste|snack on)|for (?:nibbling|licking|tasting|snacking|little (?:helpers|fingers)))`, E),
    any(B, `(?:scraps|offcuts|trimmings)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:to (?:nibble|eat|snack on)|for (?:nibbling|snacking|(?:the )?little (?:helpers|ones|fingers)))`, E),
  ],
};

const KERNELS_GRATED: SaidClause = {
  says: danger("bitter_kernels"),
  onlyWith: /marille|aprikose|pfirsich|zwetschk|zwetschg|pflaume|kirsch|apricot|peach|plum|cherr/u,
  unless: expression(/(?<!\p{L})(?:not|never|nicht|nie|kein\p{L}*|wegwerfen|entsorgen|discard)(?!\p{L})/u),
  said: [
    any(B, `(?:auf(?:klopf|knack|schlag|brech)|knack)\\p{L}*`, E, `[^.!?;\\n]{0,30}?`, B, `(?:\\p{L}*kerne?n?|\\p{L}*kern(?:dl|derl)n?|mandel\\p{L}*|samen)`, E),
    any(B, `(?:crack|smash|hammer|break)\\p{L}*(?: (?:open|up))?`, E, `[^.!?;\\n]{0,30}?`, B, `(?:stones?|pits?)`, E, `[^.!?\\n]{0,50}?`, B, `(?:kernels?|almonds?|seeds?|insides?)`, E),
    any(B, `(?:riecht|schmeckt|schmecken|riechen) (?:\\p{L}+ ){0,3}?nach (?:marzipan|bittermandel\\p{L}*)`, E),
  ],
};

const HONEY_FROM_A_NEIGHBOUR: SaidClause = {
  says: danger("honey"),
  unless: expression(/(?<!\p{L})(?:wachs\p{L}*|wax|kerzen?|candles?|nie|nicht|kein\p{L}*|never|not|no)(?!\p{L})/u),
  said: [
    any(B, `(?:löffel\\p{L}*|löfferl|klecks|schuss|etwas|tropfen|glas) (?:\\p{L}+ ){0,3}?(?:vom|von (?:unserem|meinem|deinem|einem)) (?:\\p{L}+ )?(?:imker|bienenvolk|bienenstock)`, E),
    any(B, `(?:löffel\\p{L}*|löfferl|etwas|tropfen) (?:\\p{L}+ ){0,5}?von (?:den|unseren|seinen|opas|papas|omas) (?:\\p{L}+ )?bienen`, E),
    any(B, `(?:spoon\\p{L}*|drizzle|dab|drop|bit|little) of (?:\\p{L}+ ){0,6}?(?:beekeeper|(?:from|by) (?:\\p{L}+ )?(?:bees|hives?))`),
  ],
};

/** Given into the back of a car that drives. */
const IN_THE_CAR: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:never|not|don't|no|stop\p{L}*|park\p{L}*|break|pull over|nicht|nie|niemals|kein\p{L}*|pause|halt\p{L}*|rast\p{L}*|parkplatz|cool ?(?:bag|box)|kühl\p{L}*|ice pack|thermos\p{L}*|transport\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:hand|pass|give|reach|chuck)\\p{L}* [^.!?;\\n]{0,25}?(?:over (?:your|my) shoulder|(?:to|into|in) the back(?: ?seat)?|back to (?:him|her|them)|through the gap)`, E),
    any(B, `(?:for|on|during) (?:the |a |your )?(?:long |longer )?(?:motorway|car|road|highway|freeway|m\\d+)[- ](?:runs?|rides?|trips?|journeys?|drives?|stretch\\p{L}*)`, E),
    any(B, `(?:auf|für|während|bei) (?:der |die |den |einer |lange[nr]? |längere[nr]? )*(?:autofahrt(?:en)?|autobahn(?:fahrt(?:en)?)?|fahrt im auto)`, E),
    any(B, `(?:nach hinten|über die schulter|auf den rücksitz) (?:reich|geb|gib|gereicht)\\p{L}*`),
  ],
};
const TEAT_WIDENED: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:never|not|don't|no|nicht|nie|niemals|kein\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:teat|nipple)`, E, `[^.!?;\\n]{0,25}?`, B, `(?:larger|bigger|wider|widen|enlarge|cut|snip)\\p{L}*`),
    any(B, `(?:sauger|nuckel|schnuller)\\p{L}*`, E, `[^.!?;\\n]{0,25}?`, B, `(?:größer|weiter|aufgeschnitten|eingeschnitten|aufschneid|aufstech)\\p{L}*`),
  ],
};

const AS_THE_SEA: SaidClause = {
  says: danger("added_salt"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|no|nicht|nie|kein\p{L}*|erwachsene\p{L}*|adults?)(?!\p{L})/u),
  said: [
    any(B, `(?:schmeck|salzig)\\p{L}*(?: (?:soll|sollte|muss|darf))? (?:so )?wie (?:in )?(?:die|das|der) (?:\\p{L}+ )?(?:nordsee|ostsee|adria|mittelmeer|meer|atlantik|see)`, E),
    any(B, `wie (?:in )?(?:die|das|der) (?:\\p{L}+ )?(?:nordsee|ostsee|adria|mittelmeer|meer|atlantik) schmeck\\p{L}*`),
    any(B, `tast(?:e|es|ing) (?:like|of) (?:the |a )?(?:\\p{L}+ )?(?:sea|seaside|ocean|sea ?water|north sea|atlantic|mediterranean)`, E),
  ],
};

const FUR_TAKEN_OFF: SaidClause = {
  says: danger("spoiled_food"),
  unless: expression(/(?<!\p{L})(?:nicht|nie|niemals|genügt|reicht|wegwerfen|weggeworfen|entsorg\p{L}*|never|not|don't|enough|throw\p{L}*|discard\p{L}*|bin|peach\p{L}*|kiwis?|pfirsich\p{L}*|quitten?|quinces?)(?!\p{L})/u),
  said: [
    any(B, `(?:furry|fuzzy|fluffy|mou?ldy|woolly) (?:bits?|spots?|patch(?:es)?|specks?|dots?|corners?|edges?|ends?|parts?)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:cut|slic|scrap|trim|pick|scoop|lift|spoon|par|shav)\\p{L}*`),
    any(B, `(?:cut|slice|scrape|trim|pick|scoop|lift|spoon|pare|shave) (?:away |off |out )?(?:the |any |all )*(?:furry|fuzzy|fluffy|mou?ldy|woolly) (?:bits?|spots?|patch(?:es)?|specks?|dots?|corners?|edges?|ends?|parts?)`, E),
    any(B, `(?:pelzig|flaumig|schimmlig|schimmelig|bläulich|grünlich|verschimmelt)\\p{L}* (?:fleck\\p{L}*|fleckerl\\p{L}*|stell\\p{L}*|schicht\\p{L}*|belag|punkt\\p{L}*|haut|rand|rände\\p{L}*)`, E, `[^.!?;\\n]{0,50}?`, B, `(?:ab|weg|heraus|raus|herunter|runter)?(?:heb|schöpf|schneid|kratz|schab|nehm|entfern|löffel)\\p{L}*`),
  ],
};

const MARINATED_DONE: SaidClause = {
  says: danger("raw_fish"),
  onlyWith: FISHY,
  unless: expression(/(?<!\p{L})(?:not|never|then|before|nicht|nie|danach|dann)(?!\p{L})/u),
  said: [
    any(B, `(?:lemon|lime|acid|juice|citrus)`, E, `[^.!?\\n]{0,60}?`, B, `(?:cooks? (?:it|the fish)|does the cooking|turns? (?:it |the fish )?(?:white|opaque))`, E),
    any(B, `(?:zitrone\\p{L}*|limette\\p{L}*|säure)`, E, `[^.!?\\n]{0,60}?`, B, `(?:gart (?:den|ihn|es|der)|macht (?:den fisch|ihn) (?:gar|weiß))`),
    any(B, `(?:zitrone|limette)\\p{L}*`, E, within(40), `(?:ganz )?ohne (?:herd|hitze|kochen)`, E),
  ],
};

const ONE_BY_ONE: SaidClause = {
  says: danger("round_fruit"),
  onlyWith: /grape|cherry tomato|blueberr|olive|gooseberr|longan|lychee|traube|kirschtomat|cocktailtomat|cocktailparadeiser|heidelbeer|blaubeer|olive|stachelbeer|ribisel/u,
  unlessBefore: NOT_ROUND_ANY_MORE,
  said: needless("(?:halv|quarter)", "(?:vierteln|halbieren)"),
};
const STONES_LEFT: SaidClause = {
  says: danger("bones_stones"),
  onlyWith: /cherr|plum|apricot|date|peach|damson|mirabelle|olive|kirsch|zwetschk|zwetschg|pflaume|marille|aprikose|dattel|pfirsich|mirabelle/u,
  unlessBefore: expression(/(?<!\p{L})(?:pitted|stoned|entsteint\p{L}*|entkernt\p{L}*)(?!\p{L})/u),
  said: [
    ...needless("(?:pit|ston|de-?ston)", "(?:entkernen|entsteinen)"),
    any(B, `(?:zwetschken?|zwetschgen?|pflaumen?|marillen?|aprikosen?|kirschen?|mirabellen?)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:so,? wie sie sind|im ganzen|samt (?:kern|stein)\\p{L}*|mit (?:kern|stein)\\p{L}*)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:teig|kloß|klöße|knödel\\p{L}*|topf|mixer|form)`, E),
  ],
};
const SEGMENT_SKINS: SaidClause = {
  says: danger("citrus_membrane"),
  onlyWith: /orange|mandarin|clementine|satsuma|grapefruit|tangerine|pomelo|klementine/u,
  said: [
    ...needless("(?:peel|skinn|membran|segment)", "(?:häuten|filetieren|enthäuten)"),
    any(B, `(?:haut|häutchen|hauterl)`, E, `[^.!?;\\n]{0,20}?`, B, `(?:stört (?:niemanden|nicht|keinen)|kann (?:\\p{L}+ )?(?:dran|drauf)(?:bleiben)?|bleibt dran|isst man mit)`, E),
  ],
};
const PULSES_LEFT: SaidClause = {
  says: danger("whole_legumes"),
  onlyWith: /chickpea|bean|pea|lentil|kichererbse|bohne|erbse|linse/u,
  unless: expression(/(?<!\p{L})(?:potato\p{L}*|carrots?|again|further|kartoffel\p{L}*|erdäpfel|nochmals)(?!\p{L})/u),
  unlessBefore: expression(/(?<!\p{L})(?:mash|crush|squash(?:ed|ing)|blend|puree|zerdrück|pürier|quetsch)\p{L}*/u),
  said: [
    any(B, `(?:chickpeas?|beans?|peas?|lentils?)`, E, `[^.!?\\n]{0,60}?`, B, NOT_WORTH_EN, ` (?:\\p{L}+ ){0,2}?(?:mash|squash|crush|blend|puree)\\p{L}*`),
    any(B, `(?:kichererbsen|bohnen|erbsen|linsen)`, E, `[^.!?\\n]{0,60}?`, B, `(?:zerdrücken|pürieren|zerquetschen|quetschen)(?: (?:hier|dafür|aber|ja)){0,2} ${NEEDLESS_DE}`, E),
  ],
};
const FROZEN_STIFF: SaidClause = {
  says: danger("frozen_hard"),
  onlyWith: /freez|frozen|ice cube|gefrier|tiefkühl|gefroren|eiswürfel/u,
  unless: expression(/(?<!\p{L})(?:never|not(?= (?:straight|hand|give|offer))|don't (?:hand|give|offer)|nicht direkt|nie|niemals|lunch|dinner|thaw(?:ed)?|heat|warm|reheat\p{L}*|erwärm\p{L}*|aufgetaut)(?!\p{L})/u),
  said: [
    any(B, `(?:hand|give|offer|pass|let)\\p{L}*`, E, `[^.!?;\\n]{0,40}?`, B, `(?:straight|right|direct(?:ly)?) (?:from|out of) the (?:tray|freezer|mou?ld|ice(?: cube)? tray)`, E),
    any(B, `direkt aus (?:dem|der) (?:tiefkühl|gefrier)\\p{L}*`, E, `[^.!?;\\n]{0,30}?`, B, `(?:in die (?:\\p{L}+ )?hand|lutsch\\p{L}*|knabber\\p{L}*)`),
    any(B, `(?:steinhart|hart gefroren\\p{L}*|bretthart)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:geben|gib|reichen|hand|lutsch\\p{L}*|knabber\\p{L}*)`),
    any(B, `(?:rock|stone)[- ]hard`, E, `[^.!?;\\n]{0,40}?`, B, `(?:hand|give|offer|suck|gnaw|chew|gums?)`),
  ],
};

const GONE_GREEN: SaidClause = {
  says: danger("green_potato"),
  onlyWith: /potato|spud|kartoffel|erdäpfel|erdapfel|shoots|sprout|triebe|keime/u,
  unless: expression(/(?<!\p{L})(?:discard\p{L}*|throw\p{L}*|bin|compost|not|never|don't|avoid|wegwerfen|wirf|entsorg\p{L}*|nicht|nie|keine[ns]?|aussortier\p{L}*|tomato\p{L}*|leek|banana)(?!\p{L})/u),
  said: [
    any(B, `(?:gone|turned|going|turning|look(?:s|ing)?|slightly|bit|little) (?:a (?:bit|little|touch) |slightly )?green(?:ish)?`, E, `[^.!?\\n]{0,90}?`, B, `(?:peel|boil|carry|carried|fine|use|cut|trim|snap|no matter|still)\\p{L}*`),
    any(B, `(?:snap|rub|break|broke|pull|pick|knock|twist)\\p{L}* (?:off |away |out )?(?:the |any |their |all )*(?:shoots?|sprouts?|eyes)`, E),
    any(B, `(?:austriebe|triebe|keime|augen)`, E, `[^.!?;\\n]{0,20}?`, B, `(?:abbrechen|abzupfen|abknipsen|abreiben|wegbrechen)`, E, `[^.!?\\n]{0,60}?`, B, `(?:weiter|trotzdem|passt|reicht|genügt|macht nichts)`, E),
  ],
};

/** Kept warm in a bag for hours. */
const WARM_IN_A_BAG: SaidClause = {
  says: danger("process_storage"),
  unless: expression(/(?<!\p{L})(?:ice|cool(?:er)?|chill\p{L}*|fridge|never|not|don't|kühl\p{L}*|nicht|nie)(?!\p{L})/u),
  said: [
    any(B, `(?:jar|tub|pot|box|flask|container|bag)`, E, `[^.!?\\n]{0,90}?`, B, `still (?:\\p{L}+ )?(?:lukewarm|warm)`, E),
    any(B, `(?:glas|dose|becher|behälter|tasche|beutel|wickeltasche)`, E, `[^.!?\\n]{0,90}?`, B, `noch (?:\\p{L}+ )?(?:lauwarm|warm|handwarm)`, E),
  ],
};
const DAYS_EN = ["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"] as const;
const DAYS_DE = ["montag", "dienstag", "mittwoch", "donnerstag", "freitag", "samstag", "sonntag"] as const;
/** From a day to one that is four days or more behind it. */
const daysApart = (days: readonly string[], between: string): string =>
  days
    .map((day, at) => `${day}\\p{L}{0,2}(?!\\p{L})[^.!?\\n]{0,70}?(?<!\\p{L})${between} (?:\\p{L}+ )?(?:${[4, 5, 6].map((on) => days[(at + on) % days.length]).join("|")})`)
    .join("|");
const FOR_THE_WEEK: SaidClause = {
  says: danger("process_storage"),
  onlyWith: /fridge|refrigerat|chiller|kühlschrank|eiskasten/u,
  unless: expression(/(?<!\p{L})(?:freez\p{L}*|frozen|frost|gefr\p{L}*|einfrier\p{L}*|tiefkühl\p{L}*|not|never|nicht|nie|fresh|frisch)(?!\p{L})/u),
  said: [
    any(B, `(?:${daysApart(DAYS_EN, "(?:to|till|until|through to|through|right up to)")})`),
    any(B, `(?:${daysApart(DAYS_DE, "bis(?: (?:zum|einschließlich))?")})`),
  ],
};

const TIME_FOR_SOMETHING_ELSE: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:never|not|don't|no|nie|nicht|niemals|kein\p{L}*|while it (?:cooks|bakes|simmers)|oven|simmer\p{L}*|bak\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:strap|sit|pop|plonk|park|put)\\p{L}* (?:her|him|them|the (?:baby|child|toddler)|baby)`, E, `[^.!?\\n]{0,60}?`, B, `(?:you(?:'ve| have|'ll have| get)? (?:got )?time (?:to|for)|you can (?:get on|nip|pop|hang|peg|shower|hoover|phone|run|go|finish|do))`),
    any(B, `(?:buys?|gives?|gets?|earns?) you (?:\\p{L}+ ){1,4}?(?:minutes|peace|quiet|time)`, E, `[^.!?\\n]{0,40}?`, B, `(?:shower|garden|washing|laundry|phone|upstairs|next door|hoover|nap|in peace)`),
    any(B, `(?:hinsetzen|anschnallen|in den (?:hoch)?stuhl setzen|setzen)`, E, `[^.!?\\n]{0,40}?`, B, `(?:hast du|habt ihr|hat man|bleibt dir|bleibt) (?:\\p{L}+ ){0,2}?zeit`, E),
  ],
};
const CRISP_SKIN: SaidClause = {
  says: danger("meat_chunks"),
  unless: expression(/(?<!\p{L})(?:not|never|discard\p{L}*|remove\p{L}*|throw\p{L}*|adults?|grown-ups?|your own|nicht|nie|entfern\p{L}*|wegwerfen|erwachsene\p{L}*|große\p{L}*|eltern)(?!\p{L})/u),
  said: [
    any(B, `(?:skin|crackling|rind)`, E, `[^.!?\\n]{0,60}?`, B, `(?:crackl|crisp|crunch)\\p{L}*`, E, `[^.!?\\n]{0,60}?`, B, `(?:gnaw|nibble|chew|suck|munch|over the bowl|on top)`, E),
    any(B, `(?:haut|schwarte|kruste)`, E, `[^.!?\\n]{0,60}?`, B, `(?:knusprig|resch|rösch|kross)\\p{L}*`, E, `[^.!?\\n]{0,60}?`, B, `(?:knabbern|nagen|kauen|lutschen|abnagen|darüber|drüber)`, E),
  ],
};
const LICKED_CLEAN: SaidClause = {
  says: danger("raw_flour"),
  onlyWith: /flour|mehl/u,
  unless: expression(/(?<!\p{L})(?:not|never|no|don't|nobody|nicht|nie|niemals|kein\p{L}*|verboten|tabu|yogh?urt|icing|cream|sahne|obers)(?!\p{L})/u),
  said: [
    any(B, `(?:spatula|spoon|whisk|beaters?|paddle|bowl)`, E, `[^.!?;\\n]{0,20}?`, B, `(?:to lick|licked|lick it)(?: clean)?`, E),
    any(B, `lick(?:s|ed|ing)? (?:out |off |clean )?(?:the |your )?(?:mixing )?(?:spatula|spoon|whisk|beaters?|bowl)`, E),
    any(B, `(?:teigschaber|schneebesen|rührschüssel|teigschüssel|kochlöffel|rührbesen|teiglöffel)`, E, `[^.!?;\\n]{0,25}?`, B, `(?:ab|aus)?(?:schleck|leck)\\p{L}*`),
  ],
};
const BLUSHING: SaidClause = {
  says: danger("raw_meat"),
  onlyWith: /meat|beef|lamb|steak|pork|veal|duck|chicken|turkey|liver|burger|fleisch|rind|lamm|steak|schwein|kalb|ente|huhn|hähnchen|pute|leber|beiried|lungenbraten|schnitzel|faschiert/u,
  unless: expression(/(?<!\p{L})(?:not|never|no longer|no more|until|nicht|nie|kein\p{L}*|mehr(?!,)|klar|salmon|prawns?|tuna|beetroot)(?!\p{L})/u),
  said: [
    any(B, `(?:middle|centre|center|inside|heart)`, E, `(?: (?:stays|is|remains|should be|keeps|comes out|looks))(?: \\p{L}+){0,2} (?:blushing|blush|rosy|rose|rare|bloody|red|pink)`, E),
    any(B, `(?:innen|drinnen|in der mitte|im kern|saft)`, E, `[^.!?;,\\n]{0,24}?`, B, `(?:rot|blutig|rosig|zartrosa)`, E),
  ],
};
/** "More is not needed": a denial that makes it worse. */
const BARELY_SEARED: SaidClause = {
  says: danger("raw_meat"),
  said: [
    any(B, `(?:fleisch|steak|beiried|filet|schnitzel\\p{L}*|leber|rind\\p{L}*|lamm\\p{L}*)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:eine|ein|zwei|1|2|knappe|halbe)(?: (?:knappe|gute|halbe|kurze))? minuten? (?:an|ab)?(?:braten|brutzeln|grillen)(?:,| \\p{L}+,)? mehr (?:braucht|muss|ist)`, E),
    any(B, `saft (?:soll|darf|muss|kann|sollte)(?: (?!(?:nicht|nie|kein\\p{L}*)(?!\\p{L}))\\p{L}+){0,3} (?:rot|rosa|blutig|rosig)`, E),
    any(B, `(?:steak|beef|lamb|meat|fillet|chop)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:a|one|two|barely a) minutes? (?:a|per|each|on each) side(?: is|,)? (?:\\p{L}+ )?(?:plenty|enough|no more|ample)`, E),
  ],
};
const SEASONED_AS_OURS: SaidClause = {
  says: danger("added_salt"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|no need|without|after|adults?|grown-ups?|lemon|herbs?|nicht|nie|ohne|kein\p{L}*|erwachsene\p{L}*|große\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `season(?: it| the \\p{L}+)? (?:as|just as|the way) you (?:would|do|like|normally)`, E),
    any(B, `(?:abschmecken|würzen),? (?:\\p{L}+ ){0,2}?(?:wie|so wie) (?:für (?:euch|dich|uns|erwachsene)|(?:dein|euer|das) eigene\\p{L}*|sonst auch|immer)`, E),
  ],
};
const SLURPED_WHOLE: SaidClause = {
  says: danger("long_pasta_sticky_rice"),
  onlyWith: /spaghetti|tagliatelle|linguine|noodle|fettuccine|pappardelle|bandnudel|nudel/u,
  unless: expression(/(?<!\p{L})(?:not|never|nicht|nie|kein\p{L}*|short|kurz\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:slurp|suck)\\p{L}*`, E, `[^.!?;\\n]{0,30}?`, B, `(?:whole|long|in one go|strands?|uncut)`, E),
    any(B, `(?:saugt|saugen|schlürft|schlürfen|zieht)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:am stück|im ganzen|ungeschnitten|in einem zug)`, E),
    any(B, `(?:am stück|im ganzen|ungeschnitten)`, E, `[^.!?;\\n]{0,20}?`, B, `(?:ein)?(?:saug|schlürf)\\p{L}*`),
    any(B, `(?:nudeln|spaghetti|bandnudeln|tagliatelle|strands|noodles|spaghetti)`, E, `[^\\n]{0,90}?`, B, `(?:schneiden|kürzen|brechen) ${NEEDLESS_DE}`, E),
  ],
};

/** Clauses of steps that are left out. */
export const SKIPPED_STEPS: readonly SaidClause[] = [
  KNIFE_SKIPPED, BONES_SKIPPED, STONES_GROUND, BOIL_SKIPPED, JUST_MILKED, GLASSY_DE, GLASSY_EN, TEETH, DOUGH_TO_TASTE,
  KERNELS_GRATED, HONEY_FROM_A_NEIGHBOUR, IN_THE_CAR, TEAT_WIDENED, AS_THE_SEA, FUR_TAKEN_OFF, MARINATED_DONE,
  ONE_BY_ONE, STONES_LEFT, SEGMENT_SKINS, PULSES_LEFT, FROZEN_STIFF, GONE_GREEN, WARM_IN_A_BAG, FOR_THE_WEEK,
  TIME_FOR_SOMETHING_ELSE, CRISP_SKIN, LICKED_CLEAN, BLUSHING, BARELY_SEARED, SEASONED_AS_OURS, SLURPED_WHOLE,
];
