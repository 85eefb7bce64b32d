/** Words after which what follows is left out, whatever one or two words stand between. Folded. */
export const STRONG_CUES: ReadonlySet<string> = new Set([
  "without", "minus", "excluding", "ohne", "bez", "oprocz", "sans", "ausser",
]);

/** Words before which a cue is none: `czarny bez` is the elder. */
export const NO_CUE_AFTER: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["bez", new Set(["czarny", "dziki", "koralowy"])],
]);

/**
 * Words after which what follows is left out only if nothing but a listed word stands between: with "instead of" and
 * "replace", what is wanted is often named right after what is not ("statt Honig Banane", "zastąp miód bananem").
 */
export const WEAK_CUES: ReadonlySet<string> = new Set([
  "no", "zero", "null", "kein", "keine", "keinen", "keiner", "keinem", "keines", "keinerlei", "avoid", "avoiding", "omit", "skip",
  "unikaj", "unikamy", "pomin", "pomijaj", "zadnego", "zadnej", "zadnych", "omitting", "skipping", "statt", "anstatt", "anstelle", "zamiast",
  "neither", "nor", "weder", "ani", "replace", "replaces", "replacing", "ersetze", "zastap", "zamien", "omin", "vermeide", "vermeidet",
]);

/** Second words of a cue of two words, with the first words that make them one. */
export const PAIRED_CUES: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ["of", new Set(["instead", "free", "place", "devoid"])],
  ["out", new Set(["leave", "leaving", "left", "leaves"])],
  ["o", new Set(["zapomnij", "zapomnijcie"])],
  ["auf", new Set(["verzichte", "verzichten", "verzichtet"])],
  ["z", new Set(["rezygnujemy", "zrezygnuj", "zrezygnowac", "rezygnuj"])],
  ["ze", new Set(["zrezygnuj", "zrezygnowac", "rezygnuj"])],
  ["from", new Set(["free"])],
  ["than", new Set(["rather"])],
  ["von", new Set(["frei", "anstelle", "statt", "weg"])],
  ["od", new Set(["wolny", "wolna", "wolne", "wolnych", "wolnego"])],
]);

/** Words that deny where another one stands somewhere before them: "weder Pfeffer noch Salz". */
export const PAIRED_FAR: ReadonlyMap<string, string> = new Map([["noch", "weder"]]);

/** Verbs that leave something out when a negation stands before them. */
export const ADDING_VERBS: ReadonlySet<string> = new Set([
  "add", "adding", "use", "using", "give", "giving", "offer", "include", "including", "contain", "contains", "put", "need",
  "dodawaj", "dodawac", "dodajemy", "dodajcie", "uzywaj", "uzywac", "podawaj", "podawac", "dodawania", "uzywania", "podawania", "zawiera", "zawierac", "sol",
  "dodaje", "daje", "dawaj", "dawac", "dajemy", "uzywam", "uzywamy", "sypie", "sypiemy", "podaje", "stosuje", "stosuj", "stosujemy", "przyprawiaj", "ma", "potrzeba",
]);
/** The same, and not where something is to be done: "babies should not have honey", "you do not have to boil the egg". */
export const HAVING_VERBS: ReadonlySet<string> = new Set(["have", "eat", "eating", "having"]);
/** They put in what they name: "nie trzeba solić". */
export const SEASONING_VERBS: ReadonlySet<string> = new Set([
  "solic", "posolic", "dosolic", "dosalac", "dosalaj", "dosalamy", "slodzic", "poslodzic", "doslodzic", "dosladzac", "dosladzaj", "dosladzamy", "slodz", "soli", "sole",
  "salzen", "nachsalzen", "zuckern", "sussen", "nachsussen",
]);
export const NOT_WORDS: ReadonlySet<string> = new Set([
  "not", "never", "cannot", "dont", "doesnt", "didnt", "cant", "couldnt", "shouldnt", "mustnt", "neednt", "wont", "wouldnt",
  "isnt", "arent", "wasnt", "werent", "aint", "nie", "nigdy", "nicht", "niemals",
]);

