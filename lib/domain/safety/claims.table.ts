import type { Language } from "../shared/language";
import { joined } from "./joined-phrases";

/** Words that no recipe of ours may say, and the finding that they are. */
export interface Claim {
  readonly id: "safety_claim" | "medical_claim" | "unsafe_feeding";
  readonly language: Language;
  readonly words: readonly string[];
}

const BABY = "|your baby|the baby|baby|your child|your little one|him|her|them";
const DISH = "|it|them|this|the mash|the puree|the soup|the porridge|the food|the pasta|the vegetables|the meal|the dish|the meat|the fish";
const IN_THE_BOTTLE = "in a bottle|in the bottle|into a bottle|into the bottle|to the bottle|to a bottle|in his bottle|in her bottle|in your baby's bottle|into his bottle|into her bottle|into your baby's bottle|to your baby's bottle|to his bottle|to her bottle|in baby's bottle";

/** Food where a baby sleeps, lies, moves or sits by itself, or so hot, so deep in its mouth or in such a bottle that it is hurt. */
const UNSAFE_ENGLISH: readonly string[] = [
  ...joined("nap|naps|sleep|sleeps|asleep|doze|to bed|to sleep|settle", "with the bottle|with a bottle|with his bottle|with her bottle|with their bottle"),
  "bottle in bed", "bottle in the cot", "bottle in the crib",
  ...joined("feed|feeding", BABY, "while he sleeps|while she sleeps|while they sleep|while it sleeps|while asleep|while sleeping|while he is asleep|while she is asleep|while they are asleep|while your baby sleeps|while your baby is asleep|in his sleep|in her sleep|in their sleep|asleep"),
  // With the verb, so that "do not" in front of it is said of the whole.
  ...joined("feed|feeding|fed", BABY, "reclined|reclining|lying back|leaning back|lying down|lying flat|lying on the sofa|lying on the couch|lying on the bed|lying in bed|while lying down|while lying|in a bouncer|in the bouncer|in a reclined bouncer|in a baby bouncer|in a bouncy chair|in a baby swing|in a rocker"),
  ...joined("let|lets|letting|allow", "your baby|the baby|your child|your little one|him|her|them|babies|children", "run around|crawl around|walk around|walk about|run about|crawl about", "with it|with them|with food|with the food|with a snack|while eating|with his food|with her food|with their food"),
  ...joined("let|lets|letting", "your baby|the baby|your child|your little one|him|her|them", "nap|sleep|fall asleep|doze", "with the bottle|with a bottle|with his bottle|with her bottle"),
  "dream feed", "reclined", "reclining", "leaning back", "leaned back", "lying back", "lie back", "lies back", "lean back", "in a bouncer", "in the bouncer", "in a baby bouncer", "in his bouncer", "in her bouncer", "in a bouncy chair", "in the bouncy chair", "in a baby swing", "in the baby swing", "in a rocker", "in the rocker",
  ...joined("feed|feeding|eat|eats|eating|snack", BABY, "in the car seat|in a car seat|in his car seat|in her car seat"),
  ...joined("lying", "on the sofa|on the couch|on the bed|on the settee|on his back|on her back|on their back|in bed|in your arms"),
  ...joined("crawl|crawls|crawling|run|runs|running|walk|walks|walking|toddle|toddles|toddling|climb|climbing|jump|jumping", "|around|about", "while eating|while they eat|while he eats|while she eats|while chewing|with it in hand|with food|with the food|with a snack|with his food|with her food|with their food|with the snack"),
  ...joined("run|runs|running|crawl|crawls|crawling|walk|walks|walking", "around|about", "with it|with them"),
  ...joined("hold|pinch|hold shut|hold closed", "his|her|their|the baby's|your baby's|the child's", "nose|nose shut|nose closed"), "force her mouth open", "force his mouth open", "force their mouth open",
  ...joined("in her hand|in his hand|in their hand|in baby's hand|eat|eat it|eats|eating|snack|snacking|nibble|nibbling|munch|munching|feed|drink|drink it|drink it down|suck|gnaw|chew", "in the cot|in her cot|in his cot|in their cot|in the crib|in her crib|in his crib|in their crib"),
  ...joined("snip|cut|enlarge|widen|slit", "|open|off", "the teat|the hole in the teat|the tip of the teat|the teat hole"), "wider teat", "bigger hole in the teat",
  ...joined("walk|step|go|pop|nip|slip|wander", "away from your baby|away from the baby|away from the table|away while|out of the room|out of the kitchen|out of sight"),
  "walk away", "walks away", "walking away", "step away", "stepping away", "leave the kitchen", "leave your baby with", "from the next room", "from another room", "in another room", "turn your back",
  ...joined("don't have to|do not have to|don't need to|do not need to|needn't|need not|no need to|not necessary to|never have to", "watch your baby|watch the baby|watch your child|watch them|watch him|watch her|watch while|supervise|stay with|stay beside|stay near|stay close|stay nearby|stay in the room|stay in reach|sit with|sit beside|keep an eye|be there|be in the room|be nearby"),
  ...joined("push|pushing|place|put|slide|press|drop|spoon", "it|them|food|the food|the spoon|the puree|the piece|a piece", "to the back of|at the back of|on the back of|onto the back of|towards the back of|toward the back of|into the back of|far back|down the throat"),
  "pre-chew", "pre chew", "prechew", "pre-chewed", "prechewed", "pre-chewing", "premasticate", ...joined("chew", "it|the meat|the food|the fish|the bread|everything", "first|for your baby|for the baby|for him|for her|for them|yourself|beforehand"),
  ...joined("puree|porridge|cereal|rice cereal|baby rice|food|solids|soup|mash|oats|rusk|semolina", IN_THE_BOTTLE),
  ...joined("thicken|thickens|thickening", "the bottle|his bottle|her bottle|your baby's bottle|the formula|formula|the infant formula|the breast milk|breast milk"),
  ...joined("dilute|diluting|water down|watering down|stretch", "the formula|formula|your formula|the infant formula|infant formula|the formula milk|the breast milk|breast milk|the bottle"), "extra water to the formula", "more water to the formula", "more water than the packet", "extra water in the formula",
  ...joined("serve|serves|served|serving|give|offer|eat", DISH, "very hot|scalding|scalding hot|bubbling|bubbling hot|steaming hot|extremely hot|really hot|red hot|sizzling|sizzling hot|straight from the oven|straight out of the oven|straight from the pan|straight from the hob|straight from the pot|right out of the oven|hot from the oven|hot out of the oven|while hot|while still hot|while it is hot|while it is still hot|while piping hot|immediately while hot|at once while hot|still bubbling|still steaming|still sizzling|as hot as possible"),
];

