import type { RecipeWords } from "../../../lib/domain/safety/recipe-words";

interface CleanRecipe extends RecipeWords {
  readonly language: "en" | "de" | "de-AT" | "pl" | "my";
}

function recipe(
  language: CleanRecipe["language"],
  title: string,
  ingredients: readonly string[],
  instructions: readonly string[],
  serving: readonly [string, string, string],
): CleanRecipe {
  const [preparation, size, safety] = serving;
  return { language, title, ingredients, instructions: instructions.join("\n"), servingInstructions: { preparation, size, safety } };
}

const EN = ["Serve lukewarm.", "Strips about 5 cm long.", "Seat your baby upright and stay within arm's reach. Press a piece between thumb and finger first."] as const;
const DE = ["Lauwarm servieren.", "Streifen, etwa 5 cm lang.", "Setz dein Baby aufrecht hin und bleib in Reichweite. Drück ein Stück zuerst zwischen Daumen und Finger."] as const;
const PL = ["Podawaj letnie.", "Paski długości około 5 cm.", "Dziecko siedzi prosto, a ty jesteś na wyciągnięcie ręki. Kawałek najpierw ściśnij kciukiem i palcem."] as const;
const MY = ["ကြက်သီးနွေး ကျွေးပါ။", "အရှည် ၅ စင်တီမီတာခန့်။", "ကလေးကို မတ်မတ်ထိုင်စေပြီး အနားတွင် နေပါ။"] as const;

