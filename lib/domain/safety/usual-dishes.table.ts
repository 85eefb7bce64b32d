import type { AllergenId } from "../food/allergen";
import { group, type LookAlike } from "../food/look-alike";
import type { Language } from "../shared/language";
import { YOGURTS_TO_READ } from "./plant-products.table";

export interface UsualDish {
  readonly language: Language;
  readonly words: readonly string[];
  /** Hardly a cookbook makes it without. */
  readonly usually: readonly AllergenId[];
  /** As many make it with as without: the label or the cook knows. */
  readonly often: readonly AllergenId[];
}

interface Contents {
  readonly usually?: readonly AllergenId[];
  readonly often?: readonly AllergenId[];
}

const dish = (language: Language, words: string, { usually = [], often = [] }: Contents): UsualDish => {
  return { language, words: words.split("|"), usually, often };
};

export interface SaidFree {
  readonly words: readonly string[];
  readonly groups: readonly AllergenId[];
}

/** What a dish is called of which a label says that these groups are no ingredients of it, in its inflected forms. */
export const SAID_FREE: readonly SaidFree[] = [
  {
    words: "vegan vegane veganer veganes veganen veganem wegański wegańska wegańskie wegańskiego wegańskiej wegańskiemu wegańską wegańskim wegańskich wegańskimi".split(" "),
    groups: ["eggs", "milk", "fish", "crustaceans", "molluscs"],
  },
  {
    words: "eggless egg-free eifrei eifreie eifreier eifreies eifreien eifreiem bezjajeczny bezjajeczna bezjajeczne bezjajecznego bezjajecznej bezjajecznemu bezjajeczną bezjajecznym bezjajecznych bezjajecznymi".split(" "),
    groups: ["eggs"],
  },
  {
    words: "dairy-free milk-free milchfrei milchfreie milchfreier milchfreies milchfreien milchfreiem bezmleczny bezmleczna bezmleczne bezmlecznego bezmlecznej bezmlecznemu bezmleczną bezmlecznym bezmlecznych bezmlecznymi".split(" "),
    groups: ["milk"],
  },
  {
    words: "gluten-free glutenfree glutenfrei glutenfreie glutenfreier glutenfreies glutenfreien glutenfreiem bezglutenowy bezglutenowa bezglutenowe bezglutenowego bezglutenowej bezglutenowemu bezglutenową bezglutenowym bezglutenowych bezglutenowymi".split(" "),
    groups: ["gluten"],
  },
];

/** Words that name such a dish inside themselves and are another thing. */
export const NO_SUCH_DISHES: readonly LookAlike[] = [
  ...group("en", "a tool, or a fish", "muffin tin|muffin tins|muffin tray|cake tin|pie dish|stock pot|stock fish|casserole dish"),
  ...group("en", "another thing of the name", "cookie cutter|biscuit cutter|cake flour|rice cake|rice cakes|rice dumpling|rice dumplings"),
  ...group("en", "split peas", "pease pudding|peas pudding"),
  ...group("de", "Zuckerwerk", "Zuckerstreusel|Schokostreusel|Schokoladenstreusel|bunte Streusel"),
  ...group("my", "a seasoning", "ဟင်းချိုမှုန့်"),
  ...group("my", "plain tea", "လက်ဖက်ရည်ကြမ်း"),
  ...group("de", "eine Kartoffel oder ein Tier", "Bamberger Hörnchen|Eichhörnchen"),
  ...group("de", "ein Weichtier", "Weinbergschnecke|Weinbergschnecken|Meeresschnecke|Meeresschnecken|Wellhornschnecke|Wellhornschnecken"),
  ...group("de", "kein Gebäck", "Einkaufstasche|Brottasche|Kühltasche|Wickeltasche"),
  ...group("my", "rice flour round coconut", "မုန့်ဖက်ထုပ်"),
  ...group("de", "gefrorenes Wasser", "Eiswürfel|Eiswürfeln|Eiswasser|Eisbad|Eiswürfelform|Crushed Eis|auf Eis"),
  ...group("de", "Name eines Ortes", "Limburger|Hamburger Speck|Hamburger Rollschinken|Salzburger|Luxemburger"),
  ...group("de", "ohne Mehl und Ei", "Reiskuchen|Ölkuchen|Presskuchen|Chiapudding|Chia-Pudding|Wackelpudding|Götterspeise"),
];

/**
 * Names of dishes that a home cook may well make without what is usually in them, our own composer among them. Bought, or
 * named in one line, they are what they usually are; a recipe of that name is what its own list says.
 */
