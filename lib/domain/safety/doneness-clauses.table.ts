import { expression } from "../shared/expression";
import { any, B, E, within, type SaidClause } from "./clause-sources";
import type { FormId } from "./form-ids";

/** The other way round than the dangers: what a cook says of food that is done, and no word of the lists does. */
const done = (form: FormId, said: readonly string[], rest: Omit<SaidClause, "says" | "said"> = {}): SaidClause => ({
  says: { kind: "form", form },
  said,
  ...rest,
});

const UNTIL = "(?:until|till|'til|so that)";
/** Hot enough for an oven, and for nothing else that has a number. */
const OVEN_HEAT = "(?:1[4-9]\\d|2[0-4]\\d|gas(?: mark)? \\d|3[2-9]\\d ?°? ?f|4[0-5]\\d ?°? ?f)(?!\\d)";
/** Ten minutes and more. */
const LONG_MINUTES = "[1-9]\\d ?(?:-|–|to|bis)? ?(?:\\d{2})? ?(?:min(?:s|utes?|uten)?)\\.?";

export const DONENESS_CLAUSES: readonly SaidClause[] = [
  // "Poach until the yolk crumbles": nothing of a yolk that does is raw.
  done(
    "cooked_through",
    [
      any(UNTIL, " (?:the |both |all |its |their )?(?:egg )?yolks? (?:(?:is|are|has|have|goes|gone|turns?|turned|become|becomes|completely|fully|quite|really|all) ){0,3}(?:crumbl(?:e|es|y)|chalky|powdery|firm|hard|solid|set hard|set through|fully set|completely set|set solid)", E),
      any("bis (?:das |der |die )?(?:eigelbe?|dotter) (?:(?:ganz|völlig|richtig|komplett|durch und durch) ){0,2}(?:bröselig|krümelig|fest|hart|durchgegart|gestockt|bröselt|zerbröselt|krümelt)", E),
    ],
    { unless: expression(/(?<!\p{L})(?:not|never|just|barely|almost|nearly|only|before|nicht|nie|gerade|fast|kaum|bevor)(?!\p{L})/u) },
  ),
  // "Till there is nothing wet left", of what is scrambled.
  done(
    "cooked_through",
    [
      any(UNTIL, " (?:there(?:'s| is| are) )(?:nothing|no) (?:wet|runny|liquid|raw|shiny|glossy)(?: (?:bits?|egg|patches|parts))? (?:left|remaining|any ?more)", E),
      any("no (?:liquid|runny|wet|raw) (?:egg|bits?|patches|parts)(?: (?:is|are))? (?:left|remains?|remaining)", E),
      any("nothing (?:wet|runny|liquid|raw)(?: is)? (?:left|remains)", E),
      any(UNTIL, " (?:it|they|the eggs?|the curds)(?: (?:has|have|is|are))? (?:(?:all|fully|completely|quite) )?(?:scrambled|set|cooked) (?:dry|hard|solid|right through|all the way through|all through)", E),
    ],
    { onlyWith: expression(/(?<!\p{L})(?:eggs?|yolks?|curds?|scrambl|omelet|frittat)/u), unless: expression(/(?<!\p{L})(?:not|never|just set|barely|almost|nearly)(?!\p{L})/u) },
  ),
  done(
    "cooked_through",
    [
      any(B, "(?:nichts|nirgends|nirgendwo|nix|keine stelle|kein tropfen)(?: \\p{L}+){0,2}? (?:mehr |noch )?(?:flüssig|roh|feucht|glibberig|nass)\\p{L}*"),
      any(B, "(?:flüssig|roh|feucht|glibberig|nass)(?:es)? (?:darf|soll|sollte|ist|bleibt) (?:\\p{L}+ ){0,2}?(?:nichts|nirgends|nirgendwo|nix)(?: mehr| noch)?", E),
      any(B, "(?:[6-9]|1\\d|20|sechs|sieben|acht|neun|zehn|zwölf|fünfzehn) min(?:\\.|uten)? (?:(?:zugedeckt|mit deckel|bei kleiner hitze|langsam|darin|lang) ){0,2}(?:durch)?stocken(?: lassen)?(?=[^.!?\\n]{0,30}?(?:wenden|umdrehen|von beiden seiten|beidseitig))"),
    ],
    { onlyWith: expression(/(?<!\p{L})(?:ei|eier|eigelb|dotter|omelett|rührei|\p{L}*omelett)(?!\p{L})/u), unless: expression(/(?<!\p{L})(?:fast|beinahe|kaum|gerade|cremig|noch etwas)(?!\p{L})/u) },
  ),
  // "20 min at 180": an oven, though nobody says that it is one.
  done("cooked", [
    any("(?<!\\d)", LONG_MINUTES, " (?:lang )?(?:at|bei) (?:(?:about|around|ca\\.?|etwa|rund|ober-/unterhitze|umluft) ){0,2}", OVEN_HEAT),
    any("(?<!\\d)", OVEN_HEAT, " ?(?:°|degrees|grad)(?: ?(?:c|celsius|fan|ober-/unterhitze|umluft)(?!\\p{L}))*,? (?:for |ca\\. ?|etwa |rund )?", LONG_MINUTES),
    any(B, "(?:at|bei) (?:(?:about|around|ca\\.?|etwa|rund) )?", OVEN_HEAT, "(?: ?(?:°|°c|c|grad|degrees|celsius|ober-/unterhitze|umluft|fan))*,? (?:for |ca\\. ?|etwa |rund )?", LONG_MINUTES),
  ]),
  // "Zap for a minute": the microwave, where it is no blender.
  done(
    "cooked",
    [any(B, "(?:zap|nuke|ping)(?:s|ped|d|ping|ing)? (?:(?:it|them|again|this|the|\\p{L}+) ){0,3}?(?:(?:for|in) )?(?:(?:about|another|a further|at least) )*(?:a|one|two|three|four|five|\\d{1,2}) (?:full |more )?min")],
    { unless: expression(/(?<!\p{L})(?:blender|blend|processor|blitz|stick|whizz|smooth|puree|not|never|don't)(?!\p{L})/u) },
  ),
  // "Stew to a pulp": nothing of it is whole.
  done(
    "mashed",
    [
      any(B, "(?:stew|cook|boil|simmer|braise|reduce)(?:ed|s|ing)? (?:(?!(?:not|never|and|then)", E, ")[^.;:,!?\\n]){0,40}?(?:down )?(?:in)?to (?:a |an )?(?:(?:soft|thick|smooth|fine) ){0,2}(?:pulp|mush)", E),
      any("zu (?:einem )?(?:(?:weichen|dicken|feinen) )?(?:mus|brei) (?:ver|zer|ein)koch(?:en|t)", E),
    ],
    { unless: expression(/(?<!\p{L})(?:not|never|without|don't|nicht|ohne|nie)(?!\p{L})/u) },
  ),
  // "Halve them lengthways, then once again".
  done("quartered", [
    any(B, "(?:halve|halved|cut (?:\\p{L}+ ){0,4}?in (?:half|two))", "[^.!?;\\n]{0,40}?(?:,|;| and)? (?:then |and |and then )(?:halve |cut |slice )?(?:(?:it|them|each half|each|the halves) )?(?:in half )?(?:again|once more|once again)(?=[.,;!?\\n]|$| (?:length|the other|across|so))"),
    any(B, "(?:halve|halved|cut (?:\\p{L}+ ){0,4}?in (?:half|two))", "[^.!?;\\n]{0,40}?(?:,|;| and)? (?:then |and |and then )(?:halve|cut|slice) (?:each half|the halves|each of the halves|both halves)", E),
    any(B, "(?:halbier(?:en|t|e)|in zwei hälften (?:schneiden|teilen))", "[^.!?;\\n]{0,20}?(?:,|;| und)? (?:dann|danach|und|und dann|anschließend) (?:(?:die|jede|beide) (?:hälften?) )?(?:noch ?(?:ein)?mals?|nochmals|erneut|ein zweites mal)(?=[.,;!?\\n]|$| (?:halbier|teil|durch|längs|quer|der länge))"),
    any(B, "(?:halbier(?:en|t|e))", "[^.!?;\\n]{0,20}?(?:,|;| und)? (?:dann|danach|und|und dann|anschließend) (?:die|jede|beide) hälften? (?:noch ?(?:ein)?mals? |nochmals |erneut |wieder )?(?:halbier|teil|durchschneid)"),
  ]),
  // Dumplings that are done come up, and a quarter of an hour in water that moves is enough for what is in them.
  done(
    "cooked",
    [
      any("(?:wallend|siedend|köchelnd|simmernd)(?:e[mnrs]?)? (?:salz)?wasser[^.;!?\\n]{0,40}?[1-9]\\d ?(?:-|–|bis)? ?(?:\\d{2})? ?min(?:uten)?\\.?[^.;!?\\n]{0,20}?(?:gar)?ziehen", E),
      any("bis (?:sie|die knödel|die nockerl|die klöße|die gnocchi) (?:alle )?(?:(?:nach )?oben |an der oberfläche |an die oberfläche )?(?:schwimmen|aufsteigen|steigen|kommen)", E),
    ],
    { onlyWith: /knöd|nock|klöß|kloß|gnocchi|nudel/u, unless: expression(/(?<!\p{L})(?:nicht|nie|ei(?:er)?|pochier\p{L}*)(?!\p{L})/u) },
  ),
  // "1 tin tuna", "tuna in water": heated before it was sold.
  done(
    "canned",
    [
      any("(?<![\\p{L}-])(?:tins?|cans?)(?: \\(?\\d+ ?g\\)?)?(?: of)? (?:(?:drained|flaked|skipjack|pink|red|wild|boneless|skinless|line-caught) ){0,2}(?:tuna|salmon|sardines?|mackerel|pilchards?)", E),
      any(B, "tuna(?: (?:chunks|flakes|steaks?))? in (?:(?:spring|its own|sunflower|olive|vegetable|some) )?(?:water|brine|juice|oil)", E),
      any(B, "(?:tuna|salmon|sardines?|mackerel|pilchards?),? \\(?(?:tinned|canned|drained|from a tin|from a can)", E),
      any("thunfisch,? (?:im eigenen saft|in (?:wasser|lake|öl|olivenöl|sonnenblumenöl))", E),
    ],
    { unless: expression(/(?<!\p{L})(?:fresh|raw|rare|sear\p{L}*|smoked|cured|marinat\p{L}*|tartare?|sashimi|sushi|confit|poach\p{L}*|grease\p{L}*|line|lined|frisch\p{L}*|roh\p{L}*|rosa|geräuchert\p{L}*|tatar)(?!\p{L})/u) },
  ),
  // "Stocken lassen, bis die Mitte nicht mehr wackelt".
  done(
    "cooked_through",
    [
      any("stocken", within(40), "bis ", within(30), B, "(?:nicht mehr|nichts mehr|nirgends mehr) (?:\\p{L}+ )?(?:wackelt|wackeln|wabbelt|flüssig|feucht|nass|schwabbelt)", E),
      any(UNTIL, " (?:the )?(?:middle|centre|center) (?:no longer|doesn't|does not|has stopped|stops) (?:wobbl|jiggl)\\p{L}*"),
    ],
  ),
];

/** What steps say of an egg that is cooked through, whatever the dish is called. */
export const FIRM_EGG = expression(/(?:until|till|bis) (?:the |both |das |der |die )?(?:egg )?(?:yolks?|eigelbe?|dotter) (?:\p{L}+ ){0,2}?(?:crumbl(?:e|es|y)|chalky|firm|hard|solid|bröselig|krümelig|fest|hart)(?!\p{L})|(?:eggs?|it|they) (?:has |have |is |are )?(?:fully |completely |all )?(?:scrambled|set|cooked) (?:dry|hard|solid|through|right through|all the way through)(?!\p{L})|(?:cook|scramble|fry|stir) (?:\p{L}+ ){0,4}(?:until|till) (?:(?:the )?eggs? (?:is |are )?|it is |it's |they are )?(?:firmly set|fully set|completely set|set hard|cooked through|dry)(?!\p{L})|(?:yolks?|eggs?) (?:is |are )?(?:hard|firm|cooked) (?:all the way )?through(?!\p{L})/u);
