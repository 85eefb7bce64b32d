import { expression } from "../shared/expression";
import type { OwnShareWords } from "./own-shares.table";

// What a part of a Polish sentence says of others' own share: "reszta rodziny oprósza swoje cukrem już na własnych talerzach".

const ELDERS = "(?:dzieci|rodzeństw(?:o|a|u|em)|brat|siostra|brata|siostry|bratu|siostrze|domownicy|domowników|domownikom|pociechy)";
/** Many at a table of their own; a single one of them may be seasoning what the child eats. */
const GROWN_UPS =
  `(?:dorośli|dorosłych|dorosłym|rodzice|rodziców|rodzicom|starsi|starszych|starszym|starszak(?:i|ów|om|owi|a)?|starsz(?:e|y|a|ego|ej|emu) ${ELDERS}|domownicy|domowników|domownikom|goście|gości|gościom|(?:cała )?(?:reszt(?:a|y|cie|ę)|pozostał(?:a|ej|ą) częś(?:ć|ci)) (?:rodziny|domowników|rodzinki|stołu|towarzystwa)|pozostali(?: domownicy)?|duzi|my(?= )|nam|nas|my z (?:mężem|żoną|tatą|mamą|partnerem|partnerką))`;
const SINGLE =
  "(?:tat(?:a|y|cie|ę|uś|usia|usiowi)|mam(?:a|ie|ę|usia|usi)|mąż|mężowi|męża|żon(?:a|y|ie)|babci(?:a|i)|dziadek|dziadk(?:a|owi|owie|ów|om)|ja|kto (?:chce|lubi|woli|z (?:dorosłych|domowników|rodziców) \\p{L}+))";
const OTHERS_SAID = `(?:${GROWN_UPS}|${SINGLE}|mamy(?= i taty)|nasz(?:e|ych|ym|ą|ej)? (?:własn\\p{L}{1,3} )?(?:porcj|talerz|część|części|misk|miseczk|misecz)\\p{L}*)`;
/** Those who eat of it and are no baby. */
const OTHERS_PL = expression(`(?<!\\p{L})${OTHERS_SAID}(?!\\p{L})`, "u");

const THEIR = "(?:swoj(?:e|ą|ej|ego|emu|im|ich|imi)|swój|własn(?:e|ą|ym|ych|ej|y|ymi))";
const OWN = `(?:${THEIR}|nasz(?:e|ą|ej|ych|ym|ymi)?)`;
/** With what it is strewn, and what else may follow on a bare "theirs"; no noun does, whose own it would be ("swój miód"). */
const WITH_WHAT =
  "(?:\\p{L}+(?:em|ami|kami)|sol(?:ą|i(?:my|ć)?)|fetą|musztardą|oliwą|śmietaną|kawą|herbatą|papryką|chili|bułką|zasmażką|czekoladą|kiełbasą|szynką|czym\\p{L}*|z|ze|na|w|do|przy|już|dopiero|potem|później|osobno|oddzielnie|sami|same|dodatkowo|jeszcze|też(?= sol)|\\p{L}+(?:emy|imy|ymy|amy|ują|ają|ieją|ć|uje|awia|ewa)|jedzą|jemy|je|solą|słodzą|pieprzą|słodzi|soli|oprósza|oprószą|doprawi(?:a|ą)|dosłodzą|posolą|pieką|robią|smażą)";
const PUTS_ON =
  "(?:dokład|dołoż|dosyp|posyp|obsyp|dos[aoó]l|pos[oó]l|dodaj|doda|dolew|dolej|dolać|polew|pola|polej|dosł[aoó]dz|posł[oó]dz|nakład|dopraw|przypraw|bior|bierz|sypi|sypn|wkrap|skrap|kład)\\p{L}*";
const DISHES =
  "(?:zup(?:ę|kę)|rosół|rosołek|barszcz|krem|gulasz|sos|ryb[ęy]|mięso|kotlet\\p{L}*|pulpet\\p{L}*|klopsik\\p{L}*|plac(?:ek|ki|uszki)|naleśnik\\p{L}*|racuch\\p{L}*|racuszk\\p{L}*|gofr\\p{L}*|jajecznic\\p{L}{1,2}|jaj(?:ko|ka)|omlet\\p{L}*|owsiank\\p{L}{1,2}|kasz(?:ę|kę)|makaron|spaghetti|ziemniak\\p{L}*|puree|sałatk\\p{L}{1,2}|leczo|pierog\\p{L}*|klusk\\p{L}*|kluseczk\\p{L}*|kopytk\\p{L}*|gołąb\\p{L}*|warzyw\\p{L}*|fasolk\\p{L}{1,2}|kanapk\\p{L}*|tost\\p{L}*|burger\\p{L}*|pizz\\p{L}{1,2}|zapiekank\\p{L}{1,2}|dani\\p{L}{1,3}|obiad\\p{L}*|deser\\p{L}*|twarożek|jogurt|budyń|kisiel|risotto|pastę|hummus|pasztet|muffin\\p{L}*|babeczk\\p{L}*)";
