import type { Language } from "../shared/language";
import type { FoodId } from "./food-ids";

/** What is in some of what is sold by a name and not in all of it: only the label or the cook knows. */
export type Hidden = "salt" | "sugar";

/** Words of a food of the lexicon, or of one of several, that may hold what a baby does not get. */
export interface LabelledFood {
  readonly language: Language;
  readonly surfaces: readonly string[];
  readonly foods: readonly FoodId[];
  readonly hidden: Hidden;
}

/** Makes rows of what may be hidden. Of more foods than one each is still read by itself. */
function hiding(hidden: Hidden) {
  return (language: Language, food: FoodId | readonly FoodId[], surfaces: string): LabelledFood => {
    const foods = typeof food === "string" ? [food] : food;
    return { language, surfaces: surfaces.split("|"), foods, hidden };
  };
}

const salted = hiding("salt");
const sweetened = hiding("sugar");

/** What German sets before "joghurt" and "quark" that is sold with sugar as a rule. */
const FRUITY =
  "Kirsch|Brombeer|Blaubeer|Waldbeer|Beeren|Waldfrucht|Frucht|Früchte|Knusper|Stracciatella|Vanille|Erdbeer|Himbeer|Heidelbeer|Pfirsich|Aprikosen|Marillen|Mango|Maracuja|Zitronen|Rhabarber|Johannisbeer|Karamell".split(
    "|",
  );

/** A yogurt with fruit or a taste in its name, which shops sell with sugar and parents stir without. */
function tasting(food: FoodId, names: string): LabelledFood {
  const words = ["yogurt", "yogurts", "yoghurt", "yoghurts"];
  return sweetened("en", ["yogurt", food], names.split("|").flatMap((name) => words.map((yogurt) => `${name} ${yogurt}`)).join("|"));
}

/** Each of these before "stock" and before "broth". */
function english(food: FoodId, kinds: string): LabelledFood {
  const made = kinds.split("|").flatMap((kind) => [`${kind} stock`, `${kind} broth`]);
  return salted("en", food, made.join("|"));
}

/** A soup of the shops: as it is packed, or by its brand, before what it is made of. */
function readySoup(food: FoodId | readonly FoodId[], kinds: string): LabelledFood {
  const soups = kinds.split("|").flatMap((kind) =>
    "tinned|canned|heinz|campbell's|campbells|baxters|instant|powdered|dried|packet|carton|condensed".split("|").map((packed) => `${packed} ${kind} soup`),
  );
  return salted("en", food, soups.join("|"));
}

/** Each of these parts with each of the heads: "Hühner" and "fond". */
function german(food: FoodId, parts: string): LabelledFood {
  const heads = ["brühe", "fond", "bouillon", "kraftbrühe"];
  return salted("de", food, parts.split("|").flatMap((part) => heads.map((head) => part + head)).join("|"));
}

/** "Bulion" and "wywar" in their cases, each with the adjective of its case and with what it is made of. */
function polish(food: FoodId, stems: string, sources: string): LabelledFood {
  const nouns = ["bulion", "bulionu", "bulionem", "bulionie", "wywar", "wywaru", "wywarem", "wywarze"];
  const endings = ["y", "ego", "ym", "ym"];
  const made = nouns.flatMap((noun, at) => [
    ...stems.split("|").map((stem) => {
      const ending = endings[at % endings.length] ?? "";
      return `${noun} ${stem}${/[kg]$/.test(stem) ? ending.replace("y", "i").replace(/^ego/, "iego") : ending}`;
    }),
    ...sources.split("|").map((source) => `${noun} ${source}`),
  ]);
  return salted("pl", food, made.join("|"));
}

/** Nouns of one gender with the ending that an adjective takes behind each. */
type Declined = readonly (readonly [noun: string, ending: string])[];

const FLAVOURS =
  "truskawkow|malinow|brzoskwiniow|waniliow|jagodow|borówkow|wiśniow|czereśniow|morelow|bananow|cytrynow|limonkow|ananasow|gruszkow|jabłkow|śliwkow|owocow|wieloowocow|tropikaln|karmelow|orzechow|pistacjow|porzeczkow|agrestow|żurawinow|pomarańczow|poziomkow|kokosow|mangow|ciasteczkow|egzotyczn|kawow|czekoladow|smakow|figow|rabarbarow";

