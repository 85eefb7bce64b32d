const phrases = (text: string): readonly (readonly string[])[] => text.split("|").map((phrase) => phrase.trim().split(" "));

/** Until when something is left out, or that it is only left out for now. Folded. */
export const FOR_NOW = phrases(
  "until|till|til|before|yet|for now|for the moment|at first|at the start|at the beginning|at this point|at this stage|to begin with|" +
    "straight away|straightaway|right away|immediately|all at once|in one go|too early|too soon|too often|too much|too many|in excess|in large|in big|generously|" +
    "bis|bevor|ehe|vor|am anfang|zu beginn|vorerst|zunachst|sofort|auf einmal|zu fruh|zu viel|erst am|erst zum|erst nach|" +
    "dopoki|poki|zanim|przed|az|do konca|do czasu|na poczatku|na razie|od razu|zbyt wczesnie|za wczesnie|jeszcze|dopiero|tylko na|" +
    "w nadmiarze|za duzo|zbyt duzo|zbyt wiele",
);

/** The same behind a comma. */
export const FOR_NOW_AFTER_COMMA = phrases(
  "until|till|before|not yet|only at|only after|only once|only when|bis|bevor|ehe|erst|dopoki|poki|zanim|dopiero|tylko na|tylko pod|tylko po|" +
    "except at the end|but at the end|ausser am ende|ausser zum schluss|ausser einem loffel|aber am ende|aber zum schluss|aber ein loffel|" +
    "oprocz lyzeczki|oprocz lyzki|ale na koniec|ale na koncu",
);

/** Said before the negation. */
export const FOR_NOW_BEFORE = phrases(
  "until|till|before|at first|for now|at the start|at the beginning|bis|bevor|vor|noch|am anfang|zu beginn|vorerst|zunachst|dopoki|poki|zanim|" +
    "przed|az do|jeszcze|na poczatku|na razie",
);

/** With these words it is said when it is eaten, or of what most: it is left out all the same. */
export const NOT_FOR_NOW = phrases(
  "before serving|before eating|before you serve|vor dem servieren|vor dem essen|vor allem|przed podaniem|przed jedzeniem",
);

/** What begins something else to be done, after which nothing is said of the thing that is left out. */
export const ANOTHER_PART: ReadonlySet<string> = new Set(["but", "then", "aber", "sondern", "dann", "ale", "lecz", "potem"]);

/** How old somebody is: it is left out for the baby who is not. */
export const OF_AGE: ReadonlySet<string> = new Set([
  "month", "months", "year", "years", "yr", "yrs", "birthday", "birthdays", "age", "old", "older", "monat", "monate", "monaten", "monats",
  "lebensmonat", "lebensjahr", "lebensjahres", "jahr", "jahre", "jahren", "jahres", "geburtstag", "geburtstags", "alter", "eins", "miesiac", "miesiaca", "miesiacem",
  "miesiecy", "miesiacami", "rok", "roku", "rokiem", "lat", "lata", "urodzin", "urodzinach", "urodzinami", "miesiacu", "roczek", "roczku", "roczkiem", "zycia",
]);

/** The same where the part of the sentence ends with them: "until your baby is one". */
export const AGES: ReadonlySet<string> = new Set(["one", "two", "three", "four", "five", "twelve", "1", "2", "3", "4", "5", "12", "24"]);

/** Between a negation and a thing they deny no more than how much of it: "not too much salt", "nie dodawaj jeszcze soli". */
export const ONLY_SO_MUCH: ReadonlySet<string> = new Set([
  "much", "many", "too", "yet", "excess", "excessive", "viel", "viele", "vielen", "vielem", "uberschussiges", "duzo", "wiele", "zbyt", "sporo", "duzej",
  "nadmiaru", "nadmiar", "jeszcze",
]);

/** "Not cooled, not yet": what is left out until something is done to it is eaten then. Folded at their use. */
export const BURMESE_FOR_NOW = ["မချင်း", "မတိုင်ခင်", "မတိုင်မီ", "အများကြီး", "များများ"] as const;
export const BURMESE_OF_AGE = ["နှစ်", "အသက်", "လပြည့်", "မွေးနေ့", "လမပြည့်"] as const;
