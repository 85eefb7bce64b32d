import type { RecipeRow } from "./recipes.table";

const RAW_BESIDE = "cooked is said of what lies beside it";
const NOT_HEATED = "all the heat is for something else";
const SOAKED = "soaked or seared, and no heat follows";
const HEATED = "it is heated";

/** To whom the heat of a recipe goes. */
export const SENTENCES_HEAT: readonly RecipeRow[] = [
  ["en", "step", "Serve raw salmon with cooked potatoes.", "FFFFF", RAW_BESIDE],
  ["en", "step", "Serve cooked potatoes with raw salmon.", "FFFFF", RAW_BESIDE],
  ["en", "step", "Serve raw salmon with steamed, mashed potatoes.", "FFFFF", RAW_BESIDE],
  ["en", "step", "Serve the raw minced beef with boiled potatoes.", "FFFFF", RAW_BESIDE],
  ["en", "line", "raw salmon with cooked potatoes", "FFFFF", RAW_BESIDE],
  ["de", "step", "Rohen Lachs mit gekochten Kartoffeln servieren.", "FFFFF", RAW_BESIDE],
  ["de", "step", "Gekochte Kartoffeln mit rohem Lachs anrichten.", "FFFFF", RAW_BESIDE],
  ["de-AT", "step", "Rohes Rindfleisch zu gekochten Erdäpfeln reichen.", "FFFFF", RAW_BESIDE],
  ["pl", "step", "Podaj surowego łososia z gotowanymi ziemniakami.", "FFFFF", RAW_BESIDE],
  ["pl", "step", "Podaj ziemniaki gotowane z surowym łososiem.", "FFFFF", RAW_BESIDE],
  ["my", "step", "ပြုတ်ထားတဲ့အာလူးကို ဆော်လမွန်အစိမ်းနဲ့ ကျွေးပါ။", "FFFFF", RAW_BESIDE],
  ["my", "step", "ဆော်လမွန်အစိမ်းကို ပြုတ်ထားတဲ့ အာလူးနဲ့ ကျွေးပါ။", "FFFFF", RAW_BESIDE],
  ["en", "step", "Add raw salmon to the boiled potatoes and simmer for 10 minutes until cooked through.", "AAAAA", HEATED],
  ["en", "step", "Bake the raw salmon with cooked potatoes.", "AAAAA", HEATED],
  ["de", "step", "Den rohen Lachs mit den gekochten Kartoffeln dünsten.", "AAAAA", HEATED],
  ["pl", "step", "Surowego łososia upiecz z gotowanymi ziemniakami.", "AAAAA", HEATED],

  ["en", "step", "Serve with the minced beef.", "FFFFF", NOT_HEATED],
  ["en", "step", "Serve the salmon with the potatoes.", "FFFFF", NOT_HEATED],
  ["en", "step", "Top with the salmon.", "FFFFF", NOT_HEATED],
  ["en", "step", "Serve with the egg.", "FFFFF", NOT_HEATED],
  ["de", "step", "Die Karotten kochen, bis sie weich sind. Mit dem Hackfleisch servieren.", "FFFFF", NOT_HEATED],
  ["de-AT", "step", "Mit dem Faschierten servieren.", "FFFFF", NOT_HEATED],
  ["pl", "step", "Podaj z mięsem mielonym wołowym.", "FFFFF", NOT_HEATED],
  ["my", "step", "ဆော်လမွန်ကို ကျွေးပါ။", "FFFFF", NOT_HEATED],
  ["en", "step", "Put the salmon in the pan and fry it. Serve the salmon.", "AAAAA", HEATED],
  ["en", "step", "Do not serve the egg until it is fully set.", "AAAAA", HEATED],
  ["en", "step", "Bake the fillets with lemon for 10 minutes. Serve the salmon.", "AAAAA", HEATED],
  ["en", "step", "Poach in milk for 10 minutes. Serve the cod.", "AAAAA", HEATED],
  ["en", "step", "Heat the oil in a pan and fry for 5 minutes on each side. Serve the salmon.", "AAAAA", HEATED],
  ["en", "step", "Form patties from the minced beef. Fry the patties for 10 minutes. Serve the minced beef.", "AAAAA", HEATED],
  ["en", "step", "Cook the fish for 10 minutes. Serve the salmon.", "AAAAA", HEATED],
  ["en", "step", "Grill the meat. Serve the beef in thin strips.", "AAAAA", HEATED],
  ["en", "step", "Grill the salmon for 10 minutes.", "AAAAA", HEATED],
  ["en", "step", "Mix the egg with the flour. Fry the pancakes for 3 minutes per side. Serve the egg pancakes.", "AAAAA", HEATED],
  ["de", "step", "Das Fleisch garen. Das Rindfleisch fein geschnitten servieren.", "AAAAA", HEATED],
  ["de", "step", "Den Lachs grillen.", "AAAAA", HEATED],
  ["pl", "step", "Upiecz rybę. Podaj łososia w płatkach.", "AAAAA", HEATED],
  ["pl", "step", "Zgrilluj łososia.", "AAAAA", HEATED],
  ["my", "step", "ငါးကို ပေါင်းပါ။ ဆော်လမွန်ကို ကျွေးပါ။", "AAAAA", HEATED],

  ["en", "step", "Soak the kidney beans overnight. Mash the kidney beans and serve.", "FFFFF", SOAKED],
  ["de", "step", "Die Kidneybohnen über Nacht einweichen. Die Kidneybohnen zerdrücken.", "FFFFF", SOAKED],
  ["pl", "step", "Namocz czerwoną fasolę na noc. Rozgnieć czerwoną fasolę.", "FFFFF", SOAKED],
  ["en", "step", "Sear the beef briefly. Slice thinly.", "FFFFF", SOAKED],
  ["de", "step", "Das Rindfleisch kurz anbraten und in dünne Streifen schneiden.", "FFFFF", SOAKED],
  ["en", "step", "Soak the kidney beans overnight. Put them in a pot with fresh water. Boil for 40 minutes. Mash the kidney beans.", "AAAAA", HEATED],
  ["en", "step", "Sear the beef briefly on all sides. Braise for 2 hours until soft. Shred it.", "AAAAA", HEATED],

  ["en", "line", "1 egg, poached", "FFFFF", "a label behind an amount"],
  ["en", "line", "1 large egg, poached", "FFFFF", "a label behind an amount"],
  ["en", "line", "200 g mackerel, king", "FFFFF", "a label behind an amount"],
  ["en", "line", "2 potatoes, green", "FFFFF", "a label behind an amount"],
  ["de", "line", "1 Ei, pochiert", "FFFFF", "a label behind an amount"],
  ["de", "line", "1 großes Ei, weich", "FFFFF", "a label behind an amount"],
  ["pl", "line", "2 ziemniaki, zielone", "FFFFF", "a label behind an amount"],
  ["en", "line", "2 eggs, beaten", "AAAAA", "nothing is said of it"],
  ["en", "line", "2 small apples, grated", "AAAAA", "nothing is said of it"],
  ["de", "line", "2 Eier, verquirlt", "AAAAA", "nothing is said of it"],
];
