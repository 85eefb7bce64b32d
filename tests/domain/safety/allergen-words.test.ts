import { describe, expect, it } from "vitest";
import { ALLERGEN_IDS, type AllergenId } from "@/lib/domain/food/allergen";
import { assessPantry } from "@/lib/domain/safety/assess-pantry";
import { resolveAllergy } from "@/lib/domain/safety/family-allergy";

/** What stands on shopping lists and holds the group, whether its name says so or not, in English, German and Polish. */
const HELD: Readonly<Partial<Record<AllergenId, string>>> = {
  milk:
    "milk|butter|cream|yogurt|cheese|mozzarella|ricotta|feta|halloumi|brie|camembert|gorgonzola|parmesan|ice cream|milk powder|condensed milk|evaporated milk|goat's milk|sheep's milk|skyr|custard|pesto|carbonara|tiramisu|white sauce|cheese sauce|mac and cheese|creamed spinach|milkshake|chocolate milk|fudge|hollandaise|waffles|french toast|" +
    "Milch|Rahm|Obers|Sahne|Käse|Topfen|Quark|Joghurt|Milchprodukte|Ziegenmilch|Schafmilch|Kondensmilch|Milchreis|Grießbrei|Milchbrei|Milchshake|Milcheis|Béchamel|Cremespinat|Kürbiscremesuppe|Tomatencremesuppe|Gemüsecremesuppe|Cremesuppe|Topfenstrudel|Liptauer|Fruchtzwerge|Nougatcreme|Käsespätzle|Spätzle|Knödel|Palatschinken|Kaiserschmarrn|" +
    "mleko|mleka|masło|śmietana|ser|sera|serem|serek|serka|serki|nabiał|jogurt|twaróg|kefir|maślanka|mleko kozie|mleko owcze|mleko skondensowane|ryż na mleku|beszamel|oscypek|lody|naleśniki|naleśnik|racuchy|gofry|pierogi|zupa mleczna|kopytka",
  eggs:
    "egg|eggs|mayonnaise|mayo|aioli|custard|pudding|waffles|french toast|yorkshire pudding|carbonara|tiramisu|hollandaise|chocolate mousse|meatballs|carrot cake|gnocchi|banana bread|cake batter|quiche|" +
    "Ei|Eier|Dotter|Eiklar|Mayonnaise|Remoulade|Palatschinken|Pfannkuchen|Waffeln|Kaiserschmarrn|Biskuit|Knödel|Spätzle|Nockerl|Eierlikör|Bananenbrot|Karottenkuchen|Faschierte Laibchen|" +
    "jajko|jajka|jajek|żółtko|jajecznica|majonez|naleśniki|placki ziemniaczane|pulpety|pulpet|klopsiki|pączki|pączek|sałatka jarzynowa|kopytka|pierogi|gofry",
  gluten:
    "wheat|bread|pasta|couscous|bulgur|semolina|seitan|spelt|rye|barley|oat milk|oat drink|granola|muesli|cereal bar|ramen|udon|crackers|tortilla|wrap|pastry|pizza|pitta|naan|soy sauce|sandwich|pretzel|gingerbread|cornflakes|beer|meatballs|gnocchi|cornbread|fish fingers|marzipan|" +
    "Weizen|Dinkel|Roggen|Gerste|Brot|Semmel|Nudeln|Grieß|Brösel|Hafermilch|Haferdrink|Dinkeldrink|Müsli|Granola|Lebkuchen|Brezel|Breze|Kipferl|Bier|Strudel|Apfelstrudel|Krautstrudel|Linzer Torte|Nusskuchen|Sojasauce|Palatschinken|Knödel|Bananenbrot|" +
    "pszenica|orkisz|żyto|jęczmień|chleb|bułka|makaron|kasza manna|bułka tarta|mleko owsiane|napój owsiany|musli|granola|piernik|pierniczki|precel|piwo|sos sojowy|pierogi|kluski|knedle|panierka|pulpety",
  soya: "tofu|soy sauce|soya milk|soy milk|soya drink|soy drink|teriyaki|edamame|miso|tempeh|Nutella|Sojasauce|Sojasoße|Sojamilch|Sojadrink|Teriyaki|Nuss-Nougat-Creme|sos sojowy|mleko sojowe|napój sojowy|krem czekoladowo-orzechowy",
  nuts:
    "almonds|hazelnuts|walnuts|cashews|pistachios|pecans|macadamia|nuts|mixed nuts|trail mix|ground nuts|pesto|granola|muesli|cereal bar|marzipan|frangipane|baklava|almond milk|almond drink|cashew milk|nut milk|almond butter|cashew butter|nut butter|walnut oil|hazelnut oil|almond oil|Nutella|hazelnut spread|" +
    "Mandeln|Haselnüsse|Walnüsse|Nüsse|Nussmischung|Studentenfutter|gemahlene Nüsse|Mandeldrink|Mandelmilch|Mandelmus|Nussmus|Nougatcreme|Krokant|Mandelkrokant|Nusstorte|Nussstrudel|Nusskipferl|Walnussöl|Haselnussöl|Mandelöl|Müsli|Marzipan|" +
    "migdały|orzechy laskowe|orzechy włoskie|orzechy|orzechów|mieszanka studencka|mleko migdałowe|napój migdałowy|masło migdałowe|pesto|musli|olej orzechowy|olej z orzechów laskowych|olej migdałowy|krem czekoladowo-orzechowy",
  peanut:
    "peanuts|peanut butter|satay|satay sauce|mixed nuts|trail mix|nuts|Erdnüsse|Erdnussbutter|Nussmischung|Studentenfutter|Nüsse|orzeszki ziemne|masło orzechowe|orzechy|mieszanka studencka|orzechów",
  fish: "fish|salmon|tuna|cod|sole|hake|carp|sea bream|white fish|swordfish|shark|marlin|gravlax|rollmops|caviar|roe|fish fingers|surimi|crab sticks|dashi|caesar dressing|worcestershire sauce|worcester sauce|fish oil|cod liver oil|sushi|seafood|Fisch|Lachs|Thunfisch|Seezunge|Karpfen|Zander|Seehecht|Kaviar|Haifisch|Worcestersauce|Lebertran|Fischöl|Meeresfrüchte|ryba|ryby|rybę|łosoś|dorsz|sola|morszczuk|sandacz|kawior|rekin|miecznik|tran|olej rybny|owoce morza|sos worcestershire|zupa rybna",
  crustaceans:
    "prawns|shrimp|crab|lobster|seafood|shellfish|surimi|crab sticks|paella|Garnelen|Krabben|Hummer|Meeresfrüchte|krewetki|krewetka|krab|owoce morza",
  molluscs:
    "mussels|oysters|squid|octopus|scallop|clams|oyster sauce|seafood|shellfish|paella|Muscheln|Austern|Tintenfisch|Meeresfrüchte|małże|ostrygi|kalmary|owoce morza",
  celery:
    "celery|celeriac|stock cube|stock cubes|bouillon|curry powder|Sellerie|Suppenwürfel|Brühwürfel|Suppengrün|Suppengemüse|Wurzelgemüse|Instantbrühe|seler|kostka rosołowa|bulion w kostce|włoszczyzna|sałatka jarzynowa",
  mustard:
    "mustard|mayonnaise|mayo|curry powder|curry paste|Senf|Mayonnaise|Remoulade|musztarda|majonez|gorczyca|sałatka jarzynowa",
  sesame: "sesame|tahini|hummus|halva|Sesam|Tahin|Hummus|Halva|sezam|tahini|chałwa|hummus",
  sulphites:
    "dried apricots|getrocknete Aprikosen|getrocknete Marillen|Trockenaprikosen|Dörrmarillen|suszone morele|morele suszone",
};

