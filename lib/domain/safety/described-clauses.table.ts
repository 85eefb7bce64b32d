import { expression } from "../shared/expression";
import { any, B, danger, E, within, type SaidClause } from "./clause-sources";

// What is described and not named, and what is said to be no matter, in English and German.

/** Whoever says so sees it, and lets it be. */
const NO_MATTER_EN =
  "(?:no matter|never mind|not to worry|no worries|don't (?:worry|mind|fret|panic)|(?:that's|that is|it's|it is|this is|which is|they're|is|are) (?:all |quite |totally |absolutely |perfectly |just )?(?:ok|okay|fine|alright|right|good|normal|perfect|how (?:it|they) should be)|(?:it|they|that)(?:'ll| will) (?:finish|carry on|keep cooking|be fine|cook on))";
const NO_MATTER_DE =
  "(?:macht nichts|macht nix|egal|kein problem|nicht schlimm|das passt|ist (?:ganz |völlig )?(?:ok|okay|in ordnung|normal)|zieht (?:schon )?nach|einfach|ruhig)";
const UNDONE_EN =
  "(?:(?:see[- ]through|translucent|glassy|pink(?:ish)?|rosy|red(?:dish)?|bloody|raw|purple|jelly[- ]like|cold|wet|underdone))";

const GIVEN = "(?:serve|give|offer|hand|pass|let|eat|suck|lick|munch|crunch)\\p{L}*";

/** Meat that is raw within, told by what it looks like. */
const RAW_WITHIN: SaidClause = {
  says: { kind: "form", form: "rare" },
  said: [
    any(B, `(?:middle|inside|centre|center|core|heart|juices?)`, `[^.!?\\n]{0,30}?`, B, UNDONE_EN, E, `[^.!?\\n]{0,20}?`, B, NO_MATTER_EN),
    any(B, NO_MATTER_EN, ` if `, `[^.!?\\n]{0,30}?`, B, `(?:middle|inside|centre|center|core|heart|juices?)`, `[^.!?\\n]{0,20}?`, B, UNDONE_EN, E),
    any(B, `(?:innen|mitte|kern|saft)`, E, `[^.!?\\n]{0,30}?`, B, `(?:roh|rosa|rot|glasig|blutig|rötlich)`, E, `[^.!?\\n]{0,20}?`, B, NO_MATTER_DE, E),
  ],
};

/** Denied, or a test of what is not done yet. */
const NOT_DONE_YET = expression(/(?<!\p{L})(?:not|no|never|if|unless|until|till|longer|without|salmon|trout|prawns?|shrimps?|ham|nicht|nichts|kein\p{L}*|nie|wenn|falls|solange|bis|länger|lachs\p{L}*|forelle\p{L}*|garnelen|schinken)(?!\p{L})/u);
const STAYS_RAW: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: NOT_DONE_YET,
  said: [
    any(B, `(?:blushing|rosy|bloody|mauve|see-through) (?:inside|within|in the (?:middle|centre|center))`, E),
    any(B, `(?:still|nearly|almost|practically|be) moo(?:-?ing|s)?`, E),
    any(B, `(?:middle|centre|center|inside)(?: (?:is|stays?|still|should|be|a|little|slightly|nice|nicely|and))* (?:glossy|glassy|jelly-like|see-through|cool and red)`, E),
  ],
};