/** Recipes with wording that looks like a hazard and is none, for a baby of eight months. */
export const CLEAN_RECIPES: readonly CleanRecipe[] = [
  recipe("en", "Honeydew and yogurt spoonfuls", ["80 g honeydew melon, ripe and soft, cut into strips", "60 g plain full-fat yogurt"], ["Mash half of the honeydew with a fork.", "Stir it into the yogurt. No honey and no sugar."], EN),
  recipe("en", "Coconut milk lentil mash", ["60 g red lentils", "100 ml coconut milk", "1 tsp rapeseed oil", "1 teaspoon mild curry powder without salt"], ["Simmer the lentils in the coconut milk for 20 minutes until soft.", "Stir in the oil. No added salt."], EN),
  recipe("en", "Butternut squash soup", ["200 g butternut squash, peeled", "1 small potato, peeled", "1 tsp olive oil"], ["Steam the squash and the potato until soft.", "Blend until smooth, with no salt and no stock cube."], EN),
  recipe("en", "Grape and oat porridge", ["6 grapes, quartered lengthwise", "30 g oats", "150 ml water"], ["Cook the oats in the water for 8 minutes.", "Stir in the quartered grapes. Do not serve grapes whole."], EN),
  recipe("en", "Firm egg fingers with eggplant", ["1 egg", "80 g eggplant, peeled", "1 tsp rapeseed oil"], ["Steam the eggplant until soft and mash it.", "Beat the egg with the eggplant and cook in the oil over low heat until white and yolk are firm.", "Cut into strips."], EN),
  recipe("en", "Chicken and ginger stew", ["80 g chicken, boneless", "1 carrot, peeled", "a pinch of ginger", "30 g kale, finely chopped"], ["Simmer the chicken, carrot, ginger and kale for 30 minutes until soft.", "Check that the chicken is no longer pink and the juices run clear, then shred it finely.", "Mash the carrot. Take out your baby's portion first; salt the rest for the family."], EN),
  recipe("en", "Salmon potato cakes", ["80 g salmon fillet", "1 large potato, peeled", "1 tsp unsalted butter"], ["Boil the potato until soft and mash it with the butter.", "Steam the salmon until opaque, flake it and check for bones.", "Shape flat patties and bake them for 15 minutes."], EN),
  recipe("en", "Apple and oat bake with lemon", ["1 apple, peeled and cored", "40 g oats, finely ground", "1 tsp lemon juice"], ["Cook the apple until soft and mash it.", "Mix the apple with the oats and the lemon juice and bake in a cake tin for 20 minutes, until it is firm but not crisp."], EN),
  recipe("en", "Peanut banana spread on toast", ["1 ripe banana", "1 tsp smooth peanut butter, thinned with warm water", "1 slice of bread, lightly toasted"], ["Mash the banana and stir in the thinned peanut butter.", "Spread thinly on the toasted bread and cut into fingers."], EN),
  recipe("en", "Bean and corn purée", ["60 g kidney beans from a can, rinsed", "30 g sweetcorn", "1 tsp olive oil"], ["Cook the beans and the sweetcorn until very soft.", "Purée the kidney beans and the sweetcorn with the oil."], EN),
  recipe("de", "Honigmelone mit Joghurt", ["80 g Honigmelone, reif und weich, in Streifen", "60 g Naturjoghurt, vollfett"], ["Die Hälfte der Honigmelone zerdrücken.", "Mit dem Joghurt verrühren, ohne Honig und ohne Zucker."], DE),
  recipe("de", "Karottenbrei mit Schweinefleisch", ["2 Karotten, geschält", "60 g Schweinefleisch", "1 TL Rapsöl"], ["Das Schweinefleisch mit den Karotten 40 Minuten weich garen.", "Das Schweinefleisch fein zerzupfen, bis nichts mehr rosa ist, und die Karotten zerdrücken.", "Das Rapsöl einrühren. Ohne Salz kochen."], DE),
  recipe("de", "Kürbissuppe mit Kokosmilch", ["200 g Butternusskürbis, geschält", "80 ml Kokosmilch", "1 Prise Muskatnuss"], ["Den Kürbis 15 Minuten dämpfen, bis er weich ist.", "Mit der Kokosmilch pürieren, Muskatnuss nur als Prise."], DE),
  recipe("de", "Milchreis mit Birne", ["40 g Rundkornreis", "200 ml Vollmilch", "1 reife Birne"], ["Den Reis in der Milch 30 Minuten weich kochen.", "Die Birne weich dünsten, zerdrücken und unterrühren."], DE),
  recipe("de-AT", "Erdäpfel-Karfiol-Püree", ["2 Erdäpfel, geschält", "80 g Karfiol", "1 TL Butter"], ["Erdäpfel und Karfiol weich kochen.", "Erdäpfel und Karfiol mit der Butter zerdrücken.", "Isst die Familie mit, zuerst die Babyportion herausnehmen und nur den Rest salzen."], DE),
  recipe("de-AT", "Topfenlaibchen mit Marille", ["100 g Topfen", "1 Ei", "30 g Grieß", "1 Marille, entsteint"], ["Topfen, Ei und Grieß verrühren und flache Laibchen formen.", "Die Laibchen in der Pfanne backen, bis das Ei durch und durch fest ist.", "Die Marille weich dünsten und zerdrücken."], DE),
  recipe("pl", "Melon miodowy z jogurtem", ["80 g melona miodowego, dojrzałego i miękkiego", "60 g jogurtu naturalnego pełnotłustego"], ["Melon miodowy rozgnieć widelcem.", "Wymieszaj z jogurtem, bez miodu i bez cukru."], PL),
  recipe("pl", "Zupa z cukinii i makaronu", ["1 cukinia", "30 g drobnego makaronu", "1 łyżeczka oleju rzepakowego"], ["Ugotuj cukinię i makaron do miękkości, bez soli.", "Zmiksuj na gładko z olejem."], PL),
  recipe("pl", "Wieprzowina z marchewką", ["60 g wieprzowiny", "2 marchewki", "1 łyżeczka oliwy z oliwek"], ["Duś wieprzowinę z marchewką 40 minut do miękkości.", "Wieprzowinę rozdrobnij na cienkie włókna; w środku nie jest różowa.", "Marchewkę rozgnieć i wymieszaj z oliwą."], PL),
  recipe("pl", "Pasta z ciecierzycy", ["80 g ciecierzycy z puszki, bez soli", "1 łyżeczka oleju rzepakowego"], ["Ciecierzycę ugotuj do miękkości.", "Zmiksuj ciecierzycę z olejem na gładko."], PL),
  recipe("my", "ရွှေဖရုံသီး စွပ်ပြုတ်", ["ရွှေဖရုံသီး ၁၅၀ ဂရမ်", "အုန်းနို့ ၅၀ မီလီလီတာ"], ["ရွှေဖရုံသီးကို နူးအောင် ပြုတ်ပါ။", "ရွှေဖရုံသီးကို အုန်းနို့နှင့် ချေပါ။ ဆားမထည့်ပါနှင့်။"], MY),
  recipe("my", "ကြက်သား ဆန်ပြုတ်", ["ဆန် ၄၀ ဂရမ်", "ကြက်သား ၅၀ ဂရမ်", "ကြက်သွန်နီ အနည်းငယ်"], ["ဆန်ကို ရေများများနှင့် နူးအောင် ချက်ပါ။", "ကြက်သားကို ကောင်းကောင်းကျက်အောင် ပြုတ်ပြီး အမျှင်ခွဲပါ။"], MY),
];
