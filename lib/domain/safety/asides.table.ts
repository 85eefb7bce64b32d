import { expression } from "../shared/expression";
import { present } from "../shared/present";
import { BESIDE_THE_DISH } from "./beside-the-dish.table";
import { BESIDE_THE_DISH_POLISH } from "./beside-the-dish-polish.table";
import { BURMESE_ASIDES } from "./burmese-asides.table";
import { LOOKED_FOR } from "./looked-for.table";
import { NOT_FOR_THE_BABY } from "./not-for-the-baby.table";

/**
 * What a recipe says beside its dish: what others eat and drink, what nobody gives a baby, and what something is only
 * like. Each takes the words it finds; `unless` is asked of them.
 */
export interface Aside {
  /** Global. */
  readonly said: RegExp;
  readonly unless?: RegExp;
  /**
   * "others": it is none where its sentence gives it to the baby too, or does something to the dish. "denied": none where
   * it goes on to put it in after all. "like": it says nothing of what is in the dish. "settled": as "denied", and its words
   * themselves say until when and how far.
   */
  readonly kind: "others" | "denied" | "like" | "settled";
  /** It names what others do to their own share, which is nothing done to the dish. */
  readonly does?: boolean;
}

/** An aside, and the source of its expression. */
export interface SaidAside extends Omit<Aside, "said"> {
  readonly said: string;
}

/** What is done to the dish, or given: no aside says so. */
export const DOES = expression(/(?<!\p{L})(?:stir|add|mix|fold|pour|drizzle|sprinkle|serve|give|offer|spread|blend|whisk|mash|top|season|sweeten|dip|put|use|scatter|crumble|(?:ein|unter|ver)?rühr\p{L}*|gib|gebt|geben|zugeben|dazugeben|(?:ver|unter)?misch\p{L}*|(?:be|darüber)?streu\p{L}*|verteil\p{L}*|servier\p{L}*|bestreich\p{L}*|pürier\p{L}*|beträufel\p{L}*|süß(?:e|en|t)|dodaj|dodać|wymieszaj|wmieszaj|polej|posyp|wsyp|wlej|podaj|zmiksuj|dopraw|dosłódź|posłódź)(?!\p{L})/u);
/** It is put in after all, or later. */
export const AFTER_ALL = expression(/(?<!\p{L})(?:until|till|then|but(?! (?:plenty|lots|loads|full|a lot) of (?:flavou?r|taste|goodness|love|colou?r))|except|unless|at first|for now|to begin with|erst|dann|aber(?! (?:viel|voller|jede menge) geschmack)|bis|außer|zunächst|potem|ale(?! (?:pełno|pełnia|dużo|mnóstwo) smaku)|dopiero|na koniec|na razie|chyba)(?!\p{L})(?! (?:age|one|two|three|four|five|six|she|he|they|your baby|baby|the first|their first|at least|12|nach dem ersten|zum ersten|dem ersten|po (?:roczku|roku|pierwsz\p{L}*)))/u);

/** Source of what says that it is put in, given or no harm: behind an aside it is eaten after all ("add some anyway"). */
export const PUT_IN =
  /anyway|anyhow|all the same|nevertheless|nonetheless|regardless|never hurt\p{L}*|won't hurt|doesn't hurt|(?:just|only) (?:a|this) (?:little|pinch|tiny|drop|bit|once|small|quick|lick|taste)|trotzdem|dennoch|gleichwohl|(?:ein bisschen|ein wenig|eine prise|etwas|einmal) (?:darf|schadet|geht|kann|muss)|schadet (?:aber )?(?:nicht|nie)|(?:a|one|two|half a|another) (?:spoonful|teaspoon|tablespoon|tsp|tbsp|pinch|splash|drop|dash|drizzle|blob)s?|(?:eine?n?|zwei) (?:löffel|prisen?|schuss|tropfen|klecks|el|tl|teelöffel|esslöffel)|(?:drizzle|sprinkle|pour|scatter|swirl) (?:over|on|through|on top)(?!\p{L})|(?:chop|crush|break|cut|halve|quarter|grind|add|stir|mix|tip|pour|drizzle|sprinkle|scatter|put|use|give|fold|swirl|dip|spread|blend|serve|offer) (?:in |on |over )?(?:it|some|them|a (?:little|bit|drop|pinch|spoonful|splash)|plenty|one|two|half|all of it)(?!\p{L})(?! (?:warm|cool|cold|lukewarm|soft|smooth|well|until|with|for|plain))|(?:rühr|rühren|rühre|gib|geben|misch|mische|mischen|streu|streue|nimm|nehmen|verwende|träufle|süße|süßen|koche?) (?:ihn|sie|es|wir|davon|etwas|ein (?:wenig|bisschen)|einen? (?:prise|schuss|löffel|el|tl)|welchen?|beides) ?(?:davon |trotzdem |noch |ruhig |unter|ein|dazu|hinein|darüber|darunter)|(?:too|as well)(?= ?(?:[.!?;,\n]|$))|auch (?:das kind|das baby|die kleinen?|der kleine|fürs? (?:kind|baby))/u.source;
/** Source of what does so in its own sentence, whatever follows ("aber ein bisschen darf hinein"). */
export const BUT =
  /still(?! (?:(?:luke)?warm|hot|soft|good|sweet|tast\p{L}*))|though|however|but(?! (?:plenty|lots|loads|full|a lot) of (?:flavou?r|taste|goodness|love|colou?r))|except|unless|jedoch|allerdings|aber(?! (?:viel|voller|jede menge) geschmack)|sondern|außer/u.source;
/** And in what follows, which may begin with "but" and speak of something else ("But it tastes great"). */
export const BUT_A_LITTLE =
  /(?:but|however|though|still|unless|except|aber|jedoch|allerdings|doch|außer)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:a little|a bit|some|a few|a pinch|a drop|a spoon\p{L}*|fine|ok|okay|allowed|ein bisschen|ein wenig|etwas|prise|löffel\p{L}*|tropfen|darf|dürfen)/u.source;
