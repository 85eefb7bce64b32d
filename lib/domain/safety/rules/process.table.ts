import { MOULDY } from "../burmese-snacks.table";
import { POLISH_ADJECTIVE, withEndings } from "../endings";
import type { RuleId } from "../rule-ids";
import { NO_TERMS, type Rule } from "../rule";
import { joined } from "../joined-phrases";

/** Three hours and more out of the fridge. */
const outForHours = (): readonly string[] => ["3", "4", "5", "6", "7", "8", "9", "10", "12", "three", "four", "five", "six", "eight", "several", "a few"].flatMap((count) =>
  ["hours", "hrs"].flatMap((hours) =>
    ["at room temperature for", "at room temperature", "room temperature for", "room temperature", "at room temp for", "room temp", "left out for", "left out", "out of the fridge for", "on the counter for", "on the worktop for", "on the side for", "on the bench for", "left to stand for"].map(
      (out) => `${out} ${count} ${hours}`,
    ),
  ),
);

/** Left out for a night or a day, kept warm for it, frozen twice, thawed in the warm: with the verb, so that "never" is said of it. */
const keptWronglyEn = (): readonly string[] => [
  ...joined("leave|leaves|keep|keeps|store|stores|let|stand", "|it|them|the rice|rice|the mash|the puree|the food|the soup|the leftovers|leftovers|the rest", "out at room temperature|at room temperature|at room temp|on the counter|on the worktop|on the hob|on the stove|on the cooker|out|out of the fridge|in the pan", "overnight|all night|all day|until tomorrow|until the next day|until the following day|until the next morning|for the next day|till tomorrow|until morning|for a day|for two days|for a few days"),
  ...joined("at room temperature|at room temp|on the hob|on the stove", "until tomorrow|until the next day|until the following day|until the next morning|till tomorrow|until morning|for a day|for two days|for a few days|all day|all night"),
  "refreeze", "refreezes", "refreezing", "refrozen", "re-freeze", "re-freezing", "freeze it again", "freeze them again", "freeze again", "freeze the rest again", "freeze the leftovers again",
  ...joined("keep|keeps", "|it|them|the mash|the rice|the soup|the food", "warm", "in the oven all day|all day|all night|overnight|for hours|for several hours|until the evening|until tomorrow|in the oven overnight"),
  ...joined("reheat|warm|heat", "|it|them|the leftovers|leftovers|the rest", "|up", "as often as you like|as many times as you like|as often as you want|as often as needed|several times|many times|again and again|over and over|as often as necessary"),
  ...joined("thaw|defrost|thaws|defrosts", "|it|them|the meat|the fish|the chicken|the mince|the puree|overnight", "at room temperature|at room temp|on the counter|on the worktop|on the side|on the bench|in the sun|on the radiator"),
];
const keptWronglyDe = (): readonly string[] => [
  ...joined("über Nacht|die ganze Nacht|den ganzen Tag|bis morgen|bis zum nächsten Tag", "bei Zimmertemperatur|bei Raumtemperatur|auf dem Herd|auf der Arbeitsplatte|auf der Anrichte|ungekühlt|draußen", "|stehen lassen|stehenlassen|lassen|aufbewahren|lagern|stehen"),
  ...joined("bei Zimmertemperatur|bei Raumtemperatur|auf dem Herd|auf der Arbeitsplatte|ungekühlt|draußen", "über Nacht|die ganze Nacht|den ganzen Tag|bis morgen|bis zum nächsten Tag", "|stehen lassen|stehenlassen|lassen|aufbewahren|lagern"),
  ...joined("4 Stunden|5 Stunden|6 Stunden|8 Stunden|mehrere Stunden|einige Stunden|stundenlang", "bei Zimmertemperatur|bei Raumtemperatur|auf dem Herd|auf der Arbeitsplatte|auf der Anrichte|ungekühlt|draußen", "stehen lassen|stehenlassen|lassen|aufbewahren|stehen"),
  ...joined("bei Zimmertemperatur|bei Raumtemperatur|auf der Arbeitsplatte|ungekühlt", "stehen lassen|stehenlassen|aufbewahren|lagern", "und dann füttern|und füttern"),
  ...joined("bei Zimmertemperatur|bei Raumtemperatur|auf der Arbeitsplatte|auf der Heizung|in der Sonne", "auftauen|auftauen lassen|aufgetaut"),
  ...joined("wieder|erneut|nochmal|nochmals|noch einmal|ein zweites Mal", "einfrieren|eingefroren|einzufrieren|eingefrieren"), "friere es wieder ein", "friere den Rest wieder ein", "friere sie wieder ein",
  ...joined("den ganzen Tag|über Nacht|die ganze Nacht|stundenlang|mehrere Stunden", "|im Ofen|im Backofen", "warm halten|warmhalten|warm gehalten"),
  ...joined("beliebig oft|mehrmals|so oft du willst|so oft du möchtest|immer wieder|mehrfach", "aufwärmen|erwärmen"),
];
const keptWronglyPl = (): readonly string[] => [
  ...joined("rozmroź|rozmrażaj|rozmrażać|rozmrozić", "|je|mięso|rybę|puree", "na blacie|w temperaturze pokojowej|na kaloryferze|na słońcu|na stole"),
  ...joined("zamroź|zamrażaj|zamrażać|zamrozić|zamroź je|zamroź resztę|mroź", "ponownie|jeszcze raz|znowu|po raz drugi|drugi raz"), "ponownie zamroź", "ponownie zamrozić", "ponownie zamrażać",
  ...joined("zostaw|zostawić|zostawiaj|trzymaj|przechowuj|pozostaw|odstaw", "|je|ryż|zupę|puree|kaszę|resztę|resztki", "na noc|na całą noc|do jutra|do następnego dnia|na cały dzień|do rana|przez noc|przez całą noc", "w temperaturze pokojowej|na kuchence|na blacie|na stole|poza lodówką|na palniku"),
  ...joined("zostaw|zostawić|zostawiaj|trzymaj|przechowuj|pozostaw|odstaw", "|je|ryż|zupę|puree|kaszę|resztę|resztki", "w temperaturze pokojowej|na kuchence|na blacie|na stole|poza lodówką", "na noc|na całą noc|do jutra|do następnego dnia|na cały dzień|do rana|przez noc|przez całą noc|przez cały dzień"),
  ...joined("w temperaturze pokojowej|na blacie|na kuchence", "do jutra|do następnego dnia|przez noc|przez całą noc|na noc|na całą noc|do rana"),
  ...joined("trzymaj|utrzymuj", "|w piekarniku", "w cieple|ciepłe", "|w piekarniku", "cały dzień|przez cały dzień|całą noc|przez całą noc"),
  ...joined("podgrzewaj|odgrzewaj|podgrzewać|odgrzewać", "|resztki|je", "wielokrotnie|kilka razy|ile razy chcesz|wiele razy|ile chcesz"),
];
const keptWronglyMy = (): readonly string[] => [
  ...joined("တစ်ညလုံး|တစ်ည|တစ်နေ့လုံး|တစ်နေကုန်|မနက်အထိ", "အပြင်မှာ|အပြင်တွင်|အခန်းအပူချိန်မှာ|အခန်းအပူချိန်တွင်|မီးဖိုပေါ်မှာ|မီးဖိုပေါ်တွင်", "ထား|သိမ်း"),
  ...joined("အပြင်မှာ|အပြင်တွင်|အခန်းအပူချိန်မှာ|အခန်းအပူချိန်တွင်|မီးဖိုပေါ်မှာ|မီးဖိုပေါ်တွင်", "တစ်ညလုံး|တစ်ည|တစ်နေ့လုံး|တစ်နေကုန်|မနက်အထိ", "ထား|သိမ်း"),
  "ပြန်အေးခဲပါ", "ပြန် အေးခဲပါ", "ပြန်အေးခဲထား", "ထပ်အေးခဲပါ", "ပြန်ခဲထား",
].flatMap((words) => [words, words.replace(/ (?=\S*$)/, ""), words.replaceAll(" ", "")]);

