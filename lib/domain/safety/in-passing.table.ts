import { expression } from "../shared/expression";
import { any, B, danger, E, within, type SaidClause } from "./clause-sources";

// Hazards that a careless cook says in passing, without the word for them: as a tip, a shortcut or a way to please the baby.

const DENIED = expression(/(?<!\p{L})(?:not|never|no|don't|without|nicht|nie|niemals|kein\p{L}*|ohne|nigdy|bez|żadn\p{L}*)(?!\p{L})/u);

const HONEY_BY_ITS_FLOWER: SaidClause = {
  says: danger("honey"),
  unless: expression(/(?<!\p{L})(?:herbat\p{L}*|napar\p{L}*|olej\p{L}*|mąk\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:lipow|akacjow|gryczan|wielokwiatow|spadziow|rzepakow|wrzosow)(?:y|ego|ym) (?:\\p{L}+ ){0,2}?(?:od pszczelarza|z pasieki|z ula|od pszczół)`, E),
    any(B, `(?:akazien|linden|blüten|wald|raps|heide)(?:igen|es)? (?:\\p{L}+ ){0,2}?(?:vom imker|aus dem bienenstock)`, E),
    any(B, `(?:acacia|heather|clover|manuka|wildflower) (?:\\p{L}+ ){0,3}?(?:from the (?:beekeeper|hive|bees))`, E),
  ],
};
const CRUNCH_WANTED: SaidClause = {
  says: danger("stays_crunchy"),
  unless: expression(/(?<!\p{L})(?:not|never|nothing|no|nie|nic|nicht|nichts|panierk\p{L}*|bułk\p{L}*|toast\p{L}*|breadcrumbs?)(?!\p{L})|မ(?:ကြွပ်|ဖြူး|ကျွေး)/u),
  said: [
    any(B, `żeby (?:coś |w niej |\\p{L}+ ){0,4}?chrupał\\p{L}*`, E),
    any(B, `so (?:that )?(?:something|there is something|there's something|it|they) (?:\\p{L}+ ){0,2}?(?:crunch\\p{L}*|to crunch)`, E),
    any(B, `(?:something|a bit|one) (?:crisp|crunchy|hard|firm) to (?:bite|gnaw|chew|nibble|chomp|munch)`, E),
    any(B, `(?:crisp|crisped|roast|roasted) (?:up )?in a dry pan`, E, `[^.!?;\\n]{0,30}?`, B, `(?:scatter|sprinkl|strew)\\p{L}*`),
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
const DASH_OF_SOY: SaidClause = {
  says: danger("salty_foods"),
  unless: expression(/(?<!\p{L})(?:not|no|don't|without|never(?! did| hurt| harmed))(?!\p{L})/u),
  said: [any(B, `(?:dash|splash|drops?|glug|shake|drizzle|spoonful|teaspoon) of (?:light |dark |good )*soy`, E, `(?! (?:milk|drink|yog\\p{L}*|cream|protein|curls?|mince|oil))`)],
};
const MILK_FOR_A_FEED: SaidClause = {
  says: danger("cows_milk_drink"),
  unless: expression(/(?<!\p{L})(?:never|not|don't|no|formula|breast|expressed|nicht|nie|kein\p{L}*|mutter\p{L}*|pre|nigdy)(?!\p{L})/u),
  said: [
    any(B, `(?:beaker|cup|glass|mug|bottle)s? of (?:(?:cold|warm|full|fresh|nice|whole|full-fat|full|creamy|cow's|cows|plain|fat) )*milk`, E, `[^.!?;\\n]{0,30}?`, B, `(?:to (?:wash|drink|sip|go with)|replaces?|instead of|in place of|counts as)`, E),
    any(B, `(?:becher|glas|tasse|häferl|flascherl|fläschchen) (?:kalte |warme |frische |volle )*(?:kuh|voll)?milch`, E, `[^.!?;\\n]{0,30}?`, B, `(?:zum (?:trinken|nachspülen|hinunterspülen|runterspülen)|ersetzt|statt|anstelle)`),
    any(B, `(?:kubek|kubeczek|szklank\\p{L}*|bidon|butelk\\p{L}*) (?:\\p{L}+ ){0,2}?mleka`, E, `[^.!?;\\n]{0,30}?`, B, `(?:do (?:picia|popicia|popijania)|zastąpi|zastępuje|zamiast)`),
  ],
};
const CUBE_OF_BROTH: SaidClause = {
  says: danger("salty_foods"),
  unless: DENIED,
  said: [
    any(B, `(?:kostk|kosteczk)\\p{L}*`, E, `[^.!?;\\n]{0,40}?`, B, `(?:ros[oó]ł\\p{L}*|bulion\\p{L}*)`),
    any(B, `(?:würfel|würferl)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:für (?:die )?schnelle (?:suppe|brühe)|instant\\p{L}*)`, E),
  ],
};
const NUT_BUTTER_LICKED: SaidClause = {
  says: danger("nut_butter_thick"),
  unless: expression(/(?<!\p{L})(?:not|never|don't|thin(?:ly|ned)?|stirred|water|nicht|nie|dünn\p{L}*|verdünnt\p{L}*|wasser|cienk\p{L}*|rozcieńcz\p{L}*|wod\p{L}*|nigdy)(?!\p{L})/u),
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
  unless: expression(/(?<!\p{L})(?:never|nigdy|niemals)(?!\p{L})|မ(?:ကျွေး|ခွံ့|ပေး)/u),
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
/** What somebody does who does not watch a child that eats. */
const AWAY_EN = "(?:hang|fold|iron|shower|vacuum|hoover|mow|garden|nap|nip|pop|hop|load|unload|empty|phone|answer|check your|catch up|get on with|go (?:out|up|down|and|into|for)|run (?:a|the|to|up|down)|take (?:a|the|out) (?:shower|bath|call|nap|bins?|rubbish|trash|dog)|do (?:the|your|some) (?:laundry|washing|dishes|hoovering|ironing|emails?|housework)|put (?:on|out) (?:a|the) (?:wash|washing|bins?))";
const LEFT_EATING: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:never|not|don't|watch\p{L}*|sit\p{L}* (?:with|by|next)|stay\p{L}*|nigdy|nie|niemals|nicht|siedź\p{L}*|bleib\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:eat|munch|chew|nibbl|snack|gnaw|tuck|busy|enjoy|feed|finish|suck)\\p{L}*`, E, `[^.!?;\\n]{0,40}?`, B, `while you(?:'re| are)? `, AWAY_EN),
    any(B, `while you(?:'re| are)? `, AWAY_EN, `[^.!?;\\n]{0,40}?`, B, `(?:baby|toddler|child|little one|he|she|they) (?:can |may |will )?(?:eat|munch|chew|nibbl|snack|gnaw|tuck|finish|suck)`),
    any(B, `(?:essen|isst|kauen|kaut|knabbern|knabbert|futtern|futtert|nuckeln|lutschen|lutscht|beschäftigt)`, E, `[^.!?;\\n]{0,40}?`, B, `während du (?:\\p{L}+ ){0,4}?(?:wäsche|duschst|staubsaugst|bügelst|telefonierst|putzt|kochst|müll|aufräumst|rausgehst|nebenan|in den keller|im garten)`),
    any(B, `(?:shower|bath|laundry|washing|hoover\\p{L}*|phone call|emails?|nap|upstairs|next door|another room|garden|outside)`, E, `[^.!?;\\n]{0,30}?`, B, `while (?:they|she|he|(?:the |your )?(?:baby|toddler|child|little one)) (?:eats?|feeds?|munch(?:es)?|chews?|nibbles?|finish(?:es)?|is eating|are eating|is busy|are busy)`),
    any(B, `während (?:das|der|die|dein|deine|euer|er|sie|es)(?: \\p{L}+)? (?:isst|mümmelt|knabbert|kaut|futtert|nascht|schmaust|lutscht)`, E, `[^.!?;\\n]{0,70}?`, B, `(?:alleine?|wäsche|staubsaug\\p{L}*|dusch\\p{L}*|telefonier\\p{L}*|keller|garten|nebenan|andere[nrms]? (?:zimmer|raum)|bügel\\p{L}*)`),
    any(B, `(?:(?:kannst|könnt|kann) (?:du|ihr|man)|(?:du|ihr|man) (?:kannst|könnt|kann)) (?:\\p{L}+ )?(?:solange|inzwischen|währenddessen|derweil|daweil|in der zwischenzeit|nebenbei)`, E, `[^.!?;\\n]{0,50}?`, B, `(?:wäsche|staubsaug\\p{L}*|dusch\\p{L}*|telefonier\\p{L}*|keller|garten|nebenan|bügel\\p{L}*|einkaufen|müll)`),
    any(B, `während du (?:\\p{L}+ ){0,4}?(?:wäsche|duschst|staubsaugst|bügelst|telefonierst|putzt|müll|aufräumst|rausgehst|nebenan|im garten)`, `[^.!?;\\n]{0,40}?`, B, `(?:essen|isst|kauen|kaut|knabbern|knabbert|futtern|futtert|nuckeln|lutschen|lutscht)`, E),
    any(B, `(?:je|zje|jeść|gryzie|żuje|podjada|chrupie|zajada)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:gdy|kiedy|a ty)(?: ty)? (?:\\p{L}+ ){0,2}?(?:rozwieszasz|wieszasz|prasujesz|odkurzasz|zmywasz|sprzątasz|wychodzisz|wyskakujesz|idziesz|bierzesz prysznic|rozmawiasz przez|wynosisz)`, E),
    "(?:အဝတ်လှန်း|အဝတ်လျှော်|ရေချိုး|ဖုန်းပြော|အိမ်အလုပ်လုပ်)နေ(?:တုန်း|ချိန်|စဉ်)[^။\\n]{0,40}?(?:စား|ကိုက်|ဝါး)",
  ],
};
const WHILE_DRIVING: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:never|not|don't|no|nicht|nie|niemals|kein\p{L}*|nigdy|before|after|stop\p{L}*|vor der|nach der)(?!\p{L})/u),
  said: [
    any(B, `(?:eats?|munch(?:es)?|chews?|nibbles?|snacks?|has|have|gnaws?|sucks?|hand|give|pass)`, E, `[^.!?;\\n]{0,60}?`, B, `(?:while|whilst|as) (?:i|you|we|mum|dad|someone) (?:'re |are |am |is )?(?:drive|drives|driving)`, E),
    any(B, `(?:im|in den|am) (?:autositz|kindersitz|rücksitz)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:reichen|essen|knabbern|geben|füttern|isst|knabbert)`),
    any(B, `(?:essen|isst|knabbern|knabbert|reichen|geben|füttern)`, E, `[^.!?;\\n]{0,40}?`, B, `während (?:ihr|du|wir|ich|man) (?:fahrt|fährst|fahren|fahre|fährt)`, E),
  ],
};
/** It is to be eaten up, whatever the child shows. */
const MADE_TO_FINISH: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:never|not|don't|no|nicht|nie|niemals|kein\p{L}*|nigdy|stop)(?!\p{L})/u),
  said: [
    any(B, `(?:hold|grip|steady|squeeze)\\p{L}* (?:his|her|their|the baby's|your baby's) (?:chin|jaw|cheeks|head|hands|arms)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:spoon|feed|push|until|mouth)\\p{L}*`),
    any(B, `(?:keep|go on|carry on|continue) (?:spooning|feeding|shovelling|offering)`, E, `[^.!?;\\n]{0,30}?`, B, `(?:until|till) (?:the |it |every|all|nothing)`),
    any(B, `(?:kopf|kinn|kiefer|wangen|arme|hände) (?:fest|gut |sanft )?(?:fest)?halten`, E, `[^.!?;\\n]{0,40}?`, B, `(?:löffel\\p{L}*|füttern|aufgegessen|leer|mund)`),
    any(B, `(?:weiterlöffeln|weiterfüttern|weiter füttern),? bis`, E),
    any(B, `(?:przytrzymaj|trzymaj) (?:\\p{L}+ )?(?:głow|główk|brod|bród|buzi|rączk|policzk)\\p{L}*`, E, `[^.!?;\\n]{0,40}?`, B, `(?:karm|wkładaj|łyżeczk|aż)\\p{L}*`),
  ],
};
const ON_THE_BACK: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:never|not|don't|nicht|nie|niemals|kein\p{L}*|nigdy)(?!\p{L})/u),
  said: [
    any(B, `(?:flach )?auf dem rücken (?:\\p{L}+ )?(?:liegt|liegend|liegen)`, E),
    any(B, `(?:liegt|liege) (?:\\p{L}+ ){1,4}?auf dem rücken`, E),
    any(B, `(?:lies|lying|lie|laid|lay|flat) (?:\\p{L}+ )?on (?:his|her|their|its|the) back`, E),
    any(B, `(?:leży|leżąc|leżące) (?:\\p{L}+ ){0,2}?(?:płasko|w łóżeczku|w wózku na płasko)`, E),
    any(B, `(?:lies|lying|lie|laid) (?:down |flat ){1,2}(?:in|on) (?:the|his|her|their|a) (?:cot|crib|bed|mat|sofa|pram)`, E),
    any(B, `(?:flach|im liegen) im (?:bettchen|gitterbett|kinderwagen|stubenwagen)`, E),
    any(B, `(?:leży|leżąc|leżące|położ\\p{L}*) (?:\\p{L}+ ){0,2}?na (?:plecach|plecki|pleckach)`, E),
  ],
};
/** Cereal that is drunk is swallowed without being tasted, and may choke. */
const CEREAL_IN_A_BOTTLE: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:never|not|don't|no|nicht|nie|niemals|kein\p{L}*|nigdy)(?!\p{L})|မ(?:ထည့်|ရော|တိုက်)/u),
  said: [
    any(B, `(?:porridge|cereal|rice|oats?|oatmeal|semolina|mash|puree|rusks?)`, E, `[^.!?;\\n]{0,70}?`, B, `(?:in|into) (?:the|a|her|his|their|baby's) (?:(?:milk|feeding|baby) )?bottle`, E),
    any(B, `(?:\\p{L}*brei|\\p{L}*grieß|\\p{L}*flocken|getreide|mus|püree|zwieback)`, E, `[^.!?;\\n]{0,70}?`, B, `(?:ins|in das|in die|im|in der) (?:fläschchen|flascherl|milchflasche|babyflasche|nuckelflasche|trinkflasche|flasche)`, E),
    any(B, `(?:kasz|kaszk|kleik|płatk|mus|przecier)\\p{L}*`, E, `[^.!?;\\n]{0,70}?`, B, `(?:do|w) (?:butelk|butl|buteleczk)\\p{L}*`),
    any(B, `(?:larger|bigger|wider|widen|enlarge|cut)`, E, `[^.!?;\\n]{0,25}?`, B, `(?:teat|nipple)`, E),
    any(B, `(?:größer|weiter|aufgeschnitten|eingeschnitten)\\p{L}*`, E, `[^.!?;\\n]{0,25}?`, B, `(?:sauger|nuckel)`),
    any(B, `(?:powiększ|rozetn|naci|więks)\\p{L}*`, E, `[^.!?;\\n]{0,25}?`, B, `smocz\\p{L}*`),
  ],
};
const FED_HOT: SaidClause = {
  says: { kind: "claim", claim: "unsafe_feeding" },
  unless: expression(/(?<!\p{L})(?:never|cool\p{L}*|let|wait|nigdy|niemals|abkühl\p{L}*|warte\p{L}*|ostud\p{L}*|ostygn\p{L}*|przestud\p{L}*|odczekaj)(?!\p{L})|မ(?:ကျွေး|ခွံ့|ပေး)|အေးအောင်/u),
  said: [
    any(B, `(?:póki|dopóki|kiedy) (?:\\p{L}+ ){0,2}?(?:bucha|unosi|paruje)`, E),
    any(B, `(?:serve|offer|feed|give|dish)\\p{L}*`, E, `[^.!?;\\n]{0,30}?`, B, `while (?:it is|it's|they are|they're|the dish is)? ?(?:still )?(?:steaming|the steam|piping)`),
    any(B, `(?:serve|offer|feed|give|eat)\\p{L}*`, E, `[^.!?;\\n]{0,20}?`, B, `at (?:about |around |roughly )?(?:[5-9]\\d) ?(?:°|º|degrees)`),
    any(B, `(?:bei|mit) (?:etwa |ca\\.? |rund |ungefähr )?(?:[5-9]\\d) ?(?:°|º|grad)[^.!?;\\n]{0,20}?`, B, `(?:servier|reich|anbiet|gib|geben|fütter|ess)\\p{L}*`),
    any(B, `(?:podawaj|podaj|podawać|karm|jedz)\\p{L}*[^.!?;\\n]{0,20}?`, B, `(?:w temperaturze|o temperaturze|przy) (?:około |ok\\. )?(?:[5-9]\\d) ?(?:°|º|stopni)`),
    any(B, `(?:servier|reich|biet|gib|fütter)\\p{L}*`, E, `[^.!?;\\n]{0,30}?`, B, `solange (?:es|sie|er|alles|das gericht) (?:\\p{L}+ )?dampf(?:t|en)`, E),
    "အငွေ့ ?(?:ထောင်းထောင်း)?(?: ?ထ)?နေ(?:တုန်း|ချိန်)[^။\\n]{0,20}?(?:ကျွေး|ခွံ့)",
  ],
};
const FISH_WITHOUT_HEAT: SaidClause = {
  says: danger("raw_fish"),
  unless: expression(/(?<!\p{L})(?:nie|not|nicht|cooked|ugotowan\p{L}*|gegart\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:ryb|łoso|dorsz|pstrąg)\\p{L}*`, E, within(90), B, `w środku (?:\\p{L}+ ){0,2}?(?:szklist|surow|półsurow)\\p{L}*`),
    any(B, `(?:fish|salmon|trout|cod)`, E, `[^.!?\\n]{0,90}?`, B, `(?:should|must|may|can) (?:still )?(?:be|stay|look|remain) (?:still )?(?:a (?:bit|little) )?(?:glassy|translucent|pink|raw)`),
    any(B, `(?:fish|salmon|trout|cod)`, E, within(90), B, `(?:glassy|translucent) (?:in|inside|at) `),
    any(B, `(?:fish|salmon|trout|cod|haddock|fillets?)`, E, within(90), B, `(?:middle|centre|center|inside) (?:is |stays |remains )?(?:still )?(?:glassy|translucent|raw)`, E),
    any(B, `(?:fisch|lachs|forelle|kabeljau)\\p{L}*`, E, within(90), B, `(?:innen|in der mitte) (?:\\p{L}+ ){0,2}?glasig`),
    any(B, `(?:fisch|lachs|forelle|kabeljau|dorsch)\\p{L}*`, E, within(90), B, `(?:mitte|inneres?|kern) (?:\\p{L}+ ){0,2}?(?:noch )?glasig (?:ist|bleibt)`),
  ],
};

const MEAT_HELD_BACK: SaidClause = {
  says: danger("raw_meat"),
  unless: expression(/(?<!\p{L})(?:marinade|later|other (?:days?|meals?)|freez\p{L}*|frozen|einfrier\p{L}*|zamro\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:beef|meat|mince|chicken|pork|lamb|turkey|veal)`, E, `[^.!?;\\n]{0,12}?`, B, `(?:held|kept|set|put|hold|keep|set) (?:back|aside|by) (?:before|from) (?:browning|frying|cooking|the pan|the pot|it)`, E),
    any(B, `(?:fleisch|rind\\p{L}*|hack\\p{L}*|huhn|hähnchen|kalb\\p{L}*)`, E, `[^.!?;\\n]{0,25}?`, B, `vor dem (?:an)?(?:braten|kochen|dünsten|schmoren) (?:zurück|beiseite)`),
    any(B, `(?:mięs[ao]|wołowin\\p{L}*|kurczak\\p{L}*|indyk\\p{L}*)`, E, `[^.!?;\\n]{0,25}?`, B, `(?:odłożon\\p{L}*|zostawion\\p{L}*) przed (?:smażeniem|gotowaniem|obsmażeniem|duszeniem)`, E),
  ],
};
const EGG_AFTER_THE_HEAT: SaidClause = {
  says: danger("raw_egg"),
  unlessLater: expression(/(?<!\p{L})(?:back|bake|oven|cook|simmer|boil|steam|fry|heat|ofen|koch\p{L}*|back(?:en|e|t)?|erhitz\p{L}*|stocken|gar(?:en)?|piecz|piekarnik\p{L}*|gotuj|podgrzej)(?!\p{L})/gu),
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
  unless: expression(/(?<!\p{L})(?:not|never|remove\p{L}*|peel\p{L}*|nicht|nie|entfern\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:prawns?|shrimps?)`, E, `[^.!?;\\n]{0,30}?`, B, `with (?:its|their|the) (?:head|legs|shell|tail|coat)`, E),
    any(B, `garnelen?`, E, `[^.!?;\\n]{0,30}?`, B, `(?:samt|mit) (?:kopf|schale|panzer|schwanz)`, E),
  ],
};
const EXCEPT = "(?:except(?:ing)?(?: for)?|apart from|other than|save for|bar|außer|bis auf|abgesehen von|oprócz|poza|z wyjątkiem|prócz)";
const SOME = "(?:a|an|one|the|some|just|only|little|tiny|small|good|etwas|ein|eine|einem|einer|einen|dem|der|wenig|bisschen|kleine[mnr]?|odrobin\\p{L}*|łyżecz\\p{L}*|łyżk\\p{L}*|szczypt\\p{L}*|kropl\\p{L}*|drizzle|dash|pinch|spoonful|teaspoon|drop|dab|bit|spoon|prise|löffel\\p{L}*|löfferl|teelöffel|klecks|schuss|hauch|tropfen|of)";
/** Denied, but for some: "no sugar, apart from a little honey", "miodu nie dodajemy, oprócz łyżeczki". */
const excepted = (rule: Parameters<typeof danger>[0], named: string): SaidClause => ({
  says: danger(rule),
  unless: expression(/(?<!\p{L})(?:grown-?ups?|adults?|parents?|erwachsene\p{L}*|eltern|dorosł\p{L}*|rodzic\p{L}*|months|monate|miesi\p{L}*)(?!\p{L})/u),
  said: [
    any(B, EXCEPT, ` (?:${SOME} ){0,4}?`, named),
    any(B, named, `[^.!?;\\n]{0,25}?`, B, EXCEPT, ` (?:a |an |one |just |only |einem |einer |etwas |ein |kleinen |winzigen |kleine |winzige )*(?:pinch|drop|dash|drizzle|spoonful|teaspoon|little|touch|tiny|prise|messerspitze|hauch|tropfen|klecks|schuss|bisschen|wenig|(?:tee|ess|kaffee)?löffel\\p{L}*|löfferl|szczypt\\p{L}*|łyż\\p{L}*|odrobin\\p{L}*|kropl\\p{L}*)`, E),
  ],
});
const EXCEPTED: readonly SaidClause[] = [
  excepted("honey", "(?:honey|(?:\\p{L}+)?honig|mi[oó]d\\p{L}{0,3})(?!\\p{L})"),
  excepted("added_salt", "(?:salt|salz|sól|soli|solą)(?!\\p{L})"),
  excepted("added_sugar", "(?:sugar|syrup|zucker|\\p{L}*sirup|cuk(?:ier|ru|rem)|syrop\\p{L}*)(?!\\p{L})"),
];

const TASTES_BITTER: SaidClause = {
  says: danger("bitter_cucurbit"),
  unless: expression(/(?<!\p{L})(?:not|never|no|if|discard\p{L}*|throw\p{L}*|spit|nicht|nie|kein\p{L}*|wenn|falls|ob|wegwerfen|weg|weggeben|kompost|compost|entsorg\p{L}*|jeśli|czy|wyrzu\p{L}*)(?!\p{L})/u),
  said: [
    any(B, `(?:courgettes?|zucchinis?|marrows?|cucumbers?|pumpkins?|squash)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:tast(?:es?|ing)|is|are) (?:\\p{L}+ ){0,2}?bitter`, E),
    any(B, `(?:zucchinis?|kürbis\\p{L}*|gurken?|patissons?)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:schmeck\\p{L}*|ist|sind) (?:\\p{L}+ ){0,2}?bitter`, E),
    any(B, `(?:zucchinis?|kürbis\\p{L}*|gurken?|patissons?)`, E, `[^.!?;\\n]{0,40}?`, B, `bitter schmeck(?:t|en)`, E),
    any(B, `(?:cukini\\p{L}*|dyni\\p{L}*|dynia|ogór\\p{L}*|kabacz\\p{L}*|patison\\p{L}*)`, E, `[^.!?;\\n]{0,40}?`, B, `(?:smakuj\\p{L}*|jest|są) (?:\\p{L}+ ){0,2}?gorzk\\p{L}*`),
  ],
};

const GOURD = "(?:courgettes?|zucchini|squash|pumpkin|cucumbers?|marrow|gourds?|kürbis|gurken?|kürbisse|cuki[nń]i\\p{L}*|dyni\\p{L}*|ogór\\p{L}*|kabacz\\p{L}*|patison\\p{L}*|it|es|er|sie|smak)";
/** "No matter if it does": what the clause above hears as a warning. */
const BITTER_NO_MATTER: SaidClause = {
  says: danger("bitter_cucurbit"),
  onlyWith: /courgette|zucchini|squash|pumpkin|cucumber|marrow|kürbis|gurke|cukini|dyni|ogór|kabacz|patison/u,
  said: [
    any(B, `(?:(?:do not|don't) (?:mind|worry)|never mind|no (?:matter|problem|worries)|it doesn't matter|it is fine|it's fine)`, E, within(20), B, GOURD, E, within(25), B, `bitter`, E),
    any(B, `(?:macht nichts|nicht schlimm|kein problem|egal|stört (?:es )?nicht|mach dir nichts daraus)`, E, within(12), B, `(?:wenn|ob)`, E, within(12), B, GOURD, E, within(25), B, `bitter`),
    any(B, `(?:nie (?:szkodzi|przejmuj się|martw się)|nic nie szkodzi|to nic|nieważne)`, E, within(20), B, GOURD, E, within(20), B, `gorzk\\p{L}*`),
    any(B, GOURD, E, within(20), B, `(?:bitter|gorzk\\p{L}*)`, E, within(20), B, `(?:(?:does not|doesn't) matter|no matter|is fine|macht (?:das )?nichts|ist (?:das )?egal|nicht schlimm|nie szkodzi|to nic)`, E),
    any(B, `(?:bitter(?:e[nrs]?|lich\\p{L}*)?|gallig\\p{L}*|gallebitter\\p{L}*|herb(?:e[nrs]?)?)`, E, `[^.!?\\n]{0,70}?`, B, `(?:fällt (?:es|das|er) (?:\\p{L}+ )?nicht (?:mehr )?auf|merkt (?:man|es|das|keiner|niemand)|überdeckt|kaschier\\p{L}*|schmeckt man (?:es |das )?nicht)`),
    any(B, `bitter(?:ness)?`, E, `[^.!?\\n]{0,70}?`, B, `(?:nobody (?:will )?notic\\p{L}*|hid\\p{L}*|mask\\p{L}*|cover\\p{L}* it|won't (?:notice|taste))`),
  ],
};

/** Clauses of what is said in passing. */
export const IN_PASSING: readonly SaidClause[] = [
  HONEY_BY_ITS_FLOWER,
  CRUNCH_WANTED,
  NEVER_IN_THE_POT,
  DASH_OF_SOY,
  MILK_FOR_A_FEED,
  CUBE_OF_BROTH,
  NUT_BUTTER_LICKED,
  BEANS_NEVER_BOILING,
  FED_LYING,
  LEFT_EATING,
  WHILE_DRIVING,
  MADE_TO_FINISH,
  ON_THE_BACK,
  CEREAL_IN_A_BOTTLE,
  FED_HOT,
  FISH_WITHOUT_HEAT,
  MEAT_HELD_BACK,
  EGG_AFTER_THE_HEAT,
  SEEDS_IN_THEIR_SHELL,
  SHELLFISH_IN_ITS_SHELL,
  ...EXCEPTED,
  TASTES_BITTER,
  BITTER_NO_MATTER,
];