/** Beside others in German: "für die Großen und die Kleinen". */
export const AND_LITTLE_ONES = expression(/(?:(?<!\p{L})(?:und|sowie|wie) (?:auch )?(?:für )?(?:die|den|der|dem|unsere[nr]?)|[,;] für (?:die|den|unsere[nr]?)) kleinen?(?!\p{L})/u);
/** Behind what is put to the share of others: the baby's is taken from the same pot then, or it is cooked in it. */
export const SHARED_LATER = expression(/(?<!\p{L})(?:bab(?:y|ies)|toddler|child|little one|infant|kids?|kind|kleine)\p{L}*|(?<!\p{L})(?:simmer|cook|boil|bake|stew|blend|mash|puree|everyone|everybody|all|köchel|koch|schmor|back|pürier|stampf|alle[nrs]?)\p{L}*(?!\p{L})/u);
/** Behind what is said to be of others: it is put in for all ("salt is for adults; add some anyway"). */
export const PUT_IN_ANYWAY = expression(/^[^.!?\n]{0,20}[;.,:!] (?:but |and |then |so )?\p{L}+ (?:[^.!?;\n]{0,30} )?(?:anyway|anyhow|all the same|regardless|nevertheless|trotzdem|dennoch)(?!\p{L})/u);

const SALTY = "(?:salt|sugar|honey|stock cubes?|stock|soy sauce|bacon|butter)";
const OTHERS_EN =
  "(?:big (?:brother|sister)|older (?:kids|children|brother|sister|siblings?)|(?:the )?grown-ups?|(?:the )?adults?|mum|mummy|mom|dad|daddy|(?:the )?parents|granny|grandma|grandad|the rest of us|mum and dad|kids done)";
const THEIRS_EN = "(?:his|hers|theirs|ours|their half|our half|their own|our own|(?:on|over) (?:his|her|their|our|the big) plates?|for themselves|at the table|a second pan)";
const OTHERS_DE = "(?:(?:der |die |das )?große[nr]? (?:bruder|schwester|kinder|geschwister)|mama|papa|oma|opa|die großen|die erwachsenen|die schwieger\\p{L}*|die eltern)";
const OTHERS_PL = "(?:tata|tacie|taty|mama|mamie|mąż|mężowi|męża|babcia|dziadek|starsz\\p{L}* (?:dzieci|dziecko|brat|siostra|rodzeństwo)|starszak\\p{L}*|dorośli|dorosłym|rodzice|kto chce)";

/** On to the end of what they do, and not into what is done next. */
const TAIL =
  "(?:(?!(?:and (?:then|the|we|you|stirs|adds|eats|puts|pours|gives)|then|but|so|und (?:dann|der|die|das|den)|dann|aber|potem|ale) )[^.!?;,\\n])";
const THEIR_OWN = expression(`(?<!\\p{L})${OTHERS_EN}(?: \\p{L}+){0,2}? (?:(?:has|have|had|gets?|got|likes?|takes?|eats?|ate|prefers?) (?:\\p{L}+ ){0,4}?(?:with )?${THEIRS_EN}|(?:adds?|puts?|sprinkles?|pours?|stirs?) (?:\\p{L}+ ){1,6}?(?:to|on|over|in|into|onto) ${THEIRS_EN})(?!\\p{L})${TAIL}{0,40}`, "gu");
const THEIR_OWN_DE = expression(`(?<!\\p{L})${OTHERS_DE}(?: \\p{L}+){0,2}? (?:kriegt|bekommt|kriegen|bekommen|tunkt|isst|essen|nimmt|trinkt|trinken|mag) (?:\\p{L}+ ){0,2}?(?:sein|ihr|seine|ihre|seinen|ihren|selbst)(?!\\p{L})${TAIL}{0,40}`, "gu");
const THEIR_OWN_PL = expression(`(?<!\\p{L})${OTHERS_PL}(?!\\p{L})(?: \\p{L}+){0,3}?(?: (?:sobie|swój|swoją|swoje))? (?:do?sol|dosal|posol|pije|wypij)\\p{L}*(?: \\p{L}+){0,3}? (?:sobie|na (?:swo\\p{L}+ )?talerz\\p{L}*|kaw\\p{L}*|herbat\\p{L}*|win\\p{L}*)(?!\\p{L})${TAIL}{0,40}|(?<!\\p{L})${OTHERS_PL} sobie (?:do)?sol\\p{L}*|(?<!\\p{L})(?:mężowi|tacie|starszakowi|dorosłym) (?:podaję|podajemy|dokładam|daję|dodaję)(?!\\p{L})${TAIL}{0,40}`, "gu");
/** Whoever is the baby of the sentence has it too. */
const SERVED_TO_ALL_PL = expression(/(?<!\p{L})(?:wszystk\p{L}*|wszyscy|też|także|również|nie tylko)(?!\p{L})/u);
const PUT_INTO_THEIRS = expression(`(?<!\\p{L})${OTHERS_EN}(?: and \\p{L}+)? (?:adds?|puts?|sprinkles?|pours?|stirs?) (?:(?!(?:and|to|in|into|on|onto|over|pots?|pans?)(?!\\p{L}))\\p{L}+ ){1,6}(?:to|on|over|in|into|onto) ${THEIRS_EN}(?!\\p{L})`, "gu");
const KEPT_FOR_THEM = expression(`(?<!\\p{L})(?:save|keep|leave) (?:the |your |some )?(?:\\p{L}+ ){1,3}for (?:yourself|the (?:grown-ups|adults|table|parents))(?!\\p{L})`, "gu");
const HELD_BACK = expression(`(?<!\\p{L})(?<!(?:not|n't|never) )(?:hold|resist|ditch|forget) the ${SALTY}(?!\\p{L})`, "gu");
const NOT_MISSED = expression(`(?<!\\p{L})nobody (?:misses|will miss|needs) the ${SALTY}(?!\\p{L})`, "gu");