/** "Jogurt malinowy", "malinowy jogurt", "jogurt o smaku …" in their cases: with sugar, or with fruit alone. */
function flavoured(foods: readonly FoodId[], nouns: Declined): LabelledFood {
  const surfaces = nouns.flatMap(([noun, ending]) => [
    `${noun} o smaku`,
    ...FLAVOURS.split("|")
      // The milk of a coconut is a food of its own.
      .filter((stem) => stem !== "kokosow" || !noun.startsWith("mle"))
      .flatMap((stem) => [`${noun} ${stem}${ending}`, `${stem}${ending} ${noun}`]),
  ]);
  return sweetened("pl", foods, surfaces.join("|"));
}

/** "Kaszka" in its cases, each with the adjective of its case. */
function porridges(stems: string): string {
  const nouns = [["kaszka", "a"], ["kaszki", "ej"], ["kaszkę", "ą"], ["kaszką", "ą"]] as const;
  return nouns.flatMap(([noun, ending]) => stems.split("|").map((stem) => `${noun} ${stem}${ending}`)).join("|");
}

/** What a Polish porridge, cake or shake is made with, behind "z". */
const WITH_FRUIT =
  "owocami|owocem|owoców|bananem|bananami|banana|bananów|malinami|malin|jabłkiem|jabłkami|jabłek|jabłka|gruszką|gruszkami|gruszek|gruszki|truskawkami|truskawek|jagodami|jagód|borówkami|borówek|śliwką|śliwkami|śliwek|brzoskwinią|brzoskwiniami|brzoskwini|morelą|morelami|moreli|mango|wiśniami|wiśni|porzeczkami|rabarbarem|kokosem|wiórkami kokosowymi|dynią|marchewką|cukinią|wanilią|rodzynkami|orzechami";

/** A noun in its cases, each with the taste or the fruit that is said of it. */
function withTastes(nouns: Declined): string {
  return nouns
    .flatMap(([noun, ending]) => [
      `${noun} o smaku`,
      ...FLAVOURS.split("|").flatMap((stem) => [`${noun} ${stem}${ending}`, `${stem}${ending} ${noun}`]),
      ...WITH_FRUIT.split("|").map((fruit) => `${noun} z ${fruit}`),
    ])
    .join("|");
}

/** With milk powder, which is sold with sugar as a rule. */
function milkPorridges(grain: string): string {
  return porridges(`mleczno-${grain}|mleczno ${grain}`);
}

/** Fruit that is sold in syrup as often as in its juice. */
function tinned(food: FoodId, fruit: string): LabelledFood {
  const places = ["z puszki", "w puszce", "z puszek", "ze słoika", "w słoiku", "konserwowe", "konserwowy", "konserwowa", "konserwowych", "w zalewie", "z zalewy", "z kompotu"];
  const surfaces = fruit.split("|").flatMap((each) => places.map((place) => `${each} ${place}`));
  return sweetened("pl", food, surfaces.join("|"));
}

/**
 * Stocks, with salt or without: a cube's worth of it is more than a baby's day. So are the fries of other roots, which
 * many bake themselves. Fruit yogurts, with sugar or without.
 */