const RED_JUICES: SaidClause = {
  says: danger("raw_meat"),
  unless: expression(/(?<!\p{L})(?:not|no|never|if|unless|longer|without|cabbage|\p{L}*kohl|\p{L}*kraut|berr\p{L}*|cherr\p{L}*|plums?|tomato\p{L}*|beetroot|nicht|kein\p{L}*|nie|wenn|falls|beeren|kirschen|\p{L}*rüben?|\p{L}*beeren|\p{L}*kirschen)(?!\p{L})/u),
  said: [
    any(B, `juices?(?: (?:is|are|still|just|running|run|runs|come|comes|coming|out|a|little|bit|slightly|nice|and))* (?:red|pink|pinkish|rosy|bloody)`, E),
    any(B, `saft (?:\\p{L}+ ){0,3}?(?:rosa|rötlich|blutig)`, E),
  ],
};
const LOW_CORE = "(?<![\\d.,])(?:4\\d|5\\d|6[0-2]) ?(?:°|º|degrees?|grad|c)";
/** A thermometer in the middle that never shows enough. */
const THERMOMETER: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: expression(/(?<!\p{L})(?:not|never|at least|above|milk|yogurt|yeast|water|nicht|nie|mindestens|über|milch|joghurt|hefe|wasser)(?!\p{L})/u),
  said: [
    any(B, `(?:thermometer|probe)`, E, within(25), LOW_CORE),
    any(B, `(?:bis|wenn|sobald) (?:sie|es|er|das \\p{L}+|die \\p{L}+) (?:innen|in der mitte) (?:\\p{L}+ ){0,2}?`, LOW_CORE),
    any(B, `(?:reads|reaches|is|hits) `, LOW_CORE, `(?: ?c)? (?:inside|in the (?:middle|centre|center))`),
    any(B, `im kern (?:\\p{L}+ ){0,3}?`, LOW_CORE),
  ],
};

/** "Until it has 52 degrees in its core": a roast is pink so. */
const LOW_IN_ITS_CORE: SaidClause = {
  says: danger("raw_meat"),
  said: [
    any("(?:im kern|kerntemperatur)[^.;!?\\n\\d]{0,25}(?:4\\d|5\\d)(?!\\d) ?(?:°|grad)"),
    any("(?:core|internal|inner) temperature[^.;!?\\n\\d]{0,25}(?:4\\d|5\\d)(?!\\d) ?(?:°|degrees|c(?!\\p{L}))"),
  ],
  unless: expression(/(?<!\p{L})(?:cool\p{L}*|abkühl\p{L}*|auskühl\p{L}*|above|über|never|nie|nicht|not)(?!\p{L})/u),
};

/** What a liquid is poured over, or a warm dish is stirred into, is not cooked by it. */
const HEAT_OF_ANOTHER: SaidClause = {
  says: danger("raw_meat"),
  unless: expression(/(?<!\p{L})(?:gekocht\p{L}*|gegart\p{L}*|gebraten\p{L}*|köchel\p{L}*|schmor\p{L}*|ofen|backen|aufkochen|minuten kochen|not|cooked|simmer\p{L}*|boil (?:for|until)|bake|return)(?!\p{L})/u),
  said: [
    any(B, `(?:fleisch|hack\\p{L}*|faschierte\\p{L}*|hähnchen\\p{L}*|hendl\\p{L}*|huhn|pute\\p{L}*)`, E, within(30), `mit (?:dem |der |etwas )?(?:heiß|kochend|siedend)\\p{L}* (?:\\p{L}+ )?(?:übergieß|überbrüh|aufgieß)\\p{L}*`),
    any(B, `(?:fleisch|hack\\p{L}*|faschierte\\p{L}*|hähnchen\\p{L}*|hendl\\p{L}*|huhn|pute\\p{L}*)`, E, within(60), `die (?:rest)?(?:hitze|wärme) (?:der \\p{L}+ )?(?:reicht|genügt)(?! (?:\\p{L}+ )?nicht)`, E),
    any(B, `(?:meat|mince|chicken|turkey|beef|pork|lamb)`, E, within(50), `(?:pour|tip) (?:the )?(?:boiling|hot) \\p{L}+ (?:over|on)`, E),
    any(B, `(?:pour|tip) (?:the )?(?:boiling|hot) \\p{L}+ (?:over|onto|on) (?:the |your )?(?:\\p{L}+ )?(?:meat|mince|chicken|turkey|beef|pork|lamb)`, E),
    any(B, `(?:meat|mince|chicken|turkey|beef|pork|lamb)`, E, within(60), `(?:the )?(?:residual |remaining )?heat (?:of|from) the \\p{L}+ (?:will |does |is )?(?:cook|enough|do)`),
  ],
};

