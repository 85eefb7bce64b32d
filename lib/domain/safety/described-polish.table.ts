import { expression } from "../shared/expression";
import { any, B, danger, E, PL, within, type SaidClause } from "./clause-sources";

/** What Polish cooks say of a danger without naming it: "w środku pozostał chłodny", "póki środek się telepie". */

const MEAT =
  "(?:mię[sś]\\p{L}{0,4}|mielon(?:e|ego|ym)|farsz\\p{L}{0,3}|wołowin\\p{L}{1,2}|cielęcin\\p{L}{1,2}|wieprzowin\\p{L}{1,2}|jagnięcin\\p{L}{1,2}|kurcza(?:k|czk)\\p{L}{0,3}|indy(?:k|cz)\\p{L}{0,3}|kaczk\\p{L}{1,2}|królik\\p{L}{0,3}|schab\\p{L}{0,3}|wątr[óo]b\\p{L}{1,4}|kotle(?:t|ci)\\p{L}{0,4}|pulpe(?:t|ci)\\p{L}{0,4})";
const FISH = "(?:ryb\\p{L}{1,3}|łoso[sś]\\p{L}{0,4}|pstrąg\\p{L}{0,4}|dorsz\\p{L}{0,4}|tuńczyk\\p{L}{0,4}|halibut\\p{L}{0,4}|morszczuk\\p{L}{0,4}|sandacz\\p{L}{0,4}|mintaj\\p{L}{0,4}|filet\\p{L}{0,4})";
/** To heat, in any of its forms but "gotowe", which says that it is done. */
const HEATS = "(?:(?:u|za|ob|pod)?got(?:uj|ow(?:ać|al|ani|an[aeyą](?!\\p{L})))\\p{L}*|(?:u|pod|za|roz)?pie(?:c|cz)\\p{L}*|(?:u|ob|pod|pod)?smaż\\p{L}*|(?:u|pod)?du(?:s|ś)\\p{L}*|(?:pod|od)?grz\\p{L}*|grill?uj\\p{L}*|grillowa\\p{L}*)";
const HEATED_LATER = expression(/(?<!\p{L})(?:(?:u|za|ob|pod)?got(?:uj|ow(?:ać|al|ani|an[aeyą](?!\p{L})))|(?:u|pod|za|do)?piec|(?:u|pod|ob|do)?smaż|(?:u|pod)?du(?:s|ś)|podgrz|odgrz|patelni|piekarnik|garn(?:k|ek|cz)|grill|minut|godzin|parz|parow|zetn|ścię|dogot|dopie)\p{L}*/gu);
/** Said of the flesh before, or of everything: it was cooked. */
const COOKED = `(?:(?<!nie )${HEATS}|gotowan\\p{L}*|ugotowan\\p{L}*|pieczon\\p{L}*|upieczon\\p{L}*|duszon\\p{L}*|uduszon\\p{L}*|usmażon\\p{L}*|z puszki|wędzon\\p{L}*)`;
const ALL_OF_IT = "(?:wszystk\\p{L}*|razem|całość|składniki|resztę|oba|obie|obydwa|oboje|je)";
/** Along a list ("marchew, ziemniaki i mięso"), and not into what is done next. */
const LIST = "(?:(?!(?:miesza|doda|nie )\\p{L}*)[^.,;!?\\n]|, (?=\\p{L}+(?:,| i | oraz ))){0,60}?";
const FLESH_WAS_COOKED = expression(
  [
    any(B, COOKED, LIST, B, `(?:${MEAT}|${FISH}|${ALL_OF_IT})`, E),
    any(B, `(?:${MEAT}|${FISH}|${ALL_OF_IT})`, E, "[^.!?;\\n]{0,60}?", B, COOKED),
    // Without an object it is all of them.
    any("(?:^|[.!?\\n]) ?", HEATS, "(?: (?:na|w|pod|przez|do|około|\\d)(?!\\p{L})[^.,;!?\\n]{0,40})?(?:[.,;!?\\n]| i )"),
  ].join("|"),
  "u",
);

// --- Meat and fish ------------------------------------------------------------------------------------------------

/** Beside a denied verb: not so long, or in another way. */
const ONLY_OTHERWISE = expression(/(?<!\p{L})(?:za długo|zbyt|dłużej|aż|na parze|piekarnik\p{L}*|jeśli|gdy|dopóki|zanim|puszk\p{L}*|wędzon\p{L}*|gotowan\p{L}*|pieczon\p{L}*|duszon\p{L}*|potem|następnie)(?!\p{L})/u);

const notHeated = (rule: "raw_meat" | "raw_fish", flesh: string): SaidClause => ({
  says: danger(rule),
  unless: ONLY_OTHERWISE,
  unlessBefore: FLESH_WAS_COOKED,
  unlessLater: HEATED_LATER,
  said: [
    any(B, flesh, E, ` (?:już |wcale |w ogóle )?nie `, HEATS, "(?: wcale| w ogóle)?(?=,? (?:tylko|a tylko|lecz) (?:wymiesza|zmiesza|posieka|doda|wmiesza|rozdrobni|zmiel|pokro)| ?[.;!]|$)"),
    any(B, flesh, E, `[^.;!?\\n]{0,60}`, B, `bez (?:żadnej |dalszej |jakiejkolwiek )?(?:obróbki(?: termicznej| cieplnej)?|gotowania)(?= ?[.,;!?\\n]|$)`),
  ],
});

/** What is put raw into what was cooked and has cooled, or is done as soon as it is in. */
const putRaw = (rule: "raw_meat" | "raw_fish", flesh: string): SaidClause => ({
  says: danger(rule),
  unless: expression(/(?<!\p{L})(?:gotowan\p{L}*|ugotowan\p{L}*|pieczon\p{L}*|upieczon\p{L}*|duszon\p{L}*|uduszon\p{L}*|usmażon\p{L}*|wędzon\p{L}*|puszk\p{L}*|nie|nigdy)(?!\p{L})/u),
  unlessBefore: FLESH_WAS_COOKED,
  unlessLater: HEATED_LATER,
  said: [
    any(B, flesh, E, PL(20), B, `(?:po|roz|z)?(?:siek|kr[oó]|drob|miel)\\p{L}* i (?:w|wy|z)?miesza\\p{L}* (?:do|z) (?:\\p{L}+ )?(?:wystudz|ostudz|przestudz|zimn|chłodn)\\p{L}*`),
    any(B, `(?:w|wy|z)?miesza\\p{L}* z (?:\\p{L}+ )?`, flesh, E, `[^!?\\n]{0,6}?(?<=[;,.–-] ?)(?:i )?(?:gotowe|można (?:karmić|podawać|podać))`, E),
  ],
});

/** A heat that is not denied right behind it: "gotować nie trzeba". */
const COOKED_LATER = expression(/(?<!\p{L})(?:(?:u|za|pod)?got(?:uj|ować)|(?:u|pod|za)?piec|(?:u|pod|ob)?smaż|(?:u|pod)?du(?:s|ś)|piekarnik|patelni)\p{L}*(?! (?:już )?nie)/gu);
/** The acid is said to do what heat does. */
const ACID: SaidClause = {
  says: danger("raw_fish"),
  unless: expression(/(?<!\p{L})(?:nie (?:zetnie|ścina|ścięła|ugotuje)|mlek\p{L}*|twar[oó]\p{L}*|śmietan\p{L}*|białk\p{L}*)(?!\p{L})/u),
  unlessLater: COOKED_LATER,
  said: [
    any(B, `(?:kwas|sok|cytryn|limonk|ocet)\\p{L}{0,4} (?:\\p{L}+ ){0,2}?(?:zetnie|ścina|ścięł?[ay]?|zetną|„?ugotuje|„?gotuje)["”]? (?:\\p{L}+ )?`, FISH, E),
    any(B, FISH, E, within(40), B, `(?:zetnie|ścina|zetną|ugotuje|"ugotuje"|„ugotuje”) (?:ją |go |je )?(?:się )?(?:w )?(?:sam(?:ym|ej)? )?(?:kwas|sok|cytryn|limonk|oc(?:et|cie))\\p{L}{0,4}`, E),
  ],
};

