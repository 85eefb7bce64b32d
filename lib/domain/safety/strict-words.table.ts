import { POLISH_MINUTE_EGGS } from "./soft-eggs.table";
import { ENGLISH_PRODUCTS } from "../food/english-products.table";
import { POLISH_NIGHTSHADES } from "./nightshades.table";

/** A borrowed name so short that a word of everyday speech is one letter away: "sucuk" and "suck", "latte" and "latter". */
const SHORT_NAME = /^[^ ]{1,9}$|^rich tea$/u;

/**
 * Words of rules that are a form or a near spelling of something harmless ("crisp", "met", "mate", the verb "juice"):
 * only the exact word counts, no ending and no typo. Folded to lower case.
 */
export const STRICT_WORDS: ReadonlySet<string> = new Set([
  ...ENGLISH_PRODUCTS.flatMap(({ words, strict }) => words.filter((word) => strict || SHORT_NAME.test(word))),
  "shahad", "shehad", "shahed", "whiting", "gur", "gud", "oxo", "namak", "gin", "cava", "perry", "stout", "lager", "jerk", "krab", "kfc", "samp", "hing", "curd", "curds", "kina", "basa", "maas", "puri", "marrow", "marrows", "pepper", "bream", "palak", "salada", "jatz", "tagine", "goody", "activia", "lassi", "damper", "stock pots", "methi", "roti", "rotis",
  "mead", "met", "roe", "lox", "russen", "huss", "hai", "aal", "eel", "stör", "wels", "sum", "pike", "mett", "metka", "tatar", "tatara",
  "mak", "maku", "makiem", "reh", "hase", "deer", "dzik", "dzika", "dzikiem", "dzikowi", "zając", "tran", "pate", "pâté", "mate", "coke", "chai", "cola", "kola",
  "rekin", "rekina", "śledź", "śledzi", "śledzie", "śledzia", "rum", "sake", "wino", "wina", "winem", "winie", "winom", "rumem", "rumu", "piwem", "piwie", "wine", "beer", "bier", "sekt", "sturm", "piwo", "piwa", "cider", "punsch", "mirin", "slush", "sok", "soku",
  "obi", "eis", "lody", "tort", "jam", "jelly", "cake", "cakes", "candy", "limo", "soda", "sirup", "syrop", "salt", "sól", "soli", "sol", "solą", "z solą", "ze solą", "ham",
  "chips", "crisps", "miso", "maggi", "wiener", "clay", "soap", "bleach", "betel", "milo", "brie", "lazur", "munster", "dates", "granat", "rukola",
  "corn", "mais", "peas", "sago", "boba", "agar", "kren", "chrzan", "chili", "chilli", "kawa", "kawy", "tea", "mocca", "melange", "parasol",
  "kurki", "laver", "nori", "orzech", "nuts", "bób", "groch", "groszek", "figi", "ser", "raki", "krebs", "ei", "jaja", "soi", "char", "algi", "alg",
  "meat", "beans", "fleisch", "bohnen", "linsen", "kanie", "gąski", "rydze", "berries", "beeren", "jagody", "ser", "fungi", "morel", "cep", "ceps", "manner", "toffi", "toffee", "caramel", "mace", "muszkat", "nektar", "nectar", "lizak", "sarna", "kasja", "cassia", "liver", "wild", "most", "whisky",
  "comte", "comté", "winkles", "rehwurst", "rehhack", "rehfilet", "rehleber", "fritten", "senf", "cracker", "crackers", "spam", "choc", "karmel", "beza", "bezy", "gołka", "gołki", "raki", "pulpo", "gulasz", "stek", "juice", "grissini", "rusk", "cbd", "bacon", "kebab cubes", "rosa", "gesüßt", "cure for", "model", "return", "system", "output", "rules", "recipe",
  "rogen", "gelee", "bowle", "radler", "kaba", "eibe", "caro",
  "ring", "rings", "fest", "gar", "glas", "becher", "dose", "meal", "flat", "firm", "hard", "hart", "long", "lang", "thick", "dick", "thin", "dünn",
  "dry", "pink", "rare", "roh", "piec", "płaskie", "heilt", "leczy", "heals", "cures", "el", "tl", "kl", "dip", "koch", "pasta", "masa", "slice", "stick",
  "spread", "tough", "zäh", "ball", "coin", "cube", "pieces", "piece", "powder", "dice", "ground", "flach", "streiche", "drücke", "rühre", "fluff", "creamer",
  "erdäpfelschalen", "kartoffelschalen", "tarty", "tarta", "tarte", "kleie", "matcha", "auster", "austern", "donut", "kuchen", "harzer", "paste", "pastę", "drobno", "smoothie", "lutscher", "detox", "pâte", "salbei", "melisse", "melisa", "kresse", "pita", "dahi", "burek", "ဆား", "ယို", "အသား",
  "stek", "steki", "steku", "steków", "stekiem", "stekami",
  "śledzik", "śledzika", "śledziki", "śledzików", "śledzikiem", "śledzikami",
  "ogórkowa", "ogórkowej", "ogórkową", "delikat", "kucharek", "jarzynka",
  "mule",
  "szklanka mleka", "szklankę mleka", "szklanką mleka", "kubek mleka", "kubkiem mleka",
  "z dzika", "z dzikiem", "mięso dzika",
  "danio", "bakuś", "bakusia",
  "kawą", "kawę", "kawie",
  "śledziem", "śledziami", "bekon", "bigos", "szproty",
  ...POLISH_MINUTE_EGGS,
  ...POLISH_NIGHTSHADES,
]);

/** Strict words that a German compound may end with behind a word that is known: "Makrelenhai", "Karottenmost", "Bananeneis". */
export const CLOSING_WORDS: ReadonlySet<string> = new Set([
  "hai", "aal", "wels", "mett", "tatar", "bier", "sekt", "most", "punsch", "limo", "sirup", "eis", "kuchen", "lutscher", "brie", "cola", "rum", "chips", "cracker", "senf", "nektar", "torte", "gelee", "rogen", "bowle",
]);