/** What a parent says a child must not have, in the words of every day. */
const SAID: Readonly<Partial<Record<AllergenId, string>>> = {
  milk: "milk|dairy|cow's milk|milk protein|lactose|cheese|Milch|Kuhmilch|Milcheiweiß|Milchprodukte|Laktose|Kuhmilcheiweiß|mleko|nabiał|laktoza|ser|နို့|နွားနို့",
  eggs: "egg|eggs|egg white|Ei|Eier|Hühnerei|Hühnereiweiß|jajko|jajka|jaja|jajek|ကြက်ဥ",
  peanut: "peanut|peanuts|groundnut|nuts|Erdnuss|Erdnüsse|Nüsse|orzeszki ziemne|fistaszki|arachidy|orzechy|မြေပဲ",
  nuts: "nuts|tree nuts|any nuts|Nüsse|Nuss|Schalenfrüchte|Baumnüsse|orzechy|orzechów|အခွံမာသီး",
  fish: "fish|seafood|Fisch|Fische|Meeresfrüchte|ryba|ryby|ryb|owoce morza|ငါး|ပင်လယ်စာ",
  crustaceans:
    "crustaceans|prawns|shrimp|crab|shellfish|Krebstiere|Garnelen|Krustentiere|Schalentiere|skorupiaki|krewetki|ပုစွန်|ပုဇွန်|ကဏန်း",
  molluscs: "molluscs|mollusks|shellfish|Weichtiere|Muscheln|Schalentiere|mięczaki|małże|ပြည်ကြီးငါး",
  gluten: "gluten|wheat|coeliac|celiac|Gluten|Weizen|Zöliakie|Getreide|pszenica|celiakia|ဂျုံ",
  soya: "soya|soy|soybean|Soja|soja|soi",
  sesame: "sesame|Sesam|sezam|နှမ်း",
  celery: "celery|Sellerie|seler",
  mustard: "mustard|Senf|musztarda|gorczyca",
  lupin: "lupin|Lupine|łubin",
  sulphites: "sulphites|Sulfite|siarczyny",
};