/** Eggs that are taken off the heat while they are wet, or are soft by a word of the kitchen. */
const EGGS_TAKEN_OFF: SaidClause = {
  says: { kind: "form", form: "lightly_cooked" },
  unless: expression(/(?<!\p{L})(?:nicht mehr|nicht|never|not|no longer|kein\p{L}*|nichts)(?!\p{L})/u),
  said: [
    any(B, `(?:vom (?:feuer|herd)|aus der pfanne|von der hitze|von der platte)`, within(30), B, `(?:solange|während|bevor|ehe|wenn)`, E, within(30), B, `(?:nass|feucht|flüssig|glänzt|wackelt|schimmert|cremig)`, E),
    any(B, `(?:off the (?:heat|hob|stove)|out of the pan)`, within(20), B, `(?:while|when|before)`, E, within(30), B, `(?:wet|runny|loose|glossy|wobbly|liquid)`, E),
  ],
};
/** Said of eggs alone, in Austria. */
const SOFT_IN_AUSTRIA: SaidClause = {
  says: danger("raw_egg"),
  unless: expression(/(?<!\p{L})(?:nicht mehr|nicht|kein\p{L}*|nie)(?!\p{L})/u),
  said: [any(B, `(?:schlatzig|patzweich)`, E)],
};
const EGGS_INTO_COLD: SaidClause = {
  says: danger("raw_egg"),
  unlessLater: expression(/(?<!\p{L})(?:back|ofen|koch|gar|erhitz|stocken|pfanne|bake|oven|cook|steam|fry|simmer|heat)\p{L}*/gu),
  said: [
    any(B, `(?:kalt|abgekühlt|ausgekühlt|erkaltet)\\p{L}* (?:\\p{L}+ )?(?:den |das |die )?(?:eischnee|eiklar|eiweiß|eigelb|dotter)`, E),
    any(B, `(?:eischnee|eiklar|eiweiß|eigelb|dotter)`, E, within(20), `(?:kalt|abgekühlt|ausgekühlt|erkaltet)\\p{L}* (?:\\p{L}+ )?(?:heben|rühren|ziehen|mischen|schlagen)`, E),
    any(B, `(?:cold|cooled|chilled) (?:\\p{L}+ ){0,2}?(?:fold|stir|beat|whisk)\\p{L}* (?:in )?(?:the |an |a )?(?:\\p{L}+ )?(?:egg whites?|whites|egg yolks?|yolks?|egg)`, E),
  ],
};

const RAW_BATTER: SaidClause = {
  says: danger("raw_flour"),
  unless: expression(/(?<!\p{L})(?:berr\p{L}*|fruits?|cheese|jam|juices?|tomato\p{L}*|käse|beeren)(?!\p{L})/u),
  said: [
    any(B, NO_MATTER_EN, ` if (?:\\p{L}+ ){1,4}?(?:ooz\\p{L}*|doughy|gooey|raw|runny|(?:wet|sticky) (?:inside|in the middle|when you cut))`),
    any(B, `(?:ooz\\p{L}*|doughy|gooey|raw) (?:\\p{L}+ ){0,4}?(?:inside|in the (?:middle|centre|center)|when you cut)`, within(15), B, NO_MATTER_EN),
  ],
};

/** Shellfish that hardly meets the heat. */
const SHELLFISH_BARELY: SaidClause = {
  says: danger("raw_shellfish"),
  unless: expression(/(?<!\p{L})(?:not|never|no longer|nicht|nie|until)(?!\p{L})/u),
  said: [
    any(B, `barely (?:let |cook |warm |heat |colou?r |show )(?:the |your )?(?:\\p{L}+ )?(?:prawns?|shrimps?|clams?|mussels?|scallops?)`, E),
    any(B, `(?:prawns?|shrimps?|clams?|mussels?|scallops?)`, E, within(50), B, `(?:heart|middle|centre|center|inside) (?:is|stays|still|should be) (?:grey|gray|raw|glassy|translucent|see-through)`, E),
  ],
};

const GREEN_SKINS: SaidClause = {
  says: danger("green_potato"),
  unless: expression(/(?<!\p{L})(?:peas|beans|broccoli|spinach|courgettes?|erbsen|bohnen|zucchini)(?!\p{L})/u),
  said: [
    any(B, NO_MATTER_EN, ` if `, within(20), B, `(?:skins?|potato(?:es)?|they)`, E, within(20), B, `(?:gone|going|turned|turning|a (?:bit|little|touch)|slightly|looking) (?:\\p{L}+ )?green`, E),
    any(B, `(?:kartoffeln?|erdäpfel|schalen?)`, E, within(25), B, `grün`, E, within(15), B, `(?:macht nichts|macht nix|egal|nicht schlimm|kein problem)`, E),
  ],
};

