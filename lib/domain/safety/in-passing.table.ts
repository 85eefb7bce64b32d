import { any, B, danger, E, within, type SaidClause } from "./clause-sources";

// Hazards that a careless cook says in passing, without the word for them: as a tip, a shortcut or a way to please the baby.

const DENIED =
  /(?<!\p{L})(?:not|never|no|don't|without|nicht|nie|niemals|kein\p{L}*|ohne|nigdy|bez|żadn\p{L}*)(?!\p{L})/u;

const HONEY_BY_ITS_FLOWER: SaidClause = {
  says: danger("honey"),
  unless: /(?<!\p{L})(?:herbat\p{L}*|napar\p{L}*|olej\p{L}*|mąk\p{L}*)(?!\p{L})/u,
  said: [
    any(B, `(?:lipow|akacjow|gryczan|wielokwiatow|spadziow|rzepakow|wrzosow)(?:y|ego|ym) (?:\\p{L}+ ){0,2}?(?:od pszczelarza|z pasieki|z ula|od pszczół)`, E),
    any(B, `(?:akazien|linden|blüten|wald|raps|heide)(?:igen|es)? (?:\\p{L}+ ){0,2}?(?:vom imker|aus dem bienenstock)`, E),
    any(B, `(?:acacia|heather|clover|manuka|wildflower) (?:\\p{L}+ ){0,3}?(?:from the (?:beekeeper|hive|bees))`, E),
  ],
};
const CRUNCH_WANTED: SaidClause = {
  says: danger("stays_crunchy"),
  unless: /(?<!\p{L})(?:not|never|nothing|no|nie|nic|nicht|nichts|panierk\p{L}*|bułk\p{L}*|toast\p{L}*|breadcrumbs?)(?!\p{L})|မ(?:ကြွပ်|ဖြူး|ကျွေး)/u,
  said: [
    any(B, `żeby (?:coś |w niej |\\p{L}+ ){0,4}?chrupał\\p{L}*`, E),
    any(B, `so (?:that )?(?:something|there is something|there's something|it|they) (?:\\p{L}+ ){0,2}?(?:crunch\\p{L}*|to crunch)`, E),
    any(B, `(?:something|a bit|one) (?:crisp|crunchy|hard|firm) to (?:bite|gnaw|chew|nibble|chomp|munch)`, E),
    any(B, `(?:crisp|crisped|roast|roasted|toast|toasted) (?:up )?in a dry pan`, E, `[^.!?;\\n]{0,30}?`, B, `(?:scatter|sprinkl|strew)\\p{L}*`),
    any(B, `etwas (?:knackiges|hartes|festes|knuspriges) zum (?:\\p{L}*beißen|knabbern|nagen|kauen)`, E),
    any(B, `coś (?:chrupiącego|twardego|jędrnego) do (?:gryzienia|chrupania|żucia)`, E),
    any(B, `damit (?:etwas|es|sie|was) (?:\\p{L}+ ){0,3}?(?:kracht|knackt|knuspert|krachen|knacken)`, E),
    "ကြွပ်ကြွပ်ရွရွ ?[^။\\n]{0,10}?(?:ကိုက်|ဝါး)",
  ],
};
const NEVER_IN_THE_POT: SaidClause = {
  says: danger("raw_hard_veg"),
  said: [
    any(B, `that never (?:sees?|touch(?:es)?|goes? (?:in|near)) the (?:pot|pan|heat|oven|steam(?:er)?|water)`, E),
    any(B, `(?:der|die|das) (?:den|die|das) (?:topf|pfanne|ofen|dampf|hitze|wasser) nie (?:sieht|sehen|berührt)`, E),
  ],
};
const CUBE_OF_BROTH: SaidClause = {
  says: danger("salty_foods"),
  unless: DENIED,
  said: [
    any(B, `(?:kostk|kosteczk)\\p{L}*`, E, `[^.!?;\\n]{0,40}?`, B, `(?:rosoł\\p{L}*|bulion\\p{L}*)`),
    any(B, `(?:würfel|würferl)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:für (?:die )?schnelle (?:suppe|brühe)|instant\\p{L}*)`, E),
  ],
};
const NUT_BUTTER_LICKED: SaidClause = {
  says: danger("nut_butter_thick"),
  unless: /(?<!\p{L})(?:not|never|don't|thin(?:ly|ned)?|stirred|water|nicht|nie|dünn\p{L}*|verdünnt\p{L}*|wasser|cienk\p{L}*|rozcieńcz\p{L}*|wod\p{L}*|nigdy)(?!\p{L})/u,
  said: [
    any(B, `(?:łyż|łyżecz)\\p{L}*`, E, `[^.!?;\\n]{0,25}?`, B, `mas(?:ła|łem|ło) (?:migdał|orzech|nerkow|z nerkow)\\p{L}*`, E, `[^.!?;\\n]{0,20}?`, B, `(?:ze słoika|do wylizania|do lizania|do oblizania)`, E),
    any(B, `do (?:wy|ob)?lizania`, E, `[^.!?;\\n]{0,40}?`, B, `mas(?:ła|łem|ło) (?:migdał|orzech|nerkow)\\p{L}*`),
    any(B, `spoon(?:ful)?`, E, `[^.!?;\\n]{0,25}?`, B, `(?:peanut|almond|cashew|nut) butter`, E, `[^.!?;\\n]{0,20}?`, B, `(?:(?:straight )?from the jar|to lick)`, E),
    any(B, `löffel`, E, `[^.!?;\\n]{0,25}?`, B, `(?:erdnuss|mandel|cashew|nuss)(?:mus|butter)`, E, `[^.!?;\\n]{0,20}?`, B, `(?:aus dem glas|(?:ab|aus)?zu?schlecken|zum (?:ab)?(?:lecken|schlecken|lutschen))`, E),
  ],
};
const BEANS_NEVER_BOILING: SaidClause = {
  says: danger("undercooked_beans"),
  onlyWith: /bean|bohne|fasol|ပဲ/u,
  said: [
    any(B, `(?:fasol\\p{L}*|wolnowar\\p{L}*)`, E, `[^.!?;\\n]{0,110}?`, B, `(?:ani razu )?nie (?:zabulgo\\p{L}*|zawrz\\p{L}*|zagot\\p{L}*)`),
    any(B, `(?:slow cooker|(?:cover|leave|simmer|keep) them)`, E, `[^.!?;\\n]{0,80}?`, B, `without (?:ever )?letting them (?:bubble|boil)`, E),
    any(B, `(?:lass|lasse|setze|setz) sie`, E, `[^.!?;\\n]{0,90}?`, B, `ohne dass (?:das wasser|es|sie) (?:\\p{L}+ )?(?:sprudel|koch|blubber)\\p{L}*`),
    any(B, `\\p{L}*bohnen`, E, `[^.!?;\\n]{0,90}?`, B, `(?:unter dem siedepunkt|ohne dass (?:das wasser|es|sie) (?:\\p{L}+ )?(?:sprudel|koch|blubber)\\p{L}*)`),
    any(B, `beans`, E, `[^.!?;\\n]{0,90}?`, B, `(?:never|not once|without(?: ever)?) (?:bubbl|boil|com(?:e|ing) to (?:a|the) boil)\\p{L}*`),
    any(B, `\\p{L}*bohnen`, E, `[^.!?;\\n]{0,90}?`, B, `(?:nie|nicht (?:ein|einmal)) (?:blubber|sprudel|aufkoch|koch)\\p{L}*`),
    "ပဲ[^။\\n]{0,20}?မီးပေါ် ?မတင်",
  ],
};
const FED_LYING: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: /(?<!\p{L})(?:never|nigdy|niemals)(?!\p{L})|မ(?:ကျွေး|ခွံ့|ပေး)/u,
  said: [
    any(B, `oparci(?:em|e|u) (?:\\p{L}+ )?(?:rozłożon|odchylon|opuszczon)\\p{L}*`),
    any(B, `(?:pushchair|buggy|pram|stroller|bouncer|car seat)`, E, `[^.!?;\\n]{0,25}?`, B, `(?:reclined|tipped back|laid back|lowered)`, E),
    any(B, `(?:eat|munch|chew|nibbl|snack|bit)\\p{L}*`, E, `[^.!?;\\n]{0,20}?`, B, `while (?:\\p{L}+ )?(?:bouncing|jumping|running|climbing|playing|crawling|cycling)`, E),
    any(B, `(?:essen|isst|kauen|kaut|knabbern|knabbert|futtern)`, E, `[^.!?;\\n]{0,20}?`, B, `beim (?:hüpfen|springen|laufen|rennen|toben|klettern|spielen|krabbeln|fahren)`, E),
    any(B, `(?:je|gryzie|żuje|podjada)`, E, `[^.!?;\\n]{0,20}?`, B, `(?:podczas|w trakcie) (?:skakania|biegania|zabawy|wspinania|jazdy)`, E),
    any(B, `(?:nach hinten|während der fahrt)`, E, `[^.!?;\\n]{0,20}?`, B, `(?:babyschale|kindersitz|autositz)`, E),
    any(B, `(?:kinderwagen|buggy|wippe|autositz)`, E, `[^.!?;\\n]{0,25}?`, B, `(?:zurückgelehnt|zurückgeklappt|flach gestellt|in liegeposition)`, E),
    "ပက်လက်[^။\\n]{0,60}?(?:ကိုက်|စား|ကျွေး|ခွံ့)",
    "ပြေး(?:လွှား)?(?: ?ကစား| ?ဆော့)နေ(?:တုန်း|ရင်း|ချိန်)[^။\\n]{0,30}?(?:ကျွေး|ခွံ့|စား)",
  ],
};
const FED_HOT: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: /(?<!\p{L})(?:never|cool\p{L}*|let|wait|nigdy|niemals|abkühl\p{L}*|warte\p{L}*|ostud\p{L}*|ostygn\p{L}*|przestud\p{L}*|odczekaj)(?!\p{L})|မ(?:ကျွေး|ခွံ့|ပေး)|အေးအောင်/u,
  said: [
    any(B, `(?:póki|dopóki|kiedy) (?:\\p{L}+ ){0,2}?(?:bucha|unosi|paruje)`, E),
    any(B, `(?:serve|offer|feed|give|dish)\\p{L}*`, E, `[^.!?;\\n]{0,30}?`, B, `while (?:it is|it's|they are|they're|the dish is)? ?(?:still )?(?:steaming|the steam|piping)`),
    any(B, `(?:servier|reich|biet|gib|fütter)\\p{L}*`, E, `[^.!?;\\n]{0,30}?`, B, `solange (?:es|sie|er|alles|das gericht) (?:\\p{L}+ )?dampf(?:t|en)`, E),
    "အငွေ့ ?(?:ထောင်းထောင်း)?(?: ?ထ)?နေ(?:တုန်း|ချိန်)[^။\\n]{0,20}?(?:ကျွေး|ခွံ့)",
  ],
};
const FISH_WITHOUT_HEAT: SaidClause = {
  says: danger("raw_fish"),
  unless: /(?<!\p{L})(?:nie|not|nicht|cooked|ugotowan\p{L}*|gegart\p{L}*)(?!\p{L})/u,
  said: [
    any(B, `(?:ryb|łoso|dorsz|pstrąg)\\p{L}*`, E, within(90), B, `w środku (?:\\p{L}+ ){0,2}?(?:szklist|surow|półsurow)\\p{L}*`),
    any(B, `(?:fish|salmon|trout|cod)`, E, within(90), B, `(?:glassy|translucent) (?:in|inside|at) `),
    any(B, `(?:fish|salmon|trout|cod|haddock|fillets?)`, E, within(90), B, `(?:middle|centre|center|inside) (?:is |stays |remains )?(?:still )?(?:glassy|translucent|raw)`, E),
    any(B, `(?:fisch|lachs|forelle|kabeljau)\\p{L}*`, E, within(90), B, `(?:innen|in der mitte) (?:\\p{L}+ ){0,2}?glasig`),
    any(B, `(?:fisch|lachs|forelle|kabeljau|dorsch)\\p{L}*`, E, within(90), B, `(?:mitte|inneres?|kern) (?:\\p{L}+ ){0,2}?(?:noch )?glasig (?:ist|bleibt)`),
  ],
};

