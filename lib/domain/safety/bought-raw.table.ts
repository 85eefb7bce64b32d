import { expression } from "../shared/expression";

// Raw is how it is bought, and not how it is eaten: "300 g surowego mięsa mielonego", made into meatballs that simmer.

/** Meat, fish, eggs and mushrooms, which nobody calls raw but for what is done with them then. */
const FLESH =
  "(?:mię[sś]\\p{L}{0,4}|mielon(?:e|ego|ym|ej|a|ą|ych)(?! (?:kaw|kaszt|mig|orzech))|farsz\\p{L}{0,3}|wołowin\\p{L}{1,2}|cielęcin\\p{L}{1,2}|wieprzowin\\p{L}{1,2}|jagnięcin\\p{L}{1,2}|kurcza(?:k|czk)\\p{L}{0,3}|indy(?:k|cz)\\p{L}{0,4}|kaczk\\p{L}{1,2}|królik\\p{L}{0,3}|schab(?:u|em|ie)?|łopatk\\p{L}{1,2}|polędw\\p{L}{1,6}|karkówk\\p{L}{1,2}|pier(?:ś|si|sią)|udk(?:o|a|iem|ami)|ud(?:ziec|źca)|podudzi\\p{L}{1,3}|pałk\\p{L}{1,3}|wątr[óo]b\\p{L}{1,4}|drób|drobi\\p{L}{1,3}|filet\\p{L}{0,4}|ryb\\p{L}{1,3}|łoso[sś]\\p{L}{0,4}|pstrąg\\p{L}{0,4}|dorsz\\p{L}{0,4}|halibut\\p{L}{0,4}|morszczuk\\p{L}{0,4}|sandacz\\p{L}{0,4}|mintaj\\p{L}{0,4}|miruna|miruny|jaj(?:ko|ka|ek|kiem|kami|o|a)|pieczar(?:ki|ek|kami|kę|ka)|boczniak\\p{L}{0,4})";
/** "Surowego", with what else is said between: "surowego, dwa razy zmielonego mięsa", "surowej chudej wołowiny". */
export const RAW_FLESH = expression(`(?<!(?<!\\p{L})(?:na|po|jak|nie) )(?<!\\p{L})surow(?:ego|ej|e|a|ą|y|ym|ych|ymi) (?=(?:(?!(?:mlek|ciast|szynk|kiełbas|boczek|warzyw|march)\\p{L}*)[\\p{L}-]+,? ){0,3}?${FLESH}(?!\\p{L}))`, "gu");
/** Behind what it is said of, as shops write it: "mięso z indyka (surowe)", "wołowina mielona, surowa". */
export const FLESH_RAW = expression(`(?<=(?<!\\p{L})${FLESH}(?: [\\p{L}-]+){0,3})(?:, |\\()surow(?:ego|ej|e|a|y|ych)\\)?(?= ?(?:[,.;(]|\\d|$))|(?<=(?<!\\p{L})${FLESH}) surow(?:ego|ej|e|a|y|ych)(?= ?(?:[,.;(]|\\d|$))`, "gu");

const HEATS =
  "(?:(?:u|za|do)?got(?:uj|ow)\\p{L}*|(?:u|po|do|pod)?du(?:s|ś)\\p{L}*|(?:u|za|do|pod)?pie(?:c|cz|k)(?!arni|zar)\\p{L}*|(?:u|ob|pod|do)?smaż\\p{L}*|pyrk\\p{L}*|paruj\\p{L}*|grill?uj\\p{L}*)";
/** Eight minutes at least, an hour, or until it is done. */
const LONG =
  "(?:(?<![\\d.,–-])(?:[89]|[1-9]\\d|1\\d\\d)(?: ?(?:-|–|do) ?\\d+)? ?min|(?:osiem|dziesięć|dwanaście|piętnaście|dwadzieścia(?: pięć)?|trzydzieści(?: pięć)?|czterdzieści(?: pięć)?|pięćdziesiąt|kilkanaście|kilkadziesiąt) minut|kwadrans|pół godziny|(?:(?:pół(?:tor(?:ej|a))?|dwie|trzy|\\d) )?godzin\\p{L}*|(?:do|aż do) (?:całkowitej |zupełnej |pełnej )?miękkości|na miękko|na wskroś|aż (?:[^.!?;\\n]{0,40} )?(?:całe |całkiem |zupełnie |nie (?:będzie|będą|zostan\\p{L}+) )?(?:miękk|biał|ścię|szarobrąz|brązow|szar|zbrązow|zszarz|dopie|ugotow|usmaż|różow|surow|przejrzyst|rozpad|krusz|stwardn|tward)\\p{L}*|z każdej strony|z obu stron|na (?:złoto|rumiano|brązowo)|(?:w|do) (?:1[5-9]\\d|2[0-2]\\d) ?(?:°|st))";