/** What is done to food, folded: "statt die Trauben zu vierteln" leaves out the quartering, not the grapes. */
export const DEEDS: ReadonlySet<string> = new Set([
  "vierteln", "zerdrucken", "zerquetschen", "mahlen", "purieren", "raspeln", "kochen", "dunsten", "dampfen", "garen", "entkernen", "halbieren", "schneiden", "reiben", "hacken", "zerkleinern", "stampfen",
  "kroic", "pokroic", "gotowac", "ugotowac", "mielic", "zmielic", "rozgniatac", "rozgniesc", "zetrzec", "trzec", "miksowac", "zmiksowac", "dusic", "siekac", "drylowac",
]);

/** Words before "not" that ask for what it denies: "why not add honey?" */
export const ASKS_WHY: ReadonlySet<string> = new Set(["why", "warum", "wieso", "dlaczego", "czemu"]);

/** Polish genitives that do not end in "u", and what ends in it and is none. */
export const GENITIVES: ReadonlySet<string> = new Set(["soli", "przypraw", "soi", "jajek", "jaj", "orzechow", "orzeszkow"]);
export const NO_GENITIVES: ReadonlySet<string> = new Set(["tofu", "ragu", "menu"]);
/** What is named in the nominative is put in, whatever "bez" leaves out before it: "bez cukru i miód do smaku". */
export const NOMINATIVES: ReadonlySet<string> = new Set([
  "miod", "cukier", "syrop", "pieprz", "bulion", "sos", "boczek", "ser", "jogurt", "dzem", "alkohol", "rum", "majonez", "ketchup",
  "sol", "kostka", "przyprawa", "orzechy", "orzeszki", "jajko", "jajka",
]);

/** Words that may stand between a cue and what it leaves out. */
export const PASSED_OVER: ReadonlySet<string> = new Set([
  "added", "adding", "any", "extra", "additional", "more", "the", "a", "an", "real", "pure", "raw", "whole", "fresh", "other",
  "zugesetzten", "zugesetztem", "zugesetzter", "zugesetztes", "zugesetzte", "zusatz", "zusatzliche", "zusatzlichen",
  "zusatzlicher", "zusatzliches", "extra", "weiteren", "weitere", "ganzen", "ganze", "rohen", "rohe", "rohes", "jede",
  "jeden", "jegliches", "jeglichen", "den", "die", "das", "dem", "der", "dodatku", "dodanego", "dodanej", "dodatkowego",
  "dodatkowej", "surowego", "calych", "zadnego", "zadnej", "von", "ganzer", "ganzem", "des", "einem", "einer", "eines", "weissem",
  "weissen", "weisser", "normalem", "normaler", "normalen", "bialego", "bialej", "zwyklego", "zwyklej", "white", "brown", "regular",
  "plain", "your", "dein", "deinen", "deine",
]);

/** Words that end the reach of a cue: after them something is done or wanted. */
export const REACH_ENDS: ReadonlySet<string> = new Set([
  "add", "use", "stir", "mix", "give", "serve", "cook", "but", "only", "with", "then", "plus", "put", "pour",
  "is", "are", "so", "please", "need", "want", "like", "aber", "sondern", "mit", "dann", "gib", "geben", "nimm", "nehmen",
  "ruhre", "dazu", "nur", "ist", "sind", "bitte", "ale", "lecz", "tylko", "z", "ze", "dodaj", "dodac", "wymieszaj", "potem",
  "prosze", "jest", "tak", "ausser", "except", "oprocz", "procz", "poza",
]);

/**
 * Anywhere beside "without" in its part of a sentence they turn it round, as `NOT_WORDS` do: "no porridge is complete
 * without honey", "ohne Honig schmeckt es niemandem", "boring without sugar".
 */
