import type { AllergenId } from "../food/allergen";
import type { Language } from "../shared/language";
import { POLISH_ADJECTIVE, withEndings } from "./endings";

/** Words that say what something is made with and name nothing that could be cooked ("zupa mleczna", "cheesy"). */
export interface MadeWith {
  readonly language: Language;
  readonly words: readonly string[];
  readonly allergen: AllergenId;
}

/** Those of them that make no ending of the noun it comes from; the others the lexicon knows by the noun. */
const UNLIKE_THE_NOUN = ["ego", "ej", "emu", "ym", "ych", "ymi"];

/** Polish adjectives in their forms, by their stems. */
function polish(allergen: AllergenId, stems: string, endings: readonly string[] = POLISH_ADJECTIVE): MadeWith {
  return { language: "pl", words: withEndings(stems, endings), allergen };
}

export const MADE_WITH: readonly MadeWith[] = [
  { language: "en", words: ["cheesy", "milky", "fromage frais", "fromage blanc"], allergen: "milk" },
  { language: "en", words: ["eggy"], allergen: "eggs" },
  { language: "en", words: ["nut"], allergen: "nuts" },
  { language: "en", words: ["nut"], allergen: "peanut" },
  { language: "en", words: ["lupin"], allergen: "lupin" },
  { language: "de", words: ["käsig", "käsige", "käsiger", "käsiges", "käsigen"], allergen: "milk" },
  polish("milk", "mleczn serow maślan śmietanow śmietankow"),
  polish("eggs", "jajeczn"),
  polish("fish", "rybn"),
  polish("gluten", "pszenn orkiszow owsian"),
  polish("gluten", "makaronow", UNLIKE_THE_NOUN),
  polish("soya", "sojow"),
  polish("nuts", "migdałow", UNLIKE_THE_NOUN),
  polish("nuts", "pistacjow orzechow laskow"),
  polish("sesame", "sezamow"),
  polish("mustard", "musztardow gorczycow"),
  polish("crustaceans", "krewetkow"),
  // The bare word says nothing of whose milk it is; what names another one is a word of its own.
  { language: "my", words: ["နို့"], allergen: "milk" },
  { language: "en", words: ["breaded"], allergen: "gluten" },
  { language: "en", words: ["breaded"], allergen: "eggs" },
  { language: "en", words: ["battered", "in batter", "in crispy batter"], allergen: "gluten" },
  { language: "en", words: ["battered", "in batter", "in crispy batter"], allergen: "eggs" },
  { language: "de", words: ["paniert", "paniertes", "panierte", "panierter", "panierten"], allergen: "gluten" },
  { language: "de", words: ["paniert", "paniertes", "panierte", "panierter", "panierten"], allergen: "eggs" },
  { language: "pl", words: ["panierowany", "panierowana", "panierowane", "panierowanego", "w panierce", "panierka"], allergen: "gluten" },
  { language: "pl", words: ["panierowany", "panierowana", "panierowane", "panierowanego", "w panierce", "panierka"], allergen: "eggs" },
];
