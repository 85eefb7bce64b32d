/** The units in which parents write amounts. `kyattha` is 16.33 g and `viss` 1.633 kg, the weights of Burmese markets. */
export const QUANTITY_UNITS = [
  "g", "dag", "kg", "oz", "lb", "kyattha", "viss", "ml", "cl", "dl", "l", "pint", "tsp", "tbsp", "cup", "glass", "pinch",
  "dash", "drop", "handful", "piece", "slice", "clove", "bunch", "sprig", "leaf", "stick", "tin", "packet", "jar", "portion",
] as const;
export type QuantityUnit = (typeof QUANTITY_UNITS)[number];

const table: Readonly<Record<QuantityUnit, string>> = {
  g: "g gr gm gram grams gramm gramms gramow gramy",
  dag: "dag dkg deka dekagramm dekagramow",
  kg: "kg kilo kilos kilogram kilograms kilogramm kilogramow",
  oz: "oz ounce ounces",
  lb: "lb lbs pound pounds pfund funt funta",
  kyattha: "kyattha kyatthar",
  viss: "viss peiktha",
  ml: "ml milliliter milliliters millilitre millilitres mililitr mililitrow",
  cl: "cl",
  dl: "dl deziliter",
  l: "l liter liters litre litres litr litry litra litrow",
  pint: "pint pints",
  tsp:
    "tsp tsps tspn teaspoon teaspoons teaspoonful teaspoonfuls tl kl kaffeeloffel teeloffel teeloffeln lyzeczka lyzeczki " +
    "lyzeczke lyzeczek lyzecz",
  tbsp:
    "tbsp tbsps tbs tblsp tablespoon tablespoons tablespoonful el essloffel essloffeln suppenloffel lyzka lyzki lyzke lyzek lyz",
  cup: "cup cups cupful tasse tassen becher filizanka filizanki kubek kubka kubki haferl",
  glass: "glass glasses glas glaser szklanka szklanki szklanke szklanek szkl",
  pinch: "pinch pinches prise prisen hauch messerspitze messerspitzen msp szczypta szczypty szczypte szczypt",
  dash: "dash dashes splash schuss spritzer odrobina odrobine odrobiny kapka kapke kapki",
  drop: "drop drops tropfen kropla krople kropli kropelka",
  handful: "handful handfuls handvoll garsc garsci garstka garstke garstki garsteczka",
  piece: "piece pieces pcs pc nest nests nester stuck stk stucke stuckchen sztuka sztuki sztuke sztuk szt kawalek kawalki kawalkow",
  slice: "slice slices scheibe scheiben scheibchen plaster plastry plasterek plasterki plasterkow kromka kromki kromke kromek",
  clove: "clove cloves zehe zehen zabek zabki zabkow",
  bunch: "bunch bunches bund bunde peczek peczki peczka",
  sprig: "sprig sprigs zweig zweige zweiglein zweigerl zweigerln galazka galazki",
  leaf: "leaf leaves blatt blatter listek listki listkow",
  stick: "stick sticks stange stangen lodyga lodygi",
  tin: "tin tins can cans dose dosen puszka puszki puszke puszek",
  packet: "packet packets pack packs pkg pck packung packungen packchen packerl opakowanie opakowania paczka paczki paczke paczek paczuszka paczuszki sachet saszetka saszetki torebka torebki",
  jar: "jar jars sloik sloika sloiki sloiczek sloiczka sloiczki",
  portion: "portion portions portionen serving servings porcja porcje porcji",
};

/** The unit that a folded Latin word names. */
export const UNIT_WORDS: ReadonlyMap<string, QuantityUnit> = new Map(
  QUANTITY_UNITS.flatMap((unit) => table[unit].split(" ").map((word) => [word, unit] as const)),
);

