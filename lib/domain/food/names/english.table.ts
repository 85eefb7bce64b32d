import type { EnglishName } from "../food";
import type { FoodId } from "../food-ids";

/**
 * The English names, British words first. No word, in whatever case, names two foods. What is ambiguous or of another
 * risk is left out on purpose and stays unknown ("cinnamon" may be cassia, "runner beans" may be fresh pods, "stock" is
 * salted, "cheese" may be Brie).
 */
export const ENGLISH_NAMES: Readonly<Record<FoodId, EnglishName>> = {
  carrot: {
    name: "carrots",
    singular: "carrot",
    number: "plural",
    synonyms: [
      "orange carrots", "orange carrot",
      "grated carrot", "grated carrots", "carot", "carots", "carrott", "carrotts",
    ],
  },
  potato: {
    name: "potatoes",
    singular: "potato",
    number: "plural",
    synonyms: [
      "fingerling potato", "fingerling potatoes", "fingerlings", "jersey royals", "jersey royal potatoes",
      "jacket potato", "jacket potatoes", "jacket spud", "jacket spuds", "baked potato", "baked potatoes", "tattie", "tatties", "aloo", "aaloo", "alu potato", "kipfler potatoes", "royals potatoes",
      "new potatoes", "new potato", "baking potato", "waxy potatoes", "floury potatoes", "potatoe", "potatos",
      "spuds",
    ],
  },
  sweet_potato: {
    name: "sweet potatoes",
    singular: "sweet potato",
    number: "plural",
    synonyms: ["sweet pots", "sweet spud", "sweet spuds", "sweet tatties", "orange kumara", "red kumara", "gold kumara", "golden kumara", "shakarkandi",
      "sweetpotato", "sweetpotatoes", "sweet potatos", "sweet potatoe", "kumara", "orange sweet potato",
    ],
  },
  pumpkin: {
    name: "pumpkin",
    singular: "pumpkin",
    number: "singular",
    synonyms: [
      "cheese pumpkin", "turban squash", "banana squash",
      "pumpkins", "hokkaido", "hokkaido pumpkin", "hokkaido squash", "red kuri squash", "red kuri", "kabocha",
      "kabocha squash", "pumpkin puree", "pumpkin purée", "pumkin",
    ],
  },
  butternut_squash: {
    name: "butternut squash",
    singular: "butternut squash",
    number: "singular",
    synonyms: [
      "butternut", "butternut squashes", "butternut pumpkin", "butter nut squash", "buternut squash",
    ],
  },
  courgette: {
    name: "courgette",
    singular: "courgette",
    number: "singular",
    synonyms: [
      "courgettes", "zucchini", "zucchinis", "zuchini", "zuccini", "zucchinni", "corgette", "baby marrow",
      "vegetable marrow",
    ],
  },
  cucumber: {
    name: "cucumber",
    singular: "cucumber",
    number: "singular",
    synonyms: ["cuke", "cukes", "lebanese cucumber", "lebanese cucumbers", "telegraph cucumber",
      "cucumbers", "english cucumber", "cucmber", "cucumbr",
    ],
  },
  tomato: {
    name: "tomatoes",
    singular: "tomato",
    number: "plural",
    synonyms: ["toms", "oxheart tomato", "oxheart tomatoes", "ox heart tomato", "ox heart tomatoes",
      "tomatos", "tomatoe", "vine tomatoes", "beefsteak tomato", "beef tomato", "salad tomatoes", "chopped tomatoes",
      "tinned tomatoes", "canned tomatoes", "tinned chopped tomatoes", "diced tomatoes",
      "chopped toms", "tinned toms", "tin toms", "canned toms", "plum toms", "diced toms", "vine toms",
    ],
  },
  cherry_tomato: {
    name: "cherry tomatoes",
    singular: "cherry tomato",
    number: "plural",
    synonyms: [
      "pear tomato", "pear tomatoes",
      "sun gold tomatoes", "sun gold tomato", "sungold tomatoes", "sungold tomato", "sungolds", "piccolo tomatoes",
      "grape tomato", "grape tomatoes", "cocktail tomatoes", "cocktail tomato", "baby tomatoes", "baby plum tomatoes",
      "cherry tomatos", "tiny tomatoes", "mini tomatoes", "cherry toms", "cherry tom", "baby plum toms", "baby toms", "grape toms",
    ],
  },
  bell_pepper: {
    name: "bell pepper",
    singular: "bell pepper",
    number: "singular",
    synonyms: [
      "peppers", "pointed peppers", "pointed pepper", "romano pepper", "romano peppers", "roasted peppers",
      "bell peppers", "sweet pepper", "sweet peppers", "capsicum", "capsicums", "red pepper", "red peppers",
      "yellow pepper", "yellow peppers", "orange pepper", "green pepper", "green peppers", "red bell pepper",
      "red bell peppers", "yellow bell pepper", "green bell pepper", "orange bell pepper",
    ],
  },
  broccoli: {
    name: "broccoli",
    singular: "broccoli",
    number: "singular",
    synonyms: [
      "broccoli floret", "broccoli florets", "tenderstem broccoli", "tenderstem", "broccolini", "calabrese",
      "brocoli", "broccolli", "brocolli", "brocoly",
    ],
  },
  cauliflower: {
    name: "cauliflower",
    singular: "cauliflower",
    number: "singular",
    synonyms: [
      "cauli", "caulis", "gobi", "gobhi", "phool gobi", "orange cauliflower", "purple cauliflower",
      "cauliflowers", "cauliflower floret", "cauliflower florets", "cauliflower rice", "riced cauliflower",
      "cauliflour", "colliflower", "califlower",
    ],
  },
  eggplant: {
    name: "aubergine",
    singular: "aubergine",
    number: "singular",
    synonyms: [
      "aubergines", "eggplant", "eggplants", "brinjal", "egg plant", "aubergene",
    ],
  },
  peas: {
    name: "peas",
    singular: "pea",
    number: "plural",
    synonyms: [
      "green peas", "green pea", "garden peas", "frozen peas", "petits pois", "petit pois", "english peas",
    ],
  },
  sugar_snap: {
    name: "sugar snap peas",
    singular: "sugar snap pea",
    number: "plural",
    synonyms: [
      "sugar snaps", "sugar snap", "sugarsnap peas", "sugarsnaps", "snow peas", "snow pea", "mangetout", "mangetouts",
      "mange tout",
    ],
  },
  green_beans: {
    name: "green beans",
    singular: "green bean",
    number: "plural",
    synonyms: [
      "french beans", "french bean", "string beans", "string bean", "haricots verts", "fine beans",
      "fine green beans", "snap beans", "dwarf beans", "greenbeans",
    ],
  },
  sweetcorn: {
    name: "sweetcorn",
    singular: "sweetcorn",
    number: "singular",
    synonyms: [
      "sweet corn", "corn", "corn kernels", "sweetcorn kernels", "corn on the cob", "ear of corn", "ears of corn", "ear of sweetcorn", "corn cob", "canned corn",
      "tinned sweetcorn", "frozen sweetcorn",
    ],
  },
  spinach: {
    name: "spinach",
    singular: "spinach",
    number: "singular",
    synonyms: [
      "palak", "palak leaves",
      "baby spinach", "spinach leaves", "spinach leaf", "frozen spinach", "leaf spinach", "spinich", "spinnach",
    ],
  },
  chard: {
    name: "chard",
    singular: "chard",
    number: "singular",
    synonyms: [
      "swiss chard", "rainbow chard", "silverbeet", "silver beet", "chard leaves",
    ],
  },
  kale: {
    name: "kale",
    singular: "kale",
    number: "singular",
    synonyms: [
      "collard greens", "collards", "collard green",
      "curly kale", "cavolo nero", "lacinato kale", "tuscan kale", "dinosaur kale", "kale leaves",
    ],
  },
  white_cabbage: {
    name: "white cabbage",
    singular: "white cabbage",
    number: "singular",
    synonyms: [
      "spring greens", "spring cabbage", "pointed cabbage", "hispi cabbage", "sweetheart cabbage",
      "cabbage", "cabbages", "green cabbage", "white cabbages", "cabage",
    ],
  },
  red_cabbage: {
    name: "red cabbage",
    singular: "red cabbage",
    number: "singular",
    synonyms: [
      "red cabbages", "purple cabbage",
    ],
  },
  savoy_cabbage: {
    name: "savoy cabbage",
    singular: "savoy cabbage",
    number: "singular",
    synonyms: [
      "savoy", "savoy cabbages",
    ],
  },
  chinese_cabbage: {
    name: "Chinese cabbage",
    singular: "Chinese cabbage",
    number: "singular",
    synonyms: [
      "choy sum", "choi sum", "yu choy",
      "chinese cabbages", "napa cabbage", "napa", "chinese leaf", "chinese leaves", "wombok", "nappa cabbage", "bok choy", "bok choi", "pak choi", "pak choy",
    ],
  },
  brussels_sprouts: {
    name: "Brussels sprouts",
    singular: "Brussels sprout",
    number: "plural",
    synonyms: [
      "brussel sprouts", "brussel sprout", "brussels", "brusel sprouts",
    ],
  },
  leek: {
    name: "leek",
    singular: "leek",
    number: "singular",
    synonyms: [
      "leeks",
    ],
  },
  onion: {
    name: "onion",
    singular: "onion",
    number: "singular",
    synonyms: [
      "shallot", "shallots", "banana shallot", "banana shallots", "echalion shallot", "echalion shallots", "pickling onions",
      "onions", "yellow onion", "yellow onions", "brown onion", "brown onions", "white onion", "white onions",
      "red onion", "red onions", "onoin",
    ],
  },
  garlic: {
    name: "garlic",
    singular: "garlic clove",
    number: "singular",
    synonyms: [
      "garlic cloves", "clove of garlic", "cloves of garlic", "garlic powder", "garlick",
    ],
  },
  spring_onion: {
    name: "spring onions",
    singular: "spring onion",
    number: "plural",
    synonyms: [
      "scallion", "scallions", "green onion", "green onions", "salad onions",
    ],
  },
  parsnip: {
    name: "parsnips",
    singular: "parsnip",
    number: "plural",
    synonyms: [
      "parsnip root", "parsnp",
    ],
  },
  parsley_root: {
    name: "parsley root",
    singular: "parsley root",
    number: "singular",
    synonyms: [
      "parsley roots", "root parsley", "Hamburg parsley", "Hamburg parsley root", "turnip-rooted parsley", "rooted parsley", "parsley root vegetable",
    ],
  },
  celeriac: {
    name: "celeriac",
    singular: "celeriac",
    number: "singular",
    synonyms: [
      "celery root", "celery roots", "knob celery", "turnip-rooted celery", "celeriac root",
    ],
  },
  celery: {
    name: "celery",
    singular: "celery stick",
    number: "singular",
    synonyms: [
      "celery sticks", "celery stalk", "celery stalks", "celery leaves", "celery leaf", "cellery",
    ],
  },
  beetroot: {
    name: "beetroot",
    singular: "beetroot",
    number: "singular",
    synonyms: [
      "beetroots", "beet", "beets", "red beet", "red beets", "cooked beetroot", "beet root",
    ],
  },
  turnip: {
    name: "turnips",
    singular: "turnip",
    number: "plural",
    synonyms: [
      "white turnip", "white turnips", "purple-top turnip", "baby turnips",
    ],
  },
  swede: {
    name: "swede",
    singular: "swede",
    number: "singular",
    synonyms: [
      "swedes", "rutabaga", "rutabagas", "neep", "neeps", "swedish turnip",
    ],
  },
  kohlrabi: {
    name: "kohlrabi",
    singular: "kohlrabi",
    number: "singular",
    synonyms: [
      "kohlrabis", "kohl rabi", "turnip cabbage", "kolrabi", "kohlrabbi",
    ],
  },
  radish: {
    name: "radishes",
    singular: "radish",
    number: "plural",
    synonyms: [
      "daikon", "daikon radish", "mooli", "white radish", "red radish", "red radishes", "radishs",
    ],
  },
  fennel_bulb: {
    name: "fennel",
    singular: "fennel bulb",
    number: "singular",
    synonyms: [
      "fennel bulbs", "florence fennel", "finocchio",
    ],
  },
  asparagus: {
    name: "asparagus",
    singular: "asparagus spear",
    number: "singular",
    synonyms: [
      "asparagus spears", "green asparagus", "white asparagus", "asparagus tips", "asparagas",
    ],
  },
  mushroom: {
    name: "mushrooms",
    singular: "mushroom",
    number: "plural",
    synonyms: [
      "button mushroom", "button mushrooms", "champignon", "champignons", "white mushrooms", "chestnut mushroom",
      "chestnut mushrooms", "cremini", "cremini mushrooms", "crimini mushrooms", "portobello", "portobello mushroom",
      "portobello mushrooms", "closed cup mushrooms", "mushroms",
    ],
  },
  oyster_mushroom: {
    name: "oyster mushrooms",
    singular: "oyster mushroom",
    number: "plural",
    synonyms: [
      "king oyster mushroom", "king oyster mushrooms",
    ],
  },
  okra: {
    name: "okra",
    singular: "okra pod",
    number: "singular",
    synonyms: [
      "okra pods", "okras", "lady's fingers", "ladies' fingers", "bhindi",
    ],
  },
  bottle_gourd: {
    name: "bottle gourd",
    singular: "bottle gourd",
    number: "singular",
    synonyms: [
      "bottle gourds", "calabash", "lauki", "opo squash", "doodhi", "dudhi",
    ],
  },
  ridge_gourd: {
    name: "ridge gourd",
    singular: "ridge gourd",
    number: "singular",
    synonyms: [
      "ridge gourds", "luffa", "loofah", "angled luffa", "turai", "chinese okra",
    ],
  },
  ash_gourd: {
    name: "ash gourd",
    singular: "ash gourd",
    number: "singular",
    synonyms: [
      "ash gourds", "winter melon", "wintermelon", "wax gourd", "white gourd",
    ],
  },
  chayote: {
    name: "chayote",
    singular: "chayote",
    number: "singular",
    synonyms: [
      "chayotes", "chayote squash", "christophine", "cho cho", "choko", "mirliton", "vegetable pear",
    ],
  },
  bitter_gourd: {
    name: "bitter gourd",
    singular: "bitter gourd",
    number: "singular",
    synonyms: [
      "bitter gourds", "bitter melon", "bitter melons", "karela",
    ],
  },
  drumstick_pod: {
    name: "moringa pods",
    singular: "moringa pod",
    number: "plural",
    synonyms: [
      "drumstick pod", "drumstick pods", "moringa drumstick", "moringa drumsticks", "vegetable drumstick",
      "vegetable drumsticks", "drumstick vegetable", "moringa pulp", "drumstick pulp",
    ],
  },
  water_spinach: {
    name: "water spinach",
    singular: "water spinach",
    number: "singular",
    synonyms: [
      "kangkong", "kang kong", "water morning glory", "ong choy", "kangkung",
    ],
  },
  roselle_leaf: {
    name: "roselle leaves",
    singular: "roselle leaf",
    number: "plural",
    synonyms: [
      "chin baung", "chinbaung", "gongura", "gongura leaves",
    ],
  },
  mustard_greens: {
    name: "mustard greens",
    singular: "mustard leaf",
    number: "plural",
    synonyms: [
      "mustard green", "mustard leaves", "leaf mustard", "gai choy",
    ],
  },
  yardlong_bean: {
    name: "yardlong beans",
    singular: "yardlong bean",
    number: "plural",
    synonyms: [
      "yard-long beans", "yard-long bean", "yard long beans", "long beans", "long bean", "snake beans",
      "asparagus beans", "chinese long beans",
    ],
  },
  taro: {
    name: "taro",
    singular: "taro root",
    number: "singular",
    synonyms: [
      "taro roots", "taros", "eddo", "eddoe", "eddoes", "dasheen", "arbi", "colocasia",
    ],
  },
  cassava: {
    name: "cassava",
    singular: "cassava",
    number: "singular",
    synonyms: [
      "cassava root", "cassavas", "yuca", "yuca root", "manioc",
    ],
  },
  bamboo_shoot: {
    name: "bamboo shoots",
    singular: "bamboo shoot",
    number: "plural",
    synonyms: [
      "bamboo", "canned bamboo shoots", "tinned bamboo shoots", "bambo shoots",
    ],
  },
  lotus_root: {
    name: "lotus root",
    singular: "lotus root",
    number: "singular",
    synonyms: [
      "lotus roots", "renkon",
    ],
  },
  artichoke: {
    name: "artichoke hearts",
    singular: "artichoke heart",
    number: "plural",
    synonyms: [
      "artichoke", "artichokes", "globe artichoke", "globe artichokes", "artichoke bottoms", "artichoke bottom",
    ],
  },
  jerusalem_artichoke: {
    name: "Jerusalem artichokes",
    singular: "Jerusalem artichoke",
    number: "plural",
    synonyms: [
      "sunchoke", "sunchokes", "topinambur", "sunroot",
    ],
  },
  lettuce: {
    name: "lettuce",
    singular: "lettuce leaf",
    number: "singular",
    synonyms: [
      "lettuces", "lettuce leaves", "iceberg lettuce", "iceberg", "romaine lettuce", "romaine", "cos lettuce",
      "butterhead lettuce", "little gem", "little gem lettuce", "gem lettuce", "gem lettuces", "baby gem lettuce", "letuce",
    ],
  },
  lambs_lettuce: {
    name: "lamb's lettuce",
    singular: "lamb's lettuce",
    number: "singular",
    synonyms: [
      "lambs lettuce", "corn salad", "mache", "mâche", "field salad",
    ],
  },
  water_chestnut: {
    name: "water chestnuts",
    singular: "water chestnut",
    number: "plural",
    synonyms: [
      "waterchestnut", "waterchestnuts", "canned water chestnuts", "tinned water chestnuts",
    ],
  },
  apple: {
    name: "apples",
    singular: "apple",
    number: "plural",
    synonyms: [
      "granny smith", "granny smiths", "granny smith apple", "granny smith apples", "pink lady", "pink ladies", "pink lady apple", "pink lady apples", "braeburn", "braeburns", "braeburn apple", "braeburn apples", "bramley", "bramleys", "bramley apples", "golden delicious", "golden delicious apple", "gala apple", "gala apples", "fuji apple", "fuji apples",
      "eating apple", "eating apples", "cooking apple", "cooking apples", "bramley apple", "red apple", "green apple",
      "aple", "appel",
    ],
  },
  pear: {
    name: "pears",
    singular: "pear",
    number: "plural",
    synonyms: [
      "nashi", "nashis", "nashi pear", "nashi pears", "asian pear", "asian pears",
      "conference pear", "conference pears", "williams pear",
    ],
  },
  quince: {
    name: "quince",
    singular: "quince",
    number: "singular",
    synonyms: [
      "quinces",
    ],
  },
  banana: {
    name: "bananas",
    singular: "banana",
    number: "plural",
    synonyms: [
      "apple banana", "apple bananas", "baby banana", "baby bananas", "lady finger banana", "lady finger bananas",
      "bananna", "banannas", "bannana", "ripe banana", "ripe bananas", "mashed banana",
    ],
  },
  plantain: {
    name: "plantain",
    singular: "plantain",
    number: "singular",
    synonyms: [
      "plantains", "cooking banana", "cooking bananas", "ripe plantain", "green plantain",
    ],
  },
  avocado: {
    name: "avocado",
    singular: "avocado",
    number: "singular",
    synonyms: [
      "avocados", "avocadoes", "avocado pear", "alligator pear", "hass avocado", "avo", "avacado", "avocardo",
    ],
  },
  mango: {
    name: "mango",
    singular: "mango",
    number: "singular",
    synonyms: [
      "mangoes", "mangos", "ripe mango", "alphonso mango",
    ],
  },
  papaya: {
    name: "papaya",
    singular: "papaya",
    number: "singular",
    synonyms: [
      "papayas", "pawpaw", "paw paw", "ripe papaya", "papya",
    ],
  },
  pineapple: {
    name: "pineapple",
    singular: "pineapple",
    number: "singular",
    synonyms: [
      "pineapples", "fresh pineapple", "pinapple", "pineaple",
    ],
  },
  melon_honeydew: {
    name: "honeydew melon",
    singular: "honeydew melon",
    number: "singular",
    synonyms: [
      "galia", "galia melon", "galia melons",
      "honeydew melons", "honeydew", "honey dew melon", "melon", "melons",
    ],
  },
  cantaloupe: {
    name: "cantaloupe melon",
    singular: "cantaloupe melon",
    number: "singular",
    synonyms: [
      "cantaloupe", "cantaloupes", "cantaloupe melons", "cantaloup", "cantelope", "cantalope", "rockmelon",
      "rock melon", "muskmelon", "musk melon",
    ],
  },
  watermelon: {
    name: "watermelon",
    singular: "watermelon",
    number: "singular",
    synonyms: [
      "watermelons", "water melon", "water melons", "seedless watermelon",
    ],
  },
  peach: {
    name: "peaches",
    singular: "peach",
    number: "plural",
    synonyms: [
      "yellow peach", "white peach", "flat peach", "ripe peach",
    ],
  },
  nectarine: {
    name: "nectarines",
    singular: "nectarine",
    number: "plural",
    synonyms: [
      "nectarins",
    ],
  },
  apricot: {
    name: "apricots",
    singular: "apricot",
    number: "plural",
    synonyms: [
      "fresh apricot", "fresh apricots", "appricot", "apricott",
    ],
  },
  plum: {
    name: "plums",
    singular: "plum",
    number: "plural",
    synonyms: [
      "fresh plum", "fresh plums", "red plum", "red plums",
    ],
  },
  cherry: {
    name: "cherries",
    singular: "cherry",
    number: "plural",
    synonyms: [
      "sweet cherry", "sweet cherries", "cherrys",
    ],
  },
  sour_cherry: {
    name: "sour cherries",
    singular: "sour cherry",
    number: "plural",
    synonyms: [
      "tart cherry", "tart cherries", "morello cherry", "morello cherries",
    ],
  },
  grape: {
    name: "grapes",
    singular: "grape",
    number: "plural",
    synonyms: [
      "red grapes", "green grapes", "white grapes", "black grapes", "seedless grapes", "table grapes",
    ],
  },
  strawberry: {
    name: "strawberries",
    singular: "strawberry",
    number: "plural",
    synonyms: ["strawbs", "strawbz", "pineberry", "pineberries",
      "strawberrys", "strawbery", "strawberies", "strawberrie", "strawberrries", "frozen strawberries",
    ],
  },
  raspberry: {
    name: "raspberries",
    singular: "raspberry",
    number: "plural",
    synonyms: ["rasps", "rasberry", "rasberries", "raspbery", "raspberrys", "frozen raspberries",
    ],
  },
  blueberry: {
    name: "blueberries",
    singular: "blueberry",
    number: "plural",
    synonyms: [
      "blueberrys", "bluberries", "blueberies", "blue berries", "blue berry", "frozen blueberries",
    ],
  },
  blackberry: {
    name: "blackberries",
    singular: "blackberry",
    number: "plural",
    synonyms: [
      "blackberrys", "blackberies", "brambles", "frozen blackberries",
    ],
  },
  red_currant: {
    name: "redcurrants",
    singular: "redcurrant",
    number: "plural",
    synonyms: [
      "red currant", "red currants",
    ],
  },
  gooseberry: {
    name: "gooseberries",
    singular: "gooseberry",
    number: "plural",
    synonyms: [
      "gooseberrys", "goosberry",
    ],
  },
  cranberry: {
    name: "cranberries",
    singular: "cranberry",
    number: "plural",
    synonyms: [
      "fresh cranberry", "fresh cranberries", "frozen cranberries", "cranberrys", "cranberies",
    ],
  },
  kiwi: {
    name: "kiwi",
    singular: "kiwi",
    number: "singular",
    synonyms: [
      "kiwis", "kiwi fruit", "kiwi fruits", "kiwifruit", "kiwifruits", "green kiwi", "golden kiwi", "gold kiwi",
      "kiwie",
    ],
  },
  orange: {
    name: "orange",
    singular: "orange",
    number: "singular",
    synonyms: [
      "oranges", "blood orange", "blood oranges", "navel orange", "navel oranges",
    ],
  },
  mandarin: {
    name: "mandarin",
    singular: "mandarin",
    number: "singular",
    synonyms: [
      "easy peeler", "easy peelers",
      "mandarins", "mandarin orange", "mandarin oranges", "clementine", "clementines", "tangerine", "tangerines",
      "satsuma", "satsumas", "mandarine",
    ],
  },
  grapefruit: {
    name: "grapefruit",
    singular: "grapefruit",
    number: "singular",
    synonyms: [
      "grapefruits", "pink grapefruit", "pomelo", "pomelos", "pummelo",
    ],
  },
  lemon: {
    name: "lemon juice",
    singular: "lemon juice",
    number: "singular",
    synonyms: [
      "lemon", "lemons", "juice of a lemon", "fresh lemon juice", "lemmon",
    ],
  },
  lime: {
    name: "lime juice",
    singular: "lime juice",
    number: "singular",
    synonyms: [
      "lime", "limes", "juice of a lime", "fresh lime juice",
    ],
  },
  fig: {
    name: "figs",
    singular: "fig",
    number: "plural",
    synonyms: [
      "fresh fig", "fresh figs", "ripe figs",
    ],
  },
  date_fruit: {
    name: "dates",
    singular: "date",
    number: "plural",
    synonyms: [
      "medjool date", "medjool dates", "dried date", "dried dates", "pitted dates", "dates fruit",
    ],
  },
  raisin: {
    name: "raisins",
    singular: "raisin",
    number: "plural",
    synonyms: [
      "dried currant", "dried currants", "zante currant", "zante currants",
      "sultana", "sultanas", "golden raisins", "seedless raisins", "rasins", "raisens",
    ],
  },
  prune: {
    name: "prunes",
    singular: "prune",
    number: "plural",
    synonyms: [
      "dried plum", "dried plums", "pitted prunes", "soft prunes",
    ],
  },
  pomegranate: {
    name: "pomegranate",
    singular: "pomegranate",
    number: "singular",
    synonyms: [
      "pomegranates", "pomegranate seeds", "pomegranate arils", "pomegranite", "pomegranete",
    ],
  },
  persimmon: {
    name: "persimmon",
    singular: "persimmon",
    number: "singular",
    synonyms: [
      "persimmons", "kaki", "kakis", "kaki fruit", "sharon fruit", "sharon fruits", "persimon",
    ],
  },
  guava: {
    name: "guava",
    singular: "guava",
    number: "singular",
    synonyms: [
      "guavas",
    ],
  },
  dragon_fruit: {
    name: "dragon fruit",
    singular: "dragon fruit",
    number: "singular",
    synonyms: [
      "dragonfruit", "dragon fruits", "pitaya", "pitahaya",
    ],
  },
  jackfruit: {
    name: "ripe jackfruit",
    singular: "ripe jackfruit",
    number: "singular",
    synonyms: [
      "jackfruit", "jack fruit", "jackfruits",
    ],
  },
  durian: {
    name: "durian",
    singular: "durian",
    number: "singular",
    synonyms: [
      "durians",
    ],
  },
  lychee: {
    name: "lychees",
    singular: "lychee",
    number: "plural",
    synonyms: [
      "litchi", "litchis", "lichee", "lichees", "leechee", "lychee fruit",
    ],
  },
  longan: {
    name: "longans",
    singular: "longan",
    number: "plural",
    synonyms: [
      "longan fruit", "dragon eye fruit",
    ],
  },
  rambutan: {
    name: "rambutans",
    singular: "rambutan",
    number: "plural",
    synonyms: [
      "rambutan fruit",
    ],
  },
  mangosteen: {
    name: "mangosteen",
    singular: "mangosteen",
    number: "singular",
    synonyms: [
      "mangosteens",
    ],
  },
  custard_apple: {
    name: "custard apple",
    singular: "custard apple",
    number: "singular",
    synonyms: [
      "custard apples", "sugar apple", "sugar apples", "sweetsop", "cherimoya", "cherimoyas", "chirimoya",
    ],
  },
  coconut: {
    name: "coconut",
    singular: "coconut",
    number: "singular",
    synonyms: [
      "coconuts", "coconut flesh", "coconut meat", "fresh coconut", "grated coconut", "desiccated coconut",
      "dessicated coconut", "unsweetened desiccated coconut",
    ],
  },
  tamarind: {
    name: "tamarind pulp",
    singular: "tamarind pulp",
    number: "singular",
    synonyms: [
      "tamarind", "tamarinds", "tamarind paste",
    ],
  },
  star_fruit: {
    name: "star fruit",
    singular: "star fruit",
    number: "singular",
    synonyms: [
      "starfruit", "star fruits", "starfruits", "carambola",
    ],
  },
  rhubarb: {
    name: "rhubarb",
    singular: "rhubarb stalk",
    number: "singular",
    synonyms: [
      "rhubarb stalks", "rubarb", "rhubarbs",
    ],
  },
  elderberry: {
    name: "elderberries",
    singular: "elderberry",
    number: "plural",
    synonyms: [
      "elder berry", "elder berries", "black elderberries",
    ],
  },
  oats: {
    name: "oats",
    singular: "oats",
    number: "plural",
    synonyms: [
      "oat", "rolled oats", "porridge oats", "porage oats", "porage", "oat flakes", "oatflakes", "oatmeal", "oat meal", "quick oats",
      "jumbo oats", "whole oats", "ground oats", "oat flour", "oat porridge", "baby oats", "oat cereal", "baby oat cereal", "infant oat cereal",
      "baby oatmeal cereal", "oatmeal cereal",
    ],
  },
  rice: {
    name: "rice",
    singular: "rice",
    number: "singular",
    synonyms: [
      "sushi rice", "cooked sushi rice", "idli rice", "idli rava", "rice rava",
      "poha", "flattened rice", "beaten rice", "rice poha", "aval",
      "white rice", "brown rice", "basmati", "basmati rice", "jasmine rice", "long-grain rice", "long grain rice",
      "short-grain rice", "short grain rice", "risotto rice", "arborio", "arborio rice", "pudding rice",
      "wholegrain rice", "cooked rice", "boiled rice", "rice grains",
    ],
  },
  glutinous_rice: {
    name: "glutinous rice",
    singular: "glutinous rice",
    number: "singular",
    synonyms: [
      "sticky rice", "sweet rice", "waxy rice", "black sticky rice",
    ],
  },
  rice_cake: {
    name: "rice cakes",
    singular: "rice cake",
    number: "plural",
    synonyms: [
      "puffed rice cake", "puffed rice cakes", "unsalted rice cake", "unsalted rice cakes", "ricecakes",
    ],
  },
  rice_flour: {
    name: "rice flour",
    singular: "rice flour",
    number: "singular",
    synonyms: [
      "ground rice", "brown rice flour", "white rice flour",
    ],
  },
  wheat_flour: {
    name: "wheat flour",
    singular: "wheat flour",
    number: "singular",
    synonyms: [
      "atta", "atta flour", "chapati flour", "chapatti flour", "maida", "maida flour", "durum flour", "self-raising flour", "self raising flour",
      "flour", "plain flour", "white flour", "all-purpose flour", "all purpose flour", "wholemeal flour",
      "whole wheat flour", "wholewheat flour", "whole-wheat flour", "bread flour", "wheatflour",
    ],
  },
  semolina: {
    name: "semolina",
    singular: "semolina",
    number: "singular",
    synonyms: [
      "wheat semolina", "durum semolina", "durum wheat semolina", "cream of wheat", "farina", "semolina flour",
      "rava", "sooji", "suji",
    ],
  },
  couscous: {
    name: "couscous",
    singular: "couscous",
    number: "singular",
    synonyms: [
      "cous cous", "cous-cous", "wholewheat couscous", "whole wheat couscous", "kuskus", "cuscus",
    ],
  },
  bulgur: {
    name: "bulgur",
    singular: "bulgur",
    number: "singular",
    synonyms: [
      "bulgur wheat", "broken wheat", "cracked wheat", "dalia wheat", "bulgar", "bulgar wheat", "bulghur", "bulghur wheat", "burghul",
    ],
  },
  pasta: {
    name: "pasta",
    singular: "pasta",
    number: "singular",
    synonyms: [
      "spaghetti", "spag", "spagetti", "spaghettini", "penne", "fusilli", "macaroni", "maccaroni", "farfalle", "rigatoni",
      "conchiglie", "pasta shells", "orecchiette", "ditalini", "stelline", "orzo", "linguine", "tagliatelle",
      "fettuccine", "lasagne sheets", "lasagna sheets", "pasta shapes", "small pasta", "wholewheat pasta",
      "whole wheat pasta", "wholegrain pasta", "dried pasta", "pasta sauce",
    ],
  },
  egg_noodles: {
    name: "egg noodles",
    singular: "egg noodle",
    number: "plural",
    synonyms: [
      "egg pasta", "fresh egg pasta", "chinese egg noodles", "medium egg noodles",
    ],
  },
  rice_noodles: {
    name: "rice noodles",
    singular: "rice noodle",
    number: "plural",
    synonyms: [
      "rice vermicelli", "rice stick noodles", "rice sticks", "flat rice noodles", "vermicelli rice noodles",
      "pho noodles",
    ],
  },
  bread: {
    name: "bread",
    singular: "slice of bread",
    number: "singular",
    synonyms: [
      "soft breadstick", "soft breadsticks", "soft bread stick", "soft bread sticks", "soft baked breadsticks",
      "granary bread", "granary loaf", "granary toast",
      "slices of bread", "bread slice", "bread slices", "toast", "wholemeal bread", "whole wheat bread",
      "wholewheat bread", "wholegrain bread", "whole grain bread", "brown bread", "white bread", "mixed bread",
      "rye bread", "sourdough", "sourdough bread", "sliced bread", "toast bread", "loaf of bread", "stale bread",
    ],
  },
  bread_roll: {
    name: "bread roll",
    singular: "bread roll",
    number: "singular",
    synonyms: [
      "hot dog bun", "hot dog buns", "hot dog roll", "hot dog rolls", "hotdog bun", "hotdog buns", "hotdog rolls", "burger bun", "burger buns", "hamburger bun", "hamburger buns", "burger roll", "burger rolls",
      "bread rolls", "wheat roll", "kaiser roll", "kaiser rolls", "dinner roll", "dinner rolls", "wholemeal roll",
      "wholemeal rolls",
    ],
  },
  breadcrumbs: {
    name: "breadcrumbs",
    singular: "breadcrumbs",
    number: "plural",
    synonyms: [
      "breadcrumb", "bread crumbs", "bread crumb", "dried breadcrumbs", "fresh breadcrumbs", "panko",
      "panko breadcrumbs",
    ],
  },
  barley: {
    name: "pearl barley",
    singular: "pearl barley",
    number: "singular",
    synonyms: [
      "barley", "pearled barley", "pot barley", "barley grains",
    ],
  },
  rye: {
    name: "rye flour",
    singular: "rye flour",
    number: "singular",
    synonyms: [
      "rye", "whole rye flour", "wholemeal rye flour", "dark rye flour",
    ],
  },
  spelt: {
    name: "spelt",
    singular: "spelt",
    number: "singular",
    synonyms: [
      "spelt flour", "wholemeal spelt flour", "spelt flakes", "spelt semolina", "dinkel",
    ],
  },
  millet: {
    name: "millet",
    singular: "millet",
    number: "singular",
    synonyms: [
      "ragi", "nachni", "nachni flour", "nachni powder", "nagli", "nagli flour", "sprouted ragi flour", "sprouted ragi", "mandua flour", "ragi flour", "ragi powder", "finger millet", "bajra", "jowar millet", "koko millet",
      "millet grains", "pearl millet",
    ],
  },
  millet_flakes: {
    name: "millet flakes",
    singular: "millet flakes",
    number: "plural",
    synonyms: [
      "rolled millet", "millet flake", "flaked millet",
    ],
  },
  quinoa: {
    name: "quinoa",
    singular: "quinoa",
    number: "singular",
    synonyms: [
      "white quinoa", "red quinoa", "quinoa flakes", "quinua", "qinoa", "keenwa",
    ],
  },
  buckwheat: {
    name: "buckwheat",
    singular: "buckwheat",
    number: "singular",
    synonyms: [
      "buckwheat groats", "buckwheat flakes", "kasha", "buck wheat",
    ],
  },
  buckwheat_flour: {
    name: "buckwheat flour",
    singular: "buckwheat flour",
    number: "singular",
    synonyms: [
      "sarrasin flour",
    ],
  },
  polenta: {
    name: "polenta",
    singular: "polenta",
    number: "singular",
    synonyms: [
      "masa harina", "ugali", "nshima", "mealie meal", "mielie meal", "maize porridge", "mealie pap", "pap maize",
      "cornmeal", "corn meal", "maize meal", "maize semolina", "corn semolina", "corn grits", "maize polenta",
    ],
  },
  amaranth: {
    name: "amaranth",
    singular: "amaranth",
    number: "singular",
    synonyms: [
      "amaranth grain", "amaranth grains", "amaranth seeds", "amaranth flakes",
    ],
  },
  tapioca_sago: {
    name: "tapioca starch",
    singular: "tapioca starch",
    number: "singular",
    synonyms: [
      "tapioca flour", "tapioca", "cassava starch", "sago", "sago starch", "sago flour",
    ],
  },
  rice_porridge: {
    name: "rice porridge",
    singular: "rice porridge",
    number: "singular",
    synonyms: [
      "congee", "rice congee", "jook", "okayu",
    ],
  },
  baby_rice: {
    name: "baby rice",
    singular: "baby rice",
    number: "singular",
    synonyms: [
      "baby rice cereal", "infant rice cereal", "instant rice cereal", "rice baby cereal", "infant rice", "rice flakes", "flaked rice", "rice flake",
    ],
  },
  baby_maize: {
    name: "baby maize cereal",
    singular: "baby maize cereal",
    number: "singular",
    synonyms: [
      "baby corn cereal", "maize baby cereal", "instant maize cereal", "infant maize cereal", "baby maize porridge",
    ],
  },
  baby_cereal: {
    name: "sugar-free baby cereal",
    singular: "sugar-free baby cereal",
    number: "singular",
    synonyms: [
      "unsweetened baby cereal", "baby cereal without sugar", "baby cereal without added sugar", "baby cereal with no added sugar", "no added sugar baby cereal", "sugar free baby cereal",
    ],
  },
  pancake: {
    name: "pancakes",
    singular: "pancake",
    number: "plural",
    synonyms: [
      "crepe", "crepes", "crêpe", "crêpes", "pan cake", "pan cakes",
    ],
  },
  chicken: {
    name: "chicken",
    singular: "chicken",
    number: "singular",
    synonyms: ["chook", "chook thigh", "chook thighs", "chook breast", "chicken brest", "chicken brests", "chicken breast", "chicken breasts", "chicken breast fillet", "chicken thigh", "chicken thighs", "chicken leg",
      "chicken legs", "chicken drumstick", "chicken drumsticks", "chicken fillet", "chicken fillets", "chicken meat",
      "boneless chicken", "cooked chicken", "chiken", "chickin",
    ],
  },
  turkey: {
    name: "turkey",
    singular: "turkey",
    number: "singular",
    synonyms: [
      "turkey breast", "turkey thigh", "turkey fillet", "turkey meat", "turkey steak",
    ],
  },
  duck: {
    name: "duck",
    singular: "duck",
    number: "singular",
    synonyms: [
      "duck breast", "duck breasts", "duck leg", "duck legs", "duck meat",
    ],
  },
  beef: {
    name: "beef",
    singular: "beef",
    number: "singular",
    synonyms: [
      "brisket", "beef brisket", "silverside", "topside", "rump steak", "sirloin steak", "stewing steak",
      "braising steak", "chuck steak", "skirt steak", "flank steak", "stewing beef", "braising beef", "beef chuck",
      "beef shin", "beef stew meat", "beef fillet", "beef sirloin", "beef steak", "beef steaks", "steak", "steaks",
      "beef meat",
    ],
  },
  minced_beef: {
    name: "minced beef",
    singular: "minced beef",
    number: "singular",
    synonyms: [
      "beef mince", "ground chuck", "ground round", "ground sirloin", "ground beef", "lean minced beef", "lean ground beef", "lean beef mince", "hamburger meat",
    ],
  },
  minced_chicken: {
    name: "minced chicken",
    singular: "minced chicken",
    number: "singular",
    synonyms: [
      "chicken mince", "ground chicken", "lean minced chicken", "lean ground chicken", "lean chicken mince",
    ],
  },
  minced_turkey: {
    name: "minced turkey",
    singular: "minced turkey",
    number: "singular",
    synonyms: [
      "turkey mince", "ground turkey", "lean minced turkey", "lean ground turkey", "lean turkey mince",
    ],
  },
  minced_veal: {
    name: "minced veal",
    singular: "minced veal",
    number: "singular",
    synonyms: [
      "veal mince", "ground veal", "lean minced veal", "lean ground veal", "lean veal mince",
    ],
  },
  minced_pork: {
    name: "minced pork",
    singular: "minced pork",
    number: "singular",
    synonyms: [
      "pork mince", "ground pork", "lean minced pork", "lean ground pork", "lean pork mince",
    ],
  },
  minced_lamb: {
    name: "minced lamb",
    singular: "minced lamb",
    number: "singular",
    synonyms: [
      "lamb mince", "ground lamb", "lean minced lamb", "lean ground lamb", "lean lamb mince", "minced mutton", "mutton mince",
    ],
  },
  veal: {
    name: "veal",
    singular: "veal",
    number: "singular",
    synonyms: [
      "veal cutlet", "veal cutlets", "veal escalope", "veal shoulder", "veal meat",
    ],
  },
  pork: {
    name: "pork",
    singular: "pork",
    number: "singular",
    synonyms: [
      "pork loin", "pork chop", "pork chops", "pork steak", "pork steaks", "pork fillet", "pork tenderloin", "pork shoulder", "pork meat",
      "pork leg",
    ],
  },
  lamb: {
    name: "lamb",
    singular: "lamb",
    number: "singular",
    synonyms: [
      "lamb shoulder", "leg of lamb", "lamb leg", "lamb chop", "lamb chops", "lamb steak", "lamb steaks", "lamb leg steak", "lamb leg steaks", "lamb shoulder steak", "lamb meat", "lamb neck", "mutton",
    ],
  },
  rabbit: {
    name: "rabbit",
    singular: "rabbit",
    number: "singular",
    synonyms: [
      "rabbit meat", "farmed rabbit", "rabbit leg", "rabbit legs",
    ],
  },
  chicken_liver: {
    name: "chicken liver",
    singular: "chicken liver",
    number: "singular",
    synonyms: [
      "chicken livers", "chicken's liver",
    ],
  },
  egg: {
    name: "eggs",
    singular: "egg",
    number: "plural",
    synonyms: [
      "hen's egg", "hen's eggs", "hen egg", "hens eggs", "chicken egg", "chicken eggs", "egg yolk", "egg yolks", "yolk", "yolks",
      "egg white", "egg whites", "hard-boiled egg", "hard-boiled eggs", "hard boiled egg", "hard boiled eggs",
      "scrambled egg", "scrambled eggs", "omelette", "omelettes", "omelet", "free-range egg", "free-range eggs",
      "free range eggs", "beaten egg",
    ],
  },
  quail_egg: {
    name: "quail eggs",
    singular: "quail egg",
    number: "plural",
    synonyms: [
      "quail's egg", "quail's eggs", "quails eggs",
    ],
  },
  duck_egg: {
    name: "duck eggs",
    singular: "duck egg",
    number: "plural",
    synonyms: [
      "duck's egg", "duck's eggs", "ducks eggs",
    ],
  },
  salmon: {
    name: "salmon",
    singular: "salmon",
    number: "singular",
    synonyms: [
      "sockeye salmon", "sockeye", "coho salmon", "king salmon", "chinook salmon", "alaskan salmon", "alaska salmon", "pacific salmon", "scottish salmon", "norwegian salmon", "alaskan sockeye salmon", "red salmon",
      "salmon fillet", "salmon fillets", "salmon steak", "fresh salmon", "wild salmon", "canned salmon",
      "tinned salmon", "atlantic salmon", "samon", "sammon",
    ],
  },
  trout: {
    name: "trout",
    singular: "trout",
    number: "singular",
    synonyms: [
      "trout fillet", "trout fillets", "rainbow trout", "brown trout", "sea trout", "brook trout",
    ],
  },
  arctic_char: {
    name: "Arctic char",
    singular: "Arctic char",
    number: "singular",
    synonyms: [
      "arctic charr", "char fillet", "arctic char fillet",
    ],
  },
  cod: {
    name: "cod",
    singular: "cod",
    number: "singular",
    synonyms: [
      "cod fillet", "cod fillets", "cod loin", "codfish", "cod fish", "atlantic cod", "pacific cod",
    ],
  },
  pollock: {
    name: "pollock",
    singular: "pollock",
    number: "singular",
    synonyms: [
      "pollock fillet", "pollock fillets", "pollack", "alaska pollock", "alaskan pollock", "saithe", "coley",
      "coalfish",
    ],
  },
  haddock: {
    name: "haddock",
    singular: "haddock",
    number: "singular",
    synonyms: [
      "haddock fillet", "haddock fillets", "haddok",
    ],
  },
  plaice: {
    name: "plaice",
    singular: "plaice",
    number: "singular",
    synonyms: [
      "plaice fillet", "plaice fillets", "sole", "dover sole", "lemon sole", "sole fillet", "sole fillets",
    ],
  },
  sardine: {
    name: "sardines",
    singular: "sardine",
    number: "plural",
    synonyms: [
      "pilchard", "pilchards", "fresh sardines", "canned sardines", "tinned sardines", "sardines in water",
    ],
  },
  mackerel_atlantic: {
    name: "mackerel",
    singular: "mackerel",
    number: "singular",
    synonyms: [
      "atlantic mackerel", "mackerel fillet", "mackerel fillets", "fresh mackerel", "mackeral", "mackrel",
    ],
  },
  herring: {
    name: "herring",
    singular: "herring",
    number: "singular",
    synonyms: [
      "herrings", "herring fillet", "herring fillets", "fresh herring", "hering",
    ],
  },
  tuna: {
    name: "tuna",
    singular: "tuna",
    number: "singular",
    synonyms: [
      "tuna steak", "tuna steaks",
      "tuna fish", "canned tuna", "tinned tuna", "tuna in water", "tuna in spring water", "light tuna",
      "canned light tuna", "skipjack", "skipjack tuna",
    ],
  },
  tilapia: {
    name: "tilapia",
    singular: "tilapia",
    number: "singular",
    synonyms: [
      "tilapia fillet", "tilapia fillets",
    ],
  },
  hilsa: {
    name: "hilsa",
    singular: "hilsa",
    number: "singular",
    synonyms: [
      "hilsa fish", "hilsa shad", "ilish", "ilisha",
    ],
  },
  rohu: {
    name: "rohu",
    singular: "rohu",
    number: "singular",
    synonyms: [
      "rohu fish", "rui fish", "carp", "common carp", "carp fillet",
    ],
  },
  catfish: {
    name: "catfish",
    singular: "catfish",
    number: "singular",
    synonyms: [
      "catfish fillet", "catfish fillets", "farmed catfish", "cat fish", "pangasius", "pangasius fillet",
    ],
  },
  shrimp: {
    name: "prawns",
    singular: "prawn",
    number: "plural",
    synonyms: [
      "shrimp", "shrimps", "king prawn", "king prawns", "tiger prawn", "tiger prawns", "jumbo shrimp",
      "cooked prawns", "cooked shrimp", "peeled prawns", "peeled shrimp", "schrimp",
    ],
  },
  crab: {
    name: "crab meat",
    singular: "crab meat",
    number: "singular",
    synonyms: [
      "crab", "crabs", "crabmeat", "white crab meat",
    ],
  },
  mussel: {
    name: "mussels",
    singular: "mussel",
    number: "plural",
    synonyms: [
      "blue mussel", "blue mussels", "cooked mussels", "mussle", "mussles",
    ],
  },
  squid: {
    name: "squid",
    singular: "squid",
    number: "singular",
    synonyms: [
      "squids", "calamari", "calamar", "squid tubes", "squid tube",
    ],
  },
  bone_broth: {
    name: "unsalted bone broth",
    singular: "unsalted bone broth",
    number: "singular",
    synonyms: [
      "salt-free bone broth", "bone broth without salt", "no-salt bone broth", "bone broth no salt",
    ],
  },
  ham_cooked: {
    name: "cooked ham",
    singular: "slice of cooked ham",
    number: "singular",
    synonyms: [
      "ham", "boiled ham", "ham slice", "ham slices", "slice of ham",
    ],
  },
  sausage: {
    name: "sausages",
    singular: "sausage",
    number: "plural",
    synonyms: [
      "pork sausage", "pork sausages", "chicken sausage", "chicken sausages", "frankfurter", "frankfurters",
      "hot dog", "hot dogs", "hotdog", "hotdogs", "wiener", "wieners", "bratwurst", "chipolata", "chipolatas",
      "sausauge", "pork snag", "pork snags", "beef snag", "beef snags", "chicken snags", "snags",
    ],
  },
  red_lentil: {
    name: "red lentils",
    singular: "red lentil",
    number: "plural",
    synonyms: [
      "orange lentils", "orange lentil", "split red lentils", "red split lentils", "masoor dal", "masoor dhal",
      "red lentil dal", "red lentills", "red lentles",
    ],
  },
  brown_lentil: {
    name: "brown lentils",
    singular: "brown lentil",
    number: "plural",
    synonyms: [
      "green lentil", "green lentils", "lentil", "lentils", "puy lentils", "le puy lentils", "beluga lentils",
      "whole lentils", "lentills", "lentles", "canned lentils", "tinned lentils",
    ],
  },
  chickpea: {
    name: "chickpeas",
    singular: "chickpea",
    number: "plural",
    synonyms: [
      "chana", "kabuli chana", "chana dal", "channa dal", "chana dhal", "bengal gram",
      "chick pea", "chick peas", "chick-peas", "garbanzo", "garbanzos", "garbanzo bean", "garbanzo beans",
      "canned chickpeas", "tinned chickpeas", "cooked chickpeas", "dried chickpeas",
    ],
  },
  chickpea_flour: {
    name: "chickpea flour",
    singular: "chickpea flour",
    number: "singular",
    synonyms: [
      "gram flour", "besan", "garbanzo flour", "garbanzo bean flour", "besan flour", "farinata flour",
    ],
  },
  hummus: {
    name: "unsalted hummus",
    singular: "unsalted hummus",
    number: "singular",
    synonyms: [
      "hummus", "houmous", "hommus", "humous", "hoummos", "hummous", "homemade hummus",
    ],
  },
  kidney_bean: {
    name: "kidney beans",
    singular: "kidney bean",
    number: "plural",
    synonyms: [
      "pinto bean", "pinto beans", "borlotti bean", "borlotti beans", "borlotti", "cranberry beans", "canned pinto beans", "tinned borlotti beans",
      "red kidney bean", "red kidney beans", "rajma", "canned kidney beans", "tinned kidney beans",
      "dried kidney beans", "cooked kidney beans",
    ],
  },
  black_bean: {
    name: "black beans",
    singular: "black bean",
    number: "plural",
    synonyms: [
      "black turtle beans", "turtle beans", "canned black beans", "tinned black beans",
    ],
  },
  white_bean: {
    name: "white beans",
    singular: "white bean",
    number: "plural",
    synonyms: [
      "cannellini bean", "cannellini beans", "cannellini", "canellini beans", "haricot bean", "haricot beans",
      "navy bean", "navy beans", "great northern beans", "canned white beans", "tinned white beans",
    ],
  },
  runner_bean_dry: {
    name: "dried scarlet runner beans",
    singular: "dried scarlet runner bean",
    number: "plural",
    synonyms: [
      "scarlet runner bean", "scarlet runner beans", "dried runner bean", "dried runner beans",
    ],
  },
  broad_bean: {
    name: "broad beans",
    singular: "broad bean",
    number: "plural",
    synonyms: [
      "fava", "fava bean", "fava beans", "faba bean", "faba beans", "fresh broad beans", "frozen broad beans",
    ],
  },
  mung_bean: {
    name: "mung beans",
    singular: "mung bean",
    number: "plural",
    synonyms: [
      "mung", "moong", "moong bean", "moong beans", "mungbean", "mungbeans", "green gram", "mung dal", "moong dal",
      "moong dhal", "split mung beans",
      // The black one of the same kind, which is split and cooked like it.
      "urad dal", "urad dhal", "urad", "urid dal", "black gram",
    ],
  },
  pigeon_pea: {
    name: "pigeon peas",
    singular: "pigeon pea",
    number: "plural",
    synonyms: [
      "toor dal", "toovar dal", "tuvar dal", "tuar dal", "toor dhal", "tur dal", "arhar dal", "gungo peas", "gandules",
    ],
  },
  split_pea: {
    name: "split peas",
    singular: "split pea",
    number: "plural",
    synonyms: [
      "yellow split pea", "yellow split peas", "green split pea", "green split peas", "dried split peas",
    ],
  },
  soybean: {
    name: "soybeans",
    singular: "soybean",
    number: "plural",
    synonyms: [
      "soy bean", "soy beans", "soya bean", "soya beans", "soyabean", "soyabeans", "soya",
    ],
  },
  edamame: {
    name: "edamame",
    singular: "edamame bean",
    number: "singular",
    synonyms: [
      "edamame beans", "green soybeans", "green soya beans", "edamame pods", "mukimame", "edemame",
    ],
  },
  tofu: {
    name: "tofu",
    singular: "tofu",
    number: "singular",
    synonyms: [
      "firm tofu", "silken tofu", "soft tofu", "natural tofu", "plain tofu", "soy tofu", "soya tofu", "bean curd",
      "beancurd", "tofoo",
    ],
  },
  shan_tofu: {
    name: "Shan tofu",
    singular: "Shan tofu",
    number: "singular",
    synonyms: [
      "chickpea tofu", "burmese tofu", "shan chickpea tofu", "shan tohu",
    ],
  },
  tempeh: {
    name: "tempeh",
    singular: "tempeh",
    number: "singular",
    synonyms: [
      "tempe", "soya tempeh", "plain tempeh",
    ],
  },
  peanut_butter: {
    name: "smooth peanut butter",
    singular: "smooth peanut butter",
    number: "singular",
    synonyms: [
      "pb", "smooth pb", "creamy pb", "p-nut butter", "pnut butter", "p'nut butter", "pea nut butter",
      "peanut butter", "peanutbutter", "creamy peanut butter", "natural peanut butter", "smooth peanutbutter",
      "peanut paste", "penut butter", "peanutt butter",
    ],
  },
  peanut: {
    name: "ground peanuts",
    singular: "ground peanuts",
    number: "plural",
    synonyms: [
      "peanut", "peanuts", "groundnut", "groundnuts", "peanut flour", "peanut meal", "monkey nut", "monkey nuts",
      "penut", "penuts", "peanutt",
    ],
  },
  almond: {
    name: "ground almonds",
    singular: "ground almonds",
    number: "plural",
    synonyms: [
      "almond", "almonds", "almond flour", "almond meal", "blanched almonds", "almonds ground",
    ],
  },
  almond_butter: {
    name: "smooth almond butter",
    singular: "smooth almond butter",
    number: "singular",
    synonyms: ["almond butter", "almondbutter", "white almond butter", "creamy almond butter"],
  },
  walnut: {
    name: "ground walnuts",
    singular: "ground walnuts",
    number: "plural",
    synonyms: [
      "walnut", "walnuts", "walnut meal", "wallnut", "wallnuts",
    ],
  },
  hazelnut: {
    name: "ground hazelnuts",
    singular: "ground hazelnuts",
    number: "plural",
    synonyms: [
      "hazelnut", "hazelnuts", "hazel nut", "hazel nuts", "filbert", "filberts", "cobnut", "cobnuts", "hazelnut meal",
    ],
  },
  cashew: {
    name: "ground cashews",
    singular: "ground cashews",
    number: "plural",
    synonyms: [
      "cashew", "kaju", "kajus", "caju", "cashews", "cashew nut", "cashew nuts", "ground cashew nuts", "cashew meal",
    ],
  },
  cashew_butter: {
    name: "smooth cashew butter",
    singular: "smooth cashew butter",
    number: "singular",
    synonyms: ["cashew butter", "cashewbutter", "cashew nut butter", "creamy cashew butter"],
  },
  chestnut: {
    name: "chestnuts",
    singular: "chestnut",
    number: "plural",
    synonyms: [
      "sweet chestnut", "sweet chestnuts", "cooked chestnuts", "vacuum-packed chestnuts",
    ],
  },
  sesame_tahini: {
    name: "tahini",
    singular: "tahini",
    number: "singular",
    synonyms: [
      "tahina", "tahin", "thahini", "tahini paste", "sesame paste", "sesame butter", "light tahini",
    ],
  },
  sesame_seed: {
    name: "ground sesame seeds",
    singular: "ground sesame seeds",
    number: "plural",
    synonyms: [
      "sesame", "sesame seed", "sesame seeds", "ground sesame", "white sesame", "white sesame seeds", "black sesame",
      "black sesame seeds", "seasame",
    ],
  },
  chia: {
    name: "chia seeds",
    singular: "chia seeds",
    number: "plural",
    synonyms: [
      "chia", "chia seed", "soaked chia", "soaked chia seeds", "white chia", "black chia",
    ],
  },
  flaxseed: {
    name: "ground flaxseed",
    singular: "ground flaxseed",
    number: "singular",
    synonyms: [
      "flaxseed", "flaxseeds", "flax seed", "flax seeds", "flax", "ground flax", "ground flaxseeds", "flax meal",
      "flaxmeal", "flaxseed meal", "milled flaxseed", "linseed", "linseeds", "ground linseed", "milled linseed",
    ],
  },
  sunflower_seed: {
    name: "ground sunflower seeds",
    singular: "ground sunflower seeds",
    number: "plural",
    synonyms: [
      "sunflower seed", "sunflower seeds", "sunflower kernels",
    ],
  },
  pumpkin_seed: {
    name: "ground pumpkin seeds",
    singular: "ground pumpkin seeds",
    number: "plural",
    synonyms: [
      "pumpkin seed", "pumpkin seeds", "pepita", "pepitas", "pumpkin kernels",
    ],
  },
  breast_milk: {
    name: "breast milk",
    singular: "breast milk",
    number: "singular",
    synonyms: [
      "breastmilk", "breast-milk", "mother's milk", "mothers milk", "human milk", "expressed milk",
      "expressed breast milk",
    ],
  },
  infant_formula: {
    name: "infant formula",
    singular: "infant formula",
    number: "singular",
    synonyms: [
      "goat milk formula", "goats milk formula", "goat's milk formula", "goats' milk formula", "goat formula", "goat milk infant formula",
      "formula", "formula milk", "baby formula", "infant formula milk", "infant milk", "first infant formula",
      "baby milk", "pre formula",
    ],
  },
  cows_milk: {
    name: "whole milk",
    singular: "whole milk",
    number: "singular",
    synonyms: [
      "milk", "cow's milk", "cows milk", "cows' milk", "cow milk", "full-fat milk", "full fat milk",
      "full-cream milk", "full cream milk", "pasteurised milk", "pasteurized milk", "pasteurised whole milk",
      "pasteurized whole milk", "whole cow's milk",
    ],
  },
  yogurt: {
    name: "plain yogurt",
    singular: "plain yogurt",
    number: "singular",
    synonyms: [
      "hung curd", "yogurt", "yoghurt", "yogourt", "yoghourt", "yogurts", "yoghurts", "plain yoghurt", "natural yogurt",
      "natural yoghurt", "greek yogurt", "greek yoghurt", "greek-style yogurt", "full-fat yogurt", "full fat yogurt",
      "full-fat yoghurt", "full fat yoghurt", "whole milk yogurt", "whole-milk yogurt", "plain full-fat yogurt",
      "plain greek yogurt", "unsweetened yogurt", "yougurt", "yogart",
      "greek yog", "greek-style yog", "natural yog", "plain yog", "full fat yog", "full-fat yog",
    ],
  },
  kefir: {
    name: "kefir",
    singular: "kefir",
    number: "singular",
    synonyms: [
      "milk kefir", "plain kefir", "keffir", "kephir",
    ],
  },
  quark: {
    name: "quark",
    singular: "quark",
    number: "singular",
    synonyms: [
      "full-fat quark", "plain quark", "twarog", "twaróg", "topfen",
      "full fat fromage frais", "full-fat fromage frais", "plain fromage frais", "natural fromage frais",
    ],
  },
  cream_cheese: {
    name: "cream cheese",
    singular: "cream cheese",
    number: "singular",
    synonyms: [
      "creamcheese", "full-fat cream cheese", "plain cream cheese",
    ],
  },
  cottage_cheese: {
    name: "cottage cheese",
    singular: "cottage cheese",
    number: "singular",
    synonyms: [
      "plain cottage cheese", "full-fat cottage cheese", "cotage cheese",
    ],
  },
  ricotta: {
    name: "ricotta",
    singular: "ricotta",
    number: "singular",
    synonyms: [
      "ricotta cheese", "ricota", "riccota",
    ],
  },
  mozzarella: {
    name: "mozzarella",
    singular: "mozzarella",
    number: "singular",
    synonyms: [
      "mozzarella cheese", "mozarella", "mozzarela", "mozarela", "grated mozzarella", "fresh mozzarella",
    ],
  },
  hard_cheese: {
    name: "mild hard cheese",
    singular: "mild hard cheese",
    number: "singular",
    synonyms: [
      "orange cheddar", "white cheddar",
      "cheddar", "cheddar cheese", "mild cheddar", "grated cheddar", "chedder", "gouda", "gouda cheese",
      "young gouda", "edam", "edam cheese", "hard cheese", "red leicester", "monterey jack", "emmental", "emmental cheese", "emmentaler",
    ],
  },
  parmesan: {
    name: "Parmesan",
    singular: "Parmesan",
    number: "singular",
    synonyms: [
      "parmesan cheese", "grated parmesan", "parmigiano", "parmigiano reggiano", "parmigiano-reggiano", "parmasan",
      "parmesean",
    ],
  },
  feta: {
    name: "feta",
    singular: "feta",
    number: "singular",
    synonyms: [
      "feta cheese", "crumbled feta", "fetta",
    ],
  },
  butter: {
    name: "unsalted butter",
    singular: "unsalted butter",
    number: "singular",
    synonyms: [
      "butter", "sweet butter", "sweet cream butter", "buter",
    ],
  },
  ghee: {
    name: "ghee",
    singular: "ghee",
    number: "singular",
    synonyms: [
      "clarified butter", "butter ghee",
    ],
  },
  cream: {
    name: "cream",
    singular: "cream",
    number: "singular",
    synonyms: [
      "clotted cream", "pure cream", "thickened cream", "extra thick double cream",
      "double cream", "single cream", "heavy cream", "whipping cream", "heavy whipping cream", "cooking cream",
      "fresh cream", "pouring cream",
    ],
  },
  sour_cream: {
    name: "sour cream",
    singular: "sour cream",
    number: "singular",
    synonyms: [
      "soured cream", "creme fraiche", "crème fraîche", "creme fraîche", "crème fraiche", "smetana",
    ],
  },
  rapeseed_oil: {
    name: "rapeseed oil",
    singular: "rapeseed oil",
    number: "singular",
    synonyms: [
      "rape seed oil", "rape oil", "canola oil", "canola", "colza oil",
    ],
  },
  olive_oil: {
    name: "olive oil",
    singular: "olive oil",
    number: "singular",
    synonyms: [
      "extra virgin olive oil", "extra-virgin olive oil", "virgin olive oil", "evoo",
    ],
  },
  sunflower_oil: {
    name: "sunflower oil",
    singular: "sunflower oil",
    number: "singular",
    synonyms: [
      "sunflower seed oil",
    ],
  },
  sesame_oil: {
    name: "sesame oil",
    singular: "sesame oil",
    number: "singular",
    synonyms: [
      "toasted sesame oil", "roasted sesame oil", "gingelly oil",
    ],
  },
  peanut_oil: {
    name: "peanut oil",
    singular: "peanut oil",
    number: "singular",
    synonyms: [
      "groundnut oil", "ground nut oil", "arachis oil",
    ],
  },
  coconut_milk: {
    name: "coconut milk",
    singular: "coconut milk",
    number: "singular",
    synonyms: [
      "canned coconut milk", "tinned coconut milk", "full-fat coconut milk", "coconut cream", "cocnut milk",
    ],
  },
  grapeseed_oil: {
    name: "grapeseed oil",
    singular: "grapeseed oil",
    number: "singular",
    synonyms: [
      "grape seed oil", "grape-seed oil",
    ],
  },
  parsley: {
    name: "parsley",
    singular: "parsley",
    number: "singular",
    synonyms: [
      "fresh parsley", "flat-leaf parsley", "flat leaf parsley", "curly parsley", "parsley leaves", "dried parsley",
      "parsely",
    ],
  },
  dill: {
    name: "dill",
    singular: "dill",
    number: "singular",
    synonyms: [
      "fresh dill", "dill weed", "dillweed", "dried dill", "dill tips",
    ],
  },
  basil: {
    name: "basil",
    singular: "basil",
    number: "singular",
    synonyms: [
      "fresh basil", "basil leaf", "basil leaves", "dried basil", "sweet basil", "thai basil", "basel",
    ],
  },
  coriander_leaf: {
    name: "fresh coriander",
    singular: "fresh coriander",
    number: "singular",
    synonyms: [
      "coriander", "coriander leaf", "coriander leaves", "cilantro", "fresh cilantro", "cilantro leaves",
      "corriander", "corinader", "cilanto",
    ],
  },
  mint: {
    name: "mint",
    singular: "mint",
    number: "singular",
    synonyms: [
      "fresh mint", "mint leaf", "mint leaves", "peppermint", "peppermint leaf", "peppermint leaves", "spearmint", "spearmint leaf", "spearmint leaves",
    ],
  },
  chives: {
    name: "chives",
    singular: "chive",
    number: "plural",
    synonyms: [
      "fresh chives", "chopped chives",
    ],
  },
  thyme: {
    name: "thyme",
    singular: "thyme",
    number: "singular",
    synonyms: [
      "fresh thyme", "dried thyme", "thyme leaves", "lemon thyme", "thyme sprig",
    ],
  },
  oregano: {
    name: "oregano",
    singular: "oregano",
    number: "singular",
    synonyms: [
      "dried oregano", "fresh oregano", "oregano leaves", "oregeno",
    ],
  },
  marjoram: {
    name: "marjoram",
    singular: "marjoram",
    number: "singular",
    synonyms: [
      "dried marjoram", "fresh marjoram", "sweet marjoram", "majoram",
    ],
  },
  rosemary: {
    name: "rosemary",
    singular: "sprig of rosemary",
    number: "singular",
    synonyms: [
      "fresh rosemary", "dried rosemary", "rosemary sprig", "rosemary sprigs", "rosmary",
    ],
  },
  bay_leaf: {
    name: "bay leaf",
    singular: "bay leaf",
    number: "singular",
    synonyms: [
      "tej patta", "tej patta leaves", "tejpatta",
      "bay leaves", "bayleaf", "laurel leaf", "laurel leaves", "dried bay leaf", "dried bay leaves",
    ],
  },
  lemongrass: {
    name: "lemongrass",
    singular: "lemongrass stalk",
    number: "singular",
    synonyms: [
      "lemon grass", "lemongrass stalks",
    ],
  },
  ginger: {
    name: "ginger",
    singular: "ginger",
    number: "singular",
    synonyms: [
      "fresh ginger", "ginger root", "root ginger", "ground ginger", "ginger powder", "grated ginger",
    ],
  },
  turmeric: {
    name: "turmeric",
    singular: "turmeric",
    number: "singular",
    synonyms: [
      "haldi", "haldi powder",
      "ground turmeric", "turmeric powder", "tumeric", "turmaric",
    ],
  },
  cumin: {
    name: "ground cumin",
    singular: "ground cumin",
    number: "singular",
    synonyms: [
      "cumin", "cumin powder", "cumin seed", "cumin seeds", "jeera", "cummin",
    ],
  },
  caraway: {
    name: "ground caraway",
    singular: "ground caraway",
    number: "singular",
    synonyms: [
      "caraway", "caraway seed", "caraway seeds", "carraway",
    ],
  },
  sweet_paprika: {
    name: "sweet paprika",
    singular: "sweet paprika",
    number: "singular",
    synonyms: [
      "paprika", "paprika powder", "sweet paprika powder", "mild paprika", "ground paprika",
    ],
  },
  ceylon_cinnamon: {
    name: "Ceylon cinnamon",
    singular: "Ceylon cinnamon",
    number: "singular",
    synonyms: [
      "ground ceylon cinnamon", "ceylon cinnamon powder", "true cinnamon",
    ],
  },
  nutmeg: {
    name: "nutmeg",
    singular: "nutmeg",
    number: "singular",
    synonyms: [
      "ground nutmeg", "grated nutmeg", "nut meg",
    ],
  },
  vanilla: {
    name: "ground vanilla",
    singular: "ground vanilla",
    number: "singular",
    synonyms: [
      "vanilla", "vanilla pod", "vanilla pods", "vanilla bean", "vanilla beans", "vanilla powder", "vanilla seeds",
      "bourbon vanilla",
    ],
  },
  curry_mild: {
    name: "mild curry powder",
    singular: "mild curry powder",
    number: "singular",
    synonyms: [
      "curry powder", "medium curry powder",
      "mild curry", "mild curry spice", "curry powder mild",
    ],
  },
  mustard_seed: {
    name: "mustard powder",
    singular: "mustard powder",
    number: "singular",
    synonyms: [
      "mustard seed", "mustard seeds", "ground mustard", "ground mustard seed", "ground mustard seeds",
    ],
  },
  black_pepper: {
    name: "ground black pepper",
    singular: "ground black pepper",
    number: "singular",
    synonyms: [
      "black pepper", "ground pepper", "freshly ground pepper", "freshly ground black pepper", "pepper powder",
    ],
  },
  water: {
    name: "water",
    singular: "water",
    number: "singular",
    synonyms: [
      "tap water", "drinking water", "boiled water", "cooled boiled water", "warm water", "hot water", "cold water",
      "cooking water",
    ],
  },
  veg_broth: {
    name: "unsalted vegetable broth",
    singular: "unsalted vegetable broth",
    number: "singular",
    synonyms: [
      "salt-free vegetable broth", "vegetable broth without salt", "unsalted vegetable stock",
      "salt-free vegetable stock", "no-salt vegetable stock", "no-salt vegetable broth",
      "vegetable stock without salt",
    ],
  },
  yeast: {
    name: "yeast",
    singular: "yeast",
    number: "singular",
    synonyms: [
      "baker's yeast", "bakers yeast", "dried yeast", "dry yeast", "fresh yeast", "instant yeast", "active dry yeast",
    ],
  },
  nutritional_yeast: {
    name: "nutritional yeast flakes",
    singular: "nutritional yeast flakes",
    number: "plural",
    synonyms: [
      "nutritional yeast", "yeast flakes", "nooch",
    ],
  },
  baking_powder: {
    name: "baking powder",
    singular: "baking powder",
    number: "singular",
    synonyms: [
      "bakingpowder",
    ],
  },
  apple_sauce: {
    name: "unsweetened apple sauce",
    singular: "unsweetened apple sauce",
    number: "singular",
    synonyms: [
      "apple sauce", "applesauce", "unsweetened applesauce", "apple puree", "apple purée", "unsweetened apple purée",
      "apple pulp",
    ],
  },
  tomato_passata: {
    name: "unsalted passata",
    singular: "unsalted passata",
    number: "singular",
    synonyms: [
      "passata", "tomato passata", "sieved tomatoes", "strained tomatoes", "pasata",
    ],
  },
  cocoa: {
    name: "unsweetened cocoa powder",
    singular: "unsweetened cocoa powder",
    number: "singular",
    synonyms: [
      "cocoa", "cocoa powder", "unsweetened cocoa", "cacao", "cacao powder",
    ],
  },
};
