import type { FoodId } from "../food/food-ids";
import { group, type LookAlike } from "../food/look-alike";
import type { Language } from "../shared/language";

/** Stems of Polish adjectives that are made otherwise than by "-ow-" behind the noun ("buraczany"). */
export const POLISH_STEMS: readonly (readonly [stem: string, foods: readonly FoodId[]])[] = [
  ["marchwiow", ["carrot"]],
  ["ziemniaczan", ["potato"]],
  ["buraczan", ["beetroot"]],
  ["buraczkow", ["beetroot"]],
  ["kapuścian", ["white_cabbage"]],
  ["kapustn", ["white_cabbage"]],
  ["szparagow", ["asparagus", "green_beans"]],
  ["kukurydzian", ["sweetcorn"]],
  ["groszkow", ["peas"]],
  ["grochow", ["split_pea"]],
  ["grzybow", ["mushroom", "oyster_mushroom"]],
  ["owsian", ["oats"]],
  ["gryczan", ["buckwheat"]],
  ["jaglan", ["millet"]],
  ["żytni", ["rye"]],
  ["orkiszow", ["spelt"]],
  ["jęczmienn", ["barley"]],
  ["lnian", ["flaxseed"]],
  ["kakaow", ["cocoa"]],
  ["cytrusow", ["orange", "lemon", "lime", "grapefruit", "mandarin"]],
  ["wołow", ["beef"]],
  ["cielęc", ["veal"]],
  ["wieprzow", ["pork"]],
  ["jagnięc", ["lamb"]],
  ["indycz", ["turkey"]],
  ["drobiow", ["chicken", "turkey"]],
];

interface MadeOf {
  readonly language: Language;
  readonly words: readonly string[];
  readonly foods: readonly FoodId[];
}

const made = (language: Language, words: string, ...foods: readonly FoodId[]): MadeOf => {
  return { language, words: words.split("|"), foods };
};

/** Dishes that everybody makes of a food that their name does not say. Only for leaving out. */
export const MADE_OF: readonly MadeOf[] = [
  made("en", "ketchup|marinara|bolognese|pizza|baked beans|gazpacho|bruschetta|minestrone", "tomato"),
  made("en", "ratatouille", "tomato", "eggplant", "courgette", "bell_pepper"),
  made("en", "salsa", "tomato", "onion"),
  made("en", "guacamole", "avocado"),
  made("en", "falafel|hummus|houmous|besan|chana", "chickpea"),
  made("en", "popcorn|cornflakes|corn flakes|nachos|tortilla chips|hominy", "sweetcorn"),
  made("en", "french fries|hash browns|rosti|rösti|latke|latkes|gnocchi|shepherd's pie|shepherds pie|cottage pie|colcannon|dauphinois|tater tots", "potato"),
  made("en", "fish pie|fish and chips", "potato"),
  made("en", "sauerkraut|kimchi|coleslaw", "white_cabbage"),
  made("en", "coleslaw", "carrot"),
  made("en", "tzatziki|pickles|gherkin|gherkins|cornichons", "cucumber"),
  made("en", "borscht", "beetroot"),
  made("en", "sushi|paella|risotto|kedgeree|horchata", "rice"),
  made("en", "marmalade", "orange"),
  made("en", "cider", "apple"),
  made("en", "sultana|sultanas|raisin|raisins|grape juice", "grape"),
  made("en", "baba ganoush|moussaka", "eggplant"),
  made("en", "chocolate|brownie|brownies|nutella", "cocoa"),
  made("en", "bouillabaisse|chowder", "onion"),

  made("de", "Ketchup|Pizza|Bolognese|Letscho|Bruschetta|Sugo", "tomato"),
  made("de", "Ratatouille", "tomato", "eggplant", "courgette", "bell_pepper"),
  made("de", "Guacamole", "avocado"),
  made("de", "Falafel|Hummus", "chickpea"),
  made("de", "Popcorn|Cornflakes|Nachos|Polenta|Maizena", "sweetcorn"),
  made("de", "Pommes|Pommes frites|Fritten|Reibekuchen|Reiberdatschi|Rösti|Schupfnudeln|Gnocchi|Fingernudeln", "potato"),
  made("de", "Sauerkraut|Krautsalat|Krautstrudel|Krautfleckerl|Krautsuppe|Kimchi", "white_cabbage"),
  made("de", "Blaukraut|Rotkohl|Rotkraut", "red_cabbage"),
  made("de", "Rüblikuchen|Rüblitorte", "carrot"),
  made("de", "Powidl|Powidltascherl|Powidltatschkerl|Germknödel", "plum"),
  made("de", "Zaziki|Tsatsiki|Tzatziki|Essiggurkerl", "cucumber"),
  made("de", "Letscho", "bell_pepper"),
  made("de", "Borschtsch", "beetroot"),
  made("de", "Risotto|Paella|Sushi", "rice"),
  made("de", "Sultaninen|Sultanine|Rosinen", "grape"),
  made("de", "Schokolade|Brownie|Brownies|Nutella", "cocoa"),
  made("de", "Paradeissauce|Paradeissuppe|Paradeismark|Paradeissaft", "tomato"),
  made("de", "Moussaka", "eggplant"),
  made("de", "Pilzrahmsauce|Pilzsauce|Pilzsuppe|Pilzrisotto|Schwammerlsauce|Schwammerlsuppe", "mushroom"),

  made("pl", "ketchup|keczup|pizza|pizzę|pizzy|leczo|lecza|bolognese|pomidorowa|pomidorowej|pomidorową", "tomato"),
  made("pl", "leczo|lecza", "bell_pepper"),
  made("pl", "ratatuj|ratatouille", "tomato", "eggplant", "courgette", "bell_pepper"),
  made("pl", "guacamole", "avocado"),
  made("pl", "falafel|falafele|hummus|humus", "chickpea"),
  made("pl", "popcorn|polenta|nachosy|płatki kukurydziane", "sweetcorn"),
  made("pl", "frytki|frytek|frytkami|kopytka|kopytek|kluski śląskie|klusek śląskich|gnocchi|pyzy|kartacze|pierogi ruskie|babka ziemniaczana|plendze", "potato"),
  made("pl", "szarlotka|szarlotki|szarlotkę|jabłecznik|jabłecznika", "apple"),
  made("pl", "powidła|powideł", "plum"),
  made("pl", "barszcz czerwony|barszczu czerwonego|czerwony barszcz|botwinka|botwinki|ćwikła|ćwikły", "beetroot"),
  made("pl", "mizeria|mizerii|mizerię|tzatziki|ogórkowa|ogórkowej|ogórkową", "cucumber"),
  made("pl", "kapuśniak|kapuśniaku|bigos|bigosu|gołąbki|gołąbków|kimchi", "white_cabbage"),
  made("pl", "gołąbki|gołąbków|risotto|sushi|paella", "rice"),
  made("pl", "grochówka|grochówki|grochówkę", "split_pea", "peas"),
  made("pl", "fasolka po bretońsku|fasolki po bretońsku", "white_bean", "tomato"),
  made("pl", "rodzynki|rodzynek", "grape"),
  made("pl", "czekolada|czekolady|czekoladę|nutella", "cocoa"),
  made("pl", "musaka|musaki", "eggplant"),
  made("pl", "rosół|rosołu|rosołem", "chicken"),
  made("pl", "krupnik|krupniku", "barley"),
];