const FROM_THE_PAIL: SaidClause = {
  says: danger("unpasteurised_dairy"),
  unless: expression(/(?<!\p{L})(?:not|never|pasteuri[sz]ed|boil\p{L}*|nicht|nie|pasteurisiert\p{L}*|abgekocht\p{L}*|abkochen)(?!\p{L})/u),
  said: [
    any(B, `milk`, E, within(50), B, `(?:farmer|cow|goat|milkmaid)s?`, E, within(25), B, `(?:churn|pail|bucket|milked|udder|morning)`, E),
    any(B, `(?:straight|warm|fresh) from the (?:cow|goat|udder|milking parlour|bulk tank|churn|pail)`, E),
    any(B, `milch`, E, within(40), B, `(?:frisch|direkt|warm) (?:von der kuh|aus dem euter|vom melken|aus dem stall|aus der milchkanne)`, E),
  ],
};

const WINES =
  "(?:pinot(?: grigio| noir| gris| blanc)?|chardonnay|sauvignon(?: blanc)?|merlot|shiraz|syrah|rioja|chianti|malbec|cabernet|zinfandel|tempranillo|lambrusco|riesling|chablis|beaujolais|(?:grüne[rn]? )?veltliner|zweigelt|blaufränkisch\\p{L}*|(?:grau|spät|weiß)burgunder|trollinger)";
const POURED: SaidClause = {
  says: danger("alcohol"),
  unless: expression(/(?<!\p{L})(?:alcohol[- ]free|alkoholfrei\p{L}*|vinegar|essig|jelly|trauben|grapes?)(?!\p{L})/u),
  said: [
    any(B, WINES, E),
    any(B, `(?:glass|splash|glug|dash|slosh|swig) of (?:the |a |good |dry |leftover )*(?:red|white|rosé|rose|bubbly|fizz|plonk)(?= (?:and|to|in|into|until|for|over|then|from)|[.,;:!?)\\n]|$)`),
    any(B, `(?:glas|schuss|schluck|viertel|viertele|achterl|becher) (?:vom )?(?:trockene[nmr]? )?(?:rote[nmr]?|weiße[nmr]?)(?= (?:ab)?(?:löschen|dazu|hinein|aufgießen|angießen|zugeben)|[.,;:!?)\\n]|$)`),
    any(B, `(?:stamperl|stamperln|achterl|schnapsglas)`, E),
  ],
};

const POPPING: SaidClause = {
  says: danger("popcorn"),
  unless: expression(/(?<!\p{L})(?:mustard|cumin|seeds?|senf\p{L}*)(?!\p{L})/u),
  said: [any(B, `(?:until|till|when|once) the popping (?:stops|slows|ends|dies)`, E), any(B, `(?:until|till|when|once) (?:it|they|the (?:corn|maize|kernels)) (?:stops?|finish(?:es)?) popping`, E)],
};
const PUFFS: SaidClause = {
  says: danger("marshmallow"),
  said: [any(B, `(?:squishy|fluffy|spongy|squidgy|soft) (?:\\p{L}+ ){0,3}?(?:pink|white) (?:\\p{L}+ )?(?:puffs?|pillows?|clouds?|sweets?)`, E)],
};
const BONES_AND_ALL: SaidClause = {
  says: danger("bones_stones"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|remove\p{L}*|stock|broth|nicht|nie|niemals|kein\p{L}*|entfern\p{L}*|brühe|fond|vorher)(?!\p{L})/u),
  said: [
    any(B, `(?:back)?bones? and all`, E),
    any(B, `with (?:the |its )?(?:head|tail|skin|fins)(?:,| and) (?:\\p{L}+ )?(?:back)?bones?`, E),
    any(B, `gräten (?:\\p{L}+ )?(?:werden|kann man|können|darf man|einfach|ruhig) (?:\\p{L}+ )?mit(?:ge)?(?:gessen|essen|kauen|gekaut)`, E),
    any(B, `(?:entsteint|entkernt|entgrätet|entbeint) wird (?:erst )?(?:am tisch|beim essen|auf dem teller|im mund)`, E),
    any(B, `(?:jeder|das kind|es|sie|er) spuckt (?:\\p{L}+ )?(?:selber|selbst|sie aus|aus|die (?:steine|kerne))`, E),
    any(B, `(?:stoned|pitted|boned) at the table`, E),
    any(B, `spits? (?:out )?the (?:stones?|pits?|bones)(?: out)?`, E),
  ],
};
const STONES_IN_THE_BLENDER: SaidClause = {
  says: danger("cherry_stone_kernel"),
  unless: expression(/(?<!\p{L})(?:not|never|nicht|nie|niemals|ohne)(?!\p{L})/u),
  said: [
    any(B, `mit (?:den |ihren |samt )?(?:steinen|kernen) (?:\\p{L}+ ){0,3}?(?:mixer|pürieren|mixen|mahlen|blender|durchlaufen)`, E),
    any(B, `(?:blend|blitz|whizz|puree)\\p{L}*`, within(25), B, `(?:with|,) (?:the |their )?(?:stones|pits) (?:and all|still in|in)`, E),
  ],
};