/** Of a German adjective behind its noun, and before it. */
const GERMAN_ADJECTIVE = ["", "e", "er", "es", "en", "em"];

/** "Past its use-by date", as it is written on labels and said. */
const PAST_ITS_DATE: readonly string[] = ["past", "after", "beyond", "over"].flatMap((past) =>
  ["its", "their", "the", "it's"].flatMap((whose) =>
    ["use-by date", "use-by", "expiry date", "expiration date", "expiry", "expiration"].map(
      (date) => `${past} ${whose} ${date}`,
    ),
  ),
);
const SWOLLEN_TINS: readonly string[] = ["bulging", "swollen", "bloated", "blown"].flatMap((swollen) =>
  ["tin", "tins", "can", "cans"].map((tin) => `${swollen} ${tin}`),
);

/** How food is kept, warmed and eaten. Reviewed by hand; sources per rule. */
export const PROCESS_RULES = {
  process_temp: {
    id: "process_temp",
    stages: [{ untilMonths: null, severity: "limit" }],
    terms: {
      en: ["day-old rice", "day old rice", "leftover rice", "yesterday's rice", "last night's rice", "reheated rice", "microwave", "rice salad", "microwaved"],
      de: ["Mikrowelle"],
      "de-AT": [],
      pl: ["mikrofalówka", "mikrofalówce"],
      my: ["ပြန်နွှေးခြင်း"],
    },
    words: NO_TERMS,
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["Temps", "G"],
  },
  process_supervise: {
    id: "process_supervise",
    stages: [{ untilMonths: null, severity: "limit" }],
    terms: {
      en: ["snack on the go", "in the car seat", "in the pram"],
      de: ["Snack unterwegs"],
      "de-AT": ["Jause unterwegs"],
      pl: ["przekąska w drodze"],
      my: [],
    },
    words: NO_TERMS,
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["EYFS", "ICN", "AAP2010"],
  },
  process_storage: {
    id: "process_storage",
    stages: [{ untilMonths: null, severity: "forbid" }],
    get terms() {
      return {
        en: [
          ...outForHours(), "left on the hob overnight", "leave the pan on the hob overnight", "leave the pan on the stove overnight", "leave the pot on the stove overnight", "leave the pot on the hob overnight", "leave it on the hob overnight", "leave it on the stove overnight", "left on the worktop", "left on the side", "left on the side overnight", "left on the bench", "left on the bench overnight", "left on the worktop overnight", "on the counter overnight", "on the worktop overnight", "on the bench overnight", "on the counter all night", "left out all night", "out all night", "left on the hob overnight", "left on the stove overnight", "in the warm oven overnight", "overnight rice",
          "left in the car", "left out overnight", "room temperature overnight", "lukewarm for hours",
          "left out all day", "overnight at room temperature",
          "left on the counter overnight", "stood out overnight",
          "left on the counter", ...keptWronglyEn(),
        ],
        de: ["über Nacht stehen gelassen", "im Auto gelassen", "bei Raumtemperatur über Nacht", "über Nacht draußen", "stand über Nacht", ...keptWronglyDe()],
        "de-AT": [],
        pl: ["zostawione na noc", "zostawione w aucie", "stało całą noc", ...keptWronglyPl()],
        my: ["တစ်ညလုံးထားထားသော", ...new Set(keptWronglyMy())],
      };
    },
    words: NO_TERMS,
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["EFSAnit", "AESANnit", "Temps", "G"],
  },
  // What is only past its best-before date is none of it: that date speaks of quality.
  spoiled_food: {
    id: "spoiled_food",
    stages: [{ untilMonths: null, severity: "forbid" }],
    terms: {
      en: [
        "mouldy", "moldy", "mouldering", "rotten", "rotting", "half-rotten", "putrid", "rancid", "spoiled", "spoilt", "expired", "gone off", "going off", "gone bad", "going bad", "gone mouldy", "gone moldy",
        "mould on it", "mold on it", "mould on them", "mold on them", "covered in mould", "covered in mold", "with mould", "with mold", "out of date", "past use-by", "past expiry", "maggots", "maggoty",
        ...PAST_ITS_DATE, ...SWOLLEN_TINS,
      ],
      de: [
        ...withEndings("verschimmelt angeschimmelt schimmlig schimmelig verfault angefault faul faulig verdorben vergammelt gammlig gammelig ranzig abgelaufen", GERMAN_ADJECTIVE),
        "schlecht geworden", "schlecht gewordene", "schlecht gewordener", "schlecht gewordenes", "schlecht gewordenen", "mit Schimmel", "Schimmel wegschneiden", "Schimmel einfach wegschneiden", "Schimmel abschneiden", "Schimmel entfernen", "Schimmel drauf", "Schimmel dran", "mit Maden",
        "nach dem Verbrauchsdatum", "über dem Verbrauchsdatum", "Verbrauchsdatum überschritten", "aufgeblähte Dose", "gewölbte Dose", "aufgeblähte Konserve", "aus aufgeblähter Dose",
      ],
      "de-AT": [],
      pl: [
        ...withEndings("spleśniał zapleśniał nadpleśniał zepsut nadpsut zgnił nadgnił przegnił zjełczał przeterminowan nieśwież stęchł", POLISH_ADJECTIVE),
        "po terminie", "po terminie ważności", "po terminie przydatności", "po terminie przydatności do spożycia", "z pleśnią", "z odrobiną pleśni", "odrobina pleśni", "trochę pleśni", "z nalotem pleśni", "nalot pleśni", "z robakami", "wybrzuszona puszka", "z wybrzuszonej puszki", "napęczniała puszka", "wydęta puszka",
      ],
      my: [
        ...MOULDY, "ပုပ်သိုး", "ပုပ်နေ", "ပုပ်နေတဲ့", "ပုပ်သော", "ပုပ်သွား", "သိုးနေ", "သိုးနေတဲ့", "သိုးသွား", "ရက်လွန်", "ရက်ကျော်", "သက်တမ်းလွန်", "သက်တမ်းကုန်", "သက်တမ်းကျော်", "ပျက်နေတဲ့", "နို့သိုး", "ထမင်းသိုး", "ဟင်းသိုး",
      ],
    },
    words: NO_TERMS,
    foods: [],
    bareFood: "triggers",
    triggerForms: [],
    acceptableForms: {},
    sources: ["BfRmould", "FSAdates"],
  },
} satisfies Partial<Record<RuleId, Rule>>;
