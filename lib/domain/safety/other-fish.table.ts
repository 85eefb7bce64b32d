import { ANY_FISH, OTHER_FISH } from "../food/burmese-fish.table";
import type { Terms } from "./rule";

/** Fish that parents buy and that are no foods of ours: nothing is cooked from them, and how they are said to be is judged. */
export const OTHER_FISH_WORDS: Terms = {
  en: [
    "fish", "white fish", "sole", "hake", "carp", "sea bream", "bream", "whiting", "barramundi", "mullet", "red mullet",
    "grey mullet", "halibut", "grouper", "monkfish", "snapper", "sea bass", "seabass", "mahi-mahi", "mahi mahi", "redfish",
    "rosefish", "pike", "perch", "zander", "eel", "sturgeon", "turbot", "john dory", "dab", "ling", "coley", "basa",
    "anchovy", "anchovies", "sprat", "sprats", "whitebait",
  ],
  de: [
    "Fisch", "Seezunge", "Karpfen", "Zander", "Zanderfilet", "Seehecht", "Heilbutt", "Zackenbarsch", "Seeteufel",
    "Rotbarsch", "Goldbarsch", "Hecht", "Aal", "Stör", "Mahi-Mahi", "Mahi-Mahi-Filet", "Wolfsbarsch", "Loup de Mer",
    "Dorade", "Doraden", "Goldbrasse", "Reinanke", "Reinanken", "Renke", "Renken", "Felchen", "Meerforelle", "Barsch",
    "Egli", "Petersfisch", "Steinbutt", "Sprotten", "Sardellen", "Meeräsche",
  ],
  "de-AT": ["Waller", "Fogosch"],
  pl: [
    "ryba", "ryby", "rybę", "sola", "solę", "morszczuk", "morszczuka", "sandacz", "sandacza", "halibut", "halibuta",
    "karmazyn", "karmazyna", "szczupak", "szczupaka", "węgorz", "węgorza", "jesiotr", "jesiotra", "żabnica", "żabnicę",
    "miętus", "miętusa", "dorada", "doradę", "karp", "karpia", "stynka", "stynki", "labraks", "miruna", "mirunę", "okoń",
    "okonia", "leszcz", "leszcza", "turbot", "turbota", "sielawa", "sielawę",
    "leszczem", "płoć", "płotka", "płotkę", "karaś", "karasia",
  ],
  my: [...OTHER_FISH, ...ANY_FISH],
};

/** Liver of an animal that is not named, or is no food of ours. */
export const LIVER_WORDS: Terms = {
  en: [
    "liver", "lambs liver", "lamb's liver", "lamb liver", "calves liver", "calf's liver", "calf liver", "pigs liver",
    "pig's liver", "pork liver", "ox liver", "beef liver", "duck liver", "turkey liver", "goose liver",
  ],
  de: [
    "Leber", "Kalbsleber", "Rinderleber", "Rindsleber", "Schweineleber", "Schweinsleber", "Gänseleber", "Entenleber",
    "Lammleber", "Putenleber", "Geflügelleber",
  ],
  "de-AT": ["Hendlleber"],
  pl: ["wątróbka", "wątróbki", "wątróbkę", "wątroba", "wątroby", "wątrobę"],
  my: ["အသည်း", "အသဲ", "ဝက်အသည်း", "အမဲအသည်း", "ဝက်အသဲ", "အမဲအသဲ"],
};