export const DENYING: ReadonlySet<string> = new Set([
  "no", "nothing", "nobody", "none", "nowhere", "hardly", "impossible", "unthinkable", "incomplete", "bland", "boring", "dull", "tasteless",
  "pointless", "kein", "keine", "keinen", "keiner", "keinem", "keines", "keinesfalls", "nichts", "niemand", "niemandem", "niemanden",
  "kaum", "unmoglich", "undenkbar", "unvorstellbar", "fad", "fade", "langweilig", "nic", "nikt", "nikomu", "zaden", "zadna", "zadne", "zadnej",
  "zadnego", "nijak", "niemozliwe", "niewyobrazalne", "mdle", "mdla", "nudne", "nudna",
]);

/** After "and" or "or" these deny all the same: "bez miodu ani rusz". */
export const DENYING_IDIOMS: ReadonlyMap<string, string> = new Map([["ani", "rusz"]]);

/** Words that begin another part of the sentence: a denial beyond them is about something else. */
export const PART_BEGINS: ReadonlySet<string> = new Set([
  "until", "so", "because", "if", "when", "while", "which", "who", "that", "but", "then", "for", "to", "bis", "damit", "weil", "wenn", "denn",
  "aber", "dann", "fur", "zu", "az", "zeby", "bo", "gdy", "jesli", "ale", "potem", "dla",
]);

/** They may stand between a negation and the cue that it undoes: "no need to skip", "nie trzeba pomijać". */
export const UNDOING_GAP: ReadonlySet<string> = new Set([
  "to", "ever", "need", "have", "should", "must", "trzeba", "musisz", "nalezy", "wolno", "einfach", "auch", "zu", "be", "tempted",
]);
/** The same before a verb that is said not to be needed ("no need to add", "nie trzeba dodawać"). */
export const NEEDED_GAP: ReadonlySet<string> = new Set([
  "to", "need", "needs", "have", "necessary", "required", "trzeba", "musisz", "potrzeba", "nalezy", "wolno", "warto", "powinno", "ma", "potrzeby",
  "powinnas", "powinienes", "sie", "be", "tempted",
]);

/** From when on something may be eaten, where that is after the first year: until then it is left out. */
const AFTER_A_YEAR: readonly string[] = [
  ...["after the first birthday", "after their first birthday", "from 12 months", "for babies over one", "for children over one"],
  ...["suitable after the first birthday", "from the first birthday"].flatMap((age) => [age, `given ${age}`]),
].flatMap((age) => [`only ${age}`, `is only ${age}`, `are only ${age}`]).concat(
  ["ab dem ersten geburtstag", "nach dem ersten geburtstag", "ab einem jahr", "nach dem ersten lebensjahr", "ab 12 monaten"].flatMap(
    (age) => ["erst", "ist erst", "sind erst", "gibt es erst", "darf erst"].map((said) => `${said} ${age}`),
  ),
  ["po pierwszych urodzinach", "po drugich urodzinach", "po ukonczeniu roku", "po ukonczeniu 2 roku zycia", "po ukonczeniu 1 roku zycia", "po roku", "po 12 miesiacu", "od 12 miesiaca"].flatMap((age) =>
    ["dopiero", "jest dopiero", "podawaj dopiero", "mozna podac dopiero"].map((said) => `${said} ${age}`),
  ),
);

/** That it is not needed, in each number and gender. */
const NOT_NEEDED: readonly string[] = [
  ...["is", "are"].flatMap((be) => ["not needed", "not necessary", "not required", "unnecessary"].map((said) => `${be} ${said}`)),
  ...["isnt", "arent"].flatMap((be) => ["needed", "necessary", "required"].map((said) => `${be} ${said}`)),
  ...["notig", "notwendig", "erforderlich"].flatMap((said) =>
    ["ist", "sind"].flatMap((be) => [`${be} nicht ${said}`, `${be} hier nicht ${said}`, `${be} un${said}`, `${be} gar nicht ${said}`]),
  ),
  ...["benotigt", "gebraucht"].flatMap((said) => [`wird nicht ${said}`, `werden nicht ${said}`]),
  ...["brauchst du", "braucht ihr", "braucht man", "braucht es", "brauchen wir"].map((said) => `${said} nicht`),
  "brauchts nicht", "ist uberflussig", "sind uberflussig",
  ...["potrzebny", "potrzebna", "potrzebne", "konieczny", "konieczna", "konieczne"].flatMap((said) =>
    ["jest", "sa"].flatMap((be) => [`nie ${be} ${said}`, `nie ${be} tu ${said}`]),
  ),
  ...["zbedny", "zbedna", "zbedne", "niepotrzebny", "niepotrzebna", "niepotrzebne"].flatMap((said) =>
    ["jest", "jest tu", "sa", "sa tu"].flatMap((be) => ["", "calkiem ", "zupelnie ", "calkowicie "].map((how) => `${be} ${how}${said}`)),
  ),
  "nie potrzeba",
];