/** What else is boiled while it stays raw, right behind the heat or at the beginning of its sentence. */
const OTHERS =
  "(?:ziemnia\\p{L}*|kasz\\p{L}*|ryż\\p{L}*|makaron\\p{L}*|klus\\p{L}*|warzyw\\p{L}*|march\\p{L}*|brokuł\\p{L}*|kalafior\\p{L}*|dyni\\p{L}*|dynię|batat\\p{L}*|burak\\p{L}*|jarzyn\\p{L}*|sos(?:u)?|wod[ęy]|soczewic\\p{L}*|fasol\\p{L}*|grosz\\p{L}*|cebul\\p{L}*|bułk\\p{L}*|chleb\\p{L}*|jabł\\p{L}*)";
/** Heat that cooks through. Of the clause: it names nothing else that it is the heat of. */
export const COOKED_THROUGH = expression(`(?<!\\p{L})${HEATS}(?! (?:\\p{L}+ ){0,2}?${OTHERS}(?!\\p{L}))[^.!?;\\n]{0,90}?(?<!\\p{L})${LONG}`, "u");
/** The same, somewhere behind what is raw, whose own sentence it is or one that goes on with it. */
const GOES_ON =
  "(?:(?:potem|następnie|później|dalej|na koniec|teraz|i|po(?: \\p{L}+){1,2}|całość|wszystko|je|ją|go|przykryte?|pod przykryciem|na (?:małym|wolnym|średnim|niewielkim) ogniu|w (?:garnku|piekarniku|sosie|wywarze|bulionie|wodzie)|razem),? ){0,3}(?:(?:u|ob|pod|do|za|po|przy|prze|w|wy|z|na|roz|s)?(?:got(?:uj|ow)|du(?:s|ś)|pie(?:c|cz|k)|smaż|form|lep|l[ae][jć]|le[jw]|kład|ł[oó]ż|toc|tacz|wstaw|staw|krój|kryj|kryw|miesza|płaszcz|wij|wróć|wrac|rzuć|rzuc|dodaj|dodać|dodajemy|lać)\\p{L}*|dorzu\\p{L}*|zmniejsz\\p{L}*|pyrk\\p{L}*|pulpe\\p{L}*|kotle\\p{L}*|klops\\p{L}*|gołąb\\p{L}*|burger\\p{L}*|kulk\\p{L}*|kulecz\\p{L}*|mięs\\p{L}*|mielon\\p{L}*|z (?:masy|mięsa|mielonego|farszu|całości)|resztę|połowę)";
const SHARE = "(?:poda[ćjw]|serwuj|zjedz|jedz|zjada|nałóż|na talerz|posyp wierzch|do ręki|do rączki|spr[oó]buj|skosztuj|posmak)";
export const COOKED_AFTERWARDS = expression(
  `^(?:(?!(?<!\\p{L})${SHARE})[^.!?\\n]){0,220}?(?<!\\p{L})${HEATS}(?! (?:\\p{L}+ ){0,2}?${OTHERS}(?!\\p{L}))[^.!?;\\n]{0,90}?(?<!\\p{L})${LONG}|^(?:(?!(?<!\\p{L})${SHARE})[^.!?\\n]){0,220}[.!?\\n] ?\\n?(?:${GOES_ON}(?:(?!(?<!\\p{L})${SHARE})[^.!?\\n]){0,200}[.!?\\n] ?\\n?){0,3}(?![^.!?\\n]{0,30}(?<!\\p{L})${HEATS} (?:\\p{L}+ )?${OTHERS}(?!\\p{L}))${GOES_ON}(?:(?!(?<!\\p{L})(?:${SHARE}|${HEATS} (?:\\p{L}+ )?${OTHERS}(?!\\p{L})))[^.!?\\n]){0,200}?(?<!\\p{L})${LONG}`,
  "u",
);
/** It is said in the same breath that it stays so. */
export const STAYS_RAW = expression(/(?<!\p{L})(?:tatar\p{L}*|carpaccio|sushi|ceviche|kogel|(?<!nie )(?:ma|mają|może|mogą|niech|zostan\p{L}+|zostaw\p{L}*|pozosta\p{L}+|lekko|leciutko|jeszcze) (?:\p{L}+ ){0,3}?różow\p{L}*|krwist\p{L}*|półsurow\p{L}*|na surowo|surow\p{L}* (?:zostaw|pozostaw|podaj)\p{L}*|nie (?:smaż|gotuj|piecz|duś)\p{L}*|bez (?:gotowania|smażenia|pieczenia|obróbki))(?!\p{L})/u);