const BREI = "Brei|Püree|Schmelzflocken|Grieß|Grießbrei|Reisflocken|Haferflocken|Getreideflocken|Flocken|Suppe|Milchbrei|Zwieback|Essen|ihn|Mus";
const SERVED_GERMAN = "servieren|servier|serviere|serviert|reichen|anbieten|füttern|geben|essen|essen lassen";
const UNSAFE_GERMAN: readonly string[] = [
  ...joined("im Schlaf|im Halbschlaf|beim Schlafen|schlafend|während es schläft|während sie schläft|während er schläft", "füttern|füttere|gefüttert|essen|essen lassen"),
  ...joined("füttere|fütter|füttert", "|dein Baby|es|dein Kind|ihn|sie", "im Schlaf|beim Schlafen|während es schläft|im Auto|im Autositz|im Kinderwagen|im Buggy|auf dem Sofa|auf der Couch|im Bett"),
  "in der Wippe", "in der Babywippe", "in der Babyschaukel", "in einer Wippe", "in einer Babywippe", "halb liegend", "halbliegend", "zurückgelehnt", "nach hinten gelehnt",
  ...joined("im Autositz|im Kindersitz|im Kinderwagen|im Buggy|im Auto|in der Babyschale|in der Trage|im Tragetuch|auf dem Sofa|auf der Couch|im Bett|im Laufen|beim Laufen|beim Rennen|beim Krabbeln", "füttern|gefüttert|essen|essen lassen|snacken|knabbern"),
  ...joined(BREI, "in die|in eine|in seine|in ihre|ins|in das", "Flasche|Fläschchen|Babyflasche|Saugflasche|Milchflasche"), "Brei aus der Flasche", "Brei aus dem Fläschchen",
  ...joined("nicht", "dabeibleiben|dabei bleiben|dabei sein|danebensitzen|daneben sitzen|aufpassen|beaufsichtigen|hinsehen|hinschauen|dabeizubleiben|dabei zu bleiben|dabei zu sein|danebenzusitzen|aufzupassen|im Raum bleiben|im Raum sein|im Zimmer bleiben|in der Nähe bleiben").flatMap((left) => joined("musst|musst du|musst du dabei|musst dabei|brauchst|brauchst du|müsst|müsst ihr|muss man|musst dein Baby|musst du dein Baby", left)),
  "aus dem Zimmer", "aus dem Raum", "aus der Küche gehen", "das Zimmer verlassen", "die Küche verlassen", "verlass das Zimmer", "verlasse das Zimmer", "ins Nebenzimmer", "im Nebenzimmer", "im Nebenraum", "kurz weggehen", "ruhig weggehen",
  ...joined("heiß|noch heiß|dampfend heiß|dampfend|sehr heiß|richtig heiß|brühheiß|kochendheiß|siedend heiß|glühend heiß|ofenheiß|direkt aus dem Ofen|frisch aus dem Ofen|gleich aus dem Ofen|heiß aus dem Ofen|direkt vom Herd|direkt aus der Pfanne|direkt aus dem Topf|so heiß wie möglich|sofort heiß|heiß sofort", SERVED_GERMAN),
  ...joined("serviere|servier|serviert|reiche|gib|biete", "|es|sie|ihn|das Essen|den Brei|die Suppe", "heiß|noch heiß|dampfend heiß|sehr heiß|brühheiß|siedend heiß|direkt aus dem Ofen|frisch aus dem Ofen|direkt vom Herd|direkt aus der Pfanne"),
  ...joined("|die|ihm die|ihr die|dem Baby die|dem Kind die", "Nase zuhalten|Nase zu halten"), "halt ihm die Nase zu", "halte ihm die Nase zu", "halt ihr die Nase zu", "halte ihr die Nase zu", "Nase kurz zuhalten",
  ...joined("im Gitterbett|im Babybett|im Bettchen|im Kinderbett", "essen|essen lassen|füttern|knabbern|knabbern lassen|snacken|kauen|lutschen|geben"), "Sauger aufschneiden", "Loch im Sauger vergrößern", "Saugerloch vergrößern",
  "vorkauen", "vorzukauen", "vorgekaut", "vorgekaute", "vorgekautes", "vorgekauten", "vorgekauter", ...joined("kau|kaue|kaut", "es|das Fleisch|das Essen|den Bissen|alles", "vor|zuerst vor|erst selbst"),
  ...joined("hinten auf die Zunge|nach hinten auf die Zunge|weit hinten in den Mund|nach hinten in den Mund|in den Rachen|hinten auf der Zunge", "|legen|schieben|geben|drücken"), "auf den hinteren Teil der Zunge",
  ...joined("mit dem Essen|mit Essen|damit|beim Essen|mit einem Snack", "herumlaufen|herumkrabbeln|herumrennen|rumlaufen|rumkrabbeln|rennen|krabbeln|laufen"), "beim Herumkrabbeln", "beim Herumrennen",
  ...joined("mit der Flasche|mit dem Fläschchen|mit einer Flasche", "einschlafen|schlafen|ins Bett|einschlafen lassen|schlafen lassen|im Bett"),
  ...joined("Milchnahrung|Säuglingsmilch|Säuglingsnahrung|Pre-Milch|Premilch|Pre-Nahrung|Anfangsmilch|Babymilch|Milchpulver", "verdünnen|strecken"),
  ...joined("Milchnahrung|Säuglingsmilch|Säuglingsnahrung|Pre-Milch|Premilch|Pre-Nahrung|Anfangsmilch|Muttermilch|Babymilch|Milchpulver", "strecken|mit Wasser verdünnen|mit Wasser strecken|mit mehr Wasser|mit extra Wasser|mit zusätzlichem Wasser|mit extra Wasser verdünnen|mit mehr Wasser anrühren|mit Brei andicken|andicken"),
  "Flasche andicken", "Fläschchen andicken", "Flasche mit Schmelzflocken andicken", "Flasche mit Reisflocken",
];