/** What keeps its bite. */
const KEEPS_ITS_CRUNCH: SaidClause = {
  says: danger("stays_crunchy"),
  unless: expression(/(?<!\p{L})(?:not|never|no|without|nicht|nie|ohne|kein\p{L}*|breadcrumbs?|crumbs|toast|coating|cornflakes|brösel\p{L}*|panade)(?!\p{L})/u),
  said: [any(B, `with (?:a (?:bit of |slight |little |nice |good )?|some |plenty of )(?:crunch|snap)`, E)],
};
/** Into the hot water for a moment, and into the cold: as it is peeled, or kept green and hard. */
const BLANCHED: SaidClause = {
  says: danger("stays_crunchy"),
  unless: expression(/(?<!\p{L})(?:eggs?|tomato\p{L}*|peach\p{L}*|plums?|almonds?|peel\p{L}*|skins?|slip|ei|eier|tomaten?|paradeiser|pfirsich\p{L}*|mandeln|schäl\p{L}*|häut\p{L}*|haut)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:stew|simmer|boil|cook|bake|roast|steam|fry|blend|mash|puree|schmor|koch|köchel|gar|back|brat|dünst|dämpf|zerdrück|pürier|stampf)\p{L}*/gu),
  said: [
    any(B, `(?:eine|zwei|drei|(?<!\\d)[1-3]) minuten? in (?:kochendes|sprudelndes|kochendem|sprudelndem) wasser`, within(30), B, `(?:eiswasser|abschrecken|eiskaltes wasser)`, E),
    any(B, `(?:a|one|two|three|(?<!\\d)[1-3]|half a) minutes?`, within(25), B, `(?:straight|then|and) (?:\\p{L}+ ){0,2}?(?:into )?(?:ice|iced|cold|ice-cold) water`, E),
    any(B, `(?:ten|twenty|thirty|forty|\\d\\d) seconds`, within(25), B, `(?:straight|then|and) (?:\\p{L}+ ){0,2}?(?:into )?(?:ice|iced|cold|ice-cold)(?: water)?`, E),
  ],
};
const UNCOOKED: SaidClause = {
  says: { kind: "form", form: "raw" },
  unless: expression(/(?<!\p{L})(?:nicht|nie|niemals|kein\p{L}*|statt)(?!\p{L})/u),
  said: [any(B, `(?:ungebraten|ungekocht|ungegart|unerhitzt) (?:als|servieren|reichen|geben|essen|dazu)`, E), any(B, `als rohkost`, E)],
};
const FROZEN_HARD: SaidClause = {
  says: danger("frozen_hard"),
  unless: expression(/(?<!\p{L})(?:not|never|thaw\p{L}*|defrost\p{L}*|soften\p{L}*|melt\p{L}*|nicht|nie|niemals|antau\p{L}*|auftau\p{L}*|tauen|weich)(?!\p{L})/u),
  said: [
    any(B, GIVEN, ` (?:it |them |him |her )?(?:\\p{L}+ )?(?:rock[- ]hard|frozen solid|rock solid|hard as a rock)`, E),
    any(B, `(?:steinhart|knochenhart|bockhart|durch) ?(?:ge)?f(?:rier|ror)\\p{L}*`, within(30), B, `(?:lutschen|schlecken|lecken|kauen|knabbern|beißen|nagen)`, E),
  ],
};
const CRISP_SHELLS: SaidClause = {
  says: danger("crunchy_snacks"),
  unless: expression(/(?<!\p{L})(?:not|never|no|soak\p{L}*|soften\p{L}*)(?!\p{L})/u),
  said: [any(B, `(?:crisp|crispy|crunchy) (?:puris?|puri shells?|taco shells?|shells)`, E)],
};
const STEEPED: SaidClause = {
  says: danger("fennel_tea"),
  unless: expression(/(?<!\p{L})(?:not|never|no)(?!\p{L})/u),
  said: [any(B, `(?:saunf|fennel seeds?|sonf)`, E, within(40), B, `(?:strain|steep|brew|infuse)\\p{L}*`)],
};

