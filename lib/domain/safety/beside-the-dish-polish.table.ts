import { expression } from "../shared/expression";
import type { SaidAside } from "./asides.table";
import { CHILD_HAS_IT_PL } from "./own-shares-polish.table";

// What Polish recipes say beside the dish: what no child gets, what grown-ups drink, and what a thing was only used for.

const W = "[\\p{L}'-]+";
const OF_LITTLE = "(?:odrobin|szczypt|łyż|kropl|kropel|troch|trosz|ciut|plaster|kawał|jedn|mał|szklan|kielisz|garś|ziaren|listek|gram|pół|połow)";
/** Behind it: it is put in after all, or some of it ("no, może szczyptę", "szklankę wlej do garnka"). */
const NOT_AFTER_ALL = [
  `(?!(?:[.!?;,:–-]| [–-])? ?(?:(?:no|ale|lecz|jednak|a),? )?(?:chyba|najwyżej|co najwyżej|ewentualnie|może|ale|lecz|jednak|tylko|jedynie|no|poza|oprócz|prócz|wyjątk\\p{L}*|wyjątkowo|za to)(?!\\p{L})[^.!?\\n]{0,60}(?<!\\p{L})(?:${OF_LITTLE}\\p{L}*|można|wolno|świąt\\p{L}*|niedziel\\p{L}*))`,
  `(?![^\\n]{0,80}(?<!\\p{L})(?:wlej|dolej|podlej|polej|wsyp|dosyp|posyp|dorzuć|dodaj|wmieszaj|daj)(?!\\p{L}) (?:(?:go|ją|je|jej|ich|nim|nią|nimi|trochę|odrobinę|ciut|mu)(?!\\p{L})|${OF_LITTLE}\\p{L}*(?= ?(?:[.,;!?\\n]|$| do (?:garnka|sosu|dania|zupy|środka)))))`,
  `(?![^\\n]{0,40}(?<!\\p{L})(?:${OF_LITTLE}\\p{L}*|trochę|ciut) (?:${W} )?(?:wlej|dolej|podlej|polej|wsyp|dosyp|posyp|dorzuć|dodaj|wmieszaj|nie zaszkodzi|nie szkodzi)(?!\\p{L}))`,
].join("");
/** A comma does not end it where it goes on to when, how or what instead. */
const GOES_ON =
  "(?:ale|lecz|jednak|tylko|jedynie|chyba|oprócz|prócz|poza|dopóki|póki|zanim|aż|jeśli|jeżeli|gdy|kiedy|dopiero|wyjąwszy|z wyjątkiem|najwyżej|natomiast|za to|i|a|potem|następnie)";
const END = `(?= ?(?:[.!?;\\n]|$|,(?! ${GOES_ON}(?!\\p{L})))| [–-] )${NOT_AFTER_ALL}`;
const PART = "(?<=(?:^|[.!?;:,\\n(]|(?<!\\p{L})[ai]|[–-]) ?(?:(?:ale|lecz|więc|bo|dlatego|jednak) )?)";

/** Not a word that says what is done to the dish, or joins it to what stands before. */
const NO_BEGINNING =
  "(?!(?:nie|nigdy|bez|nic|niczego|wszystk\\p{L}*|tego|tym|to|ich|jej|jego|go|je|ją|połow\\p{L}*|część|części|(?:łyż|szczypt|odrobin|troch|garś|kropl|plaster|kawał)\\p{L}*|potem|teraz|dalej|następnie|później|wreszcie|plus|jest|są|mamy|ma|słodzi|słodzą|reszt\\p{L}*|z|ze|do|w|na|od|po|dla|pod|przed|przy|o|jeśli|jeżeli|gdy|gdyby|kiedy|póki|dopóki|zanim|aż|żeby|\\p{L}+(?:aj|uj|ij|ejcie|ajcie|ujcie))(?!\\p{L}))";