const DZIECKO = "|dziecko|dziecku|niemowlę|niemowlęciu|maluszka|maluszkowi|malucha|maluchowi|je|go|mu";
const KASZKA = "kaszkę|kaszki|kaszę|kaszy|puree|zupkę|zupę|zupki|kleik|kleiku|papkę|papki|przecier|przeciery|jedzenie|płatki|biszkopt";
const UNSAFE_POLISH: readonly string[] = [
  ...joined("karm|karmić|nakarm|karmimy|podawaj|podaj|podawać", DZIECKO, "przez sen|podczas snu|w czasie snu|we śnie|gdy śpi|kiedy śpi|w wózku|w foteliku samochodowym|w samochodzie|w aucie|na kanapie|w łóżku|w łóżeczku|w foteliku w samochodzie|w czasie jazdy|podczas jazdy|gdy dziecko leży|kiedy dziecko leży|gdy leży"),
  ...joined("nakarm|karm", "śpiącego|śpiące|śpiącą", "maluszka|malucha|dziecko|niemowlę"),
  ...joined("jeść|je|zjeść", "w wózku|w foteliku samochodowym|w samochodzie|w łóżeczku|w biegu|biegając|chodząc|raczkując"),
  "w bujaczku", "w leżaczku", "w huśtawce", "w bujaku", "półleżąc", "na półleżąco", "w pozycji leżącej", "w pozycji półleżącej", "na wpół leżąco",
  ...joined("biegać|biega|biegał|chodzić|chodzi|raczkować|raczkuje|skakać|skacze|bawić się", "z jedzeniem|podczas jedzenia|w trakcie jedzenia|z przekąską|przy jedzeniu"),
  ...joined(KASZKA, "do butelki|do buteleczki|do butli|w butelce|z butelki|z butelką"),
  ...joined("nie musisz|nie musicie|nie trzeba|nie ma potrzeby|nie potrzeba", "pilnować|nadzorować|czuwać|doglądać|patrzeć|być przy|siedzieć przy|siedzieć obok|zostawać przy|zostać przy|być obok|być w pokoju"),
  ...joined("podawaj|podaj|podawać|podajemy|serwuj|jedz", "|dziecku|danie|zupę|puree|natychmiast|od razu", "bardzo gorące|bardzo gorący|bardzo gorącą|prosto z pieca|prosto z piekarnika|prosto z patelni|prosto z garnka|prosto z ognia|parzące|jeszcze gorące|jeszcze gorącą|jeszcze gorący|gorące|gorącą|gorący|wrzące|wrzącą|wrzący|póki gorące|póki gorąca|buchające parą|parujące"),
  ...joined("na chwilę|na moment|spokojnie|z pokoju|z kuchni", "wyjść|odejść|wyjdź|odejdź"), ...joined("wyjść|odejść|wyjdź|odejdź|wychodzić", "na chwilę|na moment|z pokoju|z kuchni|od dziecka|od stołu"), "możesz wyjść", "możesz odejść", "w drugim pokoju", "w innym pokoju",
  ...joined("przeżuj|przeżuć|pogryź|pogryźć|żuj", "mięso|jedzenie|je|dla dziecka|najpierw|kęs", "|dla dziecka|najpierw|dla niemowlęcia"), "wstępnie przeżute", "przeżute przez ciebie", "przeżute przez rodzica",
  "na tył języka", "na koniec języka", "w głąb buzi", "w głąb ust", "głęboko do buzi", "głęboko do ust", "w głąb gardła",
  ...joined("zasypia|zasypiać|zasnąć|zaśnie|śpi|spać|drzemie|drzemać|do łóżka|do łóżeczka|do snu|w łóżeczku", "z butelką"),
  ...joined("rozcieńcz|rozcieńczaj|rozcieńczyć|rozwodnij|zagęść|zagęszczaj", "mleko modyfikowane|mieszankę|mleko matki|mleko następne|mleko początkowe|butelkę|mleko w butelce"),
];