/** Said right after a thing, at the end of a part of a sentence or before a time and a person: it is left out. */
export const SAID_AFTER: readonly string[] = [
  "is not for", "are not for", "is forbidden", "is off limits", "are forbidden", "are off limits", "are not allowed",
  "should be avoided", "must be avoided", "should be omitted", "must be omitted", "are not added",
  ...["does not belong", "do not belong", "has no place", "have no place"].flatMap((said) =>
    ["here", "in baby food", "in babys food", "in the babys food", "in a babys food", "in a babys meal", "in babys meals", "in a babys diet", "on a babys plate"].map((place) => `${said} ${place}`),
  ),
  "must wait", "has to wait", "have to wait", "has to stay out", "must stay out",
  ...["over fives", "over threes", "over fours"].flatMap((who) => [`are for the ${who} only`, `are for ${who} only`, `are only for the ${who}`, `are only for ${who}`]),
  ...["should not", "must not", "should never", "must never", "shouldnt", "mustnt"].flatMap((said) => [`${said} be used`, `${said} be eaten`, `${said} be served`]),
  "must not be given", "must never be given", "should not be given", "should never be given", "is never given",
  "must not be added", "is not added", "is not allowed", "stays in the cupboard", "bleibt im kasten", "bleibt im schrank", "lassen wir weg", "lasst du weg", "bleibt weg", "bleiben weg", "bleibt draußen", "bleiben draußen", "kommt hier nicht hinein", "hat hier nichts verloren", "haben hier nichts verloren", "is not suitable", "are not suitable", "nie uzywamy", "nie dodajemy wcale", "nie dajemy", "jest niewskazana", "jest niewskazany", "sa niewskazane", "nie jest odpowiedni", "nie jest odpowiednia", "nie jest odpowiednie", "nie sa odpowiednie", "zostaje w szafce", "braucht es keinen", "braucht es keine",
  "kommt keines dazu", "kommt keiner dazu", "kommt keine dazu", "kommt nicht dazu", "kommt nicht hinein", "ist verboten",
  "ist tabu", "sind tabu", "sind verboten", "sind im ersten jahr tabu", "ist im ersten jahr verboten", "ist im ersten lebensjahr verboten", "ist im ersten jahr tabu",
  "ist im ersten lebensjahr tabu", "gehort nicht hinein", "gehoren nicht hinein",
  ...["in den brei", "in den babybrei", "in babynahrung", "in die babynahrung", "ins babyessen", "auf den babyteller"].flatMap((dish) =>
    ["gehort nicht", "gehoren nicht"].map((said) => `${said} ${dish}`),
  ),
  "ist nichts fur", "nie podawaj", "nie dodawaj", "nie podajemy",
  "nie dodaje", "nie daje", "nie dajemy", "nie dawaj", "nie uzywam", "nie uzywamy", "nie uzywaj", "nie sypie", "nie podaje", "nie podaje sie", "nie potrzeba", "nie trzeba",
  "unikamy", "unikaj", "zbedny", "zbedna", "zbedne", "nie moze byc",
  "nie dodajemy", "nie jest dla", "nie sa dla", "wird verzichtet", "nie sypiemy", "nie sypie wcale", "nie daje wcale", "nie dodaje wcale", "nie wolno", "jeszcze nie wolno",
  ...["do roku", "do roczku", "do pierwszych urodzin", "przed rokiem", "przed roczkiem", "niemowletom", "niemowlakom"].map((age) => `${age} nie wolno`),
  ...["jest", "sa"].flatMap((be) => ["zabroniony", "zabroniona", "zabronione", "zakazany", "zakazana", "zakazane"].map((said) => `${be} ${said}`)),
  ...AFTER_A_YEAR,
  ...NOT_NEEDED,
];

