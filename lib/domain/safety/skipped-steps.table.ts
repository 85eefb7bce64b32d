import { expression } from "../shared/expression";
import { any, B, danger, E, within, type SaidClause } from "./clause-sources";

// A step that keeps harm away, said not to be worth the trouble: "I don't bother with the knife", "cooking is not needed".

const NOT_WORTH_EN =
  "(?:(?:don't|do not|needn't|need not|never|i don't|we don't|you don't have to|without|no need to|not|nobody|why) (?:even |ever |really )?(?:bother|faff|fuss|trouble|fret|worry|waste|spend)(?:ing|s|ed)?(?: (?:your|any|my|precious|good|the))*(?: (?:time|energy|evening|effort))?(?: (?:with|about|over|to|on))?|no need (?:to|for)|there(?:'s| is) no (?:need|point|sense)(?: in| to| for)?|(?:isn't|is not|it's not|not|hardly) worth|(?:can|could) skip|skip|i skip|we skip|never mind|forget(?: about)?|(?:can't|cannot|couldn't) be (?:bothered|fussed)(?: to| with)?|life(?:'s| is) too short (?:to|for)|sav(?:e|es|ing) (?:you |yourself )?(?:the )?(?:bother|trouble|faff|hassle|effort) of)";
const NOT_WORTH_DE =
  "(?:(?:das|die|den|dir|uns|euch|man sich|kannst du dir|könnt ihr euch|kann man sich)(?: \\p{L}+){0,4}? (?:sparen|ersparen|schenken)|spar(?:e|st)? (?:dir|ich mir|euch)|lohnt (?:sich )?(?:hier )?nicht|lohnt die mühe nicht|schade um die zeit|(?:zu )?viel (?:zu )?(?:mühsam|aufwand)|nicht der mühe wert)";
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

const BITTER_HIDDEN: SaidClause = {
  says: danger("bitter_cucurbit"),
  onlyWith: /courgette|zucchini|squash|pumpkin|cucumber|marrow|kürbis|gurke/u,
  said: [
    any(B, `(?:bitter(?:e[nrs]?|lich\\p{L}*)?|gallig\\p{L}*|gallebitter\\p{L}*|herb(?:e[nrs]?)?)`, E, `[^.!?\\n]{0,70}?`, B, `(?:fällt (?:es|das|er) (?:\\p{L}+ )?nicht (?:mehr )?auf|merkt (?:man|es|das|keiner|niemand)|überdeckt|kaschier\\p{L}*|schmeckt man (?:es |das )?nicht)`),
    any(B, `bitter(?:ness)?`, E, `[^.!?\\n]{0,70}?`, B, `(?:nobody (?:will )?notic\\p{L}*|hid\\p{L}*|mask\\p{L}*|cover\\p{L}* it|won't (?:notice|taste))`),
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

/** Clauses of steps that are left out. */
export const SKIPPED_STEPS: readonly SaidClause[] = [
  KNIFE_SKIPPED, BONES_SKIPPED, STONES_GROUND, BOIL_SKIPPED, JUST_MILKED, GLASSY_DE, GLASSY_EN, TEETH, DOUGH_TO_TASTE,
  KERNELS_GRATED, HONEY_FROM_A_NEIGHBOUR, BITTER_HIDDEN, IN_THE_CAR, TEAT_WIDENED, AS_THE_SEA, FUR_TAKEN_OFF, MARINATED_DONE,
];
