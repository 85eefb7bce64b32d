import type { AllergenId } from "./allergen";

/** The rules of the safety room that read this table, by their ids. */
export type ProductWarning =
  | "added_sugar" | "bitter_kernels" | "brown_seaweed" | "caffeine" | "cassia_cinnamon" | "chocolate_cocoa"
  | "crunchy_snacks" | "dried_fruit" | "foraged_plants" | "green_potato" | "hard_sticky_sweets" | "high_mercury_fish" | "hot_chili"
  | "jelly_konjac" | "liver" | "meat_chunks" | "mercury_limit_fish" | "non_food" | "nori" | "nut_butter_thick" | "pate"
  | "popcorn" | "raw_cured_meat" | "raw_sprouts" | "rice_limit" | "salty_foods" | "shellfish_cooked" | "slush_glycerol"
  | "sugary_drinks" | "sweetened_milk" | "whole_nuts";

/** Something that is sold or called by a name of its own: what the words inside the name stand for is not what it is. */
export interface EnglishProduct {
  readonly words: readonly string[];
  readonly warnings: readonly ProductWarning[];
  /** What is in all of them: nothing else of the name is read for allergens. */
  readonly contains: readonly AllergenId[];
  /** Only the exact words: an ending or a typo of them is something else ("orange sweet potato", "minty"). */
  readonly strict: boolean;
}

const list = (text: string): readonly string[] => text.split("|");
const pairs = (firsts: string, heads: string): readonly string[] =>
  list(firsts).flatMap((first) => list(heads).map((head) => `${first} ${head}`));

type Warnings = readonly ProductWarning[];

function product(words: readonly string[], warnings: Warnings, ...contains: readonly AllergenId[]): EnglishProduct {
  return { words, warnings, contains, strict: false };
}

function exactly(words: readonly string[], warnings: Warnings, ...contains: readonly AllergenId[]): EnglishProduct {
  return { words, warnings, contains, strict: true };
}

const SWEET: Warnings = ["hard_sticky_sweets", "added_sugar"];
const SAUCE: Warnings = ["salty_foods"];
const CHOCOLATE: Warnings = ["chocolate_cocoa", "added_sugar"];
const BISCUIT: Warnings = ["added_sugar"];
const CRISP: Warnings = ["crunchy_snacks", "salty_foods"];
const DRINK: Warnings = ["sugary_drinks"];

/** What sweets are named after. A pear drop is no pear. */
const FLAVOURS =
  "apple|apricot|banana|blackcurrant|blueberry|cherry|coconut|fruit|fruity|grape|lemon|lime|mango|melon|mint|orange|peach|pear|pineapple|plum|raspberry|rhubarb|strawberry|tamarind|watermelon|ginger|aniseed|caramel";
const SWEETS =
  "sweets|boiled sweets|chewy sweets|foam sweets|gummy sweets|drops|sours|foams|gummies|gums|gumdrops|pastilles|bonbons|bon bons|chews|laces|candies|candy|lozenges|humbugs";
const TREE_NUTS = "almond|cashew|cashew nut|hazelnut|walnut|pecan|pistachio|macadamia|brazil nut|nut|mixed nut";
const BRITTLES = "brittle|brittles|snap|snaps|bar|bars|chikki|candy|praline";

/** Raw ham, sausage and bacon by the names of the delicatessen. */
const CURED =
  "black forest ham|country ham|spanish ham|italian ham|bayonne ham|westphalian ham|ardennes ham|smithfield ham|iberico ham|ibérico ham|iberian ham|serrano|iberico|jamon|jamón|jamon serrano|jamon iberico|jamón serrano|jamón ibérico|" +
  "dry cured ham|dry-cured ham|air dried ham|air-dried ham|cured ham|raw cured ham|dry cured bacon|dry-cured bacon|lardons|lardon|bacon lardons|'nduja|saucisson|saucisson sec|guanciale|sucuk|sujuk|soppressata|sopressata|" +
  "capocollo|capicola|culatello|cecina|bundnerfleisch|bündnerfleisch|cured sausage|dry sausage|summer sausage|cured meat|cured meats|lap cheong|chinese sausage|salchichon|salchichón";

const ROOTS_OF_LEAVES = "aubergine|eggplant";