const ONE = `${NO_BEGINNING}${W}`;
/** Endings of what is spoken of in a denial: "surowej", "suszonego", "całych". Elsewhere a verb might stand before its thing. */
const OF_WHAT_KIND = "(?:\\p{L}+(?:ej|ego|ych|ich))";
const NOUN = `(?:${OF_WHAT_KIND} ){0,2}${ONE}(?: ${OF_WHAT_KIND})?`;
/** Right before it in a denial: "ich miodu nie dajemy". */
const LEAD = "(?:(?:ich|jego|jej|tego|takiego|takiej|takich|naszego|domowego|prawdziwego) )?";
/** From where it is: "zająca od myśliwego", "grzybów z lasu". */
const FROM_WHERE = "(?: (?:prosto |wprost )?(?:od|z|ze|spod) (?:(?:lasu|łąki|pola|polowania|puszki|słoika|torebki|ogródka|działki|sklepu|automatu|butelki|kartonu|grzybobrania)|(?:\\p{L}+(?:ego|ej|ych) )?\\p{L}+(?:ego|ej|a|y|i|u|ów)))?";
/** What is not given, with how: "surowej marchwi", "suszonego owocu w kawałku", "soli i miodu". */
const THING_ITSELF = `(?:(?:surow|cał|tward|suszon|śwież)(?:ej|ych|ego) ${W}(?:, (?:${OF_WHAT_KIND} )?${W}){1,3} (?:i|ani|oraz|czy) ${W}|${NOUN}(?: (?:i|ani|oraz|czy|lub) ${NOUN}){0,2})(?: (?:w|ze|z|na|do) (?:całości|kawałku|kawałkach|kawałki|słupkach|plasterkach|plastrach|kostce|kostkach|łupinie|łupinach|skorupce|skórce|skórką|pestką|pestkami|ośćmi|kością|surowo|picia))?`;
const THING = `${LEAD}${THING_ITSELF}${FROM_WHERE}`;
const BY_NAME = `(?:(?:twarde|surowe|całe|słone|ostre|słodkie|czerwone|białe|czarne|kolorowe|gazowane) )?${ONE}`;
const YET =
  "(?: (?:jeszcze|na razie|wciąż|nadal|w tym wieku|tu|tutaj|tak małym dzieciom|takim maluchom|u nas|nigdy|absolutnie|pod żadnym pozorem|po prostu|w ogóle|bezwzględnie|raczej|przed (?:roczkiem|pierwszymi urodzinami|ukończeniem roku)))";
const CHILD =
  "(?:(?:nasze |nasz |małe |tak małe |żadne |półroczne |roczne )?(?:niemowlę|niemowlak|niemowlaki|niemowlęta|dziecko|dzieci|maluch|maluchy|maluszek|maluszki|malec|roczniak|dwulatek|bobas|szkrab|brzdąc)|nikt|żaden maluch)";
const TO_CHILD =
  "(?: (?:niemowlęciu|niemowlakowi|niemowlakom|niemowlętom|dziecku|dzieciom|maluchowi|maluchom|maluszkowi|maluszkom|małym dzieciom|małemu dziecku|tak małym dzieciom|tak małemu dziecku|roczniakowi|nikomu|w tym wieku|przed (?:roczkiem|pierwszymi urodzinami|ukończeniem roku)))";
/** To give, in the ways a recipe forbids it. */
const GIVE =
  "(?:dawaj|dawajcie|daje się|dajemy|daję|daj|dajcie|podawaj|podawajcie|podajemy|podaję|podaje się|proponuj|proponujemy|serwuj|serwujemy|wolno (?:da(?:wa)?ć|poda(?:wa)?ć)|należy (?:dawać|podawać)|powinno się (?:dawać|podawać))";
const ADD =
  "(?:dodawaj|dodawajcie|dodajemy|dodaję|dodaje się|używaj|używajcie|używamy|używam|sypiemy|sypię|syp|wsypuj|dosypuj|dosypujemy|lejemy|leję|lej|wlewamy|wlewaj|dolewamy|dolewaj)";