/** From the fruit into a baby's mouth. */
const JUICE_GIVEN: SaidClause = {
  says: danger("juice"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|no|lemon|lime|over)(?!\p{L})/u),
  said: [any(B, `(?:squeez|press|juic)\\p{L}*`, within(35), B, `(?:gulp|sip|drink|slurp|swig)\\p{L}*`)],
};
const SUGAR_BY_ITS_KIND: SaidClause = {
  says: danger("added_sugar"),
  said: [
    any(B, `(?:pinch|spoon(?:ful)?|tsp|teaspoon|tbsp|tablespoon|sprinkle|dusting|bit|dash|g) of (?:the )?(?:golden )?(?:caster|demerara|muscovado)(?! sugar)`, E),
    any(B, `(?:glug|drizzle|splash|dash|drop|slick|squirt|pour) of (?:the |some )?maple(?! (?:leaf|leaves))`, E),
    any(B, `(?:feinkristall|mit kristall)`, E, "(?!zucker)"),
  ],
};
const FROM_THE_SALT_CELLAR: SaidClause = {
  says: danger("added_salt"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|no|nicht|nie|niemals|kein\p{L}*|adults?|grown-ups?|erwachsene\p{L}*|große\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `aus dem salz(?:fass|streuer|topf|faß)`, E),
    any(B, `from the salt (?:cellar|pot|shaker|mill|pig|grinder)`, E),
  ],
};
const HONEY_DESCRIBED: SaidClause = {
  says: danger("honey"),
  unless: expression(/(?<!\p{L})(?:not|never|no|without|nicht|nie|niemals|kein\p{L}*|ohne)(?!\p{L})/u),
  said: [
    any(B, `(?:was|das,? was|dem,? was) (?:die |der |unser |unsere )?imker\\p{L}*`),
    any(B, `bienengold`, E),
    any(B, `gold (?:der|unserer|von den) bienen`, E),
    any(B, `(?:liquid|runny|golden) (?:gold|stuff|nectar|goodness) (?:from|of|made by) (?:the |our |a )?(?:bees?|hive|bee ?hive|bee ?keeper)`, E),
    any(B, `from the bee ?(?:hive|keeper)`, E),
  ],
};