export const USUAL_DISHES: readonly UsualDish[] = [
  ...YOGURTS_TO_READ.map(({ language, words }): UsualDish => ({ language, words, usually: [], often: ["milk"] })),
  dish("en", "mousse", { often: ["milk", "eggs"] }),
  dish("de", "Mousse", { often: ["milk", "eggs"] }),
  dish("de", "Hörnchen|Nusskipferl|Mandelkipferl|Plunder|Plundergebäck", { usually: ["gluten"], often: ["milk", "eggs", "nuts"] }),
  dish("de", "Grissini|Nussstangen|Haselnussstangen|Mandelstangen|Sesamstangen|Erdnussstangen|Pistazienstangen|Cashewstangen|Macadamiastangen", { usually: ["gluten"], often: ["milk", "eggs"] }),
  dish("de", "Schnecke|Schnecken", { usually: ["gluten"], often: ["milk", "eggs", "nuts"] }),
  dish("de", "Parfait|Eisparfait", { usually: ["milk", "eggs"] }),
  dish("de", "Pistazieneis|Haselnusseis|Walnusseis|Mandeleis|Macadamiaeis|Casheweis|Kokoseis|Sesameis|Maronieis|Mohneis|Karamelleis|Bananeneis|Eierliköreis|Stracciatellaeis|Kirscheis|Hafereis|Sojaeis", { often: ["milk", "eggs"] }),
  dish("pl", "ciasto|ciasta|ciastem", { usually: ["gluten"], often: ["eggs", "milk"] }),
  dish("pl", "babka|babki|babkę|placuszki|placuszek|placuszków", { usually: ["gluten", "eggs"], often: ["milk"] }),
  dish("pl", "rogalik|rogaliki|rogal|rogale", { usually: ["gluten"], often: ["eggs", "milk", "nuts"] }),
  dish("pl", "deser|deserek|desery|mus czekoladowy", { often: ["milk", "eggs", "nuts"] }),
  dish("en", "potato pancake|latke|fritter|veggie patty|veggie patties|lentil patty|lentil patties", { usually: ["eggs", "gluten"] }),
  dish("en", "muffin|cupcake|scone|apple cake|apple pie|plum cake|lemon cake|sponge cake|brioche|pound cake", { usually: ["gluten", "eggs", "milk"] }),
  dish("en", "croissant|apple crumble|pear crumble|plum crumble|rhubarb crumble|berry crumble|peach crumble|cherry crumble|fruit crumble|crumble topping|apple crisp|apple cobbler|peach cobbler", { usually: ["gluten", "milk"], often: ["eggs"] }),
  dish("en", "gratin|dauphinois|scalloped potatoes|risotto|chowder", { usually: ["milk"], often: ["celery"] }),
  dish("en", "rice pudding|semolina pudding|tapioca pudding", { usually: ["milk"], often: ["eggs"] }),
  dish("en", "pizza", { usually: ["milk"] }),
  dish("en", "quiche", { usually: ["eggs", "milk", "gluten"] }),
  dish("en", "pasta bake|lasagne|lasagna|moussaka|broccoli bake|cauliflower cheese|cauliflower bake", { usually: ["milk", "gluten"], often: ["eggs", "celery"] }),
  dish("en", "fish pie", { usually: ["milk", "fish"], often: ["gluten", "eggs"] }),
  dish("en", "cottage pie|shepherd's pie|shepherds pie|chicken pie|pot pie|meat pie", { usually: ["milk"], often: ["gluten", "celery"] }),
  dish("en", "chicken nugget|fish goujon|chicken goujon|meatloaf|croquette|potato croquette", { usually: ["gluten", "eggs"], often: ["milk"] }),
  dish("en", "cake|birthday cake|chocolate cake|fruit cake|banana cake|courgette cake|cupcake|doughnut|donut|brownie|apple tart|plum tart|lemon tart", { usually: ["gluten", "eggs"], often: ["milk"] }),
  dish("en", "cookie|biscuit|shortbread", { usually: ["gluten"], often: ["eggs", "milk"] }),
  dish("en", "pie crust|dumpling|gyoza|wonton|samosa|spring roll", { usually: ["gluten"], often: ["eggs"] }),
  dish("en", "korma|tikka masala|stroganoff|tzatziki|raita", { usually: ["milk"], often: ["nuts"] }),
  dish("en", "schnitzel", { often: ["gluten", "eggs"] }),
  dish("en", "casserole", { often: ["milk", "celery"] }),
  dish("en", "mashed potato|mashed potatoes|potato mash|potato puree|instant mash|creamed potatoes|colcannon", { often: ["milk"] }),
  dish("en", "falafel", { often: ["sesame", "gluten"] }),
  dish("en", "potato salad|coleslaw|egg salad|tuna salad|chicken salad", { often: ["eggs", "mustard", "celery"] }),
  dish("en", "vegetable stock|chicken stock|beef stock|fish stock|chicken broth|beef broth|chicken soup|vegetable soup|stock|broth|stock powder", { often: ["celery"] }),
  dish("en", "chocolate|chocolate chips|toffee|caramel", { often: ["milk", "soya", "nuts"] }),
  dish("en", "hot chocolate|chocolate spread", { usually: ["milk"], often: ["nuts", "soya"] }),
  dish("en", "gravy|gravy granules", { often: ["gluten", "celery", "milk"] }),
  dish("en", "banana shake|strawberry shake|fruit shake|banana smoothie|berry smoothie|fruit smoothie", { often: ["milk"] }),

  dish("en", "tortellini|cannelloni|dim sum|burek|borek|börek", { often: ["milk", "eggs", "crustaceans", "soya", "sesame"] }),
  dish("en", "scampi|fish cake|thai fish cake|fish burger", { often: ["gluten", "eggs", "milk"] }),
  dish("en", "burger|hamburger|cheeseburger|veggie burger|chicken burger|nuggets|chicken dippers", { usually: ["gluten"], often: ["eggs", "milk", "sesame", "mustard"] }),
  dish("en", "caesar dressing|caesar salad|ranch dressing", { often: ["milk", "eggs", "mustard", "fish"] }),
  dish("en", "spanish tortilla|potato tortilla", { usually: ["eggs"] }),
  dish("en", "nougat|macaroon|amaretti", { often: ["eggs", "milk", "nuts"] }),
  dish("en", "vegan mince|veggie mince|vegetarian mince|meat-free mince|meatless mince|plant-based mince|soya mince|soy mince|vegan sausage|veggie sausage", { often: ["gluten", "eggs", "milk"] }),
  dish("en", "bagel", { often: ["sesame", "eggs"] }),
  dish("en", "dried mango|dried pineapple|dried apple|dried pear|dried peaches|dried fruit|grape juice", { often: ["sulphites"] }),
  dish("en", "ice cream", { often: ["eggs"] }),
  dish("en", "pate|pâté", { often: ["milk", "eggs", "gluten"] }),

  dish("en", "stuffing|stuffing mix|sage and onion stuffing", { usually: ["gluten"], often: ["milk", "eggs", "celery"] }),
  dish("en", "challah", { often: ["sesame", "milk"] }),
  dish("en", "lemon drizzle|lemon drizzle cake|blueberry muffins", { usually: ["gluten", "eggs", "milk"] }),
  dish("en", "lemon mousse", { usually: ["milk"], often: ["eggs"] }),

  dish("de", "Reibekuchen|Reiberdatschi|Puffer|Bratling|Laibchen|Laberl|Fleischpflanzerl|Frikadelle|Bulette|Hackbraten|Krokette", { usually: ["eggs", "gluten"] }),
  dish("de", "Muffin|Küchlein|Kücherl|Gugelhupf|Apfelradln|Krapfen|Faschingskrapfen|Buchtel|Dampfnudel|Hefezopf|Germzopf|Striezel", { usually: ["gluten", "eggs", "milk"] }),
  dish("de", "Eiscreme|Speiseeis|Vanilleeis|Milcheis", { usually: ["milk"], often: ["eggs"] }),
  dish("de", "Eis", { often: ["milk", "eggs"] }),
  dish("de", "Schmarrn|Schmarren|Kuchen|Torte", { usually: ["gluten", "eggs"], often: ["milk"] }),
  dish("de", "Streusel|Apfelcrumble|Croissant", { usually: ["gluten", "milk"] }),
  dish("de", "Gratin", { usually: ["milk"] }),
  dish("de", "Risotto", { usually: ["milk"], often: ["celery"] }),
  dish("de", "Auflauf", { usually: ["milk", "eggs"], often: ["gluten"] }),
  dish("de", "Lasagne|Moussaka", { usually: ["milk", "gluten"], often: ["eggs", "celery"] }),
  dish("de", "Grießkoch|Grießpudding|Grießschnitte|Reispudding|Pudding", { usually: ["milk"], often: ["eggs"] }),
  dish("de", "Quiche", { usually: ["eggs", "milk", "gluten"] }),
  dish("de", "Fischstäbchen|Backhendl|Wiener Schnitzel", { usually: ["gluten"], often: ["eggs", "milk"] }),
  dish("de", "Kartoffelpüree|Erdäpfelpüree|Kartoffelbrei|Erdäpfelbrei|Kartoffelstampf|Erdäpfelstampf|Stampfkartoffeln|Püree aus Kartoffeln|Püree aus Erdäpfeln|Püreepulver|Püree aus der Packung|Kartoffelschnee", { often: ["milk"] }),
  dish("de", "Falafel|Falafelbällchen|Falafelmischung|Falafelmix|Falafelteig|Falafelteller|Falafeltasche", { often: ["sesame", "gluten"] }),
  dish("de", "Kartoffelsalat|Erdäpfelsalat|Krautsalat|Nudelsalat|Thunfischsalat", { often: ["eggs", "mustard", "celery"] }),
  dish("de", "Gemüsebrühe|Gemüsefond|Hühnerbrühe|Rinderbrühe|Fleischbrühe|Gemüsesuppe|Hühnersuppe|Rindsuppe|Rindssuppe|Brühe|Suppenbrühe|Suppenpulver", { often: ["celery"] }),
  dish("de", "Schokolade|Karamell|Toffee", { often: ["milk", "soya", "nuts"] }),
  dish("de", "heiße Schokolade|Schokocreme", { usually: ["milk"], often: ["nuts", "soya"] }),
  dish("de", "Bratensoße|Bratensauce|Bratensaft", { often: ["gluten", "celery", "milk"] }),
  dish("de", "Bananenshake|Erdbeershake|Fruchtshake|Bananensmoothie|Fruchtsmoothie", { often: ["milk"] }),

  dish("de", "Tortellini|Cannelloni|Börek", { often: ["milk", "eggs"] }),
  dish("de", "Burger|Hamburger|Cheeseburger|Gemüseburger|Fischburger|Backfisch", { usually: ["gluten"], often: ["eggs", "milk", "sesame", "mustard"] }),
  dish("de", "Nuggets|Tasche|Taschen|Teigtasche|Teigtaschen", { usually: ["gluten"], often: ["eggs", "milk"] }),
  dish("de", "Keks|Butterkeks|Lebkuchen|Vanillekipferl|Makrone|Makronen|Kokosmakronen", { often: ["milk", "eggs", "nuts", "gluten"] }),
  dish("de", "Backerbsen|Fleckerl|Klöße|Kartoffelklöße|Kartoffelkloß", { often: ["milk", "eggs", "gluten"] }),
  dish("de", "gebackener Karfiol|gebackene Champignons|gebackenes Gemüse|gebackene Scholle|gebackener Fisch|gebackener Karpfen|gebackene Leber|gebackener Emmentaler|gebackener Camembert|Backemmentaler|Backcamembert|gebackene Zucchini|Scholle gebacken", { often: ["gluten", "eggs", "milk"] }),
  dish("de", "Salzstangerl|Kümmelstangerl|Mohnstangerl|Käsestangerl|Laugenstangerl|Kornstangerl|Sesamstangerl|Schinkenfleckerl|Krautfleckerl|Kirschstrudel|Weichselstrudel|Powidltascherl|Powidltatschkerl|Topfentascherl|Topfengolatsche|Topfenkolatsche|Golatsche|Kolatsche|Mohnschnecke|Mohnschnecken", { usually: ["gluten"], often: ["eggs", "milk"] }),
  dish("de", "Faschierter Braten|Faschierten Braten", { usually: ["eggs", "gluten"] }),
  dish("de", "Vanillesoße|Vanillesauce|Vanillesosse|Vanillecreme|Kakaotrunk|Kakaogetränk|Trinkkakao|Eiskaffee|Bananensplit", { usually: ["milk"], often: ["eggs"] }),
  dish("de", "Zitroneneis|Schokoeis|Schokoladeneis|Erdbeereis|Nusseis|Joghurteis|Himbeereis|Mangoeis", { often: ["milk", "eggs"] }),
  dish("de", "Vollkornbrei|Getreidebrei|Mehrkornbrei|Abendbrei|Gute-Nacht-Brei|Folgemilchbrei|Keksbrei", { often: ["gluten", "milk"] }),
  dish("de", "Gemüsebrühpulver|Hühnerbrühpulver|Rinderbrühpulver|Brühpulver|Suppenwürze|Flüssigwürze|Maggi|Fondor|Aromat|Vegeta", { often: ["celery", "gluten", "soya", "milk"] }),
  dish("de", "Karamellbonbon|Karamellbonbons|Kuhbonbons|Stollwerck", { often: ["milk"] }),
  dish("de", "Schokokuss|Schokoküsse|Schaumkuss|Schaumküsse|Schwedenbombe|Schwedenbomben", { usually: ["eggs"], often: ["gluten", "milk", "soya", "nuts"] }),
  dish("de", "Eierschwammerlsauce|Schwammerlsauce|Pilzrahmsauce|Pilzsauce|Dillsauce|Dillsoße|Dillfisolen", { often: ["milk", "gluten"] }),
  dish("de", "Pastete|Leberpastete", { often: ["milk", "eggs", "gluten"] }),
  dish("de", "veganes Hack|veganes Hackfleisch|veganes Faschiertes|vegetarisches Hack|vegetarisches Hackfleisch|vegetarisches Faschiertes", { often: ["gluten", "eggs"] }),
  dish("de", "Nussbraten", { usually: ["eggs"], often: ["gluten"] }),
  dish("de", "Kartoffelpüreepulver|Kartoffelpürreepulver|Kartoffelbreipulver|Püreeflocken|Kartoffelpüreeflocken", { usually: ["milk"] }),
  dish("de", "Topfenbällchen|Quarkbällchen|Grießklößchen|Grießnockerl|Grießnockerln|Kartoffelknödelteig|Kartoffelteig|Knödelteig|Mandelhörnchen|Kloßteig", { usually: ["eggs"], often: ["gluten", "milk"] }),
  dish("de", "Käsestange|Käsestangen|Käsestängchen", { usually: ["gluten", "milk"], often: ["eggs", "sesame"] }),
  dish("de", "Erdnusssauce|Erdnusssoße|Satésauce|Saté-Sauce", { usually: ["soya"], often: ["gluten"] }),
  dish("de", "rote Currypaste|grüne Currypaste|gelbe Currypaste|Thai-Currypaste|Thai Currypaste", { usually: ["crustaceans"], often: ["fish", "soya"] }),
  dish("de", "Börek", { usually: ["milk"], often: ["eggs"] }),
  dish("de", "Franzbrötchen|Schweineohr|Schweineohren|Blätterteig", { often: ["milk", "eggs"] }),
  dish("de", "Mohrenkopf|Mohrenköpfe", { often: ["gluten", "milk", "soya", "nuts"] }),
  dish("de", "Rinderrouladen|Rindsrouladen|Rinderroulade|Rindsroulade", { often: ["mustard", "celery"] }),
  dish("de", "Hirsenudeln|Buchweizennudeln", { often: ["gluten"] }),
  dish("de", "Frittaten", { usually: ["gluten", "eggs", "milk"] }),
  dish("de", "Königsberger Klopse", { often: ["fish", "mustard"] }),
  dish("de", "Pralinen|Praline", { often: ["soya", "gluten"] }),
  dish("de", "Vanillepudding|Karamellpudding|Sahnepudding|Schokopudding", { usually: ["milk"], often: ["eggs"] }),
  dish("de", "Apfelstrudel|Topfenstrudel|Milchrahmstrudel", { usually: ["gluten"], often: ["eggs", "milk", "nuts"] }),

  dish("pl", "placki ziemniaczane|placek ziemniaczany|placki z ziemniaków|placki z cukinii|placki z dyni|placki warzywne|placuszki z cukinii|kotlet mielony|kotlety mielone|kotlety ziemniaczane|kotlety warzywne|kotleciki|pieczeń rzymska|krokiet|krokiety|kotlet schabowy", { usually: ["eggs", "gluten"] }),
  dish("pl", "muffinka|muffinki|muffinek|muffin|babeczki|babeczka|szarlotka|szarlotkę|jabłecznik|ciasto ze śliwkami|ciasto z jabłkami|ciasto jabłkowe|ciasto marchewkowe|racuszki|drożdżówka|drożdżówki|sernik|sernika|babka drożdżowa|chałka|chałki", { usually: ["gluten", "eggs", "milk"] }),
  dish("pl", "kruszonka|kruszonki|kruszonkę|kruszonką|crumble z jabłkami|crumble jabłkowe|rogalik maślany", { usually: ["gluten", "milk"] }),
  dish("pl", "zapiekanka ziemniaczana|zapiekanki ziemniaczanej|zapiekanka z ziemniaków|zapiekanka makaronowa|zapiekanka ryżowa|zapiekanka z ryżu|risotto|gratin", { usually: ["milk"], often: ["eggs"] }),
  dish("pl", "lazania|lasagne|musaka", { usually: ["milk", "gluten"], often: ["eggs", "celery"] }),
  dish("pl", "pudding ryżowy|budyń|budyniu|budyniem|kisiel mleczny", { usually: ["milk"], often: ["eggs"] }),
  dish("pl", "ciastko|ciastka|ciasteczka|ciasteczko|herbatnik|herbatniki|żurek|żurku", { usually: ["gluten"], often: ["eggs", "milk"] }),
  dish("pl", "zapiekanka|zapiekanki|zapiekankę", { often: ["milk", "gluten"] }),
  dish("pl", "chłodnik|chłodnika|tzatziki|mizeria", { usually: ["milk"] }),
  dish("pl", "puree ziemniaczane|purée ziemniaczane|purée z ziemniaków|puree z ziemniaków|ziemniaki puree|ziemniaki tłuczone|ziemniaki ubite", { often: ["milk"] }),
  dish("pl", "falafel", { often: ["sesame", "gluten"] }),
  dish("pl", "sałatka ziemniaczana|surówka coleslaw|sałatka z tuńczykiem", { often: ["eggs", "mustard", "celery"] }),
  dish("pl", "bulion warzywny|bulionu warzywnego|bulion drobiowy|bulionu drobiowego|bulion wołowy|rosół|rosołu|rosołem|bulion|bulionu|barszcz|barszczu|zupa jarzynowa|zupa warzywna", { often: ["celery"] }),
  dish("pl", "czekolada|czekolady|toffi", { often: ["milk", "soya", "nuts"] }),
  dish("pl", "gorąca czekolada|krem czekoladowy", { usually: ["milk"], often: ["nuts", "soya"] }),
  dish("pl", "koktajl bananowy|koktajl truskawkowy|koktajl owocowy", { often: ["milk"] }),

  dish("pl", "paluszki|paluszki rybne", { often: ["eggs", "milk", "sesame", "fish"] }),
  dish("pl", "tortellini|cannelloni|groszek ptysiowy", { often: ["milk", "eggs"] }),
  dish("pl", "zupa pomidorowa|zupy pomidorowej|zupę pomidorową|zupa ogórkowa|zupy ogórkowej|zupę ogórkową|zupa kalafiorowa|zupy kalafiorowej|zupa brokułowa|zupy brokułowej|zupa porowa|zupy porowej|zupa koperkowa|zupa szczawiowa|zupa dyniowa|zupa pieczarkowa|zupa grzybowa", { often: ["milk", "celery", "gluten"] }),
  dish("pl", "barszcz biały|barszczu białego", { usually: ["gluten"], often: ["eggs", "milk"] }),
  dish("pl", "pasztet|pasztetu|pasztetem", { often: ["eggs", "gluten", "milk", "celery"] }),
  dish("pl", "lody|lodów", { often: ["eggs"] }),
  dish("pl", "piernik|pierniki|pierniczki|pierniczek", { often: ["eggs", "milk", "nuts"] }),
  dish("pl", "chałwa|chałwy|kokosanka|kokosanki", { often: ["nuts", "peanut", "gluten"] }),
  dish("pl", "vegeta|vegety|kucharek|warzywko|maggi|przyprawa do zup", { often: ["celery", "gluten", "soya"] }),
  dish("pl", "nuggetsy|nuggetsów|hamburger|burger", { usually: ["gluten"], often: ["eggs", "milk", "sesame", "mustard"] }),
  dish("pl", "sos waniliowy", { usually: ["milk"], often: ["eggs"] }),
  dish("pl", "sałatka z tuńczyka|sałatki z tuńczyka|sałatka z kurczakiem|sałatki z kurczakiem|sałatka z kurczaka|sałatka makaronowa|sałatka gyros|sałatka śledziowa|sałatka z makaronem|pasta jajeczna|pasta z tuńczyka|pasta z makreli", { often: ["eggs", "mustard", "milk", "celery"] }),
  dish("pl", "ciasto francuskie|ciasta francuskiego|ciastem francuskim", { usually: ["gluten"], often: ["milk", "eggs"] }),

  dish("my", "ပလာတာ|ပါလာတာ|palata", { often: ["milk", "eggs"] }),
  dish("my", "အသားတု|ပဲသား", { usually: ["soya", "gluten"] }),
  dish("my", "စီရီလက်|ဆီရီလက်|ဆဲရီလက်|ဆယ်ရီလက်|cerelac", { usually: ["milk"], often: ["gluten", "soya"] }),
  dish("my", "ထမင်းချဉ်", { usually: ["fish"], often: ["peanut", "soya"] }),
  dish("my", "မားမား|မာမား|ယမ်ယမ်|အသင့်စားခေါက်ဆွဲ|အသင့်စားခေါက်ဆွဲခြောက်|ခေါက်ဆွဲထုပ်|ခေါက်ဆွဲခြောက်ထုပ်|ခေါက်ဆွဲပြုတ်ထုပ်", { often: ["eggs", "soya", "milk", "celery", "fish", "crustaceans", "sesame"] }),
  dish("my", "ကြာဇံချက်|ကြာဆံချက်|ကြာဇံဟင်းခါး|ကြာဆံဟင်းခါး|ပဲကြာဇံဟင်း", { often: ["fish", "eggs", "soya", "gluten"] }),
  dish("my", "ပဲဆီ", { usually: ["peanut"], often: ["soya"] }),
  dish("my", "ပဲငါးပိ|ပဲငပိ", { often: ["gluten", "fish"] }),
  dish("my", "မုန့်လင်မယား|ခွက်မုန့်", { often: ["gluten", "eggs"] }),
  dish("my", "ဘိန်းမုန့်", { often: ["gluten", "eggs", "peanut", "sesame"] }),
  dish("my", "အာလူးထောင်း|အာလူးချေ|အာလူးပြုတ်ချေ|အာလူးပြုတ်ခြေ", { often: ["milk"] }),
  dish("my", "ဟင်းရွက်ပြုတ်ရည်|ကြက်ပြုတ်ရည်", { often: ["celery"] }),
  dish("my", "အကြော်မုန့်|အကြော်စုံ|ဗယာကြော်|ဘယာကြော်|ဘူးသီးကြော်|ငှက်ပျောကြော်|ငှက်ပျောသီးကြော်|မုန့်ဆီကြော်", { often: ["gluten"] }),
  dish("my", "မုန့်ဟင်းခါး", { usually: ["fish"], often: ["crustaceans", "eggs", "peanut", "gluten"] }),
  dish("my", "မုန့်တီ|ရခိုင်မုန့်တီ", { usually: ["fish"], often: ["crustaceans", "eggs"] }),
  dish("my", "အုန်းနို့ခေါက်ဆွဲ", { usually: ["gluten", "eggs"], often: ["fish"] }),
  dish("my", "ရှမ်းခေါက်ဆွဲ", { usually: ["peanut"], often: ["soya", "gluten", "sesame"] }),
  dish("my", "မြီးရှည်", { usually: ["soya"], often: ["gluten", "peanut"] }),
  dish("my", "ဆီချက်ခေါက်ဆွဲ", { usually: ["gluten", "soya"], often: ["eggs"] }),
  dish("my", "ခေါက်ဆွဲကြော်|ကြာဇံကြော်|ကြာဆံကြော်|ဆန်ပြားကြော်|ကော်ရည်ခေါက်ဆွဲ|ထမင်းပေါင်း", { usually: ["soya"], often: ["gluten", "eggs", "molluscs"] }),
  dish("my", "ထမင်းကြော်", { often: ["eggs", "soya", "gluten", "fish", "crustaceans"] }),
  dish("my", "ကြေးအိုး", { usually: ["eggs"], often: ["soya", "gluten", "fish"] }),
  dish("my", "တုတ်ထိုး|ဝက်သားတုတ်ထိုး", { usually: ["soya"], often: ["gluten"] }),
  dish("my", "မာလာရှမ်းကော|မာလာဟင်း", { usually: ["soya"], often: ["gluten", "peanut", "sesame", "fish", "crustaceans"] }),
  dish("my", "လက်ဖက်သုပ်|လက်ဖက်သုတ်|လဖက်သုပ်|လဖက်သုတ်|လဘက်သုပ်|လဘက်သုတ်|လ္ဘက်သုပ်|လက်ဖက်အစုံ", { usually: ["peanut", "sesame"], often: ["crustaceans", "fish", "soya"] }),
  dish("my", "ဂျင်းသုပ်|ဂျင်းသုတ်|နှစ်ပြန်ကြော်", { usually: ["peanut", "sesame"], often: ["crustaceans", "fish", "soya"] }),
  dish("my", "ခရမ်းချဉ်သီးသုပ်|ခရမ်းချဉ်သီးသုတ်|မြင်းခွာရွက်သုပ်|မြင်းခွာရွက်သုတ်|ရှောက်သီးသုပ်|ရှောက်သီးသုတ်", { usually: ["peanut"], often: ["fish", "crustaceans", "sesame"] }),
  dish("my", "သင်္ဘောသီးသုပ်|သင်္ဘောသီးသုတ်|သင်္ဘောသီးထောင်း", { usually: ["peanut", "fish"], often: ["crustaceans"] }),
  dish("my", "တိုဟူးနွေး|တို့ဟူးနွေး|တိုဟူးသုပ်|တို့ဟူးသုပ်", { usually: ["peanut"], often: ["sesame", "fish"] }),
  dish("my", "သုပ်|အသုပ်|ထမင်းသုတ်|ခေါက်ဆွဲသုပ်|ခေါက်ဆွဲသုတ်|ကြာဇံသုပ်|ကြာဇံသုတ်|ထမင်းသုပ်|ကြက်သားသုပ်|ကြက်သားသုတ်|ပဲပြားသုပ်|ပဲပြားသုတ်|လက်သုပ်|လက်သုတ်", { often: ["fish", "crustaceans", "peanut"] }),
  dish("my", "နန်းကြီးသုပ်|နန်းကြီးသုတ်|နန်းကြီးမုန့်တီ|နန်းပြားသုပ်|နန်းပြားသုတ်", { often: ["fish", "eggs", "peanut", "gluten"] }),
  dish("my", "ချဉ်ပေါင်ကြော်|ချဉ်ပေါင်ရွက်ကြော်|ချဉ်ပေါင်ဟင်း|ဘာလချောင်|ဘာလချောင်ကြော်", { usually: ["crustaceans"], often: ["fish"] }),
  dish("my", "ချဉ်ရည်ဟင်း|ချဉ်ဟင်း|ဟင်းချို|ဆီပြန်|ဆီပြန်ဟင်း", { often: ["fish", "crustaceans"] }),
  dish("my", "ပုန်းရည်ကြီး", { often: ["soya"] }),
  dish("my", "ဆမူဆာ|ဆမိုဆာ|စမူဆာ|စမိုဆာ", { usually: ["gluten"] }),
  dish("my", "ကော်ပြန့်|ကော်ပြန့်ကြော်|ကော်ပြန့်စိမ်း|ဖက်ထုပ်|ဖက်ထုပ်ကြော်|ဖက်ထုပ်ပေါင်း", { usually: ["gluten"], often: ["eggs", "soya", "crustaceans", "sesame"] }),
  dish("my", "ပေါက်စီ", { usually: ["gluten"], often: ["milk", "eggs", "soya"] }),
  dish("my", "ဒံပေါက်|ဒန်ပေါက်", { usually: ["milk"], often: ["nuts"] }),
  dish("my", "ပီဇာ", { usually: ["gluten", "milk"] }),
  dish("my", "ဘာဂါ|ဟမ်ဘာဂါ|ဆန်းဒဝစ်ခ်ျ|ဆန်းဝစ်ချ်|အသားညှပ်ပေါင်မုန့်", { usually: ["gluten"], often: ["eggs", "milk", "mustard", "sesame"] }),
  dish("my", "ဒိုးနတ်|ဒိုးနပ်", { usually: ["gluten", "eggs"], often: ["milk"] }),
  dish("my", "ဘီစကစ်|ဘီစကွတ်|ကွတ်ကီး", { usually: ["gluten"], often: ["eggs", "milk"] }),
  dish("my", "ဆနွင်းမကင်း|ရွှေကြည်ဆနွင်းမကင်း|ရွှေချီဆနွင်းမကင်း", { usually: ["gluten"], often: ["milk", "eggs"] }),
  dish("my", "ပူတင်း", { usually: ["milk", "eggs"] }),
  dish("my", "ချောကလက်", { often: ["milk", "soya", "nuts"] }),
  dish("my", "ဖာလူဒါ", { usually: ["milk"], often: ["eggs", "gluten"] }),
  dish("my", "ကျောက်ကျော|ရွှေရင်အေး", { often: ["milk", "gluten"] }),
  dish("my", "ဟာလဝါ", { often: ["milk", "nuts", "gluten"] }),
  dish("my", "ထမနဲ", { usually: ["peanut", "sesame"] }),
  dish("my", "ခေါပုတ်|ခေါပုပ်", { usually: ["sesame"] }),
  dish("my", "ရွှေထမင်း|ကောက်ညှင်းပေါင်း", { often: ["peanut", "sesame"] }),
  dish("my", "လက်ဖက်ရည်", { often: ["milk"] }),
  dish("my", "မုန့်ကြွပ်", { often: ["gluten", "crustaceans", "fish"] }),
  dish("my", "ပဲလှော်|ပဲကြော်", { often: ["peanut"] }),
  dish("my", "ကြက်သားမှုန့်|အသားမှုန့်|ဝက်သားမှုန့်|အမဲသားမှုန့်", { often: ["celery", "gluten", "soya", "milk", "eggs"] }),
];