export const LABELLED_FOODS: readonly LabelledFood[] = [
  salted("en", ["veg_broth", "bone_broth"], "broth|stock"),
  salted("de", ["veg_broth", "bone_broth"], "Brühe|Suppenbrühe|Bouillon"),
  salted("pl", ["veg_broth", "bone_broth"], "bulion|bulionu|bulionem|bulionie"),
  salted("en", ["cod", "pollock"], "fish stock|fish broth"),
  salted("de", ["cod", "pollock"], "Fischfond|Fischbrühe|Fischsud"),
  salted("pl", ["cod", "pollock"], "bulion rybny|bulionu rybnego|wywar rybny|wywaru rybnego|wywar z ryb|wywaru z ryb"),
  english("veg_broth", "vegetable|veg|veggie|mushroom|onion"),
  english("bone_broth", "chicken|beef|meat|bone|turkey|veal|lamb|pork|poultry|ham|duck"),
  german("veg_broth", "Gemüse|Pilz|Zwiebel"),
  salted("de", "veg_broth", "klare Gemüsesuppe|klare Suppe|Gemüsesud"),
  german("bone_broth", "Knochen|Fleisch|Rinder|Rinds|Rind|Hühner|Huhn|Geflügel|Kalbs|Kalb|Lamm|Puten|Enten|Hendl"),
  salted("de", "bone_broth", "Rindsuppe|Rindssuppe|klare Rindsuppe|Hühnersuppe|Hendlsuppe|Fleischsuppe|klare Hühnersuppe"),
  polish("veg_broth", "warzywn|jarzynow|grzybow", "z warzyw|z jarzyn|na warzywach"),
  polish("bone_broth", "drobiow|wołow|mięsn|cielęc|kostn|rosołow", "z kurczaka|z kury|z indyka|z kości|na kościach|z wołowiny|z mięsa"),
  salted("pl", "bone_broth", "rosół|rosołu|rosołem|rosole|rosołek|rosołku"),
  salted("my", "veg_broth", "ဟင်းသီးဟင်းရွက်ပြုတ်ရည်|အသီးအရွက်ပြုတ်ရည်|ဟင်းရွက်ပြုတ်ရည်|ဟင်းသီးဟင်းရွက်စွပ်ပြုတ်ရည်"),
  salted(
    "my",
    "bone_broth",
    "အရိုးပြုတ်ရည်|ကြက်ရိုးပြုတ်ရည်|ကြက်အရိုးပြုတ်ရည်|ကြက်ပြုတ်ရည်|ကြက်သားပြုတ်ရည်|အသားပြုတ်ရည်|အမဲရိုးပြုတ်ရည်|အမဲသားပြုတ်ရည်|ဝက်ရိုးပြုတ်ရည်|ဝက်သားပြုတ်ရည်|နွားရိုးပြုတ်ရည်",
  ),
  salted("en", "sweet_potato", "sweet potato fries|sweet potato chips"),
  salted("my", "sweet_potato", "ကန်စွန်းဥကြော်|ကန်ဇွန်းဥကြော်"),
  salted("de", "sweet_potato", "Süßkartoffelpommes|Süßkartoffel-Pommes|Süßkartoffelfritten"),
  salted("pl", "sweet_potato", "frytki z batatów|frytki z batata|frytek z batatów"),
  salted("en", "carrot", "carrot fries"),
  salted("de", "carrot", "Karottenpommes|Möhrenpommes"),
  salted("pl", "carrot", "frytki z marchewki|frytki marchewkowe|frytek z marchewki"),
  sweetened(
    "en",
    "yogurt",
    "fruit yogurt|fruit yoghurt|vanilla yogurt|vanilla yoghurt|strawberry yogurt|strawberry yoghurt|flavoured yogurt|flavoured yoghurt|flavored yogurt|frozen yogurt|frozen yoghurt|froyo",
  ),
  sweetened("my", "yogurt", "ဒိန်ချဉ်သောက်|သောက်ဒိန်ချဉ်"),
  sweetened("en", "yogurt", "activia|actimel|toffee yogurt|toffee yoghurt|greek style honey yogurt|drinking yogurt|drinking yoghurt|yogurt drink|yoghurt drink|kids yogurt|children's yogurt|yogurt tube|yogurt tubes|yogurt pouch|yogurt pouches"),
  tasting("peach", "peach|peach melba"),
  tasting("mango", "mango"),
  tasting("raspberry", "raspberry"),
  tasting("cherry", "cherry|black cherry"),
  tasting("lemon", "lemon|lemon curd"),
  tasting("apricot", "apricot"),
  tasting("blueberry", "blueberry"),
  tasting("banana", "banana"),
  tasting("apple", "apple"),
  tasting("pear", "pear"),
  tasting("pineapple", "pineapple"),
  tasting("rhubarb", "rhubarb"),
  tasting("orange", "orange"),
  tasting("blackberry", "blackberry"),
  sweetened("en", ["apple", "wheat_flour"], "apple crumble|apple crumbles"),
  sweetened("en", ["rhubarb", "wheat_flour"], "rhubarb crumble|rhubarb crumbles"),
  sweetened("en", ["plum", "wheat_flour"], "plum crumble|pear crumble|peach crumble|berry crumble|cherry crumble|fruit crumble|blackberry crumble"),
  sweetened("en", ["blueberry", "wheat_flour"], "blueberry muffin|blueberry muffins"),
  sweetened("en", ["banana", "wheat_flour"], "banana bread|banana loaf"),
  sweetened("en", ["lemon", "wheat_flour"], "lemon drizzle|lemon drizzle muffin"),
  sweetened("en", ["lemon", "cream"], "lemon mousse|lemon posset"),
  sweetened("en", ["bread", "cows_milk"], "goody"),
  salted("en", ["cod", "pollock"], "fish cake|fish cakes|fishcake|fishcakes|salmon fish cake|salmon fish cakes"),
  salted("en", ["cod", "pollock"], "fish pie|fish pies"),
  salted("en", "cod", "cod fish cake|cod fish cakes|cod fishcake|cod fishcakes|cod cakes|cod cake"),
  salted("en", "haddock", "haddock fish cake|haddock fish cakes|haddock fishcake|haddock fishcakes"),
  salted("en", "tuna", "tuna fish cake|tuna fish cakes|tuna fishcake|tuna fishcakes|tuna cakes|tuna cake"),
  readySoup("tomato", "tomato|cream of tomato|tomato and basil"),
  readySoup("veg_broth", "vegetable|minestrone|mixed vegetable"),
  readySoup("bone_broth", "chicken|cream of chicken|chicken noodle|beef|oxtail"),
  readySoup(["red_lentil", "brown_lentil"], "lentil"),
  readySoup("mushroom", "mushroom|cream of mushroom"),
  readySoup("peas", "pea"),
  readySoup("pumpkin", "pumpkin"),
  readySoup("carrot", "carrot|carrot and coriander"),
  readySoup("potato", "potato|leek and potato"),
  salted("en", ["tomato", "cream"], "cream of tomato soup|heinz cream of tomato soup"),
  salted("en", ["pasta", "egg_noodles"], "tinned ravioli|canned ravioli|tinned spaghetti|canned spaghetti|heinz spaghetti|heinz spaghetti hoops|spaghetti hoops|spaghettios|tinned pasta|canned pasta|alphabetti spaghetti|alphabetti"),
  salted("en", ["curry_mild", "coconut_milk"], "curry|curries|curry sauce|curry sauces|vegetable curry|veggie curry|leftover curry|korma sauce|tikka masala sauce|balti sauce"),
  salted("en", "tomato_passata", "tomato pasta sauce|pasta bake sauce|pizza sauce|bolognese sauce|spaghetti sauce|marinara sauce|jarred tomato sauce"),
  sweetened("en", ["cows_milk", "egg"], "custard|custards|heinz custard|heinz baby custard|baby custard|vanilla custard|tinned custard|carton custard|custard pot|custard pots|vanilla pudding|heinz egg custard|egg custard"),
  // Bought, it is fruit boiled down with sugar; at home it may be fruit alone.
  ...(["apple", "pear", "plum", "apricot", "peach", "mango", "strawberry", "fig", "quince"] as const).map((fruit) => sweetened("en", fruit, `${fruit} spread|${fruit} spreads`)),
  sweetened("en", "soybean", "soya custard|soy custard|alpro custard|soya dessert|soy dessert"),
  salted("en", ["butter", "ghee"], "lurpak|kerrygold|lurpak spreadable|lurpak butter|kerrygold butter|president butter|anchor butter|country life butter"),
  sweetened("de", "yogurt", "Trinkjoghurt|Frozen Joghurt|Frozen Yogurt|Joghurteis"),
  ...FRUITY.flatMap((fruit) => [
    sweetened("de", "yogurt", `${fruit}joghurt`),
    sweetened("de", "quark", `${fruit}quark|${fruit}topfen`),
  ]),
  ...FRUITY.flatMap((fruit) => [
    sweetened("de", "yogurt", [`${fruit} Joghurt`, ...FRUITY.map((other) => `${other}-${fruit}-Joghurt`)].join("|")),
    sweetened("de", "quark", `${fruit} Quark|${fruit} Topfen`),
  ]),
  sweetened("de", "yogurt", ["Vanille", "Erdbeer", "Himbeer", "Kirsch", "Heidelbeer", "Waldfrucht", "Waldbeer", "Blaubeer", "Stracciatella", "Karamell", "Frucht"].map((fruit) => `Joghurt ${fruit}`).join("|")),
  sweetened("de", "yogurt", "Joghurtdrink|Joghurtdrinks|Joghurt-Drink|Joghurtgetränk|Mango Lassi|Mangolassi|Mango-Lassi|Fruchtlassi"),
  sweetened("de", "cows_milk", "Bananenmilch|Kirschmilch|Heidelbeermilch"),
  sweetened("de", "apricot", "Marillenaufstrich|Aprikosenaufstrich|Marillen-Fruchtaufstrich|Aprikosen-Fruchtaufstrich"),
  sweetened("de", "strawberry", "Erdbeeraufstrich|Erdbeer-Aufstrich|Erdbeerfruchtaufstrich|Erdbeer-Fruchtaufstrich"),
  sweetened("de", "raspberry", "Himbeeraufstrich|Himbeerfruchtaufstrich|Himbeer-Fruchtaufstrich"),
  sweetened("de", "blueberry", "Heidelbeeraufstrich|Blaubeeraufstrich|Heidelbeerfruchtaufstrich"),
  sweetened("de", "cherry", "Kirschaufstrich|Kirschfruchtaufstrich|Kirsch-Fruchtaufstrich"),
  sweetened("de", "peach", "Pfirsichaufstrich"),
  sweetened("de", "plum", "Pflaumenaufstrich|Zwetschgenaufstrich|Zwetschkenaufstrich"),
  sweetened("de", "apple", "Apfelaufstrich"),
  sweetened("de", "apple", "Apfelröster"),
  salted("de", "yogurt", "Ayran"),
  salted("de", ["yogurt", "cucumber"], "Tzatziki|Zaziki|Tsatsiki"),
  sweetened("de", ["banana", "wheat_flour"], "Bananenbrot|Bananenbrote"),
  sweetened("de", "cows_milk", "Erdbeermilch|Vanillemilch|Himbeermilch|Fruchtmilch"),
  sweetened("de", "plum", "Pflaumenmus|Zwetschgenmus|Zwetschkenmus|Zwetschenmus|Zwetschkenröster|Zwetschgenröster"),
  sweetened("de", "apricot", "Marillenröster|Aprikosenröster"),
  sweetened("de", "oats", "Haferriegel"),
  sweetened("de", "chestnut", "Maronireis|Kastanienreis|Maronipüree"),
  sweetened("de", "pumpkin", "Kürbiskuchen"),
  sweetened("pl", "yogurt", "jogurt owocowy|jogurtu owocowego|jogurt waniliowy|jogurt truskawkowy|jogurt pitny|jogurtu pitnego|jogurt mrożony|mrożony jogurt"),
  flavoured(["yogurt"], [["jogurt", "y"], ["jogurtu", "ego"], ["jogurtem", "ym"], ["jogurcik", "y"], ["jogurty", "e"], ["skyr", "y"], ["skyru", "ego"], ["skyrem", "ym"], ["jogurt pitny", "y"], ["jogurt grecki", "y"]]),
  flavoured(["kefir"], [["kefir", "y"], ["kefiru", "ego"], ["kefirem", "ym"]]),
  // Not a food of the lexicon: it is asked of the two that it is most like.
  flavoured(["kefir", "yogurt"], [["maślanka", "a"], ["maślanki", "ej"], ["maślankę", "ą"], ["maślanką", "ą"]]),
  flavoured(["quark"], [["twarożek", "y"], ["twarożku", "ego"], ["twarożka", "ego"], ["twarożkiem", "ym"], ["twaróg", "y"]]),
  flavoured(["quark", "cream_cheese"], [["serek", "y"], ["serka", "ego"], ["serkiem", "ym"], ["serki", "e"], ["serek homogenizowany", "y"]]),
  flavoured(["cows_milk"], [["mleko", "e"], ["mleka", "ego"], ["mlekiem", "ym"]]),
  flavoured(["baby_rice"], [["kaszka ryżowa", "a"], ["kaszki ryżowej", "ej"], ["kaszkę ryżową", "ą"]]),
  sweetened("pl", ["baby_rice"], milkPorridges("ryżow")),
  sweetened("pl", ["oats", "millet_flakes"], "płatki na mleku|płatków na mleku|płatki z mlekiem|mleko z płatkami|mleka z płatkami|płatki z jogurtem"),
  sweetened("pl", ["yogurt"], "jogurt z kokosem|jogurtu z kokosem|jogurtem z kokosem|jogurt z wiórkami kokosowymi"),
  sweetened("pl", ["baby_cereal", "baby_rice", "semolina"], withTastes([["kaszka", "a"], ["kaszki", "ej"], ["kaszkę", "ą"], ["kaszką", "ą"]])),
  sweetened("pl", ["banana", "wheat_flour"], "chleb bananowy|chlebek bananowy|chleba bananowego|chlebka bananowego|chlebem bananowym|chlebkiem bananowym|bananowy chleb|bananowy chlebek|chleb z bananów|chlebek z bananów|chleb z bananami|chlebek z bananami"),
  sweetened("pl", ["wheat_flour", "egg"], `${withTastes([["ciasto", "e"], ["ciasta", "ego"], ["ciastem", "ym"], ["ciasteczko", "e"], ["ciasteczka", "e"]])}|ciasto jogurtowe|ciasta jogurtowego|ciasto drożdżowe z owocami|ciasto ucierane|ciasto dyniowe|ciasto cukiniowe`),
  sweetened("pl", ["baby_cereal"], `${porridges("wielozbożow|zbożow|pszenn|mleczn|bezmleczn|mleczno-wielozbożow|mleczno-zbożow|mleczno-pszenn|ryżowo-kukurydzian")}|kaszka dla niemowląt|kaszka dla dzieci|kleik zbożowy|kaszka instant`),
  // "Getreidebrei" alone is the name of a porridge of any grain, and our own.
  sweetened("de", ["baby_cereal"], "Instant-Getreidebrei|Instantgetreidebrei|Babybrei|Babygetreide|Babygetreidebrei|Babyflocken|Babygetreideflocken|Baby-Getreideflocken|Getreideflocken|Mehrkornflocken|Mehrkornbrei|4-Korn-Flocken|3-Korn-Flocken|4-Korn-Brei|3-Korn-Brei|Instantflocken|Getreide-Obst-Brei|Vollkorn-Obst-Brei|Getreidebreipulver"),
  sweetened("my", ["baby_cereal"], "ကလေးနှံစားမှုန့်|ကလေးနှံစားပြုတ်မှုန့်"),
  // Of a baby, or puffed for breakfast.
  sweetened("en", ["baby_rice"], "rice cereal|iron-fortified rice cereal|iron fortified rice cereal"),
  sweetened("en", ["baby_cereal"], "baby cereal|infant cereal|baby cereals|infant cereals|multigrain cereal|multigrain baby cereal|multi-grain cereal|iron-fortified cereal|iron fortified cereal|iron-fortified baby cereal|iron-fortified infant cereal|fortified baby cereal|fortified infant cereal|baby porridge|wheat baby cereal"),
  tinned("peach", "brzoskwinie|brzoskwinia|brzoskwini|brzoskwiń|połówki brzoskwiń"),
  tinned("apricot", "morele|morela|moreli"),
  tinned("pineapple", "ananas|ananasa|ananasy|ananasów"),
  tinned("pear", "gruszki|gruszka|gruszek"),
  tinned("mandarin", "mandarynki|mandarynek|mandarynka"),
  tinned("sour_cherry", "wiśnie|wiśni"),
  tinned("cherry", "czereśnie|czereśni"),
  tinned("plum", "śliwki|śliwek"),
  tinned("lychee", "liczi"),
  tinned("mango", "mango"),
];