/** Names that hold the word of a food and nothing of it. */
export const NOTHING_OF_IT: readonly LookAlike[] = [
  ...group("en", "a vegetable cut small", "cauliflower rice|broccoli rice|riced cauliflower|riced broccoli", "cauliflower"),
  ...group("en", "fish", "lemon sole", "plaice"),
  ...group("en", "a spice", "pumpkin spice|pumpkin pie spice"),
  ...group("en", "a herb", "lemon balm|lemon thyme|lemon verbena|lemon basil|orange thyme|apple mint|pineapple sage"),
  ...group("en", "another plant", "horse chestnut|horse chestnuts|prickly pear|prickly pears"),
  ...group("en", "a colour", "orange pepper|orange peppers|orange bell pepper|orange bell peppers|orange lentils|orange carrots|orange sweet potato|orange sweet potatoes|orange top|peach-coloured|salmon-coloured|salmon-pink"),
  ...group("de", "ein Kraut", "Zitronenmelisse|Zitronenthymian|Zitronengras|Zitronenverbene|Orangenthymian|Apfelminze|Ananassalbei"),
  ...group("de", "was außen ist", "Ränder|Rändern"),
  ...group("de", "eine Farbe", "orange Paprika|orange Linsen|orange Karotten"),
  ...group("de", "geformt wie etwas", "Blumenkohlreis|Karfiolreis|Brokkolireis"),
  ...group("pl", "kolor", "pomarańczowa papryka|papryka pomarańczowa|pomarańczowej papryki|papryki pomarańczowej|pomarańczową paprykę|paprykę pomarańczową|pomarańczowa soczewica|soczewica pomarańczowa|kolor pomarańczowy|pomarańczowy kolor|pomarańczowa marchewka|kolor malinowy"),
  ...group("pl", "pomidor", "pomidory malinowe|pomidor malinowy|pomidora malinowego|pomidorów malinowych|malinowe pomidory|malinowy pomidor|pomidory śliwkowe|pomidor śliwkowy|pomidorki śliwkowe|śliwkowe pomidory|pomidory jagodowe|pomidory bawole serca"),
  ...group("pl", "zioło", "mięta jabłkowa|bazylia cytrynowa|trawa cytrynowa|trawy cytrynowej|trawę cytrynową|melisa cytrynowa|tymianek cytrynowy|kwasek cytrynowy|kwasku cytrynowego"),
  ...group("my", "a sieve", "ဆန်ခါ"),
  ...group("pl", "ryż z kalafiora", "ryż kalafiorowy|ryżu kalafiorowego|ryż z kalafiora|ryżu z kalafiora", "cauliflower"),
];
