import type { Language } from "../../../lib/domain/shared/language";

/**
 * Words of ours that are read as a food or a hazard although the tables do not spell them so: by an ending, as part of a
 * compound, without their marks, or as a typo. Each was looked at and is what it is read as. A word that is new here is a
 * reading to look at first: where it is none, it belongs to the look-alikes or the ordinary words.
 */
export const GUESSED: Readonly<Record<Language, readonly string[]>> = {
  en: [
    "alcohols", "bagels", "dumplings", "essential oils", "jelly cups", "liver spreads", "ornamental gourds", "potato skin", "soft drinks",
    "teething biscuits", "waters",
  ],
  my: [],
  de: [
    "algen", "bagels", "bananen", "bananenscheibe", "blattsalate", "brezel", "eukalyptus", "fische",
    "hafer", "herbstzeitlosen", "pfannkuchen",
    "kartoffel", "kekse", "kürbisse", "milch", "milcher", "nuss", "omelett", "orangen", "pasteten",
    "pasteurisierter vollmilch", "pflanzendrinks", "reifer banane", "reis", "roggen", "rohe kartoffeln", "soja",
    "süßstoffe", "tapioka", "toast", "toaste", "wasser", "wurst", "wässere", "zitronen", "zucker",
  ],
  "de-AT": [
    "bananen", "palatschinken", "blattsalate", "erdäpfel", "faschierten", "milch", "nuss", "roggen", "schwammerl", "wasser", "zitronen",
  ],
  pl: [
    "bananowe", "galaretek", "syropy", "anyżu", "anyżu gwiaździstego", "białego pieczywa", "bulwę kopru włoskiego", "ciepłą wodą", "zimną wodą", "dojrzałym bananem",
    "dziczyznę", "jajka ugotowanego", "konwalią", "zimowitem", "gliceryną", "glonów", "gotowanego buraka", "herbatki z kopru włoskiego", "liście sałat",
    "makową", "mielonych płatkach owsianych", "nabiału", "napoje roślinne", "napojów roślinnych", "olejki eteryczne", "pasztety",
    "plasterek banana", "posoli", "pszenicę", "surowe ziemniaki", "słodziki",
    "tostu", "wątrobie", "wędliny", "zabielacze do kawy",
  ],
};

/** Foods and hazards that the Burmese pages name: single syllables are words there, so that even these are guesses. */
export const NAMED_IN_BURMESE_MESSAGES: readonly string[] = [
  "ကြက်ဥ", "ထောပတ်သီး", "မုန်လာဥဝါ", "အုတ်ဂျုံ", "က မာ", "ချင်း", "ငါး", "ငှက်ပျော", "ငှက်ပျောသီး", "ဆန်ပြုတ်", "ဆား", "ပန်ကိတ်", "ပန်းဂေါ်ဖီစိမ်း",
  "ပန်းသီး", "ပေါင်မုန့်", "ပေါင်မုန့်မှုန့်", "ဘလူးဘယ်ရီ", "မှိုတက်", "ရေ", "ဟင်းနုနွယ်", "ဟင်းနုနွယ်ရွက်",
  "ကလေးနို့မှုန့်", "စတော်ဘယ်ရီ", "ဆန်", "ဒိန်ခဲ", "ပဲနီကလေး", "မိခင်နို့", "မြေပဲ", "ဝက်သား", "အခွံမာသီး",
  "ဂဏန်း", "ဆီ", "လိမ္မော်", "အသား",
];
