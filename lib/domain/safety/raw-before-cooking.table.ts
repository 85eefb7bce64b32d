import { expression } from "../shared/expression";

// "Grate the raw potatoes", "den rohen Fisch abtasten": how something is before it is cooked, where the recipe goes on and
// cooks. What is boiled beside it (potatoes, pasta) is no heat of it.

const FOOD_EN =
  "(?:mince|meat|(?:minced|ground) \\p{L}+|fish|fillets?|salmon|cod|haddock|trout|turkey|chicken|beef|pork|lamb|veal|liver|potato(?:es)?|mixture|patties|prawns?)(?: (?:mince|meat|breasts?|thighs?|fillets?|pieces|strips|mixture))?";
const DONE_TO_IT_EN =
  "(?:grate|cut|chop|dice|slice|mince|feel|run|check|pat|dry|rinse|rub|coat|dip|roll|season|trim|skin|bone|combine|mix|stir|blend|knead|put|place|tip|pour|whisk|beat|lay|press|spread|shape|form|fill|stuff|thread|squeeze|scrunch|crumble|work|with|over|through)";
const GIVEN_EN = "(?![^.!?\\n]{0,80}(?<!\\p{L})(?:serve|give|eat|offer|top|scatter|stays?|leave|keep|end|last|finally|off the heat|just before)(?!\\p{L}))";
const COOKED_EN =
  "(?:(?!(?<!\\p{L})(?:boil|cook|simmer|steam|bake) (?:\\p{L}+ ){0,3}?(?:potato(?:es)?|pasta|noodles?|rice|couscous|quinoa|dumplings|vegetables?|carrots?|peas)(?!\\p{L}))[^]){0,500}?(?<!\\p{L})(?:fry|bake|simmer|roast|cook|boil|steam|grill|braise|poach|stew)(?!\\p{L})[^.!?\\n]{0,80}?(?:(?<!\\d)(?:[5-9]|[1-9]\\d) min|(?:five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty) min|hour|until|till|through)";

const FOOD_DE =
  "(?:\\p{L}*fisch\\p{L}{0,2}|\\p{L}*fleisch(?:es)?|\\p{L}*hack|faschierte[smn]?|gehackte[smn]?|lachs\\p{L}*|kabeljau\\p{L}*|forelle\\p{L}*|huhn|hühn\\p{L}*|hähnchen\\p{L}*|pute\\p{L}*|rind\\p{L}*|leber|ei(?:er|ern)?|kartoffeln?|erdäpfeln?|masse|würfel|filet\\p{L}*)";
const GIVEN_DE = "(?![^.!?\\n]{0,80}(?<!\\p{L})(?:servier|reich|anbiet|gib|geben|bleib|lass|ess|zum schluss|am ende|zuletzt|vom herd|kurz vor)\\p{L}*)";
const COOKED_DE =
  "(?:(?!(?<!\\p{L})(?:kartoffeln?|erdäpfeln?|\\p{L}*nudeln?|reis|couscous|quinoa|klöße|knödel|gemüse|karotten?|möhren?)(?!\\p{L})[^.!?\\n]{0,50}?(?:koch|dämpf|gar|dünst))[^]){0,500}?(?<!\\p{L})(?:(?:(?<!\\d)(?:[5-9]|[1-9]\\d)|fünf|sechs|acht|zehn|zwölf|fünfzehn|zwanzig|dreißig|vierzig) ?min\\p{L}*|stunden?|viertelstunde|bis)[^.!?\\n]{0,80}?(?<!\\p{L})(?:durch)?(?:back|brat|koch|köchel|dünst|schmor|dämpf|gar|stock|gebacken|gebraten|gekocht|durch)\\p{L}*";

/** What is raw before it is cooked, each from the word "raw" on. */
export const RAW_BEFORE_COOKING: readonly RegExp[] = [
  `(?<=(?<!\\p{L})${DONE_TO_IT_EN}(?:s|es|ing|ed)?(?: \\p{L}+){0,4} (?:the |your |all the )?)raw ${FOOD_EN}(?!\\p{L})(?=${GIVEN_EN}${COOKED_EN})`,
  `(?<!\\p{L})roh(?:e|em|en|er|es) ${FOOD_DE}(?!\\p{L})(?=${GIVEN_DE}${COOKED_DE})`,
  `(?<=(?:kartoffeln?|erdäpfeln?)[^.!?;\\n]{0,30}(?<!\\p{L}))roh (?:(?:grob|fein|auf der \\p{L}+) )?(?:reiben|raspeln|gerieben|geraspelt|dazureiben)(?!\\p{L})(?=${GIVEN_DE}${COOKED_DE})`,
].map((said) => expression(said, "gu"));