/** Of the meat or the fish of the recipe, whatever the sentence names. */
const INSIDE = "(?:w środku|środek|wewnątrz|w samym środku|przy kości|przy kościach)";
const STAYS = "(?:pozosta\\p{L}*|zosta\\p{L}*|był\\p{L}*|będzie|będą|jest|są|ma być|mają być|może być|mogą być|powin\\p{L}* być)";
const RAW_INSIDE: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: expression(/(?<!\p{L})(?:nie (?:ma|było|był|była|będzie|będą|jest|są|może|mogą|powin\p{L}*|zostan\p{L}*|pozosta\p{L}*)|bez|aż|jeśli|jeżeli|gdy|gdyby|dopóki|póki nie|zanim|czy|przestan\p{L}*|znik\p{L}*|lodówk\p{L}*|sprawd\p{L}*|wkład\p{L}*|burak\p{L}*|papryk\p{L}*|arbuz\p{L}*|truskaw\p{L}*|jabłk\p{L}*|śliw\p{L}*|pomidor\p{L}*)(?!\p{L})/u),
  unlessLater: HEATED_LATER,
  said: [
    any(B, INSIDE, E, ` (?:\\p{L}+ ){0,2}?`, STAYS, ` (?:\\p{L}+ ){0,2}?(?:chłodn|zimn|krwawi|krwaw|czerwon)(?:y|a|e|ą|i)`, E),
    any(B, INSIDE, E, ` (?:\\p{L}+ ){0,3}?(?:krew|krwi|krwawi\\p{L}*)`, E),
    any(B, `(?:krew|krwi) (?:\\p{L}+ ){0,3}?`, INSIDE, E),
  ],
};

/** It goes on to cook, whatever is done to the sauce beside it. */
const COOKED_ON = expression(/(?<!\p{L})(?:do(?:piec|piek|gotow|gotuj|smaż|dus|duś)\p{L}*|(?:mię[sś]|pulpe|kotle|klops|burger|kurcza|indy|go(?!\p{L})|je(?!\p{L})|wszystk|całość|razem|ponownie|dalej)\p{L}*[^.,;!?\n]{0,40}(?<!\p{L})(?:gotuj|duś|piecz|smaż|zapiecz|podgrz)\p{L}*|(?:gotuj|duś|piecz|smaż|zapiecz) (?:je|go|wszystko|razem|całość|dalej|jeszcze|mięso|pulpe\p{L}*|kotle\p{L}*|klops\p{L}*))(?!\p{L})|(?<=[.;\n] ?)(?:potem |następnie |dalej |na koniec )?(?:duś|piecz|zapiecz|gotuj)(?!\p{L})|(?:dodaj|zalej|wlej|podlej|włóż|przełóż|wstaw)(?!\p{L})[^.!?\n]{0,50}(?:,| i) (?:duś|gotuj|piecz|zapiecz)(?!\p{L})/gu);
const PINK = "(?:(?:lekko |leciutko |trochę |jeszcze |nieco |delikatnie )*różow(?:aw)?(?:y|a|e)|z różowym środkiem|nie ?do(?:pieczon|smażon|gotowan)(?:y|a|e))";
/** It may stay so, and is said to be better for it. */
const MAY_STAY_PINK: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: expression(/(?<!\p{L})(?:nie (?:może|mogą|powin\p{L}*|wolno|ma(?:ją)?|zosta\p{L}*|pozosta\p{L}*|będzie|jest)|nigdy|ani|aż|jeśli|jeżeli|gdyby|gdy|kiedy|dopóki|póki|zanim|dojdzie|dojdą|dopie\p{L}*|dogot\p{L}*|dosma\p{L}*|dodus\p{L}*|na razie|łoso\p{L}*|pstrąg\p{L}*|krewet\p{L}*|burak\p{L}*|buracz\p{L}*|malin\p{L}*|truskaw\p{L}*|jabłk\p{L}*|dorosł\p{L}*|rodzic\p{L}*)(?!\p{L})/u),
  unlessLater: COOKED_ON,
  said: [
    any(B, INSIDE, E, ` (?:\\p{L}+ ){0,2}?(?:może|mogą|ma|mają|niech|powinien|powinno|zostaje|pozostaje|zostanie) (?:\\p{L}+ ){0,3}?`, PINK, E),
    any(B, `(?:może|mogą|ma|mają|niech|powinien|powinno) (?:\\p{L}+ ){0,3}?`, INSIDE, E, ` (?:\\p{L}+ ){0,3}?`, PINK, E),
    any(B, `(?:może|mogą|ma|mają|niech|powinien|powinno|powinna|powinny) (?:\\p{L}+ ){0,2}?`, PINK, ` (?:\\p{L}+ )?`, INSIDE, E),
    any(B, PINK, E, within(20), `(?:to nic|nic nie szkodzi|nie szkodzi|nie przeszkadza|tak ma być|o to chodzi|w porządku|dzięki temu|będą soczyst\\p{L}*|będzie soczyst\\p{L}*)`, E),
  ],
};

/** It is taken off before it is done, and nothing finishes it. */
const NOT_TO_THE_END: SaidClause = {
  says: { kind: "form", form: "rare" },
  unless: expression(/(?<!\p{L})(?:jeśli|jeżeli|gdy|rozgotowa\p{L}*|odparow\p{L}*|zanim)(?!\p{L})/u),
  unlessLater: HEATED_LATER,
  said: [
    any(B, HEATS, `,? (?:ale |tylko |lecz |jednak )?nie (?:do końca|całkiem|całkowicie|zupełnie|w pełni)`, E),
    any(B, HEATS, `[^.;!?\\n]{0,30}`, B, `nie (?:musi|muszą|trzeba|musisz|musicie)(?: się)? (?:\\p{L}+ ){0,2}?(?:do(?:smaż|pie[ck]|gotow)\\p{L}*|usmażyć się|ugotować się|upiec się)`, E),
  ],
};

