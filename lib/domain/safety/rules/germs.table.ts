import { englishProducts } from "../../food/english-products.table";
import { RAW_EGGS, RAW_FISH, RAW_MEAT, RAW_SHELLFISH } from "../burmese-raw.table";
import { LIVER_WORDS, OTHER_FISH_WORDS } from "../other-fish.table";
import { SOUR_FISH } from "../preserved-fish.table";
import type { RuleId } from "../rule-ids";
import { NO_TERMS, type Rule } from "../rule";
import { BURMESE_SOFT_EGGS, germanSoftEggs, polishSoftEggs } from "../soft-eggs.table";

/** An egg named by minutes in which its yolk does not set. */
const BRIEF_EGGS: readonly string[] = ["3", "4", "5", "6", "7", "8", "three", "four", "five", "six", "seven", "eight"].flatMap((minutes) =>
  ["minute egg", "minute eggs", "minute boiled egg", "minute boiled eggs", "min egg", "min eggs", "min boiled egg", "min boiled eggs"].map((egg) => `${minutes} ${egg}`),
);

/** Every thing in every state that is said behind it. */
function inStates(things: string, states: readonly string[]): readonly string[] {
  return things.split("|").flatMap((thing) => states.map((state) => `${thing} ${state}`));
}

/** Cuts that are eaten pink, with the degrees in which a cook leaves them so. */
const GERMAN_UNDERDONE = inStates(
  "Steak|Rindersteak|Rumpsteak|Hüftsteak|Filetsteak|Rinderfilet|Rinderhüfte|Rinderlende|Roastbeef|Entrecôte|Beiried|Lungenbraten|Filet|Entenbrust|Lammfilet|Lammkotelett|Lammkarree|Lammrücken|Lammkeule|Lammlachse|Burger|Kalbsfilet|Thunfischsteak",
  ["medium", "englisch", "rare", "medium rare"],
);
const POLISH_UNDERDONE = inStates("stek|befsztyk|antrykot|rostbef|polędwica|wołowina|burger|hamburger", [
  "medium", "medium rare", "rare", "blue", "średnio krwisty", "średnio wysmażony", "lekko wysmażony", "słabo wysmażony", "półkrwisty",
]);