function unheeded(words: string | undefined, isHeeded: (word: string) => boolean): readonly string[] {
  return (words ?? "").split("|").filter((word) => word !== "" && !isHeeded(word));
}

/** What a rule keeps from the youngest: the rule ends with an age, the allergy does not. */
const OUTGROWN: Readonly<Partial<Record<AllergenId, string>>> = {
  milk: "stilton|munster|taleggio|bocconcini|dulce de leche|Limburger|Quargel|Handkäse|Blauschimmelkäse|bundz|bryndza|rokpol|krówki|kajmak|tort|Ovomaltine|hot chocolate|heiße Schokolade|gorąca czekolada",
  eggs: "sunny side up|eggnog|zabaglione|Spiegelei|Spiegeleier|Chaudeau|ajerkoniak|tort|makowiec|gebratenes Spiegelei",
  gluten:
    "bagel|bran flakes|Knäckebrot|Grissini|Soletti|Salzstangen|Langos|Lebzelten|krakersy|słone paluszki|bajgiel|suchary|otręby|makowiec|zupka chińska",
  fish: "kippers|lox|sashimi|eel|pike|monkfish|sea bass|snapper|Matjes|Räucheraal|Hecht|Aal|Heilbutt|Seeteufel|Anchovis|śledzie|rolmops|szczupak|węgorz|ikra|ငပိ",
  molluscs: "gekochte Austern|Austern|Austernsoße|cooked oysters|gotowane ostrygi",
  nuts: "amaretto|nut pieces|Manner Schnitten|Türkischer Honig|orzeszki",
  mustard: "Honigsenf",
};

describe.each(ALLERGEN_IDS)("%s", (allergen) => {
  it("is found in what is bought and cooked with it", () => {
    const family = { months: 73, allergens: [allergen], avoidFoods: [] };
    const isBlocked = (word: string) =>
      assessPantry([word], family).results.some(({ findings }) =>
        findings.some((found) => found.allergen === allergen && found.severity === "allergy"),
      );
    expect(unheeded(HELD[allergen], isBlocked)).toEqual([]);
    expect(unheeded(OUTGROWN[allergen], isBlocked)).toEqual([]);
  });

  it("is what a family means that says so", () => {
    expect(unheeded(SAID[allergen], (word) => resolveAllergy(word).allergens.includes(allergen))).toEqual([]);
  });
});
