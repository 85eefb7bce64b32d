import type { FoodId } from "../food/food-ids";
import { FOODS } from "../food/foods";
import { any, B, E, within } from "./clause-sources";
import type { RuleId } from "./rule-ids";
import { RULES } from "./rules.table";
import { FIVE, shortly, SOFT, timeDe, timeEn, timePl } from "./too-short.table";

/** What is said in a step or of serving, and is a danger only with a food that may be named in a line alone. */
export interface SaidOfLines {
  readonly rule: RuleId;
  /** Sources of regular expressions. */
  readonly said: readonly string[];
  /** Said in the same sentence, it is no danger. */
  readonly unless: RegExp;
  readonly isOf: (food: FoodId) => boolean;
  /** With one of these in the recipe it is said of them. */
  readonly butWith?: readonly FoodId[];
  /** Said behind it, it is no danger: it is cooked on. */
  readonly unlessLater?: RegExp;
  /** A line that names one of its foods so is no danger: it is tinned, or was cooked. */
  readonly unlessLine?: RegExp;
  /** Only of what a line names so, or the text itself. */
  readonly onlyOf?: RegExp;
}

const DRINKS_FROM =
  "(?:the |a |an |his |her |their |baby's |the baby's |your baby's )?(?:doidy cup|open cup|sippy cup|straw cup|beaker|free-flow cup|bottle)";
