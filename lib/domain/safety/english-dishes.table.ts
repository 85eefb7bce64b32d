import type { AllergenId } from "../food/allergen";
import { ENGLISH_PRODUCTS } from "../food/english-products.table";
import type { FoodId } from "../food/food-ids";
import type { Dish } from "./dishes.table";

const list = (text: string): readonly string[] => text.split("|");

/** Dishes and products of the shops of the English-speaking world with what is in all of them. */
function holds(words: string, ...contains: readonly AllergenId[]): Dish {
  return { language: "en", words: list(words), contains };
}

/** The same where the word is one for a food of the lexicon. */
function isFood(food: FoodId, words: string, ...contains: readonly AllergenId[]): Dish {
  return { language: "en", words: list(words), contains, food };
}

/** Words that say how something else is. */
function says(words: string): Dish {
  return { language: "en", words: list(words), contains: [], describes: true };
}

export const ENGLISH_DISHES: readonly Dish[] = [
  ...ENGLISH_PRODUCTS.map(({ words, contains }): Dish => ({ language: "en", words, contains })),

  // Vegetables, fruit and leaves that the lexicon does not have.
  holds("endive|endives|curly endive|belgian endive|frisee|frisée|escarole|chicory|radicchio|chicory leaves|endive leaves"),
  holds("watercress|pea shoots|pea shoot|pea tendrils|methi|methi leaves|fenugreek|fenugreek leaves|kasuri methi|kasoori methi"),
  holds("blackcurrant|blackcurrants|black currants|feijoa|feijoas|tamarillo|tamarillos|breadfruit|bread fruit|hemp hearts|hulled hemp seeds|shelled hemp seeds"),
  holds("samp|hominy"),
  holds("tiger nuts|tiger nut"),
  holds("goat meat|kid goat|goat shoulder|goat leg|diced goat|raw goat meat|raw goat"),
  holds("acorn squash|acorn squashes|spaghetti squash|delicata squash|gem squash|gem squashes|little gem squash|carnival squash"),
  // Ground rice and pulses, fermented and steamed.
  holds("idli batter|idly batter|dosa batter|dosa idli batter|idli dosa batter"),
  isFood("courgette", "marrow|marrows"),
  // Broken small and roasted.
  isFood("cauliflower", "cauliflower popcorn|popcorn cauliflower"),

  // Spices, oils and sours.
  isFood("black_pepper", "white pepper|ground white pepper"),
  holds("allspice|ground allspice|pimento berries|mixed spice|pumpkin spice|pumpkin pie spice|garam masala|five spice|chinese five spice"),
  holds("hing|asafoetida|asafetida|hing powder", "gluten"),
  holds("kaffir lime leaves|kaffir lime leaf|makrut lime leaves|makrut lime leaf|lime leaves|lime leaf|curry leaves|curry leaf"),
  holds("balsamic vinegar|balsamic|wine vinegar|red wine vinegar|white wine vinegar|champagne vinegar|rice wine vinegar|balsamic glaze", "sulphites"),
  holds("sherry vinegar|rice vinegar|distilled vinegar|white vinegar|coconut vinegar"),
  holds("malt vinegar", "gluten"),
  holds("avocado oil|red palm oil|palm oil"),

  // Fish that the lexicon does not have, and what is made of fish.
  holds("bream|black bream|gilthead bream|whiting|barramundi|gurnard|hoki|ling fillet|john dory|lemon sole|dover sole|flathead|basa|pangasius|sprats|pilchards|red snapper", "fish"),
  holds("bombay duck|fish paste|salmon paste|sandwich paste|bloater paste", "fish"),
  holds("crab paste", "crustaceans", "fish"),
  holds("krab|krab stick|krab sticks|imitation crab|imitation crabmeat|crab stick|seafood stick|seafood sticks|seafood extender", "fish", "molluscs", "crustaceans", "eggs", "gluten"),
  holds("caesar dressing|caesar salad|caesar salad dressing", "eggs", "milk", "fish"),
  holds("fish fingers|fish finger|fish sticks|fish goujons", "fish", "gluten"),

  // Breads, crackers and what is in batter or pastry.
  holds("crumpet|crumpets|pikelet|pikelets|roti|rotis|chapati|chapatis|chapatti|chapattis|chapathi|paratha|parathas|puri|poori|phulka|english muffin|english muffins|damper", "gluten"),
  holds("weetabix|weet-bix|weetbix|shredded wheat|cheerios|ready brek|malted wheats", "gluten"),
  holds("challah", "gluten", "eggs"),
  holds("everything bagel|everything bagels|everything bagel seasoning", "gluten", "sesame"),
  holds("saltines|saltine|saltine crackers|salada|saladas|vita-weat|vita weat|jatz|cruskits|ryvita|twiglets", "gluten"),
  holds("mini cheddars|mini cheddar|cheez-its|cheez its|goldfish crackers|goldfish cracker|cheese crackers|cheese biscuits|cheese straws", "gluten", "milk"),
  holds("toastie|toasties|garlic bread|stuffing balls", "gluten"),
  holds("cheese toastie|cheese toasties|grilled cheese|cheese on toast", "gluten", "milk"),
  isFood("sausage", "sausage roll|sausage rolls|pigs in a blanket", "gluten"),
  isFood("sausage", "toad in the hole", "gluten", "eggs", "milk"),
  holds("scotch egg|scotch eggs", "eggs", "gluten"),
  isFood("turkey", "turkey dinosaurs|turkey dinosaur|turkey dinos|turkey twizzlers|turkey burgers in breadcrumbs", "gluten"),
  isFood("chicken", "southern fried chicken|chicken kiev|chicken kyiv|chicken dinosaurs|popcorn chicken|chicken schnitzel", "gluten", "eggs", "milk"),
  isFood("beef", "chicken fried steak|chicken-fried steak|country fried steak", "gluten", "eggs", "milk"),
  holds("maggi|maggi cube|maggi cubes|maggi noodles|maggi seasoning|indomie|pot noodle|pot noodles|super noodles|ramen packet|ramen packets|packet ramen|packet noodles|2 minute noodles|two minute noodles", "gluten", "soya"),
  holds("oxo|oxo cube|oxo cubes", "gluten"),

  isFood("sausage", "hot dog in a bun|hot dogs in buns", "gluten"),
  isFood("turkey", "sliced turkey breast|sliced turkey fillet|sliced turkey thigh|sliced turkey steak|sliced turkey mince"),
  ...(["cod", "haddock", "pollock", "salmon", "tuna", "catfish", "plaice"] as const).map((fish) =>
    isFood(fish, ["fish fingers", "fish finger", "fingers", "finger", "fish sticks", "fish goujons", "goujons", "fish nuggets", "nuggets", "fish bites"].map((head) => `${fish} ${head}`).join("|"), "fish", "gluten"),
  ),
  isFood("soybean", "soya formula|soy formula|soya infant formula|soy infant formula|soya baby formula|soy baby formula", "soya"),
  ...(["beetroot", "courgette", "tomato", "avocado", "carrot", "pineapple"] as const).map((food) => isFood(food, `${food} carpaccio|${food} tartare`)),
  isFood("beetroot", "beet carpaccio|beet tartare"),
  isFood("courgette", "zucchini carpaccio"),
  isFood("melon_honeydew", "melon carpaccio"),
  isFood("coconut", "coconut whipping cream|coconut whipped cream|whipping coconut cream"),
  ...(["oat", "soya", "soy"] as const).map((plant) =>
    holds(["cream", "single cream", "double cream", "whipping cream", "cooking cream", "creme fraiche", "crème fraîche", "cream cheese"].map((head) => `${plant} ${head}`).join("|"), plant === "oat" ? "gluten" : "soya"),
  ),
  isFood("egg_noodles", "3 minute egg noodles|4 minute egg noodles|5 minute egg noodles"),

  // Sauces and spreads.
  holds("bread sauce|parsley sauce|onion sauce|mornay sauce", "milk", "gluten"),
  holds("wowbutter|wow butter", "soya"),
  isFood("sunflower_seed", "sunbutter|sun butter|sunflower seed spread"),
  isFood("peanut_butter", "p-nut butter|pnut butter|p'nut butter|pea nut butter"),
  holds("mole sauce|mole poblano", "nuts", "sesame", "peanut"),

  // Dairy of the shops, and what it is named like.
  holds("saint agur|st agur|dolcelatte|epoisses|époisses|shropshire blue|blue cheese|livarot|chaource|pont l'eveque|bleu d'auvergne|bavarian blue|blue brie", "milk"),
  holds("pine kernel|pine kernels|pine nut|pine nuts", "nuts"),
  holds("pavlova|pavlovas|meringue nest|meringue nests", "eggs"),
  holds("lurpak|lurpak spreadable|kerrygold|president butter|anchor butter|country life butter|light philadelphia|philadelphia light|light babybel|babybel light", "milk"),
  holds("dairylea|dairylea triangles|laughing cow|cheese triangle|cheese triangles|cheese slices|kraft singles|american cheese|american cheese slices|velveeta|cheez whiz|cheese string|cheese strings", "milk"),
  holds("muller corner|muller corners|muller light|muller rice|müller corner|müller corners|müller light|müller rice|activia|actimel|gogurt|go-gurt|frubes|petit filous|munch bunch", "milk"),
  holds("raita|amasi|maas|lassi|chaas|shrikhand|curd|curds|curd rice|dahi", "milk"),
  holds("ambrosia custard|ambrosia rice pudding|ambrosia creamed rice|bird's custard", "milk"),
  holds("creme egg|creme eggs|cadbury creme egg", "milk", "eggs", "soya"),
  holds("mini eggs|mini egg|cadbury mini eggs|chocolate egg|chocolate eggs|easter egg|easter eggs", "milk", "soya"),
  holds("strawberry milk|banana milk|yazoo", "milk"),
  holds("hp sauce|brown sauce|branston pickle", "gluten"),
  holds("pease pudding|peas pudding"),

  // Other plants than their words say.
  holds("lupin flour|lupin beans|lupin flakes|lupini beans|lupini|lupin protein", "lupin"),
  holds("chickpea pasta|lentil pasta|red lentil pasta|pea pasta|black bean pasta|edamame pasta|rice pasta|corn pasta|buckwheat pasta"),
  holds("goody", "gluten", "milk"),
  holds("hoisin|hoisin sauce", "soya", "gluten", "sesame"),
  holds("tagine|tagines|tajine"),
  holds("lemon extract|orange extract"),

  says("non-dairy|non dairy"),
  // Casein is in what is called so.
  holds("non-dairy creamer|non dairy creamer|non-dairy whitener|non dairy whitener|non-dairy topping|non dairy topping|non-dairy whipped topping", "milk"),
  says("not low fat|not low-fat|not reduced fat|not reduced-fat|not skimmed|not fat free|not fat-free"),
  says("raw weight|raw weights|weighed raw|weight raw|uncooked weight|weighed uncooked"),
  says("the colour of honey|colour of honey|the color of honey|color of honey|honey-coloured|honey coloured|honey-colored|honey colored|consistency of honey|consistency of thick honey|consistency of runny honey|thick as honey|like thick honey|honey-like|honey-like consistency"),
  holds("skewer comes out clean|skewer comes out dry|clean skewer|toothpick comes out clean|with a skewer|test with a skewer"),
];