/** What may follow such words; anything else may say how it is used after all ("must never be given whole"). */
export const AFTER_SAID_AFTER: ReadonlySet<string> = new Set([
  "to", "before", "under", "until", "in", "at", "for", "babies", "baby", "children", "vor", "unter", "bis", "im", "fur", "babys",
  "kinder", "przed", "do", "w", "dla", "dzieci", "niemowlat", "niemowlakow", "niemowletom", "niemowleciu", "malucha", "maluszka", "maluchow", "dziecka", "babies", "malych", "malym", "here", "hier", "tu", "tutaj", "erlaubt", "geeignet",
]);

/** They close a list of which none is wanted ("no salt, sugar or honey"). */
export const CLOSES_CHOICE: ReadonlySet<string> = new Set(["or", "nor", "oder", "noch", "ani", "lub", "albo"]);
/**
 * Words that carry a negation on to the next thing named. A comma alone does not, but in a list that is closed so: what
 * follows it may be wanted.
 */
export const CARRIES_ON: ReadonlySet<string> = new Set(["and", "und", "sowie", "i", "oraz", ...CLOSES_CHOICE]);

/** Words right after a thing that say it is left out. */
export const FREE_WORDS: ReadonlySet<string> = new Set(["free", "frei", "freie", "freier", "freies", "freien", "freiem"]);
export const LEFT_OUT_VERBS: ReadonlySet<string> = new Set([
  "weglassen", "auslassen", "weg", "vermeiden", "omitted", "pomijamy", "weggelassen", "vermieden",
]);
/** Between a thing and such a verb: "Salz bitte ganz weglassen", "auf Honig solltest du im ersten Jahr verzichten". */
export const BEFORE_LEFT_OUT: ReadonlySet<string> = new Set([
  "bitte", "ganz", "ganzlich", "komplett", "vollstandig", "vollig", "unbedingt", "besser", "lieber", "noch", "einfach", "strikt",
  "konsequent", "moglichst", "generell", "grundsatzlich", "immer", "hier", "auch", "soll", "sollst", "sollte", "solltest", "sollten",
  "solltet", "muss", "musst", "wird", "man", "du", "ihr", "sie", "wir", "im", "ersten", "jahr", "lebensjahr", "am", "besten",
  "zupelnie", "calkiem", "calkowicie", "najlepiej", "lepiej",
]);
export const AFTER_NICHT: ReadonlySet<string> = new Set([
  "verwenden", "benutzen", "zugeben", "hinzufugen", "dazugeben", "geben", "nehmen", "zufugen", "verwendet", "enthalten",
]);

/** Left out only where the sentence or its part ends with them: what follows would be their object. */
export const CLOSING_VERBS: ReadonlySet<string> = new Set([
  "pomin", "pomijaj", "pominac", "verzichten", "verzichtet", "rezygnujemy", "rezygnuj", "zrezygnuj", "zrezygnowac", "zrezygnujmy",
]);
/** What may end the sentence behind them. */
export const AFTER_CLOSING: ReadonlySet<string> = new Set(["", "werden"]);
/** Words before a list that its verb asks for: "auf Salz und Zucker verzichten", "z soli i cukru zrezygnuj". */
export const OPENS_LIST: ReadonlySet<string> = new Set(["auf", "z", "ze"]);
export const POLITE: ReadonlySet<string> = new Set(["bitte", "please", "prosze"]);

interface Frame {
  readonly open: ReadonlySet<string>;
  readonly close: ReadonlySet<string>;
  /** Only where nothing is said after it: what is left out overnight is eaten all the same. */
  readonly atEnd?: boolean;
}