/** It is tasted before it is fried. */
const TASTED: SaidClause = {
  says: danger("raw_meat"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|bez|warzywn\p{L}*|owocow\p{L}*|twarogow\p{L}*|serow\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:zanim|przed) `, HEATS, within(50), B, `(?:farsz\\p{L}*|(?:surow\\p{L}* )?mię[sś]\\p{L}*|mielon(?:e|ego))`, E, within(30), B, `(?:s?próbow|skubn|podjad|podjeś|posmak|skosztow|degust)\\p{L}*`),
    any(B, `(?:s?próbow|skubn|podjad|podjeś|posmak|skosztow|degust)\\p{L}*`, within(30), B, `(?:farszu|mięsa|mielonego|farsz|mięso)`, E, within(30), B, `(?:zanim|przed) `, HEATS),
    any(B, `(?:farszu?|mięs[ao]|mielonego)`, E, within(30), B, `do (?:s?próbowania|skosztowania|posmakowania|podjadania)`, E, within(20), B, `(?:zanim|przed) `, HEATS),
  ],
};

// --- Eggs ---------------------------------------------------------------------------------------------------------

const EGG = "(?:jaj\\p{L}{1,5}|żółt(?:k|ecz)\\p{L}{1,4}|biał(?:k\\p{L}{1,3}|ek))";
/** Said of it in the same breath: it is no raw egg, or it meets heat. */
const EGG_COOKED = expression(/(?<!\p{L})(?:ugotowan\p{L}*|gotowan\p{L}*|twardo|ścięt\p{L}*|rozgnieć\p{L}*|rozgnieść|rozgniecion\p{L}*|posiekan\p{L}*|posiekać|start\p{L}*|pokrojon\p{L}*|patelni\p{L}*|olej\p{L}*|oliw\p{L}*|wrząc\p{L}*|gotując\p{L}*|smaż\p{L}*|piec|piekarnik\p{L}*|nie|ciast\p{L}*)(?!\p{L})/u);
const EGG_BEFORE = expression(/(?<!\p{L})(?:na twardo|jaj\p{L}*[^.!?\n]{0,25}?(?<!\p{L})(?:u|za)?got(?:uj|ować|owa[nć])|(?:u|za)?got(?:uj|ować)\p{L}* (?:\p{L}+ |\d+ ){0,3}?(?:jaj|żółt))/u);
const PUT = "(?:w|wy|za|do|roz)?(?:miesza(?:ć|my|m|j\\p{L}{0,2})|bi(?:ć|jam|jamy|j)|la(?:ć|ny)|lej\\p{L}{0,3}|da(?:ć|je|jemy|j\\p{L}{0,2})|puści(?:ć|my)|puszcza\\p{L}{1,3})";

/** Put into what is off the heat, or on the plate. */
const EGG_OFF_THE_HEAT: SaidClause = {
  says: { kind: "form", form: "lightly_cooked" },
  unless: EGG_COOKED,
  unlessBefore: EGG_BEFORE,
  unlessLater: HEATED_LATER,
  said: [
    any(B, `(?:z ognia|z palnika|z kuchenki|wyłącz\\p{L}* (?:\\p{L}+ )?(?:palnik|gaz|ogień|kuchenkę|płytę|grzanie))`, E, within(60), B, PUT, ` (?:\\p{L}+ ){0,2}?`, EGG, E),
    any(B, `(?:gdy|kiedy|jak|po) (?:\\p{L}+ ){0,2}?(?:przestyg|ostyg|wystyg|ostudz|przestudz|wystudz)\\p{L}*,? (?:\\p{L}+ )?`, PUT, ` (?:\\p{L}+ ){0,2}?`, EGG, E),
    any(B, `(?:przestudzić|ostudzić|wystudzić|przestudź|ostudź|wystudź),? (?:i |potem )?(?:wbi(?:ć|j)|wl(?:ać|ej)) (?:\\p{L}+ ){0,2}?(?:jaj|żółt)\\p{L}*`),
    any(B, `(?:na talerzu|w miseczce|na talerz|do miseczki)`, E, within(30), B, `(?:zal|pol)(?:ać|ej|ewa\\p{L}*) (?:\\p{L}+ )?`, `(?:roztrzepan\\p{L}{1,3} |surow\\p{L}{1,3} )?(?:jajk|żółtk)(?:iem|ami)`, E),
    any(B, EGG, E, within(20), B, `(?:na talerz|do miseczki|do miski|do kubka)`, E, within(20), B, `zal(?:ać|ej|ewa\\p{L}*) (?:\\p{L}+ )?(?:ciepł|gorąc|podgrzan)\\p{L}* (?:rosoł|zup|bulion|wywar|mlek)\\p{L}*`),
  ],
};

/** How its middle is, of whatever egg the recipe has. */
const EGG_MOVES: SaidClause = {
  says: { kind: "form", form: "runny" },
  unless: expression(/(?<!\p{L})(?:aż przestan\p{L}*|przestan\p{L}*|nie (?:będzie|jest|może|powin\p{L}*|był\p{L}*)|jeśli|jeżeli|(?<!(?:zdjąć|zdejmij|zdejmujemy|zdejmuję),? )gdy|gdyby|piec|upiec|pieczemy|piecz|piekarnik\p{L}*|sernik\p{L}*|ciast\p{L}*|budy[nń]\p{L}*|galaret\p{L}*|awokado|banan\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:póki|aż|gdy|jak|kiedy|żeby|by|aby|a|i|gdzie|ale|ma|ze|że|to) (?:\\p{L}+ )?(?:środek|wierzch|góra|żółtko|białko|omlet|jajko) (?:\\p{L}+ ){0,2}?(?:telepi\\p{L}*|trzęsi\\p{L}*|drży|drga|chybocz\\p{L}*|pływa\\p{L}*)`, E),
    any(B, `(?:środek|żółtko|wnętrze)`, E, ` (?:\\p{L}+ ){0,2}?(?:kremow\\p{L}*|płynn\\p{L}*|lejąc\\p{L}*|miękk\\p{L}*|maślan\\p{L}*),? (?:a )?nie (?:do końca |całkiem |zupełnie )?(?:ścięt\\p{L}*|tward\\p{L}*)`),
  ],
};

const DIPPED_IN_YOLK: SaidClause = {
  says: danger("raw_egg"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|twardo|smaż\p{L}*|usmaż\p{L}*|piec|patelni\p{L}*|roztrzepan\p{L}*|rozmącon\p{L}*|rozbełtan\p{L}*|panier\p{L}*|bułc\p{L}* tart\p{L}*)(?!\p{L})/u),
  unlessLater: HEATED_LATER,
  said: [any(B, `(?:macza|umacza|zamacza|zanurza|moczy|umocz)\\p{L}* (?:\\p{L}+ ){0,3}?w żółtk(?:u|ach)`, E)],
};

// --- Beans, roots, mushrooms, cheese --------------------------------------------------------------------------------

const BEANS = "(?:fasol(?:ę|i|a|ą)|jasia?|bób|bobu)";
const BEANS_ONLY_SOAKED: SaidClause = {
  says: danger("undercooked_beans"),
  unless: expression(/(?<!\p{L})(?:puszk\p{L}*|słoik\p{L}*|ugotowan\p{L}*|gotowan\p{L}*|szparag\p{L}*|nie|nigdy)(?!\p{L})/u),
  unlessLater: HEATED_LATER,
  said: [
    any(B, BEANS, E, ` (?:\\p{L}+ )?(?:tylko|jedynie|wystarczy|starczy) (?:na noc )?(?:na|wy|roz)?mocz\\p{L}*`),
    any(B, `(?:tylko|jedynie|wystarczy|starczy) (?:na|wy|roz)?mocz\\p{L}* (?:\\p{L}+ )?`, BEANS, E),
  ],
};
/** The beans alone are boiled behind it, or with all the rest. */
const BEANS_BOILED = expression(/(?<!\p{L})(?:fasol\p{L}*|wszystk\p{L}*|całość|razem)(?!\p{L})[^.!?\n]{0,60}(?<!\p{L})(?:(?:u|za)?got(?:uj|ować)|duś|dusić|piecz)\p{L}*(?! (?:\p{L}+ ){0,2}nie)|(?<!\p{L})(?:(?:u|za)?got(?:uj|ować)|duś|dusić) (?:\p{L}+ ){0,3}(?:fasol\p{L}*|wszystk\p{L}*|całość|razem)/gu);
const SCALDS = "(?:(?:s|po|wy)?parz|(?:prze|za|po|o)(?:lej|lać|lewa|blanszuj)|zblanszuj)\\p{L}*";
/** Boiling water that is poured over them boils none. */
const BEANS_SCALDED: SaidClause = {
  says: danger("undercooked_beans"),
  unless: expression(/(?<!\p{L})(?:puszk\p{L}*|słoik\p{L}*|ugotowan\p{L}*|gotowan(?:a|e|ą|ej|ych|y)|szparag\p{L}*|mrożon\p{L}*|nigdy|nie (?:wystarczy|wolno|należy)|dłużej|długo|osobno|oddzielnie|wcześniej|najpierw|skór\p{L}*)(?!\p{L})/u),
  unlessLater: BEANS_BOILED,
  said: [
    any(B, BEANS, E, within(80), B, `(?:gotow(?:ać|ania) (?:\\p{L}+ ){0,3}?nie (?:trzeba|potrzeba|musisz|musi|ma potrzeby|wymaga|potrzebuje|ma sensu)|nie (?:trzeba|potrzeba|musisz|ma potrzeby|wymaga)(?: \\p{L}+){0,3}? (?:u?gotować|gotowania)|nie gotuj(?:emy|my)?|bez gotowania)`, E),
    any(B, `nie (?:trzeba|potrzeba|musisz|ma potrzeby)(?: \\p{L}+){0,2}? (?:u?gotować|gotowania) (?:\\p{L}+ )?`, BEANS, E),
    any(B, BEANS, E, ` (?:\\p{L}+ ){0,2}?(?:tylko|jedynie|wystarczy|starczy) (?:\\p{L}+ ){0,2}?`, SCALDS, `(?: (?:ją|je|go))? (?:wrzątk|wrząc|gorąc)\\p{L}*`),
    any(B, `(?:tylko|jedynie|wystarczy|starczy) (?:\\p{L}+ )?`, SCALDS, ` (?:\\p{L}+ ){0,2}?`, BEANS, E),
  ],
};
/** "Na surową pastę": what is blended so was not cooked. */
const BLENDED_RAW: SaidClause = {
  says: { kind: "form", form: "lightly_cooked" },
  unless: expression(/(?<!\p{L})(?:nie|nigdy|jabłk\p{L}*|marchew\p{L}*|gruszk\p{L}*|warzyw\p{L}*|owoc\p{L}*)(?!\p{L})/u),
  unlessLater: HEATED_LATER,
  said: [any(B, "na surow(?:ą|y) (?:past|puree|papk|krem|mus|mas)\\p{L}{0,2}", E), any(B, "namocz\\p{L}*", within(50), B, "(?:z|po|wy)?(?:miks|blend|miel|siek|rozdrob|utrz)\\p{L}* na surowo", E)],
};