const MEAT_HELD_BACK: SaidClause = {
  says: danger("raw_meat"),
  unless: /(?<!\p{L})(?:marinade|later|other (?:days?|meals?)|freez\p{L}*|frozen|einfrier\p{L}*|zamro\p{L}*)(?!\p{L})/u,
  said: [
    any(B, `(?:beef|meat|mince|chicken|pork|lamb|turkey|veal)`, E, `[^.!?;\\n]{0,12}?`, B, `(?:held|kept|set|put|hold|keep|set) (?:back|aside|by) (?:before|from) (?:browning|frying|cooking|the pan|the pot|it)`, E),
    any(B, `(?:fleisch|rind\\p{L}*|hack\\p{L}*|huhn|hähnchen|kalb\\p{L}*)`, E, `[^.!?;\\n]{0,25}?`, B, `vor dem (?:an)?(?:braten|kochen|dünsten|schmoren) (?:zurück|beiseite)`),
    any(B, `(?:mięs[ao]|wołowin\\p{L}*|kurczak\\p{L}*|indyk\\p{L}*)`, E, `[^.!?;\\n]{0,25}?`, B, `(?:odłożon\\p{L}*|zostawion\\p{L}*) przed (?:smażeniem|gotowaniem|obsmażeniem|duszeniem)`, E),
  ],
};
const EGG_AFTER_THE_HEAT: SaidClause = {
  says: danger("raw_egg"),
  unlessLater: /(?<!\p{L})(?:back|bake|oven|cook|simmer|boil|steam|fry|heat|ofen|koch\p{L}*|back(?:en|e|t)?|erhitz\p{L}*|stocken|gar(?:en)?|piecz|piekarnik\p{L}*|gotuj|podgrzej)(?!\p{L})/gu,
  said: [
    any(B, `(?:fresh )?(?:eggs?|yolks?|egg whites?)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:run |stirred |stir |whisked |whisk |beaten |beat |folded |fold |mixed |mix )?(?:through|into|in) the (?:lukewarm|cooled|warm|cold) `),
    any(B, `nach dem abkühlen`, E, `[^.!?;\\n]{0,40}?`, B, `(?:eiweiß|eischnee|eiklar|eigelb|dotter|ei)`, E, `[^.!?;\\n]{0,15}?`, B, `(?:unter|ein)?(?:heb|zieh|rühr)\\p{L}*`),
    any(B, `(?:ei|eier|eigelb|omelett|spiegelei)`, E, `[^.!?;\\n]{0,60}?`, B, `(?:oben|innen|in der mitte) (?:\\p{L}+ ){0,2}?(?:glänzt|fließt|flüssig|feucht|weich)`),
    any(B, `po (?:ostudzeniu|przestudzeniu|wystudzeniu)`, E, `[^.!?;\\n]{0,25}?`, B, `(?:białk\\p{L}*|żółtk\\p{L}*|jaj(?:ko|ka))`, E),
  ],
};
const SEEDS_IN_THEIR_SHELL: SaidClause = {
  says: danger("whole_seeds"),
  unless: DENIED,
  said: [
    any(B, `kerne`, E, `[^.!?;\\n]{0,20}?`, B, `(?:samt|mit) (?:der )?schale (?:rösten|geröstet|knabbern|darüber)`, E),
    any(B, `(?:seeds|pips)`, E, `[^.!?;\\n]{0,20}?`, B, `(?:shells?|husks?) and all`, E),
  ],
};
const SHELLFISH_IN_ITS_SHELL: SaidClause = {
  says: danger("bones_stones"),
  unless: /(?<!\p{L})(?:not|never|remove\p{L}*|peel\p{L}*|nicht|nie|entfern\p{L}*)(?!\p{L})/u,
  said: [
    any(B, `(?:prawns?|shrimps?)`, E, `[^.!?;\\n]{0,30}?`, B, `with (?:its|their|the) (?:head|legs|shell|tail|coat)`, E),
    any(B, `garnelen?`, E, `[^.!?;\\n]{0,30}?`, B, `(?:samt|mit) (?:kopf|schale|panzer|schwanz)`, E),
  ],
};
const TASTES_BITTER: SaidClause = {
  says: danger("bitter_cucurbit"),
  unless: /(?<!\p{L})(?:not|never|no|if|discard\p{L}*|throw\p{L}*|spit|nicht|nie|kein\p{L}*|wenn|falls|ob|wegwerfen|entsorg\p{L}*|jeśli|czy|wyrzu\p{L}*)(?!\p{L})/u,
  said: [
    any(B, `(?:courgettes?|zucchinis?|marrows?|cucumbers?|pumpkins?|squash)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:tast(?:es?|ing)|is|are) (?:\\p{L}+ ){0,2}?bitter`, E),
    any(B, `(?:zucchinis?|kürbis\\p{L}*|gurken?|patissons?)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:schmeck\\p{L}*|ist|sind) (?:\\p{L}+ ){0,2}?bitter`, E),
    any(B, `(?:cukini\\p{L}*|dyni\\p{L}*|dynia|ogór\\p{L}*|kabacz\\p{L}*|patison\\p{L}*)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:smakuj\\p{L}*|jest|są) (?:\\p{L}+ ){0,2}?gorzk\\p{L}*`),
  ],
};

/** Clauses of what is said in passing. */
export const IN_PASSING: readonly SaidClause[] = [
  HONEY_BY_ITS_FLOWER,
  CRUNCH_WANTED,
  NEVER_IN_THE_POT,
  CUBE_OF_BROTH,
  NUT_BUTTER_LICKED,
  BEANS_NEVER_BOILING,
  FED_LYING,
  FED_HOT,
  FISH_WITHOUT_HEAT,
  MEAT_HELD_BACK,
  EGG_AFTER_THE_HEAT,
  SEEDS_IN_THEIR_SHELL,
  SHELLFISH_IN_ITS_SHELL,
  TASTES_BITTER,
];