const MILK_INTO_BOTTLE: SaidOfLines = {
  rule: "cows_milk_drink",
  said: [
    any(B, "(?:fill|top up) ", DRINKS_FROM, E),
    any(B, "(?:tip|pour|decant)\\p{L}*(?: it| that| this| some)? (?:in|into) ", DRINKS_FROM, E),
    any(B, "(?:give|offer|serve)\\p{L}*(?: it| that| this| some)? (?:in|from) ", DRINKS_FROM, E),
    any(B, "(?:im|in|ins|in das|in den|in ein|in einen|aus dem|aus der) (?:fläschchen|flascherl|milchflasche|trinkbecher|trinklernbecher)", E, within(20), "(?:füllen|gießen|geben|umfüllen|trinken|anbieten)", E),
  ],
  unless:
    /(?<!\p{L})(?:not|never|don't|no|instead|formula|breast|expressed|water|measuring|soup|smoothie|nicht|nie|kein\p{L}*|statt|wasser|mutter\p{L}*|pre\p{L}*|tee|suppe)(?!\p{L})/u,
  isOf: (food) => food === "cows_milk",
  butWith: ["infant_formula"],
};

const MUSHROOMS: ReadonlySet<FoodId> = new Set<FoodId>(["mushroom", "oyster_mushroom"]);
const GROWN = "(?:oaks?|trees|pines|birch(?:es)?|beeches|woods?|forest|hedgerows?|meadow)";
const WOODS = "(?:wald|fichten|buchen|eichen|birken|wiese)";
const GATHERED: SaidOfLines = {
  rule: "wild_mushrooms",
  said: [
    any(B, "(?:picked|found|gathered|collected|brought (?:back|home))", within(30), B, "(?:under|from|beneath|in) the ", GROWN, E),
    any(B, "(?:im|aus dem|unter den|auf der) ", WOODS, E, within(20), B, "(?:gefunden|gesammelt|gepflückt|mitgebracht|geklaubt|gebrockt)"),
    any(B, "(?:gefunden|gesammelt|gepflückt|mitgebracht|geklaubt|gebrockt)\\p{L}*", within(20), B, "(?:im|aus dem|unter den|auf der) ", WOODS, E),
  ],
  unless: /(?<!\p{L})(?:not|never|don't|no|nie|nicht|niemals|kein\p{L}*)(?!\p{L})/u,
  isOf: (food) => MUSHROOMS.has(food),
};

const BEANS: ReadonlySet<FoodId> = new Set<FoodId>(["kidney_bean", "white_bean", "black_bean", "runner_bean_dry"]);
/** Below its boil water leaves the lectin of beans as it is. */
const BELOW_THE_BOIL: SaidOfLines = {
  rule: "undercooked_beans",
  said: [
    any(B, "(?:at|bei|w) (?:about |etwa |ca\\.? |około )?(?:[5-8]\\d) ?(?:°|º|degrees|grad|stopni)"),
  ],
  unless:
    /(?<!\p{L})(?:not|never|cool\p{L}*|keep|warm|reheat\p{L}*|serve|nicht|nie|abkühl\p{L}*|warm\p{L}*|aufwärm\p{L}*|vorgekocht\p{L}*|dose|tinned|canned)(?!\p{L})/u,
  isOf: (food) => BEANS.has(food),
};

/** What was soaked is dry: it boils for ten minutes, and is soft an hour later. */
const SIMMERED_SHORTLY: SaidOfLines = {
  rule: "undercooked_beans",
  said: [
    any(B, "soak\\p{L}*", E, "[^\\n]{0,100}?", B, "simmer\\p{L}* (?:for |gently |about |only |just ){0,3}(?:five|ten|fifteen|twenty|[5-9]|[12]\\d) ?min"),
    any(B, "(?:einweich|eingeweicht)\\p{L}*", E, "[^\\n]{0,100}?", B, "(?:fünf|zehn|fünfzehn|zwanzig|[5-9]|[12]\\d) min\\p{L}* (?:\\p{L}+ )?(?:köcheln|simmern|ziehen)", E),
  ],
  unless: /(?<!\p{L})(?:(?:pre-?)?boil\p{L}*|pressure|instant|tin\p{L}*|can\p{L}*|not|(?:auf|vor|an)?kochen|kochend\p{L}*|sprudelnd\p{L}*|schnellkoch\p{L}*|dampfdruck\p{L}*|nicht)(?!\p{L})/u,
  isOf: (food) => BEANS.has(food),
};

function isMeat(food: FoodId): boolean {
  const { category, allergens } = FOODS[food];
  return category === "protein-animal" && allergens.length === 0;
}
/** Whoever tastes before it is fried tastes it raw. */
const TASTED_RAW: SaidOfLines = {
  rule: "raw_meat",
  said: [
    any(B, "(?:taste|try|sample|nibble|lick)\\p{L}*(?: \\p{L}+){0,5}? (?:mixture|mix|filling|stuffing|mince|meat)", E, within(15), B, "(?:before|raw|uncooked)", E),
    any(B, "before (?:frying|cooking|baking|shaping)", within(30), B, "(?:taste|try|sample|nibble|lick)\\p{L}*(?: \\p{L}+){0,4}? (?:mixture|mix|filling|stuffing|mince|meat|it)", E),
    any(B, "(?:masse|fleischmasse|füllung|hack\\p{L}*|fleischteig)", E, within(15), B, "(?:kosten|probieren|naschen|schlecken|abschmecken lassen)", E),
  ],
  unless: /(?<!\p{L})(?:not|never|don't|nobody|cooked|fried piece|nicht|nie|niemals|kein\p{L}*|gebraten\p{L}*|gegart\p{L}*)(?!\p{L})/u,
  isOf: isMeat,
};

/** At less than a hundred degrees meat is warm for hours before it is done. */
const BAKED_COOL: SaidOfLines = {
  rule: "raw_meat",
  said: [
    any(B, "(?:bake|roast|cook|oven)\\p{L}*", within(40), B, "(?:at|to) (?:about |only |just )?(?:[5-9]\\d) ?(?:°|º|degrees)(?! ?f)"),
    any(B, "(?:ofen|backrohr|rohr)", within(25), B, "(?:auf|bei|mit) (?:etwa |ca\\.? |nur )?(?:[5-9]\\d) ?(?:°|º|grad)"),
    any(B, "(?:bei|mit) (?:etwa |ca\\.? |nur )?(?:[5-9]\\d) ?(?:°|º|grad)", within(40), B, "(?:back|brat|gar|schmor|zieh|pochier)\\p{L}*"),
    any(B, "(?:bei|mit) (?:etwa |ca\\.? |nur )?(?:[5-9]\\d) ?(?:°|º|grad)", within(60), B, "(?:(?:in|im|ins) (?:den |das |dem )?(?:ofen|backrohr|rohr|backofen)|ober-?/?unterhitze|umluft|heißluft)"),
    any(B, "(?:piecz|upiecz|piekarnik)\\p{L}*", within(30), B, "(?:w|do|na) (?:temperatur\\p{L}+ )?(?:około |ok\\. )?(?:[5-9]\\d) ?(?:°|º|stopni)"),
  ],
  unless:
    /(?<!\p{L})(?:hours?|core|inside|centre|center|thermometer|internal|warm|keep|reheat\p{L}*|not|never|stunden?|kern\p{L}*|innen|thermometer|warmhalt\p{L}*|warm|nicht|nie|kein\p{L}*|godzin\p{L}*|wewnątrz|środku|termometr\p{L}*|ciepł\p{L}*|nigdy)(?!\p{L})/u,
  isOf: isMeat,
};

/** Dry beans that were soaked: ten minutes are the poison's, and not theirs. */
const LEFT_FIRM: SaidOfLines = {
  rule: "undercooked_beans",
  said: [
    any(B, "(?:dürfen|können|sollen)(?: \\p{L}+){0,4} (?:fest|hart|bissfest|roh|kernig) (?:sein|bleiben)", E),
    any(B, "(?:dürfen|können|sollen|haben)(?: \\p{L}+){0,3} biss(?: haben)?", E),
    any(B, "(?:should|can|may|must) (?:still )?have (?:a )?(?:some |a bit of |a little )?bite", E),
    any(B, "(?:zehn|fünfzehn|zwanzig|10|15|20) minuten (?:\\p{L}+ )?(?:köcheln|kochen|simmern) (?:genügt|genügen|reicht|reichen)", E),
    any(B, "(?:can|may|should) (?:still |stay |be |remain ){1,3}(?:quite |a (?:bit|little) |slightly )?(?:firm|hard|chalky|crunchy|al dente)(?: (?:in|at) the (?:middle|centre|center))?", E),
    any(B, "(?:ten|fifteen|twenty|10|15|20) minutes (?:of )?(?:simmering|boiling|cooking)?(?: is| are)? (?:enough|plenty|will do)", E),
    any(B, "(?:mogą|może) (?:\\p{L}+ ){0,3}?(?:twardaw|tward|jędrn|niedogotowan)\\p{L}*"),
    any(B, "wystarczy (?:\\p{L}+ )?(?:dziesięć|piętnaście|dwadzieścia|10|15|20) minut", E),
  ],
  unless: /(?<!\p{L})(?:not|never|nicht|nie|niemals|kein\p{L}*|nigdy|tin\p{L}*|canned|dose\p{L}*|puszk\p{L}*|green beans|skins?|schale\p{L}*)(?!\p{L})/u,
  isOf: (food) => BEANS.has(food),
};

/** Of a line: it was cooked before. */
const COOKED_BEFORE =
  /(?<!\p{L})(?:tin|tins|tinned|can|cans|canned|jar|carton|cooked|pre-?cooked|leftover|frozen|puszk\p{L}*|słoik\p{L}*|dosen?|\p{L}*glas|konserv\p{L}*|vorgekocht\p{L}*|gekocht\p{L}*|ugotowan\p{L}*|gotowan\p{L}*|mrożon\p{L}*|tk)(?!\p{L})/u;
const DRY = /(?<!\p{L})(?:dry|dried|soak\p{L}*|overnight|trocken\p{L}*|getrocknet\p{L}*|(?:ein)?(?:ge)?weich(?:en|t|te)|quell\p{L}*|über nacht|such\p{L}*|namocz\p{L}*|moczon\p{L}*|na noc|całą noc)(?!\p{L})/u;
/** Mashing does not cook them. */
const COOKED_ON =
  /(?<!\p{L})(?:(?:stew|simmer|boil|cook|bak|steam|brais|soft|tender)\p{L}*|oven|until|pressure|(?:schmor|koch|köch|köchel|back|weich)\p{L}*|ofen|bis|dampfdruck\p{L}*|(?:(?:u|po|do)?(?:gotuj|gotow|duś|dus|piecz|piek)|miękk)\p{L}*|piekarnik\p{L}*|aż|szybkowar\p{L}*)(?!\p{L})/u;
const QUARTER = [
  timeEn("9", "a|one|two|three|four|five|six|seven|eight|nine|ten|fifteen|1[0-5]|(?:a|one) quarter of an hour"),
  timeDe("9", "eine|zwei|drei|vier|fünf|sechs|sieben|acht|neun|zehn|fünfzehn|1[0-5]"),
  timePl("9", "jedną|dwie|trzy|cztery|pięć|sześć|siedem|osiem|dziewięć|dziesięć|piętnaście|1[0-5]"),
] as const;
/** What is dry boils for an hour, lentils that are not red for half of one. */
const BOILED_SHORTLY: Pick<SaidOfLines, "rule" | "unless" | "unlessLater" | "unlessLine"> = {
  rule: "undercooked_beans",
  unless: SOFT,
  unlessLater: COOKED_ON,
  unlessLine: COOKED_BEFORE,
};
const CHICKPEAS_HARD: SaidOfLines = {
  ...BOILED_SHORTLY,
  said: shortly(["(?:dried |dry |soaked )?chickpeas", "(?:\\p{L}+ )?kichererbsen", "ciecierzyc\\p{L}*"], QUARTER),
  isOf: (food) => food === "chickpea",
};
const LENTILS_HARD: SaidOfLines = {
  ...BOILED_SHORTLY,
  said: shortly(["lentils", "(?:teller|berg|beluga)?linsen", "soczewic\\p{L}*"], FIVE),
  isOf: (food) => food === "brown_lentil",
};
const DRY_BEANS_HARD: SaidOfLines = {
  ...BOILED_SHORTLY,
  said: [
    ...shortly(["beans", "\\p{L}*bohnen", "fasol\\p{L}*"], QUARTER),
    any(B, "\\p{L}*bohnen", E, "[^.!?;:\\n]{0,60}?", B, "(?:eine )?(?:knappe )?viertelstunde", E, "[^.!?;:\\n]{0,20}?", B, "koch"),
    any(B, "(?:not|no) (?:need to |longer )?(?:boil|cook) (?:them|the beans)", E),
    any(B, "(?:kochen|garen) (?:muss|musst|müssen) (?:man |du |ihr )?(?:sie |die bohnen )?(?:\\p{L}+ )?nicht", E),
    any(B, "gotować (?:jej|ich|fasoli) (?:już )?nie (?:trzeba|musisz|potrzeba)", E),
  ],
  isOf: (food) => BEANS.has(food),
  onlyOf: DRY,
};

const RHUBARB_LEAVES: SaidOfLines = {
  rule: "rhubarb",
  said: [
    any(B, "(?:chop|shred|cook|use|add|simmer|slice|include|stew|blend|wilt)\\p{L}* (?:\\p{L}+ ){0,5}?leaves(?: (?:as well|too|also|and all|with|along with|for|like))?", E),
    any(B, "(?:auch|samt|mitsamt|mit) (?:den |die |allen )?(?:\\p{L}+ )?blättern?", E),
    any(B, "blätter", E, within(25), B, "(?:mitkochen|mitdünsten|mitgaren|hacken|verwenden|nehmen|dazugeben|mitessen)", E),
    any(B, "(?:razem z|wraz z|też|także|i) (?:\\p{L}+ )?(?:liśćmi|liście)", E),
  ],
  unless:
    /(?<!\p{L})(?:discard\p{L}*|cut (?:off|away)|remov\p{L}*|poison\p{L}*|toxic|never|not|don't|without|compost|mint|basil|bay|parsley|spinach|tea|entfern\p{L}*|abschneid\p{L}*|giftig\p{L}*|nicht|nie|niemals|kein\p{L}*|ohne|kompost|minz\p{L}*|basilikum\p{L}*|lorbeer\p{L}*|wyrzu\p{L}*|usuń|odetn\p{L}*|odkrój|trując\p{L}*|bez|nigdy|mięt\p{L}*|bazyli\p{L}*|laurow\p{L}*)(?!\p{L})/u,
  isOf: (food) => food === "rhubarb",
};

const GREEN_ONES: SaidOfLines = {
  rule: "green_potato",
  said: [
    any(B, "(?:auch|ruhig|trotzdem|einfach) (?:\\p{L}+ ){0,3}?(?:mit )?(?:den |die )?(?:grüne[nr]?|keime\\p{L}*|gekeimte[nr]?|austrieb\\p{L}*)", E, within(50), B, "(?:nehmen|verwenden|verarbeiten|mitkochen|verkochen|mitessen)", E),
    any(B, "(?:use|include|keep|take|boil|leave)(?: \\p{L}+){0,4}? (?:green|sprouted|sprouting) (?:bits|ones|patches|spots|potatoes|skins?|parts)", E, within(20), B, "(?:too|as well|and all|in|on)", E),
    any(B, "(?:zielone|kiełkujące|zazieleniałe|skiełkowane)(?: \\p{L}+){0,2}? (?:też|także|również|spokojnie|śmiało)(?: \\p{L}+){0,3}? (?:użyj|weź|ugotuj|można|możesz|nadają)", E),
  ],
  unless: /(?<!\p{L})(?:not|never|don't|no|nicht|nie|niemals|kein\p{L}*|wegschneid\p{L}*|ausschneid\p{L}*|entfern\p{L}*|cut (?:out|off|away)|remov\p{L}*|discard\p{L}*|nigdy|wytn\p{L}*|odkrój|bohnen|beans)(?!\p{L})/u,
  isOf: (food) => food === "potato",
};

const AS_IT_IS = [
  any(B, "(?:pop|put|add|scatter|give|serve|offer|tip|place|drop|press|sprinkle|throw|toss|stir|leave)\\p{L}* (?:\\p{L}+ ){0,5}?(?:just |exactly )?as (?:they|it) (?:are|is|come|comes)", E),
  any(B, "so,? wie sie (?:sind|kommen)", E, within(15), B, "(?:darauf|drauf|darüber|drüber|dazu|daneben|auf|in|unter|geben|gib|servier|reich|anbiet)\\p{L}*"),
  any(B, "(?:tak,? jak są|takie,? jakie są)", E),
] as const;

const SOME_EN = "(?:some|some of (?:them|these|those)|a few(?: of (?:them|these|those))?|one or two|a couple(?: of (?:them|these|those))?|several|the (?:smallest|smaller|small|tiny|tiniest|last|other)(?: ones?)?|the rest|the others|half(?: of (?:them|these|those))?|them|these|those)";
const SOME_DE = "(?:ein paar|einige|manche|wenige|mehrere|zwei,? drei|die (?:kleinen|kleinsten|kleineren|letzten|übrigen|anderen|restlichen)|den rest|die hälfte|davon|sie|diese)";
const SOME_PL = "(?:kilka|parę|część|niektóre|resztę|połowę|kilkoro|jedn[ąo] lub dwie|(?:te )?(?:małe|mniejsze|najmniejsze|pozostałe)|je|ich)";
/** Some of them or all stay whole, and only a line or a step before says of what. */
const LEFT_WHOLE: Pick<SaidOfLines, "said" | "unless"> = {
  said: [
    ...AS_IT_IS,
    any(B, "(?:leave|leaving|keep|keeping|serve|give|offer|let) ", SOME_EN, "(?: stay| be| remain)? (?:whole|uncut|unsquashed|unmashed|in one piece|intact|round)", E),
    any(B, SOME_EN, " (?:can|may|could|might) (?:stay|remain|be left|be kept|be served|go in) (?:whole|uncut|unsquashed|unmashed|in one piece|intact|round)", E),
    any(B, SOME_DE, E, "(?: \\p{L}+){0,3}? (?:darfst|kannst|dürfen|können|lass|lasse|lasst|bleiben|gib|reiche)(?: \\p{L}+){0,3}? (?:ganz|im ganzen|unzerteilt|ungeschnitten|unzerdrückt|rund(?= (?:lassen|bleiben|geben)))(?: (?:lassen|bleiben|geben|anbieten|reichen|dazugeben))?", E),
    any(B, "(?:lass|lasse|lasst|gib|reiche|serviere) ", SOME_DE, "(?: \\p{L}+){0,2}? (?:ganz|im ganzen|unzerteilt|ungeschnitten|unzerdrückt)", E),
    any(B, SOME_PL, E, "(?: \\p{L}+){0,3}? (?:zostaw|pozostaw|podaj|daj|może zostać|mogą zostać|może pozostać|mogą pozostać|można zostawić|możesz zostawić)\\p{L}*(?: \\p{L}+){0,2}? (?:w całości|całe|niepokrojone|nieprzekrojone|nierozgniecione)", E),
    any(B, "(?:zostaw|pozostaw|podaj|daj)\\p{L}* ", SOME_PL, "(?: \\p{L}+){0,2}? (?:w całości|całe|niepokrojone|nieprzekrojone|nierozgniecione)", E),
    "(?:တချို့|အချို့|တစ်ချို့|အနည်းငယ်|နည်းနည်း|ကျန်တာ|အသေးလေးတွေ|အသေးတွေ)(?: ?(?:ကို|တော့|ကတော့))*[^။\\n]{0,12}?(?:အလုံးလိုက်|မခွဲဘဲ|မလှီးဘဲ|မခြမ်းဘဲ|မချေဘဲ|အလုံး ?အတိုင်း)[^။\\n]{0,8}?(?:ထား|ပေး|ကျွေး|ထည့်|ချန်)",
  ],
  unless:
    /(?<!\p{L})(?:not|never|don't|no|then|before|until|while|family|adults?|grown-?ups?|older|milk|nicht|nie|niemals|kein\p{L}*|dann|danach|bevor|bis|während|erwachsene\p{L}*|eltern|große\p{L}*|familie|nie|nigdy|potem|zanim|aż|dorosł\p{L}*|rodzin\p{L}*|starsz\p{L}*|squash\p{L}*|mash\p{L}*|blend\p{L}*|zerdrück\p{L}*|pürier\p{L}*)(?!\p{L})|မ(?:ပေး|ကျွေး|ထား)(?:ရ|ပါနဲ့)|ပြီးမှ/u,
};
const leftWhole = (rule: "round_fruit" | "whole_legumes" | "whole_nuts" | "whole_seeds"): SaidOfLines => ({
  rule,
  ...LEFT_WHOLE,
  // "Pop the tomatoes on": the cherry tomatoes of a line.
  isOf: (food) => RULES[rule].foods.includes(food) || (rule === "round_fruit" && food === "tomato"),
});

/** What is looked for in what a recipe says, with the foods of its lines. */
export const SAID_OF_LINES: readonly SaidOfLines[] = [
  MILK_INTO_BOTTLE,
  GATHERED,
  BELOW_THE_BOIL,
  SIMMERED_SHORTLY,
  TASTED_RAW,
  BAKED_COOL,
  LEFT_FIRM,
  CHICKPEAS_HARD,
  LENTILS_HARD,
  DRY_BEANS_HARD,
  RHUBARB_LEAVES,
  GREEN_ONES,
  leftWhole("round_fruit"),
  leftWhole("whole_legumes"),
  leftWhole("whole_nuts"),
  leftWhole("whole_seeds"),
];