/** Burmese units and counting words, longer ones first so that the teaspoon is not taken for a spoon. */
export const BURMESE_UNITS: readonly (readonly [string, QuantityUnit])[] = [
  ["လက်ဖက်ရည်ဇွန်း", "tsp"], ["လ္ဘက်ရည်ဇွန်း", "tsp"], ["လက်ဘက်ရည်ဇွန်း", "tsp"], ["စားပွဲတင်ဇွန်း", "tbsp"], ["စားပွဲဇွန်း", "tbsp"],
  ["ဟင်းစားဇွန်း", "tbsp"], ["ထမင်းစားဇွန်း", "tbsp"], ["မီလီလီတာ", "ml"], ["မီလီ", "ml"], ["ကီလိုဂရမ်", "kg"], ["ကျပ်သား", "kyattha"], ["သား", "kyattha"], ["ပိဿာ", "viss"], ["ပိသာ", "viss"],
  ["ဇွန်းသေး", "tsp"], ["ဇွန်းကြီး", "tbsp"], ["ဇွန်း", "tsp"], ["ဂရမ်", "g"], ["ကီလို", "kg"], ["လီတာ", "l"], ["ပေါင်", "lb"],
  ["အောင်စ", "oz"], ["ဖန်ခွက်", "glass"], ["ခွက်", "cup"], ["ဆုပ်", "handful"], ["လက်ဆုပ်", "handful"], ["ဆိတ်", "pinch"],
  ["စိပ်", "pinch"], ["စက်", "drop"], ["လုံး", "piece"], ["ခု", "piece"], ["ကောင်", "piece"], ["ပိုင်း", "piece"], ["တုံး", "piece"], ["ချပ်", "slice"],
  ["ပြား", "slice"], ["မွှာ", "clove"], ["တက်", "clove"], ["စည်း", "bunch"], ["ရွက်", "leaf"], ["ချောင်း", "stick"], ["တောင့်", "stick"],
  ["ဘူး", "tin"], ["ဗူး", "tin"], ["ထုပ်", "packet"], ["ပွဲ", "portion"],
];

/** Numbers as words, folded. "a" and its like count only before a unit. */
export const NUMBER_WORDS: ReadonlyMap<string, number> = new Map([
  ["one", 1], ["two", 2], ["three", 3], ["four", 4], ["five", 5], ["six", 6], ["ten", 10], ["half", 0.5], ["quarter", 0.25],
  ["ein", 1], ["eine", 1], ["einen", 1], ["einer", 1], ["zwei", 2], ["drei", 3], ["vier", 4], ["funf", 5], ["sechs", 6],
  ["zehn", 10], ["halbe", 0.5], ["halber", 0.5], ["halbes", 0.5], ["halben", 0.5], ["jeden", 1], ["jedna", 1], ["jedno", 1],
  ["dwa", 2], ["dwie", 2], ["trzy", 3], ["cztery", 4], ["piec", 5], ["szesc", 6], ["dziesiec", 10], ["pol", 0.5],
  ["polowa", 0.5], ["polowe", 0.5], ["cwierc", 0.25],
]);
export const ARTICLES: ReadonlySet<string> = new Set(["a", "an"]);
/** Five and six are left out: the same words are fish and dried. */
export const BURMESE_NUMBERS: ReadonlyMap<string, number> = new Map([
  ["တစ်", 1], ["တ", 1], ["နှစ်", 2], ["သုံး", 3], ["လေး", 4], ["ရှစ်", 8], ["ကိုး", 9],
]);

/** Words for an amount nobody counted; they leave no number. Folded, as phrases. */
export const VAGUE_AMOUNTS = [
  "a handful of", "a little bit of", "a little", "a few", "a bit of", "a couple of", "some", "ein paar", "ein bisschen",
  "ein wenig", "etwas", "einige", "troche", "kilka", "nieco", "odrobine",
] as const;
export const APPROXIMATELY: ReadonlySet<string> = new Set(["about", "approx", "ca", "circa", "etwa", "ungefahr", "okolo", "max", "gut"]);
export const UNIT_QUALIFIERS: ReadonlySet<string> = new Set([
  "heaped", "level", "rounded", "scant", "generous", "large", "small", "gestrichene", "gestrichener", "gestr", "gehaufte",
  "gehaufter", "geh", "grosse", "grosser", "kleine", "kleiner", "kleines", "plaska", "plaskie", "czubata", "czubate", "duza",
  "duze", "mala", "male",
]);
export const RANGE_WORDS: ReadonlySet<string> = new Set(["to", "bis", "do", "or", "oder", "lub"]);
export const PARTITIVES: ReadonlySet<string> = new Set(["of", "von", "vom", "x"]);