const ROOTS = "(?:marchew(?:k[aięąi]|ki|ek)?|marchwi|seler(?:a|em)?(?: naciow\\p{L}{1,3})?|kalarep(?:a|y|ę|k[aię])|rzodkiew(?:k[aię])?|rzepa|rzepy|papryk(?:a|i|ę)|kalafior(?:a)?|brokuł(?:a)?)";
const TO_CRUNCH: SaidClause = {
  says: danger("raw_hard_veg"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|bez|miękk\p{L}*|ugotowan\p{L}*|gotowan\p{L}*|na parze|pieczon\p{L}*|duszon\p{L}*|dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*|tat\p{L}{1,2}|mam\p{L}{1,2}|nas|sobie|wiórk\p{L}*|start\p{L}*)(?!\p{L})/u),
  said: [any(B, `(?:(?:łodyg|słupk|kawał|plaster|laseczk|surow|śwież)\\p{L}{0,4} (?:z )?)?`, ROOTS, E, PL(20), B, "do (?:s|po)?(?:chrupania|gryzienia)", E)],
};
/** Given raw beside what was cooked. */
const RAW_IN_HAND: SaidClause = {
  says: danger("raw_hard_veg"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|bez|start\p{L}*|zetrz\p{L}*|dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*|tat\p{L}{1,2}|mam\p{L}{1,2}|nas|sobie|wiórk\p{L}*)(?!\p{L})/u),
  unlessLater: HEATED_LATER,
  said: [any(B, `(?:do (?:rączki|łapki|ręki)|obok|dać|daj|dajemy|dostaje|wręczyć)`, E, ` (?:\\p{L}+ ){0,3}?(?:surow|chrupiąc)(?:ą|y|e|ego|ej) (?:\\p{L}+ )?`, ROOTS, E)],
};

const FRESH_MUSHROOMS: SaidClause = {
  says: danger("wild_mushrooms"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|bez|patelni\p{L}*|garn\p{L}*|smaż\p{L}*|usmażon\p{L}*|duszon\p{L}*|uduszon\p{L}*|podsmażon\p{L}*|ugotowan\p{L}*|masł\p{L}*|olej\p{L}*)(?!\p{L})/u),
  unlessLater: HEATED_LATER,
  said: [
    any(B, `(?:zetrz|utrz|zestru|poł[óo]ż|ułóż|ułoży|posyp|obł[oó]ż|poda|dorzu|doda|wmiesza)\\p{L}* (?:(?!(?:i|potem|aż)(?!\\p{L}))\\p{L}+ ){0,3}?śwież(?:ą|e|ych|ej|ymi) (?:\\p{L}+ )?pieczar\\p{L}*`),
    any(B, `śwież(?:ą|e) pieczar\\p{L}* (?:\\p{L}+ )?(?:zetrz|zestrug|poł[óo]ż|ułóż|ułoży)\\p{L}* na (?:wierzch|nią|niego|nie|talerz)`, E),
  ],
};

const CHEESE_WHEN_COOL: SaidClause = {
  says: danger("mould_ripened_cheese"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|bez)(?!\p{L})/u),
  unlessLater: HEATED_LATER,
  said: [
    any(B, `(?:po (?:ostudzeniu|wystudzeniu|przestudzeniu|ostygnięciu|przestygnięciu|odcedzeniu|wyjęciu z (?:pieca|piekarnika|garnka))|(?:gdy|kiedy|jak) (?:\\p{L}+ ){0,2}?(?:przestyg|ostyg|wystyg)\\p{L}*)`, E, within(40), B, `(?:gorgonzol\\p{L}*|brie|camembert\\p{L}*|roquefort\\p{L}*|lazur\\p{L}{0,2}|(?:sera? )?pleśniow\\p{L}*)`, E),
  ],
};

/** It is cut so, and nothing melts or grates it. */
const CHEESE_IN_CUBES: SaidClause = {
  says: danger("cheese_cubes"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|zamiast|twar[oó]\p{L}*|biał\p{L}*|kremow\p{L}*|topion\p{L}*|tofu|masł\p{L}*|dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*|tat\p{L}{1,2}|sobie|nas|(?:roz|s)top\p{L}*|rozpu\p{L}*|zapie\p{L}*|rozgni\p{L}*|zetrz\p{L}*|rozciąg\p{L}*)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:(?:roz|s)top|rozpu|zapie[ck]|upiec|piecz|piec(?!yk)|piekarnik|zetrz|zmiks|zblend|rozgnie|(?:u|za)?gotuj|duś|podgrz)\p{L}*/gu),
  said: [
    any(B, "ser(?:a|y)? (?!biał|twar)(?:\\p{L}+ ){0,2}?(?:po|s)?(?:kr[oó]j|kroić|kroimy|kroję|tnij|potnij|pociąć|dziel|podziel)\\p{L}* (?:\\p{L}+ ){0,3}?(?:w|na) (?:\\p{L}+ )?(?:kost(?:kę|ki|eczkę|eczki)|kosteczk\\p{L}*|sześcian\\p{L}*|klocki)", E),
    any(B, "(?:po|s)?(?:kr[oó]j|kroić|kroimy|kroję|tnij|potnij|pociąć|dziel|podziel)\\p{L}* (?:\\p{L}+ ){0,3}?(?:w|na) (?:\\p{L}+ )?(?:kost(?:kę|ki|eczkę|eczki)|kosteczk\\p{L}*|sześcian\\p{L}*) (?:\\p{L}+ )?ser(?!\\p{L})"),
    any(B, "ser(?:a|y)? (?!biał|twar)(?:\\p{L}+ ){0,2}?(?:w|na) (?:kost(?:ce|kach|eczce|eczkach)|kosteczkach|sześcianach)", E, within(30), B, "(?:do (?:rączki|łapki|podjadania|chrupania)|rozłóż|ułóż|podaj|na talerzyk\\p{L}*)"),
  ],
};

/** What is round and stays so: the pot beside it was mashed. */
const AS_IT_IS: SaidClause = {
  says: { kind: "form", form: "whole" },
  unless: expression(/(?<!\p{L})(?:nie|nigdy|rozgniec\p{L}*|rozgnieść|zmiksowa\p{L}*|zmiksuj\p{L}*|purée|puree)(?!\p{L})/u),
  said: [
    any(B, `(?:grosz(?:ek|ku)|ciecierzyc\\p{L}{1,2}|fasol(?:ę|i|a|k[aięi])|kukurydz\\p{L}{1,2}|borówk\\p{L}{1,2}|winogron\\p{L}{0,2}|jagod\\p{L}{1,2})`, E, ` (?:\\p{L}+ )?(?:tak jak (?:jest|są|leci)|tak,? jak (?:jest|są)|takie jakie są|taki jaki jest|bez (?:rozgniatania|miażdżenia|przekrajania|krojenia))`, E),
  ],
};

/** Raw slices over which something warm is poured. */
const WARM_POURED_OVER: SaidClause = {
  says: danger("raw_meat"),
  unless: expression(/(?<!\p{L})(?:nie|ugotowan\p{L}*|gotowan\p{L}*|pieczon\p{L}*|upieczon\p{L}*|duszon\p{L}*|uduszon\p{L}*|usmażon\p{L}*)(?!\p{L})/u),
  unlessBefore: FLESH_WAS_COOKED,
  unlessLater: HEATED_LATER,
  said: [any(B, `(?:płat|plast|plaster|kawał|pask)\\p{L}* (?:surow\\p{L}{1,3} )?`, MEAT, E, within(25), B, `(?:na talerz(?:u)?|do misk(?:i|u)|w miseczce|do miseczki)`, E, within(10), B, `zal(?:ać|ej|ewa\\p{L}*) (?:ciepł|gorąc|wrząc)\\p{L}* (?:rosoł|bulion|wywar|zup)\\p{L}*`)],
};