/**
 * Products of the English-speaking world that are a hazard by their name, and things that are named after a food and are
 * none. One row each for the rules, for the allergens and for the lexicon, which takes no food out of such a name.
 */
export const ENGLISH_PRODUCTS: readonly EnglishProduct[] = [
  // Sauces and pastes that are mostly salt.
  product(list("yeast extract|yeast extract spread|yeast spread|vegemite spread|marmite spread"), SAUCE, "gluten", "celery"),
  product(
    ["", "dark ", "light ", "thick ", "sweet ", "low salt ", "reduced salt ", "mushroom "].flatMap((kind) => [`${kind}soya sauce`, `${kind}soy sauce`, `${kind}soja sauce`]),
    SAUCE, "soya", "gluten",
  ),
  product(list("dark soy|light soy|shoyu|kecap|kecap manis|kecap asin|ketjap|ketjap manis|ponzu|ponzu sauce|liquid aminos|black bean sauce|black bean paste|black bean garlic sauce|yellow bean sauce|yellow bean paste|soybean sauce|soybean paste|soya bean paste|soy bean paste|bean paste|fermented bean paste|chilli bean paste|chilli bean sauce|chili bean paste|doubanjiang|toban djan|doenjang|gochujang|ssamjang|fermented black beans|salted black beans|fermented bean curd|fermented tofu|stinky tofu"), SAUCE, "soya", "gluten"),
  product(list("miso paste|white miso|red miso|miso soup|natto"), SAUCE, "soya"),
  product(list("belacan|belachan|blachan|terasi|trassi|kapi|shrimp sauce|shrimp powder|prawn powder|crayfish powder|prawn paste|dried shrimp paste"), SAUCE, "crustaceans"),
  product(list("nam pla|nuoc mam|nuoc cham|patis|colatura|garum|ikan bilis|dried anchovies|dried anchovy|sardine paste|tuna paste|mackerel paste|kipper paste|saltfish|salt fish|salted fish|salt cod|salted cod|bacalao|bacalhau|baccala|baccalà|ackee and saltfish|saltfish and ackee|stockfish|stock fish|klippfish|dried cod|dried fish|fish flakes|bonito flakes|katsuobushi"), SAUCE, "fish"),
  product(list("dried scallop|dried scallops|conpoy|smoked scallop|smoked scallops|smoked oyster|smoked oysters|smoked clams|dried oyster|dried oysters|dried clams|smoked octopus|dried octopus"), ["salty_foods", "shellfish_cooked"], "molluscs"),
  product(list("dried shrimp|dried shrimps|dried prawn|dried prawns"), ["salty_foods", "shellfish_cooked"], "crustaceans"),
  product(list("dried squid|shredded squid|dried cuttlefish|smoked squid"), ["salty_foods", "shellfish_cooked"], "molluscs"),
  product(list("dashi|dashi powder|dashi stock|dashi granules|hondashi|instant dashi"), ["salty_foods", "brown_seaweed"], "fish"),
  product(list("everything seasoning|everything but the bagel seasoning"), SAUCE, "sesame"),
  product(list("furikake|rice seasoning"), ["salty_foods", "nori"], "sesame", "fish", "soya"),
  product(list("sushi ginger|gari|pickled sushi ginger"), ["salty_foods", "added_sugar"]),
  product(list("crispy onions|crispy fried onions|french fried onions|crispy onion topping|crispy shallots|crispy fried shallots"), CRISP, "gluten"),
  product(list("barbecue sauce|bbq sauce|barbeque sauce|bbq marinade|barbecue marinade|bbq glaze"), ["salty_foods", "added_sugar"]),
  product(list("corn beef|cornbeef|corned mutton|corned lamb|corned pork|corned turkey|corned meat|bully beef"), SAUCE),
  product(list("corned tuna"), ["salty_foods", "mercury_limit_fish"], "fish"),
  product(
    [...pairs("wafer thin|wafer-thin", "chicken|turkey|beef|pork|chicken slices|turkey slices|cooked chicken|cooked turkey|roast chicken|roast turkey|roast beef"), ...list("turkey slices|cooked turkey slices|sliced turkey|sliced cooked turkey|sandwich turkey|cooked chicken slices|turkey ham|chicken ham|lunch meat|lunchmeat|cold cuts|turkey rashers|turkey bacon")],
    ["salty_foods", "meat_chunks"],
  ),
  product(list("tapenade|olive tapenade|olive paste|stuffed olives|olives in oil|marinated olives|olive salad"), SAUCE),

  // Raw cured meat, and liver that is spread.
  product(list(CURED), ["raw_cured_meat", "salty_foods"]),
  exactly(list("speck|nduja|fuet|lonza|lomo"), ["raw_cured_meat", "salty_foods"]),
  product(list("liver sausage|liver sausages|liver spread|liver pudding|braunschweiger|liver parfait|chicken liver parfait|chicken liver pate|chicken liver pâté"), ["pate", "liver"]),

  // Sweets, and bars of sugar that holds nuts or seeds together.
  exactly([...pairs(FLAVOURS, SWEETS), ...list("sweets|mints|polos|humbugs|rhubarb and custards|starburst|skittles|mentos|nerds|lokum|barfi|burfi|polo mints|banana foam|sherbet|wine gum")], SWEET),
  exactly(list("foam bananas|foam shrimps|foam strawberries|fizzy peach|peach rings|fizzy peach rings|strawberry rings|watermelon rings|fizzy rings|gummy rings|tamarind balls|tamarind ball|tamarind candy"), SWEET),
  product(list("peppermints|mint sweets|extra strong mints|strong mints|mint imperials|mint humbugs|butter mints|breath mints|after dinner mints|tic tacs|tic tac|peppermint creams"), SWEET),
  product(list("chewy sweets|gummy sweets|gummy worms|gummy bear|gummies|fruit gums|wine gums|midget gems|jelly babies|jelly baby|jelly tots|dolly mixture|dolly mixtures|love hearts|chewits|fruitella|fruittella|haribo|haribos|haribo starmix|starmix|tangfastics|gumdrops|gum drops|fruit pastilles|rowntrees fruit pastilles|wine pastilles|throat lozenges|cough sweets|cough drops|sherbet lemons|sherbet lemon|sherbet dip|dip dab|gobstopper|gobstoppers|jawbreaker|jawbreakers|candy cane|candy canes|candy floss|candyfloss|rock candy|seaside rock|licorice|licorice allsorts|liquorice allsorts|red vines|turkish delight|turkish delights|pick and mix|pick n mix|sour patch kids|maoam|edible glitter sweets|toffee apple|toffee apples|candy apple|candy apples|fruit roll-ups|fruit roll ups|fruit winders"), SWEET),
  product([...pairs("peanut|groundnut", BRITTLES), ...list("chikki|gachak|peanut clusters")], SWEET, "peanut"),
  product([...pairs("sesame|sesame seed", BRITTLES), ...list("gajak|til gajak|til laddu|til ladoo|til chikki|revdi|rewari|gozinaki|pasteli|tilkut")], SWEET, "sesame"),
  product(pairs(TREE_NUTS, BRITTLES), SWEET, "nuts"),
  product(pairs("fruit and nut|nut and seed", "bar|bars|brittle"), SWEET, "nuts", "peanut"),
  product(pairs("seed|pumpkin seed|sunflower seed|coconut|protein|energy", "brittle|brittles|bar|bars"), SWEET),
  product(list("nougat|nougats|nougat bar|torrone|turron|turrón"), ["hard_sticky_sweets", "added_sugar", "whole_nuts"], "nuts", "eggs"),
  product(list("laddu|ladoo|laddoo|jalebi|jalebis|rasgulla|rasgullas|rasmalai|gulab jamun|gulab jamuns|soan papdi|mithai|indian sweets"), ["added_sugar"], "milk", "gluten", "nuts"),

  // Chocolate that its name does not say, biscuits, and fruit in sugar.
  product(list("kinder egg|kinder eggs|kinder surprise|kinder surprise egg|kinder surprise eggs|cream egg|cream eggs|cadbury cream egg|cadbury cream eggs"), CHOCOLATE, "milk", "soya", "eggs", "nuts"),
  product([...pairs("peanut butter", "cup|cups"), ...list("reese's|reeses|reese's pieces|reese's cups|reeses pieces")], ["chocolate_cocoa", "added_sugar", "nut_butter_thick"], "peanut", "milk", "soya"),
  product(list("peanut m and ms|snickers|snickers bar"), ["chocolate_cocoa", "added_sugar", "hard_sticky_sweets"], "peanut", "milk", "soya", "eggs"),
  product(list("gianduja|gianduia|kinder bueno|kinder buenos|ferrero rocher|ferrero rochers|toblerone"), CHOCOLATE, "nuts", "milk", "soya", "gluten"),
  product(list("smarties|maltesers|malteser|kit kat|kit kats|kitkat|twix|mars bar|mars bars|milky way bar|bounty bar|bounty bars|dairy milk|milkybar|milkybars|cadbury buttons|chocolate buttons|rolos|after eights|penguin bar|penguin biscuit|tim tam|tim tams"), ["chocolate_cocoa", "added_sugar", "hard_sticky_sweets"], "milk", "soya", "gluten"),
  product(list("oreo|oreos|oreo cookies|bourbon creams|bourbon cream|bourbon biscuits|bourbon biscuit|chocolate digestives|chocolate digestive|chocolate hobnobs"), CHOCOLATE, "gluten", "milk", "soya"),
  product(list("ginger nut|ginger nuts|gingernut|gingernuts|ginger snap|ginger snaps|gingersnap|gingersnaps|fig roll|fig rolls|fig bar|fig bars|fig newton|fig newtons|digestives|digestive biscuit|digestive biscuits|rich tea|rich tea biscuit|rich tea biscuits|rich teas|hobnob|hobnobs|jammie dodger|jammie dodgers|garibaldi|garibaldis|garibaldi biscuits|party rings|malted milk biscuits|malted milks|nice biscuits|flapjack|flapjacks"), BISCUIT, "gluten"),
  product([...pairs("guava|quince|fig|fruit|plum|membrillo", "paste|cheese"), ...list("membrillo|guava jelly|goiabada")], BISCUIT),
  product(pairs("fruit|apple and pear|pear and apple|berry", "spread|spreads"), BISCUIT),
  product(pairs("fruit|apple|pear|plum|peach|apricot|mango|pumpkin|prune|pumpkin spice", "butter|butters"), BISCUIT),
  product(pairs("fruit|apple|grape|pear|apple juice|grape juice|orange juice|fruit juice|date|cherry", "concentrate"), BISCUIT),
  product(list("stem ginger|stem ginger in syrup|preserved ginger|crystallised ginger|crystallized ginger|candied ginger|duck sauce|sweet sauce"), BISCUIT),
  product(list("malt extract|barley malt extract|barley malt|barley malt syrup|liquid malt|malt loaf"), BISCUIT, "gluten"),
  product(list("shrikhand"), BISCUIT, "milk"),
  product(pairs("tinned|canned|heinz|creamed|ready made|ready-made", "rice pudding|rice puddings"), ["added_sugar", "rice_limit"], "milk"),
  product(
    ["yoghurt", "yogurt"].flatMap((yogurt) => [yogurt, `${yogurt} coated`, `${yogurt}-coated`, `${yogurt} covered`].flatMap((coat) => list("raisins|sultanas|cranberries|fruit|apricots").map((fruit) => `${coat} ${fruit}`))),
    ["added_sugar", "dried_fruit"], "milk",
  ),
  product(["yoghurt", "yogurt"].flatMap((yogurt) => [yogurt, `${yogurt} coated`, `${yogurt}-coated`].flatMap((coat) => list("rice cakes|rice cake").map((cake) => `${coat} ${cake}`))), ["added_sugar", "rice_limit"], "milk"),
  product(["yoghurt", "yogurt"].flatMap((yogurt) => list("buttons|button|drops|melts|bites|bark").map((head) => `${yogurt} ${head}`)), BISCUIT, "milk"),

  // Drinks.
  product(list("supermalt|malt drink|malt drinks|malt beverage|malta|malta drink|malta goya|lemon barley water|barley water|orange barley water|robinsons barley water"), DRINK, "gluten"),
  product(list("malted milk powder|malted milk|horlicks powder"), ["sweetened_milk"], "milk", "gluten"),
  product(list("malt powder"), ["sweetened_milk"], "gluten"),
  product(list("ginger beer|root beer|butter beer|butterbeer|birch beer|ginger ale|cream soda|ice cream soda|ribena|vimto|fanta|fruit shoot|fruit shoots|lucozade|powerade|gatorade|robinsons squash|capri sun|capri-sun|sunny d|sunny delight|irn bru|irn-bru|7up|7 up|tizer|mountain dew|blackcurrant squash|apple squash|lemon squash|squash cordial|elderflower cordial"), DRINK),
  product(list("slush puppy|slush puppie|slush puppies|slush ice"), ["slush_glycerol", "sugary_drinks"]),
  product(["latte", "caffe latte", "pumpkin spice latte", "cappuccino", "flat white", "macchiato", "mocha", "caffe mocha", "mochas", "frappuccino", "frappe", "iced latte", "cortado"], ["caffeine"], "milk"),
  product(list("americano|cold brew|iced coffee|earl grey|lady grey|english breakfast tea|breakfast tea|builders tea|builder's tea|assam tea|darjeeling|darjeeling tea|oolong|oolong tea|white tea|sweet tea|ceylon tea|yorkshire tea|pg tips|tea with milk|milky tea|cup of tea|weak tea|cup of weak tea|tetley tea"), ["caffeine"]),

  // What breaks into hard pieces.
  product(list("kettle corn|kettlecorn|popping corn|puffed corn|toffee popcorn|sweet popcorn|salted popcorn|popcorn kernels"), ["popcorn"]),
  product(list("corn thins|corn thin|corn cracker|corn crackers|rice cracker|rice crackers|seaweed rice crackers|pea snaps|pea snap|pea crisps|pea puffs|chickpea puffs|chickpea puff|crunchy chickpeas|crispy chickpeas|roasted peas|crunchy peas|crunchy corn|coconut flakes|coconut flake|toasted coconut flakes"), ["crunchy_snacks"]),
  product(list("pork rind|pork rinds|pork puffs|pork scratching|pork scratchings|pork crackling|crackling|pringles|quavers|hula hoops|monster munch|frazzles|skips crisps|pom bear|pom bears|pom-bears|kettle chips|walkers crisps|popchips|lentil chips|lentil curls|veggie straws|veg straws|cheese puffs|cheesy puffs|cheese balls snack"), CRISP),
  product(list("wotsits|doritos|cheetos|nik naks|cheese doritos"), CRISP, "milk"),
  product(list("bombay mix|chevda|chivda|chevdo|sev mix|japanese rice mix"), ["crunchy_snacks", "salty_foods", "whole_nuts"], "peanut", "gluten"),
  product(list("ryvita|ryvitas|crispbread|crispbreads|crisp bread|crisp breads|oatcakes|oatcake|oat cakes|oat cake|wheat thin|wheat thins|breadstick|breadsticks|bread stick|bread sticks|melba toast|melba toasts|bagel chips|bread chips|matzo|matzos|matzah"), ["crunchy_snacks"], "gluten"),
  product(list("crackers|water crackers|water cracker|water biscuits|water biscuit|cream crackers|cream cracker|ritz crackers|salted crackers|saltines|saltine crackers|jacob's crackers|jacobs crackers|wholegrain crackers|seeded crackers|butter crackers|oat crackers|wheat crackers|rye crackers"), CRISP, "gluten"),
  product(list("cheese crackers|cheese cracker|cheese straws|cheese straw|goldfish crackers"), CRISP, "gluten", "milk"),
  product(list("prawn cracker|prawn crackers|shrimp crackers|shrimp chips"), CRISP, "crustaceans"),

  // Parts of plants that poison, and plants that do.
  product([...pairs("potato", "leaf|leaves|flower|flowers|plant|plants|greens|berries|stems"), ...pairs("tomato", "leaf|leaves|plant|plants|stem|stems|stalks"), ...pairs(ROOTS_OF_LEAVES, "leaf|leaves|flowers|plant")], ["green_potato"]),
  product(list("peach leaf|peach leaves|cherry leaves|cherry leaf|plum leaves|apricot leaves|cherry laurel"), ["bitter_kernels"]),
  product(pairs("apricot|cherry|plum|peach|nectarine|damson", "pits"), ["bitter_kernels"]),
  product(list("betel nut|betel nuts|areca nuts|betel leaf|betel leaves|supari|paan|paan masala|pan masala|gutka|gutkha"), ["non_food"]),
  product(list("horse chestnut|horse chestnuts|conker|conkers|thorn apple|thorn apples|thornapple|jimsonweed|datura|deadly nightshade|may apple|mayapple|monkshood|laburnum|oleander"), ["foraged_plants"]),

  // Fish, and what is rolled like it.
  product(list("seer fish|seerfish|surmai|vanjaram"), ["high_mercury_fish"], "fish"),
  product(list("orange roughy|fugu|pufferfish|puffer fish"), ["high_mercury_fish"], "fish"),
  product(list("tuna melt|tuna melts|tuna mayo|tuna mayonnaise|tuna toastie"), ["mercury_limit_fish"], "fish", "gluten", "milk", "eggs"),
  product([...pairs("veggie|vegetarian|vegan|cucumber|avocado|carrot", "sushi|sushi roll|sushi rolls|maki|maki roll|maki rolls|nigiri|futomaki"), ...list("kappa maki")], ["nori"]),
  product(list("tteok|tteokbokki|ddeok|topokki|garaetteok|rice cake sticks|rice cake stick|korean rice cakes|korean rice cake|chinese rice cakes"), ["jelly_konjac"]),

  // Heat, and spices.
  product([...pairs("red pepper|hot pepper|chilli|chili", "flakes|paste|powder"), ...list("pepper flakes|crushed red pepper flakes|crushed chillies|hot paprika|hot smoked paprika|smoked hot paprika|hot paprika powder|hot pimenton|hot pimentón|aleppo pepper|pul biber|gochugaru|harissa|sambal|sambal oelek|tabasco|piri piri|peri peri|berbere")], ["hot_chili"]),
  // Those of a garden, crushed, are many.
  exactly(list("crushed red pepper"), ["hot_chili"]),
  product(list("gingerbread spice|gingerbread spices|gingerbread seasoning|speculaas spice"), ["cassia_cinnamon"]),

  // Sprouted seeds, which are eaten raw.
  product([...pairs("sprouted", "mung beans|mung|moong|moong beans|moong dal|lentils|chickpeas|chana|beans|peas|seeds|fenugreek|quinoa|alfalfa|grains"), ...pairs("broccoli|lentil|chickpea|mung|moong|pea|onion|fenugreek|sunflower|kale|mixed|leek|beet|bean|red clover", "sprouts|sprout")], ["raw_sprouts"]),
  product(pairs("soybean|soya bean|soy bean|soya|sprouted soya", "sprouts|beans sprouts"), ["raw_sprouts"], "soya"),
  product(list("mustard sprouts"), ["raw_sprouts"], "mustard"),
  product(list("wheat sprouts|barley sprouts|sprouted wheat|sprouted barley|sprouted rye"), ["raw_sprouts"], "gluten"),

  // No hazard by their name, and not what the words inside it say.
  product(list("wheat germ|wheatgerm|toasted wheat germ|oat germ|oatgerm"), [], "gluten"),
  product(list("rice germ"), ["rice_limit"]),
  product(list("corn tortilla|corn tortillas|maize tortilla|maize tortillas|corn wrap|corn wraps"), []),
  product(list("buttermilk|cultured buttermilk"), [], "milk"),
  product(list("corn oil|maize oil|coconut oil|virgin coconut oil|rice bran oil|safflower oil|lard|beef dripping|goose fat|duck fat"), []),
  product(list("soya oil|soy oil|soybean oil|soya bean oil"), [], "soya"),
  product(list("suet|beef suet|vegetable suet|shredded suet"), [], "gluten"),
  product(list("ground cardamom|cardamom|cardamom powder|green cardamom|elaichi|elaichi powder|ground cloves|saffron|saffron threads"), []),
  product(list("arrowroot flour|arrowroot powder|arrowroot starch"), []),
  product(list("flatbread|flatbreads|focaccia|focaccias"), [], "gluten"),
];

/** The words of these products that stand for this rule. */
export function englishProducts(warning: ProductWarning): readonly string[] {
  return ENGLISH_PRODUCTS.filter(({ warnings }) => warnings.includes(warning)).flatMap(({ words }) => words);
}