/** Of Burmese, with a space where some write one and without. */
const UNSAFE_BURMESE: readonly string[] = [
  ...joined("လှဲလျက်|လှဲနေရင်း|လှဲရင်း|လှဲထားပြီး|လှဲလှဲ|အိပ်ရင်း|အိပ်နေရင်း|အိပ်နေစဉ်|အိပ်နေတုန်း|အိပ်ပျော်နေစဉ်|အိပ်ပျော်နေတုန်း", "ကျွေး|တိုက်|ခွံ့"),
  ...joined("အလွန်ပူပူ|အရမ်းပူပူ|သိပ်ပူပူ|အလွန်ပူပူနဲ့|ပူပူပြင်းပြင်း|ဆူဆူပူပူ|ပူလောင်နေတုန်း|ပူလောင်နေစဉ်", "ကျွေး|စားခိုင်း|ခွံ့|တိုက်"),
  ...joined("ဝါးပြီးမှ|ဝါးပြီး|ဝါးကာ|ဝါး၍|အရင်ဝါးပြီး|အရင်ဝါးပြီးမှ", "ခွံ့|ကျွေး"),
  ...joined("တစ်ယောက်တည်း|တယောက်တည်း|တစ်ယောက်ထဲ", "စားခိုင်း|စားစေ|ထိုင်စားခိုင်း|စားပါစေ"),
].flatMap((words) => [words, words.replace(" ", "")]);