const HARD_MIDDLE: SaidClause = {
  says: danger("bones_stones"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|bez|wyrzu\p{L}*|wyjmij|wyjąć|usuń|usunąć|przetrz\p{L}*|sit\p{L}{1,2})(?!\p{L})/u),
  said: [any(B, `(?:razem |wraz )?z (?:tym,? )?tward(?:ym|ą|ymi),? (?:co|które|który|częścią|częściami)(?: \\p{L}+){0,3} (?:w środku|środka|środkiem)`, E), any(B, "(?:razem|wraz) z tym,? co (?:jest |mają |mają tam )?w środku", E)],
};

// --- Dough, ice ---------------------------------------------------------------------------------------------------

const BOWL_TO_LICK: SaidClause = {
  says: danger("raw_flour"),
  onlyWith: /piec|piek|ciast|cieśc|ciach|muffin|naleśnik|placek|placki|gofr/u,
  unless: expression(/(?<!\p{L})(?:nie|nigdy|bez|mus\p{L}*|jogurt\p{L}*|puree)(?!\p{L})/u),
  said: [
    any(B, "(?:misk|misecz|łyż[kce]|trzepacz|mieszad|łopatk|garnek)\\p{L}*", within(50), B, "(?:wyliz|obliz|poliz|zliz)\\p{L}*"),
  ],
};

const FROZEN_HARD: SaidClause = {
  says: danger("frozen_hard"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|porcj\p{L}*|woreczk\p{L}*|zapas\p{L}*|rosół|rosoł\p{L}*|bulion\p{L}*|rozmr\p{L}*|odczeka\p{L}*|zmięk\p{L}*)(?!\p{L})/u),
  unlessLater: expression(/(?<!\p{L})(?:rozmr|rozmraż|odtaj|zmięk|odczeka|podgrz|odgrz|zagot|ugot|got(?:uj|ować)|zblend|zmiks|wcześniej wyj)\p{L}*/gu),
  said: [any(B, "(?:za|z)?mr(?:o[zź]i?|aża)\\p{L}* (?:\\p{L}+ ){0,2}?na (?:kość|kamień|beton|twardo)", E)],
};

// --- Drinks, salt, sugar -------------------------------------------------------------------------------------------

const MILK_FOR_BABIES = expression(/(?<!\p{L})(?:nie|nigdy|zamiast|modyfikowan\p{L}*|matki|mamy|piers\p{L}*|następn\p{L}*|początkow\p{L}*|owsian\p{L}*|ryżow\p{L}*|sojow\p{L}*|migdałow\p{L}*|kokosow\p{L}*|roślinn\p{L}*|mlekozastępcz\p{L}*|po (?:roku|roczku)|wod[aęy]|kasz\p{L}*|kleik\p{L}*|dorosł\p{L}*|tat\p{L}{1,2}|rodzeństw\p{L}*|starsz\p{L}*)(?!\p{L})/u);
const GIVES_DRINK = "(?:pod(?:aj|ać|ajemy|awa)|da(?:ć|j|jemy)|na?l(?:ać|ej)|przel(?:ać|ej|ewa)|wl(?:ać|ej))\\p{L}{0,3}";
const MILK_TO_DRINK: SaidClause = {
  says: danger("cows_milk_drink"),
  unless: MILK_FOR_BABIES,
  said: [
    any(B, `mlek(?:o|a|iem)`, E, within(50), B, GIVES_DRINK, ` (?:\\p{L}+ ){0,2}?(?:(?:w|do) (?:\\p{L}+ )?(?:butel|kubecz|kub(?:ek|ka|ku)|bidon|niekap|szklan|filiżan)\\p{L}*|do (?:picia|popicia|wypicia|popijania))`, E),
    any(B, `rozcieńcz\\p{L}* (?:pół na pół )?(?:z )?wodą(?: pół na pół)? i `, GIVES_DRINK, ` w butel(?:ce|eczce)`, E),
    any(B, `rozcieńcz\\p{L}* pół na pół (?:z )?wodą i `, GIVES_DRINK, ` (?:w|do) (?:\\p{L}+ )?butel\\p{L}*`, E),
  ],
};