/** Raw and undercooked food, and what carries germs or their spores. Reviewed by hand; sources per rule. */
export const GERMS_RULES = {
  honey: {
    id: "honey",
    stages: [{ untilMonths: 12, severity: "forbid" }, { untilMonths: 24, severity: "forbid" }, { untilMonths: null, severity: "limit" }],
    terms: {
      en: [
        "manuka", "honeypot", "honey pot",
        "shahad", "shehad", "shahed",
        "honey", "hunny", "raw honey", "manuka honey", "honeycomb", "honey powder", "honey butter", "honey mustard",
        "honey-glazed", "honey-roasted", "honey nut cereal", "honey graham", "creamed honey", "royal jelly",
        "propolis", "bee pollen", "baklava", "halva with honey", "gingerbread", "pain d'epices", "granola", "mead",
        "h0ney", "honney", "hony", "honey nut",
        "honeyed", "honey'd",
      ],
      de: [
        "Bienenwabe", "Bienenwaben", "Honigwabe", "Wabenhonig", "Honigglas", "Honigtopf", "Honigtöpfchen", "Honiglöffel",
        "Honig", "Bienenhonig", "Waldhonig", "Imkerhonig", "Kunsthonig", "Honigsenf", "Honigkuchen", "Lebkuchen",
        "Pfefferkuchen", "Met", "Gelée royale", "Propolis", "Blütenpollen", "Honigwabe", "Honigmilch",
        "mit Honig glasiert",
        "Fenchelhonig",
      ],
      "de-AT": ["Lebzelten", "Honigbusserl"],
      pl: [
        "z pasieki", "prosto z pasieki",
        "miód", "miodu", "miodem", "miodzie", "miodek", "miodowy", "miodowa", "miodowe", "miodzik", "miodownik",
        "piernik", "pierniki", "pierniczki", "pitny miód", "pyłek pszczeli", "propolis", "mleczko pszczele",
        "pyłek kwiatowy", "pyłku kwiatowego", "pierzga", "pierzgi", "pierzgę", "pierzgą", "pierzdze", "chleb pszczeli", "miud", "miudu", "miudem",
      ],
      my: ["ပျားရည်", "ပျားရေ", "ပျါးရည်", "ပ်ားရည္", "ပျားလပို့", "ပျားမွေးရည်", "ပျားသကာရည်", "ပျားသကာ"],
    },
    // As a word it holds the crackers in its name.
    words: { ...NO_TERMS, en: ["graham crackers", "graham cracker", "honey graham crackers", "honey graham cracker"] },
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["NHS", "NHS24", "INSPQ", "ILext", "DEhebamme", "PLhoney"],
  },
  raw_egg: {
    id: "raw_egg",
    stages: [{ untilMonths: 60, severity: "forbid" }],
    get terms() {
      return {
        en: [
          ...BRIEF_EGGS, "ramen egg", "ramen eggs", "ajitama", "ajitsuke tamago", "soft scrambled egg", "soft scrambled eggs", "softly scrambled eggs", "boiled egg and soldiers", "boiled eggs and soldiers", "boiled egg with soldiers", "dippy eggs and soldiers", "dippy egg and soldiers", "coddled egg", "coddled eggs", "eggs benedict", "onsen egg", "onsen eggs",
          "raw egg", "runny egg", "soft egg", "soft eggs", "soft-boiled egg", "poached egg", "sunny side up", "over easy",
          "homemade mayonnaise", "aioli", "hollandaise", "bearnaise", "mousse au chocolat", "tiramisu", "zabaglione",
          "eggnog", "meringue", "royal icing", "carbonara", "raw cookie dough", "cake batter", "egg white foam",
          "fried egg runny", "egg sunny side up", "chocolate mousse", "raw eggs", "egg yolk raw", "homemade mayo",
          "loose scrambled egg", "loose scrambled eggs", "loosely scrambled egg", "loosely scrambled eggs", "wet scrambled egg", "wet scrambled eggs", "runny scrambled eggs", "egg soft", "eggs soft", "soft set egg", "soft set eggs",
          "dippy egg", "dippy eggs", "home-made mayonnaise", "home-made mayo", "mayonnaise homemade", "mayo homemade",
        ],
        de: [
          "Ochsenauge", "Ochsenaugen",
          "rohes Ei", "rohem Ei", "rohe Eier", "rohen Eiern", "weiches Ei", "weichgekochtes Ei", "Spiegelei",
          "pochiertes Ei", "selbstgemachte Mayonnaise", "Sauce Hollandaise", "Mousse au Chocolat", "Tiramisu",
          "Zabaione", "Eischnee roh", "Baiser roh", "Eierlikör", "roher Teig", "Kuchenteig roh", "rohem Eigelb",
          "rohes Eigelb", "rohes Eiweiß", "Ei weichgekocht", "Spiegeleier",
          ...germanSoftEggs(),
          "Ei im Glas", "Eier im Glas", "Mayonnaise selbstgemacht", "Mayonnaise selbst gemacht", "hausgemachte Mayonnaise",
          "selbstgemachte Mayo", "selbst gemachte Mayo", "selbst gemachte Mayonnaise", "Mayo selbstgemacht", "Mayo selbst gemacht", "hausgemachte Mayo", "Mayonnaise hausgemacht", "Baiser", "Baisers", "Pavlova", "Onsen-Ei",
          "rohe Mayonnaise", "rohe Mayo", "rohen Mayonnaise", "Mayonnaise mit rohem Ei", "rohe Aioli", "Mayonnaise mit rohem Eigelb", "Mayonnaise aus rohem Ei",
        ],
        "de-AT": ["kernweiches Ei", "Chaudeau", "Schaumrolle"],
        pl: [
          "surowe jajko", "surowe jaja", "jajko na miękko", "jajko sadzone", "jajko w koszulce", "kogel-mogel",
          "kogel mogel", "majonez domowy", "tiramisu", "mus czekoladowy", "surowe ciasto", "beza surowa",
          "ajerkoniak", "surowego jajka", "surowym jajkiem", "surowych jajek", "surowe żółtko", "jajka na miękko",
          "jajek na miękko", "jajka sadzone", "miękkie jajko", "miękkie jajka", "miękkich jajek",
          "domowy majonez", "domowego majonezu", "jajko na półtwardo", "jajka na półtwardo", "jajek na półtwardo",
          "jajko mollet", "jajka mollet", "jajo mollet", "jaja mollet", "jajko po wiedeńsku", "jajka po wiedeńsku",
          "jajko w szklance", "jajka w szklance", "jajka po benedyktyńsku", "jajko po benedyktyńsku", "jajko benedyktyńskie",
          ...polishSoftEggs(), "koglu-moglu", "koglu moglu", "kogla-mogla", "kogla mogla", "kogiel mogiel", "kogiel-mogiel", "koglem moglem", "koglem-moglem", "kogelmogel", "jajko onsen", "jajecznica na miękko", "jajka poszetowe", "jajko poszetowe",
        ],
        my: ["ဟာ့ဖ်ဘွိုင်", "ဟပ်ဘွိုင်", "ဟာဖ်ဘွိုင်", "ကြက်ဥအစိမ်း", "အိမ်လုပ် မယောနိစ်", "အိမ်လုပ်မယောနိစ်", "မယောနိစ် အိမ်လုပ်", "အိမ်လုပ် မရွန်းနိစ်", "မရွန်းနိစ် အိမ်လုပ်", "ကြက်ဥကြော် အနှစ်ကျဲ", "ကြက်ဥဟာ့ဖ်ဘွိုင်း", "ဟာ့ဖ်ဘွိုင်း", "ကြက်ဥဟတ်ဘွိုင်", "မကျက်သောကြက်ဥ", "ကြက်ဥရေတစ်ဆူ", ...RAW_EGGS, ...BURMESE_SOFT_EGGS],
      };
    },
    words: {
      en: ["egg and soldiers", "eggs and soldiers", "egg with soldiers", "eggs with soldiers", "egg & soldiers", "eggs & soldiers"],
      de: [],
      "de-AT": [],
      pl: [],
      my: [],
    },
    foods: ["egg", "quail_egg", "duck_egg"],
    bareFood: "untilCooked",
    triggerForms: ["raw", "runny", "lightly_cooked", "brief"],
    acceptableForms: { cooked: 0, cooked_through: 0, canned: 0, toasted: 0 },
    sources: ["NHS24", "BfRraw", "DEhebamme", "Temps"],
  },
  raw_meat: {
    id: "raw_meat",
    stages: [{ untilMonths: 60, severity: "forbid" }],
    terms: {
      en: [
        "blue steak", "steak blue", "blue rare", "bleu steak", "rare burger", "raw goat", "raw goat meat",
        "steak tartare", "tartare", "carpaccio", "raw mince", "rare steak", "pink burger", "raw meat", "kitfo",
        "larb raw", "kibbeh nayyeh", "bresaola", "raw ham",
      ],
      de: [
        "Tatar", "Beefsteak Tatar", "Mett", "Mettbrötchen", "Mettigel", "Hackepeter", "Carpaccio",
        "rohes Hackfleisch", "blutiges Steak", "Rohschinken", "Teewurst", "Mettwurst", "Zwiebelmettwurst",
        "rosa gebratenes Steak",
        "rohes Fleisch", "rohem Fleisch",
        "rohes Gehacktes", "Gehacktes roh", "rohes Hack", "Hack roh", "Schabefleisch", "medium Steak", "englisches Steak", ...GERMAN_UNDERDONE,
      ],
      "de-AT": ["rohes Faschiertes", "Beef Tatar", "Haussalami", "Landjäger", "Kantwurst"],
      pl: [
        "tatar", "befsztyk tatarski", "metka", "surowe mięso", "carpaccio", "krwisty stek", "surowe mielone",
        "kiełbasa surowa", "tatara",
        "surowego mięsa",
        ...POLISH_UNDERDONE,
        "kaczka różowa", "pierś kaczki różowy", "pierś z kaczki różowy", "wątróbka różowa", "wołowina różowa",
        "jagnięcina różowa", "cielęcina różowa", "polędwica różowa", "polędwiczka różowa", "wieprzowina różowa",
        "mięso różowe", "stek różowy", "rostbef różowy", "burger różowy", "hamburger różowy", "gęś różowa", "comber różowy",
        "pierś różowa", "różowa pierś z kaczki",
      ],
      my: ["အသားစိမ်း", "အသည်းစိမ်း", "အသဲစိမ်း", "အမဲသားအစိမ်း", "ဝက်သားအစိမ်း", "ကြက်သားအစိမ်း", "မကျက်သောအသား", "မကျက်တဲ့အသား", "အသားအစိမ်း", "အသားမကျက်", "အသားမကျက်တကျက်", "အသားတစ်ဝက်ကျက်", "အသားတဝက်ကျက်", "အသားကျက်တစ်ဝက်", ...RAW_MEAT],
    },
    words: NO_TERMS,
    // Salted or in a skin, it is raw inside all the same.
    stated: {
      foods: ["sausage"],
      words: { ...LIVER_WORDS, en: [...LIVER_WORDS.en, "bacon", "bacon rashers", "gammon", "gammon steak", "gammon steaks", "gammon joint", "black pudding", "white pudding", "haggis", "meatball", "meatballs", "sausage meat", "sausagemeat", "sausage patties", "burger patty", "burger patties", "hamburger"] },
      forms: ["raw", "rare", "lightly_cooked", "underdone"],
    },
    foods: ["chicken", "turkey", "duck", "beef", "minced_beef", "minced_chicken", "minced_turkey", "minced_veal", "minced_pork", "minced_lamb", "veal", "pork", "lamb", "rabbit", "chicken_liver"],
    bareFood: "untilCooked",
    triggerForms: ["raw", "rare", "lightly_cooked", "brief"],
    acceptableForms: { cooked: 0, cooked_through: 0, canned: 0 },
    sources: ["BfRraw", "NHS24", "Temps"],
  },
  raw_fish: {
    id: "raw_fish",
    stages: [{ untilMonths: 60, severity: "forbid" }],
    terms: {
      en: [
        "sushi", "sashimi", "nigiri", "ceviche", "poke bowl raw", "tuna tartare", "gravlax", "gravadlax", "gravad lax", "lox",
        "cold-smoked salmon", "smoked salmon", "smoked trout", "matjes", "rollmops", "pickled herring", "caviar",
        "roe", "tarama", "taramasalata", "anchovy raw", "raw fish",
        "poke bowl", "poké", "smoked fish", "smoked eel", "smoked sprats", "smoked halibut",
        "kipper", "kippers",
      ],
      de: [
        "Sushi", "Sashimi", "Ceviche", "Räucherlachs", "Graved Lachs", "Matjes", "Rollmops", "Bismarckhering",
        "Kaviar", "Fischrogen", "geräucherte Forelle", "Räucheraal", "Räucherfisch", "Räuchermakrele", "Räucherforelle", "Räucherhering", "Räuchersaibling", "Räucherheilbutt", "Stremellachs", "Bückling", "Bücklinge", "Sprotten", "Kieler Sprotten", "Heringssalat", "Matjessalat", "geräucherter Fisch", "geräucherter Aal", "geräucherter Heilbutt", "Fischtatar", "rohen Fisch", "roher Fisch",
        "Maki-Sushi", "Maki Sushi", "Maki-Rollen", "Makirollen", "Gurkenmaki", "Avocadomaki", "Rogen", "Seelachsschnitzel", "Lachsersatz", "Sahnehering", "Sahneheringe", "Hering in Sahne", "Heringsfilet in Sahne", "Hering in Sahnesoße", "Hering in Sahnesauce", "Heringsfilet in Sahnesoße", "Heringsfilet in Sahnesauce", "Heringsfilets in Sahnesoße", "Heringsstipp", "Heringstopf", "Hausfrauenhering", "Hering Hausfrauenart", "Heringsfilet Hausfrauenart", "Heringshappen", "Pfeffermakrele", "Pfeffermakrelen", "Pfeffermakrelenfilet",
        "Lachsmaki", "Thunfischmaki", "Lachsrogen", "Forellenrogen",
        "Räucherzander", "Räucherrenke", "Räucherrenken", "Räucherfelchen", "Räuchermaräne", "Räuchermaränen", "Räucherhecht", "Räucherbarsch", "Räucherschleie", "Räucherstör", "Räucherlachsforelle", "Räucheräsche", "Räucherreinanke", "Räucherwels", "Räucherkarpfen", "Räucherbutt", "Räucherrotbarsch", "Räuchersprotte", "Räuchersprotten", "Räuchermatjes", "Räucherdorade", "Räucherwolfsbarsch", "geräucherter Zander", "geräucherte Renke", "geräucherte Maräne",
      ],
      "de-AT": ["Russen", "Räucherforelle"],
      pl: [
        "sushi", "sashimi", "łosoś wędzony", "pstrąg wędzony", "węgorz wędzony", "wędzony węgorz", "węgorza wędzonego", "halibut wędzony", "wędzony halibut", "szprotki wędzone", "wędzone szprotki", "szprotki", "szproty", "szprotów", "szproty wędzone", "ryba wędzona", "ryby wędzone", "wędzona ryba", "wędzone ryby", "ryby wędzonej", "makrela wędzona", "matjas", "rolmops", "kawior",
        "tatar z łososia", "ikra", "łosoś sałatkowy", "łososia sałatkowego", "łosoś do sałatek", "łosoś kanapkowy", "pstrąg sałatkowy",
        "surowa ryba", "surowej ryby", "surową rybę",
      ],
      my: ["ဆူရှီ", "ငါးစိမ်း", ...SOUR_FISH, "ငါးမကျက်", "ငါးမကျက်တကျက်", "ငါးကင်မကျက်", "ငါးအစိမ်း", ...RAW_FISH],
    },
    words: {
      en: [],
      de: [],
      "de-AT": [],
      pl: ["śledź", "śledzie", "śledzia", "śledzi", "śledzik", "śledzika", "śledziki", "śledzików", "śledzikiem", "śledzikami", "śledziem", "śledziami", "filety śledziowe", "filet śledziowy", "filetów śledziowych"],
      my: [],
    },
    foods: [
      "salmon", "trout", "arctic_char", "cod", "pollock", "haddock", "plaice", "sardine", "mackerel_atlantic",
      "herring", "tuna", "tilapia", "hilsa", "rohu", "catfish",
    ],
    bareFood: "untilCooked",
    triggerForms: ["raw", "rare", "smoked", "marinated", "lightly_cooked", "brief"],
    stated: { foods: [], words: OTHER_FISH_WORDS, forms: ["raw", "rare", "smoked", "marinated", "lightly_cooked"] },
    acceptableForms: { cooked: 0, cooked_through: 0, canned: 0 },
    // Who flakes a fish has cooked it, unless it is said that it was smoked or pickled.
    weakForms: ["flaked"],
    sources: ["BfRraw", "NHS24"],
  },
  raw_shellfish: {
    id: "raw_shellfish",
    stages: [{ untilMonths: null, severity: "forbid" }],
    terms: {
      en: [
        "raw oyster", "oysters on the half shell", "raw clam", "raw mussel", "raw scallop", "prawn ceviche",
        "drunken shrimp",
      ],
      de: ["rohe Auster", "rohe Muscheln", "rohe Garnelen", "Jakobsmuschel roh", "rohe Scampi", "roher Scampi", "rohen Scampi", "roher Hummer", "rohen Hummer", "rohes Hummerfleisch", "rohe Jakobsmuschel", "rohe Jakobsmuscheln", "rohen Jakobsmuscheln", "roher Oktopus", "rohen Oktopus", "roher Pulpo", "rohen Pulpo", "roher Tintenfisch", "rohen Tintenfisch", "rohe Tintenfische", "rohe Calamari", "rohe Kalmare", "roher Kalmar", "rohe Sepia", "rohe Shrimps", "rohe Krabben", "rohe Krabbe", "rohe Krebse", "rohe Flusskrebse", "rohe Languste", "rohe Langusten", "rohe Miesmuscheln", "rohe Venusmuscheln", "rohe Herzmuscheln", "rohe Vongole", "rohe Meeresfrüchte", "rohen Meeresfrüchten", "rohe Garnele", "roher Krebs", "rohe Krevetten", "rohe Muschel"],
      "de-AT": [],
      pl: ["surowa ostryga", "surowe małże", "surowe krewetki", "tatar z krewetek"],
      my: ["ကမာစိမ်း", "ကမာအစိမ်း", "ပုစွန်ချဉ်", "ပုဇွန်ချဉ်", "ကဏန်းချဉ်", "ဂဏန်းချဉ်", "ကမာချဉ်", "ခုံးကောင်ချဉ်", ...RAW_SHELLFISH],
    },
    words: {
      en: ["oyster", "oysters"],
      de: ["Auster", "Austern"],
      "de-AT": [],
      pl: ["ostryga", "ostrygi", "ostryg"],
      my: ["ကမာကောင်", "ကမာ"],
    },
    foods: ["shrimp", "crab", "mussel", "squid"],
    stated: {
      foods: [],
      words: {
        en: ["scallop", "scallops", "clams", "lobster", "langoustines"],
        de: [],
        "de-AT": [],
        pl: [],
        my: [],
      },
      forms: ["raw", "lightly_cooked", "brief", "underdone"],
    },
    bareFood: "untilCooked",
    triggerForms: ["raw", "lightly_cooked", "brief"],
    acceptableForms: { cooked: 0, cooked_through: 0, canned: 0 },
    sources: ["NHS24", "UKRD", "Temps"],
  },
  unpasteurised_dairy: {
    id: "unpasteurised_dairy",
    stages: [{ untilMonths: 60, severity: "forbid" }],
    terms: {
      en: [
        "lait cru", "au lait cru", "fromage au lait cru", "unpasteurised apple juice", "unpasteurized apple juice", "unpasteurised juice", "unpasteurized juice", "unpasteurised orange juice", "unpasteurized orange juice", "raw apple juice", "unpasteurised cider", "unpasteurized cider",
        "raw milk", "raw farm milk", "farm milk", "unpasteurised milk", "unpasteurized milk",
        "farm milk straight from cow", "raw cream", "raw-milk cheese", "unpasteurised cheese", "raw kefir",
        "raw butter", "milk straight from the cow", "gruyere", "gruyère", "comte", "comté", "beaufort cheese", "appenzeller", "tête de moine", "morbier",
        "milk straight from the farm", "milk from the farm",
      ],
      de: [
        "Rohmilch", "Vorzugsmilch", "Milch ab Hof", "Frischmilch unbehandelt", "Rohmilchkäse", "Rohmilchbutter",
        "Rohrahm", "Greyerzer", "Gruyère", "Comté", "Appenzeller", "Tête de Moine", "Vorarlberger Bergkäse",
        "Milch direkt vom Bauern", "Milch vom Bauern", "Milch vom Bauernhof", "Milch direkt vom Hof",
        "Tiroler Bergkäse", "Allgäuer Bergkäse", "Allgäuer Emmentaler", "Tiroler Almkäse", "Tiroler Alpkäse", "Alpkäse aus Rohmilch", "Raclette aus Rohmilch", "Sbrinz",
        "Bergkäse", "Almkäse", "Alpkäse",
      ],
      "de-AT": ["Almkäse aus Rohmilch", "Rohmilch vom Bauern", "Heumilch roh"],
      pl: ["mleka od krowy", "nieprzegotowane mleko", "nieprzegotowanego mleka", "mleko nieprzegotowane", "mleka nieprzegotowanego", "mleka prosto od gospodarza", "mleka od gospodarza", "z niepasteryzowanego mleka", "z mleka niepasteryzowanego", "z surowego mleka", "z mleka surowego", 
        "mleko surowe", "surowe mleko", "prosto od krowy", "mleko prosto od krowy", "mleko niepasteryzowane",
        "ser z niepasteryzowanego mleka", "oscypek", "bundz", "bryndza", "serwatka surowa", "mleko od krowy",
        "mleka prosto od krowy",
        "mleko wiejskie", "mleko ze wsi", "mleko gospodarskie", "mleko z gospodarstwa", "mleko prosto z gospodarstwa", "mleko od chłopa", "mleko prosto ze wsi", "mleko od baby",
        "mleko prosto od rolnika", "mleko od rolnika", "mleko od gospodarza", "mleko prosto od gospodarza",
      ],
      my: ["နွားနို့စိမ်း", "နွားနို့အစိမ်း", "မကျိုရသေးသောနွားနို့", "ဆိတ်နို့စိမ်း", "ဆိတ်နို့အစိမ်း", "နို့စိမ်း", "နို့အစိမ်း"],
    },
    words: NO_TERMS,
    foods: ["cows_milk"],
    bareFood: "whenStated",
    triggerForms: ["raw"],
    acceptableForms: { cooked: 0 },
    stated: {
      foods: [
        "cows_milk", "yogurt", "kefir", "quark", "cream_cheese", "cottage_cheese", "ricotta", "mozzarella", "hard_cheese",
        "parmesan", "feta", "butter", "cream", "sour_cream",
      ],
      words: {
        en: [
          "milk", "cheese", "goat's milk", "goat milk", "sheep's milk", "sheep milk", "goat's cheese", "goat cheese",
          "sheep's cheese", "brie", "camembert", "blue cheese", "soft cheese", "buttermilk",
        ],
        de: [
          "Milch", "Käse", "Ziegenmilch", "Schafmilch", "Schafsmilch", "Ziegenkäse", "Schafskäse", "Schafkäse",
          "Ziegenfrischkäse", "Weichkäse", "Bergkäse", "Brie", "Camembert", "Heumilch", "Buttermilch",
          "Mascarpone", "Ricotta", "Burrata", "Halloumi", "Pecorino", "Manchego", "Crème fraîche", "Schmand",
        ],
        "de-AT": ["Almkäse", "Almbutter", "Rahm"],
        pl: [
          "mleko", "ser", "mleko kozie", "mleko owcze", "ser kozi", "ser owczy", "maślanka", "zsiadłe mleko", "brie",
          "camembert",
        ],
        my: ["နို့", "နွားနို့", "ဆိတ်နို့", "ဒိန်ခဲ"],
      },
      forms: ["unheated"],
    },
    sources: ["NHS24", "BfRraw", "GILmilk", "CDCdrinks"],
  },
  mould_ripened_cheese: {
    id: "mould_ripened_cheese",
    stages: [{ untilMonths: 60, severity: "forbid" }],
    terms: NO_TERMS,
    words: {
      en: [
        "white rind", "with a white rind", "bloomy rind",
        "goat's cheese log", "goat cheese log", "goats cheese log", "rinded goat's cheese", "rinded goats cheese", "rinded goat cheese", "goat's cheese with rind", "goat cheese with rind", "goat's cheese rounds", "chevre log", "chèvre log", "chèvre", "bucheron", "bûcheron", "buche de chevre", "st agur", "shropshire blue", "dolcelatte", "bavarian blue", "blue brie", "white mould cheese", "bloomy rind cheese",
        "brie", "camembert", "chevre", "ripened goat's cheese", "roquefort", "gorgonzola", "blue cheese", "stilton",
        "danish blue", "cashel blue", "crozier blue", "oxford blue", "cornish blue", "perl las", "dorset blue vinny", "blue vinny", "beenleigh blue", "barkham blue", "gippsland blue", "maytag blue", "point reyes blue", "fourme d'ambert", "cabrales", "blue d'auvergne", "castello blue", "blacksticks blue", "yorkshire blue", "blue wensleydale", "baron bigod", "tunworth", "cambozola", "saint agur", "dolcelatte", "epoisses", "époisses", "pont l'eveque", "livarot", "chaource", "bleu d'auvergne", "taleggio", "munster", "limburger", "vacherin", "reblochon",
      ],
      de: [
        "Brie", "Camembert", "Ziegenrolle", "Schimmelkäse", "Blauschimmelkäse", "Edelpilzkäse", "Gorgonzola", "Roquefort",
        "Rotschmierkäse", "Cambozola", "Bavaria Blu", "Saint Albray", "Ofenkäse", "Limburger", "Romadur", "Harzer", "Handkäse", "Münsterkäse", "Weißschimmelkäse",
        "Weichkäse", "Ziegenweichkäse", "Schafsweichkäse", "Schafweichkäse", "Ziegencamembert", "Rotkulturkäse",
      ],
      "de-AT": ["Quargel", "Österkron", "Schärdinger Brie"],
      pl: [
        "camembercik", "camembercika", "camemberciku", "camembercikiem",
        "brie", "camembert", "ser pleśniowy", "sera pleśniowego", "ser kozi dojrzewający", "ser kozi pleśniowy", "rolada kozia", "rolady koziej", "cambozola", "gorgonzola", "roquefort", "rokpol",
        "ser z niebieską pleśnią", "lazur", "limburski",
        "pleśniowy", "pleśniowa", "pleśniowe", "z białą pleśnią", "z niebieską pleśnią", "z zieloną pleśnią", "z szlachetną pleśnią", "ze szlachetną pleśnią", "z porostem białej pleśni", "z porostem pleśni", "z przerostem niebieskiej pleśni", "z przerostem pleśni",
        "ser kozi roladka", "ser kozi rolada", "roladka kozia", "roladka z koziego sera", "roladka z sera koziego", "rolada z koziego sera", "rolada z sera koziego", "roladki kozie", "kamembert", "kamemberta", "kamember",
      ],
      my: ["မှိုဒိန်ခဲ", "ကာမွန်ဘဲ ဒိန်ခဲ", "ဘရီဒိန်ခဲ"],
    },
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: { cooked: 0, cooked_through: 0 },
    sources: ["NHS24", "UKRD"],
  },
  raw_sprouts: {
    id: "raw_sprouts",
    stages: [{ untilMonths: 60, severity: "forbid" }],
    terms: {
      en: ["raw sprouts", "bean sprouts raw", "mung sprouts raw", "sprouted chickpeas raw"],
      de: ["rohe Sprossen", "Sojasprossen roh", "Mungbohnensprossen roh", "Keimlinge roh"],
      "de-AT": ["Sprossen roh"],
      pl: ["surowe kiełki"],
      my: ["ပဲပင်ပေါက်အစိမ်း", "ပဲပင်ပေါက်စိမ်း", "ပဲညှောင့်"],
    },
    words: {
      en: [
        ...englishProducts("raw_sprouts"),
        "alfalfa sprouts", "clover sprouts", "radish sprouts", "cress sprouts", "bean sprouts", "beansprouts",
        "mung bean sprouts",
      ],
      de: ["Alfalfasprossen", "Sprossen", "Sojasprossen", "Mungbohnensprossen", "Kressesprossen", "Keimlinge"],
      "de-AT": [],
      pl: ["kiełki rzodkiewki", "kiełki lucerny", "kiełki fasoli mung", "kiełki", "kiełków", "soczewica skiełkowana", "soczewica kiełkująca", "ciecierzyca skiełkowana", "ciecierzyca kiełkująca", "fasola skiełkowana", "fasola kiełkująca", "skiełkowana fasolka mung", "kiełkująca fasolka mung", "skiełkowana fasola mung", "kiełkująca fasola mung", "groch skiełkowany", "groch kiełkujący", "groszek skiełkowany", "groszek kiełkujący", "lucerna skiełkowana", "lucerna kiełkująca", "rzodkiewka skiełkowana", "rzodkiewka kiełkująca", "pszenica skiełkowana", "pszenica kiełkująca", "gryka skiełkowana", "gryka kiełkująca", "słonecznik skiełkowany", "słonecznik kiełkujący", "skiełkowane nasiona", "skiełkowane ziarna", "kiełkujące nasiona"],
      my: ["ပဲပင်ပေါက်", "ပဲတီပင်ပေါက်"],
    },
    foods: [],
    bareFood: "triggers",
    triggerForms: ["raw", "lightly_cooked", "brief"],
    acceptableForms: { cooked: 0, cooked_through: 0, canned: 0 },
    sources: ["Sprouts"],
  },
  raw_flour: {
    id: "raw_flour",
    stages: [{ untilMonths: null, severity: "forbid" }],
    terms: {
      en: [
        "raw dough", "cookie dough", "raw flour", "raw batter", "edible play dough with raw flour",
        "no-bake with wheat flour",
      ],
      de: ["roher Teig", "rohes Mehl", "Keksteig roh", "Teig naschen"],
      "de-AT": ["roher Germteig", "Keksteig"],
      pl: ["surowe ciasto", "surowa mąka", "ciasto na ciasteczka surowe"],
      my: ["မုန့်ညက်အစိမ်း", "ဂျုံအစိမ်း"],
    },
    words: {
      ...NO_TERMS,
      en: ["raw", "uncooked", "unbaked"].flatMap((raw) => ["bread dough", "pizza dough", "pastry", "pastry dough", "pie crust", "pancake batter", "shortcrust pastry", "puff pastry"].map((dough) => `${raw} ${dough}`)).concat("pancake batter", "waffle batter", "muffin batter"),
    },
    foods: ["wheat_flour", "rice_flour", "buckwheat_flour", "chickpea_flour"],
    bareFood: "untilCooked",
    triggerForms: ["raw", "lightly_cooked", "brief"],
    acceptableForms: { cooked: 0, cooked_through: 0, canned: 0, toasted: 0 },
    sources: ["FDAflour"],
  },
  pate: {
    id: "pate",
    stages: [{ untilMonths: 60, severity: "forbid" }],
    terms: {
      en: [...englishProducts("pate"), "pate", "pâté", "liver pate", "liver pâté", "liver paste", "liverwurst", "vegetable pate", "meat paste", "foie gras"],
      de: ["Pastete", "Leberwurst", "Streichwurst", "Teewurst", "Leberpastete", "Leberaufstrich", "Leberstreich"],
      "de-AT": ["Leberstreichwurst", "Verhackertes", "Grammelschmalz", "Bratlfettn"],
      pl: ["pasztet", "pasztetu", "pasztetowa", "wątrobianka", "smalec", "smalec ze skwarkami", "metka"],
      my: ["ပါတေး", "အသည်းအနှစ်"],
    },
    words: NO_TERMS,
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["G"],
  },
  raw_cured_meat: {
    id: "raw_cured_meat",
    stages: [{ untilMonths: 60, severity: "forbid" }],
    terms: {
      en: [
        ...englishProducts("raw_cured_meat"),
        "salami", "chorizo", "prosciutto", "serrano ham", "pepperoni", "jerky", "biltong", "landjager",
        "smoked ham raw", "coppa", "pancetta", "parma ham", "peperami", "bresaola",
      ],
      de: [
        "Salami", "Rohschinken", "Mettwurst", "Cervelat", "Landjäger", "Kabanossi", "Serrano", "Parmaschinken",
        "Trockenfleisch", "Lachsschinken", "Schwarzwälder Schinken", "Südtiroler Speck", "Bündner Fleisch", "Bündnerfleisch", "Cabanossi", "Bifi",
        "Schinkenspeck", "Nussschinken", "Nuss-Schinken", "Knochenschinken", "Katenschinken", "Katenrauchschinken", "Räucherschinken", "Landrauchschinken", "roher Schinken", "Karreespeck", "Tiroler Speck", "Jausenspeck", "Bauernspeck", "kaltgeräucherter Speck", "Speck kaltgeräuchert", "Speck geräuchert roh", "Rohwurst", "Rohwürste", "Dauerwurst", "Plockwurst", "Schlackwurst", "Hartwurst", "Katenwurst", "Ahle Wurst", "Coppa", "Pancetta", "Prosciutto",
      ],
      "de-AT": ["Kantwurst", "Hauswürstel", "Speck roh", "Surspeck"],
      pl: [
        "kindziuk", "kindziuka", "kindziukiem",
        "salami", "kabanos", "kiełbasa surowa dojrzewająca", "szynka dojrzewająca", "szynka parmeńska",
        "suszone mięso", "polędwica surowa wędzona",
        "suszona wołowina", "suszona wieprzowina", "suszony indyk", "suszony kurczak", "suszone mięso wołowe",
        "wołowina suszona", "kiełbasa sucha", "kiełbasa suszona", "sucha krakowska", "krakowska sucha",
        "kiełbasa krakowska sucha", "kiełbasa polska surowa", "kabanosik", "kabanosiki", "kabanosików", "kabanosikami",
        "polędwica łososiowa", "szynka szwarcwaldzka", "szynka serrano", "jamon", "szynka surowa",
        "szynka długo dojrzewająca", "boczek surowy wędzony",
      ],
      my: ["ဝက်အူချောင်းအစိမ်း", "အသားချဉ်", "အမဲသားချဉ်", "ဝက်သားချဉ်", "ကြက်သားချဉ်", "ဝက်နံရိုးချဉ်", "အသားခြောက်", "ဘဲသားခြောက်", "ယုန်သားခြောက်", "အမဲသားခြောက်", "အမဲခြောက်", "ဝက်သားခြောက်", "ကြက်သားခြောက်", "ဆိတ်သားခြောက်", "သိုးသားခြောက်"],
    },
    words: NO_TERMS,
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["BfRraw", "G"],
  },
} satisfies Partial<Record<RuleId, Rule>>;