const GETS =
  "(?:dostaje|dostają|dostanie|dostaną|dostawało|je|jedzą|jada|jadają|zje|pije|piją|próbuje|próbują|ogląda|ma dostawać|powin(?:no|ny|ien) (?:dostawać|jeść|jadać|pić)|mo(?:że|gą) (?:jeść|dostać|dostawać|pić))";

const GROWN_UPS =
  "(?:(?:tylko |wyłącznie |jedynie |sami )(?:dorośli|rodzice|tata|mama|mama i tata|my|goście|babcia|dziadek|babcia i dziadek|starsi|starszaki))";
const INTO_THE_POT = "(?:do (?:garnka|potrawy|dania|sosu|zupy|jedzenia|miseczki|gulaszu)|na patelnię)";

/** What is ground so fine that it is called flour, and is none of wheat. */
const SEEDS_AND_FLAKES =
  "(?:siemi(?:ę|enia)|siemieni\\p{L}*|len|lnu|płatk(?:i|ów)|orzech(?:y|ów)|orzeszki|migdał(?:y|ów)|pest(?:ki|ek)|nasion(?:a)?|sezam(?:u)?|słonecznik(?:a)?|chia|wiórk(?:i|ów)|nerkowc(?:e|ów)|je|go|wszystko)";
const GRINDS = "(?:z?miel|zmieli|zmielon|zemle|zmel|z?miksuj|zmiksowa|zmiksowan|zblenduj|zblendowa|zblendowan|utrzyj|utrzeć|utart|rozdrobn|rozetrzyj|rozetrzeć|roztart|utłucz)\\p{L}*";

/** In the genitive, as one thing after the other is denied: "cukru, soli ani miodu". */
const OF_SEASONINGS =
  "(?:cukru|soli|miodu|pieprzu|syropu|wina|masła|mleka|kakao|czekolady|przypraw|vegety|maggi|ketchupu|majonezu|musztardy|octu|słodzik(?:a|ów)|ksylitolu|stewii|melasy|dżemu|alkoholu|śmietany|tłuszczu|bulionu|(?:kostki|kostek) rosołow(?:ej|ych)|sosu sojowego|orzechów|rodzynek|daktyli|chili|barwników|konserwantów)";
const OF_SEASONING = `(?:${OF_WHAT_KIND} )?${OF_SEASONINGS}(?: ${OF_WHAT_KIND})?`;

/** Whoever is no baby, as who does something. */
const OTHERS =
  "(?:rodzice|dorośli|starsi|starszaki|starszak|starsze (?:dzieci|rodzeństwo)|starsz(?:y|a) (?:brat|siostra)|mama i tata|tata i mama|tata|mama|mąż|żona|babcia i dziadek|babcia|dziadek|goście|reszta rodziny|kto z (?:dorosłych|domowników|rodziców) (?:chce|lubi|woli),?)";
/** A single one of them at the table may be seasoning what the child eats. */
const GROWN_UPS_ALL = "(?:rodzice|dorośli|goście|mama i tata|tata i mama|babcia i dziadek)";
const AT_TABLE = "(?:na talerz(?:u|ach|e)?|(?:przy|na) stole)";
const MAY =
  "(?: (?:mogą|może|niech|potem|już|później|dopiero|chętnie|ewentualnie|spokojnie|zwykle|zawsze|wolą|woli|lubią|lubi|sami|sam|sama|tylko|co najwyżej))*";
const THEIR_SHARE =
  "(?:sobie|dla siebie|u siebie|(?:na |w |do )?(?:swoj(?:e|ą|ej|ego|emu|ego|ich|im|imi|ą)|swój(?! spos)|własn(?:e|ą|ym|ych|ej|y))(?: (?:\\p{L}+ )?(?:porcj|talerz|misk|misecz|kawał|kubk|kubecz|szklan)\\p{L}*)?)";