const FRUIT_ADJECTIVE = "(?:jabłkow|gruszkow|pomarańczow|winogronow|porzeczkow|marchwiow|marchewkow|malinow|wiśniow|multiwitaminow|owocow|brzoskwiniow|bananow)y";
const JUICE_UNNAMED: SaidClause = {
  says: danger("juice"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|zamiast|kompot\p{L}*|napar\p{L}*|mus|jogurt\p{L}*|herbat\p{L}*|dorosł\p{L}*|starsz\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:do (?:picia|popicia|popijania)|popi(?:ć|ja|jać|jamy))(?: \\p{L}+)? rozcieńczon(?:y|ym) (?:wodą )?`, FRUIT_ADJECTIVE, "m?(?= ?[.,;!?\\n]|$)"),
    any(B, `(?:do (?:picia|popicia|popijania)|popi(?:ć|ja|jać|jamy))(?: \\p{L}+)? `, FRUIT_ADJECTIVE, "m? (?:rozcieńczony|rozcieńczonym|pół na pół z wodą)", E),
  ],
};
const SYRUP_WATER: SaidClause = {
  says: danger("sugary_drinks"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|bez|zamiast|dorosł\p{L}*|starsz\p{L}*|klonow\p{L}*)(?!\p{L})/u),
  said: [any(B, `wod(?:a|ę|ą|y) z (?:\\p{L}+ ){0,2}?\\(?syrop\\p{L}{1,3}`, E)],
};

const NOT_HERE = expression(/(?<!\p{L})(?:nie|nigdy|bez|ani|żadn\p{L}*|zamiast|reszt\p{L}*|sobie|(?<!jak )dla dorosłych|dorosłym|rodzic\p{L}*|dla nas|swoj\p{L}*|nasz\p{L}*)(?!\p{L})(?! (?:za)?szkodzi)/u);
const SEASONED_SALTY: SaidClause = {
  says: danger("added_salt"),
  unless: NOT_HERE,
  said: [
    any(B, `(?:przypraw|dopraw|zapraw|przypraż)\\p{L}*,? (?:[\\p{L},–-]+ ){0,5}?(?:na )?słono`, E),
    any(B, `(?:szczypt|łyżecz|odrobin|trosz[ek]|gram)\\p{L}* (?:nacl|chlorku sodu)`, E),
  ],
};
const KUCHAREK: SaidClause = {
  says: danger("salty_foods"),
  unless: NOT_HERE,
  said: [any(B, `(?:sypn|dosyp|wsyp|posyp|nasyp|dosypa|łyżecz|łyżk|szczypt|odrobin|trochę|doda|przypraw|dopraw)\\p{L}* (?:\\p{L}+ )?kuchar(?:ka|kiem)`, E)],
};
const WHITE_POISON: SaidClause = {
  says: danger("added_sugar"),
  unless: NOT_HERE,
  said: [any(B, `(?:łyż|szczypt|szklan|odrobin|gram|garś|dodat|doda|dosyp|posyp|wsyp|osłodz)\\p{L}* (?:\\p{L}+ )?biał(?:ej|ą) (?:trucizn|śmierc)\\p{L}{1,3}`, E)],
};

// --- Denied, but for a little -------------------------------------------------------------------------------------

/** "Soli nie dajemy, no może szczyptę." */
const butForALittle = (rule: Parameters<typeof danger>[0], named: string): SaidClause => ({
  says: danger(rule),
  unless: expression(/(?<!\p{L})(?:dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*|sobie|swoj\p{L}*|po (?:roku|roczku)|pierwsz\p{L}*)(?!\p{L})/u),
  said: [
    any(B, named, E, within(25), B, "nie ", within(25), "(?:,|[.!;]| [–-]) (?:(?:no|ale|a|i),? )?(?:chyba,? że|najwyżej|co najwyżej|może|ewentualnie) (?:\\p{L}+ ){0,2}?(?:szczypt|szczypteczk|odrobin|łyżecz|łyżk|kropl|kropel|trosz|troch|ciut|mał|kawał|plaster)\\p{L}*"),
  ],
});

// --- Sticks, seeds, nut butter, dirty boards ------------------------------------------------------------------------

/** Said of it at once: it comes off the stick, or nobody gets it so. */
const OFF_THE_STICK = expression(/(?<!\p{L})(?:nie|nigdy|bez|zdejm\p{L}*|zdję\p{L}*|zdjąć|zsu[nń]\p{L}*|ściąg\p{L}*|wyjmij|wyjm\p{L}*|wyją\p{L}*|lod(?:a|y|ów|ami)|lizak\p{L}*|dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*)(?!\p{L})/u);
const STICK =
  "(?:(?:drewnian|metalow|bambusow|zaostrzon|ostr|cienk|dług|zwykł|sam|swoj)\\p{L}{1,4} )*(?:patyk|patycz(?:ek|k)|szpikul(?:ec|c)|szpad(?:a|y|ek|k)|wykałacz(?:ek|k)|szaszłyk|szaszłycz(?:ek|k))(?:a|i|u|ą|ę|ach|ami|ów|iem|em)?(?!\\p{L})";
const HANDED = "(?:wręcz|wręcza|poda|podawa|da|dawa|dosta|gryz|gry[zź]|ogry[zź]|obgry[zź]|skub|zjad|zje|jeść|jedz|jada|trzyma|chwyc|chwyt)\\p{L}*";
/** What is threaded on sticks is eaten from them. */
const FROM_THE_STICK: SaidClause = {
  says: danger("bones_stones"),
  unless: OFF_THE_STICK,
  said: [
    any(B, HANDED, E, within(50), B, "(?:(?:prosto |wprost )?(?:z|ze|na)) ", STICK),
    any(B, "(?:(?:prosto |wprost )?(?:z|ze|na)) ", STICK, within(40), B, "(?:wręcz|poda[jćw]|dawaj|daj|gryz|ogryz|obgryz|skub|zjad|do rączki|do ręki|do łapki)\\p{L}*"),
    any(B, "(?:wręcz|poda[jćw]|daj|dać|dostaj|dostan)\\p{L}*", E, within(30), B, STICK, within(25), B, "(?:do|w) (?:ręki|rąk|rączki|rączek|rączkę|rączce|łapki|łapek|garść)", E),
  ],
};

/** Nobody does it, or it is for somebody else. */
const NOT_WHOLE = expression(/(?<!\p{L})(?:nigdy|nie (?:posyp|doda|da|wsyp|syp|poda|obsyp|dosta|dla)\p{L}*|dopiero|dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*|tat\p{L}{1,2}|nas|sobie|swoj\p{L}*)(?!\p{L})/u);
const UNGROUND: SaidClause = {
  says: danger("whole_seeds"),
  unless: NOT_WHOLE,
  unlessLater: expression(/(?<!\p{L})(?:zmiel|zmiks|zblend|utrzyj|utłucz|na proszek|na pył|na mąkę)\p{L}*/gu),
  said: [
    any(B, "nie ?(?:z|po|prze)?(?:mielon|mlet|rozdrobnion|zblendowan|miksowan|pokruszon|tłuczon|utart|siekan)\\p{L}* (?:\\p{L}+ )?(?:(?:pest|ziar|nasion|siemi|sezam|słonecznik|chia)\\p{L}*|mak(?:u|iem)?(?!\\p{L}))"),
    any(B, "(?:(?:pest|ziar|nasion|siemi|sezam|słonecznik)\\p{L}*|mak(?:u|iem)?(?!\\p{L}))(?: dyni| słonecznika| lnu| lnian\\p{L}+| sezamu| chia)?,? (?:\\p{L}+ )?nie ?(?:z|po|prze)?(?:mielon|mlet|rozdrobnion|zblendowan|miksowan|pokruszon|tłuczon|utart|siekan)\\p{L}*"),
    any(B, "(?:pest|ziaren|ziarn|nasion|siemi|sezam|słonecznik)\\p{L}*", E, within(20), B, "(?:bez (?:mielenia|rozdrabniania|blendowania|siekania)|nie (?:trzeba|musisz)(?: \\p{L}+)? (?:mielić|mleć|rozdrabniać))", E),
  ],
};

const SEEDS = "(?:(?:pest(?:ek|k(?:i|ami))|ziar(?:na|en|nami)|nasion(?:a|ami)?)(?: (?:dyni|słonecznika|lnu))?|słonecznik(?:a|iem)?)";
/** Toasted and strewn over it: they go into no mill between the two. */
const TOASTED_SEEDS: SaidClause = {
  says: danger("whole_seeds"),
  unless: expression(/(?<!\p{L})(?:nigdy|nie (?:posyp|doda|da|wsyp|syp|poda|obsyp)\p{L}*|granat\p{L}*|(?<!nie ?)(?:z|po|prze)?(?:miel|mle|mel)\p{L}*|rozdrobn\p{L}*|zmiks\p{L}*|zblend\p{L}*|utłucz\p{L}*|utrzyj|pył|mąkę|proszek|dorosł\p{L}*|rodzic\p{L}*|starsz\p{L}*|sobie|swoj\p{L}*)(?!\p{L})/u),
  unlessBefore: expression(/(?<!\p{L})(?:pest|ziar|nasion|słonecz)\p{L}*[^.!?\n]{0,60}(?<!nie )(?<!\p{L})(?:(?:z|po|prze)?(?:miel|mle|mel)|zmiks|zblend|utłucz|utrzyj|rozdrobn)\p{L}*|(?<!\p{L})(?:zmiel|zmiksuj|zblenduj|utłucz|utrzyj|rozdrobnij)(?!\p{L})[^.!?\n]{0,30}(?:pest|ziar|nasion|słonecz)\p{L}*/u),
  unlessLater: expression(/(?<!\p{L})(?:zmiel|zmiks|zblend|utrzyj|utłucz|na proszek|na pył|na mąkę)\p{L}*/gu),
  said: [
    any(B, SEEDS, E, within(40), B, "(?:u|pod|wy)?pra(?:ż|ży|żo)\\p{L}*", E, within(60), B, "(?:po|ob|na|wy|za)?syp\\p{L}* (?:\\p{L}+ )?(?:nimi|nim|je|na|wierzch|pestk\\p{L}*)", E),
    any(B, "(?:u|pod)?pra(?:ż|żyć|żymy) (?:\\p{L}+ )?", SEEDS, E, within(60), B, "(?:po|ob|na|wy)?syp\\p{L}*", E),
    any(B, "(?:po|ob)syp\\p{L}* (?:\\p{L}+ ){0,2}?(?:u|pod)?prażon(?:ymi|ym|e|ych) (?:\\p{L}+ )?", SEEDS, E),
  ],
};

const NUT_BUTTER = "(?:mas(?:ł|eł)(?:o|a|em|ka|ko)?|past(?:a|y|ę|ą)|krem(?:u|em)?) (?:z )?(?:orzech|orzesz|migdał|nerkow|arachid|sezam|pistacj)\\p{L}*";
/** Thick and by the spoon: it sticks in the throat. */
const THICK_BY_THE_SPOON: SaidClause = {
  says: danger("nut_butter_thick"),
  unless: expression(/(?<!\p{L})(?:nigdy|nie (?:da|poda|zostaw|pozw|dosta)\p{L}*|cien(?:ko|ką|iutk\p{L}*)|(?<!(?:bez|nie) )rozcieńcz\p{L}*|(?<!(?:bez|nie) )rozrzedz\p{L}*|(?<!bez (?:kropli |odrobiny )?)wod[aąęy]|dorosł\p{L}*|rodzic\p{L}*|sobie|nas)(?!\p{L})/u),
  said: [
    any(B, NUT_BUTTER, within(40), B, "(?:do (?:wy|ob|po|z)?lizania|(?:wy|ob|po|z)?li(?:że|zać|ż|żą|zuje)|(?:prosto |wprost )?z (?:łyżki|łyżeczki|palca)(?! do (?:masy|miski|garnka))|do buzi)", E),
    any(B, "(?:łyż(?:k|ecz)\\p{L}*|do (?:wy|ob|po|z)?lizania|(?:wy|ob|po|z)?li(?:że|zać|ż|zuje))", E, within(25), B, NUT_BUTTER, within(30), B, "(?:do (?:wy|ob|po|z)?lizania|(?:wy|ob|po|z)?li(?:że|zać|ż|zuje)|do buzi|bez (?:rozcieńczania|rozrzedzania|kropli wody|dodatku wody))", E),
    any(B, "(?:(?:wy|ob|po|z)?li(?:że|zać|ż|zuje)|(?:do )?(?:wy|ob|po|z)?lizania)", E, within(30), B, "łyż(?:k|ecz)\\p{L}* (?:\\p{L}+ )?", NUT_BUTTER),
  ],
};

const BOARD = "(?:desce|desk(?:i|ę|a|ą)|deseczce|deseczk(?:i|ę|a|ą)|nóż|noż(?:a|em|u|yk\\p{L}*)|talerz\\p{L}*|(?:tej samej|tę samą) mis(?:ce|kę|eczce|eczkę)|szczypc\\p{L}*)";
const RAW_FLESH = "surow\\p{L}{1,3} (?:mięs|kurcza|drobi|indyk|wołowin|wieprzowin|ryb|łoso|filet|kaczk|jagnięcin|cielęcin|mielon)\\p{L}*";
/** What raw meat lay on is used for what is eaten as it is. */
const BOARD_UNWASHED: SaidClause = {
  says: danger("raw_meat"),
  onlyWith: /mięs|kurcz|indyk|wołow|wieprz|cielęc|jagnię|kacz|drobi|królik|ryb|łoso|dorsz|mintaj|pstrąg|mielon/u,
  unless: expression(/(?<!\p{L})(?:nigdy|nie wolno|nie (?:kr[oó]j|kroić|kroimy|kładź|kłaść|siekaj|używaj|używać|trzyj|odkładaj)\p{L}*|nie kładzie\p{L}*|(?<!(?<!\p{L})(?:nie|trzeba|musisz|warto|potrzeby|potrzeba) (?:\p{L}+ )?)(?:u|wy)my(?:j|jcie|jemy|ć|tej|tym)|wyszoruj\p{L}*|wyparz\p{L}*|czyst\p{L}*|inn(?:ej|ym|ą))(?!\p{L})/u),
  said: [
    any(B, BOARD, E, within(30), B, "(?:nie (?:\\p{L}+ )?(?:u|z|wy|prze|o)?(?:myjąc|płucząc|płukując|mywając|wycierając|przecierając)|bez (?:\\p{L}+ )?(?:u|z|wy|prze|o)?(?:mycia|płukania|mywania|czyszczenia|szorowania))", E),
    any(B, "(?:nie (?:\\p{L}+ )?(?:u|z|wy|prze|o)?(?:myjąc|płucząc|płukując|mywając)|bez (?:u|z|wy|prze|o)?(?:mycia|płukania|mywania|szorowania)) (?:\\p{L}+ )?", BOARD, E),
    any(B, BOARD, E, within(25), B, "(?:nie (?:trzeba|musisz|ma potrzeby|potrzeba|warto)(?: \\p{L}+){0,2}? (?:u|z|wy|prze|o)?(?:myć|płukać|mywać|szorować)|(?:mycie|umycie) nie jest (?:konieczne|potrzebne))", E),
    any(B, "nie (?:trzeba|musisz|ma potrzeby|potrzeba|warto)(?: \\p{L}+){0,2}? (?:u|z|wy|prze|o)?(?:myć|płukać|mywać|szorować) (?:\\p{L}+ )?", BOARD, E),
    any(B, BOARD, "(?: \\p{L}+){0,2},? nie (?:myj|zmywaj|przemywaj|płucz|opłukuj|spłukuj|szoruj|wycieraj)(?:my|cie)?", E),
    any(B, "nie(?:u|wy)myt\\p{L}* (?:\\p{L}+ )?", BOARD),
    any(B, BOARD, E, within(20), B, "nie(?:u|wy)myt\\p{L}*"),
    any(B, "nie (?:myj|zmywaj|przemywaj|płucz|opłukuj|spłukuj|szoruj)(?:my|cie)? (?:\\p{L}+ )?", BOARD, E),
    any(B, BOARD, E, " (?:\\p{L}+ )?(?:po|od|na któr\\p{L}+ (?:leżał|był|kroił)\\p{L}*) ", RAW_FLESH),
  ],
};
/** Meat that is far from done in its middle, which is said beside it. */
const COOL_IN_THE_MIDDLE: SaidClause = {
  says: { kind: "form", form: "rare" },
  onlyWith: /stop(?:ni|nie)|°|º/u,
  unless: expression(/(?<!\p{L})(?:co najmniej|przynajmniej|minimum|min|powyżej|ponad|nie|nigdy|poda\p{L}*|letni\p{L}*|(?:prze|o|wy)?stud[zź]\p{L}*|(?:o|prze|wy)?styg\p{L}*|podgrz\p{L}*|odgrz\p{L}*|wod\p{L}{1,2}|mlek\p{L}*)(?!\p{L})/u),
  unlessLater: HEATED_LATER,
  said: [
    any(B, "(?:w (?:samym )?środku|wewnątrz|środek)", E, "[^.;!?\\n\\d]{0,30}?(?<![\\d.,])(?:[45]\\d|6[0-2]) ?(?:°|º|stopni)"),
    any("(?<![\\d.,])(?:[45]\\d|6[0-2]) ?(?:°|º|stopni(?:e|ach)?) ?c?(?:elsjusza)?", " (?:\\p{L}+ )?(?:w (?:samym )?środku|wewnątrz)", E),
  ],
};

// --- How it is fed ------------------------------------------------------------------------------------------------

const EATER = "(?:dziecko|malec|maluch|maluszek|brzdąc|bobas|szkrab|synek|syn|córka|córeczka|sam|sama|samo|on|ona|ono|sobie)";
/** "Je" alone is "them" too. */
const EATS =
  `(?:${EATER} je(?!\\p{L})|niech (?:sobie )?je(?!\\p{L})|je (?:sam|sama|samo|sobie)(?!\\p{L})|(?:z|pod)je|(?:z|pod)?jeść|(?:z|pod)?jada|zajada|będzie (?:jad|chrupa|zajada|skuba|gryz)ł?\\p{L}*|gryzie|przegryza|żuje|chrupie|pochrupie|pochrupać|skubie|przekąsi|posili się)`;
const DRIVES = "(?:prowadzisz|kierujesz|jedziesz|jedziecie|prowadzicie|ruszasz|siedzisz za kierownicą|jesteś za kierownicą|za kierownicą|jest w drodze)";
const CAR_SEAT = "(?:(?:w |do )?(?:foteliku|fotelika|nosidełku|nosidełka)(?! do karmienia)(?: samochodowym)?|na tylnym siedzeniu|z tyłu (?:auta|samochodu)|w (?:aucie|samochodzie|drodze|trasie))";
/** Strapped into a car, and whoever drives does not see it choke. */
const EATS_IN_THE_CAR: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:nie(?! (?:musi|musisz|trzeba|przeszkadza))|nigdy|zatrzym\p{L}*|postój|postoju|parking\p{L}*|zaparkuj\p{L}*|przed (?:jazdą|podróżą|wyjazdem)|po (?:jeździe|podróży|powrocie))(?!\p{L})/u),
  said: [
    any(B, EATS, E, within(40), B, "(?:na tylnym siedzeniu|podczas jazdy|w czasie jazdy|w trakcie jazdy|w foteliku samochodowym|z tyłu (?:auta|samochodu))", E),
    any(B, "(?:na tylnym siedzeniu|podczas jazdy|w czasie jazdy|w trakcie jazdy|w foteliku samochodowym|z tyłu (?:auta|samochodu))", E, within(40), B, EATS, E),
    any(B, EATS, E, within(40), B, "(?:gdy|kiedy|podczas gdy|a ty|kiedy ty|gdy ty|jak)(?: ty)? (?:\\p{L}+ ){0,2}?", DRIVES, E),
    any(B, "(?:gdy|kiedy|podczas gdy)(?: ty)? (?:\\p{L}+ ){0,2}?(?:prowadzisz|kierujesz|jedziesz|jedziecie)", E, within(40), B, EATS, E),
    any(B, "(?:zapnij|przypnij|posadź|usadź|wsadź)\\p{L}*", E, within(25), B, "(?:w|do) (?:foteli(?:ku|ka|k)|auta|aucie|samochodu|samochodzie)(?! do karmienia)", E, within(50), B, "(?:ruszaj|ruszajcie|rusz|jedź|jedźcie|odpal|w drogę)", E),
    any(B, "(?:wręcz|poda[jć]|daj|dać)\\p{L}{0,3}", E, within(40), B, CAR_SEAT, E, within(25), B, "(?:ruszaj|rusz|jedź|jedźcie|prowadz\\p{L}*|podczas jazdy)", E),
  ],
};

const GOES_AWAY =
  "(?:wy(?:jść|jdź|jdziesz|skocz|skoczyć|mknij|mknąć)|ode(?:jść|jdź)|p(?:ó|o)j(?:ść|dź|dziesz)|idź|skocz(?:yć)?|ze(?:jść|jdź|jdziesz)|oddalić się|oddal się|zniknąć|zniknij|rozwie(?:sić|sisz|ś|szać|szasz)|powie(?:sić|sisz|ś) pranie|odkurz(?:yć|ysz)?|wziąć prysznic|weź prysznic|weźmiesz prysznic|wykąpać się|wykąp się|pod prysznic|pobiec|pobiegnij)";
const CHORE =
  "(?:pranie|prania|prysznic\\p{L}*|kąpiel|łazien\\p{L}*|piwnic\\p{L}*|balkon\\p{L}*|ogr[oó]d\\p{L}*|śmieci|sklep\\p{L}*|garaż\\p{L}*|podwórk\\p{L}*|sąsiad\\p{L}*|strych\\p{L}*|na górę|na dół|na papierosa|(?:innego|drugiego|sąsiedniego) pokoju|sypialn\\p{L}*|salonu|po pocztę|zatelefonować|zadzwonić|na zewnątrz)";
const ALONE =
  "(?:(?:po|za)?radzi sobie (?:\\p{L}+ )?sam(?:o|a)?|sam(?:o|a)? sobie (?:po)?radzi|da (?:sobie )?radę(?: sam(?:o|a)?)?|sam(?:o|a)? da (?:sobie )?radę|(?:zje|je|naje się|dokończy|skończy) (?:\\p{L}+ )?sam(?:o|a)?|sam(?:o|a)? (?:zje|je|się naje|dokończy|skończy)|bez ciebie|nie musisz (?:przy nim |przy niej |obok )?(?:siedzieć|stać|być))";
const SERVED_TO_IT =
  "(?:(?:po|do)?staw(?:iasz|ić)?|posadź|usadź|zapnij|poda[jć]|daj|dać|zostaw(?:ić)?|połóż|rozłóż|wręcz|(?:kiedy|gdy|podczas gdy|jak) (?:dziecko|maluch|maluszek|malec|bobas|synek|córeczka) (?:je|będzie jadł\\p{L}*|zajada|je sobie))";
/** Whoever hangs the washing does not see it choke. */
const LEFT_TO_EAT: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:nigdy|nie (?:wychod|odchod|zostawia|odstępuj|oddala|wolno|powin|możesz|idź|zostaw)\p{L}*|zanim|przed (?:jedzeniem|posiłkiem|karmieniem|podaniem)|po (?:jedzeniu|posiłku|karmieniu)|gotuj\p{L}*|piecz\p{L}*|dusi|studzi|stygn\p{L}*|śpi|drzem\p{L}*|drugi(?:e)? rodzic|tata|ktoś|babcia|opiekun\p{L}*|niania|razem)(?!\p{L})/u),
  said: [
    any(B, GOES_AWAY, E, within(60), B, ALONE, E),
    any(B, ALONE, E, within(60), B, GOES_AWAY, E),
    any(B, SERVED_TO_IT, E, "[^.!?\\n]{0,80}?", B, GOES_AWAY, E, within(20), B, CHORE, E),
    any(B, GOES_AWAY, E, within(20), B, CHORE, E, within(30), B, "(?:kiedy|gdy|podczas gdy|jak|póki) (?:dziecko|maluch|maluszek|malec|bobas|synek|córeczka|ono) (?:je|zajada|będzie jadł\\p{L}*|je sobie)", E),
  ],
};

const FORCED: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:nie (?:zatyka|zatka|przytrzymu|przytrzyma|ściska|rób|wolno|należy)\p{L}*|nigdy|bez)(?!\p{L})/u),
  said: [
    any(B, `(?:zatk|zaty|ściśn|ścisk|zacisn|przytrzym)\\p{L}* (?:\\p{L}+ ){0,2}?(?:nos|nosek|noska|nosa|nozdrza)`, E),
    any(B, `(?:przytrzym|rozewrz|rozchyl|otw[oó]rz|ściśn|podważ)\\p{L}* (?:\\p{L}+ ){0,2}?(?:buzi[ęi]|usta|usteczka|szczęk[ęi]|żuchwę|policzki) (?:na siłę )?(?:i|a potem|, potem) (?:\\p{L}+ )?(?:wl|wsu|wł[oó]ż|wepch|wcisn|podaj)\\p{L}*`),
    any(B, `(?:podaj|podać|podawać|podawaj|dać|daj|dawać|nakarm|nakarmić|karm|karmić)\\p{L}{0,3} (?:\\p{L}+ )?śpiąc(?:emu|ej|ego|ą)`, E),
    any(B, `zagęści(?:ć|my|ło)? (?:\\p{L}+ )?w (?:butel(?:ce|eczce)|butli)`, E),
    any(B, `(?:kasz|kleik|pap|pure)\\p{L}{1,4}`, E, within(40), B, `(?:na|prze|w|roz)l(?:ać|ej|ewa\\p{L}*|any|aną) do (?:\\p{L}+ )?(?:butel|butl)\\p{L}*`),
    any(B, `(?:daj|dać|podaj|podać|zostaw|zostawić|włóż|włożyć)\\p{L}{0,3} (?:mu |jej |dziecku |maluchowi )?(?:butl[ęi]|butel(?:kę|eczkę)) (?:\\p{L}+ )?(?:w|do) (?:łóżecz|łóżk|wóz)\\p{L}*`),
    any(B, `(?:zaśni|zasypia|uśni)\\p{L}* (?:\\p{L}+ )?(?:przy|z) (?:\\p{L}+ )?(?:butl|butel)\\p{L}*`),
  ],
};

/** Clear juice is what runs out of meat, but not where it is drunk. */
const CLEAR_JUICE_TO_DRINK: SaidClause = {
  says: danger("juice"),
  unless: expression(/(?<!\p{L})(?:nie|nigdy|bez|zamiast|wod[aęy])(?!\p{L})/u),
  said: [
    any(B, `(?:do picia|do popicia|popij\\p{L}*|pij\\p{L}*|wypij\\p{L}*)`, E, within(30), B, `(?:klarown|przejrzyst|przezroczyst)\\p{L}* sok`),
    any(B, `(?:(?:klarown|przejrzyst|przezroczyst)\\p{L}* sok|sok (?:klarown|przejrzyst|przezroczyst))\\p{L}*`, E, within(40), B, `(?:do picia|do popicia|kub\\p{L}*|kubeczk\\p{L}*|szklan\\p{L}*|napój|bidon\\p{L}*)`),
  ],
};

export const DESCRIBED_POLISH: readonly SaidClause[] = [
  CLEAR_JUICE_TO_DRINK,
  notHeated("raw_meat", MEAT),
  notHeated("raw_fish", FISH),
  putRaw("raw_meat", MEAT),
  putRaw("raw_fish", FISH),
  ACID,
  RAW_INSIDE,
  MAY_STAY_PINK,
  NOT_TO_THE_END,
  TASTED,
  EGG_OFF_THE_HEAT,
  EGG_MOVES,
  DIPPED_IN_YOLK,
  BEANS_ONLY_SOAKED,
  BEANS_SCALDED,
  BLENDED_RAW,
  TO_CRUNCH,
  RAW_IN_HAND,
  FRESH_MUSHROOMS,
  CHEESE_WHEN_COOL,
  CHEESE_IN_CUBES,
  AS_IT_IS,
  WARM_POURED_OVER,
  HARD_MIDDLE,
  BOWL_TO_LICK,
  FROZEN_HARD,
  MILK_TO_DRINK,
  JUICE_UNNAMED,
  SYRUP_WATER,
  SEASONED_SALTY,
  KUCHAREK,
  WHITE_POISON,
  FORCED,
  butForALittle("added_salt", "(?:sól|soli)"),
  butForALittle("added_sugar", "(?:cuk(?:ier|ru)|syropu?)"),
  butForALittle("honey", "mi[oó]d(?:u)?"),
  butForALittle("raw_hard_veg", `surow\\p{L}{1,3} ${ROOTS}`),
  FROM_THE_STICK,
  UNGROUND,
  TOASTED_SEEDS,
  THICK_BY_THE_SPOON,
  BOARD_UNWASHED,
  COOL_IN_THE_MIDDLE,
  EATS_IN_THE_CAR,
  LEFT_TO_EAT,
];