const PLATES = "(?:talerz\\p{L}*|misk\\p{L}*|misec\\p{L}*|miseczk\\p{L}*|porcj\\p{L}*|kubk\\p{L}*|szklan\\p{L}*|części|część|kieliszk\\p{L}*|połow\\p{L}*|garn(?:ek|ka|ku|kiem)|nakryci\\p{L}*|kromk\\p{L}*|kanapk\\p{L}*)";
const OF_OTHERS =
  "(?:dorosłych|rodziców|starszych(?: dzieci| domowników)?|starszaków|starszego rodzeństwa|domowników|gości|taty|mamy|mamy i taty|taty i mamy|męża|żony|babci|dziadka|dziadków|babci i dziadka|reszty (?:rodziny|domowników)|pozostałych(?: domowników)?)";
const ONLY = "(?:tylko|wyłącznie|jedynie|dopiero|już|osobno|oddzielnie)";
/** A pot or a plate of theirs, which is not what all have. */
const THEIRS = `${PLATES} (?:(?:dla|z porcją|z porcjami) )?(?:${OF_OTHERS}|nas)`;
/** It is put on what they have, or kept for them alone. */
const OWN_SHARE_PL = expression(
  [
    `(?<!\\p{L})${OWN} (?:\\p{L}+ )?${PLATES}(?!\\p{L})`,
    `(?<!\\p{L})swoj(?:e|ą)(?= (?:${WITH_WHAT})(?!\\p{L})| ?(?:[.!?;,:\\n]|$))`,
    `(?<!\\p{L})(?:swoj(?:e|ą|ego|ej)|swój) ${DISHES}(?!\\p{L})`,
    `(?<!\\p{L})${THEIRS}(?!\\p{L})`,
    "(?<!\\p{L})dla siebie(?!\\p{L})",
    `(?<!\\p{L})${PUTS_ON} sobie(?!\\p{L})|(?<!\\p{L})sobie (?:\\p{L}+ )?${PUTS_ON}`,
    `(?<!\\p{L})${ONLY}(?: \\p{L}+){0,3}? (?:dla|u|do) ${OF_OTHERS}(?!\\p{L})`,
    `(?<!\\p{L})dla ${OF_OTHERS} (?:${ONLY}|na (?:drugiej|osobnej|innej) patelni|w (?:drugim|osobnym|innym) garn\\p{L}+)(?!\\p{L})`,
    `(?<!\\p{L})${GROWN_UPS}(?!\\p{L})[^.!?;\\n]{0,60}?(?<!\\p{L})(?:(?:na|w|po) talerz(?:u|ach|e)|(?:przy|na) stole|na (?:drugiej|osobnej|innej) patelni|w (?:drugim|osobnym|innym) garn\\p{L}+)(?!\\p{L})`,
    `(?<!\\p{L})(?:(?:na|w|po) talerz(?:u|ach)|(?:przy|na) stole)(?!\\p{L})[^.!?;\\n]{0,40}?(?<!\\p{L})${GROWN_UPS}(?!\\p{L})`,
  ].join("|"),
  "u",
);

const CHILD =
  "(?:(?:mał(?:e|y|a) |nasze |nasz )?(?:niemowlę|niemowlak|dziecko|dzieciak|dzidzia|dzidziuś|maluch|maluszek|malec|malutki|roczniak|półroczniak|bobas|bobasek|brzdąc|szkrab|synek|córeczka|junior|najmłodszy|najmłodsza|najmłodsze))";
const BABYS =
  "(?:(?<!starsz\\p{L}{1,3} )dzie(?:ck|ci|ciak)\\p{L}*|niemowl\\p{L}*|malu(?:ch|sz)\\p{L}*|mal(?:ec|ca|cowi|cem)|mał(?:y|ego|emu|a|ej|e|ych|ym)|roczniak\\p{L}*|półroczniak\\p{L}*|bobas\\p{L}*|brzdąc\\p{L}*|szkrab\\p{L}*|syn(?:ek|ka|kowi|a|owi)?|córe?cz?k\\p{L}*|młodsz\\p{L}*|najmłodsz\\p{L}*|junior\\p{L}*|pociech\\p{L}*|smyk\\p{L}*|berbe(?:ć|ci)\\p{L}*)";
