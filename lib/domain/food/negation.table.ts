/** Words after which what follows is left out, whatever one or two words stand between. Folded. */
export const STRONG_CUES: ReadonlySet<string> = new Set([
  "without", "minus", "excluding", "ohne", "statt", "anstatt", "anstelle", "bez", "zamiast", "oprocz", "sans", "ausser",
]);

/** Words after which what follows is left out only if nothing but a listed word stands between. */
export const WEAK_CUES: ReadonlySet<string> = new Set([
  "no", "zero", "kein", "keine", "keinen", "keiner", "keinem", "keines", "keinerlei", "avoid", "avoiding", "omit", "skip",
  "unikaj", "pomin", "zadnego", "zadnej", "zadnych",
]);

/** Second words of a cue of two words, with the first words that make them one. */
export const PAIRED_CUES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["of", new Set(["instead", "free", "place", "devoid"])],
  ["from", new Set(["free"])],
  ["than", new Set(["rather"])],
  ["von", new Set(["frei", "anstelle", "statt"])],
  ["od", new Set(["wolny", "wolna", "wolne", "wolnych", "wolnego"])],
]);

/** Verbs that leave something out when a negation stands before them. */
export const ADDING_VERBS: ReadonlySet<string> = new Set([
  "add", "adding", "use", "using", "give", "giving", "offer", "include", "including", "contain", "contains", "put", "need",
  "dodawaj", "dodawac", "dodajemy", "dodajcie", "uzywaj", "uzywac", "podawaj", "podawac", "zawiera", "zawierac", "sol",
]);
export const NOT_WORDS: ReadonlySet<string> = new Set(["not", "dont", "doesnt", "never", "nie", "nigdy", "nicht", "nie"]);

/** Words that may stand between a cue and what it leaves out. */
export const PASSED_OVER: ReadonlySet<string> = new Set([
  "added", "adding", "any", "extra", "additional", "more", "the", "a", "an", "real", "pure", "raw", "whole", "fresh", "other",
  "zugesetzten", "zugesetztem", "zugesetzter", "zugesetztes", "zugesetzte", "zusatz", "zusatzliche", "zusatzlichen",
  "zusatzlicher", "zusatzliches", "extra", "weiteren", "weitere", "ganzen", "ganze", "rohen", "rohe", "rohes", "jede",
  "jeden", "jegliches", "jeglichen", "den", "die", "das", "dem", "der", "dodatku", "dodanego", "dodanej", "dodatkowego",
  "dodatkowej", "surowego", "calych", "zadnego", "zadnej", "von",
]);

/** Words that end the reach of a cue: after them something is done or wanted. */
export const REACH_ENDS: ReadonlySet<string> = new Set([
  "add", "use", "stir", "mix", "give", "serve", "cook", "but", "only", "with", "then", "plus", "replace", "put", "pour",
  "is", "are", "so", "please", "need", "want", "like", "aber", "sondern", "mit", "dann", "gib", "geben", "nimm", "nehmen",
  "ruhre", "dazu", "nur", "ist", "sind", "bitte", "ale", "lecz", "tylko", "z", "ze", "dodaj", "dodac", "wymieszaj", "potem",
  "prosze", "jest", "tak",
]);

/** Words that carry a negation on to the next thing named. A comma does not: what follows it may be wanted. */
export const CARRIES_ON: ReadonlySet<string> = new Set(["and", "or", "nor", "und", "oder", "sowie", "noch", "i", "lub", "ani", "oraz", "albo"]);

/** Words right after a thing that say it is left out. */
export const FREE_WORDS: ReadonlySet<string> = new Set(["free", "frei", "freie", "freier", "freies", "freien", "freiem"]);
export const LEFT_OUT_VERBS: ReadonlySet<string> = new Set(["weglassen", "auslassen", "weg", "vermeiden", "omitted", "pomijamy"]);
export const AFTER_NICHT: ReadonlySet<string> = new Set([
  "verwenden", "benutzen", "zugeben", "hinzufugen", "dazugeben", "geben", "nehmen", "zufugen", "verwendet", "enthalten",
]);

/** Burmese says it after the thing: not contained, not put in, not used, not fed. */
export const BURMESE_LEFT_OUT = ["မပါ", "မထည့်", "မသုံး", "မကျွေး", "မရော", "မပါဝင်"] as const;
export const BURMESE_AND = ["နှင့်", "နဲ့", "သို့မဟုတ်", "ရော"] as const;