/** Verbs that take what they leave out between their two parts: "leave the honey out", "lass den Honig weg". */
export const FRAMES: readonly Frame[] = [
  { open: new Set(["leave", "leaving", "leaves"]), close: new Set(["out"]), atEnd: true },
  { open: new Set(["lass", "lasse", "lasst", "lassen"]), close: new Set(["weg"]) },
  { open: new Set(["swap", "swapping", "exchange", "substitute", "tausche", "tauscht"]), close: new Set(["with", "gegen"]) },
  { open: new Set(["swap", "swapping", "exchange"]), close: new Set(["for"]) },
];

/** "Leave the honey in the cupboard", "lass den Honig im Schrank": it stays where it is, and is not cooked. */
export const LEAVING_VERBS: ReadonlySet<string> = new Set([
  "leave", "leaving", "leaves", "lass", "lasse", "lasst", "lassen", "zostaw", "zostawiamy", "zostawcie",
]);
export const STAYS_IN: readonly (readonly string[])[] = [
  "in the cupboard", "in the pantry", "in the larder", "on the shelf", "in the shop", "in the store", "im schrank", "im kasten",
  "im regal", "im vorratsschrank", "im geschaft", "w szafce", "na polce", "w sklepie",
].map((phrase) => phrase.split(" "));

/** "Honig durch Banane ersetzen", "honey replaced by banana": the first of the two goes. */
export const EXCHANGED_FOR: ReadonlySet<string> = new Set(["durch", "gegen"]);
export const EXCHANGING_VERBS: ReadonlySet<string> = new Set(["ersetzen", "ersetzt", "austauschen", "ausgetauscht", "tauschen", "getauscht"]);
export const AFTER_REPLACED: ReadonlySet<string> = new Set(["by", "with"]);

/** Burmese says it after the thing: not contained, not put in, not used, not fed, avoid, instead of. */
export const BURMESE_LEFT_OUT = ["မပါ", "မထည့်", "မသုံး", "မကျွေး", "မရော", "မပါဝင်", "ရှောင်", "အစား", "မလို", "ထည့်စရာမလို", "ထည့်ဖို့မလို", "ထည့်ရန်မလို", "သုံးစရာမလို", "ဆမ်းစရာမလို", "ဖြူးစရာမလို", "မခတ်", "မဆမ်း", "မဖြူး", "ထပ်မထည့်", "ခတ်စရာမလို", "ခတ်ဖို့မလို", "ခတ်ရန်မလို", "မခပ်", "မပေးပါနဲ့", "မပေးရ", "မပေးသင့်", "မစားသင့်", "မစားရ", "မစားပါနဲ့", "တစ်နှစ်ပြည့်မှ", "တစ်နှစ်ကျော်မှ", "မတိုက်", "မတို့"] as const;
/** What may stand between the thing and that: the signs of the object and of the plural, "at all". */
export const BURMESE_PARTICLES = ["တို့", "ကို", "တွေ", "များ", "လုံးဝ", "ရဲ့", "၏", "ရော", "လည်း", "တော့", "တစ်ခုမှ", "တစ်နှစ်မပြည့်ခင်", "တစ်နှစ်မပြည့်မီ", "တစ်နှစ်အောက်", "ကလေး", "ကို"] as const;
/** What makes it something else: "before adding", "has to be added", food, substitute. */
export const BURMESE_NOT_LEFT_OUT = ["ခင်", "မီ", "မဖြစ်", "အစာ", "အသောက်", "ထိုး"] as const;
/** After "not put in" within a clause: others say so, and it is put in all the same. */
export const BURMESE_BUT = ["ပေမဲ့", "ပေမယ့်", "မမှန်", "နောက်ဆုံးမှ"] as const;
export const BURMESE_AND = ["နှင့်", "နဲ့", "သို့မဟုတ်", "ရော"] as const;
/** After "not put in" they ask for another "not" in the sentence: "if it is not in, it is not good". Folded at their use. */
export const BURMESE_UNLESS = ["ရင်", "လျှင်", "ဘဲ", "လို့"] as const;