const DISH =
  "(?:garn(?:ka|ku|ek|ków|kach)|patelni\\p{L}{0,2}|zup(?:y|ki|ie)|sosu|masy|ciasta|dania|potrawy|gulaszu|kaszki|kaszy|puree|papki|mięsa|warzyw|makaronu|całości|wszystkiego|środka|wywaru|bulionu|rosołu|wody|blendera|miksera)";
/** The baby has it too, or it goes into what all have. */
const OF_ALL_PL = expression(
  `(?<!\\p{L})(?:${BABYS}|(?:do|w|na) ${DISH}|wszystk\\p{L}*|wszyscy|każd\\p{L}*|całość|cał(?:ą|ej|y|a) (?!reszt)\\p{L}+|też|także|również|razem|wspóln\\p{L}*|z nami|oba|obie|oboje|po równo|nie tylko|(?<!(?:swoj[ąe]|swój|własn[ąye]|nasz[ąe]?) )(?:zupę|zupkę|sos|gulasz|rosół|potrawkę|danie|kaszkę|kaszę|puree|farsz|ciasto|wodę|wywar|bulion))(?!\\p{L})`,
  "u",
);
/** Whose share is out by then, who has none of it, and a pot that is not the baby's. */
const HAS_NONE_PL = expression(
  [
    `(?<!\\p{L})(?:gdy|kiedy|jak|skoro|odkąd)(?: tylko)? (?:porcja|porcje|talerzyk|miseczka|część) (?:${BABYS}|dla ${BABYS}) (?:jest|są|została|zostanie|będzie|stoi|czeka)(?: już)?(?: \\p{L}+){0,3}`,
    `(?<!\\p{L})(?:po|zaraz po|dopiero po) (?:odłożeniu|odlaniu|wyjęciu|oddzieleniu|nałożeniu|odebraniu|odkrojeniu|wydzieleniu|odjęciu) (?:porcji |części |miseczki |talerzyka |jednego |kawałka )?(?:dla )?${BABYS}`,
    `(?<!\\p{L})(?:do|w|na) ${THEIRS}(?!\\p{L})`,
    "(?<!\\p{L})(?:na (?:drugiej|osobnej|innej|oddzielnej) patelni|(?:w|do) (?:drugim|drugiego|osobnym|osobnego|innym|innego|oddzielnym|oddzielnego) garn\\p{L}+)(?!\\p{L})",
    `(?<!\\p{L})(?:nie|nigdy) (?:dla|na talerz\\p{L}*|do miseczki|do porcji) ${BABYS}(?!\\p{L})`,
    `(?<!\\p{L})z dala od ${BABYS}(?!\\p{L})|(?<!\\p{L})(?:poza zasięgiem|daleko od) (?:rąk |rączek )?${BABYS}(?!\\p{L})`,
    `(?<!\\p{L})(?:starsz(?:e|ych|ym)) dzieci(?:om)?(?!\\p{L})`,
    // Meat that may be raw or a soup is theirs: "swoją zupę", "do swojego garnka".
    `(?<!\\p{L})(?:do|w|na) ${OWN} \\p{L}+`,
  ].join("|"),
  "gu",
);
/** Where one part ends and another may speak of somebody else. */
const PART_PL = expression(
  `(?:(?!, (?:(?:a|ale|lecz|zaś|natomiast|za to|zato|jednak|potem|następnie|i) |(?:dla )?(?:${CHILD}|dziecku|niemowlęciu|maluchowi|maluszkowi|malcowi|roczniakowi|dziecka|malucha|niemowlęcia|maluszka)(?!\\p{L})|(?:my|tata|mama|rodzice|dorośli|starsi|reszta rodziny)(?!\\p{L}))|(?<= )(?:i|oraz) (?:dziecku|niemowlęciu|maluchowi|maluszkowi|malcowi|roczniakowi) )[^.!?;:\\n])+`,
  "gu",
);
const SOME = "(?:też|także|również|podobnie|tak samo|tyle samo|to samo|odrobin\\p{L}*|szczypt\\p{L}*|troch\\p{L}*|troszk\\p{L}*|troszecz\\p{L}*|ociupin\\p{L}*|ciut\\p{L}*|łyż(?:k|ecz)\\p{L}*|kropl\\p{L}*|kropel\\p{L}*|kęs\\p{L}*|ździebko|krzt\\p{L}*|kawał\\p{L}*|plaster\\p{L}*)";
const TASTES = "(?:s?pr[oó]b(?:ow|uj)|podjad|podje[śd]|skub|posku?b|liz(?:nąć|nie)|poliz|częstuj|poczęst|skoszt|kosztuj|dziel\\p{L}* się|podziel)\\p{L}*";
/** Sources of what says, behind it, that the baby has some after all, or that its share is taken from the same pot then. */
export const CHILD_HAS_IT_PL: readonly string[] = [
  `[^\\n]{0,110}?(?<!\\p{L})(?:${BABYS}(?: (?!bez(?!\\p{L})|nie(?!\\p{L}))\\p{L}+){0,3} ${SOME}|${SOME}(?: \\p{L}+){0,2} (?:dla )?${BABYS})(?!\\p{L})(?! (?:wody|masła|mleka|oliwy|oleju|jogurtu|wywaru|kremu?|puree|zupki|warzyw|mięsa|papki|kaszki))`,
  `[^\\n]{0,60}?(?<!\\p{L})${BABYS} (?:swoj[eąa]|swój)(?= ?(?:[.!?;,\\n]|$))`,
  `[^.!?\\n]{0,60}?(?<!\\p{L})(?:też|także|również|tak samo|to samo)(?!\\p{L})`,
  `[^.!?\\n]{0,60}?(?<!\\p{L})${BABYS} (?:\\p{L}+ )?(?:lubi|woli|uwielbia|kocha|przepada|prosi|domaga|upomina|chce)(?!\\p{L})(?![^.!?;\\n]{0,20}(?<!\\p{L})bez(?!\\p{L}))`,
  `[^\\n]{0,80}?(?<!\\p{L})(?:${TASTES}[^.!?;\\n]{0,30}(?<!\\p{L})${BABYS}|${BABYS}[^.!?;\\n]{0,30}(?<!\\p{L})${TASTES})`,
  `[^]{0,120}?(?<!\\p{L})(?:potem|następnie|na koniec|teraz|wtedy|dopiero wtedy|później)(?: \\p{L}+)? (?:odł[oó]ż|odl[ae]|wyjm|wyjąć|nał[oó]ż|odkr[oó]j|weź|wydziel|zabierz|daj|poda)\\p{L}*(?: \\p{L}+){0,3} (?:dla )?${BABYS}(?!\\p{L})`,
  `[^\\n]{0,110}?(?<!\\p{L})${BABYS} (?:\\p{L}+ ){0,3}?(?:z (?:tego samego|tej samej|tego|naszego|naszej|ich|jego|jej) (?:talerza|garnka|miski|porcji|patelni)|(?:to|tak) samo|z (?:cukrem|solą|miodem|syropem|pieprzem|chili|orzechami))(?!\\p{L})`,
];
const GIVEN_TOO_PL = expression(CHILD_HAS_IT_PL.map((source) => `^${source}`).join("|"), "u");