/** Of an illness that goes away: "ဝမ်းပျက်ရောဂါ ပျောက်ပါတယ်". */
const HEALED_BURMESE: readonly string[] = joined(
  "ရောဂါ|ရောဂါတွေ|ဝမ်းပျက်|ဝမ်းလျှော|ဝမ်းချုပ်|ဝမ်းကိုက်|အဖျား|ချောင်းဆိုး|နှာစေး|အအေးမိ|ယားနာ|အနာ",
  "ပျောက်ပါတယ်|ပျောက်တယ်|ပျောက်သည်|ပျောက်ပါသည်|ပျောက်မယ်|ပျောက်ပါမယ်|ပျောက်ပါလိမ့်မယ်|ပျောက်နိုင်|ပျောက်စေ|ပျောက်ကင်း|သက်သာပျောက်ကင်း",
).flatMap((words) => [words, words.replace(" ", "")]);
/** That nobody chokes on it: "so that she does not choke" is another thing. */
const CANNOT_CHOKE_BURMESE: readonly string[] = ["သီး", "နင်", "လည်ချောင်းပိတ်"].flatMap((choke) =>
  ["နိုင်ပါဘူး", "နိုင်ဘူး", "နိုင်တော့ဘူး", "နိုင်တော့ပါဘူး", "တော့ပါဘူး", "တော့ဘူး"].map((never) => `မ${choke}${never}`),
);

/**
 * The engine detects and never clears, so no text says that a food is safe; and a recipe heals and prevents nothing
 * (Regulation (EC) 1924/2006).
 */