const CONCENTRATES: Readonly<Partial<Record<Language, readonly (readonly [RegExp, readonly string[]])[]>>> = {
  en: [[/ stock$/, ["cube", "cubes", "pot", "pots", "powder", "granules"]]],
  de: [[/brühe$/, ["Würfel", "Pulver", "instant"]]],
  pl: [[/^bulion /, ["w kostce", "w proszku"]]],
};

/** The words of a language for stock that is sold to be dissolved, which is mostly salt. */
export function concentratedStocks(language: Language): readonly string[] {
  const own = LABELLED_FOODS.filter((each) => each.language === language).flatMap(({ surfaces }) => surfaces);
  return (CONCENTRATES[language] ?? []).flatMap(([stock, heads]) =>
    own.filter((surface) => stock.test(surface)).flatMap((surface) => heads.map((head) => `${surface} ${head}`)),
  );
}

/** What says that nothing, or next to nothing, of it is in it. "Reduced salt" does not: it is less of much. */
export const SAID_WITHOUT: Readonly<Record<Hidden, RegExp>> = {
  salt: /unsalted|(?:salt|sodium)[ -]free|low[ -](?:in )?(?:salt|sodium)|no[ -](?:added[ -])?(?:salt|sodium)|without (?:added |any )*salt|ungesalzen|ohne (?:zugesetztes |zugabe von |koch|speise)?salz|salzfrei|salzarm|natriumarm|bez (?:dodatku |dodanej )?soli|niesol(?:on|en)|nie ?sol(?:on|en)|bezsoln|niskosodow|niskiej zawartości (?:soli|sodu)|mało soli|(?:ဆား|အငန်)(?:မ(?:ပါ|ထည့်|ခတ်)|နည်း|လျှော့)/u,
  sugar: /unsweetened|sugar[ -]free|no[ -](?:added[ -])?sugar|without (?:added |any )*sugar|ungesüßt|ohne (?:zugesetzten |zusatz von )?zucker|zuckerfrei|bez (?:dodatku |dodanego )?cukru|niesłodzon|bezcukrow|we własnym soku|w soku własnym|သကြားမ(?:ပါ|ထည့်)/u,
};