const TAKES_OUT = "(?:odł[oó]ż|odłoż|odl[ae]|wyjm|wyją|nał[oó]ż|nakład|odkład|odkr[oó]j|przeł[oó]ż|odbier|odebra|zabier|wydziel|oddziel|weź|wzią)\\p{L}*";
/** What is left when a part before took the baby's out: "odłóż porcję malucha. Do reszty dodaj sól". */
const REST_PL = expression(/^ ?(?:(?:a|i|dopiero (?:potem|teraz|wtedy)?|potem|następnie|teraz|samą) ?)*(?:do (?:reszty|pozostałej części|tego,? co zostało)|reszt[ęa]|pozostał(?:ą|ej) (?:część|części))(?!\p{L})/u);
const TAKEN_OUT_PL = expression(`(?<!\\p{L})${TAKES_OUT}(?!\\p{L})[^.!?\\n]{0,50}(?<!\\p{L})${BABYS}[^.!?\\n]{0,60}[.!?;,\\n]? ?\\n?[^.!?\\n]{0,3}$|(?<!\\p{L})(?:dla )?${BABYS}(?!\\p{L})[^.!?\\n]{0,30}(?<!\\p{L})${TAKES_OUT}[^.!?\\n]{0,60}[.!?;,\\n]? ?\\n?[^.!?\\n]{0,3}$`, "u");

export const OWN_SHARES_POLISH: OwnShareWords = {
  others: OTHERS_PL,
  own: OWN_SHARE_PL,
  ofAll: OF_ALL_PL,
  beside: [HAS_NONE_PL],
  part: PART_PL,
  givenToo: GIVEN_TOO_PL,
  rest: { word: /reszt|pozostał/u, part: REST_PL, before: TAKEN_OUT_PL },
};