export const CLAIMS: readonly Claim[] = [
  { id: "safety_claim", language: "en", words: ["is safe", "are safe", "safe for", "safe to eat", "completely safe", "perfectly safe", "baby-safe", "baby safe", "totally safe", "100% safe", "allergy safe", "choke-proof", "risk-free", "no risk", "guaranteed safe", "doctor approved", "paediatrician approved", "pediatrician approved", "need not supervise", "no need to supervise", "need not be supervised", "no need to watch", "no supervision needed", "can be left alone with", "safe", "safely", "harmless", "hypoallergenic", "choke-free", "choke free", ...joined("no way", "|for", "a|any|your", "baby|child|toddler", "can choke|could choke|to choke"), ...joined("nobody|no baby|no child|no toddler", "can|could|will|ever", "choke|chokes"), "impossible to choke", "never choke", "choking-proof", "choking proof", "choking-safe", "cannot choke", "can't choke", "can not choke", "will not choke", "won't choke", "no choking risk", "no choking hazard", "doctor recommended", "doctor-recommended", "recommended by doctors", "recommended by paediatricians", "recommended by pediatricians", "paediatrician recommended", "pediatrician recommended", "expert approved", "allergen-proof"] },
  { id: "safety_claim", language: "de", words: ["ist sicher", "sind sicher", "sicher für", "völlig sicher", "absolut sicher", "unbedenklich", "ungefährlich", "babysicher", "risikofrei", "ohne Risiko", "vom Arzt empfohlen", "braucht keine Aufsicht", "braucht es keine Aufsicht", "keine Aufsicht nötig", "sicherer Brei", "sicheres Rezept", "sichere Karotten", "sicherer Snack", "sichere Beikost", "harmlos", "harmlose", "harmloses", "harmloser", "hypoallergen", "hypoallergene", "hypoallergenes", "erstickungssicher", "verschlucksicher", "kann sich niemand verschlucken", "kann man sich nicht verschlucken", "kann sich nicht verschlucken", "kein Erstickungsrisiko", "keine Erstickungsgefahr", "ärztlich empfohlen", "kinderärztlich empfohlen", "von Kinderärzten empfohlen", "von Ärzten empfohlen", "vom Kinderarzt empfohlen"] },
  { id: "safety_claim", language: "pl", words: ["jest bezpieczne", "jest bezpieczny", "jest bezpieczna", "są bezpieczne", "bezpieczne dla", "bezpieczny dla", "bezpieczna dla", "całkowicie bezpieczne", "w pełni bezpieczne", "bez ryzyka", "zalecane przez lekarzy", "nie trzeba pilnować", "nie wymaga nadzoru", "bezpieczne puree", "bezpieczna zupa", "bezpieczne danie", "bezpieczny przepis", "bezpieczna przekąska", "nieszkodliwe", "nieszkodliwy", "nieszkodliwa", "hipoalergiczne", "hipoalergiczny", "hipoalergiczna", "nie może się zadławić", "nie zadławi się", "nie zakrztusi się", "nie ma ryzyka zadławienia", "bez ryzyka zadławienia", "polecane przez lekarzy", "zalecane przez pediatrów", "polecane przez pediatrów"] },
  { id: "safety_claim", language: "my", words: ["ဘေးကင်းသည်", "ဘေးကင်းပါသည်", "ဘေးကင်းပါတယ်", "အန္တရာယ်ကင်းသည်", "အန္တရာယ်မရှိပါ", "အန္တရာယ်ကင်းပါသည်", "စိတ်ချရတဲ့", "စိတ်ချရသော", "သီးမှာမဟုတ်", "နင်မှာမဟုတ်", "ဆရာဝန်ညွှန်ကြား", ...CANNOT_CHOKE_BURMESE] },
  { id: "unsafe_feeding", language: "en", words: ["leave the room", "leave your baby alone", "leave the baby alone", "leave your child alone", "leave them alone", "left alone with", "eat alone", "eats alone", "eat it alone", "eat unattended", "eat it unattended", "unsupervised", "unattended", "lying down", "lying flat", "while lying", "lie down to eat", "force the spoon", "force-feed", "force feed", "force it in", "prop the bottle", "serve boiling hot", "serve it boiling hot", "serve piping hot", "serve it piping hot", "served boiling hot", "served piping hot", "hold the nose", "while walking around", "while running around", ...UNSAFE_ENGLISH] },
  { id: "unsafe_feeding", language: "de", words: ["den Raum verlassen", "verlass den Raum", "verlasse den Raum", "allein lassen", "alleine lassen", "lass dein Baby allein", "lass dein Baby beim Essen allein", "beim Essen allein", "allein essen", "alleine essen", "ohne Aufsicht essen", "unbeaufsichtigt", "im Liegen", "liegend", "zwing den Löffel", "zum Essen zwingen", "zwangsernähren", "kochend heiß servieren", "sehr heiß servieren", "brühend heiß", "brennheiß", "brennend heiß", "kochheiß", "glühend heiß", "siedend heiß", "beim Herumlaufen", ...UNSAFE_GERMAN] },
  { id: "unsafe_feeding", language: "pl", words: ["wyjdź z pokoju", "zostaw dziecko samo", "zostawić malucha samego", "zostaw malucha samego", "zostawiając dziecko samo", "zostaw maluszka samego", "zostawić dziecko samo", "zostaw dziecko bez opieki", "jeść samo w pokoju", "jeść bez nadzoru", "bez nadzoru", "bez opieki", "na leżąco", "leżąc", "wmuszaj", "zmuś dziecko", "zmuszaj dziecko", "na siłę", "podawaj wrzące", "podaj wrzące", "podawaj gorące", "podaj gorące", "podczas biegania", ...UNSAFE_POLISH] },
  { id: "unsafe_feeding", language: "my", words: ["လှဲသိပ်ထားရင်း", "အိပ်ပျော်ခါနီး ခွံ့", "အိပ်နေတုန်း", "ပြေးလွှားဆော့နေတုန်း", "အမေက အရင်ဝါးပြီး", "နှာခေါင်းပိတ်ပြီး", "တစ်ယောက်တည်း ထား", "တစ်ယောက်တည်းထား", "လှဲပြီး ကျွေး", "ပက်လက်လှန်", "အိပ်လျက် ကျွေး", "အတင်းကျွေး", "အတင်း ခွံ့", "ပူပူလောင်လောင် ကျွေး", ...UNSAFE_BURMESE] },
  { id: "medical_claim", language: "en", words: ["cures", "cure for", "heals", "prevents allergies", "prevents allergy", "prevents disease", "treats colic", "treats eczema", ...joined("clears up|clears|gets rid of|banishes|fights off|knocks out", "|a|the|any|that|his|her|their", "cough|chesty cough|dry cough|coughs|cold|colds|flu|fever|ear infection|eczema|rash|tummy bug|diarrhoea|constipation|reflux|colic|congestion|sore throat"), "boosts immunity", "boosts the immune system", "detox", "prevents autism", "relieves reflux", "replaces medicine", "makes babies smarter", "helps against", "good against a cough", "against a cough", "against colds"] },
  { id: "medical_claim", language: "de", words: ["heilt", "beugt Allergien vor", "verhindert Allergien", "stärkt das Immunsystem", "stärkt die Abwehrkräfte", "entgiftet", "gegen Koliken", "gegen Neurodermitis", "ersetzt Medikamente", "macht schlau", "hilft gegen", "hilft bei Husten"] },
  { id: "medical_claim", language: "pl", words: ["leczy", "zapobiega alergii", "zapobiega alergiom", "wzmacnia odporność", "oczyszcza organizm", "na kolki", "leczy kolkę", "zastępuje leki", "zapobiega chorobom", "pomaga na kaszel", "pomaga na przeziębienie"] },
  { id: "medical_claim", language: "my", words: ["ရောဂါပျောက်ကင်း", "ရောဂါပျောက်စေ", "ပျောက်ကင်းစေ", "ပျောက်စေ", "ဝမ်းချုပ်ပျောက်", "ရောဂါကုသ", "ကုသပေး", "ရောဂါကိုကာကွယ်", "ရောဂါကာကွယ်", "ဓာတ်မတည့်မှုကိုကာကွယ်", "ဆေးအစား", ...HEALED_BURMESE] },
];