const FLESH_EN = "(?:meat|mince|chicken|turkey|beef|pork|lamb|veal|liver|burgers?|patties)";
const FLESH_DE = "(?:fleisch|\\p{L}*hack|\\p{L}*hackfleisch|\\p{L}*faschierte[sn]?|hähnchen\\p{L}*|hendl\\p{L}*|huhn|pute|rindfleisch|schweinefleisch|leber)";
/** Whoever says not to fry it and says nothing else of it leaves it raw. */
const NOT_TO_BE_COOKED: SaidClause = {
  says: danger("raw_meat"),
  unless: expression(/(?<!\p{L})(?:but|instead|rather|poach\p{L}*|steam\p{L}*|simmer\p{L}*|stew\p{L}*|if|sondern|statt\p{L}*|köchel\p{L}*|dünst\p{L}*|dämpf\p{L}*|schmor\p{L}*|gar(?:en|t)?|wenn|damit|so dass|sodass)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:poach|simmer|boil|steam|bake|roast|cook|stew)\p{L}* (?:it|them|the (?:meat|mince|chicken|turkey|beef|pork|lamb|veal|liver|burgers?|patties))(?!\p{L})|(?:fleisch|hack\p{L}*|huhn|hähnchen|es)(?!\p{L})[^.!?\n]{0,30}?(?:köchel|koch|dünst|dämpf|schmor|gar|back)\p{L}*/gu),
  said: [
    any(B, `(?:do not|don't|never|no need to) (?:fry|cook|boil|roast|heat|bake|grill) (?:the |your )?`, FLESH_EN, `(?= ?[.,;:!?\\n)]|$)`),
    any(B, FLESH_DE, ` nicht (?:braten|kochen|garen|erhitzen)(?= ?[.,;:!?\\n)]|$)`),
  ],
};
const BEANS_ONLY_SOAKED: SaidClause = {
  says: danger("undercooked_beans"),
  unless: expression(/(?<!\p{L})(?:then|boil\p{L}*|cook\p{L}*|tin\p{L}*|can\p{L}*|dann|danach|kochen|koch\p{L}*|dose|mung|green|grüne)(?!\p{L})/u),
  said: [
    any(B, `(?:just|only) soak (?:the |your )?(?:\\p{L}+ ){0,2}?beans`, E),
    any(B, `bohnen nur (?:über nacht )?(?:einweichen|eingeweicht)`, E),
  ],
};
const FRESH_FISH = "(?:fish|salmon|tuna|trout|cod|mackerel)";
/** Fresh into what is cold: nothing cooks it. */
const FRESH_INTO_COLD: SaidClause = {
  says: danger("raw_fish"),
  unless: expression(/(?<!\p{L})(?:cooked|tinned|canned|smoked|poached|baked|fried|steamed|flaked|leftover|gekocht\p{L}*|gegart\p{L}*|gebraten\p{L}*|dose|geräuchert\p{L}*|gedünstet\p{L}*)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:bake|cook|steam|fry|simmer|heat|poach|boil|back|koch|gar|brat|dünst|dämpf|erhitz)\p{L}*/gu),
  said: [
    any(B, `(?:cool(?:ed)?|cold|chilled)`, E, within(30), B, `(?:stir|fold|mix|add|toss)\\p{L}*(?: in)? (?:the |your |some )?(?:fresh|raw|diced|chopped) `, FRESH_FISH, E),
    any(B, `fold (?:the )?(?:fresh |raw |diced )?`, FRESH_FISH, ` (?:in|into) (?:the )?(?:cooled|cold|chilled)`, E),
    any(B, `(?:abkühlen|auskühlen|abgekühlt\\p{L}*|ausgekühlt\\p{L}*|kalt\\p{L}*)`, E, within(20), B, `(?:frische[nrs]?|rohe[nrs]?|gewürfelte[nrs]?) (?:fisch|lachs|thunfisch|forelle|kabeljau)`, E, within(15), B, `(?:unterheben|unterrühren|dazugeben|hinzufügen|untermischen|zugeben)`, E),
  ],
};
const BLOOD_AT_THE_BONE: SaidClause = {
  says: danger("raw_meat"),
  unless: expression(/(?<!\p{L})(?:not|no|never|if|until|till|longer|nicht|kein\p{L}*|nie|wenn|falls|bis|länger)(?!\p{L})/u),
  said: [
    any(B, `blood(?:y)? (?:at|on|near|around|by|along) the bones?`, E),
    any(B, `blut(?:ig)? (?:am|um den|beim) knochen`, E),
    any(B, `am knochen (?:noch |leicht |etwas |ein bisschen ){1,2}blut(?:ig)?`, E),
  ],
};
/** The heat is stopped before it is through. */
const NOT_ALL_THE_WAY: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: expression(/(?<!\p{L})(?:onions?|bread|toast|cut|slic\p{L}*|zwiebeln?|brot)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:return|finish|oven|simmer|until (?:cooked|done|tender)|fertig|ofen|köchel|schmor)\p{L}*/gu),
  said: [
    any(B, `(?:roast|fry|bake|cook|grill|boil|steam|brown)\\p{L}*`, within(30), B, `but not (?:quite )?all the way`, E),
    any(B, `(?:they|it)(?: really)? (?:don't|do not|doesn't|does not|needn't|need not) (?:have to |need to )?be (?:fried|cooked|done|baked|grilled|roasted) (?:all the way |right )?through`, E),
    any(B, `(?:braten|garen|backen|kochen|grillen|dünsten)`, E, within(10), B, `aber nicht (?:ganz |völlig |komplett )?(?:durch|fertig|bis zum ende)`, E),
    any(B, `(?:sie|es|er)? ?(?:müssen|muss|brauchen|braucht) (?:\\p{L}+ )?nicht (?:ganz |völlig |komplett )?durch(?:ge)?(?:braten|garen|gart|sein|werden|gebraten)`, E),
  ],
};
/** A yolk that something is dipped into is liquid. */
const DIPPED_IN_YOLK: SaidClause = {
  says: danger("raw_egg"),
  unless: expression(/(?<!\p{L})(?:not|never|hard|firm|mashed|beaten|whisked|fry|brush|nicht|nie|niemals|hart\p{L}*|fest\p{L}*|verquirlt\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:dip|dunk)\\p{L}*(?: \\p{L}+){0,4}? (?:in|into) (?:the |your |that )?(?:egg |runny |golden |lovely |warm )*yolk`, E),
    any(B, `in (?:das|den|dem) (?:\\p{L}+ )?(?:eigelb|dotter) (?:tunken|tauchen|dippen|stippen|eintunken|eintauchen)`, E),
  ],
};
const WOBBLES: SaidClause = {
  says: { kind: "form", form: "lightly_cooked" },
  unless: expression(/(?<!\p{L})(?:not|never|no longer|if|when|unless|longer|jelly|nicht mehr|nie|wenn|falls|länger)(?!\p{L})/u),
  said: [
    any(B, `(?:while|as long as) the (?:middle|centre|center|top|inside) (?:is |still |is still |stays )*(?:wobbl|jiggl|trembl|quiver|runny|wet|liquid)`),
    any(B, `solange (?:die mitte|das innere|es in der mitte|es innen) (?:noch )?(?:wackelt|flüssig|feucht|wabbelt)`),
    any(B, `the (?:middle|centre|center|top) (?:is |stays )?still (?:slightly |a little |a bit |just )?(?:wobbly|runny|wet|loose|liquid)`, E),
    any(B, `die mitte (?:ist |bleibt )?noch (?:leicht |etwas |ein bisschen )?(?:wackelig|flüssig|feucht|wabbelig)`, E),
  ],
};

/** Clauses that tell a hazard by what it looks like, where it stands or who made it. */
export const DESCRIBED_CLAUSES: readonly SaidClause[] = [
  RAW_WITHIN,
  STAYS_RAW,
  RED_JUICES,
  THERMOMETER,
  LOW_IN_ITS_CORE,
  HEAT_OF_ANOTHER,
  EGGS_TAKEN_OFF,
  SOFT_IN_AUSTRIA,
  EGGS_INTO_COLD,
  RAW_BATTER,
  SHELLFISH_BARELY,
  GREEN_SKINS,
  FROM_THE_PAIL,
  POURED,
  POPPING,
  PUFFS,
  BONES_AND_ALL,
  STONES_IN_THE_BLENDER,
  KEEPS_ITS_CRUNCH,
  BLANCHED,
  UNCOOKED,
  FROZEN_HARD,
  CRISP_SHELLS,
  STEEPED,
  JUICE_GIVEN,
  SUGAR_BY_ITS_KIND,
  FROM_THE_SALT_CELLAR,
  HONEY_DESCRIBED,
  NOT_TO_BE_COOKED,
  BEANS_ONLY_SOAKED,
  FRESH_INTO_COLD,
  BLOOD_AT_THE_BONE,
  NOT_ALL_THE_WAY,
  DIPPED_IN_YOLK,
  WOBBLES,
];