const LIKE_JELLY = expression(/(?<!\p{L})(?:wobbl|jiggl|quiver|trembl|set|firm|thick)\p{L}{0,5}(?: (?:just|a bit|a little|up|slightly))? like (?:a |an |the )?(?:loose |soft |firm |thin )?(?:jelly|jello|custard|panna cotta|caramel|toffee)(?!\p{L})/gu);
const BECOMES_JELLY = expression(/(?<!\p{L})(?:turn|turns|turned|goes|gone|swells?|thickens?|sets?|becomes?|soaks?)(?: up)? (?:in)?to (?:a |an )?(?:(?:thick|loose|soft|little|kind of|sort of|clear) )*jelly(?!\p{L})(?! (?:bab|bean|cube|sweet))/gu);
const AS_YOU_WOULD = expression(/(?<!\p{L})(?:as|like) you(?:'d| would)(?: (?:use|spread|eat|do|with|for|the|any|ordinary|normal)){0,3} (?:jam|marmalade|butter|honey|ketchup|sugar|nutella|chocolate spread|mayo|mayonnaise|maple syrup|syrup|peanut butter|cream cheese)(?!\p{L})/gu);
const LIKE_JAM = expression(/(?<!\p{L})(?:thick|sticky|soft|set|looks?|spreads?|texture|consistency|thickens?|it's|it is|they are)(?: (?:just|a bit|more|rather))? like (?:a |thick |runny |loose |soft )*(?:jam|jelly|marmalade|fudge|toffee)(?!\p{L})/gu);
/** Only what is long and thick: who cuts something as big as a grape cuts it too big. */
const AS_THICK_AS = expression(/(?<!\p{L})(?:about |just |roughly )?as (?:thick|long|fat|wide|big) as (?:a |an |your )?(?:cooked |small |thin |cocktail )?(?:chipolatas?|sausages?|frankfurters?|hot dogs?|breadsticks?|chips?|french fr(?:y|ies)|candy canes?|cigars?|lolly sticks?)(?!\p{L})/gu);
const AS_THICK_AS_DE = expression(/(?<!\p{L})(?:so )?(?:dick|lang|breit) wie (?:ein |eine |kleine |dünne )?(?:würstchen|würstel|wiener|frankfurter|bratwurst|grissini|salzstangen?|soletti|pommes)(?!\p{L})/gu);
const THROUGH_BUTTER = expression(/(?<!\p{L})(?:sinks?|slides?|slips?|glides?|goes|go|cuts?|passes|pass|melts?)(?: \p{L}+){0,3}? like (?:a knife through )?(?:(?:soft|warm|melted|hot) )?butter(?!\p{L})|(?<=(?:in|through|into) )like butter(?!\p{L})/gu);
const SHAPED_INTO_CAKES = expression(/(?<=(?<!\p{L})(?:flatten|shape|form|mould|mold|pat|press|divide|make|roll)(?:s|ed|ing|d)?(?: [^.,;:!?\n]{0,40})? into (?:(?!(?:a|the|one|birthday|sponge|layer|sweet)(?!\p{L}))\p{L}+,? ){0,3})cakes?(?!\p{L})(?! (?:tins?|tray|pan|mix))/gu);
const SAVOURY_CAKES = expression(/(?<=(?<!\p{L})(?:squeak|fish|salmon|tuna|cod|haddock|crab|prawn|potato|lentil|chickpea|bean|corn|sweetcorn|rice|quinoa|courgette|pea|vegetable|veggie|veg)[ -])cakes?(?!\p{L})/gu);
const COOKED_FROM_THE_FREEZER = expression(/(?<=(?<!\p{L})(?:boil|steam|simmer|cook|microwave|bake|roast|fry|stew|blanch)(?:ed|ing|s)? (?:(?!(?:and|then|serve|top|give|eat|offer|with)(?!\p{L}))\p{L}+ ){0,3})(?:straight|right|directly|direct) from (?:the )?freezer(?!\p{L})|(?<!\p{L})(?:straight|right|directly|direct) from (?:the )?freezer(?= (?:in|into|to) (?:a |an |the |your )?(?:pan |pot )?(?:of )?(?:boil|simmer|hot|pan(?!\p{L})|pot(?!\p{L})|oven|steamer|soup|stew))/gu);
const COOKED_FROM_THE_FREEZER_DE = expression(/(?<!\p{L})(?:direkt|frisch) aus dem (?:gefrierfach|tiefkühler|tiefkühlfach|gefrierschrank)(?=[^.!?;,\n]{0,30}(?<!\p{L})(?:in (?:das |den |die )?(?:koch|sied|heiß|topf|pfanne|dampf)\p{L}*|(?:weich |gar )?(?:kochen|dünsten|dämpfen|garen)))/gu);
const PROVED = expression(/(?<!\p{L})(?:prov(?:e|es|ing)|proof(?:s|ing)?|ris(?:e|es|ing)|doubles? in size)(?: \p{L}+){0,4}? (?:at (?:warm |cool )?room temp\p{L}*|on the (?:counter|worktop|side|bench))[^.!?;,\n]{0,30}|(?<!\p{L})at (?:warm |cool )?room temp\p{L}*(?: for)? [^.!?;,\n]{0,20}?(?:to|and let it) (?:prove|rise|proof|double)(?!\p{L})/gu);

/** Those that are made of parts, each of which stands in many. */
const MADE_OF_PARTS: readonly SaidAside[] = [...BESIDE_THE_DISH, ...NOT_FOR_THE_BABY, ...BESIDE_THE_DISH_POLISH, ...LOOKED_FOR, ...BURMESE_ASIDES];
const EXPRESSIONS = MADE_OF_PARTS.map(({ said }) => expression(said, "gu"));

export const ASIDES: readonly Aside[] = [
  // --- What others eat -------------------------------------------------------------------------------------------
  {
    kind: "others",
    said: THEIR_OWN,
    unless: expression(/(?<!\p{L})(?:give|gives|serve|offer|feed|all|everyone|everybody|sharing|too)(?!\p{L})/u),
  },
  {
    kind: "others",
    said: expression(/(?<=(?:^|[.!?;\n]) ?)[^.!?;\n]{0,80}(?<!\p{L})(?:is|are) (?:only |just |strictly |all )*(?:for (?:the )?(?:grown-ups|adults|parents|mum|dad|mummy|daddy|big ones|cook)(?: only| alone)?|(?:mum|dad|mummy|daddy|mommy|the grown-ups?)'s?)(?= ?(?:[.!?;,\n]|$| and ))/gu),
  },
  {
    kind: "others",
    said: KEPT_FOR_THEM,
  },
  { kind: "others", said: expression(/[^.!?;\n]{0,60}(?<!\p{L})(?:stays?|remains?|stay) (?:at|on) the (?:grown-ups'?|adults'?) (?:end|side|plates?)/gu) },
  { kind: "others", does: true, said: PUT_INTO_THEIRS },
  { kind: "others", does: true, said: expression(/(?<!\p{L})(?:salt|pepper|season|sweeten|spice)(?: and (?:salt|pepper|season))? ours(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:kids?|kids'|bab(?:y|ies|y's)|children|toddlers?)(?:'s)?(?: is| are)? (?:done|served|sorted|fed)[;,:.!]? (?:and )?(?:now|then) (?:we |you )?(?:(?!bab|child|toddler|kid|little|his |her )[^.!?\n]){0,80}?(?<!\p{L})(?:for us|ours|to the pot|to the rest|for the (?:adults|grown-ups))(?!\p{L})/gu), does: true },
  { kind: "others", said: expression(/[^.!?;\n]{0,60}(?<!\p{L})(?:in|on|for|to) (?:big (?:brother|sister)|dad|mum|daddy|mummy)'s (?:box|plate|bowl|portion|glass|lunch ?box)/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:take|set|spoon|scoop|put|lift|dish)(?!\p{L})[^.!?;\n]{0,30}bab(?:y|y's) (?:portion|share|bowl|serving)[^.!?;\n]{0,20}, (?:then|and then|before)[^.!?\n]{0,20}(?:add|adding|season|stir)[^.!?\n]{1,80}(?:to|for) (?:the rest|the others|the adults|everyone else|yourselves)(?!\p{L})/gu), does: true },
  { kind: "others", said: expression(/[^.!?;\n]{0,60}(?<!\p{L})only (?:go|goes) (?:on|over|onto|into) the (?:big|adult|grown-up) (?:plates?|bowls?)/gu) },
  { kind: "others", does: true, said: expression(/(?<!\p{L})(?:have|make|pour|grab|brew|treat|enjoy|get)(?!\p{L})[^.!?;\n]{0,20}(?<!\p{L})(?:yourself)(?!\p{L})[^.!?;\n]{0,30}(?<!\p{L})(?:tea|coffee|cuppa|wine|beer|gin|espresso|latte)(?!\p{L})[^.!?;\n]{0,40}/gu) },
  { kind: "others", said: expression(/(?<!\p{L})(?:have|enjoy|drink|grab) (?:a |your )(?:nice |hot |quick )?(?:cup of (?:tea|coffee)|coffee|cuppa|glass of wine) (?:while|whilst|meanwhile|as)(?!\p{L})[^.!?;\n]{0,40}/gu) },
  {
    kind: "others",
    said: THEIR_OWN_DE,
    unless: expression(/(?<!\p{L})(?:allen|alle|uns allen)(?!\p{L})/u),
  },
  { kind: "others", said: expression(/(?<!\p{L})(?:den|die|das) \p{L}+ (?:trinken|essen|bekommen|kriegen|nehmen) (?:nur )?(?:die großen|die erwachsenen|mama|papa|mama und papa|die eltern)(?!\p{L})[^.!?;\n]{0,50}/gu) },
  { kind: "others", does: true, said: expression(/(?<!\p{L})für (?:uns|die großen|die erwachsenen|mama und papa) komm(?:t|en) (?:noch |dann |später )*(?:(?!(?:topf|pfanne|suppe)(?!\p{L}))[^.!?;\n]){1,50}? (?:dazu|hinzu|drauf|darauf|darüber)(?!\p{L})/gu) },
  { kind: "others", said: expression(/(?<!\p{L})(?:mamas|papas|omas|opas)(?!\p{L})[^.!?;\n]{0,30}(?:bleibt|kommt|liegt|bleiben) (?:nur )?(?:auf|in) (?:seine|ihre|unsere)[rnm]? (?:hälfte|seite|teller|portion)/gu) },
  { kind: "others", said: expression(/[^.!?;\n]{0,60}(?<!\p{L})(?:ist|sind|gibt es|gibt's|kommt|bleibt|bleiben) (?:nur |allein |ausschließlich )?(?:für|bei) (?:mama|papa|die großen|den großen|die erwachsenen|die eltern)(?!\p{L})[^.!?;\n]{0,20}/gu) },
  { kind: "others", said: expression(/(?<!\p{L})(?:wer mag|du selbst|ihr selbst)[^.!?;\n]{0,30}(?<!\p{L})eigenen(?!\p{L})[^.!?;\n]{0,60}/gu) },
  { kind: "others", said: expression(/(?<!\p{L})(?:gesalzen|gewürzt|nachgesalzen) wird (?:erst )?(?:am tisch|bei tisch|auf unser\p{L}+ teller\p{L}*)[^.!?;\n]{0,40}/gu) },
  { kind: "others", said: expression(/(?<!\p{L})(?:salz|zucker|honig|sojasauce|chili) (?:kommt|gibt es) (?:erst |nur )+(?:auf unser\p{L}+ teller\p{L}*|am tisch|bei tisch|für (?:uns|die großen))[^.!?;\n]{0,30}/gu) },
  { kind: "others", said: expression(/(?<!\p{L})(?:gönn|mach|koch|schenk|hol) dir (?:\p{L}+ ){0,4}(?:kaffee|tee|wein|espresso)(?!\p{L})[^.!?;\n]{0,40}/gu) },
  { kind: "others", said: /[^.!?;\n]{0,60}, (?:aber )?(?:wir lassen (?:beides|das|es|sie) weg|das lassen wir (?:bleiben|weg|sein)|das sparen wir uns)/gu },
  { kind: "denied", said: expression(/(?<!\p{L})(?:\p{L}+ ){1,2}(?:nehmen|verwenden|brauchen) wir (?:dafür |hier |dazu )?nicht(?=[.,;!?\n]|$)/gu) },
  { kind: "denied", said: expression(/[^.!?;\n]{0,40}(?<!\p{L})(?:ist|sind) uns zu (?:riskant|gefährlich|heikel|früh)/gu) },
  { kind: "denied", said: expression(/(?<=(?:^|[.!?;:,\n]) ?)(?:der|das|die) (?:schuss |prise |löffel )?\p{L}+(?: aus dem \p{L}+)? (?:entfällt|wird gestrichen|fällt (?:hier )?weg|bleibt in der flasche|bleibt im schrank)(?=[.,;!?\n]|$)/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:rotwein|weißwein|wein|rum|zucker|salz|honig) (?:entfällt|bleibt in der flasche|bleibt im regal)(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})honig gibt es (?:bei uns )?frühestens [^.!?;\n]{0,40}/gu) },
  {
    kind: "others",
    said: THEIR_OWN_PL,
    unless: expression(/(?<!\p{L})(?:wszystk\p{L}*|wszyscy|garnk\p{L}*|też|także|również)(?!\p{L})/u),
  },
  { kind: "others", said: expression(/[^.!?;\n]{0,40}(?<!\p{L})(?:tylko )?na (?:połow\p{L}*|część|talerz|talerze|porcj\p{L}*) (?:dla )?(?:rodziców|dorosłych|męża|taty|mamy)(?!\p{L})/gu) },
  { kind: "others", said: expression(/(?<!\p{L})dla (?:nas|dorosłych|rodziców|męża) (?:posyp|dodaj|dodaję|kład|doprawi|sol)\p{L}*[^.!?;,\n]{0,30}/gu), does: true },
  { kind: "others", said: expression(/[^.!?;\n]{0,40}(?<!\p{L})(?:tylko|wyłącznie|jedynie) (?:do|na) (?:talerz\p{L}*|porcj\p{L}*|misk\p{L}*) (?:rodziców|dorosłych|męża|taty|mamy|starszak\p{L}*)(?!\p{L})/gu) },
  { kind: "others", said: expression(/[^.!?;\n]{0,40}(?<!\p{L})(?:(?:jest|są) (?:tylko |wyłącznie )?dla (?:starszaka|starszaków|dorosłych|rodziców|taty|mamy|męża)|tylko dla (?:starszaka|starszaków|dorosłych|rodziców|taty|mamy|męża)|(?:zostawiamy|zostawiam|stawiamy na stole|stawiam na stole|podajemy|podaję) (?:tylko |wyłącznie )?(?:starszakom|dorosłym|rodzicom|tacie|mamie|mężowi))(?=[.!?;,\n]|$)/gu), unless: SERVED_TO_ALL_PL },
  { kind: "others", said: expression(/[^.!?;,\n]{0,40}(?<!\p{L})sobie (?:tylko )?(?:mama|tata|babcia|dziadek|mąż|dorośli|rodzice)(?=[.!?;,\n]|$)/gu) },
  { kind: "others", said: expression(/(?<=(?:^|[.!?;\n]) ?)[^.!?;,\n]{0,30}posyp\p{L}+ (?:wyłącznie|tylko|jedynie) (?:porcje|porcję|talerze|talerz) (?:starszak\p{L}*|dorosłych|taty|mamy|męża|rodziców)(?!\p{L})/gu), does: true },
  { kind: "others", said: expression(/(?<!\p{L})(?:tata|mama|mąż|babcia|dziadek|starszak|starsz(?:y|a) (?:brat|siostra)) (?:bierze|je|zjada|dostaje|woli) (?:swoj\p{L}+ |do tego |sobie )(?:z )?\p{L}+(?: \p{L}+)?(?=[.!?;,\n]|$)/gu), unless: SERVED_TO_ALL_PL },
  { kind: "others", said: expression(/(?<!\p{L})na deser dla (?:dorosłych|rodziców|nas)(?!\p{L})[^.!?;,\n]{0,40}/gu) },
  // It names the children, and none of them drinks it.
  { kind: "like", said: expression(/(?<!\p{L})kto lubi, (?:po)?pija? [^.!?;,\n]{1,20}(?= ?[–-] ?ale (?:to )?(?:już )?(?:wieczorem|potem|później|jak dzieci|gdy dzieci))/gu) },
  { kind: "like", said: expression(/[^.!?;,\n]{1,40}(?<!\p{L})(?:jest|są) (?:tylko )?dla (?:starszaka|starszaków|starszych dzieci|dorosłych|rodziców|taty|mamy)(?=,? (?:a )?(?:maluch|maluszek|dziecko|młodszy|młodsza) (?:dostaje|je|ma) (?!ją|go|to samo|też|także))/gu), unless: SERVED_TO_ALL_PL },
  { kind: "like", said: expression(/(?<!\p{L})(?:dziecku|dzidzi|maluchowi|maluszkowi|niemowlęciu|małej|małemu) (?:najpierw )?(?:odkładamy|odkładam|odłóż|odłożyć|odlewamy|odlej|nakładamy)(?: porcję| część)?,? (?:a |i |potem |dopiero ){1,2}resztę (?:solimy|solić|solę|posol\p{L}*|dosal\p{L}*|dopraw\p{L}*|przypraw\p{L}*)(?:(?!dzieck|malu|wszystk)[^.!?;\n]){0,40}/gu), does: true },
  { kind: "like", said: expression(/(?<!\p{L})(?:odłożyć |odłóż |odkładamy )?porcj\p{L}+ (?:dla )?(?:dziecka|malucha|maluszka|niemowlęcia|dzidzi)(?: \p{L}+){0,2}[,;] (?:a |i |potem |dopiero ){0,2}(?:resztę|do reszty) (?:solimy|solić|posol\p{L}*|dopraw\p{L}*|przypraw\p{L}*|dola\p{L}*|dolej\p{L}*|doda\p{L}*)(?:(?!dzieck|malu|wszystk)[^.!?;\n]){1,50}/gu), does: true },
  { kind: "like", said: expression(/(?<!\p{L})(?:odłożyć|odłóż|odkładamy|odlać|odlej) porcj\p{L}+ (?:dla )?(?:dziecka|malucha|maluszka|niemowlęcia|dzidzi)[,;] (?:a |i |potem |dopiero ){0,2}do (?:garnka|reszty) (?:dola|dolej|doda|wla|wlej)\p{L}*(?:(?!dzieck|malu|wszystk)[^.!?;\n]){1,50}(?<!\p{L})dla (?:nas|dorosłych|rodziców|siebie)(?!\p{L})/gu), does: true },
  { kind: "others", said: expression(/(?<!\p{L})(?:ja (?:w tym czasie )?piję|piję|możesz wypić|może wypić|wypij|napij się|wstaw wodę na|lampk\p{L}+ wina dla)(?!\p{L})[^.!?;,\n]{0,30}/gu) },
  // --- What no baby gets -----------------------------------------------------------------------------------------
  { kind: "denied", said: HELD_BACK },
  { kind: "denied", said: expression(/(?<!\p{L})steer clear of [^.!?;\n]{1,60}/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})we don'?t do (?:salt|sugar|honey)(?!\p{L})[^.!?;\n]{0,30}/gu) },
  { kind: "denied", said: NOT_MISSED },
  { kind: "denied", said: expression(/(?<!\p{L})(?:\p{L}+ ){1,3}(?:is|are) (?:a (?:big |definite |firm )?no(?:[- ]no)?|out|off the menu)(?= (?:until|till|before|for|at)(?!\p{L})| ?(?:[.!?;,\n]|$))(?: (?:until|till|before|for|at) [^.!?;,\n]{1,30})?/gu), unless: expression(/(?<!\p{L})(?:until|till) (?:it|they|the|cool|cold|soft)(?!\p{L})|take|lift|bones? (?:is|are) out|(?:is|are) out (?:and|of)/u) },
  { kind: "denied", said: expression(/(?<!\p{L})avoid (?!\p{L}+ing(?!\p{L}))[^.!?;\n]{1,100}(?<!\p{L})(?:at this age|under (?:one|two|three|four|five)|until (?:age )?(?:one|two|three|four|five)|for (?:babies|now))(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:\p{L}+ ){0,2}\p{L}+\? (?:not (?:(?:before|until|for|under) (?:age |one|two|three|his|her|their|your|the first|a year|12|bab|toddler)|here|in (?:this|our|my|your) )|never(?! mind)|nein|nicht hier|nie tutaj|zapomnij\p{L}*|przed (?:\p{L}+ )*absolutnie nie)(?!\p{L})[^.!?,;\n]{0,40}/gu), unless: expression(/(?<!\p{L})(?:avoid\p{L}*|skip\p{L}*|without|vermeid\p{L}*|verzicht\p{L}*|weglass\p{L}*|ohne|schlimm|schädlich|gefährlich|verboten|unikać|pominąć|szkodliw\p{L}*)(?!\p{L})[^?]*\?/u) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:from|with) the \p{L}+, not (?:from )?(?:sugar|honey|syrup)(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})not the (?:tinned|jarred|canned|shop|packet|smoked|salted) (?:kind|sort|type|one)(?: with [^.!?;\n]{1,30})?/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:it|this) (?:isn'?t|is not) \p{L}+, (?:i )?promise/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:nie (?:podajemy|dajemy|dodajemy|używamy)|czego (?:unikać|unikamy|nie podawać)|unikaj(?:my|cie)?)(?!\p{L})[^.!?:\n]{0,40}: ?[^.!?\n]{1,120}/gu) },
  { kind: "denied", said: expression(/[^.!?:;,\n]{1,80}(?<!\p{L})nie (?:podajemy|dajemy|dodajemy|podjadamy|jemy)(?: dzieciom| dziecku| maluchom| nigdy)?(?= ?(?:[.!?;,\n]|$))/gu), unless: expression(/(?<!\p{L})(?:już|dopóki|póki|zanim|aż|od razu|do (?:\p{L}+ ){1,3}ze? \p{L}+|(?:słodz|osłodz|dosłodz|okra[sś]|smaruj|posmaruj|polewa|posypuj|posypiemy)\p{L}* [^.!?;\n]{1,40} i)(?!\p{L})/u) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:soli|cukru|miodu) (?:brak|zero|niet|nul)(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:miód|sól|cukier)(?:, (?:miód|sól|cukier)){0,2}(?: i| oraz) (?:miód|sól|cukier) nie są dla (?:niemowląt|niemowlaków|maluchów|dzieci do roku|dzieci poniżej)(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<![\d.,])0(?:[.,]0)? ?(?:g|gramów|gram|%|łyżek|łyżeczek) (?:cukru|soli|miodu)(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})pest(?:ek|ki) nie (?:rozłup|rozbij|rozgry|gry[zź]|miel|zjada)\p{L}*,? [^.!?;\n]{0,30}(?:amigdalin|cyjan)\p{L}*/gu) },
  { kind: "denied", said: expression(/(?<!nie )(?<!\p{L})obejdzie się bez (?:cukru|soli|miodu|przypraw|masła|mleka)(?:, (?:cukru|soli|miodu|przypraw|masła|mleka)){0,3}(?: (?:i|oraz|ani|czy) (?:\p{L}+ )?\p{L}+)?(?=[.!?;,\n]|$)/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})bez (?:cukru|soli|miodu|przypraw)(?:, (?:cukru|soli|miodu|przypraw)){1,3} (?:i|oraz|ani|czy) (?:innych|żadnych|jakichkolwiek) \p{L}+/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})o (?:soli|cukrze|miodzie|przyprawach)(?:(?:,| i| oraz| ani| czy) (?:soli|cukrze|miodzie|przyprawach)){0,3} (?:zapominamy|zapomnij|zapomnijmy|zapomnijcie|zapominam)(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:sól|cukier|miód|krowie mleko jako napój|mleko krowie jako napój|mleko jako napój|mleko krowie do picia)(?: i (?:sól|cukier|miód))? ?[–:,-]? ?(?:dopiero|najwcześniej) (?:po|od) (?:roku|roczku|pierwszych urodzinach|ukończeniu roku|pierwszym roku)(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})miód (?:odkładamy|odłóżmy|odłóż|chowamy|schowaj) (?:na półkę|do szafki|na później)[^.!?;\n]{0,20}(?:do (?:pierwszych urodzin|roku|roczku|ukończenia roku))(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:sól|soli|cukier|cukru|miód|miodu|sos|masło|ser), któr(?:y|ego|ą|ej|e) [^.!?;,\n]{1,30}, (?:pomijamy|pomiń|pomijam|opuszczamy|omijamy)(?=[.!?;,\n]|$)/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})\p{L}+(?:om|owi)(?: \p{L}+ym)? mówimy (?:stanowcze |zdecydowane |głośne )?["„]?nie["”]?(?=[.!?;,\n]|$)/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:jaj(?:ko|ka)|żółtko) (?:w koszulce|na miękko)\? nie[,!] (?=(?:tylko )?na twardo)/gu) },
  { kind: "denied", said: expression(/[^.!?:;\n]{1,80}(?<!\p{L})w tym wieku (?:jeszcze |nigdy )?nie (?:podajemy|dajemy|jemy|podawaj|podaje się)(?= ?(?:[.!?;,\n]|$))/gu), unless: expression(/(?<!\p{L})(?:słodz|osłodz|dosłodz|okra[sś]|smaruj|posmaruj|polewa|posypuj|posypiemy)\p{L}* [^.!?;\n]{1,40} i(?!\p{L})/u) },
  { kind: "denied", said: expression(/(?<!\p{L})surow\p{L}{1,3} \p{L}+ (?:dwulatek|roczniak|maluch|niemowlę|dziecko|roczne dziecko|maluszek) (?:jeszcze )?nie (?:pogryzie|przeżuje|poradzi sobie|zje)(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})surow\p{L}{1,3} \p{L}+(?: w kawałkach| w całości)? (?:jest|są) (?:jeszcze )?za tward[aey](?:, (?:poczekaj|zaczekaj|wstrzymaj)\p{L}* z \p{L}+)?(?=[.!?;\n]|$)/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})(?:w przepisie(?: \p{L}+)? (?:było|jest|był|była)|oryginalnie było) [^.!?;,\n]{1,40}, (?:ale )?(?:ja |my )?(?:(?:to |go |ją |je )?(?:wyrzuciłam|wyrzuciłem|pominęłam|pominąłem|opuściłam|opuściłem|pomijam|pomijamy|wyrzucamy))(?=[.!?;,\n]|$)/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})zamiast (?:tradycyjn|zwykł|klasyczn)\p{L}{1,3} (?:cukru|kakao|miodu|soli)(?: (?:i|oraz|lub|czy|ani) (?:cukru|kakao|miodu|soli))?(?!\p{L})/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})mleko prosto od krowy (?:trzeba|należy|wypada) (?:najpierw |zawsze )?przegotować(?!\p{L})[^.!?;\n]{0,10}(?=bierzemy pasteryzowane|używamy pasteryzowanego|mamy pasteryzowane)/gu) },
  { kind: "denied", said: expression(/(?<!\p{L})z (?:miodem|solą|cukrem) (?:wstrzymaj|poczekaj|zaczekaj)\p{L}* [^.!?;\n]{0,50}/gu), unless: expression(/(?<!\p{L})(?:końc\p{L}*|koniec|gotowani\p{L}*|pieczeni\p{L}*|duszeni\p{L}*|ostygn\p{L}*|przestygn\p{L}*|wystygn\p{L}*|zmięk\p{L}*|minut\p{L}*|chwil\p{L}*)(?!\p{L})/u) },
  { kind: "denied", said: expression(/(?<!\p{L})miód[^.!?;,\n]{0,10}[:,?]? przed (?:roczkiem|pierwszymi urodzinami|ukończeniem roku) (?:absolutnie |zdecydowanie |kategorycznie )?nie(?!\p{L})/gu) },
  // --- What it is before it is cooked ---------------------------------------------------------------------------
  {
    kind: "like",
    said: expression(/(?<!\p{L})(?:rohes (?:fleisch|hackfleisch|hack|faschiertes)|(?:the )?raw (?:mince|meat|minced \p{L}+))(?= (?:\p{L}+ ){0,5}?(?:vermengen|vermischen|verkneten|mischen|(?:and|with) (?:the )?(?:egg|onion|breadcrumbs))(?!\p{L})(?![^.!?\n]{0,80}(?<!\p{L})(?:poda[ćj]|serwuj|reichen|servieren|geben|serve|give|eat))(?=[^]{0,400}?(?:dusi[ćs]|duś|smaż|piecz|(?<!\p{L})piec(?!\p{L})|upiec|gotuj|gotować|braten|brat|backen|schmor|(?<!\p{L})koch|fry|bake|simmer|roast|cook|boil|steam)))/gu),
  },
  {
    kind: "like",
    said: expression(/(?<!\p{L})(?:wyrobić|wyrób|wyrabiamy|wymieszać|wymieszaj) surow\p{L}+ (?:mięso|mielone)(?= (?:z|ze)(?!\p{L})(?![^.!?\n]{0,80}(?<!\p{L})(?:poda[ćj]|serwuj))(?=[^.!?\n]{0,200}?(?:,|(?<!\p{L})i|potem|następnie) (?:u|pod|ob)?(?:smaż|dusi|duś|piec|got)\p{L}*))/gu),
  },
  {
    kind: "like",
    said: expression(/(?<!\p{L})surow\p{L}+ (?:mięso|mielone)(?= (?:drobno )?(?:po|roz)?(?:kroić|krój|siekać|siekaj|drobnić|drobnij), (?:u)?(?:piec|dusić|gotować|smażyć|piecz|duś|gotuj)(?!\p{L})(?![^.!?\n]{0,30}nie do końca))/gu),
  },
  {
    kind: "like",
    said: expression(/(?<!\p{L})surow(?:ym|ymi) jajk(?:iem|ami)(?=(?![^.!?\n]{0,80}(?<!\p{L})(?:poda[ćj]|serwuj))[^.!?\n]{0,120}?(?:,|(?<!\p{L})i) (?:u)?(?:smażyć|smażymy|smaż|piec|pieczemy|upiec|usmażyć)(?!\p{L}))/gu),
  },
  {
    kind: "like",
    said: expression(/(?<!\p{L})surow(?:e|ego|y) ziemniak(?:i|a)? (?=(?:drobno )?(?:ze|u)?(?:trzeć|trzyj|trzemy|zetrzyj|zetrzeć)(?!\p{L})[^.!?\n]{0,80}?(?:,|(?<!\p{L})i) (?:u)?(?:smażyć|smażymy|smaż|piec|pieczemy|upiec|usmażyć|gotować|ugotować)(?!\p{L}))/gu),
  },
  // --- What it is only like --------------------------------------------------------------------------------------
  { kind: "like", said: expression(/(?<!\p{L})(?:texture|consistency|thickness|colou?r) of (?:a |the )?(?:runny |thick |pouring |set |dark |light )?(?:honey|butter|ketchup|caramel|syrup|wine|coffee|tea|sugar|cream)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:thick|runny|soft|sweet|smooth|golden|dark|sticky|like|arranged?) (?:as|like) (?:a |the )?(?:runny |thick |pouring )?(?:honey|honeycomb|butter|ketchup|caramel|syrup|candy|sugar|popcorn)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:honey|caramel|coffee|wine)[- ]colou?r\p{L}*/gu) },
  { kind: "like", said: expression(/(?<!\p{L})arrange (?:it |them )?like (?:a )?honeycomb/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:jelly|jam|custard|caramel|toffee|fudge|honey|butter)-like(?!\p{L})/gu) },
  { kind: "like", said: LIKE_JELLY },
  { kind: "like", said: BECOMES_JELLY },
  { kind: "like", said: AS_YOU_WOULD },
  { kind: "like", said: LIKE_JAM },
  { kind: "like", said: AS_THICK_AS },
  { kind: "like", said: AS_THICK_AS_DE },
  { kind: "like", said: THROUGH_BUTTER },
  { kind: "others", said: expression(/(?<!\p{L})(?:better|nicer|healthier|tastier|cheaper|softer|gentler|milder|safer|kinder) than (?:(?!(?:is|are|was|and|but|with|so|because|if|when|then|or|to|a raw|raw|runny)(?!\p{L}))[^.!?;:,\n]){1,60}(?=[.!?;,\n]|$)/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:sherry|rum|port|claret|burgundy|cognac|brandy|whisky|beer|tea|chocolate|toffee|cola|cocoa|butterscotch)[- ]colou?r(?:ed)?(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:honig|karamell|kaffee|wein|cognac|sherry|rum|schoko|bier|tee|toffee)farben(?:e[mnrs]?)?(?!\p{L})/gu) },
  // --- What it is only called after ------------------------------------------------------------------------------
  { kind: "like", said: expression(/(?<!\p{L})sushi[- ](?:style|inspired)(?!\p{L})(?! (?:\p{L}+ )?(?:fish|salmon|tuna|trout|mackerel|prawns?|roe|eel))/gu) },
  { kind: "like", said: expression(/(?<!\p{L})gingerbread[- ](?:spic(?:e|ed|es|y)|flavou?red|flavou?r|style|inspired)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})not-(?:quite-)?nutella(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:crab-free crab|fish-free fish|prawn-free prawn|egg-free egg|meat-free meat|chocolate-free chocolate|sugar-free sugar|honey-free honey|cheese-free cheese)(?!\p{L})/gu) },
  // Flat ones of fish and vegetables that are fried, and no sweet.
  { kind: "like", said: SHAPED_INTO_CAKES },
  { kind: "like", said: SAVOURY_CAKES },
  // --- Heat that begins with it ----------------------------------------------------------------------------------
  { kind: "like", said: COOKED_FROM_THE_FREEZER },
  { kind: "like", said: COOKED_FROM_THE_FREEZER_DE },
  // --- Dough, which rises where it is warm -----------------------------------------------------------------------
  { kind: "like", said: PROVED, unless: /night|tomorrow|day/u },
  // --- The cook's own ----------------------------------------------------------------------------------------------
  { kind: "like", said: expression(/(?<!\p{L})(?:put|pop|switch|stick|get|boil|flick) the kettle(?: on)?(?: for (?:your|a|my|the) (?:\p{L}+ )?(?:cuppa|tea|coffee|brew|cup of (?:tea|coffee)))?(?= (?:while|whilst|as|when|meanwhile|until)(?!\p{L})| ?(?:[.!;\n]|$))/gu) },
  { kind: "others", does: true, said: expression(/(?<!\p{L})(?:for|over|enjoy|drink|sip|have|make|finish|grab|time for) (?:your|yourself a|my|our|a (?:well-earned|quiet|nice|quick|hot)) (?:(?:own|quick|hot|well-earned|morning|afternoon) )*(?:cuppa|brew)(?!\p{L})/gu) },
  // What is done is tried with it, and it stays out of the food.
  { kind: "like", said: expression(/(?<!\p{L})(?:\p{L}+ )?(?:toothpick|cocktail stick|skewer)(?: \p{L}+){0,5}? comes? out (?:clean|dry|with only|with just)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:test|check|prick|poke|pierce)(?:s|ed|ing)? (?:\p{L}+ ){0,4}?with (?:a|the) (?:\p{L}+ )?(?:toothpick|cocktail stick|skewer)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:zahnstocher|holzspieß|holzspießchen|holzstäbchen)(?: \p{L}+){0,5}? (?:kleben|klebt|haften|haftet|sauber|trocken)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:it|that|this|which)(?:'s| is) a piece of cake(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})take (?:it|this|that|advice) with a (?:pinch|grain) of salt/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:weich|dick|süß|zäh|dickflüssig|golden|flüssig|cremig|zart) wie (?:flüssiger? )?(?:honig|butter|ketchup|sirup|karamell|zucker)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})besser als (?:ketchup|nutella|zucker|honig|chips|pommes)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:konsystencj\p{L}+|gęst\p{L}+|słodk\p{L}+|lepk\p{L}+|miękk\p{L}+)(?: \p{L}+)? jak (?:płynny |gęsty )?(?:miód|masło|ketchup|syrop|karmel|cukier)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:gładk|aksamitn|kremow|gęst|puszyst|lekk|słodk)\p{L}+ jak (?:budyń|pudding|krem|mus|lody|masło|miód|nutella)(?: (?:czekoladow|waniliow|śmietankow|orzechow)\p{L}+)?(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:o kolorze|w kolorze|koloru) (?:kakao|kawy|karmelu|miodu|czekolady|wina|herbaty|masła)(?: z mlekiem)?(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:łyżk|gałkownic|foremk)\p{L}+ do lodów(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:filiżank|kub|szklan|łyżecz)\p{L}+ (?:do|od|po) (?:kawy|kawie|herbaty|herbacie)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:słoi|puszk|pudeł|butel|wiader)\p{L}+ po (?:miodzie|kawie|kakao|dżemie|lodach|cukierkach|oliwkach|winie|soku|maśle|majonezie)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:hartow|zahartow|zahartuj|schłodz|schłodź|ostudz|ostudź|przelej|przelać|zanurz)\p{L}*(?: \p{L}+){0,2} (?:w|do) (?:\p{L}+ )?wod(?:zie|y) z (?:kostkami )?lod(?:u|em)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})usually [^.!?;\n]{1,40}, not for (?:toddlers|babies|kids|little ones)(?!\p{L})/gu) },
  // --- Names -----------------------------------------------------------------------------------------------------
  { kind: "like", said: expression(/(?<!\p{L})(?:my|our) (?:\p{L}+ )?(?:daughter|niece|aunt|auntie|sister|friend|cousin|neighbour|dog|cat)(?: is)?(?: called| named)? (?:poppy|olive|honey|sherry|brandy)(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:granny|grandma|nana|auntie|aunt|called|named) (?:poppy|olive|honey|sherry|brandy)(?:'s)?(?!\p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})(?:poppy|olive|honey|sherry|brandy)'s(?= \p{L})/gu) },
  { kind: "like", said: expression(/(?<!\p{L})honey bunn(?:y|ies)(?!\p{L})/gu) },
  // --- Burmese ---------------------------------------------------------------------------------------------------
  ...MADE_OF_PARTS.map((aside, at) => ({ ...aside, said: present(EXPRESSIONS[at]) })),
];
