import type { Translated } from "../shared/language";
import type { AllergenId } from "./allergen";

/** One allergen group: what it is called, what belongs to it, where it hides, and how a baby first tastes it. */
export interface Allergen {
  readonly id: AllergenId;
  readonly name: Translated<string>;
  /** True for every group: EU Regulation 1169/2011, Annex II. */
  readonly eu14: boolean;
  /** What US law (FALCPA and FASTER Act) calls the group; `null` where it does not list it. Of gluten it lists wheat only. */
  readonly us9: string | null;
  /** Words on a label or in a list that mean the group is in it. The German list holds the Austrian words too. */
  readonly members: Translated<readonly string[]>;
  /** English names of foods that often contain it without saying so in their name. */
  readonly hiddenSources: readonly string[];
  /** When and how a baby first tastes it: the English source text, whole sentences. */
  readonly introduce: string;
  /** Words that look like it, in any language, and are not it. */
  readonly notThis: readonly string[];
}

/**
 * The fourteen groups. Two lists are wider than the EU's, because the strictest authority wins: pine nuts count as tree
 * nuts (US), mustard leaves as mustard (every part of the plant).
 */
export const ALLERGENS: Readonly<Record<AllergenId, Allergen>> = {
  gluten: {
    id: "gluten",
    name: { en: "Cereals containing gluten", de: "Glutenhaltiges Getreide", pl: "Zboża zawierające gluten", my: "ဂလူတင်ပါသော နှံစားသီးနှံ" },
    eu14: true,
    us9: "wheat",
    members: {
      en: [
        "wheat", "wheat flour", "spelt", "khorasan", "kamut", "durum", "emmer", "einkorn", "rye", "barley", "oats",
        "triticale", "semolina", "couscous", "bulgur", "freekeh", "seitan", "farro", "malt", "graham", "bread",
        "breadcrumbs", "pasta", "noodles", "pastry", "pancakes", "biscuits", "rusk", "panko", "orzo", "filo", "udon",
        "soy sauce", "egg noodles", "bread roll", "wheat semolina",
      ],
      de: [
        "Weizen", "Weizenmehl", "Dinkel", "Kamut", "Hartweizen", "Emmer", "Einkorn", "Roggen", "Gerste", "Hafer",
        "Grünkern", "Grieß", "Couscous", "Bulgur", "Seitan", "Malz", "Brot", "Semmel", "Semmelbrösel", "Nudeln",
        "Spätzle", "Palatschinken", "Kekse", "Zwieback", "Graupen", "Brötchen", "Pfannkuchen", "Paniermehl",
      ],
      pl: [
        "pszenica", "pszenicy", "mąka pszenna", "orkisz", "żyto", "jęczmień", "owies", "kasza manna", "kuskus",
        "bulgur", "pęczak", "seitan", "słód", "chleb", "bułka", "bułka tarta", "makaron", "naleśniki", "pierogi",
        "biszkopty", "sucharki",
      ],
      my: [
        "ဂျုံ", "ဂျုံမှုန့်", "မုယောစပါး", "ရိုင်", "အုတ်ဂျုံ", "ပေါင်မုန့်", "ခေါက်ဆွဲ", "ပါစတာ", "ရွှေချီ",
        "ဘီစကွတ်", "နံပြား", "ပလာတာ",
      ],
    },
    hiddenSources: [
      "soy sauce", "seasoning powder", "stock cube", "gravy", "sausages", "meatballs", "batter", "coated frozen fish",
      "couscous in salads", "barley in soup", "malt vinegar", "yeast extract", "communion wafer", "oats",
    ],
    introduce: "From about 6 months, as soft porridge or soft pasta: a small amount first, then regularly.",
    notThis: [
      "buckwheat", "Buchweizen", "gryka", "quinoa", "rice", "maize", "millet", "sago", "potato", "glutinous rice",
    ],
  },
  crustaceans: {
    id: "crustaceans",
    name: { en: "Crustaceans", de: "Krebstiere", pl: "Skorupiaki", my: "ပုစွန်၊ ကဏန်း" },
    eu14: true,
    us9: "crustacean shellfish",
    members: {
      en: [
        "shrimp", "prawn", "crab", "crayfish", "lobster", "langoustine", "scampi", "krill", "shrimp paste",
        "dried shrimp", "crab stick", "surimi",
      ],
      de: [
        "Garnele", "Shrimps", "Krabben", "Krebs", "Hummer", "Languste", "Scampi", "Flusskrebs", "Garnelenpaste",
        "Surimi",
      ],
      pl: [
        "krewetka", "krewetki", "krab", "homar", "langusta", "raki", "scampi", "pasta krewetkowa", "langustynka",
        "surimi",
      ],
      my: ["ပုစွန်", "ပုဇွန်", "ကဏန်း", "ကျောက်ပုစွန်", "ပုစွန်ခြောက်", "မျှင်ငါးပိ"],
    },
    hiddenSources: ["shrimp paste in curries", "fish sauce blends", "surimi", "Asian stock", "prawn crackers"],
    introduce:
      "From 6 months, fully cooked: under 12 months only a small taste of smooth paste, then minced very fine. Bring in no other new allergen on the same day.",
    notThis: ["oyster", "mussel", "fish"],
  },
  eggs: {
    id: "eggs",
    name: { en: "Eggs", de: "Eier", pl: "Jaja", my: "ကြက်ဥ၊ ဘဲဥ၊ ငုံးဥ" },
    eu14: true,
    us9: "eggs",
    members: {
      en: [
        "hen's egg", "quail egg", "duck egg", "goose egg", "egg white", "egg yolk", "egg powder", "albumen",
        "mayonnaise", "meringue", "omelette", "frittata", "quiche", "carbonara", "egg noodles", "brioche", "waffles",
        "pancakes", "custard", "marshmallow", "egg wash", "lysozyme", "E1105", "surimi", "fresh pasta",
      ],
      de: [
        "Ei", "Hühnerei", "Wachtelei", "Entenei", "Eiweiß", "Eigelb", "Dotter", "Eipulver", "Mayonnaise", "Baiser",
        "Omelett", "Rührei", "Eierspeise", "Nudeln mit Ei", "Biskuit", "Brioche", "Waffeln", "Palatschinken",
      ],
      pl: [
        "jajko", "jajka", "jaja", "białko jaja", "żółtko", "majonez", "beza", "omlet", "jajecznica",
        "makaron jajeczny", "biszkopt", "naleśniki", "gofry", "kogel-mogel",
      ],
      my: ["ကြက်ဥ", "ငုံးဥ", "ဘဲဥ", "ငန်းဥ", "ဥအကာ", "ဥအနှစ်"],
    },
    hiddenSources: [
      "pasta", "meatballs", "breadcrumb coating", "mayonnaise", "cake", "glaze on buns", "surimi", "some sausages",
      "hard cheese preserved with lysozyme", "Parmesan",
    ],
    introduce: "From about 6 months, cooked until white and yolk are firm; then about once a week.",
    notThis: ["eggplant", "Eierschwammerl", "Eierfrucht", "ကန်စွန်းဥ", "မုန်လာဥ", "ပိန်းဥ"],
  },
  fish: {
    id: "fish",
    name: { en: "Fish", de: "Fisch", pl: "Ryby", my: "ငါး" },
    eu14: true,
    us9: "fish",
    members: {
      en: [
        "salmon", "cod", "tuna", "sardine", "mackerel", "herring", "trout", "anchovy", "haddock", "tilapia",
        "catfish", "pollock", "plaice", "sole", "hake", "carp", "caviar", "fish sauce", "Worcestershire sauce",
        "surimi", "ngapi", "Arctic char", "hilsa", "rohu", "anchovies", "dashi",
      ],
      de: [
        "Lachs", "Kabeljau", "Thunfisch", "Sardine", "Makrele", "Hering", "Forelle", "Sardelle", "Schellfisch",
        "Wels", "Saibling", "Karpfen", "Fischsauce", "Surimi", "Seelachs", "Scholle", "Seezunge", "Rotbarsch",
        "Tilapia",
      ],
      pl: [
        "łosoś", "dorsz", "tuńczyk", "sardynka", "makrela", "śledź", "pstrąg", "anchois", "plamiak", "karp", "sum",
        "sos rybny", "surimi", "mintaj", "gładzica", "tilapia", "halibut",
      ],
      my: [
        "ငါး", "ဆော်လမွန်", "ငါးသလောက်", "ငါးခူ", "ငါးမြစ်ချင်း", "တီလာပီးယား", "ငံပြာရည်", "ငါးပိ", "ငါးခြောက်",
      ],
    },
    hiddenSources: [
      "fish sauce", "Worcestershire sauce", "pizza anchovies", "Caesar dressing", "some gelatine", "Asian stock",
      "omega-3 fish oil", "infant formula with fish oil",
    ],
    introduce: "From 6 months, cooked through and without bones, one or two small portions a week.",
    notThis: ["ပြည်ကြီးငါး", "shellfish", "ပဲငါးပိ", "ပဲငပိ"],
  },
  peanut: {
    id: "peanut",
    name: { en: "Peanuts", de: "Erdnüsse", pl: "Orzeszki ziemne", my: "မြေပဲ" },
    eu14: true,
    us9: "peanuts",
    members: {
      en: [
        "peanut", "groundnut", "monkey nut", "peanut butter", "peanut flour", "peanut oil", "satay sauce", "arachis",
        "peanut puffs",
      ],
      de: ["Erdnuss", "Erdnüsse", "Aschanti", "Erdnussbutter", "Erdnussmus", "Erdnussflips", "Satay", "Erdnussöl"],
      pl: [
        "orzeszki ziemne", "orzech ziemny", "fistaszki", "arachidy", "masło orzechowe", "chrupki orzechowe",
        "olej arachidowy",
      ],
      my: ["မြေပဲ", "မြေပဲဆီ", "မြေပဲထောပတ်", "မြေပဲလှော်"],
    },
    hiddenSources: [
      "satay", "some curries", "baked goods", "granola", "chocolate", "Asian sauces", "egg rolls fried in peanut oil",
    ],
    introduce:
      "From about 6 months, as smooth peanut butter thinned with warm water or as fine meal, never whole or in pieces. Once tolerated, keep it in the diet every week. With severe eczema or an egg allergy, ask your doctor before the first taste.",
    notThis: ["nutmeg", "coconut", "pea"],
  },
  soya: {
    id: "soya",
    name: { en: "Soya", de: "Soja", pl: "Soja", my: "ပဲပုပ်" },
    eu14: true,
    us9: "soybeans",
    members: {
      en: [
        "soya", "soybean", "tofu", "tempeh", "edamame", "soya drink", "soy flour", "soy sauce", "tamari", "miso",
        "natto", "TVP", "textured vegetable protein", "soya lecithin",
      ],
      de: [
        "Soja", "Tofu", "Tempeh", "Edamame", "Sojadrink", "Sojamehl", "Sojasauce", "Sojaschnetzel", "Miso",
        "Lecithin",
      ],
      pl: [
        "soja", "soi", "tofu", "tempeh", "edamame", "napój sojowy", "sos sojowy", "miso",
        "teksturowane białko sojowe", "lecytyna sojowa",
      ],
      my: ["ပဲပုပ်", "ပဲပြား", "တို့ဟူး", "ပဲငံပြာရည်", "ပဲနို့"],
    },
    hiddenSources: [
      "meat substitutes", "bread improvers", "chocolate", "Asian sauces", "infant formula", "bread",
      "canned tuna in broth",
    ],
    introduce: "From 6 months, as soft tofu or mashed edamame.",
    notThis: ["Shan tofu", "coconut milk"],
  },
  milk: {
    id: "milk",
    name: { en: "Milk", de: "Milch", pl: "Mleko", my: "နို့" },
    eu14: true,
    us9: "milk",
    members: {
      en: [
        "cow's milk", "butter", "buttermilk", "cream", "cheese", "yogurt", "quark", "ricotta", "ghee", "whey",
        "casein", "milk powder", "custard", "ice cream", "kefir", "paneer", "mascarpone", "condensed milk",
        "goat's milk", "sheep's milk", "infant formula", "sour cream", "lactose",
      ],
      de: [
        "Milch", "Kuhmilch", "Butter", "Buttermilch", "Sahne", "Obers", "Käse", "Joghurt", "Quark", "Topfen", "Rahm",
        "Molke", "Kasein", "Milchpulver", "Frischkäse", "Mascarpone", "Ziegenmilch", "Säuglingsnahrung", "Sauerrahm",
        "Schlagobers", "Kefir", "Laktose", "Schafmilch",
      ],
      pl: [
        "mleko", "masło", "maślanka", "śmietana", "ser", "jogurt", "twaróg", "serwatka", "kazeina", "mleko w proszku",
        "ser topiony", "mascarpone", "kefir", "mleko kozie", "mleko modyfikowane", "laktoza", "mleko owcze",
      ],
      my: ["နွားနို့", "ဒိန်ချဉ်", "ဒိန်ခဲ", "ထောပတ်", "မလိုင်", "နို့ဆီ", "နို့မှုန့်", "ဆိတ်နို့", "ရေခဲမုန့်"],
    },
    hiddenSources: [
      "sausages", "soups", "mashed potato", "bread", "biscuits", "canned tuna", "lactose powder", "instant powders",
      "processed ham",
    ],
    introduce: "From 6 months, as plain full-fat yogurt or cooked in a dish; as a drink only from 12 months.",
    notThis: ["coconut milk", "almond drink", "oat drink", "breast milk", "မိခင်နို့", "ထောပတ်သီး", "အုန်းနို့"],
  },
  nuts: {
    id: "nuts",
    name: { en: "Tree nuts", de: "Schalenfrüchte (Nüsse)", pl: "Orzechy", my: "အခွံမာသီး" },
    eu14: true,
    us9: "tree nuts",
    members: {
      en: [
        "almond", "hazelnut", "walnut", "cashew", "pecan", "brazil nut", "pistachio", "macadamia", "almond flour",
        "marzipan", "praline", "nougat", "gianduja", "frangipane", "nut butters", "pesto", "pine nut", "almond drink",
        "hazelnut drink", "cashew drink",
      ],
      de: [
        "Mandel", "Haselnuss", "Walnuss", "Cashew", "Pekannuss", "Paranuss", "Pistazie", "Macadamia", "Marzipan",
        "Nougat", "Mandelmehl", "Nussmus", "Pinienkern",
      ],
      pl: [
        "migdały", "orzechy laskowe", "orzechy włoskie", "nerkowce", "orzechy pekan", "orzechy brazylijskie",
        "pistacje", "makadamia", "marcepan", "nugat", "mąka migdałowa", "orzeszki piniowe",
      ],
      my: ["ဗာဒံစေ့", "သစ်ကြားသီး", "သီဟိုဠ်စေ့", "ဟေဇယ်လ်နပ်", "ပစ္စတာ", "အခွံမာသီး"],
    },
    hiddenSources: [
      "cereal bars", "chocolate spread", "baklava", "curries", "pesto", "cakes", "Christmas biscuits",
      "nut oils unrefined",
    ],
    introduce:
      "From about 6 months, each nut on its own, as fine meal or thinned smooth nut butter, never whole or in pieces.",
    notThis: ["coconut", "nutmeg", "butternut squash", "water chestnut", "tiger nut", "sweet chestnut"],
  },
  sesame: {
    id: "sesame",
    name: { en: "Sesame", de: "Sesam", pl: "Sezam", my: "နှမ်း" },
    eu14: true,
    us9: "sesame",
    members: {
      en: [
        "sesame", "sesame seed", "tahini", "hummus", "halva", "za'atar", "gomasio", "sesame oil", "tahini sauce",
        "simit", "furikake",
      ],
      de: ["Sesam", "Sesamöl", "Tahin", "Hummus", "Halva", "Zaatar", "Sesamkringel"],
      pl: ["sezam", "olej sezamowy", "tahini", "hummus", "chałwa", "zaatar"],
      my: ["နှမ်း", "နှမ်းဆီ", "နှမ်းအနှစ်", "နှမ်းကပ်"],
    },
    hiddenSources: [
      "hamburger buns", "crackers", "hummus", "halva", "Asian salad dressing", "spice mixes", "rice cakes", "bread",
    ],
    introduce:
      "From 6 months, as thinned tahini: a tiny amount first. Sesame can cause reactions as severe as peanut.",
    notThis: ["poppy seeds", "sunflower seeds"],
  },
  celery: {
    id: "celery",
    name: { en: "Celery", de: "Sellerie", pl: "Seler", my: "တရုတ်နံနံကြီး" },
    eu14: true,
    us9: null,
    members: {
      en: ["celery", "celeriac", "celery leaf", "celery seed", "celery salt"],
      de: ["Sellerie", "Zeller", "Knollensellerie", "Stangensellerie", "Selleriesalz", "Staudensellerie"],
      pl: ["seler", "selera", "seler naciowy", "sól selerowa", "seler korzeniowy"],
      my: ["တရုတ်နံနံကြီး", "တရုတ်နံနံ"],
    },
    hiddenSources: ["stock cubes", "soups", "spice mixes", "ready meals", "tomato juice blends", "curry powder", "sausages"],
    introduce: "From 6 months, cooked soft with other vegetables; watch the first time.",
    notThis: ["celtuce", "parsley", "coriander", "နံနံပင်"],
  },
  mustard: {
    id: "mustard",
    name: { en: "Mustard", de: "Senf", pl: "Gorczyca (musztarda)", my: "မုန်ညင်းစေ့" },
    eu14: true,
    us9: null,
    members: {
      en: [
        "mustard", "mustard seed", "mustard powder", "mustard oil", "dijon", "piccalilli", "mustard greens",
        "mustard leaves",
      ],
      de: ["Senf", "Senfkörner", "Senfpulver", "Mostrich", "Senfblätter"],
      pl: ["musztarda", "musztardy", "gorczyca", "gorczycy", "liście gorczycy"],
      my: ["မုန်ညင်းစေ့", "မုန်ညင်းဆီ", "မုန်ညှင်းဆီ", "မုံညင်းဆီ", "မုံညှင်းဆီ", "မုန်ညင်းရွက်"],
    },
    hiddenSources: ["sausages", "dressings", "pickles", "curry powder", "stock", "roast meat rubs", "mayonnaise"],
    introduce:
      "Only from 12 months, as a tiny amount of mustard powder cooked in a dish; mustard leaves from 6 months, cooked soft and puréed. Bring in no other new allergen on the same day.",
    notThis: ["မုန်ညင်းဖြူ"],
  },
  sulphites: {
    id: "sulphites",
    name: { en: "Sulphur dioxide and sulphites", de: "Schwefeldioxid und Sulfite", pl: "Dwutlenek siarki i siarczyny", my: "ဆာလဖိုက်" },
    eu14: true,
    us9: null,
    members: {
      en: [
        "sulphured dried apricots", "sulphured raisins", "wine", "cider", "dried potato", "sulphured dates",
        "bottled lemon juice",
      ],
      de: ["geschwefelte Trockenfrüchte", "Wein", "Kartoffelprodukte", "Apfelwein"],
      pl: ["siarkowane suszone owoce", "wino", "płatki ziemniaczane"],
      my: ["ဆာလဖိုက်"],
    },
    hiddenSources: [
      "dried fruit", "instant mash", "sausages", "vinegar", "grape juice", "bottled lemon juice", "prawns",
      "coconut milk", "desiccated coconut",
    ],
    introduce: "Choose dried fruit without sulphites for a baby.",
    notThis: ["sulphur in onions and garlic"],
  },
  lupin: {
    id: "lupin",
    name: { en: "Lupin", de: "Lupinen", pl: "Łubin", my: "လူပင်ပဲ" },
    eu14: true,
    us9: null,
    members: {
      en: ["lupin flour", "lupin seed", "lupini beans", "lupin protein"],
      de: ["Lupine", "Lupinenmehl", "Süßlupine"],
      pl: ["łubin", "mąka łubinowa", "białko łubinowe"],
      my: ["လူပင်ပဲ"],
    },
    hiddenSources: ["gluten-free baking", "vegan burgers", "some pasta", "low-carb bread"],
    introduce:
      "From 6 months, as lupin flour baked in a dish. Lupin can cause a reaction in children with a peanut allergy: ask your doctor first.",
    notThis: [],
  },
  molluscs: {
    id: "molluscs",
    name: { en: "Molluscs", de: "Weichtiere", pl: "Mięczaki", my: "ခုံးကောင်၊ ပြည်ကြီးငါး" },
    eu14: true,
    us9: null,
    members: {
      en: [
        "mussel", "oyster", "clam", "scallop", "squid", "calamari", "octopus", "snail", "abalone", "oyster sauce",
      ],
      de: [
        "Muschel", "Auster", "Austern", "Austernsoße", "Austernfleisch", "Venusmuschel", "Jakobsmuschel", "Tintenfisch", "Kalmar", "Oktopus", "Schnecke",
        "Austernsauce", "Miesmuschel",
      ],
      pl: ["małże", "omułki", "ostrygi", "przegrzebki", "kalmar", "ośmiornica", "ślimak", "sos ostrygowy"],
      my: ["ခုံးကောင်", "ကမာ", "ပြည်ကြီးငါး", "ရေဘဝဲ", "ခရု"],
    },
    hiddenSources: ["oyster sauce", "Asian stock", "paella", "seafood mix"],
    introduce:
      "Fully cooked: under 12 months only a small taste of smooth paste, from 12 months minced very fine. Bring in no other new allergen on the same day.",
    notThis: ["oyster mushroom", "Austernpilz", "boczniak"],
  },
};