const SEASONS =
  "(?:(?:po|do|ob|na)?syp|(?:o|do|po)?słodz|(?:do|po)?s[oó]l|(?:do|po)sal|(?:do|przy)?praw|do(?:da|kłada|łoży|łożą|krapia)|(?:do|po|na)(?:lać|lewa|leje|leją|leją)|(?:po|do)lać|pola|dola|skrop|okras|wcier|zetr|polew|posmaruj|smaruj)\\p{L}*";
const TAKES =
  "(?:wzią|weź|wezm|bior|bierz|popij|popi|pij|pi(?:ć|je|ją)|wypij|wypi|napi|otworz|otwier|nala|nalej|nalew|sącz|ma(?:ją)?(?!\\p{L})|je(?:ść|dzą)?(?!\\p{L})|zj[ae]|sięg)\\p{L}*";
const WITH_IT = "(?:do tego|do obiadu|do kolacji|do posiłku|do jedzenia)";
/** No word that joins another deed to it. */
const MORE_OF_IT =
  "(?: (?!(?:i|oraz|a|ale|potem|aż|więc|do (?:garnka|sosu|zupy|masy|ciasta|dania|potrawy))(?!\\p{L}))[\\p{L}%'-]+){0,6}(?: (?:i|oraz|lub|albo) \\p{L}+(?:em|ą|ami|im|ym))?";
/** The child does without, or it is all that is said, and the next sentence gives it none either. */
const CHILD_WITHOUT =
  "(?:(?:dla )?(?:dziecko|dziecka|dzieci|maluch|malucha|maluszek|maluszka|malec|malca|roczniak|roczniaka|bobas|bobasa|niemowlę|niemowlęcia)(?: (?:je|jedzą|zje|zjada|pije|dostaje|dostanie|popija|ma))?(?: swoje| swoją| tylko| samą| czystą)* (?:bez(?: (?:nich|niego|niej|cukru|soli|dodatków|niczego|posypki|przypraw))?|wodę|wodą|woda|wody|mleko mamy|niesłodzone|niesolone|bez dodatków)(?= ?(?:[.!?;\\n]|$)))";
const NOR_THE_CHILD = CHILD_HAS_IT_PL.map((source) => `(?!${source})`).join("");
const OTHERS_END = `(?:${END}${NOR_THE_CHILD}|(?=,? (?:a |ale )?${CHILD_WITHOUT}))`;
const FOR_ALL = expression(/(?<!\p{L})(?:wszystk\p{L}*|wszyscy|też|także|również|garn\p{L}*|(?<!starsze )dzie(?:ci|ck)\p{L}*|malu(?:ch|sz)\p{L}*|całość|razem|wspóln\p{L}*)(?!\p{L})/u);

export const BESIDE_THE_DISH_POLISH: readonly SaidAside[] = [
  // --- What no child gets -----------------------------------------------------------------------------------------
  { kind: "denied", said: `${PART}${THING}${TO_CHILD}?${YET}{0,2} nie ${GIVE}${TO_CHILD}?${END}`, unless: expression(/(?<!\p{L})(?:już|od razu|gorąc\p{L}*|ciepł\p{L}*|zimn\p{L}*)(?!\p{L})/u) },
  { kind: "denied", said: `${PART}${THING}(?: ${INTO_THE_POT})?(?: (?:tu|tutaj|wcale|w ogóle|nigdy|jeszcze|już))? nie ${ADD}(?: ${INTO_THE_POT})?${END}`, unless: expression(/(?<!\p{L})(?:od razu|za dużo|zbyt|dużo|wiele)(?!\p{L})/u) },
  { kind: "denied", said: `${PART}${THING} ${CHILD}${YET}{0,2} nie ${GETS}${END}` },
  { kind: "denied", said: `${PART}(?:tak małe |nasze )?${CHILD}${YET}{0,2} nie ${GETS} (?:jeszcze |nigdy )?${THING}${END}` },
  { kind: "settled", said: `${PART}(?:(?:w nim|w niej|tu|tutaj) )?(?:nie (?:ma|dodawaj|dodajemy|dajemy|daję|dodaję|potrzeba|trzeba|wsypuj|sypiemy|lejemy) (?:w nim |w niej |tu |tutaj |do niego |do niej )?)?(?:ani|nawet) (?:jednej |jednego |pół )?(?:szczypty|szczyptki|grama|odrobiny|odrobinki|ziarenka|ziarnka|kryształka|łyżeczki|łyżki|kropli|kropelki|kostki|śladu|krzty) (?:${W} )?${W}(?:(?:,? ani|,? i|,)(?: (?:szczypty|grama|odrobiny|ziarenka|łyżeczki|kropli|kropelki|kostki))? (?:cukru|soli|miodu|pieprzu|syropu|wina|maggi|vegety)){0,2}${END}` },
  { kind: "settled", said: `${PART}${ONE}(?: ${ONE}){0,2}(?: w (?:całości|kawałku|kawałkach|słupkach))? (?:(?:jest|są|to|stanowi|stanowią|niesie|niosą|grozi|grożą|oznacza) )(?:dla (?:\\p{L}+ )?(?:dzieci|niemowląt|niemowlęcia|dziecka|malucha|maluchów) )?(?:(?:duże |realne |poważne |ryzyk(?:o|iem) |niebezpieczeństw(?:o|em) |zagrożeni(?:e|em) |groźb(?:a|ą) ))*(?:zadławieni(?:a|em)|zakrztuszeni(?:a|em)|uduszeni(?:a|em))${END}` },
  { kind: "denied", said: `${PART}(?:soli|cukru|miodu|pieprzu|masła|wina|syropu)(?:(?: i| oraz|,| ani) (?:soli|cukru|miodu|pieprzu|syropu)){0,2} ani (?:krzty|szczypty|grama|ziarenka|śladu|odrobiny|odrobinki|łyżeczki|łyżki|kropli|kropelki)${END}` },
  { kind: "settled", said: `${PART}na (?:surow\\p{L}{1,3} |cał\\p{L}{1,3} |tward\\p{L}{1,3} )?${ONE}(?:(?:,| i| oraz) ${ONE}){0,2} (?:przyjdzie|nadejdzie|będzie) (?:jeszcze )?(?:czas|pora)(?: (?:później|kiedyś|za kilka lat|za rok|za parę lat|po (?:roku|roczku|pierwszych urodzinach|\\p{L}+ roku życia)))?${END}` },
  { kind: "settled", said: `${PART}z (?:surow\\p{L}{1,3} ${ONE}(?: (?:jeszcze|na razie|lepiej)){0,2} (?:poczekaj|zaczekaj|poczekajmy|wstrzymaj się|poczekajcie)|${ONE}(?:(?:,| i| oraz) ${ONE}){0,2}(?: (?:jeszcze|na razie|lepiej)){0,2} (?:poczekaj|zaczekaj|poczekajmy|wstrzymaj się|poczekajcie) (?:do (?:roku|roczku|pierwszych urodzin|pierwszego roku|drugiego roku|trzeciego roku|czwartego roku|piątego roku)|aż (?:skończy|podrośnie|dziecko (?:skończy|podrośnie)|maluch (?:skończy|podrośnie)))(?: [^.!?;,\\n]{1,20})?)${END}` },
  { kind: "settled", said: `${PART}${ONE}(?: ${ONE}){0,2} (?:to )?nie (?:jest|są)(?: jeszcze)? (?:jedzenie |pokarm |przekąska |przekąski |danie |dobra przekąska )?dla (?:(?:tak )?(?:małych|małego) )?(?:niemowląt|niemowlęcia|niemowlaka|niemowlaków|malucha|maluchów|maluszka|dziecka|dzieci|roczniaka|roczniaków)${END}` },
  { kind: "denied", said: `${PART}${THING} (?:tu|tutaj|w tym przepisie|w składzie|u nas|w środku) nie (?:znajdziesz|znajdziecie|ma|uświadczysz|będzie)${END}` },
  { kind: "denied", said: `${PART}(?:ani )?${OF_SEASONING}(?:(?:,| i|,? ani| oraz| czy| lub) ${OF_SEASONING}){1,6}(?: ${INTO_THE_POT})?(?: (?:tu|tutaj|wcale|w ogóle|nigdy|jeszcze|już)){0,2} nie (?:${ADD}|${GIVE}|ma|będzie|potrzeba|trzeba|potrzebujemy)(?: (?:tu|tutaj|wcale|w ogóle))?(?: ${INTO_THE_POT})?${END}`, unless: expression(/(?<!\p{L})(?:od razu|za dużo|zbyt|dużo|wiele)(?!\p{L})/u) },
  { kind: "settled", does: true, unless: expression(/(?<!\p{L})(?:dłużej|długo|bez|odkryt\p{L}*|otwart\p{L}*|niepotrzebnie|za blisko|sam(?:ego|ej|o)|dzieck\p{L}*|maluch\p{L}*)(?!\p{L})/u), said: `${PART}(?:nigdy )?nie (?:zostawiaj|zostawiajcie|zostawiamy|zostawiaj jej|trzymaj|trzymajcie|trzymamy|odstawiaj|odstawiamy|przechowuj|przechowujcie|przechowujemy|stawiaj) (?:${W} ){1,10}?${W}${END}` },
  { kind: "denied", unless: expression(/(?<!\p{L})(?:bez\p{L}*|nie\p{L}*|pasteryzowan\p{L}*|gotowan\p{L}*|ugotowan\p{L}*|dodaj\p{L}*|wsyp\p{L}*|wlej\p{L}*)(?!\p{L})/u), said: `${PART}(?:${W} ){1,6}?(?:tylko|jedynie|wyłącznie|li tylko) (?:${W} ){0,2}?z (?:samej )?nazwy${END}` },
  { kind: "denied", unless: expression(/(?<!\p{L})(?:łyż|szczypt|odrobin|troch|kropl|kropel|gram|ciut|tylko|sam\p{L}{1,2} )\p{L}*/u), said: `${PART}(?:${W} ){1,6}?to nie (?:jest )?(?:(?:żad\\p{L}+ )?(?:dziczyzna|miód|cukier|sól|alkohol|wino|piwo|kawa|czekolada|kakao|słodycz|słodycze|grzyby? z lasu|grzyby leśne|parówka|kiełbasa))${END}` },
  { kind: "like", said: "(?<!\\p{L})bez ryzyka(?=,? (?:że (?:się )?(?:przypal|przywr|rozpad|zważ|zwarz|wykip|zbryl|przywie|opadn|wyjdą|pękn)|(?:przypalenia|przywarcia|zbrylenia|zwarzenia|zważenia|grudek|rozpadnięcia|rozlania|wykipienia|zakalca|pęknięcia|poplamienia|bałaganu)))" },
  // --- For grown-ups ------------------------------------------------------------------------------------------------
  { kind: "others", said: `${PART}${ONE}(?: ${ONE}){0,2} (?:pije|piją|pijemy|je|jedzą|jemy|dostaje|dostają|bierze|biorą|ma|mają|sączą|popijają) ${GROWN_UPS}(?:,? (?:a )?${INTO_THE_POT} (?:go |jej |ich |ani kropli )?nie (?:lejemy|leję|lej|wlewamy|wlewaj|dolewamy|dolewaj|dodajemy|dodawaj|trafia))?${END}` },
  { kind: "settled", said: `${PART}${ONE}(?: ${ONE}){0,2} (?:pije|piją|pijemy|je|jedzą|jemy|dostaje|dostają|bierze|biorą|ma|mają|sączą|popijają) ${GROWN_UPS}(?=, (?:a )?(?:${CHILD} (?:pije|dostaje|ma)(?: tylko)? (?:wodę|swoje|mleko mamy)|(?:maluchowi|dziecku) (?:dajemy|podajemy) wodę))` },
  { kind: "others", said: `${PART}${ONE}(?: ${ONE}){0,1} (?:jest|są|zostaje|zostają|stoi|stoją|zostawiamy|zostaw|to) (?:tylko |wyłącznie |jedynie )?(?:dla (?:dorosłych|rodziców|taty|mamy|gości)|w kieliszk(?:u|ach) (?:dorosłych|rodziców|taty|mamy)),? (?:a )?(?:nie (?:do|dla) (?:garnka|potrawy|dania|sosu|dziecka|malucha|dzieci)|${INTO_THE_POT} (?:go |jej |ich )?nie (?:lejemy|leję|lej|wlewamy|wlewaj|dolewamy|dolewaj|dodajemy|dodawaj|trafia))${END}` },
  { kind: "settled", said: `${PART}(?:dla (?:rodziców|dorosłych|taty|mamy|nas|siebie) (?:kieliszek|lampka|lampkę|szklanka|szklankę|kufel|filiżanka|filiżankę|kubek) (?:${W} )?(?:wina|piwa|kawy|herbaty)|(?:tata|mama|mama i tata|rodzice|dorośli|my|babcia|dziadek|goście) (?:pije|piją|pijemy|popija|popijają|popijamy|sączy|sączą) (?:do tego |sobie )?(?:${W} )?${W})(?=, (?:a )?(?:(?:dla )?(?:dziecko|dziecka|dzieci|maluch|malucha|maluszek|maluszka|malec|niemowlę|niemowlęcia))(?: (?:pije|dostaje|popija))?(?: tylko| samą| czystą)? (?:wodę|wodą|woda|wody|mleko mamy)(?!\\p{L}))` },
  { kind: "others", said: `${PART}${BY_NAME}(?: (?:i|oraz) ${BY_NAME}){0,2} (?:zostaje|zostają|zostawiamy|zostaw|zostawcie|zachowaj|zachowajmy) (?:tylko |wyłącznie |jedynie )?dla (?:starszych(?: dzieci)?|starszaków|dorosłych|rodziców|siebie|taty|mamy|gości)${END}` },
  { kind: "settled", does: true, unless: FOR_ALL, said: `${PART}(?:a |zaś |natomiast )?(?:niech )?${OTHERS}${MAY} ${THEIR_SHARE}(?: \\p{L}+){0,2}? (?:${SEASONS}|${TAKES})${MORE_OF_IT}${OTHERS_END}` },
  { kind: "settled", does: true, unless: FOR_ALL, said: `${PART}(?:a |zaś |natomiast )?(?:niech )?${OTHERS}${MAY} (?:${SEASONS}|${TAKES})(?: \\p{L}+){0,4}? ${THEIR_SHARE}${MORE_OF_IT}${OTHERS_END}` },
  { kind: "settled", does: true, unless: FOR_ALL, said: `${PART}(?:a |zaś |natomiast )?(?:niech )?${OTHERS}${MAY} (?:${WITH_IT} ${TAKES}|${TAKES} ${WITH_IT})${MORE_OF_IT}${OTHERS_END}` },
  { kind: "settled", does: true, unless: FOR_ALL, said: `${PART}(?:a |zaś |natomiast )?(?:niech )?${GROWN_UPS_ALL}${MAY} (?:${AT_TABLE} (?:${SEASONS}|${TAKES})|(?:${SEASONS}|${TAKES})(?: \\p{L}+){0,3}? ${AT_TABLE})${MORE_OF_IT}${OTHERS_END}` },
  { kind: "settled", does: true, unless: FOR_ALL, said: `${PART}${AT_TABLE} ${GROWN_UPS_ALL}${MAY} (?:${SEASONS}|${TAKES})${MORE_OF_IT}${OTHERS_END}` },
  { kind: "settled", does: true, unless: FOR_ALL, said: `${PART}(?:a |zaś |natomiast )?(?:niech )?(?:${OTHERS}|kto (?:chce|lubi|woli),?)${MAY}(?: ${THEIR_SHARE})? (?:${SEASONS}|${TAKES})${MORE_OF_IT}(?=,? (?:a |ale )?${CHILD_WITHOUT}${NOR_THE_CHILD})` },
  { kind: "settled", does: true, unless: FOR_ALL, said: `${PART}${THEIR_SHARE} ${OTHERS}${MAY} (?:${SEASONS}|${TAKES})${MORE_OF_IT}${OTHERS_END}` },
  { kind: "settled", does: true, unless: FOR_ALL, said: `${PART}${BY_NAME}(?: (?:i|oraz) ${BY_NAME})?(?: (?:stawiamy|dostawiamy|stawiam|podajemy|kładziemy|zostawiamy|zostawiam|postaw|zostaw|dostaw|stoi|stoją|czeka|czekają|jest|są))?(?: (?:tylko|wyłącznie|jedynie|osobno))?(?: (?:na stole|na stół|przy stole|obok|na boku))?,? (?:tylko |wyłącznie |jedynie )?dla (?:dorosłych|rodziców|taty|mamy|mamy i taty|taty i mamy|starszych|starszaków|gości|chętnych dorosłych)${OTHERS_END}` },
  // --- What is only looked at --------------------------------------------------------------------------------------
  { kind: "like", said: "(?<=(?<!\\p{L})(?:aż|póki|dopóki|gdy|kiedy|czy|a) (?:\\p{L}+ ){0,3})sok(?:i)?(?: (?:z (?:mięsa|kurczaka|indyka|kotletów|udka|burgerów|środka)|wypływając[ye]|wyciekając[ye]|mięsny))?(?: (?:ze środka|spod noża|po nakłuciu))?(?: (?:będzie|będą|jest|są|stanie się|staną się|zrobi się|zacznie być|okaże się|wypłynie|popłynie|wypływa|jest już)) (?:zupełnie |całkiem |już |całkowicie )?(?:przezroczyst|klarown|przejrzyst|jasn|bezbarwn|czyst)(?:y|e)(?= ?(?:[.!?;,\\n]|$|i ))" },
  // --- What it is for -----------------------------------------------------------------------------------------------
  { kind: "settled", said: `${PART}(?:mleko(?: (?:krowie|pełne|pasteryzowane|zwykłe))?|(?:krowie|zwykłe) mleko)(?: (?:było|jest|służy|służyło|idzie|poszło|trafia|trafiło|zostało użyte|użyte|dodajemy|dodaliśmy))?(?: (?:tu|tutaj|nam|u nas))? (?:tylko|wyłącznie|jedynie)(?: (?:tu|tutaj))? (?:do|w) (?!(?:picia|popicia|popijania|butel\\p{L}*|kub\\p{L}*|bidon\\p{L}*|szklan\\p{L}*|niekap\\p{L}*|karmienia|śniadania|kolacji)(?!\\p{L}))${W}(?:,? (?:a )?nie do (?:picia|popijania|kubka|butelki|kubeczka))?(?= ?(?:[.!?;\\n]|$))${NOT_AFTER_ALL}` },
  { kind: "like", said: `(?<=(?<!\\p{L})${GRINDS}[^.!?;\\n]{0,15}(?<!\\p{L})${SEEDS_AND_FLAKES} (?:${W} ){0,3}|(?<!\\p{L})${SEEDS_AND_FLAKES} (?:${W} ){0,3}${GRINDS} (?:(?!(?:i|oraz|potem)(?!\\p{L}))${W} ){0,4})(?:na|w) (?:(?:drobną|drobniutką|gładką|miałką|grubą|sypką) )?mąkę(?! (?:pszenn|żytn|orkisz|gotow))` },
];
